### Prinz John: Namen, Karten und Handbuch.

name-sherwood-forest = Sherwood Forest
name-friar-tucks-church = Bruder Tucks Kirche
name-nottingham = Nottingham
name-the-jail = Das Gefängnis
name-aim-power = Macht
name-why-steal-from-the-rich = Es ist keine Macht da oder kein Held, der sie nehmen könnte

choice-entrust = Macht auf { $card } legen

## Schurkenkarten

card-beautiful-lovely-taxes = Wunderschöne Steuern
    .long = Du erhältst 1 Macht für jeden Helden in deinem Reich, auch für die im Gefängnis. Mindestens einer muss da sein; das Ganze gilt als eine einzige Einnahme.
card-imprison = Einkerkern
    .long = Versetze einen Helden von einem beliebigen Ort ins Gefängnis. Lady Kluck bekommst du nicht dorthin.
card-rhino-guards = Nashornwachen
    .long = Keine Fähigkeit.
card-warrant = Steckbrief
    .long = Sooft an diesem Ort ein Held ausgespielt wird, erhältst du 2 Macht. Jeder Steckbrief zahlt für sich; ein Held, der nur hierher versetzt wird, bringt nichts.
card-wolf-archers = Wolfsschützen
    .long = Sie können gegen Helden an ihrem eigenen Ort und an den Nachbarorten kämpfen.
card-bow-and-arrows = Pfeil und Bogen
    .long = Rüste einen Handlanger damit aus; er ist um 1 stärker. Müsste er abgeworfen werden, wirf stattdessen diesen Gegenstand ab: Der Handlanger bleibt mit allen übrigen Gegenständen liegen.
card-cowardice = Feigheit
    .long = Solange der Schurke am Zug drei oder mehr Handlanger hat, darfst du einen Handlanger aus der Hand spielen, ohne ihn zu bezahlen.
card-greed = Gier
    .long = Solange der Schurke am Zug 6 oder mehr Macht hat, darfst du diese Karte spielen und erhältst 3 Macht.
card-set-a-trap = Eine Falle stellen
    .long = Du darfst einen Handlanger an einen beliebigen Ort versetzen. Danach musst du sofort einen Helden besiegen. Ist das auch dann nicht möglich, kannst du die Karte nicht spielen.
card-golden-arrow = Goldener Pfeil
    .long = Rüste einen Handlanger damit aus. Sooft er hilft, einen Helden zu besiegen, erhältst du 2 Macht.
card-intimidation = Einschüchterung
    .long = Besiege einen Helden mit deinen Handlangern. Wer mitkämpft, wird nicht abgeworfen.
card-king-richards-crown = König Richards Krone
    .long = Solange deine Figur an diesem Ort steht, kosten dich alle Karten 1 Macht weniger, egal wo du sie spielst.
card-nutsy = Nutsy
    .long = Jeder andere Handlanger an seinem Ort ist um 1 stärker.
card-sheriff-of-nottingham = Sheriff von Nottingham
    .long = Einmal in jedem deiner Züge, bevor deine Figur geht, darfst du den Sheriff an einen beliebigen anderen Ort versetzen. Ist dort ein Held, erhältst du 1 Macht.
card-sir-hiss = Sir Hiss
    .long = Solange deine Figur an seinem Ort steht, darfst du einmal in jedem Zug ein verdecktes Symbol dort nutzen.
card-trigger = Trigger
    .long = Jeder andere Handlanger an seinem Ort ist um 1 schwächer, aber nie unter 0.

## Schicksal

card-clever-disguise = Schlaue Verkleidung
    .long = Rüste einen Helden damit aus: Er kann nicht besiegt, aber weiterhin versetzt werden. Prinz John darf jederzeit, auch im Zug anderer, 2 Macht zahlen, damit sie abgeworfen wird.
card-steal-from-the-rich = Von den Reichen stehlen
    .long = Leg 1 bis 4 Macht von Prinz John auf einen Helden deiner Wahl, höchstens so viel, wie er hat. Er bekommt sie zurück, wenn dieser Held besiegt wird. (Ältere Druckfassung: 4 Macht oder alles, was er hat.)
