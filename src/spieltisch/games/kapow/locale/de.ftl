### Kapow! auf Deutsch. Tableau, Charaktere, Solo-Seiten, Karten und Würfel haben eigene Dateien in de/.
### Ein Platz namens »you« wird angesprochen: »Du greifst an« statt »Anna greift an«.
### Wo niemand sitzt, ist der Platz der Name eines KI-Charakters.

game-name = Kapow!
game-about = Zwei bis vier Superwesen würfeln hinter Sichtschirmen, schlagen zu, sobald diese fallen, und bauen sich im Kampf immer bessere Würfel.
game-rules =
    Bring deinen Gegner auf 0 Lebenspunkte. Jede Runde hat vier Phasen:
    - Auswählen: Alle würfeln hinter dem Sichtschirm und legen Würfel auf
      Fähigkeiten, nehmen sie zurück, legen um. Eine Sofort-Fähigkeit wird
      angesagt, wirkt gleich und behält ihre Würfel.
    - Angreifen und verteidigen: Die Schirme fallen. Der Reihe nach greifen alle
      mit (Basis + Verstärker) × Multiplikator an, und wer angegriffen wird,
      verteidigt sich genauso. Der Unterschied kostet Lebenspunkte. Ohne Basis
      gibt es nichts zu verstärken. Die höchste Verteidigung beginnt danach.
    - Aufrüsten: Fähigkeiten bringen Würfel und Seiten aus dem Vorrat. Beim
      Nachrüsten treffen manche direkt, an jeder Verteidigung vorbei.
    - Aufräumen: Steck die Seiten auf deine Aktionswürfel, wie du magst, wieder
      hinter dem Schirm.
    Ein Joker steht für jedes Symbol, bleibt für alle Effekte aber ein Joker. Ein
    Aktionswürfel zeigt Leer, wo er keine Seite hat. Wer auf 0 fällt, ist sofort
    K.O. Im Team teilt ihr Lebenspunkte und Vorrat, legt gemeinsam Würfel auf
    Bündniskarten, und jeder zielt heimlich auf einen Gegner. KI-Charaktere
    arbeiten die Zeilen ihrer Solo-Seite ab: möglichst wenige Joker, dann
    möglichst wenige Aktionswürfel, dann das Oberste. Wie viel sie zu bieten
    haben, bestimmt eine Option.
game-provenance = Ablauf, die meisten Namen der Tableau-Fähigkeiten und die Beispiele folgen der gedruckten Anleitung; die Namen der Charaktere gehören dem Verlag. Die gedruckten Tableaus lagen nicht vor: Fast alle Zahlen und Würfel auf Tableaus, Charakteren, Solo-Seiten und Bündniskarten und die Antworten auf offene Fragen sind unsere eigenen, durch Simulation ausbalanciert.

## Was geschieht: vor dem Kampf

told-is-character =
    { $seat ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $character }.
told-meets = { $character } tritt an, gegen { $seat ->
        [you] dich
       *[other] { $seat }
    }.
told-takes-card =
    { $seat ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } eine Bündniskarte: { $ability }.
told-begins =
    { $count ->
        [one] { $seat ->
            [you] Du hast
           *[other] { $seat } hat
        } den Startmarker.
       *[other] { $seat ->
            [you] Dein Team hat
           *[other] Das Team von { $seat } hat
        } den Startmarker.
    }

told-strengthened =
    { $seat } beginnt mit { $health ->
        [one] einem Lebenspunkt
       *[other] { $health } Lebenspunkten
    } mehr { $dice ->
        [0] als auf dem Tableau steht.
        [one] und einem Würfel mehr, als auf dem Tableau steht.
       *[other] und { $dice } Würfeln mehr, als auf dem Tableau steht.
    }

## Was geschieht: die Runden

told-round = Runde { $round }: Hinter den Schirmen rollen die Würfel.
told-announces =
    { $seat ->
        [you] Du sagst an
       *[other] { $seat } sagt an
    }: { $ability }!
