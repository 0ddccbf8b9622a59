### Captain Hook: names, cards and guide.

name-jolly-roger = Jolly Roger
name-skull-rock = Skull Rock
name-mermaid-lagoon = Mermaid Lagoon
name-hangmans-tree = Hangman's Tree
name-aim-tree-open = Hangman's Tree open
name-aim-pan-found = Peter Pan found
name-aim-pan-near = His steps to the Jolly Roger
name-why-splitting-headache = there is no item within reach

## Villain cards

card-boarding-party = Boarding Party
    .long = It can also fight heroes at a neighbouring place, alone or together with allies there. Neither place may be locked.
card-give-them-a-scare = Give Them a Scare
    .long = Look secretly at the next two cards of your fate deck. Discard both, or put both back on top in any order. Peter Pan is not revealed by this.
card-swashbuckler = Swashbuckler
    .long = No ability.
card-worthy-opponent = Worthy Opponent
    .long = Gain 2 power. Then reveal cards from your own fate deck until a hero appears. You must play that hero, but you choose the place and make the hero's decisions; the other revealed cards are discarded.
card-aye-aye-sir = Aye, Aye, Sir!
    .long = Move one ally to a neighbouring place that is not locked. This ally's strength goes up by 2 until the end of your turn.
card-cannon = Cannon
    .long = Its place has one more symbol, vanquish, which heroes never cover.
card-cunning = Cunning
    .long = While the villain whose turn it is has an ally with a strength of 4 or more, you may play an ally from your hand for free.
card-cutlass = Cutlass
    .long = Attach it to an ally, whose strength goes up by 2.
card-hooks-case = Hook's Case
    .long = Its place has one more symbol, gain 1 power, which heroes never cover.
card-obsession = Obsession
    .long = When the villain whose turn it is defeats a hero with a strength of 4 or more, you may reveal cards from your own fate deck until a hero appears. Play that hero to a place of your choice, or discard it; Peter Pan must be played. The other revealed cards are discarded.
card-pirate-brute = Pirate Brute
    .long = No ability.
card-ingenious-device = Ingenious Device
    .long = Its place has one more symbol, move a hero, which heroes never cover.
card-mr-starkey = Mr. Starkey
    .long = When he is played, you may move one hero from his place to a neighbouring place that is not locked.
card-never-land-map = Never Land Map
    .long = When it is played, Hangman's Tree is unlocked for good. From then on you may discard the Map instead of paying for another item.
card-smee = Smee
    .long = His strength goes up by 2 while he is at the Jolly Roger.

## Fate

card-pixie-dust = Pixie Dust
    .long = Attach it to a hero, whose strength goes up by 2. It cannot be given to a hero at a locked place.
card-lost-boys = Lost Boys
    .long = At least two allies must take part when this hero is vanquished.
card-splitting-headache = Splitting Headache
    .long = Discard any one item from Captain Hook's realm, even one that an ally or a hero carries, but not from a locked place.
card-taunt = Taunt
    .long = Attach it to a hero who is not at a locked place. As long as any hero carries a Taunt, only heroes with a Taunt can be defeated.
card-john = John
    .long = His strength goes up by 1 while he carries at least one item, on top of what the item adds.
card-michael = Michael
    .long = His strength goes up by 1 for each place in the realm that has a hero, his own place included.
card-peter-pan = Peter Pan
    .long = As soon as he is revealed, he must be played to Hangman's Tree, even if it is locked; all cards revealed with him are discarded. If he is defeated at the Jolly Roger, Captain Hook wins at once.
card-tick-tock = Tick Tock
    .long = Whenever Captain Hook moves to this place, he discards his whole hand before he acts.
card-tinker-bell = Tinker Bell
    .long = When she is played, you may discard one ally at her place. (Older printing: you must.)
card-wendy = Wendy
    .long = The strength of all other heroes in the realm goes up by 1.

## What his cards ask and tell

prompt-look-ahead = { $card }: what happens to the cards you see?
    .help = Only you see them. Put one of them on top of the fate deck, with the other right below it, or discard them all.
choice-put-on-top = Put { $card } on top
choice-discard-seen = Discard them all
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
told-strengthens = { $card } gains { $amount } strength until the end of the turn.

## Guide

guide-captain-hook-aim = Defeat Peter Pan while he is at the Jolly Roger. You win the moment it happens.
guide-captain-hook-way =
    Four things have to come together. Play the Never Land Map to unlock Hangman's Tree; discard freely until you find it. Make Peter Pan appear: Worthy Opponent and Obsession turn over your fate cards until a hero comes up, and a look with Give Them a Scare tells you when he is near. Then bring him to the ship, three steps from Hangman's Tree by way of Mermaid Lagoon and Skull Rock. Hangman's Tree has the symbol for it, the Ingenious Device puts a second one where you like, and Mr. Starkey pushes him one step further.
    Meanwhile gather a crew with a strength of 8 or more at the Jolly Roger, where you have a vanquish symbol. Smee is at his best there, Cutlasses and Pirate Brutes count most, a Boarding Party can help from Skull Rock, and Aye, Aye, Sir! brings in a straggler just in time. It makes no difference whether you unlock the place or find Peter Pan first.
guide-captain-hook-beware =
    Do not defeat Peter Pan anywhere else: he would go to the fate discard pile and you would have to find him again. Before the last fight your opponents will strengthen him with Pixie Dust and Wendy, or protect him with a Taunt on another hero, so keep more strength than 8 and a second vanquish symbol, such as a Cannon. Tinker Bell takes single allies, Splitting Headache takes items. Never go to Tick Tock with cards you need. Once the Map has done its job, you may give it up for an expensive item; the tree stays unlocked.
