### Kapow! in English. Board, characters, solo sides, cards and dice have files of their own in en/.
### A seat that is called "you" is addressed: "You attack" instead of "Anna attacks".
### Where nobody sits, the seat is the name of an AI character.

game-name = Kapow!
game-about = Two to four super-powered fighters roll dice behind screens, strike when these are lifted, and build better dice while they fight.
game-rules =
    Bring your opponent down to 0 health. Each round has four phases:
    - Select: everybody rolls behind a screen and places dice on abilities. Place
      and take back as you like. An immediate ability works at once, is announced
      to all, and keeps its dice.
    - Attack and defend: the screens are lifted. In turn order everybody attacks
      with (base + kickers) × multiplier, and whoever is attacked defends in the
      same way. The difference costs health. Without a base there is nothing to
      multiply. Then the highest defence gets the start marker.
    - Power up: abilities bring dice and faces from the supply. After that some
      abilities hit health directly, past any defence.
    - Tidy up: put faces on your action dice as you like, behind the screen.
    A wild can stand for any symbol, but to all effects it stays a wild. An action
    die shows blank where it has no face. Whoever is down to 0 is out at once.
    In teams you share health and supply, place dice on team-up cards together,
    and each of you secretly picks an opponent. AI characters follow the rows of
    their solo side: fewest wilds, then fewest action dice, then the topmost. An
    option says how much they have to fight with.
game-provenance = The course of the game, most names of the board's abilities and the worked examples follow the printed rulebook; the names of characters are the publisher's. The printed boards were not at hand: nearly all numbers and dice on boards, characters, solo sides and team-up cards, and the answers to open questions, are our own and balanced by simulation.

## What happens: before the fight

told-is-character =
    { $seat ->
        [you] You are
       *[other] { $seat } is
    } { $character }.
told-meets = { $character } comes forward to face { $seat ->
        [you] you
       *[other] { $seat }
    }.
told-takes-card =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } a team-up card: { $ability }.
told-begins =
    { $count ->
        [one] { $seat ->
            [you] You have
           *[other] { $seat } has
        } the start marker.
       *[other] { $seat ->
            [you] Your team has
           *[other] The team of { $seat } has
        } the start marker.
    }

told-strengthened =
    { $seat } begins with { $health } more health { $dice ->
        [0] than its board says.
        [one] and one more die than its board says.
       *[other] and { $dice } more dice than its board says.
    }

## What happens: the rounds

told-round = Round { $round }: the dice roll behind the screens.
told-announces =
    { $seat ->
        [you] You announce
       *[other] { $seat } announces
    }: { $ability }!
told-reveals =
    { $seat ->
        [you] You
       *[other] { $seat }
    }: { $ability }{ $count ->
        [0] { "" }
       *[other] { " " }({ $faces })
    }.
told-selected-nothing =
    { $seat ->
        [you] You have
       *[other] { $seat } has
    } selected nothing.
told-triggers =
    { $seat ->
        [you] You use
       *[other] { $seat } uses
    } { $ability }.
told-attacks =
    { $seat ->
        [you] You attack
       *[other] { $seat } attacks
    }: { $times ->
        [1] { $kick ->
            [0] { $total }
           *[other] { $base } + { $kick } = { $total }
        }
       *[other] ({ $base } + { $kick }) × { $times } = { $total }
    }.
told-defends =
    { $seat ->
        [you] You defend
       *[other] { $seat } defends
    }: { $times ->
        [1] { $kick ->
            [0] { $total }
           *[other] { $base } + { $kick } = { $total }
        }
       *[other] ({ $base } + { $kick }) × { $times } = { $total }
    }.
told-blow =
    { $count ->
        [0] { $other ->
            [you] You block
           *[other] { $other } blocks
        } the blow: { $attack } against { $defence }.
       *[other] The blow hits { $other ->
            [you] you
           *[other] { $other }
        }: { $attack } against { $defence }.
    }
told-loses-health =
    { $seat ->
        [you] You lose
       *[other] { $seat } loses
    } { $count } health and { $seat ->
        [you] have
       *[other] has
    } { $health } left.
told-heals =
    { $seat ->
        [you] You gain
       *[other] { $seat } gains
    } { $count } health and now { $seat ->
        [you] have
       *[other] has
    } { $health }.
told-gets-marker =
    { $count ->
        [one] The start marker goes to { $seat ->
            [you] you
           *[other] { $seat }
        }.
       *[other] The start marker goes to { $seat ->
            [you] your team
           *[other] the team of { $seat }
        }.
    }
told-gains-face =
    { $seat ->
        [you] You gain
       *[other] { $seat } gains
    } a face: { $face }.
told-loses-face =
    { $seat ->
        [you] You lose
       *[other] { $seat } loses
    } a face: { $face }.
told-no-face-to-lose =
    { $seat ->
        [you] You have
       *[other] { $seat } has
    } no face to lose.
told-gains-die =
    { $seat ->
        [you] You gain
       *[other] { $seat } gains
    } a die: { $colour }.
