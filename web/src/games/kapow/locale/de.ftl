### Was nur das Spielbrett von Kapow! sagt.

board-label = Der Kampf
board-phase = Runde { $round }: { $phase }
board-abilities = Deine Fähigkeiten
board-groups = Welche Fähigkeiten
board-group-attack = Angriff
board-group-defence = Abwehr
board-group-quick = Sofort
board-group-power = Aufrüsten
board-group-team = Bündnis
board-filled = { $count } ausgewählt
board-fits =
    { $count ->
        [one] Dieser Würfel passt auf eine Fähigkeit.
       *[other] Dieser Würfel passt auf { $count } Fähigkeiten.
    }
board-ability = { $name }. { $text }
board-needs =
    { $count ->
        [0] Gefüllt.
       *[other] { $fillable ->
            [1] Es fehlt: { $missing }. Das hast du.
           *[other] Es fehlt: { $missing }.
        }
    }
board-unfinished = { $ability } braucht noch: { $missing }.
board-free = Braucht keine Würfel.
board-other-half =
    { $filled ->
        [1] Partner ist dabei
       *[other] Partner fehlt noch
    }
board-hidden = verdeckt
board-die =
    { $locked ->
        [1] { $colour }: { $face }, gesperrt
       *[other] { $colour }: { $face }
    }
board-die-on =
    { $locked ->
        [1] { $colour }: { $face } auf { $ability }, gesperrt
       *[other] { $colour }: { $face } auf { $ability }
    }
board-die-as =
    { $locked ->
        [1] { $colour }: { $face } als { $as } auf { $ability }, gesperrt
       *[other] { $colour }: { $face } als { $as } auf { $ability }
    }
board-rolled = Gewürfelt: { $faces }.
board-start = Startmarker
board-ready =
    { $ready ->
        [1] bereit
       *[other] denkt nach
    }
board-health = { $health } von { $full } Lebenspunkten
board-more = { $health } Lebenspunkte mehr und { $dice ->
        [0] keine Würfel
        [one] ein Würfel
       *[other] { $dice } Würfel
    } mehr, als auf dem Tableau steht
board-loose =
    { $count ->
        [one] Lose Seite: { $face }
       *[other] { $count } lose Seiten: { $face }
    }
board-loose-faces = Lose Seiten
board-screen = Sichtschirm
board-mine-only = Hinter deinem Schirm
board-announced = Angesagt: { $abilities }
board-aim-at = Auf { $name } zielen
board-aims = { $from } zielt auf { $to }
board-targets = Wer auf wen zielt
board-whisper = Mit { $name } reden, ohne dass die Gegner es hören
board-tray = Deine Würfel
board-all-placed = Alle Würfel liegen auf Fähigkeiten.
board-waiting = Warten auf { $names }.
board-undo = Zurücknehmen
board-pass = Nichts (mehr)
board-ready-select = Bereit!
board-ready-turn-cards = So bleiben sie!
board-ready-tidy = Fertig gebaut!
board-sum-attack = Angriff: ({ $base } + { $kick }) × { $times } = { $total }
board-sum-defence = Verteidigung: ({ $base } + { $kick }) × { $times } = { $total }
board-no-base = Ohne Basis zählt das nicht.
board-nothing-selected = Nichts ausgewählt.
board-ai-thinks = { $name } würfelt und wählt Zeile für Zeile
board-faster = Schneller
board-skip = Weiter
board-up-to = bis zu { $count } Mal
board-reveal = Schirme weg!
board-sound-blocked = KLONK!
board-sound-small = PENG!
board-sound-medium = BAMM!
board-sound-big = KAPOW!
board-supply = Vorrat
board-close = Schließen
board-left = { $name }: noch { $count }
board-give = Was gibst du ab?
board-take = Was nimmst du dafür?
board-for-ai = Welche Seite steckt die KI als Nächstes auf?
board-pool-note = Deine losen Seiten steckst du beim Aufräumen auf Aktionswürfel.
board-workshop = Aktionswürfel: { $name }
board-built =
    { $count ->
        [0] Aktionswürfel { $number }: keine Seite
        [one] Aktionswürfel { $number }: 1 Seite
       *[other] Aktionswürfel { $number }: { $count } Seiten
    }
