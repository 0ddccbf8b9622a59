### What only the board of The Reckoners says.

board-label = Newcago
board-status = The state of the city
board-round = Round { $round }
board-population = Population { $count }
board-money = Money { $count }
board-base = Base: space { $base } of { $spaces }{ $lost ->
        [0] {""}
        [one] , 1 die lost
       *[other] , { $lost } dice lost
    }
board-plans-left = { $count ->
        [one] 1 plan token in the supply
       *[other] { $count } plan tokens in the supply
    }
board-steelheart = Steelheart
board-steelheart-here = Steelheart is here
board-steel-research = Steelheart: research { $count } of { $start }
board-steel-health = Steelheart: health { $count } of { $start }
board-steel-locked = Steelheart cannot be attacked before his weakness is found
board-steel-fold = Hide what Steelheart’s tracks do
board-steel-unfold = Show what Steelheart’s tracks do
board-steel-track = Steelheart, { $track }. Does: { $acts }
board-pieces = { $act ->
        [recruit] Enforcement { $count }
       *[other] barricades { $count }
    }
board-sniper = Cody has aimed here
board-barricades = { $count ->
        [0] No barricade
        [one] 1 barricade
       *[other] { $count } barricades
    }
board-enforcement = Enforcement { $count }
board-research = Research { $count }
board-health = Health { $count }
board-no-health = Cannot be attacked before the weakness is found, then health { $weak }
board-weak-health = At most { $weak } once the weakness is found
board-track = { $epic } does: { $acts }. Then the marker moves on by { $steps }
board-marker = It does the first { $marker }, then its marker moves on by { $steps }.
board-reward = { $reward ->
        [research-steelheart] research Steelheart { $count }
        [money] money { $count }
        [enforcement] take out Enforcement { $count }
        [weaken] weaken { $count }
       *[plan] { $count ->
            [one] 1 plan token
           *[other] { $count } plan tokens
        }
    }
board-no-epic = No Epic here. A new one is coming.
board-read = Read about { $name }
board-spot = { $label }. Choose what to use here
board-would = { $said }: { $before } → { $after }{ $result ->
        [weakness] , the weakness is found
        [defeat] , defeated
        [victory] , victory
       *[none] {""}
    }
board-result-weakness = weakness!
board-result-defeat = defeated!
board-result-victory = victory!
board-one = Only one symbol
board-only-one = Only one symbol: { $said }
board-go-here = Go here
board-begin-here = Begin here
board-aim-here = Aim here
board-map = Districts
board-show-district = Show { $district }
board-tray = Your Reckoners
board-switch = Which of your Reckoners
board-die = { $colour }: { $face }{ $state ->
        [marked] {" "}(you keep it)
        [spent] {" "}(spent)
        [lost] {" "}(lost)
       *[other] {""}
    }
board-colour-white = White die
board-colour-blue = Blue die
board-colour-red = Red die
board-colour-green = Green die
board-colour-orange = Orange die
board-colour-yellow = Yellow die
board-colour-purple = Purple die
board-rolled = Rolled: { $faces }
board-token = { $count ->
        [one] 1 plan token: any one symbol
       *[other] { $count } plan tokens: any one symbol each
    }
board-fresh = { $count ->
        [0] Plan tokens for the next round
        [one] 1 plan token for the next round
       *[other] { $count } plan tokens for the next round
    }
board-plans = Plan tokens { $count }{ $fresh ->
        [0] {""}
       *[other] , and { $fresh } for the next round
    }
