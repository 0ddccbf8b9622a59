### Rush Out! auf Deutsch. Prüfungen, Zauber und Plättchen haben eigene Dateien in de/.
### Ein Platz, der »you« heißt, wird angesprochen: »Du bist verwundet« statt »Anna ist verwundet«.
### Eine Seite kommt als ihr Name; darum fragen die Fälle nach genau dem Wort von name-heroes.

game-name = Rush Out!
game-about = Die Helden würfeln sich aus dem Labyrinth, der Zauberer schleudert ihnen Sprüche hinterher: Alle spielen gleichzeitig und so schnell sie können.
game-rules =
    Einer von euch ist der Zauberer mit fünf schwarzen Würfeln, die anderen sind
    Helden mit je drei. Es gibt keine Züge: Alle würfeln und legen gleichzeitig.
    Eine Seite gewinnt die Runde, wenn die letzte Karte ihres Stapels offen liegt.
    - Wirf alle deine Würfel, die nirgends liegen, sooft du willst.
    - Leg Würfel auf Felder mit gleichem Symbol. Deine Würfel liegen immer auf nur
      einer Karte, und höchstens zwei Helden teilen sich eine.
    - Nimm Würfel zurück, wann du magst; wirf sie, bevor du sie wieder legst.
    - Der Joker eines Helden gilt als das Symbol auf dem Heldenplättchen, der Joker
      des Zauberers als jedes Symbol auf einem Banner der sechs offenen Karten.
    - Sind alle Felder belegt, ist die Karte geschafft: Die Würfel kehren zu ihren
      Besitzern zurück, und die nächste Karte kommt vom Stapel.
    Zauber fegen Würfel von Karten, beschwören Prüfungen, schicken den Drachen,
    schwächen, verfluchen oder verwunden. Übungen und Szenarien bringen sie nach
    und nach; ab Szenario 1 gewinnt die Partie, wer zwei Runden gewonnen hat.
game-provenance = Die Regeln, der Aufbau der Szenarien, die Preise und die Fähigkeiten folgen der gedruckten Anleitung. Die Symbole und Banner auf Karten, Plättchen und Würfeln, fast alle Kartennamen, alle Zeiten und die Antworten auf offene Fragen stammen von uns: Es sind nicht die gedruckten Karten.

## Bausteine

seat-alone =
    { $seat ->
        [you] Du
       *[other] { $seat }
    }
to-seat =
    { $seat ->
        [you] dir
       *[other] { $seat }
    }
the-side =
    { $side ->
        [Helden] Die Helden
       *[other] Der Zauberer
    }
## Was geschieht: Partie und Runden

told-is-hero =
    { $seat ->
        [you] Du spielst
       *[other] { $seat } spielt
    } diesen Helden: { $card }.
told-round = Gleich beginnt Runde { $round }. Haltet die Würfel bereit!
told-starts = Die Würfel des Zauberers rollen: Es geht los!
told-wins-round =
    { $side ->
        [Helden] Die Helden gewinnen
       *[other] Der Zauberer gewinnt
    } die Runde: { $reason }.
told-wins =
    { $side ->
        [Helden] Die Helden entkommen mit dem Schatz und gewinnen
       *[other] Der Zauberer holt sich den Schatz zurück und gewinnt
    } die Partie!
told-market = Der Markt öffnet: Ausrüstung für die Helden, Schriftrollen für den Zauberer.
told-buys =
    { $seat ->
        [you] Du kaufst:
       *[other] { $seat } kauft:
    } { $card }.
told-buys-for =
    { $seat ->
        [you] Du kaufst
       *[other] { $seat } kauft
    } für { $other ->
        [you] dich
       *[other] { $other }
    }: { $card }.

## Was geschieht: die Helden

told-completes =
    { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    } es geschafft: { $card }.
told-complete-together =
    { $other ->
        [you] Du und { $seat }, ihr habt
       *[other] { $seat ->
            [you] Du und { $other }, ihr habt
           *[other] { $seat } und { $other } haben
        }
    } es gemeinsam geschafft: { $card }.
