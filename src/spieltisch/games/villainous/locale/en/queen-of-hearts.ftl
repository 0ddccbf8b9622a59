### The Queen of Hearts: names, cards and guide.

name-courtyard = Courtyard
name-hedge-maze = Hedge Maze
name-tulgey-wood = Tulgey Wood
name-white-rabbits-house = White Rabbit's House
name-aim-wickets = Places with a wicket
name-aim-sure-shot = Strength of the wickets, up to a sure shot
name-why-im-late-im-late = no hero in the fate discard pile has a strength of 3 or less
name-why-makes-you-larger = no hero within reach can be made larger
name-why-mome-raths = there is no ally within reach
name-why-down-the-rabbit-hole = Alice is here, and no ally is beside her

## What happens

told-becomes-wicket = { $card } bends over and becomes a wicket.
told-becomes-guard = { $card } straightens up and is a card guard again.
told-shrinks = { $card } shrinks and now covers only one symbol: { $action }.
told-enlarges = { $card } grows and now also covers a symbol at { $place }.
told-normal-size = { $card } is back to normal size.
told-shoots =
    { $seat ->
        [you] You take
       *[other] { $seat } takes
    } the shot: the wickets have a strength of { $strength }, the revealed cards cost { $sum }.

## Questions and choices

prompt-cover = { $card } shrinks: which symbol stays covered?
    .help = A shrunken hero covers only one of the two symbols on top. It will be the one you choose now, until the hero changes size or leaves. The other symbol is free, unless an enlarged hero or another shrunken one covers it.
choice-to-wicket = Turn { $card } into a wicket
choice-to-guard = Turn { $card } back into a card guard
choice-shrink = Shrink { $card }
choice-enlarge = Enlarge { $card }
choice-cover = Keep covered: { $action }

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
    .long = Defeat a hero whose strength is now 4 or less, anywhere in your realm and without allies.
card-spear = Spear
    .long = Attach it to an ally, who may be a wicket. That ally's strength goes up by 1.
card-take-the-shot = Take the Shot
    .long = Only if each of your places has a wicket: the next five cards of your deck are revealed. If their total cost is less than the total strength of all your wickets, you win at once. Otherwise they are discarded. Conditions cost 0, and The King makes card guards cheaper here as well.
card-by-order-of-the-queen = By Order of the Queen
    .long = Turn one or two of your card guards into wickets, without paying for their activation. There must be at least one that can be turned.
card-fury = Fury
    .long = When the villain whose turn it is defeats a hero with a strength of 4 or more, you may shrink one or two heroes of normal size in your realm. For each of them you choose the one symbol that it still covers.
card-judgment = Judgment
    .long = While the villain whose turn it is has three or more allies, you may gain 3 power.
card-makes-you-smaller = Makes You Smaller
    .long = Shrink a hero of normal size and choose the one symbol that it still covers, or return an enlarged hero to normal size. While a shrunken hero is at a place, heroes of normal size there cover nothing else. Strength does not change.
card-very-merry-unbirthday = Very Merry Unbirthday
    .long = Gain 1 power for each ally in your realm, wickets included. You need at least one.
card-stopwatch = Stopwatch
    .long = Activate: gain 1 power for each wicket in your realm. You need at least one.
card-the-king = The King
    .long = While he is in your realm, playing a card guard costs you 1 less power.
card-tweedle-dee-and-tweedle-dum = Tweedle Dee & Tweedle Dum
    .long = They are not discarded after taking part in vanquishing a hero.

## Fate

card-im-late-im-late = I'm Late! I'm Late!
    .long = Choose a hero with a printed strength of 3 or less in her fate discard pile and play that hero to any place.
card-makes-you-larger = Makes You Larger
    .long = Enlarge a hero of normal size and choose a neighbouring place: the hero also covers the nearest symbol on top there, and allies there can fight that hero too. Or return a shrunken hero to normal size. Strength does not change.
card-mome-raths = Mome Raths
    .long = Move an ally, who may be a wicket, to any other place.
card-alice = Alice
    .long = While she is in the realm, the Queen of Hearts cannot move allies or items. Opponents still can.
card-caterpillar = Caterpillar
    .long = The strength of all allies at his place, wickets included, goes down by 1.
card-cheshire-cat = Cheshire Cat
    .long = When he is played, you may turn up to two wickets back into card guards. (Older printing: at least one, if there is one.) When he is defeated, the Queen of Hearts may turn up to two card guards into wickets, but not those that fought him.
card-dodo = Dodo
    .long = Card guards at his place cannot be turned into wickets by any means. Wickets that are there stay, and can be turned back.
card-dormouse = Dormouse
    .long = Cannot be shrunk, but can be enlarged and then returned to normal size.
card-down-the-rabbit-hole = Down the Rabbit Hole
    .long = If Alice is not in the realm, find her in the fate discard pile or the fate deck and play her to any place. If she is, discard an ally at her place. (Older printing: you may discard it.)
card-mad-hatter = Mad Hatter
    .long = His strength goes up by 2 while March Hare is in the realm.
card-march-hare = March Hare
    .long = His strength goes up by 2 while Mad Hatter is in the realm.
card-white-rabbit = White Rabbit
    .long = While he is in the realm, activating a card guard or a wicket costs 1 more power.

## Guide

guide-queen-of-hearts-aim = Have a wicket at each of your four places and play Take the Shot. You win if five cards from the top of your deck cost less in total than the strength of your wickets.
guide-queen-of-hearts-way =
    Play a card guard to each place, then turn them into wickets: by activating them one at a time, which you can do in the Hedge Maze and at White Rabbit's House, or two at once with By Order of the Queen. The King makes guards cheap and lowers the cost of those that are revealed. Very Merry Unbirthday and the Stopwatch turn a crowded realm into power; you need 4 for the shot itself.
    A card of your deck costs a little less than 2 on average, so five of them cost 8 or 9. Hearts, Spades, Spears and a second wicket somewhere make the shot safer, and with a strength of 18 you cannot miss. Nobody can see what comes next, but everybody can see your discard pile: if your expensive cards are there, now is the time to shoot. A miss costs you only the card and the power.
guide-queen-of-hearts-beware =
    Wickets do not fight. Keep some guards upright, or Tweedle Dee & Tweedle Dum, who stay after every fight, and use Off With Your Head! against heroes of strength 4 or less. You cannot move heroes, so what they cover stays covered: Makes You Smaller and Fury get one symbol back, Makes You Larger takes one away next door.
    Opponents will target your row of wickets. Mome Raths carry one off, the Cheshire Cat straightens up two of them, Down the Rabbit Hole discards one beside Alice, and the Caterpillar makes them weaker. Dodo keeps guards at his place from bending, Alice keeps you from moving them to another place, and White Rabbit makes each activation more expensive. Close the last gap only when you hold Take the Shot and can pay for it.
