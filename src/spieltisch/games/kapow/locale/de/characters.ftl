### Charaktere: wer sie sind und was sie können.

## Harte Nuss

card-character-tough-nut = Harte Nuss
    .long = Eine Mauer mit Fäusten: viele Lebenspunkte, starke Verteidigung, und sie heilt sich. 24 Lebenspunkte. Würfel: 2× Blau, Rot, Gelb, Lila.
name-tough-nut = Harte Nuss
card-thick-skin = Dickes Fell
    .long = Verteidigungsverstärker +1 in jeder Runde; er zählt nur mit einer Basisverteidigung. Braucht keine Würfel.
name-thick-skin = { card-thick-skin }
card-stone-wall = Steinwall
    .long = Basisverteidigung 4. Du erhältst 1 Seite, aber keinen Joker. Würfel: Zähigkeit + Zähigkeit.
name-stone-wall = { card-stone-wall }
card-headbutt = Kopfstoß
    .long = Basisangriff 4. Würfel: Zähigkeit + Macht.
name-headbutt = { card-headbutt }
card-grit = Durchbeißen
    .long = Sofort: Du gewinnst 3 Lebenspunkte. Würfel: Zähigkeit + X-Faktor.
name-grit = { card-grit }

## Die Flüchtige

card-character-elusivity = Die Flüchtige
    .long = Schwer zu treffen: Leere Würfel gehen als Gewandtheit durch, und gutes Ausweichen zählt doppelt. 17 Lebenspunkte. Würfel: 2× Grün, Gelb, Rot, Lila; Aktionswürfel mit Gewandtheit + Joker.
name-elusivity = Die Flüchtige
card-blur = Verschwimmen
    .long = Diese Runde: In jeder Runde darf einer deiner Würfel, der Leer zeigt, als Gewandtheit liegen. Braucht keine Würfel.
name-blur = { card-blur }
card-hit-and-run = Zuschlagen und Weg
    .long = Basisangriff 4. Würfel: Gewandtheit + Energie.
name-hit-and-run = { card-hit-and-run }
card-evade = Ausweichen
    .long = Verteidigungsmultiplikator ×2. Würfel: Gewandtheit + X-Faktor.
name-evade = { card-evade }
card-sleight-of-hand = Fingerfertigkeit
    .long = Nachrüsten: Dein Gegner verliert eine Seite, die du aussuchst, und du erhältst 1 Seite, aber keinen Joker. Würfel: Gewandtheit + beliebiger Würfel.
name-sleight-of-hand = { card-sleight-of-hand }

## Auszeit

card-character-time-out = Auszeit
    .long = Neue Würfe und geliehene Würfel: Ein schlechter Wurf bleibt selten schlecht. 21 Lebenspunkte. Würfel: 2× Lila, Gelb, Blau, Grün; Aktionswürfel mit Joker.
name-time-out = Auszeit
card-rewind = Zurückspulen
    .long = Sofort: Würfle bis zu zwei deiner anderen Würfel neu, die nicht gesperrt sind. Würfel: beliebiger Würfel.
name-rewind = { card-rewind }
card-borrowed-time = Geliehene Zeit
    .long = Sofort: Du erhältst einen Eigenschaftswürfel nach Wahl, würfelst ihn sofort und benutzt ihn in dieser Runde. Du behältst ihn. Würfel: X-Faktor + X-Faktor.
name-borrowed-time = { card-borrowed-time }
card-standstill = Stillstand
    .long = Verteidigungsverstärker +2. Würfel: X-Faktor.
name-standstill = { card-standstill }
card-countdown = Countdown
    .long = Basisangriff 4. Würfel: X-Faktor + Energie.
name-countdown = { card-countdown }

## Lunte

card-character-fuse = Lunte
    .long = Zwei Angriffe in einer Runde, aber nicht umsonst. 22 Lebenspunkte. Würfel: Gelb, 2× Rot, Blau, Lila; Aktionswürfel mit Energie.
name-fuse = Lunte
card-chain-reaction = Kettenreaktion
    .long = Diese Runde: Du darfst in jeder Runde zwei Basisangriffe auslösen. Jeder ist ein eigener Angriff mit allen Verstärkern und deinem Multiplikator. Braucht keine Würfel.
