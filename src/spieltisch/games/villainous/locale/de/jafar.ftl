### Dschafar: Namen, Karten und Handbuch.

name-sultans-palace = Sultanspalast
name-streets-of-agrabah = Straßen von Agrabah
name-oasis = Oase
name-cave-of-wonders = Wunderhöhle
name-aim-lamp-at-palace = Weg der Lampe zum Palast
name-aim-genie-hypnotized = Dschinni hypnotisiert
name-why-crushing-blow = Kein erreichbarer Handlanger hat Stärke 3 oder weniger
name-why-narrow-escape = In der Schicksalsablage liegt kein Held
name-why-treachery = Es ist keine Macht da, die verloren gehen könnte

told-weakens = { $card } ist bis zum Ende des Zugs um { $amount } schwächer.
told-follows =
    { $card } ist hypnotisiert und kämpft ab jetzt für { $seat ->
        [you] dich
       *[other] { $seat }
    }.

prompt-pick-type = { $card }: Was suchst du?
    .help = Karten werden aufgedeckt, bis eine dieser Art erscheint. Die nimmst du auf die Hand, die anderen werden abgeworfen.

choice-seek-ally = Einen Handlanger
choice-seek-item = Einen Gegenstand

## Ereignisse, Handlanger, Gegenstände und Bedingungen

card-necessary-sacrifice = Notwendiges Opfer
    .long = Wirf einen deiner Handlanger oder Gegenstände ab und erhalte 3 Macht. Auch was ein Handlanger trägt und hypnotisierte Helden kommen infrage, gestohlene Gegenstände nicht.
card-palace-guard = Palastwache
    .long = Keine Fähigkeit.
card-scimitar = Krummsäbel
    .long = Rüste einen Handlanger damit aus. Er ist um 1 stärker.
card-scrying = Hellsehen
    .long = Entscheide dich für Gegenstand oder Handlanger. Deck Karten deines Stapels auf, bis eine dieser Art erscheint, und nimm sie auf die Hand. Die anderen aufgedeckten Karten werden abgeworfen.
card-a-snake-am-i = Eine Schlange bin ich?
    .long = Besiege einen Helden mit Stärke 4 oder weniger an dem Ort, an dem deine Figur steht, ohne Handlanger.
card-deception = Täuschung
    .long = Solange der Schurke am Zug zwei oder mehr Gegenstände in seinem Reich hat, auch solche aus dem Schicksalsstapel, darfst du seine nächste Schicksalskarte aufdecken und dort spielen. Kann sie nicht gespielt werden, wird sie abgeworfen.
card-giant-hourglass = Riesige Sanduhr
    .long = Aktiviert: Alle Helden, die jetzt an ihrem Ort sind, sind bis zum Ende deines Zugs um 2 schwächer, wohin sie auch kommen, aber nicht unter 0. Ein Held muss dort sein.
card-hypnotize = Hypnose
    .long = Wähle einen Helden und zahle so viel Macht, wie er stark ist. Er ist besiegt, bleibt aber als dein Handlanger am selben Ort, mit der aufgedruckten Stärke und ohne Fähigkeit. Seine Schicksalsgegenstände werden abgeworfen.
card-manipulation = Manipulation
    .long = Solange der Schurke am Zug drei oder mehr Handlanger hat, darfst du eine beliebige Karte aus deiner Ablage auf die Hand nehmen.
card-sorcerous-power = Zauberkraft
    .long = Du darfst einen Helden an einen beliebigen Ort versetzen, und du darfst einen Handlanger an einen beliebigen Ort versetzen. Verschlossene Orte bleiben außer Reichweite.
card-gazeem = Gazzim
    .long = Wird Gazzim aus deinem Reich abgeworfen, warum auch immer, darfst du einen Gegenstand aus deiner Ablage auf die Hand nehmen.
card-iago = Jago
    .long = Aktiviert: Jago wird an einen Nachbarort versetzt und nimmt einen Gegenstand von seinem Ort mit, den niemand trägt. Ohne einen solchen Gegenstand kannst du ihn nicht aktivieren.
card-magic-lamp = Wunderlampe
    .long = Sie kann nur in der Wunderhöhle ausgespielt werden, und nur wenn die offen ist. Dann wird Dschinni gesucht, in deinem Reich, in der Schicksalsablage und im Schicksalsstapel. Er kommt ohne Gegenstände als Held in die Höhle, auch wenn er schon hypnotisiert war.
card-razoul = Razoul
    .long = Einen Handlanger an Razouls Ort auszuspielen kostet dich 1 Macht weniger.
card-scarab-pendant = Skarabäus-Anhänger
    .long = Beim Ausspielen öffnet er die Wunderhöhle, und sie bleibt offen. Solange du ihn hast, ziehst du am Ende deines Zugs, bis du eine Karte mehr auf der Hand hast als sonst.
