### Maleficent: names, cards and guide.

name-forbidden-mountains = Forbidden Mountains
name-briar-roses-cottage = Briar Rose's Cottage
name-the-forest = The Forest
name-king-stefans-castle = King Stefan's Castle
name-aim-cursed-places = Cursed places
name-why-once-upon-a-dream = no curse lies at a place with a hero

## Allies

card-cackling-goon = Cackling Goon
    .long = Its strength goes up by 1 for each hero at its place.
card-savage-goon = Savage Goon
    .long = No ability.
card-sinister-goon = Sinister Goon
    .long = Its strength goes up by 1 while there is a curse at its place, however many there are.
card-raven = Raven
    .long = Once per turn, before your villain moves, you may move Raven to any other place. Then you may perform one uncovered action of that place, but not fate. You may still use the same symbol yourself later in the turn.

## Effects

card-dragon-form = Dragon Form
    .long = Defeat a hero with a strength of 3 or less, anywhere in your realm and without allies. Until your next turn begins, you gain 3 power for each fate action against you.
card-vanish = Vanish
    .long = On your next turn, your villain may stay put instead of moving.

## Curses

card-forest-of-thorns = Forest of Thorns
    .long = Only heroes with a printed strength of 4 or more can be played to this place. Discard this curse as soon as a hero is played here.
card-green-fire = Green Fire
    .long = No hero can be played to this place. Discard this curse as soon as your villain is moved here.
card-dreamless-sleep = Dreamless Sleep
    .long = Heroes at this place lose 2 strength. Discard this curse as soon as you play an ally here; moving one here does no harm.

## Conditions

card-malice = Malice
    .long = When the villain whose turn it is defeats a hero with a strength of 4 or more, you may defeat a hero with a strength of 4 or less in your own realm.
card-tyranny = Tyranny
    .long = While the villain whose turn it is has three or more allies, you may draw three cards and then discard any three from your hand.

## Items

card-spinning-wheel = Spinning Wheel
    .long = When a hero is defeated at this place, you gain power: 1 less than the hero's strength at that moment.
card-staff = Staff
    .long = While your villain is at this place, effects and curses cost you 1 less power, wherever you play them.

## Fate

card-guards = Guards
    .long = At least two allies must take part when this hero is vanquished.
card-sword-of-truth = Sword of Truth
    .long = Attach it to a hero who carries no item. That hero's strength goes up by 2, and playing a curse to the hero's place costs 2 more power.
card-once-upon-a-dream = Once Upon a Dream
    .long = Discard a curse from a place that has a hero.
card-aurora = Aurora
    .long = When she is played, the next fate card is revealed. If it is a hero, it is played at once; otherwise it goes back on top of the deck.
card-fauna = Fauna
    .long = When she is played, you may discard one Dreamless Sleep from her place. (Older printing: discard any one curse there.)
card-flora = Flora
    .long = While she is in the realm, Maleficent plays with an open hand.
card-king-hubert = King Hubert
    .long = When he is played, you may move one ally from each neighbouring place to his place.
card-king-stefan = King Stefan
    .long = When he is played, you may move Maleficent to any place.
card-merryweather = Merryweather
    .long = No curse can be played to her place. Curses can still be moved there.
card-prince-phillip = Prince Phillip
    .long = When he is played, you may discard the allies at his place: all of them or none.

## Guide

guide-maleficent-aim = Have at least one curse at each of your four places when your turn begins.
guide-maleficent-way =
    Collect power, then lay curses: one at each place is enough, so spread them out. Each kind is broken by something different. A Green Fire holds until your villain goes there, a Forest of Thorns until a hero of strength 4 or more is played there, a Dreamless Sleep until you play an ally there. Curse the place you are standing on last, or finish with a curse that does not break when you arrive.
    Vanish lets you stay put, so you do not have to walk into your own fire. Curses can be moved to a neighbouring place like items, and moving a curse breaks nothing. Savage and Sinister Goons clear heroes out of the way; Raven gives you an extra action every turn.
guide-maleficent-beware =
    Your opponents see how many places are cursed and will send you heroes as soon as you have three. Merryweather keeps new curses away from her place, the Sword of Truth makes them expensive, and Once Upon a Dream takes a curse away wherever there is a hero. Keep allies close by, and an effect such as Dragon Form in hand. King Stefan can walk you straight into a Green Fire.