card-alan-a-dale = Alan-A-Dale
    .long = Jeder andere Held im Reich ist um 1 stärker.
card-friar-tuck = Bruder Tuck
    .long = Beim Ausspielen darfst du die Steckbriefe an seinem Ort abwerfen: alle oder keinen. Abgeworfene zahlen nicht für ihn. (Ältere Druckfassung: Du musst.)
card-king-richard = König Richard
    .long = Solange er im Reich ist, kann Prinz John keine Ereignisse spielen. Handlanger, Gegenstände und Bedingungen bleiben erlaubt.
card-lady-kluck = Lady Kluck
    .long = Sie kann im Gefängnis weder ausgespielt noch dorthin versetzt werden.
card-little-john = Little John
    .long = Beim Ausspielen darfst du bis zu 4 Macht von Prinz John auf ihn legen. Prinz John bekommt sie zurück, wenn Little John besiegt wird. (Ältere Druckfassung: 4 Macht oder alles, was da ist.)
card-maid-marian = Maid Marian
    .long = Wird sie besiegt, kommt Robin Hood an ihren Ort. Ist er schon im Reich, wird er dorthin versetzt und verliert seine Gegenstände; sonst wird er aus der Schicksalsablage oder dem Schicksalsstapel ausgespielt.
card-robin-hood = Robin Hood
    .long = Solange er im Reich ist, erhält Prinz John durch jede Aktion und jede Karte 1 Macht weniger. Macht, die von einem besiegten Helden zurückkommt, wird nicht gekürzt.
card-skippy = Skippy
    .long = Wolfsschützen können nicht helfen, ihn zu besiegen.
card-toby = Toby
    .long = Wird er besiegt, kommt er wieder in den Schicksalsstapel, der gemischt wird.

## Handbuch

guide-prince-john-aim = Zu Beginn deines Zugs hast du mindestens 20 Macht. Macht, die auf Helden liegt, zählt nicht.
guide-prince-john-way =
    Alles dreht sich um Macht, also gib wenig aus und nimm oft ein. Das Gefängnis bringt dir 3, und dort kann kein Held etwas verdecken; geh jeden zweiten Zug hin. Leg früh Steckbriefe aus: Jeder zahlt, sooft an seinem Ort ein Held ausgespielt wird. Die anderen füllen dir also die Kasse, oder sie schicken Helden dorthin, wo sie weniger stören. Wunderschöne Steuern machen aus Helden Geld, am liebsten aus denen im Gefängnis, denn da stehen sie niemandem im Weg. Mit Einkerkern holst du sie hinein.
    Besiege nur, wer dich etwas kostet: Robin Hood, König Richard und wer auf deiner Macht sitzt. König Richards Krone spart vom ersten Zug an, der Sheriff treibt in jedem Zug ein wenig ein, und der Goldene Pfeil zahlt für jeden Kampf. Mit Einschüchterung oder mit Pfeil und Bogen kämpfst du, ohne jemanden zu verlieren. Gier bringt dir 3 Macht im Zug eines anderen, heb sie also auf.
guide-prince-john-beware =
    Die 20 Macht musst du noch haben, wenn dein nächster Zug beginnt, und alle sehen es kommen. Von den Reichen stehlen und Little John legen jedes Mal bis zu 4 deiner Macht auf einen Helden: Halte Handlanger bereit, um sie zurückzuholen, und sammle etwas mehr, als du brauchst. Ein Held in Schlauer Verkleidung ist nicht zu besiegen, solange du nicht 2 zahlst.
    Robin Hood kürzt jede einzelne Einnahme, kleine verschwinden ganz: Schaff ihn dir zuerst vom Hals. König Richard stoppt alle deine Ereignisse, auch Steuern und Einkerkern. Lady Kluck geht nie ins Gefängnis, und Alan-A-Dale macht alle anderen zäher. Überleg es dir gut, ehe du Maid Marian besiegst: An ihrer Stelle kommt Robin Hood.
