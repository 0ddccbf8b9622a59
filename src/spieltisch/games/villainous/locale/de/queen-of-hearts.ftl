### Die Herzkönigin: Namen, Karten und Handbuch.

name-courtyard = Schlosshof
name-hedge-maze = Heckenlabyrinth
name-tulgey-wood = Tulgeywald
name-white-rabbits-house = Haus des Weißen Kaninchens
name-aim-wickets = Orte mit einem Tor
name-aim-sure-shot = Stärke der Tore, bis zum sicheren Abschlag
name-why-im-late-im-late = Kein Held in der Schicksalsablage hat Stärke 3 oder weniger
name-why-makes-you-larger = Kein erreichbarer Held kann größer werden
name-why-mome-raths = Kein Handlanger ist erreichbar
name-why-down-the-rabbit-hole = Alice ist da, aber kein Handlanger neben ihr

## Was geschieht

told-becomes-wicket = { $card } beugt sich und ist jetzt ein Tor.
told-becomes-guard = { $card } richtet sich auf und ist kein Tor mehr.
told-shrinks = { $card } schrumpft und verdeckt nur noch ein Symbol: { $action }.
told-enlarges = { $card } wächst und verdeckt auch ein Symbol am Nachbarort: { $place }.
told-normal-size = { $card } ist wieder normal groß.
told-shoots =
    { $seat ->
        [you] Du schlägst
       *[other] { $seat } schlägt
    } ab: Die Tore haben Stärke { $strength }, die aufgedeckten Karten kosten { $sum }.

## Fragen und Auswahl

prompt-cover = { $card } schrumpft: Welches Symbol bleibt verdeckt?
    .help = Ein geschrumpfter Held verdeckt nur eines der beiden oberen Symbole. Es bleibt das, das du jetzt wählst, bis der Held seine Größe ändert oder verschwindet. Das andere ist frei, solange es kein vergrößerter und kein anderer geschrumpfter Held verdeckt.
choice-to-wicket = { $card } zum Tor machen
choice-to-guard = { $card } wieder aufrichten
choice-shrink = { $card } schrumpfen
choice-enlarge = { $card } vergrößern
choice-cover = Verdeckt bleibt: { $action }

## Schurkenkarten

card-card-guard-club = Kartenwache: Kreuz
    .long = Aktivieren: Mach aus dieser Kartenwache ein Tor oder aus diesem Tor wieder eine Kartenwache. Ein Tor ist weiterhin ein Handlanger: Du kannst es versetzen, es trägt seine Speere und behält seine Stärke, aber es kämpft nicht gegen Helden.
card-card-guard-diamond = Kartenwache: Karo
    .long = Aktivieren: Mach aus dieser Kartenwache ein Tor oder aus diesem Tor wieder eine Kartenwache. Ein Tor ist weiterhin ein Handlanger: Du kannst es versetzen, es trägt seine Speere und behält seine Stärke, aber es kämpft nicht gegen Helden.
card-card-guard-heart = Kartenwache: Herz
    .long = Aktivieren: Mach aus dieser Kartenwache ein Tor oder aus diesem Tor wieder eine Kartenwache. Ein Tor ist weiterhin ein Handlanger: Du kannst es versetzen, es trägt seine Speere und behält seine Stärke, aber es kämpft nicht gegen Helden.
card-card-guard-spade = Kartenwache: Pik
    .long = Aktivieren: Mach aus dieser Kartenwache ein Tor oder aus diesem Tor wieder eine Kartenwache. Ein Tor ist weiterhin ein Handlanger: Du kannst es versetzen, es trägt seine Speere und behält seine Stärke, aber es kämpft nicht gegen Helden.
card-off-with-your-head = Ab mit dem Kopf!
    .long = Besiege einen Helden, der gerade Stärke 4 oder weniger hat, irgendwo in deinem Reich und ohne Handlanger.
card-spear = Speer
    .long = Rüste einen Handlanger damit aus, auch ein Tor. Er ist um 1 stärker.
card-take-the-shot = Abschlag
    .long = Nur wenn an jedem deiner Orte ein Tor steht: Die nächsten fünf Karten deines Stapels werden aufgedeckt. Kosten sie zusammen weniger, als alle deine Tore gerade stark sind, gewinnst du sofort. Sonst werden sie abgeworfen. Bedingungen kosten 0, und Der König verbilligt Kartenwachen auch hier.
card-by-order-of-the-queen = Auf Befehl der Königin
    .long = Mach aus einer oder zwei deiner Kartenwachen Tore, ohne für ihre Aktivierung zu zahlen. Mindestens eine muss es geben, bei der das geht.
card-fury = Wutanfall
    .long = Wenn der Schurke am Zug einen Helden mit Stärke 4 oder mehr besiegt, darfst du einen oder zwei normal große Helden in deinem Reich schrumpfen. Für jeden wählst du das eine Symbol, das er weiterhin verdeckt.
card-judgment = Urteil
    .long = Solange der Schurke am Zug drei oder mehr Handlanger hat, darfst du 3 Macht nehmen.
card-makes-you-smaller = Macht dich kleiner
    .long = Schrumpfe einen normal großen Helden und wähle das eine Symbol, das er weiterhin verdeckt, oder gib einem vergrößerten Helden seine normale Größe zurück. Solange ein geschrumpfter Held an einem Ort ist, verdecken normal große dort nichts weiter. Die Stärke ändert sich nicht.
card-very-merry-unbirthday = Alles Gute zum Nichtgeburtstag
    .long = Du erhältst 1 Macht für jeden Handlanger in deinem Reich, Tore eingeschlossen. Mindestens einer muss da sein.