board-cards-of = { $reckoner }: { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
board-used = used this round
board-others = The other Reckoners
board-other = { $reckoner }, { $name }: { $done ->
        [yes] done
       *[no] { $count ->
            [one] 1 die left
           *[other] { $count } dice left
        }
    }
board-is-done = Done
board-throw = Roll { $count } of { $rolls }
board-keep-all = Keep all
board-keep-first = Tap dice to keep
board-roll = { $count ->
        [0] Nothing left to roll
        [one] Roll 1 die again
       *[other] Roll { $count } dice again
    }
board-give-to = For { $reckoner }
board-for = For { $reckoner }
board-buy = For { $reckoner }
board-redeem = Buy back a lost die for { $cost }:
board-refresh = New cards ({ $cost })
board-market = Market
board-waiting = Waiting for { $names }.
board-where = Where? Tap what lights up.
board-which-die = With what? Tap a die, a token or a card.
board-which = What do you mean?
board-explain = What is this about?
board-undo = Take back
board-let-go = Put down
board-done-left = Done ({ $count ->
        [one] 1 die left
       *[other] { $count } dice left
    })
# Where long names may break; none is so long in English.
board-joints = {""}
board-price = Costs { $count } money.

board-guide-reckoners = The Reckoners
board-guide-epics = The Epics
board-guide-equipment = Equipment
board-symbol-money = 1 money for the common purse.
board-symbol-enforcement = Takes out one Enforcement in your district.
board-symbol-weaken = Pushes a marker back by one: that of the Epic in your district, or one of Steelheart’s if he is there.
board-symbol-research = Research on the Epic in your district, or on Steelheart if he is there. At 0 the weakness is found.
board-symbol-attack = 1 off the health of the Epic in your district, or of Steelheart once his weakness is known.
board-symbol-plan = A plan token: any one symbol, from the next round on.

board-key-numbers = 1–9
    .does = touch a die
board-key-arrows = ← →
    .does = go through your dice and cards
board-key-updown = ↑ ↓
    .does = go through what lights up in the city
board-key-r = R
    .does = roll again
board-key-k = K
    .does = keep all
board-key-d = D
    .does = done, or something after all
board-key-enter = Enter
    .does = the yellow button
board-key-escape = Esc
    .does = put down

# The forecast

coming-title = What the Epics are going to do
coming-short = { $actions ->
        [one] 1 action coming
       *[other] { $actions } actions coming
    }
coming-actions = { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
coming-effect = { $what ->
        [population] { $count ->
            [0] nobody dies
           *[other] { $count } of the population
        }
        [dice] { $count ->
            [one] 1 die lost
           *[other] { $count } dice lost
        }
        [enforcement] Enforcement +{ $count }
        [barricades] { $count ->
            [one] 1 barricade
           *[other] { $count } barricades
        }
        [fortified] research and health of Epics +{ $count }
       *[boosted] Steelheart’s tracks +{ $count }
    }
coming-line = If the Epics acted now, { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    } would mean: { $effects }.{ $unknown ->
        [0] {""}
        [one] {" "}One new Epic is not counted.
       *[other] {" "}{ $unknown } new Epics are not counted.
    }{ $lost ->
        [yes] {" "}The city would fall.
       *[no] {""}
    }
coming-epic = { $name }, { $district }: { $actions ->
        [one] 1 action
       *[other] { $actions } actions
    }, { $effects }
coming-unknown = + { $count ->
        [one] 1 new Epic
       *[other] { $count } new Epics
    }
coming-unknown-long = { $count ->
        [one] A new Epic comes into an empty district and acts, too. Nobody knows which one.
       *[other] { $count } new Epics come into empty districts and act, too. Nobody knows which ones.
    }
coming-lost = The city falls!

# The rounds

rounds-title = The rounds
rounds-last = Round { $round }: { $killed ->
        [0] nobody died
       *[other] population −{ $killed }
    }{ $defeated ->
        [0] {""}
        [one] , 1 Epic defeated
       *[other] , { $defeated } Epics defeated
    }{ $progress ->
        [0] {""}
       *[other] , Steelheart −{ $progress }
    }
rounds-summary = In round { $round }, { $killed ->
        [0] nobody died
        [one] one of the population died
       *[other] { $killed } of the population died
    }, { $population } are left. { $defeated ->
        [0] No Epic was defeated
        [one] One Epic was defeated
       *[other] { $defeated } Epics were defeated
    }{ $progress ->
        [0] , and Steelheart was left alone.
       *[other] , and Steelheart lost { $progress }.
    } At its end Enforcement { $enforcement } and { $barricades ->
        [one] 1 barricade
       *[other] { $barricades } barricades
    } lay in the city.
rounds-curve = Population and what is left of Steelheart, round by round: { $told }.
rounds-curve-at = round { $round }: { $population } and { $left }
rounds-population = Population
rounds-left = Steelheart: research, then health
rounds-steel-research = research { $count }
rounds-steel-health = health { $count }
rounds-head-round = Round
rounds-head-population = Population
rounds-head-steelheart = Steelheart
rounds-head-defeated = Epics defeated
rounds-head-enforcement = Enforcement
rounds-head-barricades = Barricades

# The end

ending-how = { $outcome ->
        [won] Steelheart fell in round { $round }. { $population } of the population { $population ->
            [one] is
           *[other] are
        } still alive
       *[other] The last of the population died in round { $round }. { $research ->
            [0] Steelheart had { $health } health left
           *[other] Steelheart’s weakness was { $research } research away
        }
    }; { $defeated ->
        [0] you defeated no Epic.
        [one] you defeated one Epic.
       *[other] you defeated { $defeated } Epics.
    }

# Suggestions

board-suggest = Suggest to { $name }: { $said }
board-suggest-where = What should { $name } do with it? Tap what lights up.
board-suggested = Suggested to { $name }.
board-is-suggested = Somebody suggests something for this die
board-card-suggested = Somebody suggests to buy this card
board-suggest-for = Suggest it for:

# A first round

tutor-first-1 = Welcome to Newcago. Up here: the population, your money, and how near they are to your base. If the last of the population dies you all lose; if Steelheart falls you all win.
    .until = read
tutor-first-2 = Before the first round you may buy equipment with the money you share. Tap a card and then who gets it, or save the money. Then press Done.
    .until = done
    .during = choosing outfitting
tutor-first-3 = Choose where your Reckoner begins: tap a district. Most symbols work only where a Reckoner stands, so go where there is work to do.
    .until = placed
    .during = choosing outfitting placing
tutor-first-4 = Your dice are rolled. Tap those that you want to keep, at least one, and roll the others again.
    .until = rolled
    .during = placing roll
tutor-first-5 = You roll up to three times, and keep something each time. Keep all ends it early. When everybody has rolled, the actions begin.
    .until = acting
    .during = placing roll
tutor-first-6 = In every district an Epic rules. It does all the icons up to its marker, and each Enforcement beside it pushes the marker on. Research it until its weakness is found, then attack.
    .until = read
tutor-first-7 = This line tells what the Epics would do if they acted now. Tap it to see each of them. It changes with every die that you use: planning is the game.
    .until = read
tutor-first-8 = Now tap one of your dice: wherever it can do something lights up, with what would come of it. Tap one of these places. You can take it back until somebody else acts.
    .until = used
    .during = roll actions
tutor-first-9 = Steelheart himself can be researched and attacked only where he stands. His four tracks act, too; weaken them there.
    .until = read
tutor-first-10 = You all act at once. Tap a die of another Reckoner to suggest what it could do; what is suggested to you can be accepted with one tap.
    .until = read
tutor-first-11 = Use the dice you have left: any die can also move you or clear a barricade. Then press Done.
    .until = done
    .during = roll actions
tutor-first-12 = Now you collect rewards for defeated Epics and may buy equipment. After that the Epics act, one after the other.
    .until = round
tutor-first-13 = That was a round. What it cost is here: tap it for the curve of all rounds. The rules and a guide to each Reckoner are behind the question mark. Good luck!
    .until = read