told-trial-comes = Eine neue Prüfung: { $card }.
told-wins-coin = { the-side } { $side ->
        [Helden] holen
       *[other] holt
    } sich eine Münze: { $card }.
told-life =
    Die Helden landen einen Treffer: { $count ->
        [0] Der Zauberer hat kein Leben mehr.
        [one] Der Zauberer hat noch ein Leben.
       *[other] Der Zauberer hat noch { $count } Leben.
    }
told-clap-due = Jetzt klatschen, dann kommen die Würfel zurück: { $card }!
told-claps =
    { $seat ->
        [you] Du klatschst.
       *[other] { $seat } klatscht.
    }
told-learns =
    { $seat ->
        [you] Du lernst daraus und hast
       *[other] { $seat } lernt daraus und hat
    } jetzt { $count ->
        [one] 1 Erfahrungspunkt.
       *[other] { $count } Erfahrungspunkte.
    }
told-uses-ability =
    { $seat ->
        [you] Du spielst deine
       *[other] { $seat } spielt die eigene
    } Fähigkeit aus.
told-turns-die =
    { $seat ->
        [you] Du drehst
       *[other] { $seat } dreht
    } einen Würfel von { $other ->
        [you] dir
       *[other] { $other }
    } auf den Joker.
told-turns-own-die =
    { $seat ->
        [you] Du drehst
       *[other] { $seat } dreht
    } einen eigenen Würfel auf den Joker.
told-healed =
    { $seat ->
        [you] Du bist
       *[other] { $seat } ist
    } geheilt.
told-weakness-lifted =
    { $seat ->
        [you] Du bist
       *[other] { $seat } ist
    } eine Schwäche los: { $card }.
told-curse-lifted = Gebrochen: { $card }.
told-dragon-back =
    { $position ->
        [0] Der Drache sitzt auf seinem Plättchen.
       *[other] Der Drache weicht zurück: Prüfung { $position }, von seinem Plättchen aus gezählt.
    }
told-pings =
    { $seat ->
        [you] Du zeigst
       *[other] { $seat } zeigt
    } auf eine Karte: { $card }.

## Was geschieht: der Zauberer

told-casts = Der Zauberer wirkt einen Zauber: { $card }!
told-reads = Der Zauberer liest: { $card }.
told-spell-comes = Ein neuer Zauber: { $card }.
told-loses-die = Ein Würfel fliegt zurück zu { to-seat }.
told-dragon-comes =
    { $position ->
        [4] Der Drache landet auf dem Prüfungsstapel!
       *[other] Der Drache kommt näher: Prüfung { $position }, von seinem Plättchen aus gezählt.
    }
told-weakens = Eine Schwäche liegt jetzt vor { to-seat }: { $card }.
told-curses = Auf allen Helden liegt jetzt: { $card }.
told-wounded =
    { $seat ->
        [you] Du bist
       *[other] { $seat } ist
    } verwundet.
told-souls =
    Der Zauberer nimmt sich { $count ->
        [one] eine Seele
       *[other] { $count } Seelen
    }; { $left ->
        [0] keine bleibt übrig.
        [one] eine bleibt übrig.
       *[other] { $left } bleiben übrig.
    }
told-forgets =
    { $seat ->
        [you] Du vergisst
       *[other] { $seat } vergisst
    } etwas: 1 Erfahrungspunkt ist weg.
told-ends-conflict = Der Zauberer beendet den Konflikt: { $card } verschwindet.
told-exchanges = Der Zauberer tauscht { $card }; vom Stapel kommt: { $target }.
told-calls =
    Ertappt! { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    } einen Fluch vergessen.
told-spends-coins = { the-side } { $side ->
        [Helden] geben
       *[other] gibt
    } zwei Münzkarten her.
told-drops-card = Die oberste Karte vom { $side ->
        [Helden] Prüfungsstapel
       *[other] Zauberstapel
    } verschwindet ungesehen.

## Fragen

prompt-choose-hero = Welcher Held bist du?
    .help = Das Symbol auf deinem Plättchen ist das, wofür deine Joker gelten. In Szenario 6 kann außerdem jeder Held etwas Besonderes.