told-swaps-die =
    { $seat ->
        [you] You exchange
       *[other] { $seat } exchanges
    } a die: { $colour } for { $other_colour }.
told-swaps-face =
    { $seat ->
        [you] You exchange
       *[other] { $seat } exchanges
    } a face: { $face } for { $other_face }.
told-supply-empty = The supply has nothing left for { $seat ->
        [you] you
       *[other] { $seat }
    }.
told-knocked-out =
    { $count ->
        [one] K.O.! { $seat ->
            [you] You are
           *[other] { $seat } is
        } down.
       *[other] K.O.! { $seat ->
            [you] Your team is
           *[other] The team of { $seat } is
        } down.
    }
told-last-round = That was the last round: whoever has more health wins.

## What happens: AI characters

told-ai-rolls = { $seat } rolls, for all to see.
told-ai-selects = { $seat } selects { $row } ({ $faces }).
told-ai-attacks = { $seat } attacks with { $total }.
told-ai-attaches = { $seat } attaches a face: { $face }.

## Questions

prompt-pick-character = Who are you going to be?
    .help = A character has its own health, dice and four abilities. Look at the guide of each before you decide.
prompt-pick-opponent = Whom do you want to face?
    .help = The AI plays this character by the rows of its solo side.
prompt-take-card = Which team-up card do you take?
    .help = The other card of the same colour goes to the other team.
prompt-turn-cards = How do your team-up cards lie this round?
    .help = Turning a card swaps the halves between you and your partner. A card works only when both halves are filled.
prompt-place = Place your dice
    .help = Put dice on abilities whose symbols they show; a wild fits any symbol. You can take dice back until you are ready, except from immediate abilities. What is not complete when the screens are lifted has no effect.
prompt-reroll = { $ability }: which die do you reroll?
    .help = A die that lies on an ability is taken off it first. Dice on immediate abilities are locked.
prompt-turn-die = Which die do you turn, and to what?
    .help = It can show any face that it has. A die that lies on an ability is taken off it first.
prompt-gain-and-roll = Which colour do you borrow?
    .help = You keep the die, roll it at once and can use it this round.
prompt-go-first = Who of you goes first?
    .help = Members of a team act in any order.
prompt-choose-attack = Which base attack do you use?
    .help = You normally have one base attack in a round; others you have selected are lost.
prompt-choose-multiplier = Which multiplier do you use?
    .help = Only one counts in a round.
prompt-choose-defence = Which base defence do you use?
    .help = You have one base defence in a round; others you have selected are lost, with the faces they would have brought.
prompt-choose-power-up = Which ability comes first?
    .help = You choose the order in which your abilities work.
prompt-choose-after = Which ability comes first?
    .help = You choose the order in which your abilities work.
prompt-gain-face = Which face do you take?
    .help = It goes to your pool. When you tidy up you can put it on an action die.
prompt-gain-die = Which colour do you take?
    .help = Red has the most Might, yellow Energy, blue Toughness, green Agility, purple X-Factor. You roll the die from the next round on.
prompt-lose-face = Which face do you give up?
    .help = A loose one, or one on an action die: there it leaves a blank at once.
prompt-steal-face = Which face does { $other ->
        [you] you lose
       *[other] { $other } lose
    }?
    .help = A loose one, or one on an action die: there it leaves a blank at once.
prompt-swap-die = Do you exchange a trait die?
    .help = The new die is rolled from the next round on. Exchanging is neither gaining nor losing.
prompt-swap-face = Do you exchange a face?
    .help = For any other type that is left but a wild. Exchanging is neither gaining nor losing.
prompt-build = Build your action dice
    .help = Put loose faces on your action dice and move them as you like. Empty sides are blank.
prompt-attach-for-ai = Which face does the AI attach next?
    .help = It fills one action die after the other, wilds first. The order of the other faces is up to you.

## Choices

choice-be = { $character }
choice-take-card = Take { $ability }
choice-turn-card = Turn { $ability }
choice-place = { $ability }: place { $die }
choice-take-back = Take back { $die }
choice-aim = Aim at { $seat ->
        [you] yourself
       *[other] { $seat }
    }
choice-ready = Ready
choice-reroll = Reroll { $die }
choice-turn-die = Turn { $die } to { $face }
choice-go-first = { $seat ->
        [you] You go
       *[other] { $seat } goes
    } first
choice-trigger = { $ability }
choice-gain-face = { $face }
choice-gain-die = { $colour }
choice-give = Give up a loose face: { $face }
choice-strip = Take { $face } off the die that shows { $die }
choice-swap-die = { $colour } for { $other_colour }
choice-swap-face = { $face } for { $other_face }
choice-attach = Put { $face } on the die that shows { $die }
choice-detach = Take { $face } off the die that shows { $die }
choice-attach-for-ai = { $face }
choice-pass = Nothing (more)

## Options

option-mode = Mode
    .help = First game: one against one without characters. Duel: one against one with characters. Team: two against two. Solo: one person against an AI character. Co-op: two people against two AI characters.