told-reveals =
    { $seat ->
        [you] Du
       *[other] { $seat }
    }: { $ability }{ $count ->
        [0] { "" }
       *[other] { " " }({ $faces })
    }.
told-selected-nothing =
    { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    } nichts ausgewählt.
told-triggers =
    { $seat ->
        [you] Du setzt
       *[other] { $seat } setzt
    } { $ability } ein.
told-attacks =
    { $seat ->
        [you] Du greifst
       *[other] { $seat } greift
    } an: { $times ->
        [1] { $kick ->
            [0] { $total }
           *[other] { $base } + { $kick } = { $total }
        }
       *[other] ({ $base } + { $kick }) × { $times } = { $total }
    }.
told-defends =
    { $seat ->
        [you] Du verteidigst dich
       *[other] { $seat } verteidigt sich
    }: { $times ->
        [1] { $kick ->
            [0] { $total }
           *[other] { $base } + { $kick } = { $total }
        }
       *[other] ({ $base } + { $kick }) × { $times } = { $total }
    }.
told-blow =
    { $count ->
        [0] { $other ->
            [you] Du blockst
           *[other] { $other } blockt
        } den Schlag: { $attack } gegen { $defence }.
       *[other] Der Schlag trifft { $other ->
            [you] dich
           *[other] { $other }
        }: { $attack } gegen { $defence }.
    }
told-loses-health =
    { $seat ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } { $count ->
        [one] 1 Lebenspunkt
       *[other] { $count } Lebenspunkte
    }; { $health ->
        [one] 1 bleibt.
       *[other] { $health } bleiben.
    }
told-heals =
    { $seat ->
        [you] Du gewinnst
       *[other] { $seat } gewinnt
    } { $count ->
        [one] 1 Lebenspunkt
       *[other] { $count } Lebenspunkte
    }; jetzt sind es { $health }.
told-gets-marker =
    { $count ->
        [one] Der Startmarker geht an { $seat ->
            [you] dich
           *[other] { $seat }
        }.
       *[other] Der Startmarker geht an { $seat ->
            [you] dein Team
           *[other] das Team von { $seat }
        }.
    }
told-gains-face =
    { $seat ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } eine Seite: { $face }.
told-loses-face =
    { $seat ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } eine Seite: { $face }.
told-no-face-to-lose =
    { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    } keine Seite zu verlieren.
told-gains-die =
    { $seat ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } einen Würfel: { $colour }.
told-swaps-die =
    { $seat ->
        [you] Du tauschst
       *[other] { $seat } tauscht
    } einen Würfel: { $colour } gegen { $other_colour }.
told-swaps-face =
    { $seat ->
        [you] Du tauschst
       *[other] { $seat } tauscht
    } eine Seite: { $face } gegen { $other_face }.
told-supply-empty = Der Vorrat gibt für { $seat ->
        [you] dich
       *[other] { $seat }
    } nichts mehr her.
told-knocked-out =
    { $count ->
        [one] K.O.! { $seat ->
            [you] Du gehst
           *[other] { $seat } geht
        } zu Boden.
       *[other] K.O.! { $seat ->
            [you] Dein Team geht
           *[other] Das Team von { $seat } geht
        } zu Boden.
    }
told-last-round = Das war die letzte Runde: Wer mehr Lebenspunkte hat, gewinnt.

## Was geschieht: KI-Charaktere

told-ai-rolls = { $seat } würfelt offen.
told-ai-selects = { $seat } wählt { $row } ({ $faces }).
told-ai-attacks = { $seat } greift mit { $total } an.
told-ai-attaches = { $seat } steckt eine Seite auf: { $face }.

## Fragen

prompt-pick-character = Wen spielst du?
    .help = Jeder Charakter hat eigene Lebenspunkte, Würfel und vier Fähigkeiten. Sieh dir die Anleitungen an, bevor du dich entscheidest.
prompt-pick-opponent = Gegen wen willst du antreten?
    .help = Die KI spielt diesen Charakter nach den Zeilen seiner Solo-Seite.
prompt-take-card = Welche Bündniskarte nimmst du?
    .help = Die andere Karte derselben Farbe bekommt das andere Team.
