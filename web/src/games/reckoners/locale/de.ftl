### Was nur das Brett von The Reckoners sagt.

board-label = Newcago
board-status = Wie es um die Stadt steht
board-round = Runde { $round }
board-population = Bevölkerung { $count }
board-money = Geld { $count }
board-base = Basis: Feld { $base } von { $spaces }{ $lost ->
        [0] {""}
        [one] , 1 Würfel verloren
       *[other] , { $lost } Würfel verloren
    }
board-plans-left = { $count ->
        [one] 1 Planungsmarker im Vorrat
       *[other] { $count } Planungsmarker im Vorrat
    }
board-steelheart = Steelheart
board-steelheart-here = Hier ist Steelheart
board-steel-research = Steelheart: Erforschen { $count } von { $start }
board-steel-health = Steelheart: Gesundheit { $count } von { $start }
board-steel-locked = Steelheart ist unangreifbar, bis seine Schwachstelle gefunden ist
board-steel-fold = Steelhearts Leisten wieder zusammenfalten
board-steel-unfold = Zeigen, was Steelhearts Leisten tun
board-steel-track = Steelheart, { $track }. Er tut: { $acts }
board-pieces = { $act ->
        [recruit] Schläger { $count }
       *[other] Barrikaden { $count }
    }
board-sniper = Cody zielt hierher
board-barricades = { $count ->
        [0] Keine Barrikade
        [one] 1 Barrikade
       *[other] { $count } Barrikaden
    }
board-enforcement = Schläger { $count }
board-research = Erforschen { $count }
board-health = Gesundheit { $count }
board-no-health = Unangreifbar, bis die Schwachstelle gefunden ist, dann Gesundheit { $weak }
board-weak-health = Höchstens { $weak }, sobald die Schwachstelle gefunden ist
board-track = { $epic } tut: { $acts }. Danach rückt der Marker um { $steps } vor
board-marker = Die ersten { $marker } werden ausgeführt, danach rückt der Marker um { $steps } vor.
board-reward = { $reward ->
        [research-steelheart] Steelheart erforschen { $count }
        [money] Geld { $count }
        [enforcement] Schläger ausschalten { $count }
        [weaken] Schwächen { $count }
       *[plan] { $count ->
            [one] 1 Planungsmarker
           *[other] { $count } Planungsmarker
        }
    }
board-no-epic = Hier ist kein Epic. Bald kommt ein neuer.
board-read = Mehr über { $name }
board-spot = { $label }. Wähle, was du hier einsetzt
board-would = { $said }: { $before } → { $after }{ $result ->
        [weakness] , die Schwachstelle ist gefunden
        [defeat] , besiegt
        [victory] , Sieg
       *[none] {""}
    }
board-result-weakness = Schwachstelle!
board-result-defeat = besiegt!
board-result-victory = Sieg!
board-one = Nur ein Symbol
board-only-one = Nur ein Symbol: { $said }
board-go-here = Hierher gehen
board-begin-here = Hier beginnen
board-aim-here = Hierher zielen
board-map = Bezirke
board-show-district = { $district } zeigen
board-tray = Deine Reckoner
board-switch = Welcher deiner Reckoner
board-die = { $colour }: { $face }{ $state ->
        [marked] {" "}(behältst du)
        [spent] {" "}(eingesetzt)
        [lost] {" "}(verloren)
       *[other] {""}
    }
board-colour-white = Weißer Würfel
board-colour-blue = Blauer Würfel
board-colour-red = Roter Würfel
board-colour-green = Grüner Würfel
board-colour-orange = Oranger Würfel
board-colour-yellow = Gelber Würfel
board-colour-purple = Lila Würfel
board-rolled = Gewürfelt: { $faces }
board-token = { $count ->
        [one] 1 Planungsmarker: ein beliebiges Symbol
       *[other] { $count } Planungsmarker: je ein beliebiges Symbol
    }
board-fresh = { $count ->
        [0] Planungsmarker für die nächste Runde
        [one] 1 Planungsmarker für die nächste Runde
       *[other] { $count } Planungsmarker für die nächste Runde
    }
board-plans = Planungsmarker { $count }{ $fresh ->
        [0] {""}
       *[other] , dazu { $fresh } für die nächste Runde
    }