board-side =
    { $does ->
        [on] Fläche { $number }: { $face }, hier aufstecken
        [off] Fläche { $number }: { $face }, abnehmen
       *[turn] Fläche { $number }: { $face }
    }
board-no-action-dice = Kein Aktionswürfel da.
board-no-loose = Keine losen Seiten. Tipp auf eine Fläche, um ihre Seite abzunehmen.
board-build-hint = Nimm eine Seite und tipp auf den Würfel, auf den sie soll. Ein Tipp auf eine Fläche nimmt ihre Seite wieder ab.
board-build-one = Tipp auf eine Seite: Sie kommt auf deinen Würfel. Ein Tipp auf eine Fläche nimmt ihre Seite wieder ab.
board-cards = Bündniskarten
board-turn = { $card } drehen
board-draft = Wahl
board-choose-again = Noch einmal tippen, um zu wählen
board-guides = Die Charaktere
board-guide-mine = Wie spiele ich das?

## Tasten

board-key-letters = S D F …
    .does = Einen deiner Würfel nehmen, von links
board-key-arrows = ← →
    .does = Den vorigen oder nächsten Würfel nehmen
board-key-up-down = ↑ ↓
    .does = Zum nächsten, was leuchtet; Enter nimmt es
board-key-numbers = 1 – 4
    .does = Angriff, Abwehr, Sofort, Aufrüsten zeigen
board-key-enter = Enter
    .does = Bereit, oder weiter in einer Szene
board-key-p = P
    .does = Nichts (mehr)
board-key-escape = Esc
    .does = Loslassen; zurück zum Tisch; Szene überspringen

## Das Ende

ending-round = Der Kampf war in Runde { $round } entschieden.
ending-health = { $health } von { $full } Lebenspunkten
ending-otherwise = Die nächsten Charaktere wählen

## Die erste Runde

tutor-first-1 = Willkommen im Ring! Das ist dein Gegner; ein Sichtschirm verbirgt seinen Wurf. Wer zuerst auf 0 Lebenspunkte fällt, ist K.O.
tutor-first-2 = Das sind deine Würfel, frisch geworfen. Tipp einen an: Dann siehst du, auf welche Fähigkeiten er passt. Der weiße Stern ist ein Joker und steht für alles.
tutor-first-3 = Leg jetzt einen Würfel: erst den Würfel antippen, dann eine leuchtende Fähigkeit. Oder tipp gleich auf die Fähigkeit, dann geht ein passender Würfel von selbst hin.
    .until = placed
tutor-first-4 = Hier läuft die Rechnung mit: (Basis + Verstärker) × Multiplikator, erst der Angriff, dann die Abwehr. Ohne Basis zählt nichts davon.
tutor-first-5 = Eine Fähigkeit wirkt nur, wenn alle ihre Felder belegt sind. Ein Tipp auf einen gelegten Würfel holt ihn zurück. Leg, was dir gefällt: Angriff, Abwehr, und etwas zum Aufrüsten, wenn es reicht.
tutor-first-6 = Zufrieden? Dann sag, dass du bereit bist. Sobald es alle sind, fallen die Schirme.
    .until = ready
tutor-first-7 = Wenn alles offen liegt, wird der Reihe nach angegriffen; was die Abwehr nicht hält, kostet Lebenspunkte. Die höhere Abwehr fängt in der nächsten Runde an.
tutor-first-8 = Wer Aufrüst-Fähigkeiten gelegt hat, holt sich danach Würfel und Seiten aus dem Vorrat.
tutor-first-9 = Beim Aufräumen steckst du Seiten auf deine schwarzen Aktionswürfel: So baust du dir Würfel, die besser fallen. Viel Spaß in der nächsten Runde!