option-character = Character
    .help = Whom you play: a certain one, or whoever you get. No character can be taken twice, and the first game has none.
option-characters = Characters
    .help = Random: dealt by lot. Drafted: everybody picks one of a few. Chosen: everybody picks freely, one after the other. The first game has none.
option-team_up = Team-up cards
    .help = Random, or drafted by the teams. Only in teams and co-op.
option-foe = AI opponents
    .help = Solo and co-op only, and our own: gentle fights with what the boards say, good for getting to know the game. Even adds one more red die and some health to each AI character, fierce more health still. What it comes to stands on their plates.
option-round_limit = Last round
    .help = After this round whoever has more health wins; against the AI a tie is a loss. 0: no limit (the match is stopped after round 300).
preset-rulebook = As in the rulebook
    .help = Everyone gets a character by lot, unless you wish for one. You fight until one side is down.
preset-first-game = First game
    .help = One against one without characters, 20 health each.
preset-first-solo = First solo match
    .help = You against a gentle AI character: it has no more health and dice than its board says.
preset-short = Short game
    .help = Over after six rounds: whoever has more health then wins.

## Names

name-first-game = First game
name-duel = Duel
name-team = Teams
name-solo = Solo
name-coop = Co-op
name-any = Whoever comes
name-random = Random
name-drafted = Drafted
name-chosen = Chosen
name-gentle = Gentle
name-even = Even
name-fierce = Fierce
name-nobody-special = no character
name-team-one = First team
name-team-two = Second team
name-people = People
name-phase-characters = Choice of characters
name-phase-cards = Team-up cards
name-phase-turn-cards = Turning cards
name-phase-select = Selecting abilities
name-phase-attack = Attacking and defending
name-phase-hold = Holding ready
name-phase-power-up = Power-up
name-phase-after-power-up = After power-up
name-phase-tidy = Tidying up
name-phase-over = Over

## What a choice comes to, before it is made

tally-missing =
    { $count ->
        [one] 1 more die is needed here
       *[other] { $count } more dice are needed here
    }
tally-complete = Complete with this die
tally-sums = Attack { $attack } → { $more_attack }, defence { $defence } → { $more_defence }
tally-ready = Attack { $attack }, defence { $defence }
tally-blow = { $attack } against { $defence }: { $count ->
        [0] all held off
        [one] 1 damage
       *[other] { $count } damage
    }
tally-defence = Defence { $defence }

## Why something cannot be chosen

bar-locked = What this die lies on has already worked: it stays there this round.
bar-no-spot = This die fits none of your abilities right now.
bar-moved-often = You have taken dice back so often this round that they stay now.
bar-full = Complete already.
bar-no-die = No free die of yours fits here. Needed: { $needs }.
bar-ready = You are ready. It goes on as soon as the others are, too.
bar-between-rounds = Dice are placed when the next round begins.

## The table in words

describe-round = Round { $round }: { $phase }.
describe-fighter = { $seat ->
        [you] You
       *[other] { $seat }
    } ({ $character }): { $health } of { $full } health.
describe-hidden-dice =
    { $count ->
        [one] 1 die
       *[other] { $count } dice
    } behind the screen of { $seat ->
        [you] yours
       *[other] { $seat }
    }.
describe-dice =
    { $seat ->
        [you] Your dice
       *[other] Dice of { $seat }
    } not placed: { $faces }.
describe-pool =
    { $seat ->
        [you] Your loose faces
       *[other] Loose faces of { $seat }
    }: { $faces }.
describe-placed = On { $ability }: { $faces }.
describe-lacking = On { $ability }: { $faces }; still needed: { $needs }.
describe-attack =
    { $seat ->
        [you] Your attack
       *[other] Attack of { $seat }
    }: { $times ->
        [1] { $kick ->
            [0] { $total }
           *[other] { $base } + { $kick } = { $total }
        }
       *[other] ({ $base } + { $kick }) × { $times } = { $total }
    }.
describe-defence =
    { $seat ->
        [you] Your defence
       *[other] Defence of { $seat }
    }: { $times ->
        [1] { $kick ->
            [0] { $total }
           *[other] { $base } + { $kick } = { $total }
        }
       *[other] ({ $base } + { $kick }) × { $times } = { $total }
    }.

lies-board = on everybody's board
lies-characters = on a character's board
lies-team-ups = on a team-up card
lies-solo = on a solo side

part-health = you keep more health
part-frail = you are harder to knock out
part-marker = you get the start marker
part-might = you will roll Might more often
part-energy = you will roll Energy more often
part-toughness = you will roll Toughness more often
part-agility = you will roll Agility more often
part-x-factor = you will roll X-Factor more often
part-wild = you will roll wilds more often
part-suited = your dice suit your own abilities better
part-character = it suits your character
part-opponent = it works well against this AI character
part-ai-health = the AI loses health
part-ai-frail = the AI is easier to knock out
part-ai-marker = the AI does not get the start marker
part-ai-dice = the AI has fewer dice
part-ai-faces = the AI has fewer faces
part-rivals = your opponents are worse off

between-cards = ,{ " " }