board-cards-of = { $reckoner }: { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
board-used = in dieser Runde benutzt
board-others = Die anderen Reckoner
board-other = { $reckoner }, { $name }: { $done ->
        [yes] fertig
       *[no] { $count ->
            [one] noch 1 Würfel
           *[other] noch { $count } Würfel
        }
    }
board-is-done = Fertig
board-throw = Wurf { $count } von { $rolls }
board-keep-all = Alle behalten
board-keep-first = Würfel antippen
board-roll = { $count ->
        [0] Nichts mehr zu würfeln
        [one] 1 Würfel neu werfen
       *[other] { $count } Würfel neu werfen
    }
board-give-to = Für { $reckoner }
board-for = Für { $reckoner }
board-buy = Für { $reckoner }
board-redeem = Verlorenen Würfel für { $cost } zurückkaufen:
board-refresh = Neue Karten ({ $cost })
board-market = Markt
board-waiting = Warten auf { $names }.
board-where = Wo? Tippe an, was leuchtet.
board-which-die = Womit? Tippe einen Würfel, einen Marker oder eine Karte an.
board-which = Was meinst du?
board-explain = Worum geht es?
board-undo = Zurücknehmen
board-let-go = Ablegen
board-done-left = Fertig (noch { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    })
# Wo lange Namen getrennt werden dürfen.
board-joints = Beweis|material Zwillings|pistolen Schmuggler|versteck Spuren|sicherungs|koffer Nachtsicht|gerät
board-price = Kostet { $count } Geld.

board-guide-reckoners = Die Reckoner
board-guide-epics = Die Epics
board-guide-equipment = Ausrüstung
board-symbol-money = 1 Geld für die gemeinsame Kasse.
board-symbol-enforcement = Schaltet einen Schläger in deinem Bezirk aus.
board-symbol-weaken = Schiebt einen Marker um eins zurück: den des Epics in deinem Bezirk oder einen von Steelheart, wenn er dort ist.
board-symbol-research = Erforscht den Epic in deinem Bezirk oder Steelheart, wenn er dort ist. Bei 0 ist die Schwachstelle gefunden.
board-symbol-attack = 1 Gesundheit weniger für den Epic in deinem Bezirk oder für Steelheart, sobald seine Schwachstelle bekannt ist.
board-symbol-plan = Ein Planungsmarker: ein beliebiges Symbol, ab der nächsten Runde.

board-key-numbers = 1–9
    .does = einen Würfel antippen
board-key-arrows = ← →
    .does = durch deine Würfel und Karten gehen
board-key-updown = ↑ ↓
    .does = durch alles gehen, was in der Stadt leuchtet
board-key-r = R
    .does = noch einmal würfeln
board-key-k = K
    .does = alle behalten
board-key-d = D
    .does = fertig, oder doch noch etwas tun
board-key-enter = Enter
    .does = der gelbe Knopf
board-key-escape = Esc
    .does = ablegen

# Die Vorschau

coming-title = Was die Epics tun werden
coming-short = { $actions ->
        [one] 1 Aktion droht
       *[other] { $actions } Aktionen drohen
    }
coming-actions = { $count ->
        [one] 1 Aktion
       *[other] { $count } Aktionen
    }
coming-effect = { $what ->
        [population] { $count ->
            [0] niemand stirbt
           *[other] { $count } Einwohner sterben
        }
        [dice] { $count ->
            [one] 1 Würfel geht verloren
           *[other] { $count } Würfel gehen verloren
        }
        [enforcement] Schläger +{ $count }
        [barricades] { $count ->
            [one] 1 Barrikade
           *[other] { $count } Barrikaden
        }
        [fortified] Erforschen und Gesundheit der Epics +{ $count }
       *[boosted] Steelhearts Leisten +{ $count }
    }
coming-line = Wenn die Epics jetzt handelten, { $actions ->
        [one] hieße 1 Aktion
       *[other] hießen { $actions } Aktionen
    }: { $effects }.{ $unknown ->
        [0] {""}
        [one] {" "}Ein neuer Epic ist nicht mitgezählt.
       *[other] {" "}{ $unknown } neue Epics sind nicht mitgezählt.
    }{ $lost ->
        [yes] {" "}Die Stadt würde fallen.
       *[no] {""}
    }
coming-epic = { $name }, { $district }: { $actions ->
        [one] 1 Aktion
       *[other] { $actions } Aktionen
    }, { $effects }
coming-unknown = + { $count ->
        [one] 1 neuer Epic
       *[other] { $count } neue Epics
    }
coming-unknown-long = { $count ->
        [one] In einen leeren Bezirk kommt ein neuer Epic und handelt ebenfalls. Welcher, weiß niemand.
       *[other] In leere Bezirke kommen { $count } neue Epics und handeln ebenfalls. Welche, weiß niemand.
    }
coming-lost = Die Stadt fällt!

# Die Runden

rounds-title = Die Runden
rounds-last = Runde { $round }: { $killed ->
        [0] niemand starb
       *[other] Bevölkerung −{ $killed }
    }{ $defeated ->
        [0] {""}
        [one] , 1 Epic besiegt
       *[other] , { $defeated } Epics besiegt
    }{ $progress ->
        [0] {""}
       *[other] , Steelheart −{ $progress }
    }
rounds-summary = In Runde { $round } { $killed ->
        [0] starb niemand
        [one] starb ein Einwohner
       *[other] starben { $killed } Einwohner
    }, { $population } sind übrig. { $defeated ->
        [0] Kein Epic wurde besiegt
        [one] Ein Epic wurde besiegt
       *[other] { $defeated } Epics wurden besiegt
    }{ $progress ->
        [0] , und Steelheart blieb unbehelligt.
       *[other] , und Steelheart verlor { $progress }.
    } Am Ende waren { $enforcement } Schläger und { $barricades ->
        [one] 1 Barrikade
       *[other] { $barricades } Barrikaden
    } in der Stadt.
rounds-curve = Bevölkerung und was von Steelheart übrig ist, Runde für Runde: { $told }.
rounds-curve-at = Runde { $round }: { $population } und { $left }
rounds-population = Bevölkerung
rounds-left = Steelheart: Erforschen, dann Gesundheit
rounds-steel-research = Erforschen { $count }
rounds-steel-health = Gesundheit { $count }
rounds-head-round = Runde
rounds-head-population = Bevölkerung
rounds-head-steelheart = Steelheart
rounds-head-defeated = Epics besiegt
rounds-head-enforcement = Schläger
rounds-head-barricades = Barrikaden

# Das Ende

ending-how = { $outcome ->
        [won] Steelheart fiel in Runde { $round }. Von der Bevölkerung { $population ->
            [one] lebt noch einer
           *[other] leben noch { $population }
        }
       *[other] In Runde { $round } starb der letzte Mensch der Stadt. { $research ->
            [0] Steelheart hatte noch { $health } Gesundheit
           *[other] Bis zu Steelhearts Schwachstelle fehlte noch { $research } Erforschen
        }
    }; { $defeated ->
        [0] ihr habt keinen Epic besiegt.
        [one] ihr habt einen Epic besiegt.
       *[other] ihr habt { $defeated } Epics besiegt.
    }

# Vorschläge

board-suggest = { $name } vorschlagen: { $said }
board-suggest-where = Was soll { $name } damit tun? Tippe an, was leuchtet.
board-suggested = Vorschlag an { $name } ist gemacht.
board-is-suggested = Für diesen Würfel gibt es einen Vorschlag
board-card-suggested = Jemand schlägt vor, diese Karte zu kaufen
board-suggest-for = Vorschlagen für:

# Eine erste Runde

tutor-first-1 = Willkommen in Newcago. Hier oben stehen die Bevölkerung, euer Geld und wie nah man eurer Basis ist. Stirbt der letzte Einwohner, verliert ihr alle; fällt Steelheart, gewinnt ihr alle.
    .until = read
tutor-first-2 = Vor der ersten Runde könnt ihr vom gemeinsamen Geld Ausrüstung kaufen. Tippe eine Karte an und dann, wer sie bekommt, oder spart das Geld. Drücke dann auf Fertig.
    .until = done
    .during = choosing outfitting
tutor-first-3 = Wähle, wo dein Reckoner beginnt: Tippe einen Bezirk an. Die meisten Symbole wirken nur dort, wo ein Reckoner steht, also geh dorthin, wo es etwas zu tun gibt.
    .until = placed
    .during = choosing outfitting placing
tutor-first-4 = Deine Würfel sind geworfen. Tippe an, was du behalten willst, mindestens einen, und wirf die anderen noch einmal.
    .until = rolled
    .during = placing roll
tutor-first-5 = Du wirfst bis zu dreimal und behältst jedes Mal etwas. „Alle behalten“ beendet es früher. Wenn alle geworfen haben, beginnen die Aktionen.
    .until = acting
    .during = placing roll
tutor-first-6 = In jedem Bezirk herrscht ein Epic. Er tut alles bis zu seinem Marker, und jeder Schläger bei ihm schiebt den Marker weiter. Erforscht ihn, bis seine Schwachstelle gefunden ist, dann greift an.
    .until = read
tutor-first-7 = Diese Zeile sagt, was die Epics täten, wenn sie jetzt handelten. Tippe sie an, um jeden einzeln zu sehen. Sie ändert sich mit jedem Würfel, den ihr benutzt: Planen ist das Spiel.
    .until = read
tutor-first-8 = Tippe jetzt einen deiner Würfel an: Wo er etwas bewirken kann, leuchtet es, mit dem, was daraus würde. Tippe einen dieser Orte an. Zurücknehmen kannst du es, bis jemand anders handelt.
    .until = used
    .during = roll actions
tutor-first-9 = Steelheart selbst kann nur erforscht und angegriffen werden, wo er steht. Auch seine vier Leisten handeln; dort könnt ihr sie schwächen.
    .until = read
tutor-first-10 = Ihr handelt alle gleichzeitig. Tippe den Würfel eines anderen Reckoners an, um vorzuschlagen, was er tun könnte; was man dir vorschlägt, nimmst du mit einem Tipp an.
    .until = read
tutor-first-11 = Benutze die Würfel, die du noch hast: Jeder Würfel kann dich auch bewegen oder eine Barrikade räumen. Drücke dann auf Fertig.
    .until = done
    .during = roll actions
tutor-first-12 = Jetzt gibt es Belohnungen für besiegte Epics, und ihr könnt Ausrüstung kaufen. Danach handeln die Epics, einer nach dem anderen.
    .until = round
tutor-first-13 = Das war eine Runde. Was sie gekostet hat, steht hier: Tippe es an und du siehst die Kurve aller Runden. Die Regeln und ein Leitfaden zu jedem Reckoner sind hinter dem Fragezeichen. Viel Glück!
    .until = read