card-stopwatch = Taschenuhr
    .long = Aktivieren: Du erhältst 1 Macht für jedes Tor in deinem Reich. Mindestens eines muss da sein.
card-the-king = Der König
    .long = Solange er in deinem Reich ist, kostet es dich 1 Macht weniger, eine Kartenwache auszuspielen.
card-tweedle-dee-and-tweedle-dum = Diedeldei und Diedeldum
    .long = Haben sie mitgeholfen, einen Helden zu besiegen, werden sie danach nicht abgeworfen.

## Schicksal

card-im-late-im-late = Ich komme zu spät!
    .long = Wähle in ihrer Schicksalsablage einen Helden mit einer aufgedruckten Stärke von 3 oder weniger und spiel ihn an einem beliebigen Ort aus.
card-makes-you-larger = Macht dich größer
    .long = Vergrößere einen normal großen Helden und wähle einen Nachbarort: Dort verdeckt er zusätzlich das nächstgelegene obere Symbol, und auch Handlanger von dort können gegen ihn kämpfen. Oder gib einem geschrumpften Helden seine normale Größe zurück. Die Stärke ändert sich nicht.
card-mome-raths = Momeraths
    .long = Versetze einen Handlanger, auch ein Tor, an einen beliebigen anderen Ort.
card-alice = Alice
    .long = Solange sie im Reich ist, kann die Herzkönigin weder Handlanger noch Gegenstände versetzen. Ihre Gegner können es.
card-caterpillar = Raupe
    .long = Alle Handlanger an ihrem Ort, Tore eingeschlossen, sind um 1 schwächer.
card-cheshire-cat = Grinsekatze
    .long = Beim Ausspielen darfst du bis zu zwei Tore wieder zu Kartenwachen machen. (Ältere Druckfassung: mindestens eines, falls es eines gibt.) Wird sie besiegt, darf die Herzkönigin aus bis zu zwei Kartenwachen Tore machen, nicht aber aus solchen, die gegen sie gekämpft haben.
card-dodo = Dodo
    .long = Kartenwachen an seinem Ort können auf keine Weise zu Toren werden. Tore, die dort stehen, bleiben und lassen sich zurückverwandeln.
card-dormouse = Haselmaus
    .long = Sie kann nicht geschrumpft werden, wohl aber vergrößert und davon wieder normal groß.
card-down-the-rabbit-hole = In den Kaninchenbau
    .long = Ist Alice nicht im Reich, such sie in der Schicksalsablage oder im Schicksalsstapel und spiel sie an einem beliebigen Ort aus. Ist sie da, wirf einen Handlanger an ihrem Ort ab. (Ältere Druckfassung: Du darfst ihn abwerfen.)
card-mad-hatter = Verrückter Hutmacher
    .long = Er ist um 2 stärker, solange der Märzhase im Reich ist.
card-march-hare = Märzhase
    .long = Er ist um 2 stärker, solange der Verrückte Hutmacher im Reich ist.
card-white-rabbit = Weißes Kaninchen
    .long = Solange es im Reich ist, kostet es 1 Macht mehr, eine Kartenwache oder ein Tor zu aktivieren.

## Handbuch

guide-queen-of-hearts-aim = Hab an jedem deiner vier Orte ein Tor und spiel einen Abschlag. Du gewinnst, wenn fünf Karten von deinem Stapel zusammen weniger kosten, als deine Tore stark sind.
guide-queen-of-hearts-way =
    Spiel an jedem Ort eine Kartenwache aus und mach dann Tore aus ihnen: durch Aktivieren, eine nach der anderen, was im Heckenlabyrinth und im Haus des Weißen Kaninchens geht, oder zwei auf einmal mit Auf Befehl der Königin. Der König macht Wachen billig und senkt auch die Kosten derer, die beim Abschlag erscheinen. Alles Gute zum Nichtgeburtstag und die Taschenuhr machen aus einem vollen Reich Macht; 4 davon kostet der Abschlag selbst.
    Eine Karte deines Stapels kostet im Schnitt etwas weniger als 2, fünf also 8 oder 9. Herz und Pik, Speere und irgendwo ein zweites Tor machen den Abschlag sicherer; mit Stärke 18 kann er nicht misslingen. Was als Nächstes kommt, weiß niemand, aber deine Ablage sehen alle: Liegen deine teuren Karten dort, ist die Zeit für den Abschlag gekommen. Geht er daneben, sind nur die Karte und die Macht verloren.
guide-queen-of-hearts-beware =
    Tore kämpfen nicht. Lass ein paar Wachen aufrecht stehen oder halte Diedeldei und Diedeldum bereit, die nach jedem Kampf bleiben, und nimm Ab mit dem Kopf! gegen Helden mit Stärke 4 oder weniger. Helden versetzen kannst du nicht, also bleibt verdeckt, was sie verdecken: Macht dich kleiner und Wutanfall geben dir ein Symbol zurück, Macht dich größer nimmt dir eines am Nachbarort.
    Deine Gegner haben es auf die Reihe der Tore abgesehen. Die Momeraths tragen eines fort, die Grinsekatze richtet zwei wieder auf, In den Kaninchenbau wirft eines neben Alice ab, und die Raupe macht sie schwächer. Der Dodo lässt an seinem Ort keine neuen Tore zu, Alice hindert dich daran, Wachen an einen anderen Ort zu versetzen, und das Weiße Kaninchen macht jedes Aktivieren teurer. Schließ die letzte Lücke erst, wenn du einen Abschlag auf der Hand hast und ihn bezahlen kannst.