prompt-start = Bereit? Dein erster Wurf gibt allen das Startzeichen.
    .help = Sieh dir deine Zauber und die Prüfungen der Helden an. Bis du würfelst, kann niemand etwas tun.
prompt-hero = Würfeln, legen, schaffen – warte auf niemanden!
    .help = Würfle, leg passende Würfel auf eine Karte und wirf den Rest neu. Zwei Helden dürfen sich eine Karte teilen, also redet miteinander. Zurücknehmen kannst du Würfel jederzeit, aber vor dem nächsten Legen musst du sie werfen.
prompt-wizard = Würfeln, legen, zaubern – warte auf niemanden!
    .help = Würfle, leg passende Würfel auf eine Karte und wirf den Rest neu. Deine Joker gelten als jedes Symbol, das ein Banner auf den sechs offenen Karten zeigt. Sind alle Felder eines Zaubers belegt, wirkt er.
prompt-confuse = { $card }: Welchen Heldenwürfel fegst du weg?
    .help = Er darf auf jeder Karte und jedem Plättchen liegen, solange dort noch etwas fehlt. Wem er gehört, muss ihn neu werfen. Die Helden spielen weiter, während du wählst!
prompt-confuse-all = { $card }: Welche Karte oder welches Plättchen räumst du leer?
    .help = Alle Heldenwürfel darauf gehen zurück und müssen neu geworfen werden. An Geschafftes kommst du nicht mehr heran. Die Helden spielen weiter, während du wählst!
prompt-weaken = { $card }: Vor wen legst du die Karte?
    .help = Dieser Held leidet darunter, bis Helden die Karte schaffen. Sie spielen weiter, während du wählst!
prompt-wound = { $card }: Wen verwundest du?
    .help = Wer verwundet ist, spielt weiter, bis Helden das Plättchen mit Würfeln füllen. Manche Zauber bringen dir dann für jeden verwundeten Helden eine Seele. Die Helden spielen weiter, während du wählst!
prompt-drain = { $card }: Wer vergisst etwas?
    .help = Dieser Held verliert 1 Erfahrungspunkt. Wer keinen hat, verliert nichts. Die Helden spielen weiter, während du wählst!
prompt-market = Was kaufst du?
    .help = Was gekauft ist, bleibt bis zum Ende der Partie. Die Helden zahlen aus einer gemeinsamen Kasse und einigen sich, wer welche Ausrüstung bekommt. Münzen, die übrig bleiben, verfallen.

## Auswahl

choice-be = Diesen Helden spielen: { $card }
choice-roll = Würfeln
# Das Wort des Jokers ist genau das von name-hero-joker oder name-wizard-joker.
choice-lay =
    { $die ->
        [Joker] { $symbol ->
            [Joker] { $card }: Joker legen
           *[other] { $card }: Joker als { $symbol } legen
        }
        [Zauberjoker] { $card }: Zauberjoker als { $symbol } legen
       *[other] { $card }: { $die } legen
    }
choice-lay-all = { $card }: alles Passende legen
choice-take = { $die } zurücknehmen
choice-take-all = Alle Würfel zurücknehmen
choice-clap = { $card }: klatschen
choice-forget = { $card }: Würfel ohne Klatschen nehmen
choice-swirl = { $die } auf den Wirbel legen
choice-spend-coins = Zwei Münzkarten hergeben: Die oberste Karte deines Stapels verschwindet
choice-learn =
    { $seat ->
        [you] { $card }: die Erfahrung nehmen
       *[other] { $card }: die Erfahrung für { $seat }
    }
choice-turn-joker =
    { $seat ->
        [you] Deinen Würfel auf Joker drehen: { $die }
       *[other] Würfel von { $seat } auf Joker drehen: { $die }
    }
choice-dispel = { $card } bannen
choice-push-dragon = Den Drachen zurückdrängen
choice-heal = { $seat ->
        [you] Dich selbst
       *[other] { $seat }
    } heilen
choice-ping = Hierauf zeigen: { $card }
choice-speak = Die Stille brechen
choice-wait = Kurz warten
choice-flip = { $card }: { $die } umdrehen
choice-exchange = { $card }: gegen die oberste Karte des Stapels tauschen
choice-call = { $seat ->
        [you] Dich
       *[other] { $seat }
    } ertappen: Ein Fluch wurde vergessen
