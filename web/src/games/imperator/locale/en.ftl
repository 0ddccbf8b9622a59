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

ending-left = { $out ->
    [yes] overthrown
   *[no] { $lives ->
        [one] 1 life left, { $hp } hit points
       *[other] { $lives } lives left, { $hp } hit points
      }
  }

# The tutor: one lesson after the other, with what it waits for

tutor-first-1 = You have been dealt two cards. Crown one of them your Imperator: it does not fight, but you are in the game as long as it stands. It has twice its number in hit points. The other one becomes your first attacker. Touch the card that is to rule, then confirm.
    .until = battle
    .during = crowning
tutor-first-2 = This is your court: your Imperator with its hit points, your attackers, later your buffs, and your three lives. When the hit points are gone, that costs a life.
    .until = read
    .during = crowning battle
tutor-first-3 = Now for the battle. Touch one of your attackers, then the card it goes for; if the attack wins, the difference hits the Imperator over there. Everybody chooses at the same time and in secret, then all is revealed.
    .until = read
    .during = crowning battle
tutor-first-4 = Black attacks, red defends. Whoever acts can be attacked; whoever passes stays out of it. It goes on step by step until everybody passes. Attack, or pass!
    .until = raid
    .during = crowning battle spoils
tutor-first-5 = The raid: there is loot in the middle. Touch an attacker, then a card that is worth less than its attack. You trade it for one of your own, or keep it on top: once in each raid your hand grows.
    .until = offers
    .during = battle spoils raid
tutor-first-6 = You can offer somebody a trade: your card for one of theirs. You do not have to.
    .until = sort
    .during = raid offers replies
tutor-first-7 = Lay your cards out anew: touch two of them and they change places. Who is to rule, who attacks, who helps as a buff? A wounded Imperator can rest among the attackers. Then confirm below.
    .until = battle
    .during = raid offers replies sort
tutor-first-8 = That was one round. Whoever is alive last wins. The light bulb asks a bot for a hint, and the rules are behind the question mark. Good luck!
    .until = read
