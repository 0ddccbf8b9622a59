### Rush Out! in English. Trials, spells and tiles have files of their own in en/.
### A seat that is called "you" is addressed: "You complete" instead of "Anna completes".
### A side comes as its name, so selectors ask for the very words of name-heroes.

game-name = Rush Out!
game-about = Heroes roll their way out of the labyrinth while the wizard hurls spells at them: everybody plays at the same time, as fast as they can.
game-rules =
    One of you is the wizard, with five black dice; the others are heroes, with
    three dice each. There are no turns: everyone rolls and places dice at once.
    A side wins the round as soon as the last card of its own deck is revealed.
    - Roll all your dice that are not on a card, as often as you like.
    - Place dice on spaces with the same symbol. You can have dice on only one
      card at a time, and at most two heroes can share a card.
    - Take dice back whenever you like, but roll them before placing them again.
    - A hero's joker counts as the symbol on that hero's tile. The wizard's joker
      counts as any symbol on a banner of the six face-up cards.
    - When every space on a card is filled, the card is completed: the dice go
      back to their owners and the next card comes from the deck.
    Spells knock dice off cards, summon new trials, send the dragon, and weaken,
    curse or wound the heroes. The exercises and scenarios introduce them step by
    step. From scenario 1 on, it takes two rounds to win the match.
game-provenance = The rules, the make-up of the scenarios, the prices and the abilities follow the printed rulebook. The symbols and banners on cards, tiles and dice, nearly all card names, all times and the answers to open questions are ours: these are not the printed cards.

## Building blocks

seat-alone =
    { $seat ->
        [you] You
       *[other] { $seat }
    }
to-seat =
    { $seat ->
        [you] you
       *[other] { $seat }
    }
the-side =
    { $side ->
        [Heroes] The heroes
       *[other] The wizard
    }
## What happens: the match and its rounds

told-is-hero =
    { $seat ->
        [you] You are
       *[other] { $seat } is
    } the { $card }.
told-round = Round { $round } is about to begin. Get your dice ready!
told-starts = The wizard has rolled: the race is on!
told-wins-round =
    { $side ->
        [Heroes] The heroes win
       *[other] The wizard wins
    } the round: { $reason }.
told-wins =
    { $side ->
        [Heroes] The heroes get away with the treasure and win
       *[other] The wizard wrests the treasure back and wins
    } the match!
told-market = The market is open, with equipment for the heroes and scrolls for the wizard.
told-buys =
    { $seat ->
        [you] You buy
       *[other] { $seat } buys
    } { $card }.

told-buys-for =
    { $seat ->
        [you] You buy
       *[other] { $seat } buys
    } { $card } for { $other ->
        [you] you
       *[other] { $other }
    }.

## What happens: heroes

told-completes =
    { $seat ->
        [you] You complete
       *[other] { $seat } completes
    } { $card }.
told-complete-together =
    { $other ->
        [you] You and { $seat }
       *[other] { $seat ->
            [you] You and { $other }
           *[other] { $seat } and { $other }
        }
    } complete { $card } together.
told-trial-comes = A new trial: { $card }.
told-wins-coin = { the-side } { $side ->
        [Heroes] win
       *[other] wins
    } a coin: { $card }.
told-life =
    The heroes strike home: { $count ->
        [0] the wizard has no lives left.
        [one] the wizard has one life left.
       *[other] the wizard has { $count } lives left.
    }
told-clap-due = Clap, and the dice on { $card } come back!
told-claps =
    { $seat ->
        [you] You clap.
       *[other] { $seat } claps.
    }
told-learns =
    { $seat ->
        [you] You learn from it and now have
       *[other] { $seat } learns from it and now has
    } { $count ->
        [one] 1 experience point.
       *[other] { $count } experience points.
    }
told-uses-ability =
    { $seat ->
        [you] You use your ability.
       *[other] { $seat } uses an ability.
    }
told-turns-die =
    { $seat ->
        [you] You turn one of { $other }'s dice to its joker.
       *[other] { $other ->
            [you] { $seat } turns one of your dice to its joker.
           *[other] { $seat } turns one of { $other }'s dice to its joker.
        }
    }
told-turns-own-die =
    { $seat ->
        [you] You turn one of your dice to its joker.
       *[other] { $seat } turns one of their own dice to its joker.
    }