choice-strip = { $card }: leer räumen
choice-remove = { $card }: { $die } von { $seat } wegfegen
choice-afflict = { seat-alone }
choice-nothing = Es gibt nichts zu treffen
choice-buy =
    { $seat ->
        [you] { $card } kaufen
       *[other] { $card } für { $seat } kaufen
    }
choice-done = Fertig
choice-tick = Die Zeit läuft weiter

## Optionen

preset-rulebook = Wie in den Regeln
    .help = Schnelle Würfel, ein kurzer Countdown, eine Minute für den Markt.
preset-calm = Mehr Ruhe
    .help = Die Würfel rollen länger, und vor jeder Runde und am Markt bleibt mehr Zeit zum Schauen.
preset-new-heroes = Neue Helden
    .help = In jeder Runde zwei Prüfungen weniger und etwas mehr Ruhe: gegen einen Zauberer, der das Spiel kennt.
option-setup = Übung oder Szenario
    .help = Fangt mit Übung 1 an. Jede Stufe bringt etwas Neues; eine Übung dauert eine Runde, ein Szenario, bis eine Seite zwei gewonnen hat.
option-handicap = Vorsprung für die Helden
    .help = In jeder Runde fehlen zwei zufällige Prüfungen: für neue Helden gegen einen Zauberer, der das Spiel schon kennt.
option-honour = Ehrensache
    .help = Der Tisch erzwingt Flüche nicht, die Helden müssen selbst daran denken. Vergisst einer einen Fluch, darf der Zauberer ihn ertappen und wird die oberste Karte des Zauberstapels los.
option-roll_ms = Dauer eines Wurfs
    .help = So lange rollen Würfel, bis es für ihren Besitzer weitergeht. Je länger, desto gemütlicher.
option-countdown_ms = Countdown
    .help = So lange könnt ihr euch die Karten ansehen, bevor eine Runde beginnt.
option-market_ms = Zeit für den Markt
    .help = Danach schließt der Markt, auch wenn noch nicht alle fertig sind.

## Namen

name-exercise-1 = Übung 1
name-exercise-2 = Übung 2
name-scenario-1 = Szenario 1: Das Abenteuer beginnt
name-scenario-2 = Szenario 2: Für eine Handvoll Münzen
name-scenario-3 = Szenario 3: Der Fluch des Zauberers
name-scenario-4 = Szenario 4: Seelenernte
name-scenario-5 = Szenario 5: Die Konfrontation
name-scenario-6 = Szenario 6: Die ultimative Prüfung

name-choosing = Wahl der Helden
name-countdown = Countdown
name-start = Der Zauberer gibt das Startzeichen
name-race = Wettlauf
name-market = Markt
name-over = Vorbei

name-wizard = Zauberer
name-hero = Held
name-heroes = Helden

name-type-standard = Prüfung
name-type-coin = Münzprüfung
name-type-conflict = Konfliktprüfung
name-type-confusion = Verwirrung
name-type-summoning = Beschwörung
name-type-dragon-lore = Drachenkunde
name-type-weakness = Schwäche
name-type-curse = Fluch
name-type-doom = Unheil
name-type-drain = Schwund
name-type-hero = Held
name-type-dragon = Plättchen
name-type-equipment = Ausrüstung
name-type-scroll = Schriftrolle

name-hero-fire = Feuer
name-hero-sword = Schwert
name-hero-footprint = Fußspur
name-hero-key = Schlüssel
name-hero-heart = Herz
name-hero-joker = Joker
name-wizard-plant = Pflanze
name-wizard-water = Wasser
name-wizard-air = Luft
name-wizard-lightning = Blitz
name-wizard-fire = Feuer
name-wizard-joker = Zauberjoker

name-none = keins

# Warum eine Seite eine Runde gewinnt
name-deck = Der Stapel ist aufgebraucht
name-dragon = Der Drache ist am Prüfungsstapel
name-souls = Die letzte Seele ist genommen
name-life = Der Zauberer hat kein Leben mehr
name-time = Die Zeit ist um

