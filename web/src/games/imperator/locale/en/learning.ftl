### What Imperator says to those who learn it.

## The legend

legend-marks = At a player's place
legend-marks-hearts = A life
    .about = You begin with three. As long as one is left you stay in the game.
legend-marks-broken-heart = Wounds and lost lives
    .about = In place of a heart: a life that is lost. On a card: damage it has taken, which stays until the card changes hands.
legend-marks-shield = Defence, or safe
    .about = Beside a number: what the defence adds up to. Beside a player: cannot be attacked now, because an attack on them is already running.
legend-marks-cracked-shield = Exposed
    .about = This player can be attacked. Whoever acts in a battle is exposed again.
legend-marks-broadsword = Attack
    .about = What the attack adds up to: card, buff and what the Imperator adds.
legend-marks-shield-reflect = Turned around
    .about = The attack was turned: attacker and defender have changed sides.
legend-marks-hourglass = Thinking
    .about = The table waits for this player.
legend-marks-tombstone = Out
    .about = This player has no lives left.
legend-marks-laurels = The winner
    .about = The last one whose Imperator still stands.
legend-phases = The parts of a round
legend-phases-crowning =
    .about = Everybody secretly makes one of two cards the Imperator.
legend-phases-battle =
    .about = Attacks, buffs and defence, chosen in secret; then the tricks are settled.
legend-phases-raid =
    .about = Attackers capture new cards from the middle, one player after the other.
legend-phases-offers =
    .about = One of your cards for one of somebody else's, if they agree.
legend-phases-sort =
    .about = Everybody says anew which card leads, which help and which fight.
legend-phases-over =
    .about = The match is decided.
legend-crests = Who is who: the coats of arms
legend-crests-lion = Lion: seat 1
legend-crests-eagle-emblem = Eagle: seat 2
legend-crests-wolf-head = Wolf: seat 3
legend-crests-stag-head = Stag: seat 4
legend-crests-dragon-head = Dragon: seat 5
legend-crests-griffin-symbol = Griffin: seat 6
legend-crests-raven = Raven: seat 7
legend-crests-bear-head = Bear: seat 8