told-healed =
    { $seat ->
        [you] You are
       *[other] { $seat } is
    } healed.
told-weakness-lifted =
    { $seat ->
        [you] You are
       *[other] { $seat } is
    } free of { $card }.
told-curse-lifted = { $card } is broken.
told-dragon-back =
    { $position ->
        [0] The dragon is back on its tile.
       *[other] The dragon is pushed back to trial { $position }, counting from its tile.
    }
told-pings =
    { $seat ->
        [you] You point
       *[other] { $seat } points
    } at { $card }.

## What happens: the wizard

told-casts = The wizard casts { $card }!
told-reads = The wizard reads { $card }.
told-spell-comes = A new spell: { $card }.
told-loses-die =
    { $seat ->
        [you] One of your dice is knocked off.
       *[other] One of { $seat }'s dice is knocked off.
    }
told-dragon-comes =
    { $position ->
        [4] The dragon lands on the trial deck!
       *[other] The dragon comes closer: it is on trial { $position }, counting from its tile.
    }
told-weakens = { $card } weakens { to-seat }.
told-curses = { $card } falls on all heroes.
told-wounded =
    { $seat ->
        [you] You are
       *[other] { $seat } is
    } wounded.
told-souls =
    The wizard takes { $count ->
        [one] a soul
       *[other] { $count } souls
    }; { $left ->
        [0] none are left.
        [one] one is left.
       *[other] { $left } are left.
    }
told-forgets =
    { $seat ->
        [you] You forget something and lose
       *[other] { $seat } forgets something and loses
    } 1 experience point.
told-ends-conflict = The wizard ends the conflict: { $card } is gone.
told-exchanges = The wizard swaps { $card } for { $target } from the deck.
told-calls =
    Caught! { $seat ->
        [you] You have
       *[other] { $seat } has
    } forgotten a curse.
told-spends-coins = { the-side } { $side ->
        [Heroes] spend
       *[other] spends
    } two coin cards.
told-drops-card = The top card of the { $side ->
        [Heroes] trial deck
       *[other] spell deck
    } is removed unseen.

## Questions

prompt-choose-hero = Which hero are you?
    .help = Your jokers count as the symbol on your tile. In scenario 6 each hero also has a special ability.
prompt-start = Ready? Your first roll starts the race for everyone.
    .help = Take a look at your spells and the heroes' trials. Nobody can do anything until you roll.
prompt-hero = Roll, place, complete – don't wait for anyone!
    .help = Roll your dice, place those that match on one card and roll the rest again. Two heroes can share a card, so talk to each other. You can take dice back at any time, but you must roll them before placing them again.
prompt-wizard = Roll, place, cast – don't wait for anyone!
    .help = Roll your dice, place those that match on one card and roll the rest again. Your jokers count as any symbol on a banner of the six face-up cards. A spell is cast when all its spaces are filled.
prompt-confuse = { $card }: which hero die do you knock off?
    .help = It can be on any card or tile that is not completed. Its owner has to roll it again. The heroes play on while you choose!
prompt-confuse-all = { $card }: which card or tile do you clear?
    .help = All hero dice on it go back and have to be rolled again. You cannot choose what is completed. The heroes play on while you choose!
prompt-weaken = { $card }: who gets it?
    .help = It affects this hero until heroes complete the card. The heroes play on while you choose!
prompt-wound = { $card }: who do you wound?
    .help = A wounded hero plays on and is healed when heroes fill the tile with dice. Some spells then bring you a soul for every wounded hero. The heroes play on while you choose!
prompt-drain = { $card }: who forgets something?
    .help = This hero loses 1 experience point, if there is one to lose. The heroes play on while you choose!
prompt-market = What do you buy?
    .help = You keep what you buy for the rest of the match. The heroes share one purse and agree on who gets which equipment. Unspent coins are lost.

## Choices

choice-be = Play the { $card }
choice-roll = Roll
# The word of the joker is exactly that of name-hero-joker or name-wizard-joker.
choice-lay =
    { $die ->
        [joker] { $symbol ->
            [joker] Place joker on { $card }
           *[other] Place joker as { $symbol } on { $card }
        }
        [spell-joker] Place spell-joker as { $symbol } on { $card }
       *[other] Place { $die } on { $card }
    }
