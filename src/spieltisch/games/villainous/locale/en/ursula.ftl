### Ursula: names, cards and guide.

name-ursulas-lair = Ursula's Lair
name-erics-ship = Eric's Ship
name-the-shore = The Shore
name-the-palace = The Palace
name-aim-trident-in-lair = Trident in the lair
name-aim-crown-in-lair = Crown in the lair
name-why-return-to-form = no hero of strength 4 or less in the fate discard pile can be played where Ursula is

told-lock-moves = The lock is now on { $place }.

## Contracts

card-binding-contract-lair = Binding Contract (Ursula's Lair)
    .long = Attach it to a hero who is not at Ursula's Lair. As soon as anybody moves that hero there, the hero is defeated.
card-binding-contract-ship = Binding Contract (Eric's Ship)
    .long = Attach it to a hero who is not at Eric's Ship. As soon as anybody moves that hero there, the hero is defeated.
card-binding-contract-shore = Binding Contract (The Shore)
    .long = Attach it to a hero who is not at The Shore. As soon as anybody moves that hero there, the hero is defeated.
card-binding-contract-palace = Binding Contract (The Palace)
    .long = Attach it to a hero who is not at The Palace. As soon as anybody moves that hero there, the hero is defeated.

## Effects

card-change-form = Change Form
    .long = Move the lock from The Palace to Ursula's Lair, or from the lair to the palace.
card-grow-giant = Grow Giant
    .long = Perform one uncovered action of a place next to your villain, even if that place is locked. The symbol does not count as used.
card-opportunist = Opportunist
    .long = Take an item or effect of your choice from your discard pile into your hand.
card-whirlpool = Whirlpool
    .long = Move a hero to any other place. Neither of the two places may be locked.
card-divination = Divination
    .long = Reveal cards from your villain deck until a Binding Contract appears. Take it into your hand and discard the others. You cannot play this when neither your deck nor your discard pile holds a contract.
card-poor-unfortunate-souls = Poor Unfortunate Souls
    .long = You may move each hero once to a neighbouring place, as many of them as you like and in any order. Locked places are off limits.

## Conditions

card-arrogance = Arrogance
    .long = When the villain whose turn it is defeats a hero with a strength of 4 or more, you may draw three cards and then discard any three from your hand.
card-trickery = Trickery
    .long = While the villain whose turn it is has 6 power or more, you may reveal the next card of that villain's fate deck and play it there; you make the choices it asks for. If it cannot be played, it is discarded.

## Items and allies

card-cauldron = Cauldron
    .long = Activate: you gain 2 power for each Binding Contract that heroes in your realm carry.
card-crown = Crown
    .long = Activate: look at the next two cards of your own fate deck, which nobody else sees. Discard both, or put both back on top in any order.
card-trident = Trident
    .long = Play it to any place that is not locked. King Triton is found and comes to that place, and he carries the Trident. When he is defeated, it comes back to your side of the place where he fell.
card-flotsam = Flotsam
    .long = Activate: move a hero from this ally's place to a neighbouring place.
card-jetsam = Jetsam
    .long = Activate: move a hero from this ally's place to a neighbouring place.

## Fate

card-return-to-form = Return to Form
    .long = Play a hero with a printed strength of 4 or less from Ursula's fate discard pile to the place where Ursula is. Not while that place is locked.
card-dinglehopper = Dinglehopper
    .long = Attach it to a hero. Each time Ursula is moved to that hero's place, she loses 1 power.
card-snarfblat = Snarfblat
    .long = Attach it to a hero. A Binding Contract for that hero costs Ursula 3 more power.
card-ariel = Ariel
    .long = When she is played, you may move one of Ursula's items that nobody carries to her place. While she is in the realm, Ursula cannot use the action that moves items and allies. (Older printing: the item must be moved.)
card-eric = Eric
    .long = When he is played, you may move one hero, himself included, to any place that is not locked; contracts apply. (Older printing: you must.)
card-flounder = Flounder
    .long = When he is played, you may have Ursula's villain discard pile shuffled into her villain deck. (Older printing: you must.)
card-grimsby = Grimsby
    .long = When he is played, you may move the lock from Ursula's Lair to The Palace, or from the palace to the lair.
card-king-triton = King Triton
    .long = A Binding Contract attached to him costs 1 more power, and so does an effect that moves him.
card-max = Max
    .long = When he is played to the place where Ursula is, you may move her to any place that is not locked.
card-scuttle = Scuttle
    .long = When he is played, you may attach an item from Ursula's fate discard pile to him. (Older printing: you must.)
card-sebastian = Sebastian
    .long = When he is played, you may take a Binding Contract from another hero and attach it to him. Even if he is at the place that it names, he is defeated only when he is moved there. (Older printing: you must.)

## Guide

guide-ursula-aim = Have both the Trident and the Crown on your own side of Ursula's Lair when your turn begins. A Trident that King Triton carries does not count; whether the lair is locked does not matter.
guide-ursula-way =
    You have no symbol for vanquishing. Heroes fall to Binding Contracts: attach one to a hero, then move that hero to the place it names. Whirlpool moves a hero anywhere; Flotsam, Jetsam, Poor Unfortunate Souls and the palace's own symbol move heroes to a neighbouring place. The Cauldron turns open contracts into power, so it can pay to leave some of them unfulfilled for a while.
    Play the Trident, and King Triton comes with it. Bind him and move him; where he falls, the Trident is yours. With the contract for the lair it lands at home right away; with any other you carry it there step by step, using the action that moves items. Play the Crown straight to the lair. Change Form decides which of lair and palace is open, and Grow Giant reaches even into the locked one.
guide-ursula-beware =
    Ariel takes away the action that moves items: bind her first if a treasure is not at home yet. She may also carry the Crown off to her place. Grimsby shuts the lair just when you need it, and then nothing there can be activated or moved. Everything costs more against King Triton, and with a Snarfblat on him his contract is more expensive still: have power ready before you play the Trident. Sebastian takes over contracts, and Flounder shuffles away what you wanted to get back with Opportunist. Discard what you do not need, and look ahead with the Crown.