## Wo eine Karte liegt und was von ihr zu sagen ist

lies-trial-deck = im Prüfungsstapel
lies-spell-deck = im Zauberstapel
lies-box = in der Schachtel
lies-removed = aus der Runde
lies-unused = nicht in diesem Spiel
lies-trial = unter den Prüfungen
lies-spell = unter den Zaubern
lies-tiles = unter den Plättchen der Helden
lies-dragon-tile = das Plättchen des Drachen
lies-curses = unter den Flüchen
lies-market = auf dem Markt
lies-scrolls = unter den Schriftrollen des Zauberers
lies-coins = für ihre Münzen gewonnen
lies-gear =
    { $seat ->
        [you] in deiner Ausrüstung
       *[other] in der Ausrüstung von { $seat }
    }
lies-weaknesses =
    { $seat ->
        [you] unter deinen Schwächen
       *[other] unter den Schwächen von { $seat }
    }
lies-experience =
    { $seat ->
        [you] in deiner Erfahrung
       *[other] in der Erfahrung von { $seat }
    }
fact-type = { $type }
fact-heroes = Helden brauchen { $needs }
fact-wizard = der Zauberer braucht { $needs }
fact-price =
    { $price ->
        [one] kostet 1 Münze
       *[other] kostet { $price } Münzen
    }

## Worauf eine Wahl hinausläuft, bevor sie getroffen ist