choice-lay-all = Place all that fit on { $card }
choice-take = Take back { $die }
choice-take-all = Take all dice back
choice-clap = Clap for { $card }
choice-forget = Take your dice off { $card } without clapping
choice-swirl = Place { $die } on the swirl
choice-spend-coins = Spend two coin cards to remove the top card of your deck
choice-learn =
    { $seat ->
        [you] Take the experience for { $card }
       *[other] Leave the experience for { $card } to { $seat }
    }
choice-turn-joker =
    { $seat ->
        [you] Turn your { $die } to joker
       *[other] Turn { $seat }'s { $die } to joker
    }
choice-dispel = Dispel { $card }
choice-push-dragon = Push the dragon back
choice-heal = Heal { $seat ->
        [you] yourself
       *[other] { $seat }
    }
choice-ping = Point at { $card }
choice-speak = Break the silence
choice-wait = Wait a moment
choice-flip = Turn { $die } over with { $card }
choice-exchange = Swap { $card } for the top card of the deck
choice-call = Call out { to-seat }: a curse was forgotten
choice-strip = Clear { $card }
choice-remove = Knock { $seat }'s { $die } off { $card }
choice-afflict = { seat-alone }
choice-nothing = Nothing to target
choice-buy =
    { $seat ->
        [you] Buy { $card }
       *[other] Buy { $card } for { $seat }
    }
choice-done = Done
choice-tick = Time passes

## Options

preset-rulebook = As in the rulebook
    .help = Fast dice, a short countdown, a minute for the market.
preset-calm = A calmer pace
    .help = Dice roll longer, and there is more time to look before each round and at the market.
preset-new-heroes = New heroes
    .help = Two trials fewer in every round, and a slightly calmer pace: against a wizard who knows the game.
option-setup = Exercise or scenario
    .help = Start with exercise 1. Each one adds something new. An exercise is a single round; a scenario lasts until one side has won two.
option-handicap = Head start for the heroes
    .help = Two random trials are left out of every round. For new heroes against a wizard who knows the game.
option-honour = On your honour
    .help = The table does not enforce curses: the heroes have to remember them. If one of them forgets, the wizard can call it and remove the top card of the spell deck.
option-roll_ms = Time for a roll
    .help = How long dice roll before their owner can act again. A longer time makes for a calmer game.
option-countdown_ms = Countdown
    .help = How long you can look at the cards before a round begins.
option-market_ms = Time for the market
    .help = When this time is up the market closes, whether you are done or not.

## Names

name-exercise-1 = Exercise 1
name-exercise-2 = Exercise 2
name-scenario-1 = Scenario 1: The Adventure Begins
name-scenario-2 = Scenario 2: For a Handful of Coins
name-scenario-3 = Scenario 3: The Wizard's Curse
name-scenario-4 = Scenario 4: Soul Harvest
name-scenario-5 = Scenario 5: The Confrontation
name-scenario-6 = Scenario 6: The Ultimate Trial

name-choosing = Choosing heroes
name-countdown = Countdown
name-start = The wizard starts the race
name-race = Race
name-market = Market
name-over = Over

name-wizard = Wizard
name-hero = Hero
name-heroes = Heroes

name-type-standard = Trial
name-type-coin = Coin trial
name-type-conflict = Conflict trial
name-type-confusion = Confusion
name-type-summoning = Summoning
name-type-dragon-lore = Dragon lore
name-type-weakness = Weakness
name-type-curse = Curse
name-type-doom = Doom
name-type-drain = Drain
name-type-hero = Hero
name-type-dragon = Tile
name-type-equipment = Equipment
name-type-scroll = Scroll

name-hero-fire = fire
name-hero-sword = sword
name-hero-footprint = footprint
name-hero-key = key
name-hero-heart = heart
name-hero-joker = joker
name-wizard-plant = plant
name-wizard-water = water
name-wizard-air = air
name-wizard-lightning = lightning
name-wizard-fire = fire
name-wizard-joker = spell-joker

name-none = none

# Why a side wins a round
name-deck = the deck has run out
name-dragon = the dragon has reached the trial deck
name-souls = the last soul is taken
name-life = the wizard has no lives left
name-time = time is up

## Where a card lies, and what is to be said of it

