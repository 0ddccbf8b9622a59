### Malefiz: Namen, Karten und Handbuch.

name-forbidden-mountains = Verbotene Berge
name-briar-roses-cottage = Röschens Hütte
name-the-forest = Der Wald
name-king-stefans-castle = König Stefans Schloss
name-aim-cursed-places = Verfluchte Orte
name-why-once-upon-a-dream = Nirgends liegt ein Fluch, wo ein Held ist

## Handlanger

card-cackling-goon = Gackernder Scherge
    .long = Er ist um 1 stärker für jeden Helden an seinem Ort.
card-savage-goon = Wilder Scherge
    .long = Keine Fähigkeit.
card-sinister-goon = Finsterer Scherge
    .long = Er ist um 1 stärker, solange an seinem Ort ein Fluch liegt, egal wie viele es sind.
card-raven = Rabe
    .long = Einmal in jedem deiner Züge, bevor deine Figur geht, darfst du den Raben an einen beliebigen anderen Ort versetzen. Dann darfst du eine unverdeckte Aktion dieses Orts ausführen, nur nicht Schicksal. Dasselbe Symbol kannst du später im Zug noch selbst nutzen.

## Ereignisse

card-dragon-form = Drachengestalt
    .long = Besiege einen Helden mit Stärke 3 oder weniger, irgendwo in deinem Reich und ohne Handlanger. Bis dein nächster Zug beginnt, erhältst du 3 Macht für jede Schicksalsaktion gegen dich.
card-vanish = Verschwinden
    .long = In deinem nächsten Zug darf deine Figur stehen bleiben, statt weiterzugehen.

## Flüche

card-forest-of-thorns = Dornenwald
    .long = An diesem Ort können nur Helden mit einer aufgedruckten Stärke von 4 oder mehr ausgespielt werden. Wirf diesen Fluch ab, sobald hier ein Held ausgespielt wird.
card-green-fire = Grünes Feuer
    .long = An diesem Ort kann kein Held ausgespielt werden. Wirf diesen Fluch ab, sobald deine Figur hierher kommt.
card-dreamless-sleep = Traumloser Schlaf
    .long = Helden an diesem Ort sind um 2 schwächer. Wirf diesen Fluch ab, sobald du hier einen Handlanger ausspielst; einer, der hierher versetzt wird, schadet nicht.

## Bedingungen

card-malice = Bosheit
    .long = Wenn der Schurke am Zug einen Helden mit Stärke 4 oder mehr besiegt, darfst du in deinem Reich einen Helden mit Stärke 4 oder weniger besiegen.
card-tyranny = Tyrannei
    .long = Solange der Schurke am Zug drei oder mehr Handlanger hat, darfst du drei Karten ziehen und dann drei beliebige Handkarten abwerfen.

## Gegenstände

card-spinning-wheel = Spinnrad
    .long = Wird an diesem Ort ein Held besiegt, erhältst du Macht: seine Stärke in diesem Moment, weniger 1.
card-staff = Stab
    .long = Solange deine Figur an diesem Ort steht, kosten Ereignisse und Flüche dich 1 Macht weniger, egal wo du sie spielst.

## Schicksal

card-guards = Wachen
    .long = Um diesen Helden zu besiegen, müssen mindestens zwei Handlanger mitkämpfen.
card-sword-of-truth = Schwert der Wahrheit
    .long = Rüste einen Helden damit aus, der keinen Gegenstand trägt. Er ist um 2 stärker, und einen Fluch an seinem Ort auszuspielen kostet 2 Macht mehr.
card-once-upon-a-dream = Es war einmal im Traum
    .long = Wirf einen Fluch von einem Ort ab, an dem ein Held ist.
card-aurora = Aurora
    .long = Beim Ausspielen wird die nächste Schicksalskarte aufgedeckt. Ein Held wird sofort ausgespielt, alles andere kommt zurück auf den Stapel.
card-fauna = Fauna
    .long = Beim Ausspielen darfst du einen Traumlosen Schlaf von ihrem Ort abwerfen. (Ältere Druckfassung: Wirf irgendeinen Fluch dort ab.)
card-flora = Flora
    .long = Solange sie im Reich ist, spielt Malefiz mit offener Hand.
card-king-hubert = König Hubert
    .long = Beim Ausspielen darfst du von jedem Nachbarort einen Handlanger an seinen Ort versetzen.
card-king-stefan = König Stefan
    .long = Beim Ausspielen darfst du die Figur von Malefiz an einen beliebigen Ort stellen.
card-merryweather = Sonnenschein
    .long = An ihrem Ort kann kein Fluch ausgespielt werden. Dorthin versetzt werden kann er.
card-prince-phillip = Prinz Phillip
    .long = Beim Ausspielen darfst du die Handlanger an seinem Ort abwerfen: alle oder keinen.

## Handbuch

guide-maleficent-aim = Zu Beginn deines Zugs liegt an jedem deiner vier Orte mindestens ein Fluch.
guide-maleficent-way =
    Sammle Macht und lege Flüche: Einer an jedem Ort genügt, also verteile sie. Jede Sorte bricht an etwas anderem. Ein Grünes Feuer hält, bis deine Figur dorthin geht, ein Dornenwald, bis dort ein Held mit Stärke 4 oder mehr erscheint, ein Traumloser Schlaf, bis du dort einen Handlanger ausspielst. Verfluche den Ort, an dem du stehst, zuletzt, oder mit einem Fluch, dem deine Ankunft nichts ausmacht.
    Mit Verschwinden bleibst du stehen und musst nicht ins eigene Feuer laufen. Flüche lassen sich wie Gegenstände an Nachbarorte versetzen, und ein versetzter Fluch bricht nicht. Wilde und Finstere Schergen räumen Helden aus dem Weg; der Rabe schenkt dir in jedem Zug eine zweite Aktion.
guide-maleficent-beware =
    Alle sehen, wie viele Orte verflucht sind, und schicken dir Helden, sobald es drei sind. Sonnenschein hält neue Flüche von ihrem Ort fern, das Schwert der Wahrheit macht sie teuer, und Es war einmal im Traum nimmt dir einen Fluch, wo immer ein Held steht. Halte Handlanger bereit und ein Ereignis wie Drachengestalt auf der Hand. König Stefan kann deine Figur mitten in ein Grünes Feuer führen.