prompt-turn-cards = Wie liegen eure Bündniskarten in dieser Runde?
    .help = Wer eine Karte dreht, tauscht die Hälften zwischen sich und dem Partner. Eine Karte wirkt nur, wenn beide Hälften gefüllt sind.
prompt-place = Leg deine Würfel
    .help = Leg Würfel auf Fähigkeiten, deren Symbole sie zeigen; ein Joker passt auf jedes Symbol. Bis du bereit bist, darfst du sie zurücknehmen, nur von Sofort-Fähigkeiten nicht. Was beim Aufdecken nicht vollständig ist, wirkt nicht.
prompt-reroll = { $ability }: Welchen Würfel wirfst du neu?
    .help = Liegt er auf einer Fähigkeit, wird er erst heruntergenommen. Würfel auf Sofort-Fähigkeiten sind gesperrt.
prompt-turn-die = Welchen Würfel drehst du worauf?
    .help = Er darf jede Seite zeigen, die er hat. Liegt er auf einer Fähigkeit, wird er erst heruntergenommen.
prompt-gain-and-roll = Welche Farbe leihst du dir?
    .help = Du behältst den Würfel, wirfst ihn sofort und darfst ihn in dieser Runde benutzen.
prompt-go-first = Wer von euch fängt an?
    .help = In einem Team ist die Reihenfolge euch überlassen.
prompt-choose-attack = Welchen Basisangriff nimmst du?
    .help = Normalerweise hast du einen Basisangriff pro Runde; andere ausgewählte verfallen.
prompt-choose-multiplier = Welchen Multiplikator nimmst du?
    .help = In einer Runde zählt nur einer.
prompt-choose-defence = Welche Basisverteidigung nimmst du?
    .help = Du hast eine Basisverteidigung pro Runde; andere ausgewählte verfallen, mitsamt ihren Seiten.
prompt-choose-power-up = Welche Fähigkeit kommt zuerst?
    .help = Du bestimmst, in welcher Reihenfolge deine Fähigkeiten wirken.
prompt-choose-after = Welche Fähigkeit kommt zuerst?
    .help = Du bestimmst, in welcher Reihenfolge deine Fähigkeiten wirken.
prompt-gain-face = Welche Seite nimmst du?
    .help = Sie kommt in deinen Vorrat. Beim Aufräumen kannst du sie auf einen Aktionswürfel stecken.
prompt-gain-die = Welche Farbe nimmst du?
    .help = Rot zeigt am häufigsten Macht, Gelb Energie, Blau Zähigkeit, Grün Gewandtheit, Lila X-Faktor. Den Würfel wirfst du ab der nächsten Runde.
prompt-lose-face = Welche Seite gibst du ab?
    .help = Eine lose oder eine auf einem Aktionswürfel: Dort ist die Stelle sofort leer.
prompt-steal-face = Welche Seite { $other ->
        [you] verlierst du
       *[other] verliert { $other }
    }?
    .help = Eine lose oder eine auf einem Aktionswürfel: Dort ist die Stelle sofort leer.
prompt-swap-die = Tauschst du einen Eigenschaftswürfel?
    .help = Den neuen wirfst du ab der nächsten Runde. Tauschen ist weder Erhalten noch Verlieren.
prompt-swap-face = Tauschst du eine Seite?
    .help = Gegen jede andere, die noch da ist, nur gegen keinen Joker. Tauschen ist weder Erhalten noch Verlieren.
prompt-build = Bau deine Aktionswürfel
    .help = Steck lose Seiten auf deine Aktionswürfel und ordne sie, wie du magst. Leere Stellen zeigen Leer.
prompt-attach-for-ai = Welche Seite steckt die KI als Nächstes auf?
    .help = Sie füllt einen Aktionswürfel nach dem anderen, Joker zuerst. Die Reihenfolge der anderen Seiten bestimmst du.

## Auswahl

choice-be = { $character }
choice-take-card = { $ability } nehmen
choice-turn-card = { $ability } drehen
choice-place = { $ability }: { $die } legen
choice-take-back = { $die } zurücknehmen
choice-aim = Auf { $seat ->
        [you] dich
       *[other] { $seat }
    } zielen