card-snake-staff = Schlangenstab
    .long = Aktiviert: Nimm eine Hypnose aus deiner Ablage auf die Hand. Es muss eine dort liegen.

## Schicksal

card-wish = Wunsch
    .long = Rüste einen Helden damit aus. Er ist um 2 stärker.
card-crushing-blow = Harter Schlag
    .long = Wirf einen von Dschafars Handlangern mit Stärke 3 oder weniger ab. Es darf auch ein hypnotisierter Held sein; besiegt wird er dadurch nicht.
card-narrow-escape = Knapp entkommen
    .long = Wähle einen Helden aus Dschafars Schicksalsablage und spiel ihn an einem Ort aus, der nicht verschlossen ist.
card-abu = Abu
    .long = Beim Ausspielen wählst du einen von Dschafars Gegenständen an diesem Ort, falls es einen gibt, auch einen, den ein Handlanger trägt: Abu nimmt ihn an sich. Dschafar kann ihn nicht nutzen, bis Abu besiegt ist; dann liegt er dort wieder bereit. Ein Krummsäbel wird stattdessen abgeworfen.
card-aladdin = Aladdin
    .long = Beim Ausspielen wählst du einen von Dschafars Gegenständen an diesem Ort, falls es einen gibt, auch einen, den ein Handlanger trägt: Aladdin nimmt ihn an sich. Dschafar kann ihn nicht nutzen, bis Aladdin besiegt ist; dann liegt er dort wieder bereit. Ein Krummsäbel wird stattdessen abgeworfen.
card-carpet = Teppich
    .long = Solange der Teppich als Held im Reich ist, kann kein anderer Held besiegt oder hypnotisiert werden.
card-genie = Dschinni
    .long = Er ist um 2 stärker, solange die Wunderlampe an seinem Ort ist.
card-princess-jasmine = Prinzessin Jasmin
    .long = Am Ende seines Zugs zieht Dschafar eine Karte weniger.
card-rajah = Radscha
    .long = Er ist um 2 stärker, solange Prinzessin Jasmin im Reich ist, ob hypnotisiert oder nicht.
card-sultan = Sultan
    .long = Palastwachen können nicht mitkämpfen, um ihn zu besiegen. Alle anderen Handlanger können es.
card-treachery = Verrat
    .long = Dschafar verliert 2 Macht, oder 1, wenn er nicht mehr hat. Hat er keine, kann die Karte nicht gespielt werden.

## Handbuch

guide-jafar-aim = Zu Beginn deines Zugs liegt die Wunderlampe in deinem Palast, und Dschinni ist hypnotisiert, egal an welchem Ort. Eine Lampe, die ein Held gestohlen hat, zählt nicht.
guide-jafar-way =
    Es sind vier Schritte. Spiel zuerst den Skarabäus-Anhänger: Er öffnet die Wunderhöhle und vergrößert deine Hand. Dann spiel die Wunderlampe in der Höhle aus; mit ihr erscheint dort Dschinni. Bring die Lampe drei Orte nach links, einen nach dem anderen, mit Jago oder mit dem Symbol zum Versetzen in der Höhle. Und hypnotisiere Dschinni, vorher oder nachher: Neben der Lampe kostet das 8 Macht, anderswo 6. Tu es nicht, bevor die Lampe gespielt ist, denn sie befreit ihn wieder.
    Hellsehen findet einen Gegenstand oder einen Handlanger. Macht holst du dir in der Oase; ein Notwendiges Opfer macht aus Karten, die du nicht mehr brauchst, 3 weitere. Die Riesige Sanduhr macht Dschinni billiger, wenn sie bei ihm liegt, und der Schlangenstab holt eine Hypnose zurück, die du schon gebraucht hast. Halte Jago aus Kämpfen heraus.
guide-jafar-beware =
    Abu und Aladdin stehlen einen Gegenstand, wo sie erscheinen, am liebsten die Lampe unterwegs: Halte Macht oder Handlanger bereit, um sie gleich wieder loszuwerden. Solange der Teppich als Held da ist, kann niemand sonst besiegt oder hypnotisiert werden, auch Dschinni nicht; kümmere dich zuerst um ihn. Wünsche machen Dschinni teuer, Verrat nimmt dir gesparte Macht, und Prinzessin Jasmin verkleinert deine Hand. Nur dein Palast hat das Symbol, um Helden zu besiegen, doch es wirkt an jedem offenen Ort. Handlanger mit Stärke 3 oder weniger, allen voran Jago, fallen einem Harten Schlag zum Opfer; ein hypnotisierter Dschinni nicht.
