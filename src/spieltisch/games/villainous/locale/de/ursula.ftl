### Ursula: Namen, Karten und Handbuch.

name-ursulas-lair = Ursulas Höhle
name-erics-ship = Erics Schiff
name-the-shore = Die Küste
name-the-palace = Der Palast
name-aim-trident-in-lair = Dreizack in der Höhle
name-aim-crown-in-lair = Krone in der Höhle
name-why-return-to-form = Kein Held mit Stärke 4 oder weniger aus der Schicksalsablage kann dort ausgespielt werden, wo Ursula ist

told-lock-moves = Verschlossen ist jetzt: { $place }.

## Verträge

card-binding-contract-lair = Vertrag (Ursulas Höhle)
    .long = Rüste einen Helden damit aus, der nicht in Ursulas Höhle ist. Sobald ihn irgendjemand dorthin versetzt, ist er besiegt.
card-binding-contract-ship = Vertrag (Erics Schiff)
    .long = Rüste einen Helden damit aus, der nicht auf Erics Schiff ist. Sobald ihn irgendjemand dorthin versetzt, ist er besiegt.
card-binding-contract-shore = Vertrag (Die Küste)
    .long = Rüste einen Helden damit aus, der nicht an der Küste ist. Sobald ihn irgendjemand dorthin versetzt, ist er besiegt.
card-binding-contract-palace = Vertrag (Der Palast)
    .long = Rüste einen Helden damit aus, der nicht im Palast ist. Sobald ihn irgendjemand dorthin versetzt, ist er besiegt.

## Ereignisse

card-change-form = Gestalt wandeln
    .long = Der Schlosschip wechselt vom Palast zu Ursulas Höhle oder von der Höhle zum Palast.
card-grow-giant = Riesenhaft wachsen
    .long = Führe eine unverdeckte Aktion eines Orts neben deiner Figur aus, auch wenn er verschlossen ist. Das Symbol gilt nicht als benutzt.
card-opportunist = Opportunist
    .long = Nimm einen Gegenstand oder ein Ereignis deiner Wahl aus deiner Ablage auf die Hand.
card-whirlpool = Strudel
    .long = Versetze einen Helden an einen beliebigen anderen Ort. Keiner der beiden Orte darf verschlossen sein.
card-divination = Weissagung
    .long = Decke Karten deines Schurkenstapels auf, bis ein Vertrag erscheint. Nimm ihn auf die Hand und wirf die anderen ab. Liegt weder im Stapel noch in der Ablage ein Vertrag, kannst du diese Karte nicht spielen.
card-poor-unfortunate-souls = Arme verlorene Seelen
    .long = Du darfst jeden Helden einmal an einen Nachbarort versetzen, so viele du willst und in beliebiger Reihenfolge. Verschlossene Orte bleiben außen vor.

## Bedingungen

card-arrogance = Arroganz
    .long = Wenn der Schurke am Zug einen Helden mit Stärke 4 oder mehr besiegt, darfst du drei Karten ziehen und dann drei beliebige Handkarten abwerfen.
card-trickery = Arglist
    .long = Solange der Schurke am Zug 6 oder mehr Macht hat, darfst du die nächste Karte seines Schicksalsstapels aufdecken und bei ihm ausspielen; du entscheidest, was sie verlangt. Kann sie nicht gespielt werden, wird sie abgeworfen.

## Gegenstände und Handlanger

card-cauldron = Kessel
    .long = Aktivieren: Du erhältst 2 Macht für jeden Vertrag, den Helden in deinem Reich tragen.
card-crown = Krone
    .long = Aktivieren: Sieh dir die nächsten zwei Karten deines eigenen Schicksalsstapels an, die sonst niemand sieht. Wirf beide ab oder lege beide in beliebiger Reihenfolge zurück.
card-trident = Dreizack
    .long = Spiele ihn an einem Ort aus, der nicht verschlossen ist. König Triton wird gesucht, kommt an diesen Ort und trägt den Dreizack. Wird er besiegt, kehrt der Dreizack dort, wo er fiel, auf deine Seite zurück.
card-flotsam = Abschaum
    .long = Aktivieren: Versetze einen Helden vom Ort dieses Handlangers an einen Nachbarort.
card-jetsam = Meerschaum
    .long = Aktivieren: Versetze einen Helden vom Ort dieses Handlangers an einen Nachbarort.

## Schicksal