choice-ready = Bereit
choice-reroll = { $die } neu werfen
choice-turn-die = { $die } drehen auf { $face }
choice-go-first = { $seat ->
        [you] Du fängst
       *[other] { $seat } fängt
    } an
choice-trigger = { $ability }
choice-gain-face = { $face }
choice-gain-die = { $colour }
choice-give = Lose Seite abgeben: { $face }
choice-strip = { $face } vom Würfel nehmen, der { $die } zeigt
choice-swap-die = { $colour } gegen { $other_colour }
choice-swap-face = { $face } gegen { $other_face }
choice-attach = { $face } auf den Würfel stecken, der { $die } zeigt
choice-detach = { $face } vom Würfel nehmen, der { $die } zeigt
choice-attach-for-ai = { $face }
choice-pass = Nichts (mehr)

## Optionen

option-mode = Modus
    .help = Erstes Spiel: einer gegen einen ohne Charaktere. Duell: einer gegen einen mit Charakteren. Team: zwei gegen zwei. Solo: eine Person gegen einen KI-Charakter. Kooperativ: zwei Personen gegen zwei KI-Charaktere.
option-character = Charakter
    .help = Wen du spielst: einen bestimmten oder wen du bekommst. Keinen gibt es zweimal, und im ersten Spiel gibt es keine.
option-characters = Charaktere
    .help = Zufällig: vom Los bestimmt. Draft: Alle wählen aus einigen wenigen. Frei: Alle wählen nacheinander frei. Das erste Spiel hat keine.
option-team_up = Bündniskarten
    .help = Zufällig oder von den Teams im Draft verteilt. Nur im Team und kooperativ.
option-foe = KI-Gegner
    .help = Nur im Solo und kooperativ, und von uns: Sanft kämpft mit dem, was auf den Tableaus steht; gut zum Kennenlernen. Ebenbürtig gibt jedem KI-Charakter einen roten Würfel und einige Lebenspunkte mehr, grimmig noch mehr Lebenspunkte. Was das ausmacht, steht auf ihrem Schild.
option-round_limit = Letzte Runde
    .help = Nach dieser Runde gewinnt, wer mehr Lebenspunkte hat; gegen die KI ist ein Gleichstand verloren. 0: ohne Grenze (nach Runde 300 wird abgebrochen).
preset-rulebook = Wie in den Regeln
    .help = Alle bekommen einen Charakter durch das Los, wenn ihr keinen wünscht. Gekämpft wird, bis eine Seite am Boden ist.
preset-first-game = Erstes Spiel
    .help = Einer gegen einen ohne Charaktere, je 20 Lebenspunkte.
preset-first-solo = Erstes Solospiel
    .help = Du gegen einen sanften KI-Charakter: Er hat nicht mehr Lebenspunkte und Würfel, als auf seinem Tableau stehen.
preset-short = Kurzes Spiel
    .help = Nach sechs Runden ist Schluss: Wer dann mehr Lebenspunkte hat, gewinnt.

## Namen

name-first-game = Erstes Spiel
name-duel = Duell
name-team = Team
name-solo = Solo
name-coop = Kooperativ
name-any = Wer eben kommt
name-random = Zufällig
name-drafted = Draft
name-chosen = Frei
name-gentle = Sanft
name-even = Ebenbürtig
name-fierce = Grimmig
name-nobody-special = ohne Charakter
name-team-one = Erstes Team
name-team-two = Zweites Team
name-people = Personen
name-phase-characters = Wahl der Charaktere
name-phase-cards = Bündniskarten
name-phase-turn-cards = Karten drehen
name-phase-select = Fähigkeiten auswählen
name-phase-attack = Angreifen und verteidigen
name-phase-hold = Bereithalten
name-phase-power-up = Aufrüsten
name-phase-after-power-up = Nachrüsten
name-phase-tidy = Aufräumen
name-phase-over = Vorbei

