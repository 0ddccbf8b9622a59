### Captain Hook: names, cards and guide.

name-captain-hook = Captain Hook
name-jolly-roger = Jolly Roger
name-skull-rock = Skull Rock
name-mermaid-lagoon = Mermaid Lagoon
name-hangmans-tree = Hangman's Tree
name-aim-tree-open = Hangman's Tree open
name-aim-pan-found = Peter Pan found
name-aim-pan-near = His steps to the Jolly Roger

## Villain cards

card-boarding-party = Boarding Party
    .long = It can also fight heroes at a neighbouring place, alone or together with allies there. Neither place may be locked.
card-give-them-a-scare = Give Them a Scare
    .long = Look secretly at the next two cards of your fate deck. Discard both, or put both back on top in the order you like. Peter Pan is not revealed by this.
card-swashbuckler = Swashbuckler
    .long = No ability.
card-worthy-opponent = Worthy Opponent
    .long = Gain 2 power. Then reveal cards of your own fate deck until a hero appears. You must play that hero, but you choose the place and make the hero's decisions; the other revealed cards are discarded.
card-aye-aye-sir = Aye, Aye, Sir!
    .long = Move one ally to a neighbouring place that is not locked. This ally is 2 stronger until your turn ends.
card-cannon = Cannon
    .long = Its place has one more symbol, vanquish, which heroes never cover.
card-cunning = Cunning
    .long = While the villain whose turn it is has an ally with a strength of 4 or more, you may play an ally from your hand for nothing.
card-cutlass = Cutlass
    .long = Attach it to an ally, who is 2 stronger.
card-hooks-case = Hook's Case
    .long = Its place has one more symbol, gain 1 power, which heroes never cover.
card-obsession = Obsession
    .long = When the villain whose turn it is defeats a hero with a strength of 4 or more, you may reveal cards of your own fate deck until a hero appears. Play that hero to a place you choose, or discard it; Peter Pan must be played. The other revealed cards are discarded.
card-pirate-brute = Pirate Brute
    .long = No ability.
card-ingenious-device = Ingenious Device
    .long = Its place has one more symbol, move a hero, which heroes never cover.
card-mr-starkey = Mr. Starkey
    .long = When he is played, you may move one hero from his place to a neighbouring place that is not locked.
card-never-land-map = Never Land Map
    .long = When it is played, Hangman's Tree is unlocked for good. From then on you may discard the Map instead of paying for another item.
card-smee = Smee
    .long = He is 2 stronger while he is at the Jolly Roger.

## Fate

card-pixie-dust = Pixie Dust
    .long = Attach it to a hero, who is 2 stronger. It cannot be given to a hero at a locked place.
card-lost-boys = Lost Boys
    .long = At least two allies must take part when this hero is vanquished.
card-splitting-headache = Splitting Headache
    .long = Discard any one item from Captain Hook's realm, even one that an ally or a hero carries, but not from a locked place.
card-taunt = Taunt
    .long = Attach it to a hero who is not at a locked place. As long as any hero carries a Taunt, only heroes with a Taunt can be defeated.
card-john = John
    .long = He is 1 stronger while he carries at least one item, besides what the item adds.
card-michael = Michael
    .long = He is 1 stronger for each place of the realm where there is a hero, his own place included.
card-peter-pan = Peter Pan
    .long = As soon as he is revealed he must be played to Hangman's Tree, even if it is locked; all cards revealed with him are discarded. If he is defeated at the Jolly Roger, Captain Hook wins at once.
card-tick-tock = Tick Tock
    .long = Whenever Captain Hook's figure moves to this place, he discards his whole hand before he acts.
card-tinker-bell = Tinker Bell
    .long = When she is played, you may discard one ally at her place. (Older printing: you must.)
card-wendy = Wendy
    .long = All other heroes in the realm are 1 stronger.

## What his cards ask and tell

prompt-look-ahead = { $card }: what happens to the cards you see?
    .help = Only you see them. Put one of them on top of the fate deck, with the other right below it, or discard all of them.
choice-put-on-top = { $card } on top
choice-discard-seen = Discard all of them
told-looks-ahead =
    { $seat ->
        [you] You look
       *[other] { $seat } looks
    } at { $count ->
        [one] the next fate card.
       *[other] the next { $count } fate cards.
    }
told-puts-back =
    { $seat ->
        [you] You put
       *[other] { $seat } puts
    } { $count ->
        [one] the fate card back on top.
       *[other] the { $count } fate cards back on top.
    }
told-strengthens = { $card } is { $amount } stronger until the turn ends.

## Guide

guide-captain-hook-aim = Defeat Peter Pan while he is at the Jolly Roger. You win the moment it happens.
guide-captain-hook-way =
    Four things have to come together. Play the Never Land Map to unlock Hangman's Tree; go through your deck with discards until you have it. Make Peter Pan appear: Worthy Opponent and Obsession turn your fate cards over until a hero comes, and a look with Give Them a Scare tells you when he is near. Then bring him to the ship, three steps from Hangman's Tree over Mermaid Lagoon and Skull Rock. Hangman's Tree has the symbol for it, the Ingenious Device puts a second one where you like, and Mr. Starkey pushes him one step more.
    Meanwhile gather a crew of strength 8 or more at the Jolly Roger, where you have a vanquish symbol. Smee is at his best there, Cutlasses and Pirate Brutes count most, a Boarding Party can help from Skull Rock, and Aye, Aye, Sir! brings in a straggler just in time. Whether you unlock the place or find Peter Pan first makes no difference.
guide-captain-hook-beware =
    Do not defeat Peter Pan anywhere else: he would go to the fate discard pile and you would have to find him again. Before the last fight your opponents will strengthen him with Pixie Dust and with Wendy, or protect him with a Taunt on another hero, so keep more strength than 8 and a second vanquish symbol, such as a Cannon. Tinker Bell takes single allies, Splitting Headache takes items. Never go where Tick Tock is with cards you need. Once you have used the Map you may spend it on an expensive item; the tree stays open.
