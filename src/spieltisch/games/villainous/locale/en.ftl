### Villainous in English: what all villains share. Each villain's own words are in en/.
### A seat that is called "you" is addressed: "You gain" instead of "Anna gains".

game-name = Villainous
game-about = Be one of six villains, each with a wicked objective, and send the others the heroes they dread.
game-rules =
    Everybody is a different villain with a realm of four places, two decks and
    an objective of their own. The first to reach theirs wins. On your turn:
    1. Move your villain to another place in your realm. You may not stay put.
    2. Use the symbols there, each once, in any order: gain power, play a card,
       activate a card, vanquish a hero, move an ally or item to a neighbouring
       place, move a hero, discard cards, or turn fate against somebody. Heroes
       cover the upper symbols of their place until you get rid of them.
    3. Draw until you hold four cards.
    Allies fight for you, items help, effects happen once; all of them cost
    power. Conditions are free: play them on another villain's turn when what
    they ask for is true there. To vanquish a hero, send allies from its place
    whose combined strength is at least the hero's; they are discarded.
    Fate: choose an opponent, reveal two cards from their fate deck, play one in
    their realm and discard the other. With five or six players the fate token
    protects whoever was fated last.
    Nothing can be done at a locked place. Discard piles are open to all.
game-provenance = Boards, decks, costs, strengths and effects are those of the printed base game in its later English edition, told in our own words; Maleficent's we could only check against copies of her texts. The round limit and the answers to open questions are ours.

## Building blocks

of-seat =
    { $seat ->
        [you] your
       *[other] { $seat }'s
    }
Of-seat =
    { $seat ->
        [you] Your
       *[other] { $seat }'s
    }
# What a place offers a villain who goes there. `covered` has a bit for each symbol on top.
offers =
    { $covered ->
        [0] { $first }, { $second }, { $third }{ $symbols ->
            [3] {""}
           *[other] , { $fourth }
        }
        [1] { $second }, { $third }, { $fourth } (covered: { $first })
        [2] { $first }, { $third }, { $fourth } (covered: { $second })
       *[other] { $third }, { $fourth } (covered: { $first }, { $second })
    }{ $more ->
        [0] {""}
        [one] ; 1 more symbol from a card
       *[other] ; { $more } more symbols from cards
    }
# Which of several symbols is meant, where a place has two of a kind or the place is another one.
which =
    { $which ->
        [0] {""}
        [1] {" "}(upper symbol)
        [2] {" "}(lower symbol)
        [3] {" "}at { $place }
        [4] {" "}at { $place } (upper symbol)
       *[other] {" "}at { $place } (lower symbol)
    }

## What happens

told-drafts =
    { $seat ->
        [you] You become
       *[other] { $seat } becomes
    } { $villain }.
told-turn = Round { $round }: { of-seat } turn.
told-villain-moves = { Of-seat } villain moves to { $place }.
told-stays = { Of-seat } villain stays put.
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
told-power-on-hero = { $amount } of { of-seat } power is put on { $card }.
told-power-returns =
    { $seat ->
        [you] You get
       *[other] { $seat } gets
    } { $amount } power back.
told-deck-shuffled = { Of-seat } discard pile is shuffled into the villain deck.
told-fate-shuffled = { Of-seat } fate discard pile is shuffled into the fate deck.
told-draws =
    { $seat ->
        [you] You draw
       *[other] { $seat } draws
    } { $count ->
        [one] 1 card.
       *[other] { $count } cards.
    }
told-takes =
    { $seat ->
        [you] You take { $card } into your hand.
       *[other] { $seat } takes { $card } into hand.
    }
told-discards =
    { $seat ->
        [you] You discard { $cards } from your hand.
       *[other] { $seat } discards { $cards } from hand.
    }
told-reveals = Revealed from { of-seat } { $fate ->
        [0] villain deck
       *[other] fate deck
    }: { $cards }.
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
told-hero-found = { $card } is found and brought to { $place }.
told-moves = { $card } moves to { $place }.
told-unlocks = { $place } is unlocked.
told-saved = { $target } is discarded instead of { $card }.
told-leaves = { $card } is discarded.
told-defeats = { $card } (strength { $strength }) is defeated.
told-back-to-deck = The hero is shuffled back into { of-seat } fate deck.
told-back-on-top = { $card } goes back on top of { of-seat } fate deck.
told-item-returns = { $card } returns to { $seat ->
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
        [you] You turn
       *[other] { $seat } turns
    } fate against { $other ->
        [you] you
       *[other] { $other }
    }.