name-chain-reaction = { card-chain-reaction }
card-sparks = Funkenflug
    .long = Basisangriff 3. Würfel: Energie + beliebiger Würfel.
name-sparks = { card-sparks }
card-flare-up = Aufflammen
    .long = Angriffsverstärker +3. Würfel: Energie + Energie.
name-flare-up = { card-flare-up }
card-burnout = Ausbrennen
    .long = Angriffsmultiplikator ×2, und du verlierst 2 Lebenspunkte, sobald er ausgelöst wird. Würfel: echter Joker.
name-burnout = { card-burnout }

## Crescendo

card-character-crescendo = Crescendo
    .long = Alles wird lauter: Du wächst schnell, und dein Gegner ein wenig mit dir. 22 Lebenspunkte. Würfel: Gelb, Lila, Rot, Blau, Grün; Aktionswürfel mit X-Faktor.
name-crescendo = Crescendo
card-overture = Ouvertüre
    .long = Aufrüsten: Du erhältst 1 Seite, aber keinen Joker. Dein Gegner erhält 1 Seite, aber keinen Joker. Braucht keine Würfel.
name-overture = { card-overture }
card-forte = Forte
    .long = Angriffsverstärker +2 für dich; dein Gegner bekommt in dieser Runde +1, egal wer zuerst angreift. Würfel: Energie.
name-forte = { card-forte }
card-fortissimo = Fortissimo
    .long = Basisangriff 4. Würfel: X-Faktor + Macht.
name-fortissimo = { card-fortissimo }
card-encore = Zugabe
    .long = Aufrüsten: Du erhältst 2 Eigenschaftswürfel nach Wahl. Dein Gegner erhält 1 Eigenschaftswürfel nach Wahl. Würfel: X-Faktor + X-Faktor.
name-encore = { card-encore }

## Victor Kane

card-character-victor-kane = Victor Kane
    .long = Geld und Maschinen: Aktionswürfel erledigen die Arbeit. 21 Lebenspunkte. Würfel: Rot, Gelb, Blau, Lila; Aktionswürfel mit Macht + Joker / Zähigkeit.
name-victor-kane = Victor Kane
card-arsenal = Waffenlager
    .long = Angriffsverstärker +2. Würfel: nicht leerer Aktionswürfel.
name-arsenal = { card-arsenal }
card-body-armor = Körperpanzer
    .long = Basisverteidigung 2. Würfel: beliebiger Würfel + beliebiger Würfel.
name-body-armor = { card-body-armor }
card-henchmen = Handlanger
    .long = Aufrüsten: Du erhältst 1 Eigenschaftswürfel nach Wahl. Würfel: X-Faktor + Macht.
name-henchmen = { card-henchmen }
card-buyout = Firmenkauf
    .long = Aufrüsten: Du erhältst 1 beliebige Seite. Würfel: beliebiger Aktionswürfel + beliebiger Würfel.
name-buyout = { card-buyout }

## Kokette

card-character-coquette = Kokette
    .long = Nimmt Seiten, Lebenspunkte und großen Angriffen den Schwung. 20 Lebenspunkte. Würfel: 2× Lila, Grün, Gelb, Rot; Aktionswürfel mit X-Faktor + Gewandtheit.
name-coquette = Kokette
card-heartbreaker = Herzensbrecherin
    .long = Basisangriff 4, und wer angegriffen wird, gibt eine Seite seiner Wahl ab. Würfel: X-Faktor + Gewandtheit.
name-heartbreaker = { card-heartbreaker }
card-siphon = Auszehren
    .long = Nachrüsten: Dein Gegner verliert 2 Lebenspunkte, und du gewinnst 2. Würfel: X-Faktor + Energie.
name-siphon = { card-siphon }
card-blow-a-kiss = Kusshand
    .long = Diese Runde: Der Angriffsmultiplikator deines Gegners wirkt in dieser Runde nicht. Würfel: X-Faktor.
name-blow-a-kiss = { card-blow-a-kiss }
card-play-coy = Zieren
    .long = Verteidigungsverstärker +2. Würfel: Gewandtheit.
