### Die Zauber.

## Was sie tun

does-confuse = Feg einen Heldenwürfel deiner Wahl von einer Karte oder einem Plättchen, wo noch etwas fehlt. Er muss neu geworfen werden.
does-confuse-all = Feg alle Heldenwürfel von einer Karte oder einem Plättchen deiner Wahl, wo noch etwas fehlt. Sie müssen neu geworfen werden.
does-summon = Sie kommt oben auf den Prüfungsstapel und ist die nächste Prüfung, die erscheint. Dort schaffen die Helden ihren anderen Teil.
does-dragon = Der Drache geht einen Schritt auf den Prüfungsstapel zu. Kommt er dort an, gewinnst du die Runde.
does-dragon-twice = Der Drache geht zwei Schritte auf den Prüfungsstapel zu. Kommt er dort an, gewinnst du die Runde.
does-swirl = Leg sie vor einen Helden. Einer seiner Würfel steckt im Wirbel fest, bis Helden die Karte schaffen. Ein zweiter Wirbel nimmt keinen zweiten Würfel, aber beide müssen weg, ehe der Würfel zurückkommt.
lasts-until-complete = Was schon liegt, bleibt liegen. Es endet, wenn Helden die Karte schaffen.
does-silence = Er trifft alle Helden: Bis sie ihn schaffen, können sie weder reden noch auf Karten zeigen.
does-one-hand = Er trifft alle Helden: Bis sie ihn schaffen, legen oder nehmen sie Würfel nur einzeln, und alles dauert eine halbe Sekunde länger.
does-clap = Er trifft alle Helden: Bis sie ihn schaffen, kommen Würfel von geschafften Karten und vom Drachenplättchen erst zurück, wenn alle geklatscht haben, deren Würfel dort liegen. Zwei müssen zusammen klatschen, innerhalb von drei Sekunden.
does-doom = Verwunde einen Helden. Nimm dann eine Seele für jeden Helden, der verwundet ist; dieser zählt mit.
does-doom-twice = Verwunde zwei Helden. Seelen bringt dir das keine.
does-drain = Ein Held deiner Wahl verliert 1 Erfahrungspunkt.
does-drain-all = Jeder Held verliert 1 Erfahrungspunkt.

## Verwirrung

card-stray-thought = Irrgedanke
    .long = { does-confuse }
card-slippery-fingers = Glitschige Finger
    .long = { does-confuse }
card-flicker = Flackern
    .long = { does-confuse }
card-whisper = Einflüsterung
    .long = { does-confuse }
card-bewilderment = Verblüffung
    .long = { does-confuse-all }
card-mirror-maze = Spiegellabyrinth
    .long = { does-confuse-all }
card-thunderclap = Donnerschlag
    .long = { does-confuse-all }
card-mind-storm = Gedankensturm
    .long = { does-confuse-all }

## Beschwörung

card-summon-vines = Ranken beschwören
    .long = { does-summon }
card-summon-slime = Schleim beschwören
    .long = { does-summon }
card-summon-wind-imp = Windkobold beschwören
    .long = { does-summon }
card-summon-hound = Höllenhund beschwören
    .long = { does-summon }
card-summon-lock-spirit = Schlossgeist beschwören
    .long = { does-summon }
card-summon-golem = Golem beschwören
    .long = { does-summon }
card-summon-wraith = Gespenst beschwören
    .long = { does-summon }

## Drachenkunde

card-dragon-call = Drachenruf
    .long = { does-dragon }
card-dragon-scale = Drachenschuppe
    .long = { does-dragon }
card-dragon-breath = Drachenatem
    .long = { does-dragon }
card-dragon-claw = Drachenklaue
    .long = { does-dragon }
card-dragon-wing = Drachenschwinge
    .long = { does-dragon }
card-dragon-eye = Drachenauge
    .long = { does-dragon }
card-dragon-heart = Drachenherz
    .long = { does-dragon-twice }

## Schwäche

card-lame-hand = Lahme Hand
    .long = { does-swirl }
card-numb-hand = Taube Hand
    .long = { does-swirl }
card-fear-of-fire = Feuerscheu
    .long = Leg sie vor einen Helden: Er kann keine Würfel mehr auf Feuerfelder legen. { lasts-until-complete }
card-blunted-blade = Stumpfe Klinge
    .long = Leg sie vor einen Helden: Er kann keine Würfel mehr auf Schwertfelder legen. { lasts-until-complete }
card-heavy-feet = Schwere Füße
    .long = Leg sie vor einen Helden: Er kann keine Würfel mehr auf Fußspurfelder legen. { lasts-until-complete }
card-rusty-keys = Rostige Schlüssel
    .long = Leg sie vor einen Helden: Er kann keine Würfel mehr auf Schlüsselfelder legen. { lasts-until-complete }

## Flüche

card-curse-of-silence = Fluch der Stille
    .long = { does-silence }
card-curse-of-hush = Fluch des Schweigens
    .long = { does-silence }
card-curse-of-the-bound-arm = Fluch des gebundenen Arms
    .long = { does-one-hand }
card-curse-of-the-stiff-arm = Fluch des steifen Arms
    .long = { does-one-hand }
card-curse-of-merriment = Fluch der Fröhlichkeit
    .long = { does-clap }
card-curse-of-applause = Fluch des Beifalls
    .long = { does-clap }

## Unheil

card-doom-strike = Unheilsschlag
    .long = { does-doom }
card-doom-bell = Unheilsglocke
    .long = { does-doom }
card-doom-wind = Unheilswind
    .long = { does-doom }
card-doom-harvest = Unheilsernte
    .long = { does-doom }
card-twin-doom = Zwillingsunheil
    .long = { does-doom-twice }
card-doom-hail = Unheilshagel
    .long = { does-doom-twice }
card-doom-quake = Unheilsbeben
    .long = { does-doom-twice }

## Schwund

card-forget = Vergessen
    .long = { does-drain }
card-dull-wits = Abstumpfen
    .long = { does-drain }
card-lost-lesson = Verlorene Lehre
    .long = { does-drain }
card-great-forgetting = Großes Vergessen
    .long = { does-drain-all }
card-blank-page = Leere Seite
    .long = { does-drain-all }
card-ebb = Ebbe
    .long = { does-drain-all }
