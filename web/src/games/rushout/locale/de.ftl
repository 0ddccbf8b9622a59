### Was nur das Spielbrett von Rush Out! sagt. Karten, Fragen und Lektionen stehen beim Spiel.

board-label = Das Labyrinth
board-hand = Deine Würfel
board-roll = Würfeln
board-space = Leertaste
board-back = Zurück
board-take-all = Nimm deine Würfel zurück
board-ping = Zeigen
board-spend =
    { $armed ->
        [0] 2 Münzen
       *[other] Sicher?
    }
board-rolled = Gewürfelt: { $faces }.
board-round = Runde { $round }

## Würfel und Karten für alle, die sie hören

board-die-unrolled =
    { $tumbling ->
        [0] nicht gewürfelt
       *[other] rollt
    }
board-die =
    { $seat ->
        [you] Dein Würfel
       *[other] Würfel von { $seat }
    }: { $face }{ $laid ->
        [0] { "" }
       *[other] , auf { $card }
    }
board-fields =
    { $side ->
        [heroes] Helden
       *[other] Zauberer
    } { $filled } von { $count }, es fehlt: { $missing }
board-banner = Banner: { $symbol }
board-under-dragon = unter dem Drachen
board-clap-due = geschafft, Würfel warten aufs Klatschen
board-plate =
    { $seat }: { $hero }{ $wounded ->
        [0] { "" }
       *[other] , verwundet
    }{ $weak ->
        [0] { "" }
        [one] , 1 Schwäche
       *[other] , { $weak } Schwächen
    }{ $experience ->
        [0] { "" }
        [one] , 1 Erfahrungspunkt
       *[other] , { $experience } Erfahrungspunkte
    }
board-joker-is = Dein Joker gilt als { $symbol }
board-wounded = Du bist verwundet
board-experience = Erfahrung: { $count }
board-dragon =
    { $position ->
        [0] Der Drache sitzt auf seinem Plättchen.
        [4] Der Drache sitzt auf dem Prüfungsstapel.
       *[other] Der Drache steht auf Prüfung { $position }, von seinem Plättchen aus gezählt.
    }

## Wer vorn liegt

board-trophies-heroes = Helden: { $count } von { $needed } Trophäen
board-trophies-wizard = Zauberer: { $count } von { $needed } Trophäen
board-completed =
    { $count ->
        [one] Die Helden haben in dieser Runde 1 Karte geschafft
       *[other] Die Helden haben in dieser Runde { $count } Karten geschafft
    }
board-cast = Gewirkte Zauber in dieser Runde: { $count }
board-coins-heroes = Münzen der Helden: { $count }
board-coins-wizard = Münzen des Zauberers: { $count }
board-souls = Seelen, die noch da sind: { $count }
board-life = Leben des Zauberers: { $count }

## Vor und zwischen den Runden

board-heroes-choose = Die Helden wählen, wer sie sind …
board-starts-in = Beginn in { $seconds }
board-look-around = Seht euch die Karten an!
board-start = START
board-ready = Bereit?
board-wizard-starts = Der erste Wurf von { $name } ist das Startzeichen.
board-market =
    { $side ->
        [heroes] Markt: Ausrüstung
       *[other] Markt: Schriftrollen
    }
board-market-closes =
    { $seconds ->
        [one] Der Markt schließt in 1 Sekunde
       *[other] Der Markt schließt in { $seconds } Sekunden
    }
board-market-waits = Noch am Einkaufen: { $names }
board-coins-lost = Münzen, die übrig bleiben, verfallen.
board-price =
    { $count ->
        [one] Preis: 1 Münze
       *[other] Preis: { $count } Münzen
    }
board-for-whom = Für wen?
board-sold-out = Alles ist verkauft.

## Was jetzt gefragt ist

board-clap = Klatsch!
board-forget = Würfel ohne Klatschen nehmen
board-swirl = Wirbel! Welchen Würfel legst du darauf?
board-as-what = Als was?
board-let-go = Abbrechen
board-learning = Wer bekommt die Erfahrung?
board-armed =
    { $verb ->
        [ping] Zeigen: Berühre eine Karte.
        [turn-joker] Welcher Würfel wird zum Joker?
        [dispel] Was bannst du?
        [heal] Wen heilst du?
        [flip] Welchen Würfel drehst du um?
        [exchange] Welchen Zauber tauschst du?
        [call] Wen ertappst du?
       *[spend-coins] Zwei Münzkarten entfernen die oberste Karte eures Stapels. Berühre es noch einmal.
    }
board-power-turn-joker = Joker machen
board-power-dispel = Bannen
board-power-heal = Heilen
board-power-push-dragon = Drachen zurückdrängen
board-power-flip = Würfel umdrehen
board-power-exchange = Zauber tauschen
board-power-call = Held ertappen

## Das Ende

ending-rounds = { $setup }, { $round ->
    [one] eine Runde
   *[other] { $round } Runden
  }.
ending-trophies = { $count } von { $needed } { $needed ->
    [one] Trophäe
   *[other] Trophäen
  }
ending-otherwise = Seiten tauschen oder anders aufstellen

## Lektionen und Tasten

board-key-space = Leertaste
    .does = Würfeln
board-key-numbers = 1 – 9
    .does = Auf eine Karte legen (mit Umschalt: darauf zeigen)
board-key-letters = S D F G H
    .does = Einen einzelnen Würfel aufnehmen
board-key-arrows = ← →
    .does = Den nächsten Würfel aufnehmen
board-key-t = T
    .does = Alle Würfel zurücknehmen
board-key-p = P
    .does = Auf eine Karte zeigen
board-key-k = K
    .does = Klatschen