told-fate-fails = { $card } cannot be played: { $reason }.
told-token = The fate token goes to { $seat ->
        [you] you
       *[other] { $seat }
    }.
told-hand-open =
    { $seat ->
        [you] You play
       *[other] { $seat } plays
    } with an open hand: { $cards }.
told-reacts =
    { $seat ->
        [you] You want
       *[other] { $seat } wants
    } to play a condition.
told-too-late = The condition that { $seat ->
        [you] you
       *[other] { $seat }
    } wanted to play no longer applies. It stays in hand.
told-wins =
    { $seat ->
        [you] You have reached your objective and win
       *[other] { $seat } has reached the objective and wins
    } the match!
told-limit = Round { $round } was the last one: no villain has won.

## Questions

prompt-draft = Who do you want to be?
    .help = Choose one of the villains that are left. Each has its own realm, cards and objective.
prompt-move = Where does your villain go?
    .help = At the start of your turn, your villain moves to another place. You then use the symbols there. Those under a hero are covered and cannot be used.
prompt-act = What do you do?
    .help = Use each free symbol at your place once, in any order. Symbols under heroes are covered. When you end your turn, you draw until you hold four cards.
prompt-play = Which card do you play?
    .help = These are the cards that you can pay for and whose text can be carried out. Conditions are played on other villains' turns.
prompt-activate = Which card do you activate?
    .help = Its ability happens each time you activate it. The card stays in play.
prompt-fate = Who will meet their fate?
    .help = Two cards from this player's fate deck are revealed. You play one of them in their realm; the other is discarded. Whoever has the fate token cannot be chosen.
prompt-fate-card = Which card does fate bring { $other ->
        [you] you
       *[other] { $other }
    }?
    .help = You play it in this player's realm and make the choices it asks for. The other card is discarded.
prompt-move-card = What do you move?
    .help = An ally, or an item that nobody carries, goes to a neighbouring place that is not locked.
prompt-move-hero = Which hero do you move?
    .help = A hero goes to a neighbouring place that is not locked and takes all items along.
prompt-vanquish = Which hero do you vanquish?
    .help = The combined strength of your allies at its place must be at least the hero's. They are discarded afterwards.
prompt-send = Whom do you send against { $card }? (strength { $sum } of { $needed })
    .help = Send allies until their combined strength reaches the hero's. You may send more than you need.
prompt-discard = Which cards do you discard?
    .help = You may discard as many as you like. You draw new cards at the end of your turn.
prompt-pay = How do you pay for { $card }?
    .help = You can pay with power, or discard a card that pays for it instead.
prompt-buy-off = Do you pay to discard one of these cards before fate strikes?
    .help = You can pay power to get rid of it at any time.
prompt-react = Do you play a condition?
    .help = On another villain's turn, you may play a condition if what it asks for is true there. Everybody who might have one is asked, so nobody can tell who does.
prompt-pick-card = { $card }: what do you choose?
    .help = This card asks for a choice. Its text says what happens to what you choose.
prompt-pick-another = { $card }: do you choose a second one?
    .help = This card lets you choose one or two. You have chosen the first and may leave it at that.
prompt-pick-place = { $card }: which place?
    .help = Choose where this card goes, or the place its text is about.
prompt-pick-number = { $card }: how much power?
    .help = This card asks for an amount.
prompt-use-ability = Do you use { $card }'s ability?
    .help = This card says "may": you can also choose not to.
prompt-extra-action = { $card }: which action do you perform?
    .help = This card lets you perform one more action, at the place it says.

## Choices

choice-be = Be { $villain }
choice-go = { $place }: { offers }
choice-stay = Stay at { $place }: { offers }
choice-place = { $place }
choice-act-gain = Gain { $amount } power{ which }
choice-act-play = Play a card{ which }
choice-act-activate = Activate a card{ which }
choice-act-fate = Turn fate against somebody{ which }
choice-act-move = Move an item or ally{ which }
choice-act-move-hero = Move a hero{ which }
choice-act-vanquish = Vanquish a hero{ which }
choice-act-discard = Discard cards{ which }
choice-symbol-of = Use the symbol on { $card }
choice-end-turn = End your turn
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
choice-buy-off = Pay to discard { $card }
choice-pay-with = Discard { $card } instead
choice-pay-power = Pay { $amount } power
choice-amount = { $amount } power
choice-react = Play { $card }
choice-use = Yes
choice-decline = No
choice-skip = Skip this
choice-enough = One is enough
choice-pass = Play nothing
choice-done = Done

