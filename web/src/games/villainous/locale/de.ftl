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

ending-otherwise = Nächste Schurken wählen

# Der Lehrer: eine Lektion nach der anderen, mit dem, worauf sie wartet

tutor-first-1 = Du spielst einen Schurken mit eigenem Reich und eigenem Ziel: Hier siehst du, wie weit du bist. Wer sein Ziel zuerst erreicht, gewinnt. Hinter dem Buch steht, wie man dich spielt.
tutor-first-2 = In jedem Zug geht deine Figur zuerst an einen anderen Ort. Was du dort tun kannst, zeigen die Symbole. Für den Anfang ist ein Ort gut, der Macht gibt, der violette Stein. Tippe einen Ort an.
    .until = act
    .during = move
tutor-first-3 = Nutze jetzt die Symbole, die leuchten, jedes einmal und in beliebiger Reihenfolge: Macht nehmen, Karten ausspielen oder abwerfen, Helden besiegen … Halte den Zeiger oder Finger auf ein Symbol, und es sagt, was es tut.
tutor-first-4 = Deine Karten kosten Macht: die Zahl oben links. Tippe eine an, um sie zu lesen; was sie jetzt tun kann, leuchtet. Zum Ausspielen legst du sie auf einen Ort, und dein eigener Ort muss das Symbol dafür haben.
tutor-first-5 = Die Reiche der anderen: Tippe eines an, und du siehst es groß. Mit der Waage lieferst du jemanden dem Schicksal aus: Du deckst zwei Karten auf und spielst eine davon gegen ihn, meist einen Helden.
tutor-first-6 = Helden legen sich über die oberen Symbole und nehmen sie dir. Handlanger am selben Ort, die zusammen mindestens so stark sind wie ein Held, besiegen ihn, wenn dein Ort die gekreuzten Schwerter zeigt.
tutor-first-7 = Fertig? Dann beende unten deinen Zug. Du ziehst, bis du vier Karten hast, und die anderen sind dran.
    .until = move
tutor-first-8 = Das war ein ganzer Zug. Behalte auch die Ziele der anderen im Auge. Die Glühbirne fragt einen Bot um Rat, die Regeln sind hinter dem Fragezeichen. Viel Glück!
