### Rush Out! in English. Trials, spells and tiles have files of their own in en/.
### A seat that is called "you" is addressed: "You complete" instead of "Anna completes".
### A side comes as its name, so selectors ask for the very words of name-heroes.

game-name = Rush Out!
game-about = Heroes roll their way out of the labyrinth while the wizard hurls spells at them: everybody plays at the same time, as fast as they can.
game-rules =
    One of you is the wizard with five black dice, the others are heroes with
    three dice each. There are no turns: all roll and lay dice at the same time.
    A side wins the round when the last card of its own deck is laid open.
    - Roll all your dice that lie nowhere, as often as you like.
    - Lay dice on fields with the same symbol. All your dice lie on one card at a
      time, and at most two heroes share a card.
    - Take dice back whenever you like; roll them before you lay them again.
    - A hero's joker stands for the symbol on the hero's tile. The wizard's joker
      stands for any symbol on a banner of the six open cards.
    - When all fields of a card are full it is completed: the dice go back to
      their owners and the next card comes from the deck.
    Spells knock dice off cards, summon new trials, send the dragon, weaken, curse
    or wound the heroes. The exercises and scenarios add them step by step; from
    scenario 1 on, two rounds won win the match.

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
told-starts = The wizard's dice are rolling: the race is on!
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
told-market = The market is open: heroes find equipment there, the wizard scrolls.
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
    } { $card } and with it a coin.
told-life =
    The heroes strike home: { $count ->
        [0] the wizard has no life left.
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
        [you] You learn from it and have
       *[other] { $seat } learns from it and has
    } { $count ->
        [one] 1 point
       *[other] { $count } points
    } of experience now.
told-uses-ability =
    { $seat ->
        [you] You use your experience.
       *[other] { $seat } brings experience into play.
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
    } rid of { $card }.
told-curse-lifted = { $card } is broken.
told-dragon-back =
    { $position ->
        [0] The dragon sits on its tile.
       *[other] The dragon is pushed back to trial { $position }, counted from its tile.
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
told-loses-die = One die is knocked back to { to-seat }.
told-dragon-comes =
    { $position ->
        [4] The dragon lands on the trial deck!
       *[other] The dragon comes closer: it stands on trial { $position }, counted from its tile.
    }
told-weakens = { $card } now lies in front of { to-seat }.
told-curses = { $card } lies on all heroes.
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
        [0] none is left.
        [one] one is left.
       *[other] { $left } are left.
    }
told-forgets =
    { $seat ->
        [you] You forget what you
       *[other] { $seat } forgets what they
    } have learnt: 1 point of experience is gone.
told-ends-conflict = The wizard ends the conflict: { $card } goes away.
told-exchanges = The wizard swaps { $card } for { $target } from the deck.
told-calls =
    Caught! { $seat ->
        [you] You have
       *[other] { $seat } has
    } forgotten a curse.
told-spends-coins = { the-side } { $side ->
        [Heroes] give
       *[other] gives
    } two coin cards away.
told-drops-card = The top card of the { $side ->
        [Heroes] trial deck
       *[other] spell deck
    } goes away unseen.

## Questions

prompt-choose-hero = Which hero are you?
    .help = The symbol on your tile is what your jokers stand for. In scenario 6 each hero also has an ability of its own.
prompt-start = Ready? Your first roll starts the race for everyone.
    .help = Have a look at your spells and at the trials of the heroes. Nobody can do anything until you roll.
prompt-hero = Roll, lay, complete – don't wait for anyone!
    .help = Roll your dice, lay those that match on one card and roll the rest again. Two heroes may share a card, so talk to each other. You can take dice back at any time, but must roll them before you lay them again.
prompt-wizard = Roll, lay, cast – don't wait for anyone!
    .help = Roll your dice, lay those that match on one card and roll the rest again. Your jokers stand for any symbol that a banner on the six open cards shows. When a spell is full it is cast.
prompt-confuse = { $card }: which hero die do you knock away?
    .help = It can be on any card or tile that is not completed. Its owner has to roll it again. The heroes play on while you choose!
prompt-confuse-all = { $card }: which card or tile do you clear?
    .help = All hero dice on it go back and have to be rolled again. What is completed is out of your reach. The heroes play on while you choose!
