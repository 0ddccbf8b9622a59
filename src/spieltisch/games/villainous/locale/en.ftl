### Villainous in English: what all villains share. Each villain's own words are in en/.
### A seat that is called "you" is addressed: "You gain" instead of "Anna gains".

game-name = Villainous
game-about = Be one of six villains, each with a wicked aim of its own, and send the others the heroes they dread.
game-rules =
    Everybody is a different villain with a realm of four places, two decks and
    an aim of their own. Whoever reaches their aim first wins alone. Your turn:
    1. Move your villain to another place of your realm. It may not stay.
    2. Use the symbols there, each once, in any order: gain power, play a card,
       activate a card, vanquish a hero, move an ally or item to a neighbouring
       place, move a hero, discard cards, or bring fate upon somebody. Heroes
       cover the upper symbols of their place until you get rid of them.
    3. Fill your hand up to four cards.
    Allies fight for you, items help, effects happen once; they cost power.
    Conditions are free: play them in another villain's turn when what they ask
    for is true there. To vanquish a hero, send allies from its place who are
    at least as strong together; they are discarded.
    Fate: choose an opponent, reveal two cards of their fate deck, play one in
    their realm and discard the other. With five or six players the fate token
    protects whoever was the last victim.
    Nothing can be done at a locked place. Discard piles are open to all.

## Building blocks

of-seat =
    { $seat ->
        [you] your
       *[other] { $seat }'s
    }
## What happens

told-drafts =
    { $seat ->
        [you] You become
       *[other] { $seat } becomes
    } { $villain }.
told-turn =
    Round { $round }: it is { $seat ->
        [you] your
       *[other] { $seat }'s
    } turn.
told-villain-moves =
    { $seat ->
        [you] Your
       *[other] { $seat }'s
    } villain moves to { $place }.
told-stays =
    { $seat ->
        [you] Your
       *[other] { $seat }'s
    } villain stays where it is.
told-gains =
    { $seat ->
        [you] You gain
       *[other] { $seat } gains
    } { $amount } power.
told-loses =
    { $seat ->
        [you] You lose
       *[other] { $seat } loses
    } { $amount } power.
told-pays =
    { $seat ->
        [you] You pay
       *[other] { $seat } pays
    } { $amount } power.
told-power-on-hero = { $amount } of { of-seat } power now lies on { $card }.
told-power-returns =
    { $seat ->
        [you] You get
       *[other] { $seat } gets
    } { $amount } power back.
told-deck-shuffled =
    { $seat ->
        [you] Your
       *[other] { $seat }'s
    } discard pile is shuffled into the villain deck.
told-fate-shuffled =
    { $seat ->
        [you] Your
       *[other] { $seat }'s
    } fate discard pile is shuffled into the fate deck.
told-draws =
    { $seat ->
        [you] You draw
       *[other] { $seat } draws
    } { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
told-takes =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } { $card } into the hand.
told-discards =
    { $seat ->
        [you] You discard
       *[other] { $seat } discards
    } { $cards } from the hand.
told-reveals = From { of-seat } deck appear: { $cards }.
told-put-away = Discarded: { $cards }.
told-plays =
    { $seat ->
        [you] You play
       *[other] { $seat } plays
    } { $card }.
told-plays-to =
    { $seat ->
        [you] You play
       *[other] { $seat } plays
    } { $card } to { $place }.
told-attaches =
    { $seat ->
        [you] You attach
       *[other] { $seat } attaches
    } { $card } to { $target }.
told-hero-comes =
    { $seat ->
        [you] You send
       *[other] { $seat } sends
    } { $card } to { $place }.
told-hero-found = { $card } is found and comes to { $place }.
told-moves = { $card } moves to { $place }.
told-unlocks = The lock at { $place } is gone.
told-saved = { $target } is discarded in place of { $card }.
told-leaves = { $card } is discarded.
told-defeats = { $card } (strength { $strength }) is defeated.
told-back-to-deck = The hero is shuffled back into { of-seat } fate deck.
told-back-on-top = { $card } goes back on top of { of-seat } fate deck.
told-item-returns = { $card } comes back to { $seat ->
        [you] you
       *[other] { $seat }
    }.
told-activates =
    { $seat ->
        [you] You activate
       *[other] { $seat } activates
    } { $card }.
told-fights =
    { $seat ->
        [you] You send
       *[other] { $seat } sends
    } { $cards } against { $card }, with a strength of { $sum }.
told-fates =
    { $seat ->
        [you] You bring
       *[other] { $seat } brings
    } fate upon { $other ->
        [you] you
       *[other] { $other }
    }.
told-fate-fails = { $card } cannot be played.
told-fate-misses = Neither card can be played on { $seat ->
        [you] you
       *[other] { $seat }
    }.
told-token = The fate token goes to { $seat ->
        [you] you
       *[other] { $seat }
    }.
told-hand-open =
    { $seat ->
        [you] Your
       *[other] { $seat }'s
    } hand is open for all to see: { $cards }.
told-wins =
    { $seat ->
        [you] You have reached your aim and win
       *[other] { $seat } has reached the aim and wins
    } the match!
told-limit = Round { $round } was the last one: no villain has won.

## Questions

prompt-draft = Who do you want to be?
    .help = Choose one of the villains that are left. Each has its own realm, cards and aim.
prompt-move = Where does your villain go?
    .help = At the beginning of your turn your villain moves to another place. You then use the symbols there.
prompt-act = What do you do?
    .help = Use each free symbol of your place once, in any order. Symbols under heroes are covered. When you end your turn, you fill your hand up.
prompt-play = Which card do you play?
    .help = These are the cards that you can pay for and whose text can be carried out. Conditions are played in the turns of others.
