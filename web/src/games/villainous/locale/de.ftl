### Was nur das Brett von Villainous sagt. Karten, Orte und Handbücher stehen beim Spiel.

board-label = Der Spieltisch
board-realms = Alle Reiche
board-realm =
    { $seat ->
        [you] Dein Reich
       *[other] Reich von { $seat }
    }: { $villain }
board-mine = Dein Reich
board-aim = Ziel
board-progress = { $aim }: { $done } von { $due }
board-power = { $power } Macht
board-hand =
    { $count ->
        [one] 1 Handkarte
       *[other] { $count } Handkarten
    }
board-active = am Zug
board-token = Der Schicksalschip schützt vor der nächsten Schicksalsaktion
board-lasting = Wirkt noch: { $card }
board-open-hand = Offene Hand: { $cards }
board-piles = Stapel
board-deck = Schurkenstapel: { $count }
board-discard = Ablage: { $count }
board-fate-deck = Schicksalsstapel: { $count }
board-fate-discard = Schicksalsablage: { $count }
board-your-hand =
    { $count ->
        [one] Deine Hand: 1 Karte
       *[other] Deine Hand: { $count } Karten
    }
board-hand-empty = Deine Hand ist leer.

## Was eine Karte, ein Ort oder ein Symbol ist

board-strength = Stärke { $strength }
board-strength-changed = Stärke { $strength } statt { $printed }
board-cost = kostet { $cost }
board-activation = Aktivieren kostet { $cost }
board-wicket = als Tor
board-power-on = { $power } Macht darauf
board-carries = trägt { $items }
board-sent = kämpft mit
board-is-here = { $villain } ist hier
board-locked = verschlossen
board-gain = { $action }: { $amount }

## Was man tun kann

board-do-play = Ausspielen
board-do-discard = Abwerfen
board-do-activate = Aktivieren
board-do-move = Versetzen
board-do-vanquish = Besiegen
board-lay-hint = Oder lege sie auf einen Ort oder eine Karte.
board-move-hint = Oder lege sie an einen anderen Ort.
board-not-possible = Das geht gerade nicht.
board-of-needed = von { $needed } nötig
board-how-much = Wie viel?
board-offered = Zur Wahl
board-middle = Aufgedeckt
board-choose = { $villain } sein
board-choose-sure = Ja, { $villain }!
board-taken-by =
    { $seat ->
        [you] Das bist du.
       *[other] Gewählt von { $seat }.
    }

## Handbuch

board-guide = Handbuch: { $villain }
board-guides = Die Schurken
