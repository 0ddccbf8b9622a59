### Solo-Seiten: die Zeilen, die KI-Charaktere abarbeiten.

## Harte Nuss

card-row-tough-nut-s1 = Dickes Fell
    .long = In jeder Runde: 1 Verteidigung.
name-row-tough-nut-s1 = { card-row-tough-nut-s1 }
card-row-tough-nut-s2 = Wachstumsschub
    .long = X-Faktor + beliebiger Würfel: 1 Eigenschaftswürfel.
name-row-tough-nut-s2 = { card-row-tough-nut-s2 }
card-row-tough-nut-s3 = Kopfstoß
    .long = Bis zu 2 Mal. Macht + Macht: 5 Angriff; Macht + Energie: 4 Angriff; Zähigkeit + Macht: 4 Angriff.
name-row-tough-nut-s3 = { card-row-tough-nut-s3 }
card-row-tough-nut-s4 = Steinwall
    .long = Bis zu 2 Mal. Zähigkeit + Zähigkeit: 2 Verteidigung, 1 Seite (kein Joker); Zähigkeit + Gewandtheit: 2 Verteidigung.
name-row-tough-nut-s4 = { card-row-tough-nut-s4 }
card-row-tough-nut-s5 = Stupser
    .long = Bis zu 2 Mal. Energie: 1 Angriff; Zähigkeit: 1 Verteidigung.
name-row-tough-nut-s5 = { card-row-tough-nut-s5 }
card-row-tough-nut-s6 = Geduld
    .long = X-Faktor: 1 Aktionswürfel, 1 Seite (kein Joker); beliebiger Würfel: 1 Seite (kein Joker).
name-row-tough-nut-s6 = { card-row-tough-nut-s6 }

## Die Flüchtige

card-row-elusivity-s1 = Beinarbeit
    .long = In jeder Runde: 1 Verteidigung.
name-row-elusivity-s1 = { card-row-elusivity-s1 }
card-row-elusivity-s2 = Schnelle Auffassung
    .long = X-Faktor + beliebiger Würfel: 1 Eigenschaftswürfel.
name-row-elusivity-s2 = { card-row-elusivity-s2 }
card-row-elusivity-s3 = Zuschlagen und Weg
    .long = Bis zu 2 Mal. Gewandtheit + Energie: 4 Angriff; Macht + Energie: 4 Angriff.
name-row-elusivity-s3 = { card-row-elusivity-s3 }
card-row-elusivity-s4 = Ausweichen
    .long = Bis zu 2 Mal. Gewandtheit + Gewandtheit: 2 Verteidigung, 1 Seite (kein Joker); Gewandtheit + Zähigkeit: 2 Verteidigung.
name-row-elusivity-s4 = { card-row-elusivity-s4 }
card-row-elusivity-s5 = Finte
    .long = Bis zu 2 Mal. Macht: 2 Angriff; Gewandtheit: 1 Verteidigung.
name-row-elusivity-s5 = { card-row-elusivity-s5 }
card-row-elusivity-s6 = Stibitzen
    .long = X-Faktor: 1 Seite; beliebiger Würfel: 1 Seite (kein Joker).
name-row-elusivity-s6 = { card-row-elusivity-s6 }

## Auszeit

card-row-time-out-s1 = Stillstand
    .long = In jeder Runde: 1 Verteidigung.
name-row-time-out-s1 = { card-row-time-out-s1 }
card-row-time-out-s2 = Geliehene Zeit
    .long = X-Faktor + beliebiger Würfel: 1 Eigenschaftswürfel.
name-row-time-out-s2 = { card-row-time-out-s2 }
card-row-time-out-s3 = Countdown
    .long = Bis zu 2 Mal. X-Faktor + Energie: 4 Angriff; Macht + Energie: 4 Angriff; Energie + Energie: 3 Angriff, 1 Seite (kein Joker).