name-play-coy = { card-play-coy }

## Spoiler-Alarm

card-character-spoiler-alert = Spoiler-Alarm
    .long = Weiß, was kommt: durchkreuzt Pläne und dreht Würfel. 20 Lebenspunkte. Würfel: Lila, Blau, Gelb, Rot, Grün; Aktionswürfel mit X-Faktor + Zähigkeit.
name-spoiler-alert = Spoiler-Alarm
card-foreseen = Vorhergesehen
    .long = Verteidigungsverstärker +3. Würfel: X-Faktor.
name-foreseen = { card-foreseen }
card-plot-twist = Wendung
    .long = Diese Runde: Die Angriffsverstärker deines Gegners zählen in dieser Runde 0. Würfel: X-Faktor + beliebiger Würfel.
name-plot-twist = { card-plot-twist }
card-ruined-ending = Verratenes Ende
    .long = Nachrüsten: Dein Gegner verliert 2 Lebenspunkte und 1 mehr für jeden Würfel, den er in dieser Runde erhalten hat, höchstens 2 mehr. Würfel: X-Faktor + Macht.
name-ruined-ending = { card-ruined-ending }
card-skip-ahead = Vorspulen
    .long = Sofort: Dreh einen deiner anderen Würfel, der nicht gesperrt ist, auf eine beliebige seiner Seiten. Würfel: beliebiger Würfel + beliebiger Würfel.
name-skip-ahead = { card-skip-ahead }

## Denkweise

card-character-mindset = Denkweise
    .long = Lebt von leeren Würfeln: Je leerer sie sind, desto härter der Schlag. 19 Lebenspunkte. Würfel: Lila, Gelb, Blau, Grün; Aktionswürfel mit X-Faktor / Energie.
name-mindset = Denkweise
card-psionic-attack = Psionischer Angriff
    .long = Angriffsverstärker 1 für jeden Würfel, den du und dein Gegner platziert habt und der Leer zeigt. Als Leer gelegte Joker zählen nicht. Würfel: X-Faktor.
name-psionic-attack = { card-psionic-attack }
card-mind-blast = Gedankenblitz
    .long = Basisangriff 2. Würfel: Leer + Energie.
name-mind-blast = { card-mind-blast }
card-split-mind = Gespaltener Geist
    .long = Diese Runde: Du darfst in dieser Runde zwei Basisangriffe auslösen. Jeder ist ein eigener Angriff mit allen Verstärkern und deinem Multiplikator. Würfel: X-Faktor + Leer.
name-split-mind = { card-split-mind }
card-empty-mind = Leerer Geist
    .long = Basisverteidigung 3. Du erhältst 1 Seite, aber keinen Joker. Würfel: Leer + Leer.
name-empty-mind = { card-empty-mind }

## Nachhall

card-character-reverb = Nachhall
    .long = Paare und Echos: Gleiche Würfel summieren sich, und Schläge hallen zurück. 19 Lebenspunkte. Würfel: 2× Gelb, Grün, Blau, Lila; Aktionswürfel mit Energie.
name-reverb = Nachhall
card-echo-strike = Echoschlag
    .long = Basisangriff 4. Du erhältst 1 Seite, aber keinen Joker. Würfel: Energie + Energie.
name-echo-strike = { card-echo-strike }
card-resonance = Resonanz
    .long = Angriffsverstärker +2 für jedes Paar von Würfeln mit gleicher Seite. Würfel: nicht leerer Würfel + nicht leerer Würfel, bis zu 2 Mal.
name-resonance = { card-resonance }
card-sound-barrier = Schallmauer
    .long = Basisverteidigung 3. Du erhältst 1 Seite, aber keinen Joker. Würfel: Gewandtheit + Zähigkeit.
name-sound-barrier = { card-sound-barrier }
card-feedback = Rückkopplung
    .long = Nachrüsten: Hat dich in dieser Runde ein Angriff Lebenspunkte gekostet, verliert dein Gegner 1 Lebenspunkt. Braucht keine Würfel.
name-feedback = { card-feedback }
