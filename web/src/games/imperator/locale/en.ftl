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
        [one] 1 card in the discard pile
       *[other] { $count } cards in the discard pile
    }

board-place-imperator = Imperator
board-place-attackers = attacker
board-place-buffs = buff
board-place-middle = in the middle
board-place-dealt = dealt
board-attackers = Attackers
board-buffs = Buffs
board-empty = empty space
board-grows = next space to open up

board-help-hidden = Only its owner knows this card.
board-help-value =
    { $card }: value { $value }. { $use ->
        [defence] Red is the colour of defence
       *[attack] Black is the colour of attack
    }{ $perk ->
        [0] .
       *[other] {""}: the Imperator adds { $perk }.
    }
board-help-imperator = As Imperator it has { $hp } hit points.
board-help-attackers = It can attack other players' attackers, and be attacked by them.
board-help-buffs =
    { $use ->
        [defence] As a buff it defends an attacked card.
       *[attack] As a buff it boosts an attack.
    }
board-help-middle = An attack higher than its value captures it.
board-help-dealt = Crowned, it has { $hp } hit points; otherwise it is the first attacker.

board-attacks = attacks { $card }, { $mine } against { $theirs }
board-attacked = attacked by { $card }, { $mine } against { $theirs }
board-boosts = boosts an attack
board-guards = defends
board-used = used in this raid
board-damage = { $damage } damage
board-beaten = beaten

board-lives =
    { $lives ->
        [one] 1 life
       *[other] { $lives } lives
    }
board-hp = { $hp } of { $full } HP
board-hp-help = The Imperator has twice its value in hit points. When they run out, a life is lost.
board-perk-attack = +{ $perk } to black attacks
board-perk-defence = +{ $perk } to red defence
board-perk-attack-help = A black Imperator adds { $perk } to every black card that attacks.
board-perk-defence-help = A red Imperator adds { $perk } to every red card that defends.
board-exposed = exposed
board-exposed-help = Exposed: can be attacked. Once attacked, a player is safe until they act.
board-covered = safe
board-covered-help = Safe: has been attacked, and cannot be attacked again until they act.
board-out = out
board-thinking = deciding
board-ready = has decided
board-open = Show { $name } large
board-close = Show { $name } small
board-targets =
    { $count ->
        [one] 1 card to choose from
       *[other] { $count } cards to choose from
    }

board-trick = { $attacker } against { $defender }: { $attack } against { $defence }
board-turned = turned around
board-tricks = Tricks
board-rivals = Attacks that collide
board-held = holds
board-even = even

board-raid = Raid
board-raid-order = In this order, round and round:
board-raid-turn = { $name } to play
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
board-offers-later = Offers still to come
board-offer-gives = gives
board-offer-wants = wants
board-offer-mine = Your offer
board-offer-choose = Touch the card you want in return.
board-accept = Accept
board-decline = Decline

board-sort = Sort your cards
board-sort-help = Drag one card onto another, or touch both, to swap them.
board-sort-held = Now touch the card to swap it with.
board-sort-done = Done
board-sort-stay = Leave as is
board-sort-reset = Reset
board-sort-waiting = You are done. The others are still sorting.

board-crown-hint = Touch the card you want to crown.
board-battle-free = No blade is drawn yet.
board-result-damage = −{ $damage } HP
board-die = Die: { $value }
board-dismiss = Close

board-winner = Victory
board-winners = Draw