card-return-to-form = Rückverwandlung
    .long = Spiele einen Helden mit einer aufgedruckten Stärke von 4 oder weniger aus Ursulas Schicksalsablage an dem Ort aus, an dem ihre Figur steht. Nicht, solange dieser Ort verschlossen ist.
card-dinglehopper = Dingelhopper
    .long = Rüste einen Helden damit aus. Jedes Mal, wenn Ursulas Figur an seinen Ort kommt, verliert sie 1 Macht.
card-snarfblat = Schnarfblatt
    .long = Rüste einen Helden damit aus. Ein Vertrag für diesen Helden kostet Ursula 3 Macht mehr.
card-ariel = Arielle
    .long = Beim Ausspielen darfst du einen von Ursulas Gegenständen, den niemand trägt, an ihren Ort versetzen. Solange sie im Reich ist, kann Ursula die Aktion nicht nutzen, die Gegenstände und Handlanger versetzt. (Ältere Druckfassung: Der Gegenstand muss versetzt werden.)
card-eric = Eric
    .long = Beim Ausspielen darfst du einen Helden, auch ihn selbst, an einen beliebigen Ort versetzen, der nicht verschlossen ist; Verträge gelten. (Ältere Druckfassung: Du musst.)
card-flounder = Fabius
    .long = Beim Ausspielen darfst du Ursulas Ablage in ihren Schurkenstapel mischen lassen. (Ältere Druckfassung: Du musst.)
card-grimsby = Grimsby
    .long = Beim Ausspielen darfst du den Schlosschip zwischen Ursulas Höhle und dem Palast wechseln lassen.
card-king-triton = König Triton
    .long = Ein Vertrag für ihn kostet 1 Macht mehr, ebenso ein Ereignis, das ihn versetzt.
card-max = Max
    .long = Wird er an dem Ort ausgespielt, an dem Ursulas Figur steht, darfst du sie an einen beliebigen Ort stellen, der nicht verschlossen ist.
card-scuttle = Scuttle
    .long = Beim Ausspielen darfst du ihn mit einem Gegenstand aus Ursulas Schicksalsablage ausrüsten. (Ältere Druckfassung: Du musst.)
card-sebastian = Sebastian
    .long = Beim Ausspielen darfst du einem anderen Helden einen Vertrag abnehmen und ihn damit ausrüsten. Auch wenn er schon an dem genannten Ort ist, wird er erst besiegt, wenn er dorthin versetzt wird. (Ältere Druckfassung: Du musst.)

## Handbuch

guide-ursula-aim = Zu Beginn deines Zugs liegen Dreizack und Krone auf deiner Seite in Ursulas Höhle. Ein Dreizack, den König Triton trägt, zählt nicht; ob die Höhle verschlossen ist, spielt keine Rolle.
guide-ursula-way =
    Ein Symbol zum Besiegen hast du nicht. Helden fallen durch Verträge: Rüste einen Helden mit einem Vertrag aus und versetze ihn an den Ort, der darauf steht. Der Strudel bringt ihn überallhin; Abschaum, Meerschaum, Arme verlorene Seelen und das Symbol im Palast bringen ihn an einen Nachbarort. Der Kessel macht aus offenen Verträgen Macht, darum lohnt es sich manchmal, einen noch nicht einzulösen.
    Spielst du den Dreizack, kommt König Triton mit. Binde ihn und versetze ihn; wo er fällt, gehört der Dreizack dir. Mit dem Vertrag für die Höhle ist er gleich zu Hause, sonst trägst du ihn Ort für Ort dorthin, mit der Aktion, die Gegenstände versetzt. Die Krone spielst du am besten gleich in der Höhle aus. Mit Gestalt wandeln bestimmst du, ob Höhle oder Palast offen ist, und Riesenhaft wachsen reicht sogar in den verschlossenen Ort.
guide-ursula-beware =
    Arielle nimmt dir die Aktion, die Gegenstände versetzt: Binde sie zuerst, wenn ein Schatz noch nicht zu Hause ist. Auch die Krone kann sie an ihren Ort holen. Grimsby verschließt die Höhle, wenn du sie gerade brauchst; dann lässt sich dort nichts aktivieren und nichts versetzen. Gegen König Triton ist alles teurer, mit einem Schnarfblatt sein Vertrag erst recht: Halte Macht bereit, bevor du den Dreizack spielst. Sebastian übernimmt Verträge, und Fabius mischt weg, was du mit Opportunist zurückholen wolltest. Wirf ab, was du nicht brauchst, und sieh mit der Krone voraus.
