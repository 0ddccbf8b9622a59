### The words of Imperator's board, in English.

board-label = The table
board-round = Round { $round }
board-stock = Stock
board-stock-count =
    { $count ->
        [one] 1 card in the stock
       *[other] { $count } cards in the stock
    }
board-discard = Discard
board-discard-count =
    { $count ->
        [one] 1 card on the discard pile
       *[other] { $count } cards on the discard pile
    }

board-place-imperator = Imperator
board-place-attackers = attacker
board-place-buffs = buff
board-place-middle = in the middle
board-place-dealt = dealt
board-attackers = Attackers
board-buffs = Buffs
board-empty = empty place
board-grows = next place to grow

board-help-hidden = Only its owner knows this card.
board-help-value =
    { $card }: value { $value }. { $colour ->
        [red] Red is the colour of defence
       *[black] Black is the colour of attack
    }{ $perk ->
        [0] .
       *[other] {""}: the Imperator adds { $perk }.
    }
board-help-imperator = As Imperator it has { $hp } hit points.
board-help-attackers = It attacks attackers of others and can be attacked itself.
board-help-buffs =
    { $colour ->
        [red] As a buff it guards an attacked card.
       *[black] As a buff it boosts an attack.
    }
board-help-middle = Whoever attacks with more than its value may take it.
board-help-dealt = Crowned, it has { $hp } hit points; otherwise it is the first attacker.

board-attacks = attacks { $card }, { $mine } against { $theirs }
board-attacked = attacked by { $card }, { $mine } against { $theirs }
board-boosts = boosts an attack
board-guards = guards
board-used = used in this raid
board-damage = { $damage } damage
board-beaten = beaten

board-lives =
    { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    }
board-hp = { $hp } of { $full } HP
board-hp-help = The Imperator has twice its value in hit points. At none a life is lost.
board-perk-attack = +{ $perk } to black attacks
board-perk-defence = +{ $perk } to red defences
board-perk-attack-help = A black Imperator adds { $perk } to every black card played as attack.
board-perk-defence-help = A red Imperator adds { $perk } to every red card played as defence.
board-exposed = exposed
board-exposed-help = Exposed: can be attacked. Whoever is attacked is covered until they act.
board-covered = covered
board-covered-help = Covered: was attacked and cannot be attacked again before acting.
board-out = out
board-thinking = deciding
board-ready = has decided
board-open = Show { $name } large
board-close = Show { $name } small
board-targets =
    { $count ->
        [one] 1 card to choose
       *[other] { $count } cards to choose
    }

board-trick = { $attacker } against { $defender }: { $attack } against { $defence }
board-turned = turned
board-tricks = Tricks
board-rivals = Attacks that collide
board-held = holds
board-even = even

board-raid = Raid
board-raid-order = In this order, round and round:
board-raid-turn = { $name } is next
board-raid-grown = has grown
board-raid-empty = Nothing is left in the middle.

board-offer =
    { $name ->
        [you] You offer
       *[other] { $name } offers
    } { $other ->
        [you] you
       *[other] { $other }
    } a trade
board-offers-later = Offers that come later
board-offer-gives = gives
board-offer-wants = wants
board-offer-mine = Your offer
board-offer-choose = Touch the card that you want for it.
board-accept = Accept
board-decline = Decline

board-sort = Sort your cards
board-sort-help = Drag a card onto another or touch both: they change places.
board-sort-held = Now the card it shall change places with.
board-sort-done = Done
board-sort-stay = Leave it
board-sort-reset = As before
board-sort-waiting = So it shall lie. The others are still sorting.

board-crown-hint = Touch the card that shall rule.
board-battle-free = No blade is drawn yet.
board-result-won = breaks through
board-result-lost = is repelled
board-result-even = no winner
board-result-damage = −{ $damage } HP
board-result-life = a life lost
board-die = die: { $value }
board-dismiss = Close

board-winner = Victory
board-winners = A draw