prompt-activate = Which card do you activate?
    .help = Its ability happens each time you activate it. It stays where it is.
prompt-fate = Who shall meet their fate?
    .help = Two cards of this player's fate deck are revealed. You play one of them there; the other is discarded. The fate token protects its holder.
prompt-fate-card = Which card does fate bring { $other ->
        [you] you
       *[other] { $other }
    }?
    .help = You play it in this player's realm and make the choices it asks for. The other card is discarded.
prompt-move-card = What do you move?
    .help = An ally, or an item that nobody carries, goes to a neighbouring place that is not locked.
prompt-move-hero = Which hero do you move?
    .help = A hero goes to a neighbouring place that is not locked, with all items.
prompt-vanquish = Which hero do you vanquish?
    .help = Allies at its place must be at least as strong together as the hero. They are discarded afterwards.
prompt-send = Whom do you send against { $card }? ({ $sum } of { $needed })
    .help = Send allies until their strength reaches that of the hero. You may send more than needed.
prompt-discard = Which cards do you discard?
    .help = You may discard as many as you like. You draw new cards when your turn ends.
prompt-pay = How do you pay for { $card }?
    .help = You can pay the power, or discard a card that pays instead.
prompt-buy-off = Do you buy a card off before fate strikes?
    .help = You can pay power to get rid of it, at any time.
prompt-react = Do you play a condition?
    .help = In another villain's turn you may play a condition if what it asks for is true there. Everybody who might have one is asked, so nobody can tell.
prompt-pick-card = { $card }: what do you choose?
    .help = This card asks for a choice. Its text says what happens with what you choose.
prompt-pick-place = { $card }: which place?
    .help = Choose the place where this card goes or what its text is about.
prompt-pick-number = { $card }: how much?
    .help = This card asks for a number.
prompt-use-ability = Do you use the ability of { $card }?
    .help = The text of this card says "may": you can also leave it.
prompt-extra-action = { $card }: which action do you perform?
    .help = This card lets you perform one more action, at the place that it says.

## Choices

choice-be = Be { $villain }
choice-place = { $place }
choice-stay = Stay here
choice-act-gain = Gain { $amount } power
choice-act-play = Play a card
choice-act-activate = Activate a card
choice-act-fate = Bring fate
choice-act-move = Move an item or ally
choice-act-move-hero = Move a hero
choice-act-vanquish = Vanquish a hero
choice-act-discard = Discard cards
choice-symbol-of = Use the symbol of { $card }
choice-end-turn = End the turn
choice-play-card = Play { $card }
choice-activate-card = Activate { $card }
choice-move-card = Move { $card }
choice-vanquish-hero = Vanquish { $card }
choice-send = Send { $card }
choice-target = { $seat ->
        [you] You
       *[other] { $seat }
    }
choice-play-fate = Play { $card }
choice-bearer = Attach to { $card }
choice-discard = Discard { $card }
choice-defeat = Defeat { $card }
choice-take = Take { $card }
choice-buy-off = Buy off { $card }
choice-pay-with = Discard { $card } instead
choice-pay-power = Pay { $amount } power
choice-amount = { $amount }
choice-react = Play { $card }
choice-use = Yes
choice-decline = No
choice-pass = Nothing
choice-done = Done

## Options

option-villain = Villain
    .help = Who plays which villain: a certain one, a random one, or chosen in turn when the match begins. Each villain is there once.
option-strict_printing = Older printing
    .help = Some cards say "must" where later printings say "may". This option plays them the older, stricter way.
option-round_limit = Last round
    .help = After so many rounds the match ends without a winner. A match between people is over long before.

## Names

name-random = Random
name-draft = Choosing
name-before = Before the move
name-move = Moving
name-act = Acting
name-over = Over
name-action-gain = Gain power
name-action-play = Play a card
name-action-activate = Activate
name-action-fate = Fate
name-action-move = Move item or ally
name-action-move-hero = Move a hero
name-action-vanquish = Vanquish
name-action-discard = Discard
name-type-ally = Ally
name-type-item = Item
name-type-effect = Effect
name-type-condition = Condition
name-type-curse = Curse
name-type-hero = Hero
name-free = free
name-used = used
name-covered = covered
name-normal = of normal size
name-shrunken = shrunken
name-enlarged = enlarged

## The table in words

describe-table = Round { $round }. { $phase }.
describe-no-villain = { $seat ->
        [you] You have
       *[other] { $seat } has
    } no villain yet.
describe-chosen = { $seat ->
        [you] You are
       *[other] { $seat } is
    } { $villain }.
describe-realm = { $seat ->
        [you] You are
       *[other] { $seat } is
    } { $villain }, at { $place }, with { $power } power{ $protected ->
        [0] .
       *[other] {" "}and the fate token.
    }
describe-aim = { "  " }{ $aim }: { $done } of { $due }.
describe-piles = { "  " }{ $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand: { $cards }. Deck { $deck }, discarded { $discard }; fate deck { $fate }, discarded { $gone }.
describe-place = { "  " }{ $place }{ $locked ->
        [0] {""}
       *[other] {" "}(locked)
    }
describe-symbol = { "    " }{ $action }{ $amount ->
        [0] {""}
       *[other] {" "}{ $amount }
    } ({ $state })
describe-card = { "    " }{ $type }: { $card }{ $strength ->
        [-1] {""}
       *[other] , strength { $strength }
    }{ $wicket ->
        [0] {""}
       *[other] , a wicket
    }{ $power ->
        [0] {""}
       *[other] , { $power } power on it
    }{ $sized ->
        [0] {""}
       *[other] , { $size }
    }{ $count ->
        [0] {""}
       *[other] , with { $cards }
    }
