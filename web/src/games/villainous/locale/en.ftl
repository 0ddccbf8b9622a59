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
