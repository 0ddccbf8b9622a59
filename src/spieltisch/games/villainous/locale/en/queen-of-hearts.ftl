### The Queen of Hearts: names, cards and guide.

name-queen-of-hearts = Queen of Hearts
name-courtyard = Courtyard
name-hedge-maze = Hedge Maze
name-tulgey-wood = Tulgey Wood
name-white-rabbits-house = White Rabbit's House
name-aim-wickets = Places with a wicket
name-aim-sure-shot = Strength of the wickets, up to a sure shot

## What happens

told-becomes-wicket = { $card } bends over and is a wicket now.
told-becomes-guard = { $card } stands up and is a wicket no more.
told-shrinks = { $card } shrinks and covers only one symbol now: { $action }.
told-enlarges = { $card } grows and now also covers a symbol of { $place }.
told-normal-size = { $card } is of normal size again.
told-shoots =
    { $seat ->
        [you] You shoot
       *[other] { $seat } shoots
    }: the wickets have strength { $strength }, the five cards cost { $sum }.

## Questions and choices

prompt-cover = { $card } shrinks: which symbol stays covered?
    .help = A shrunken hero covers only one of the two symbols on top. It stays the one that you choose now, until the hero's size changes or the hero leaves. The other symbol is free, unless an enlarged hero or another shrunken one covers it.
choice-to-wicket = Turn { $card } into a wicket
choice-to-guard = Turn { $card } back into a card guard
choice-shrink = Make { $card } smaller
choice-enlarge = Make { $card } larger
choice-cover = Cover: { $action }

## Villain cards

card-card-guard-club = Card Guard: Club
    .long = Activate: turn this card guard into a wicket, or this wicket back into a card guard. A wicket is still an ally: it can be moved, carries its Spears and keeps its strength, but it cannot fight heroes.
card-card-guard-diamond = Card Guard: Diamond
    .long = Activate: turn this card guard into a wicket, or this wicket back into a card guard. A wicket is still an ally: it can be moved, carries its Spears and keeps its strength, but it cannot fight heroes.
card-card-guard-heart = Card Guard: Heart
    .long = Activate: turn this card guard into a wicket, or this wicket back into a card guard. A wicket is still an ally: it can be moved, carries its Spears and keeps its strength, but it cannot fight heroes.
card-card-guard-spade = Card Guard: Spade
    .long = Activate: turn this card guard into a wicket, or this wicket back into a card guard. A wicket is still an ally: it can be moved, carries its Spears and keeps its strength, but it cannot fight heroes.
card-off-with-your-head = Off With Your Head!
    .long = Defeat a hero who now has a strength of 4 or less, anywhere in your realm and without allies.
card-spear = Spear
    .long = Attach it to an ally, who may be a wicket. That ally is 1 stronger.
card-take-the-shot = Take the Shot
    .long = Only if each of your places has a wicket: the next five cards of your deck are revealed. If together they cost less than all your wickets are strong now, you win at once. Otherwise they are discarded. Conditions cost 0, and The King makes card guards cheaper here as well.
card-by-order-of-the-queen = By Order of the Queen
    .long = Turn one or two of your card guards into wickets, without paying for their activation. There must be at least one who can be turned.
card-fury = Fury
    .long = When the villain whose turn it is defeats a hero with a strength of 4 or more, you may shrink one or two heroes of normal size in your realm. For each you choose the one symbol that it goes on covering.
card-judgment = Judgment
    .long = While the villain whose turn it is has three or more allies, you may gain 3 power.
card-makes-you-smaller = Makes You Smaller
    .long = Shrink a hero of normal size and choose the one symbol that it goes on covering, or turn an enlarged hero back to normal size. While a shrunken hero is at a place, normal heroes there cover nothing more. Strength does not change.
card-very-merry-unbirthday = Very Merry Unbirthday
    .long = Gain 1 power for each ally in your realm, wickets included. You need at least one.
card-stopwatch = Stopwatch
    .long = Activate: gain 1 power for each wicket in your realm. You need at least one.
card-the-king = The King
    .long = While he is in your realm, playing a card guard costs you 1 power less.
card-tweedle-dee-and-tweedle-dum = Tweedle Dee & Tweedle Dum
    .long = They are not discarded after taking part in vanquishing a hero.

## Fate

card-im-late-im-late = I'm Late! I'm Late!
    .long = Choose a hero with a printed strength of 3 or less in her fate discard pile and play that hero to any place.
card-makes-you-larger = Makes You Larger
    .long = Enlarge a hero of normal size and choose a neighbouring place: there the hero covers the nearest symbol on top, too, and allies there can fight that hero as well. Or turn a shrunken hero back to normal size. Strength does not change.
card-mome-raths = Mome Raths
    .long = Move an ally, who may be a wicket, to any other place.
card-alice = Alice
    .long = While she is in the realm, the Queen of Hearts cannot move allies or items. Opponents still can.
card-caterpillar = Caterpillar
    .long = All allies at his place, wickets included, are 1 weaker.
card-cheshire-cat = Cheshire Cat
    .long = When he is played, you may turn up to two wickets back into card guards. (Older printing: at least one, if there is one.) When he is defeated, the Queen of Hearts may turn up to two card guards into wickets, but none who fought him.
card-dodo = Dodo
    .long = Card guards at his place cannot be turned into wickets by any means. Wickets that are there stay, and can be turned back.
card-dormouse = Dormouse
    .long = Cannot be shrunk, but can be enlarged and turned back from that.
card-down-the-rabbit-hole = Down the Rabbit Hole
    .long = If Alice is not in the realm, find her in the fate discard pile or the fate deck and play her to any place. If she is, discard an ally at her place. (Older printing: you may discard it.)
card-mad-hatter = Mad Hatter
    .long = He is 2 stronger while March Hare is in the realm.
card-march-hare = March Hare
    .long = He is 2 stronger while Mad Hatter is in the realm.
card-white-rabbit = White Rabbit
    .long = While he is in the realm, activating a card guard or a wicket costs 1 power more.

## Guide

guide-queen-of-hearts-aim = Have a wicket at each of your four places and play Take the Shot. You win if five cards from the top of your deck cost less, all in all, than your wickets are strong.
guide-queen-of-hearts-way =
    Play a card guard to each place, then bend them: by activating them one at a time, which is possible in the Hedge Maze and at White Rabbit's House, or two at once with By Order of the Queen. The King makes guards cheap and lowers the cost of those that are revealed. Very Merry Unbirthday and the Stopwatch turn a crowded realm into power; you need 4 for the shot itself.
    A card of your deck costs a little less than 2 on average, so five of them cost 8 or 9. Hearts, Spades, Spears and a second wicket somewhere make the shot safer, and a strength of 18 cannot miss. Nobody can see what comes next, but everybody can see your discard pile: if your dear cards lie there, now is the time to shoot. A miss costs you only the card and the power.
guide-queen-of-hearts-beware =
    Wickets do not fight. Keep some guards upright, or Tweedle Dee & Tweedle Dum, who stay after every fight, and use Off With Your Head! against heroes of strength 4 or less. You cannot move heroes, so what they cover stays covered: Makes You Smaller and Fury get one symbol back, Makes You Larger takes one away next door.
    Opponents aim at your row of wickets. Mome Raths carry one off, the Cheshire Cat stands two of them up, Down the Rabbit Hole discards one beside Alice, and the Caterpillar makes them weaker. Dodo keeps guards at his place from bending, Alice keeps you from moving them to another place, and White Rabbit makes each activation dearer. Close the last gap only when you hold Take the Shot and can pay for it.