## Options

preset-rulebook = As in the rulebook
    .help = Everyone gets a villain by lot, unless you wish for one. You play until somebody has won.
preset-draft = Choose your villain
    .help = Everyone chooses a villain in turn when the match begins, and can read about all of them first.
preset-short = Short game
    .help = Over after 15 rounds. If nobody has reached their goal by then, it is a draw.
option-villain = Villain
    .help = Who plays which villain: a certain one, a random one, or chosen in turn when the match begins. No villain can be taken twice.
option-strict_printing = Older printing
    .help = Some cards say "must" where later printings say "may". This option plays them the older, stricter way.
option-round_limit = Last round
    .help = If nobody has won after this many rounds, the match ends in a draw. Matches between people are decided long before that.

## Names

name-maleficent = Maleficent
name-ursula = Ursula
name-jafar = Jafar
name-captain-hook = Captain Hook
name-prince-john = Prince John
name-queen-of-hearts = Queen of Hearts
name-random = Random
name-draft = Draft
name-before = Before the move
name-move = Moving
name-act = Acting
name-over = The match is over
name-action-gain = Gain power
name-action-play = Play a card
name-action-activate = Activate
name-action-fate = Fate
name-action-move = Move item or ally
name-action-move-hero = Move a hero
name-action-vanquish = Vanquish
name-action-discard = Discard
name-offer-gain-1 = gain 1 power
name-offer-gain-2 = gain 2 power
name-offer-gain-3 = gain 3 power
name-offer-play = play a card
name-offer-activate = activate
name-offer-fate = fate
name-offer-move = move an item or ally
name-offer-move-hero = move a hero
name-offer-vanquish = vanquish
name-offer-discard = discard
name-offer-none = {""}
name-type-ally = Ally
name-type-item = Item
name-type-effect = Effect
name-type-condition = Condition
name-type-curse = Curse
name-type-hero = Hero
name-free = free
name-used = used
name-covered = covered
name-normal = normal size
name-shrunken = shrunken
name-enlarged = enlarged
name-why-no-bearer = no hero within reach can carry it
name-why-no-place = there is no place where this hero can be played

## Where a card lies, and what is to be said of it

lies-deck = in { of-seat } deck
lies-hand = in { of-seat } hand
lies-discard = in { of-seat } discard pile
lies-fate-deck = in { of-seat } fate deck
lies-fate-discard = in { of-seat } fate discard pile
lies-revealed = revealed
lies-played = being played
lies-realm = at { $place }
lies-laden = at { $place }, with { $cards }
lies-carried = carried by { $target } at { $place }
fact-type = { $type }
fact-cost = costs { $cost } power
fact-strength = strength { $strength }
fact-activation = { $cost } power to activate

## What a choice comes to, before it is made

tally-gain = +{ $amount }: you then have { $power } power
tally-costs =
    { $most ->
        [0] Costs nothing
       *[other] Costs { $cost }{ $same ->
            [1] { "" }
           *[0] { " " }to { $most }
        } of your { $power } power
    }
tally-against = Strength { $needed } is needed; your allies there have { $sum }
tally-sends =
    Strength { $sum } of { $needed }: { $missing ->
        [0] enough
        [one] needs 1 more
       *[other] needs { $missing } more
    }

## Why something cannot be chosen

bar-not-your-turn = It is { $seat }'s turn.
bar-condition = A condition is played in someone else's turn, once what it says has happened.
bar-locked = This place is locked. Cards can unlock it.
bar-moved = You have moved already. Each turn your villain moves once, at the beginning.
bar-must-leave = You are here already: each turn your villain has to move to another place.
bar-move-first = First your villain moves; then you use the symbols there.
bar-elsewhere = Only symbols of the place where your villain stands can be used.
bar-symbol-used = Used already this turn.
bar-symbol-covered = A hero covers this symbol. Vanquish the hero, or use another one.
bar-nothing-to-play = No card in your hand can be played right now.
bar-nothing-to-activate = You have no card whose ability you could activate and pay for.
bar-nobody-to-fate = Fate can strike nobody right now.
bar-nothing-to-move = There is nothing that could be moved.
bar-no-hero-to-move = There is no hero who could be moved.
bar-nobody-to-vanquish = Your allies are not strong enough to vanquish a hero where they are.
bar-nothing-to-discard = You have no cards to discard.
bar-no-play-symbol = There is no symbol left here for playing a card.
bar-too-dear =
    { $missing ->
        [one] Costs { $cost }, and you have { $power } power: 1 more is needed.
       *[other] Costs { $cost }, and you have { $power } power: { $missing } more are needed.
    }
