### What only the board of The Reckoners says.

board-label = Newcago
board-status = The state of the city
board-round = { $round ->
        [0] Preparation
       *[other] Round { $round }
    }
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
board-price = Costs { $count } money.

board-guide-symbols = What is on the dice
board-guide-actions = What Epics do
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
board-key-enter = Enter
    .does = the yellow button
board-key-escape = Esc
    .does = put down
