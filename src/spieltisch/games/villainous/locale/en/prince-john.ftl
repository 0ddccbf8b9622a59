### Prince John: names, cards and guide.

name-sherwood-forest = Sherwood Forest
name-friar-tucks-church = Friar Tuck's Church
name-nottingham = Nottingham
name-the-jail = The Jail
name-aim-power = Power
name-why-steal-from-the-rich = there is no power to steal, or no hero to take it

choice-entrust = Put power on { $card }

## Villain cards

card-beautiful-lovely-taxes = Beautiful, Lovely Taxes
    .long = Gain 1 power for each hero in your realm, those in The Jail included. It needs at least one hero and counts as a single gain.
card-imprison = Imprison
    .long = Move a hero from any place to The Jail. Lady Kluck cannot be taken there.
card-rhino-guards = Rhino Guards
    .long = No ability.
card-warrant = Warrant
    .long = Whenever a hero is played to this place, you gain 2 power. Each Warrant pays on its own; a hero that is moved here pays nothing.
card-wolf-archers = Wolf Archers
    .long = They can fight heroes at their own place and at the neighbouring places.
card-bow-and-arrows = Bow and Arrows
    .long = Attach it to an ally, whose strength goes up by 1. When that ally would be discarded, discard this item instead; the ally stays, with all other items.
card-cowardice = Cowardice
    .long = While the villain whose turn it is has three or more allies, you may play an ally from your hand without paying for it.
card-greed = Greed
    .long = While the villain whose turn it is has 6 power or more, you may play this to gain 3 power.
card-set-a-trap = Set a Trap
    .long = You may move an ally to any place. Then you must vanquish a hero at once. You cannot play it if no vanquish is possible, not even after such a move.
card-golden-arrow = Golden Arrow
    .long = Attach it to an ally. Whenever that ally takes part in defeating a hero, you gain 2 power.
card-intimidation = Intimidation
    .long = Vanquish a hero. The allies that take part are not discarded.
card-king-richards-crown = King Richard's Crown
    .long = While your villain is at this place, all cards cost you 1 less power, wherever you play them.
card-nutsy = Nutsy
    .long = The strength of every other ally at his place goes up by 1.
card-sheriff-of-nottingham = Sheriff of Nottingham
    .long = Once per turn, before your villain moves, you may move the Sheriff to any other place. If there is a hero, you gain 1 power.
card-sir-hiss = Sir Hiss
    .long = While your villain is at his place, you may use one covered symbol there, once per turn.
card-trigger = Trigger
    .long = The strength of every other ally at his place goes down by 1, but never below 0.

## Fate

card-clever-disguise = Clever Disguise
    .long = Attach it to a hero, who cannot be defeated but can still be moved. Prince John may pay 2 power at any time, even on other villains' turns, to have it discarded.
card-steal-from-the-rich = Steal from the Rich
    .long = Choose a hero and put 1 to 4 of Prince John's power on that hero, no more than he has. He gets it back when that hero is defeated. (Older printing: 4 power, or all that he has.)
card-alan-a-dale = Alan-a-Dale
    .long = The strength of every other hero in the realm goes up by 1.
card-friar-tuck = Friar Tuck
    .long = When he is played, you may discard the Warrants at his place: all of them or none. Those you discard do not pay for him. (Older printing: you must.)
card-king-richard = King Richard
    .long = While he is in the realm, Prince John cannot play effects. Allies, items and conditions are still allowed.
card-lady-kluck = Lady Kluck
    .long = She can be neither played nor moved to The Jail.
card-little-john = Little John
    .long = When he is played, you may put up to 4 of Prince John's power on him. Prince John gets it back when Little John is defeated. (Older printing: 4 power, or all that there is.)
card-maid-marian = Maid Marian
    .long = When she is defeated, Robin Hood comes to her place. If he is in the realm he is moved there and loses his items; otherwise he is played from the fate discard pile or the fate deck.
card-robin-hood = Robin Hood
    .long = While he is in the realm, Prince John gains 1 less power from each action and each card. Power that comes back from a defeated hero is not reduced.
card-skippy = Skippy
    .long = Wolf Archers cannot take part in defeating him.
card-toby = Toby
    .long = When he is defeated, he is shuffled back into the fate deck.

## Guide

guide-prince-john-aim = Have at least 20 power when your turn begins. Power that lies on heroes does not count.
guide-prince-john-way =
    Everything is about power, so spend little and gain often. The Jail gives you 3, and no hero can cover anything there; go there every other turn. Lay Warrants early: each of them pays whenever a hero is played to its place, so the others either pay you or send heroes where they hurt you less. Beautiful, Lovely Taxes turn heroes into money, and heroes in The Jail are the best kind, because they are in nobody's way there. Imprison brings them in.
    Defeat only the heroes who cost you something: Robin Hood, King Richard, and whoever sits on your power. King Richard's Crown saves power from the first turn, the Sheriff collects a little every turn, and the Golden Arrow pays for each fight. With Intimidation or Bow and Arrows you fight without losing anybody. Greed is worth 3 power on somebody else's turn, so keep it.
guide-prince-john-beware =
    You must still have 20 power when your next turn begins, and everybody can see it coming. Steal from the Rich and Little John each put up to 4 of your power on a hero, so keep some allies close by to win it back, and collect a little more than you need. A hero in a Clever Disguise cannot be defeated until you pay 2.
    Robin Hood shrinks every single gain, and small ones vanish completely: get rid of him first. King Richard stops all your effects, Taxes and Imprison included. Lady Kluck never goes to The Jail, and Alan-a-Dale makes all the others harder to beat. Think twice before you defeat Maid Marian: Robin Hood comes in her place.
