### Was Imperator denen sagt, die es lernen.

## Die Legende

legend-marks = Bei einem Spieler
legend-marks-hearts = Ein Leben
    .about = Du beginnst mit dreien. Solange eines übrig ist, spielst du mit.
legend-marks-broken-heart = Wunden und verlorene Leben
    .about = Statt eines Herzens: ein verlorenes Leben. Auf einer Karte: Schaden, den sie genommen hat. Er bleibt, bis die Karte den Besitzer wechselt.
legend-marks-shield = Verteidigung, oder geschützt
    .about = Neben einer Zahl: die Summe der Verteidigung. Bei einem Spieler: Er kann jetzt nicht angegriffen werden, weil schon ein Angriff auf ihn läuft.
legend-marks-cracked-shield = Angreifbar
    .about = Dieser Spieler kann angegriffen werden. Wer in der Schlacht handelt, ist wieder angreifbar.
legend-marks-broadsword = Angriff
    .about = Die Summe des Angriffs: Karte, Buff und was der Imperator dazugibt.
legend-marks-shield-reflect = Umgedreht
    .about = Der Angriff wurde umgedreht: Angreifer und Verteidiger haben die Seiten getauscht.
legend-marks-hourglass = Überlegt noch
    .about = Der Tisch wartet auf diesen Spieler.
legend-marks-tombstone = Ausgeschieden
    .about = Dieser Spieler hat keine Leben mehr.
legend-marks-laurels = Der Sieger
    .about = Der Letzte, dessen Imperator noch steht.
legend-phases = Die Abschnitte einer Runde
legend-phases-crowning =
    .about = Alle machen heimlich eine von zwei Karten zum Imperator.
legend-phases-battle =
    .about = Angriffe, Buffs und Verteidigung, heimlich gewählt; danach werden die Stiche abgerechnet.
legend-phases-raid =
    .about = Angreifer erbeuten neue Karten aus der Mitte, reihum.
legend-phases-offers =
    .about = Eine deiner Karten gegen eine von jemand anderem, wenn der einverstanden ist.
legend-phases-sort =
    .about = Alle bestimmen neu, welche Karte führt, welche helfen und welche kämpfen.
legend-phases-over =
    .about = Die Partie ist entschieden.
legend-crests = Wer wer ist: die Wappen
legend-crests-lion = Löwe: Platz 1
legend-crests-eagle-emblem = Adler: Platz 2
legend-crests-wolf-head = Wolf: Platz 3
legend-crests-stag-head = Hirsch: Platz 4
legend-crests-dragon-head = Drache: Platz 5
legend-crests-griffin-symbol = Greif: Platz 6
legend-crests-raven = Rabe: Platz 7
legend-crests-bear-head = Bär: Platz 8