prompt-weaken = { $card }: in front of whom do you lay it?
    .help = This hero suffers from it until heroes complete the card. The heroes play on while you choose!
prompt-wound = { $card }: whom do you wound?
    .help = A wounded hero plays on until heroes fill the hero's tile with dice. Some spells bring you a soul for every hero who is wounded then. The heroes play on while you choose!
prompt-drain = { $card }: who forgets something?
    .help = This hero loses 1 point of experience. Whoever has none loses nothing. The heroes play on while you choose!
prompt-market = What do you buy?
    .help = What you buy is kept for the rest of the match. All heroes pay from the same purse and agree who gets which equipment. Coins that are not spent are lost.

## Choices

choice-be = Be the { $card }
choice-roll = Roll
# The word of the joker is exactly that of name-hero-joker or name-wizard-joker.
choice-lay =
    { $die ->
        [joker] { $symbol ->
            [joker] Lay joker on { $card }
           *[other] Lay joker as { $symbol } on { $card }
        }
        [spell-joker] Lay spell-joker as { $symbol } on { $card }
       *[other] Lay { $die } on { $card }
    }
choice-lay-all = Lay all that fits on { $card }
choice-take = Take back { $die }
choice-take-all = Take all dice back
choice-clap = Clap for { $card }
choice-forget = Take the dice off { $card } without clapping
choice-swirl = Lay { $die } on the swirl
choice-spend-coins = Give two coin cards away: the top card of your deck goes
choice-learn =
    { $seat ->
        [you] Take the experience of { $card }
       *[other] Leave the experience of { $card } to { $seat }
    }
choice-turn-joker =
    { $seat ->
        [you] Turn your { $die } to joker
       *[other] Turn { $die } of { $seat } to joker
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
choice-remove = Knock { $die } of { $seat } off { $card }
choice-afflict = { seat-alone }
choice-nothing = There is nothing to hit
choice-buy =
    { $seat ->
        [you] Buy { $card }
       *[other] Buy { $card } for { $seat }
    }
choice-done = Done
choice-tick = Time goes on

## Options

option-setup = Exercise or scenario
    .help = Begin with exercise 1. Each one adds something new; exercises are one round, scenarios go on until a side has won two.
option-handicap = Head start for the heroes
    .help = Two random trials are left out in every round, for new heroes against a wizard who knows the game.
option-honour = On your honour
    .help = The table does not enforce curses: heroes have to remember them. If one forgets, the wizard may call it and gets rid of the top card of the spell deck.
option-roll_ms = Time for a roll (ms)
    .help = So long dice roll before their owner can go on. Longer makes the game calmer.
option-countdown_ms = Countdown (ms)
    .help = So long you can look at the cards before a round begins.
option-market_ms = Time for the market (ms)
    .help = After this time the market closes, whether you are done or not.

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
name-deck = the deck is used up
name-dragon = the dragon has reached the trial deck
name-souls = no soul is left to take
name-life = the wizard has no life left
name-time = the time is up

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
       *[other] The dragon stands on trial { $position }, counted from its tile.
    }
describe-souls = Souls that the wizard does not have yet: { $count }
describe-life = Lives of the wizard: { $count }
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
describe-suffers = { "  " }suffers from { $cards }
describe-seat = { seat-alone }:
describe-hero =
    { seat-alone }: { $card }{ $wounded ->
        [0] { "" }
       *[other] , wounded
    }{ $count ->
        [0] { "" }
       *[other] , experience { $count }
    }
describe-dice =
    { "  " }{ $rolled ->
        [0] nothing rolled
       *[other] rolled: { $faces }
    }{ $unrolled ->
        [0] { "" }
        [one] , 1 die to be rolled
       *[other] , { $unrolled } dice to be rolled
    }{ $stuck ->
        [0] { "" }
       *[other] , 1 die in the swirl
    }

## Learning by playing: exercise 1, step by step. `until` is not shown, it says when a step is done.

tutor-hero-1 = You are a hero. In front of you lie your three dice, in the middle three trials. Clear trial after trial: when the last card of your deck lies open, you have escaped. The wizard races you with a deck of their own.
    .until = read
