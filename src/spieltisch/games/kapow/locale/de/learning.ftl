### Was man tun kann, für alle, die es lernen: jede Art von Entscheidung, und warum es manche gerade nicht gibt.

explain-be = Einen Charakter wählen
    .does = Er hat eigene Lebenspunkte, Würfel und Fähigkeiten.
explain-take-card = Eine Bündniskarte nehmen
    .does = Euer Team hat sie die ganze Partie.
explain-turn-card = Eine Karte drehen
    .does = Du und dein Partner tauschen die Hälften.
explain-place = Einen Würfel legen
    .does = Er kommt auf ein Feld, das sein Symbol verlangt. Eine Fähigkeit zählt, wenn alle ihre Felder belegt sind.
explain-take-back = Einen Würfel zurücknehmen
    .does = Er liegt wieder vor dir und kann woandershin.
explain-aim = Zielen
    .does = Du wirst diesen Gegner angreifen.
explain-ready = Bereit
    .does = Du bist fertig. Wenn alle es sind, fallen die Schirme.
explain-reroll = Einen Würfel neu werfen
    .does = Du wirfst diesen noch einmal.
explain-turn-die = Einen Würfel drehen
    .does = Er zeigt eine andere seiner Seiten.
explain-go-first = Zuerst handeln
    .does = Dieses Mitglied deines Teams ist zuerst dran.
explain-trigger = Eine Fähigkeit nutzen
    .does = Sie wirkt jetzt oder anstelle einer anderen ihrer Art.
explain-gain-face = Eine Seite nehmen
    .does = Beim Aufräumen steckst du sie auf einen Aktionswürfel.
explain-gain-die = Einen Würfel nehmen
    .does = Du wirfst ihn ab der nächsten Runde, oder sofort, wenn die Fähigkeit es sagt.
explain-give = Eine lose Seite abgeben
    .does = Sie kommt zurück in den Vorrat.
explain-strip = Eine Seite von einem Würfel nehmen
    .does = Dort bleibt Leer zurück.
explain-swap-die = Einen Würfel tauschen
    .does = Einer von dir gegen einen aus dem Vorrat.
explain-swap-face = Eine Seite tauschen
    .does = Eine von dir gegen eine aus dem Vorrat.
explain-attach = Eine Seite aufstecken
    .does = Der Würfel hat sie von nun an als eine seiner sechs Seiten.
explain-detach = Eine Seite abnehmen
    .does = Sie ist wieder lose und kann auf einen anderen Würfel.
explain-attach-for-ai = Für die KI wählen
    .does = Diese Seite kommt als Nächstes auf ihren Würfel.
explain-pass = Nichts mehr
    .does = Du belässt es dabei.

## Warum etwas gerade nicht geht

cannot-place-place = Legen: Keiner der Würfel vor dir passt auf eine Fähigkeit, die noch voll werden könnte.
cannot-place-take-back = Zurücknehmen: Keiner deiner Würfel liegt auf einer Fähigkeit, oder alle dort sind gesperrt.
cannot-build-attach = Aufstecken: Du hast keine lose Seite oder keine freie Stelle.
