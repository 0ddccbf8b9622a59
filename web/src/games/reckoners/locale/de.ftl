### Was nur das Brett von The Reckoners sagt.

board-label = Newcago
board-status = Wie es um die Stadt steht
board-round = { $round ->
        [0] Vorbereitung
       *[other] Runde { $round }
    }
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
board-is-done = Fertig
board-throw = Wurf { $count } von { $rolls }
board-keep-all = Alle behalten
board-keep-first = Tippe an, was bleibt
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
board-price = Kostet { $count } Geld.

board-guide-symbols = Was auf den Würfeln ist
board-guide-actions = Was Epics tun
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
board-key-enter = Enter
    .does = der gelbe Knopf
board-key-escape = Esc
    .does = ablegen