tutor-hero-2 = Nobody takes turns here. As soon as the wizard has rolled for the first time you may roll, too: as often as you like!
    .until = rolled
tutor-hero-3 = Compare your dice with the fields of the trials. Lay a die on a field that shows the same symbol.
    .until = laid
tutor-hero-4 = It stays there while you roll the others again. All your laid dice lie on the same card; whatever fits can be laid there in one go. Roll and lay more!
    .until = laid
tutor-hero-5 = Would another trial be better? Take dice back when you like. Only after a roll can you lay them again. Try it: take one back.
    .until = took-back
tutor-hero-6 = The star is your joker. It stands for the symbol on your hero tile and for no other.
    .until = read
tutor-hero-7 = Together you are faster: two heroes may share a trial, a third may not. Point at a card to show what you need, and complete a trial.
    .until = completed
tutor-hero-8 = Done! Your dice are back and the next trial has come from the deck. Carry on, but beware: a confusion spell can knock dice off any card that is not complete.
    .until = lost-dice
tutor-hero-9 = That was confusion: your dice have to be rolled again. The wizard can also summon trials on top of your deck, so don't slow down. Now run!
    .until = read

tutor-wizard-1 = You are the wizard, alone against all heroes. Before you lie five black dice and three spells. Cast them one by one: when the last card of your deck lies open, the treasure is yours again.
    .until = read
tutor-wizard-2 = Nobody takes turns here, and no hero may move before you do. Your first roll is the signal: roll!
    .until = rolled
tutor-wizard-3 = Compare your dice with the fields of your spells. Lay a die on a field that shows the same symbol.
    .until = laid
tutor-wizard-4 = It stays there while you roll the others again, as often as you like. All your laid dice lie on the same card; whatever fits can be laid there in one go. Roll and lay more!
    .until = laid
tutor-wizard-5 = Would another spell be better? Take dice back when you like. Only after a roll can you lay them again. Try it: take one back.
    .until = took-back
tutor-wizard-6 = The star is your joker. It stands for any symbol on a banner of the six open cards, yours and those of the heroes. If a banner goes away later, what you have laid stays.
    .until = read
tutor-wizard-7 = Two kinds of spells are in your deck. Confusion knocks hero dice off a card; a summoning becomes one more trial for the heroes. Fill all fields of a spell!
    .until = completed
tutor-wizard-8 = The spell is cast, your dice are back and the next spell comes. When a spell asks for a target, choose quickly: nobody waits for you, and a trial that is complete is safe from you.
    .until = read
tutor-wizard-9 = Watch which trials the heroes have nearly done, and strike there. They have a deck, too, and want to be faster than you!
    .until = read

setup-exercise-1-new = Rolling, laying, completing: all that everything else is built on. The wizard knows two kinds of spells. Confusion knocks hero dice off a card, and a summoning puts one more trial on the deck of the heroes.
setup-exercise-2-new = The dragon awakes! Dragon lore leads it from trial to trial towards the deck; if it gets there, the wizard wins. A trial under the dragon cannot be completed. With jokers on the dragon tile heroes push it back.
setup-scenario-1-new = From now on two rounds won win the match. Weakness spells are laid in front of a single hero: one symbol is forbidden, or a die is stuck in a swirl. Heroes get rid of them by completing them like trials.
setup-scenario-2-new = Coin trials have a part for either side, and whoever is first gets the coin. Between the rounds heroes buy equipment and the wizard buys scrolls; the side that lost gets an extra coin. During a round, two coin cards get rid of the top card of the own deck.
setup-scenario-3-new = Curses fall on all heroes at once: not a word, only one hand, or a clap before dice come back. They last until heroes complete the card of the curse.
setup-scenario-4-new = Doom wounds heroes and brings the wizard souls; with the last soul the wizard wins the round. Wounded heroes play on. They are healed by completing their tile, and every hero may help.
setup-scenario-5-new = The wizard can be wounded, too. Each time heroes complete their part of a conflict trial they take one of the wizard's lives, and with the last one they win the round. The card stays until the wizard completes the other part.
setup-scenario-6-new = Heroes learn: a completed trial is a point of experience, and each hero has an ability to spend it on. Drain spells make them forget. Confusion is gone, but all the rest is there.
