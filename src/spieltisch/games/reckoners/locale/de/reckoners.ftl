### Die Reckoner: ihre Namen, Fähigkeiten und wie man sie spielt.

name-david = David
name-megan = Megan
name-abraham = Abraham
name-prof = Prof
name-cody = Cody
name-tia = Tia

card-improvise = Improvisieren
    .long = Dreh einen eigenen Würfel, der noch nicht verbraucht ist, auf eine Seite deiner Wahl.
card-checkmate = Schachmatt
    .long = Für Schwächen: dreimal Angreifen. { as-one-die }
card-faith = Glaube
    .long = Beim Würfeln: Wirf von den eben geworfenen Würfeln beliebig viele noch einmal, bevor du welche behältst.
card-lead-the-way = Vorangehen
    .long = Für Planen: je einmal Schwächen, Erforschen und Angreifen. { as-one-die }
card-sniper = Scharfschütze
    .long = Nimm einen Bezirk ins Visier: Bis zum Ende der Aktionen wirken Codys Würfel und Karten auch dort.
card-operations = Einsatzleitung
    .long = Ein anderer Reckoner bekommt einen Planungsmarker, den er sofort einsetzen darf.

guide-david-aim = David schiebt Marker zurück: Seine blauen Würfel zeigen vor allem Schwächen.
guide-david-way = Halte die gefährlichsten Epics und Steelhearts Leisten klein. Mit »Improvisieren« wird in jeder Runde ein Würfel genau das, was dem Team fehlt.
guide-david-beware = Weiter als bis auf eine Aktion lässt sich niemand schwächen. Heb den gedrehten Würfel auf, bis du weißt, was die anderen brauchen.

guide-megan-aim = Megan räumt auf: Ihre roten Würfel vertreiben Schläger, oft zwei auf einmal.
guide-megan-way = Wo keine Schläger sind, rücken die Marker der Epics nur um 1 weiter. »Schachmatt« macht aus einem Schwächen drei Angriffe: gut, wenn eine Schwachstelle gerade gefunden ist.
guide-megan-beware = Ein Würfel, mit dem du bezahlst, ist ganz weg, auch wenn er zwei Symbole zeigt. Ein Planungsmarker bezahlt genauso gut.

guide-abraham-aim = Abraham besiegt Epics: Seine grünen Würfel zeigen meist Angriffe.
guide-abraham-way = Warte, bis die Schwachstelle gefunden ist, dann schlag zu. Mit »Glaube« darfst du einen Wurf verbessern, ohne dass er zählt.
guide-abraham-beware = Ohne bekannte Schwachstelle sind manche Epics gar nicht anzugreifen. Sprich dich ab, bevor du Angriffe behältst.

guide-prof-aim = Prof plant: Seine orangefarbenen Würfel bringen Planungsmarker, die später alles sein können.
guide-prof-way = Sammle Marker für die Runde, in der es darauf ankommt. »Vorangehen« macht aus einem Planen sofort Schwächen, Erforschen und Angreifen.
guide-prof-beware = Frische Marker gelten erst ab der nächsten Runde, und mehr als zwanzig gibt es nicht.

guide-cody-aim = Cody verdient Geld und hilft, wo es brennt.
guide-cody-way = Mit »Scharfschütze« wirken deine Würfel auch in einem zweiten Bezirk, sogar beide mit demselben Würfel. Dein Geld kauft dem Team die beste Ausrüstung.
guide-cody-beware = Geld lässt sich nur bei der Ausrüstung ausgeben. Der Marker bleibt liegen, wo er liegt, bis alle fertig sind.

guide-tia-aim = Tia forscht: Ihre lila Würfel finden Schwachstellen.
guide-tia-way = Finde sie, bevor die anderen angreifen; dann fällt die Gesundheit sofort. »Einsatzleitung« schenkt in jeder Runde jemandem einen Planungsmarker.
guide-tia-beware = Überschüssiges Forschen verfällt. Teile doppelte Symbole auf Epic und Steelheart auf, wenn er im selben Bezirk ist.