lies-trial-deck = in the trial deck
lies-spell-deck = in the spell deck
lies-box = in the box
lies-removed = out of the round
lies-unused = not in this game
lies-trial = among the trials
lies-spell = among the spells
lies-tiles = among the heroes' tiles
lies-dragon-tile = the dragon's tile
lies-curses = among the curses
lies-market = in the market
lies-scrolls = among the wizard's scrolls
lies-coins = won for its coins
lies-gear =
    { $seat ->
        [you] among your equipment
       *[other] among { $seat }'s equipment
    }
lies-weaknesses =
    { $seat ->
        [you] among your weaknesses
       *[other] among { $seat }'s weaknesses
    }
lies-experience =
    { $seat ->
        [you] among your experience
       *[other] among { $seat }'s experience
    }
fact-type = { $type }
fact-heroes = heroes need { $needs }
fact-wizard = the wizard needs { $needs }
fact-price =
    { $price ->
        [one] costs 1 coin
       *[other] costs { $price } coins
    }

## What a choice comes to, before it is made

tally-costs =
    Costs { $price } of your { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }
tally-lays =
    { $count ->
        [one] 1 die fits
       *[other] { $count } dice fit
    }; { $left ->
        [0] then it is complete
        [one] then 1 symbol is missing
       *[other] then { $left } symbols are missing
    }

## Why something cannot be chosen

bar-fits-nowhere = What this die shows is needed nowhere right now. Roll again.
bar-roll-first = Roll first: only what was rolled can be laid.
bar-other-side = This is for the other side.
bar-too-dear =
    Costs { $price }, and you have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }: { $missing } more needed.
bar-bought = You have finished buying.

## The table in words

describe-table =
    { $round ->
        [0] { $phase }
       *[other] Round { $round } · { $phase } · trophies: heroes { $heroes }, wizard { $wizard }
    }
describe-dragon =
    { $position ->
        [0] The dragon sits on its tile.
        [4] The dragon sits on the trial deck.
       *[other] The dragon is on trial { $position }, counting from its tile.
    }
describe-souls = Souls left: { $count }
describe-life = Wizard's lives: { $count }
describe-coins = Coins: heroes { $heroes }, wizard { $wizard }
describe-spot =
    { $type }: { $card } · { $clap ->
        [0] { $dice ->
            [0] { "" }
           *[other] { $dice } of { $fields },{ " " }
        }{ $side ->
            [Heroes] heroes need
           *[other] wizard needs
        } { $needs }
       *[other] completed, dice waiting for a clap
    }{ $banner ->
        [none] { "" }
       *[other] { " " }· banner { $banner }
    }{ $dragon ->
        [0] { "" }
       *[other] { " " }· under the dragon
    }
describe-learning = Experience for { $card }: { $seat ->
        [you] you
       *[other] { $seat }
    } or { $other ->
        [you] you
       *[other] { $other }
    }?
describe-ware = In the market: { $card } · { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }
describe-owns = { "  " }has { $cards }
describe-suffers = { "  " }weakened by { $cards }
describe-seat = { seat-alone }:
describe-hero =
    { seat-alone }: { $card }{ $wounded ->
        [0] { "" }
       *[other] , wounded
    }{ $count ->
        [0] { "" }
        [one] , 1 experience point
       *[other] , { $count } experience points
    }
describe-dice =
    { "  " }{ $rolled ->
        [0] nothing rolled
       *[other] rolled: { $faces }
    }{ $unrolled ->
        [0] { "" }
        [one] , 1 die still to roll
       *[other] , { $unrolled } dice still to roll
    }{ $stuck ->
        [0] { "" }
       *[other] , 1 die in the swirl
    }

## Why: parts of a standing, as reasons

part-race = you come closer to winning the match
part-odds = it suits the wizard
part-coins = your side has more coins
part-gear = you have more equipment
part-laid = more of your dice are on cards
part-jokers = your jokers count as more symbols
part-dragon = the dragon comes closer to the trial deck
part-last-souls = one more doom spell can take the last souls
part-life = the wizard has fewer lives left
part-weak = you have fewer weaknesses
part-swirl = none of your dice is stuck in a swirl
part-wounded = you are not wounded
part-curses = fewer curses lie on the heroes
part-experience = you have more experience for your ability
part-rivals = it sets the other side back

## Learning by playing: exercise 1, step by step. `until` is not shown, it says when a step is done.