name-row-time-out-s3 = { card-row-time-out-s3 }
card-row-time-out-s4 = Zeitlupe
    .long = Bis zu 2 Mal. Zähigkeit + Zähigkeit: 2 Verteidigung; Gewandtheit + Gewandtheit: 1 Verteidigung, 1 Seite (kein Joker); Zähigkeit + Gewandtheit: 2 Verteidigung.
name-row-time-out-s4 = { card-row-time-out-s4 }
card-row-time-out-s5 = Tick
    .long = Bis zu 2 Mal. Energie: 1 Angriff; Macht: 1 Angriff.
name-row-time-out-s5 = { card-row-time-out-s5 }
card-row-time-out-s6 = Tack
    .long = X-Faktor: 1 Aktionswürfel, 1 Seite (kein Joker); beliebiger Würfel: 1 Seite (kein Joker).
name-row-time-out-s6 = { card-row-time-out-s6 }

## Lunte

card-row-fuse-s1 = Glimmen
    .long = In jeder Runde: 1 Angriff.
name-row-fuse-s1 = { card-row-fuse-s1 }
card-row-fuse-s2 = Zunder
    .long = X-Faktor + beliebiger Würfel: 1 Eigenschaftswürfel.
name-row-fuse-s2 = { card-row-fuse-s2 }
card-row-fuse-s3 = Kettenreaktion
    .long = Bis zu 3 Mal. Energie + Energie: 4 Angriff; Macht + Energie: 4 Angriff.
name-row-fuse-s3 = { card-row-fuse-s3 }
card-row-fuse-s4 = Rauchvorhang
    .long = Bis zu 2 Mal. Gewandtheit + Gewandtheit: 2 Verteidigung, 1 Seite (kein Joker); Zähigkeit + Gewandtheit: 2 Verteidigung; Zähigkeit + beliebiger Würfel: 1 Verteidigung.
name-row-fuse-s4 = { card-row-fuse-s4 }
card-row-fuse-s5 = Funkenflug
    .long = Bis zu 2 Mal. Energie: 2 Angriff; Macht: 1 Angriff.
name-row-fuse-s5 = { card-row-fuse-s5 }
card-row-fuse-s6 = Asche
    .long = X-Faktor: 1 Seite; beliebiger Würfel: 1 Seite (kein Joker).
name-row-fuse-s6 = { card-row-fuse-s6 }

## Crescendo

card-row-crescendo-s1 = Ouvertüre
    .long = In jeder Runde: 1 Seite (kein Joker).
name-row-crescendo-s1 = { card-row-crescendo-s1 }
card-row-crescendo-s2 = Zugabe
    .long = X-Faktor + X-Faktor: 2 Eigenschaftswürfel; X-Faktor + beliebiger Würfel: 1 Eigenschaftswürfel.
name-row-crescendo-s2 = { card-row-crescendo-s2 }
card-row-crescendo-s3 = Fortissimo
    .long = Bis zu 2 Mal. X-Faktor + Macht: 5 Angriff; Macht + Energie: 4 Angriff.
name-row-crescendo-s3 = { card-row-crescendo-s3 }
card-row-crescendo-s4 = Klangmauer
    .long = Bis zu 2 Mal. Zähigkeit + Gewandtheit: 2 Verteidigung; Gewandtheit + Gewandtheit: 1 Verteidigung, 1 Seite (kein Joker); Zähigkeit + beliebiger Würfel: 1 Verteidigung.
name-row-crescendo-s4 = { card-row-crescendo-s4 }
card-row-crescendo-s5 = Staccato
    .long = Bis zu 2 Mal. Energie: 1 Angriff; Macht: 1 Angriff.
name-row-crescendo-s5 = { card-row-crescendo-s5 }
card-row-crescendo-s6 = Probe
    .long = X-Faktor: 1 Aktionswürfel, 1 Seite (kein Joker); beliebiger Würfel: 1 Seite (kein Joker).
name-row-crescendo-s6 = { card-row-crescendo-s6 }

## Victor Kane

card-row-victor-kane-s1 = Tiefe Taschen
    .long = In jeder Runde: 1 Seite (kein Joker).