## Worauf eine Wahl hinausläuft, bevor sie getroffen ist

tally-missing =
    { $count ->
        [one] Hier fehlt dann noch ein Würfel
       *[other] Hier fehlen dann noch { $count } Würfel
    }
tally-complete = Mit diesem Würfel vollständig
tally-sums = Angriff { $attack } → { $more_attack }, Verteidigung { $defence } → { $more_defence }
tally-ready = Angriff { $attack }, Verteidigung { $defence }
tally-blow = { $attack } gegen { $defence }: { $count ->
        [0] alles abgewehrt
       *[other] { $count } Schaden
    }
tally-defence = Verteidigung { $defence }

## Warum etwas nicht zur Wahl steht

bar-locked = Worauf dieser Würfel liegt, hat schon gewirkt: Er bleibt in dieser Runde dort.
bar-no-spot = Dieser Würfel passt gerade auf keine deiner Fähigkeiten.
bar-moved-often = Du hast in dieser Runde so oft Würfel zurückgenommen, dass sie jetzt liegen bleiben.
bar-full = Schon vollständig.
bar-no-die = Keiner deiner freien Würfel passt hierher. Nötig: { $needs }.
bar-ready = Du bist bereit. Es geht weiter, sobald es auch die anderen sind.
bar-between-rounds = Würfel legst du, wenn die nächste Runde beginnt.

## Der Tisch in Worten

describe-round = Runde { $round }: { $phase }.
describe-fighter = { $seat ->
        [you] Du
       *[other] { $seat }
    } ({ $character }): { $health } von { $full } Lebenspunkten.
describe-hidden-dice =
    { $count ->
        [one] 1 Würfel
       *[other] { $count } Würfel
    } hinter dem Schirm von { $seat ->
        [you] dir
       *[other] { $seat }
    }.
describe-dice =
    { $seat ->
        [you] Deine freien Würfel
       *[other] Freie Würfel von { $seat }
    }: { $faces }.
describe-pool =
    { $seat ->
        [you] Deine losen Seiten
       *[other] Lose Seiten von { $seat }
    }: { $faces }.
describe-placed = Auf { $ability }: { $faces }.
describe-lacking = Auf { $ability }: { $faces }; es fehlt noch: { $needs }.
describe-attack =
    { $seat ->
        [you] Dein Angriff
       *[other] Angriff von { $seat }
    }: { $times ->
        [1] { $kick ->
            [0] { $total }
           *[other] { $base } + { $kick } = { $total }
        }
       *[other] ({ $base } + { $kick }) × { $times } = { $total }
    }.
describe-defence =
    { $seat ->
        [you] Deine Verteidigung
       *[other] Verteidigung von { $seat }
    }: { $times ->
        [1] { $kick ->
            [0] { $total }
           *[other] { $base } + { $kick } = { $total }
        }
       *[other] ({ $base } + { $kick }) × { $times } = { $total }
    }.

lies-board = auf dem Tableau von allen
lies-characters = auf einem Charaktertableau
lies-team-ups = auf einer Bündniskarte
lies-solo = auf einer Solo-Seite

part-health = du behältst mehr Lebenspunkte
part-frail = du gehst nicht so leicht K.O.
part-marker = du bekommst den Startmarker
part-might = du würfelst öfter Macht
part-energy = du würfelst öfter Energie
part-toughness = du würfelst öfter Zähigkeit
part-agility = du würfelst öfter Gewandtheit
part-x-factor = du würfelst öfter X-Faktor
part-wild = du würfelst öfter Joker
part-suited = deine Würfel passen besser zu deinen Fähigkeiten
part-character = es passt zu deinem Charakter
part-opponent = es wirkt gut gegen diesen KI-Charakter
part-ai-health = die KI verliert Lebenspunkte
part-ai-frail = die KI geht leichter K.O.
part-ai-marker = die KI bekommt den Startmarker nicht
part-ai-dice = die KI hat weniger Würfel
part-ai-faces = die KI hat weniger Seiten
part-rivals = deine Gegner stehen schlechter da

between-cards = ,{ " " }