tally-costs =
    Kostet { $price } von { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
tally-lays =
    { $count ->
        [one] 1 Würfel passt
       *[other] { $count } Würfel passen
    }; { $left ->
        [0] dann ist sie vollständig
        [one] dann fehlt noch 1 Symbol
       *[other] dann fehlen noch { $left } Symbole
    }

## Warum etwas nicht zur Wahl steht

bar-fits-nowhere = Was dieser Würfel zeigt, wird gerade nirgends gebraucht. Würfle noch einmal.
bar-roll-first = Erst würfeln: Nur was gewürfelt ist, kann gelegt werden.
bar-other-side = Das ist für die andere Seite.
bar-too-dear =
    Kostet { $price }, und du hast { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }: Es fehlt noch { $missing }.
bar-bought = Du hast deinen Einkauf beendet.

## Der Tisch in Worten

describe-table =
    { $round ->
        [0] { $phase }
       *[other] Runde { $round } · { $phase } · Trophäen: Helden { $heroes }, Zauberer { $wizard }
    }
describe-dragon =
    { $position ->
        [0] Der Drache sitzt auf seinem Plättchen.
        [4] Der Drache sitzt auf dem Prüfungsstapel.
       *[other] Der Drache steht auf Prüfung { $position }, von seinem Plättchen aus gezählt.
    }
describe-souls = Seelen, die noch da sind: { $count }
describe-life = Leben des Zauberers: { $count }
describe-coins = Münzen: Helden { $heroes }, Zauberer { $wizard }
describe-spot =
    { $type }: { $card } · { $clap ->
        [0] { $dice ->
            [0] { "" }
           *[other] { $dice } von { $fields },{ " " }
        }{ $side ->
            [Helden] Helden brauchen
           *[other] Zauberer braucht
        } { $needs }
       *[other] geschafft, Würfel warten aufs Klatschen
    }{ $banner ->
        [keins] { "" }
       *[other] { " " }· Banner { $banner }
    }{ $dragon ->
        [0] { "" }
       *[other] { " " }· unter dem Drachen
    }
describe-learning = Erfahrung für { $card }: { $seat ->
        [you] du
       *[other] { $seat }
    } oder { $other ->
        [you] du
       *[other] { $other }
    }?
describe-ware = Auf dem Markt: { $card } · { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }
describe-owns = { "  " }hat { $cards }
describe-suffers = { "  " }leidet unter { $cards }
describe-seat = { seat-alone }:
describe-hero =
    { seat-alone }: { $card }{ $wounded ->
        [0] { "" }
       *[other] , verwundet
    }{ $count ->
        [0] { "" }
        [one] , 1 Erfahrungspunkt
       *[other] , { $count } Erfahrungspunkte
    }
describe-dice =
    { "  " }{ $rolled ->
        [0] nichts gewürfelt
       *[other] gewürfelt: { $faces }
    }{ $unrolled ->
        [0] { "" }
        [one] , 1 Würfel noch zu werfen
       *[other] , { $unrolled } Würfel noch zu werfen
    }{ $stuck ->
        [0] { "" }
       *[other] , 1 Würfel im Wirbel
    }

## Warum: Teile eines Standes, als Gründe

part-race = du kommst dem Sieg näher
part-odds = es passt zum Zauberer
part-coins = deine Seite hat mehr Münzen
part-gear = du hast mehr Ausrüstung
part-laid = mehr von deinen Würfeln liegen auf Karten
part-jokers = deine Joker gelten als mehr Symbole
part-dragon = der Drache kommt dem Prüfungsstapel näher
part-last-souls = ein Unheil mehr kann die letzten Seelen bringen
part-life = der Zauberer hat weniger Leben
part-weak = du hast weniger Schwächen
part-swirl = keiner deiner Würfel steckt im Wirbel
part-wounded = du bist nicht verwundet
part-curses = auf den Helden liegen weniger Flüche
part-experience = du hast mehr Erfahrung für deine Fähigkeit
part-rivals = es wirft die andere Seite zurück

## Lernen im Spiel: Übung 1 Schritt für Schritt. `until` wird nicht gezeigt; es sagt, wann es weitergeht.

tutor-hero-1 = Du bist ein Held. Vor dir liegen deine drei Würfel, in der Mitte drei Prüfungen. Schafft eine nach der anderen: Liegt die letzte Karte eures Stapels offen, seid ihr entkommen. Der Zauberer hat einen eigenen Stapel und will schneller sein.
    .until = read
tutor-hero-2 = Hier wartet niemand, bis er dran ist. Sobald der Zauberer zum ersten Mal gewürfelt hat, darfst du auch: sooft du willst!
    .until = rolled
tutor-hero-3 = Vergleich deine Würfel mit den Feldern der Prüfungen. Leg einen Würfel auf ein Feld, das dasselbe Symbol zeigt.
    .until = laid
tutor-hero-4 = Dort bleibt er, während du die anderen neu wirfst. Deine gelegten Würfel liegen alle auf derselben Karte; was passt, kannst du auf einmal dorthin legen. Würfle und leg mehr!
    .until = laid
tutor-hero-5 = Eine andere Prüfung wäre besser? Nimm Würfel zurück, wann du magst. Legen kannst du sie erst wieder nach einem Wurf. Probier es aus: Nimm einen zurück.
    .until = took-back
tutor-hero-6 = Der Stern ist dein Joker. Er gilt als das Symbol auf deinem Heldenplättchen und als kein anderes.
    .until = read
tutor-hero-7 = Zusammen seid ihr schneller: Zwei Helden dürfen sich eine Prüfung teilen, ein dritter nicht mehr. Zeig auf eine Karte, wenn du dort Hilfe willst, und schafft eine Prüfung!
    .until = completed
tutor-hero-8 = Geschafft! Deine Würfel sind zurück, und vom Stapel ist die nächste Prüfung gekommen. Weiter so, aber Vorsicht: Verwirrung fegt Würfel von jeder Karte, auf der noch etwas fehlt.
    .until = lost-dice
tutor-hero-9 = Das war Verwirrung: Deine Würfel müssen neu geworfen werden. Der Zauberer kann auch Prüfungen auf euren Stapel beschwören, also trödelt nicht. Und jetzt lauft!
    .until = read

tutor-wizard-1 = Du bist der Zauberer, allein gegen alle Helden. Vor dir liegen fünf schwarze Würfel und drei Zauber. Wirk einen nach dem anderen: Liegt die letzte Karte deines Stapels offen, gehört der Schatz wieder dir.
    .until = read
tutor-wizard-2 = Hier wartet niemand, bis er dran ist, nur auf dich warten jetzt alle. Dein erster Wurf ist das Startzeichen: Würfle!
    .until = rolled
tutor-wizard-3 = Vergleich deine Würfel mit den Feldern deiner Zauber. Leg einen Würfel auf ein Feld, das dasselbe Symbol zeigt.
    .until = laid
tutor-wizard-4 = Dort bleibt er, während du die anderen neu wirfst, sooft du willst. Deine gelegten Würfel liegen alle auf derselben Karte; was passt, kannst du auf einmal dorthin legen. Würfle und leg mehr!
    .until = laid
tutor-wizard-5 = Ein anderer Zauber wäre besser? Nimm Würfel zurück, wann du magst. Legen kannst du sie erst wieder nach einem Wurf. Probier es aus: Nimm einen zurück.
    .until = took-back
tutor-wizard-6 = Der Stern ist dein Joker. Er gilt als jedes Symbol, das ein Banner auf den sechs offenen Karten zeigt, auf deinen und auf denen der Helden. Verschwindet das Banner später, bleibt dein Würfel trotzdem liegen.
    .until = read
tutor-wizard-7 = In deinem Stapel stecken zwei Arten von Zaubern. Verwirrung fegt Heldenwürfel von einer Karte, eine Beschwörung wird zu einer weiteren Prüfung für die Helden. Beleg alle Felder eines Zaubers!
    .until = completed
tutor-wizard-8 = Der Zauber wirkt, deine Würfel sind zurück, und der nächste Zauber kommt. Verlangt einer ein Ziel, dann wähl schnell: Niemand wartet auf dich, und eine geschaffte Prüfung ist vor dir sicher.
    .until = read
tutor-wizard-9 = Behalt im Auge, welche Prüfungen die Helden fast geschafft haben, und schlag dort zu. Auch sie haben einen Stapel und wollen schneller sein als du!
    .until = read

setup-exercise-1-new = Würfeln, legen, schaffen: Darauf baut alles auf. Der Zauberer kennt zwei Arten von Zaubern. Verwirrung fegt Heldenwürfel von einer Karte, eine Beschwörung legt den Helden eine weitere Prüfung auf den Stapel.
setup-exercise-2-new = Der Drache erwacht! Drachenkunde führt ihn von Prüfung zu Prüfung auf den Stapel zu; kommt er dort an, gewinnt der Zauberer. Was unter dem Drachen liegt, lässt sich nicht schaffen. Mit Jokern auf dem Drachenplättchen drängen ihn die Helden zurück.
setup-scenario-1-new = Ab jetzt gewinnt die Partie, wer zwei Runden gewonnen hat. Schwächen liegen vor einem einzelnen Helden: Ein Symbol ist verboten, oder ein Würfel steckt im Wirbel fest. Die Helden werden sie los, indem sie die Karte wie eine Prüfung schaffen.
setup-scenario-2-new = Münzprüfungen haben für jede Seite einen Teil, und wer schneller ist, bekommt die Münze. Zwischen den Runden kaufen die Helden Ausrüstung und der Zauberer Schriftrollen; wer verloren hat, bekommt eine Münze dazu. Mitten in einer Runde räumen zwei Münzkarten die oberste Karte des eigenen Stapels weg.
setup-scenario-3-new = Flüche treffen alle Helden auf einmal: kein Wort, nur eine Hand, oder Würfel kommen erst nach einem Klatschen zurück. Sie dauern, bis die Helden die Karte des Fluchs schaffen.
setup-scenario-4-new = Unheil verwundet Helden und bringt dem Zauberer Seelen; mit der letzten gewinnt er die Runde. Verwundete spielen weiter. Geheilt wird, wer sein Plättchen mit Würfeln füllt, und jeder Held darf dabei helfen.
setup-scenario-5-new = Jetzt ist auch der Zauberer verwundbar. Jedes Mal, wenn die Helden ihren Teil einer Konfliktprüfung schaffen, nehmen sie ihm ein Leben, und mit dem letzten gewinnen sie die Runde. Die Karte bleibt liegen, bis der Zauberer den anderen Teil schafft.
setup-scenario-6-new = Die Helden lernen dazu: Eine geschaffte Prüfung ist ein Erfahrungspunkt, und jeder Held hat eine Fähigkeit, für die er Erfahrung ausgeben kann. Schwund lässt sie vergessen. Verwirrung gibt es keine mehr, alles andere schon.