name-row-victor-kane-s1 = { card-row-victor-kane-s1 }
card-row-victor-kane-s2 = Handlanger
    .long = X-Faktor + beliebiger Würfel: 1 Eigenschaftswürfel.
name-row-victor-kane-s2 = { card-row-victor-kane-s2 }
card-row-victor-kane-s3 = Waffenlager
    .long = Bis zu 2 Mal. Nicht leerer Aktionswürfel: 3 Angriff.
name-row-victor-kane-s3 = { card-row-victor-kane-s3 }
card-row-victor-kane-s4 = Übernahme
    .long = Macht + Energie: 4 Angriff; Macht + Macht: 4 Angriff; Energie + Energie: 4 Angriff.
name-row-victor-kane-s4 = { card-row-victor-kane-s4 }
card-row-victor-kane-s5 = Körperpanzer
    .long = Bis zu 2 Mal. Zähigkeit + Zähigkeit: 3 Verteidigung; Zähigkeit + beliebiger Würfel: 1 Verteidigung; Gewandtheit + beliebiger Würfel: 1 Verteidigung.
name-row-victor-kane-s5 = { card-row-victor-kane-s5 }
card-row-victor-kane-s6 = Firmenkauf
    .long = X-Faktor: 1 Aktionswürfel, 1 Seite (kein Joker); beliebiger Würfel: 1 Seite (kein Joker).
name-row-victor-kane-s6 = { card-row-victor-kane-s6 }

## Kokette

card-row-coquette-s1 = Charme
    .long = In jeder Runde: 1 Verteidigung.
name-row-coquette-s1 = { card-row-coquette-s1 }
card-row-coquette-s2 = Verehrer
    .long = X-Faktor + beliebiger Würfel: 1 Eigenschaftswürfel.
name-row-coquette-s2 = { card-row-coquette-s2 }
card-row-coquette-s3 = Herzensbrecherin
    .long = Bis zu 2 Mal. X-Faktor + Gewandtheit: 4 Angriff; Macht + Energie: 4 Angriff.
name-row-coquette-s3 = { card-row-coquette-s3 }
card-row-coquette-s4 = Auszehren
    .long = X-Faktor + Energie: ihr Gegner verliert 2 Lebenspunkte, sie selbst gewinnt 2 Lebenspunkte.
name-row-coquette-s4 = { card-row-coquette-s4 }
card-row-coquette-s5 = Zieren
    .long = Bis zu 2 Mal. Gewandtheit + Gewandtheit: 2 Verteidigung, 1 Seite (kein Joker); Zähigkeit + beliebiger Würfel: 1 Verteidigung; Gewandtheit + beliebiger Würfel: 1 Verteidigung.
name-row-coquette-s5 = { card-row-coquette-s5 }
card-row-coquette-s6 = Flirt
    .long = Energie: 1 Angriff; beliebiger Würfel: 1 Seite (kein Joker).
name-row-coquette-s6 = { card-row-coquette-s6 }

## Spoiler-Alarm

card-row-spoiler-alert-s1 = Vorhergesehen
    .long = In jeder Runde: 1 Verteidigung.
name-row-spoiler-alert-s1 = { card-row-spoiler-alert-s1 }
card-row-spoiler-alert-s2 = Fortsetzung
    .long = X-Faktor + beliebiger Würfel: 1 Eigenschaftswürfel.
name-row-spoiler-alert-s2 = { card-row-spoiler-alert-s2 }
card-row-spoiler-alert-s3 = Verratenes Ende
    .long = Bis zu 2 Mal. X-Faktor + Macht: 3 Angriff, ihr Gegner verliert 1 Lebenspunkt; Macht + Energie: 4 Angriff.
name-row-spoiler-alert-s3 = { card-row-spoiler-alert-s3 }
card-row-spoiler-alert-s4 = Handlungspanzer
    .long = Bis zu 2 Mal. Zähigkeit + Zähigkeit: 2 Verteidigung, 1 Seite (kein Joker); Zähigkeit + Gewandtheit: 2 Verteidigung; Gewandtheit + Gewandtheit: 2 Verteidigung.
