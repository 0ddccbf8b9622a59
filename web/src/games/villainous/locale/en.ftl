### What only the board of Villainous says. Cards, places and guides are with the game.

board-label = The table
board-realms = All realms
board-realm =
    { $seat ->
        [you] Your realm
       *[other] { $seat }'s realm
    }: { $villain }
board-mine = Your realm
board-aim = Objective
board-progress = { $aim }: { $done } of { $due }
board-power = { $power } power
board-hand =
    { $count ->
        [one] 1 card in hand
       *[other] { $count } cards in hand
    }
board-active = taking their turn
board-token = The fate token protects against the next fate action
board-lasting = Still in effect: { $card }
board-open-hand = Open hand: { $cards }
board-piles = Piles
board-deck = Villain deck: { $count }
board-discard = Discard pile: { $count }
board-fate-deck = Fate deck: { $count }
board-fate-discard = Fate discard pile: { $count }
board-your-hand =
    { $count ->
        [one] Your hand: 1 card
       *[other] Your hand: { $count } cards
    }
board-hand-empty = Your hand is empty.

## What a card, a place or a symbol is

board-strength = strength { $strength }
board-strength-changed = strength { $strength } instead of { $printed }
board-cost = costs { $cost }
board-activation = activating costs { $cost }
board-wicket = a wicket
board-power-on = { $power } power on it
board-carries = carries { $items }
board-sent = takes part
board-is-here = { $villain } is here
board-locked = locked
board-gain = { $action }: { $amount }

## What one can do

board-do-play = Play
board-do-discard = Discard
board-do-activate = Activate
board-do-move = Move
board-do-vanquish = Vanquish
board-lay-hint = Or put it on a place or a card.
board-move-hint = Or put it on another place.
board-not-possible = That is not possible now.
board-of-needed = of { $needed } needed
board-how-much = How much?
board-offered = To choose from
board-middle = Revealed
board-choose = Be { $villain }
board-choose-sure = Yes, { $villain }!
board-taken-by =
    { $seat ->
        [you] That is you.
       *[other] Chosen by { $seat }.
    }

## Guide

board-guide = Guide: { $villain }
board-guides = The villains

ending-otherwise = Choose the next villains

# The tutor: one lesson after the other, with what it waits for

tutor-first-1 = You play a villain with a realm and a goal of your own: here you see how far you have come. Whoever reaches their goal first wins. The book tells how to play your villain.
tutor-first-2 = In each turn your villain first goes to another place. The symbols there show what you can do. To begin with, a place that gives power is good, the violet gem. Touch a place.
    .until = act
    .during = move
tutor-first-3 = Now use the symbols that light up, each of them once, in any order: gain power, play or discard cards, vanquish heroes … Rest the pointer or a finger on a symbol and it says what it does.
tutor-first-4 = Your cards cost power: the number at the top left. Touch one to read it; what it can do now lights up. To play it, lay it on a place; the place where you are must have the symbol for that.
tutor-first-5 = The realms of the others: touch one to see it large. The scales deliver somebody to fate: you reveal two cards and play one of them against that villain, mostly a hero.
tutor-first-6 = Heroes lie over the upper symbols and take them from you. Allies at the same place who are together at least as strong as a hero vanquish it, if your place shows the crossed swords.
tutor-first-7 = Done? Then end your turn below. You draw until you have four cards, and it is the others’ turn.
    .until = move
tutor-first-8 = That was a whole turn. Keep an eye on the goals of the others, too. The light bulb asks a bot for advice, and the rules are behind the question mark. Good luck!