tutor-hero-1 = You are a hero. Your three dice are in front of you, and three trials are in the middle. Complete one after another: when the last card of your deck is revealed, you have escaped. The wizard is racing you with another deck.
    .until = read
tutor-hero-2 = Nobody takes turns here. Once the wizard has made the first roll you can roll, too, as often as you like!
    .until = rolled
tutor-hero-3 = Compare your dice with the spaces on the trials. Place a die on a space with the same symbol.
    .until = laid
tutor-hero-4 = It stays there while you roll the others again. You can have dice on only one card, but you can place all that fit in one go. Roll and place more!
    .until = laid
tutor-hero-5 = Would another trial be better? Take dice back whenever you like. You have to roll them before you can place them again. Try it: take one back.
    .until = took-back
tutor-hero-6 = The star is your joker. It counts as the symbol on your hero tile, and as nothing else.
    .until = read
tutor-hero-7 = Together you are faster: two heroes can share a trial, but a third cannot join in. Point at a card to ask for help, and complete a trial!
    .until = completed
tutor-hero-8 = Done! Your dice are back and the next trial has come from the deck. Carry on, but beware: confusion can knock dice off any card that is not completed.
    .until = lost-dice
tutor-hero-9 = That was confusion: your dice have to be rolled again. The wizard can also summon more trials on top of your deck, so don't slow down. Now run!
    .until = read

tutor-wizard-1 = You are the wizard, alone against all the heroes. In front of you are five black dice and three spells. Cast one after another: when the last card of your deck is revealed, the treasure is yours again.
    .until = read
tutor-wizard-2 = Nobody takes turns here, but right now everyone is waiting for you. Your first roll is the signal: roll!
    .until = rolled
tutor-wizard-3 = Compare your dice with the spaces on your spells. Place a die on a space with the same symbol.
    .until = laid
tutor-wizard-4 = It stays there while you roll the others again, as often as you like. You can have dice on only one card, but you can place all that fit in one go. Roll and place more!
    .until = laid
tutor-wizard-5 = Would another spell be better? Take dice back whenever you like. You have to roll them before you can place them again. Try it: take one back.
    .until = took-back
tutor-wizard-6 = The star is your joker. It counts as any symbol on a banner of the six face-up cards, yours and the heroes'. If the banner leaves later, your die stays.
    .until = read
tutor-wizard-7 = Your deck has two kinds of spells. Confusion knocks hero dice off a card; a summoning becomes one more trial for the heroes. Fill all the spaces on a spell!
    .until = completed
tutor-wizard-8 = The spell is cast, your dice are back and the next spell comes. When a spell asks for a target, choose quickly: nobody waits for you, and a completed trial is safe from you.
    .until = read
tutor-wizard-9 = Watch which trials the heroes have almost completed, and strike there. They have a deck, too, and they want to be faster than you!
    .until = read

setup-exercise-1-new = Rolling, placing, completing: everything else builds on this. The wizard has two kinds of spells. Confusion knocks hero dice off a card, and a summoning puts one more trial on the heroes' deck.
setup-exercise-2-new = The dragon awakes! Dragon lore leads it from trial to trial towards the deck; if it gets there, the wizard wins. Nothing under the dragon can be completed. Heroes push it back with jokers on the dragon tile.
setup-scenario-1-new = From now on it takes two rounds to win the match. A weakness affects a single hero: one symbol is forbidden, or a die is stuck in a swirl. Heroes get rid of it by completing the card like a trial.
setup-scenario-2-new = Coin trials have a part for each side, and whoever is first gets the coin. Between rounds the heroes buy equipment and the wizard buys scrolls; the side that lost gets an extra coin. During a round, a side can spend two coin cards to remove the top card of its deck.
setup-scenario-3-new = Curses fall on all heroes at once: not a word, only one hand, or a clap before dice come back. They last until heroes complete the curse.
setup-scenario-4-new = Doom wounds heroes and brings the wizard souls; with the last soul the wizard wins the round. Wounded heroes play on. Completing their tile heals them, and any hero can help.
setup-scenario-5-new = Now the wizard is vulnerable, too. Each time heroes complete their part of a conflict trial they take one of the wizard's lives, and with the last one they win the round. The card stays until the wizard completes the other part.
setup-scenario-6-new = The heroes learn: a completed trial is an experience point, and each hero has an ability to spend points on. Drain makes them forget. There is no more confusion, but everything else is here.
