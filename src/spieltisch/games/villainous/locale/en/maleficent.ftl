### Maleficent: names, cards and guide.

name-maleficent = Maleficent
name-forbidden-mountains = Forbidden Mountains
name-briar-roses-cottage = Briar Rose's Cottage
name-the-forest = The Forest
name-king-stefans-castle = King Stefan's Castle
name-aim-cursed-places = Cursed places

## Allies

card-cackling-goon = Cackling Goon
    .long = It is 1 stronger for each hero at its place.
card-savage-goon = Savage Goon
    .long = No ability.
card-sinister-goon = Sinister Goon
    .long = It is 1 stronger while a curse lies at its place, however many there are.
card-raven = Raven
    .long = Once in each of your turns, before your villain moves, you may move Raven to any other place. Then you may perform one uncovered action of that place, but not fate. You may still use the same symbol yourself later in the turn.

## Effects

card-dragon-form = Dragon Form
    .long = Defeat a hero with a strength of 3 or less, anywhere in your realm and without allies. Until your next turn begins you gain 3 power for each fate action against you.
card-vanish = Vanish
    .long = In your next turn your villain may stay where it is instead of moving.

## Curses

card-forest-of-thorns = Forest of Thorns
    .long = Only heroes with a printed strength of 4 or more can be played to this place. Discard this curse when a hero is played here.
card-green-fire = Green Fire
    .long = No hero can be played to this place. Discard this curse when your villain is moved here.
card-dreamless-sleep = Dreamless Sleep
    .long = Heroes at this place are 2 weaker. Discard this curse when an ally is played here; an ally that is moved here does no harm.

## Conditions

card-malice = Malice
    .long = When the villain whose turn it is defeats a hero with a strength of 4 or more, you may defeat a hero with a strength of 4 or less in your own realm.
card-tyranny = Tyranny
    .long = While the villain whose turn it is has three or more allies, you may draw three cards and then discard any three from your hand.

## Items

card-spinning-wheel = Spinning Wheel
    .long = When a hero is defeated at this place, you gain power: the hero's strength at that moment, less 1.
card-staff = Staff
    .long = While your villain is at this place, effects and curses cost you 1 power less, wherever you play them.

## Fate

card-guards = Guards
    .long = At least two allies must take part when this hero is vanquished.
card-sword-of-truth = Sword of Truth
    .long = Attach it to a hero who carries no item. That hero is 2 stronger, and playing a curse to that hero's place costs 2 power more.
card-once-upon-a-dream = Once Upon a Dream
    .long = Discard a curse from a place where there is a hero.
card-aurora = Aurora
    .long = When she is played, the next fate card is revealed. If it is a hero, it is played at once; otherwise it goes back on top of the deck.
card-fauna = Fauna
    .long = When she is played, you may discard one Dreamless Sleep from her place. (Older printing: discard any one curse there.)
card-flora = Flora
    .long = While she is in the realm, Maleficent plays with an open hand.
card-king-hubert = King Hubert
    .long = When he is played, you may move one ally from each neighbouring place to his place.
card-king-stefan = King Stefan
    .long = When he is played, you may move Maleficent's figure to any place.
card-merryweather = Merryweather
    .long = No curse can be played to her place. Curses can still be moved there.
card-prince-phillip = Prince Phillip
    .long = When he is played, you may discard all allies at his place, all or none of them.

## Guide

guide-maleficent-aim = Have at least one curse at each of your four places when your turn begins.
guide-maleficent-way =
    Collect power, then lay curses: one at each place is enough, so spread them out. Each kind is broken by something else. A Green Fire holds until your figure goes there, a Forest of Thorns until a hero of strength 4 or more is played there, a Dreamless Sleep until you play an ally there. Curse the place where you stand last, or let the last one be a curse that does not mind you coming.
    Vanish lets you stay where you are, so that you need not walk into your own fire. Curses can be moved to a neighbouring place like items, and a moved curse breaks nothing. Savage and Sinister Goons clear heroes out of the way; Raven gives you a second action in each turn.
guide-maleficent-beware =
    Your opponents see how many places are cursed and will send you heroes as soon as you have three. Merryweather keeps new curses away from her place, the Sword of Truth makes them dear, and Once Upon a Dream takes a curse away wherever a hero stands. Keep allies near, and an effect such as Dragon Form in hand. King Stefan can walk your figure right into a Green Fire.