name-row-spoiler-alert-s4 = { card-row-spoiler-alert-s4 }
card-row-spoiler-alert-s5 = Vorschau
    .long = Bis zu 2 Mal. Energie: 1 Angriff; Macht: 1 Angriff.
name-row-spoiler-alert-s5 = { card-row-spoiler-alert-s5 }
card-row-spoiler-alert-s6 = Vorabinfo
    .long = X-Faktor: 1 Seite; beliebiger Würfel: 1 Seite (kein Joker).
name-row-spoiler-alert-s6 = { card-row-spoiler-alert-s6 }

## Denkweise

card-row-mindset-s1 = Ruhe
    .long = In jeder Runde: 1 Verteidigung.
name-row-mindset-s1 = { card-row-mindset-s1 }
card-row-mindset-s2 = Einsicht
    .long = X-Faktor + beliebiger Würfel: 1 Eigenschaftswürfel.
name-row-mindset-s2 = { card-row-mindset-s2 }
card-row-mindset-s3 = Psionischer Angriff
    .long = Bis zu 2 Mal. X-Faktor + Leer: 4 Angriff; Macht + Energie: 4 Angriff; Leer + Energie: 3 Angriff.
name-row-mindset-s3 = { card-row-mindset-s3 }
card-row-mindset-s4 = Leerer Geist
    .long = Bis zu 2 Mal. Leer + Leer: 2 Verteidigung, 1 Seite (kein Joker); Zähigkeit + beliebiger Würfel: 1 Verteidigung; Gewandtheit + beliebiger Würfel: 1 Verteidigung.
name-row-mindset-s4 = { card-row-mindset-s4 }
card-row-mindset-s5 = Gedankenblitz
    .long = Bis zu 2 Mal. Energie: 2 Angriff; Macht: 1 Angriff.
name-row-mindset-s5 = { card-row-mindset-s5 }
card-row-mindset-s6 = Meditation
    .long = X-Faktor: 1 Aktionswürfel, 1 Seite (kein Joker); beliebiger Würfel: 1 Seite (kein Joker).
name-row-mindset-s6 = { card-row-mindset-s6 }

## Nachhall

card-row-reverb-s1 = Summen
    .long = In jeder Runde: 1 Verteidigung.
name-row-reverb-s1 = { card-row-reverb-s1 }
card-row-reverb-s2 = Echokammer
    .long = In jeder Runde: 1 Seite (kein Joker).
name-row-reverb-s2 = { card-row-reverb-s2 }
card-row-reverb-s3 = Schockwelle
    .long = Macht + Macht + Macht: 7 Angriff; Energie + Energie + Energie: 6 Angriff; X-Faktor + X-Faktor + X-Faktor: 2 Eigenschaftswürfel.
name-row-reverb-s3 = { card-row-reverb-s3 }
card-row-reverb-s4 = Schallmauer
    .long = Bis zu 2 Mal. Gewandtheit + Gewandtheit: 2 Verteidigung, 1 Seite (kein Joker); Zähigkeit + Zähigkeit: 3 Verteidigung.
name-row-reverb-s4 = { card-row-reverb-s4 }
card-row-reverb-s5 = Rückkopplungsschleife
    .long = X-Faktor + X-Faktor: 1 Eigenschaftswürfel, ihr Gegner verliert 2 Lebenspunkte.
name-row-reverb-s5 = { card-row-reverb-s5 }
card-row-reverb-s6 = Verstärker
    .long = Nicht leerer Aktionswürfel: 3 Angriff.
name-row-reverb-s6 = { card-row-reverb-s6 }
card-row-reverb-s7 = Widerhall
    .long = Bis zu 2 Mal. X-Faktor: 1 Eigenschaftswürfel; Energie: 1 Angriff; beliebiger Würfel: 1 Seite (kein Joker).
name-row-reverb-s7 = { card-row-reverb-s7 }