bar-no-effect = It would have no effect right now, so it cannot be played.
bar-no-bearer = There is nobody it could be attached to.
bar-no-place = There is no place where it could be played.
bar-no-vanquish-symbol = There is no symbol left here for vanquishing.
bar-protected = Something protects this hero.
bar-needs-allies =
    { $count ->
        [one] Needs 1 more ally who can fight there.
       *[other] Needs { $count } more allies who can fight there.
    }
bar-needs-strength =
    { $missing ->
        [one] Needs 1 more strength: your allies there have { $sum } of { $needed }.
       *[other] Needs { $missing } more strength: your allies there have { $sum } of { $needed }.
    }
bar-sent = Sent already.
bar-cannot-reach = This ally cannot fight there: an ally has to be at the hero's place, unless a card says otherwise.

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

## Why: parts of a standing, as reasons

part-villain = it suits your villain
part-crowd = it suits your villain among so many
part-power = you have more power
part-allies = your allies are stronger
part-heroes = fewer heroes are in your realm
part-covered = fewer of your symbols are covered
part-rivals = it sets the others back
part-aim-cards = you get at the cards that your objective needs
part-search = you will sooner draw a card that your objective needs
part-nearly-done = you are closer to your objective
part-done = you reach your objective
part-exposed = fewer can stop you before your turn
part-shielded = the fate token protects you until you win
part-one-left = only one step is missing to your objective
part-barred = nothing keeps you from your objective any more
part-poised = in your next turn you can go where you have to
part-funds = you have power for what your objective still needs
part-curses = more of your places have a curse
part-tree-open = Hangman's Tree is open
part-pan-sought = Peter Pan will turn up sooner
part-pan-found = Peter Pan turns up
part-pan-near = Peter Pan comes nearer to the Jolly Roger
part-crew = your crew on the Jolly Roger is stronger
part-reserve = your crew has strength to spare
part-recruits = you have a crew in hand that you can pay for
part-drivers = you have a way to drive Peter Pan on
part-strike = you can defeat Peter Pan in your next turn
part-cave-open = the Cave of Wonders is open
part-lamp-found = the lamp is found
part-lamp-stolen = the lamp is not stolen
part-lamp-lost = the lamp is not lost
part-lamp-carried = the lamp comes nearer to the palace
part-genie-tamed = Genie obeys you
part-genie-payable = you have power enough to hypnotize Genie
part-genie-price = Genie costs less to hypnotize
part-iago = Iago can carry items
part-riches = you have more power towards your objective
part-jailed = more heroes are in jail
part-robbed = you can win power back from heroes
part-warrants = you have more warrants
part-church-watched = a warrant waits at Friar Tuck's Church
part-income = your places bring more power
part-silenced = King Richard does not keep you from playing effects
part-hunt = your allies are ready to defeat a hero who is in your way
part-guards = you have card guards at more places
part-guarded = each of your places has a card guard or a wicket
part-wickets = you have wickets at more places
part-shot = your shot is surer
part-crown-found = the Crown is in play
part-crown-near = the Crown comes nearer to the lair
part-crown-astray = the Crown does not lie outside the lair
part-trident-found = the Trident is in play
part-triton-bound = a contract binds King Triton
part-triton-near = King Triton comes nearer to where his contract binds him
part-trident-free = the Trident is yours
part-trident-near = the Trident comes nearer to the lair
part-eels = Flotsam and Jetsam are in play
part-lair-open = the lair is open
part-locked-in = whoever has to go is not at a locked place
part-ariel-bars = Ariel no longer keeps things from moving
part-contracts = you have contracts in hand
part-currents = you have cards in hand that move heroes
part-means = you have more of the power that your objective costs
part-burden = fewer cards of no use are in your hand
part-bound-home = the contract brings King Triton, and the Trident, nearer to the lair
part-release = you can fulfil a contract in your next turn
part-tools = you will sooner draw what rids you of a hero in the way
part-drained = fewer dinglehoppers cost you power
