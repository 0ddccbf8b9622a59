### Villainous auf Deutsch: was alle Schurken gemeinsam haben. Die Worte jedes Schurken liegen in de/.
### Ein Platz mit dem Namen »you« wird angesprochen: »Du erhältst« statt »Anna erhält«.
### Ein Wort für eine Sache: Figuren gehen, Karten im Reich werden versetzt, Karten vom Stapel gezogen.

game-name = Villainous
game-about = Sei einer von sechs Schurken, jeder mit eigenem finsteren Ziel, und schick den anderen die Helden, die sie fürchten.
game-rules =
    Alle sind verschiedene Schurken mit einem Reich aus vier Orten, zwei Stapeln
    und einem eigenen Ziel. Wer sein Ziel zuerst erreicht, gewinnt. Dein Zug:
    1. Geh mit deiner Figur an einen anderen Ort deines Reichs. Bleiben gilt nicht.
    2. Nutze die Symbole dort, jedes einmal, in beliebiger Reihenfolge: Macht
       nehmen, eine Karte ausspielen oder aktivieren, einen Helden besiegen, einen
       Handlanger oder Gegenstand an einen Nachbarort versetzen, einen Helden
       versetzen, Karten abwerfen oder jemanden dem Schicksal ausliefern. Helden
       verdecken die oberen Symbole ihres Orts, bis du sie loswirst.
    3. Zieh Karten, bis du vier auf der Hand hast.
    Handlanger kämpfen für dich, Gegenstände helfen, Ereignisse geschehen
    einmal; alle kosten Macht. Bedingungen kosten nichts: Spiel sie im Zug
    anderer, wenn dort zutrifft, was sie verlangen. Um einen Helden zu besiegen,
    schick Handlanger an seinem Ort, die zusammen mindestens so stark sind wie
    er; sie werden abgeworfen. Schicksal: Wähle jemanden, deck zwei Karten
    seines Schicksalsstapels auf, spiel eine davon in seinem Reich und wirf die
    andere ab. Ab fünf schützt der Schicksalschip den, den es zuletzt traf.
    An verschlossenen Orten geht nichts. Jede Ablage ist für alle offen.
game-provenance = Reiche, Stapel, Kosten, Stärken und Wirkungen sind die des gedruckten Grundspiels in der späteren englischen Ausgabe, mit eigenen Worten erzählt; Malefiz konnten wir nur mit Abschriften ihrer Texte vergleichen. Die Rundengrenze, die Antworten auf offene Fragen und die meisten deutschen Kartennamen stammen von uns.

## Bausteine

of-seat =
    { $seat ->
        [you] dir
       *[other] { $seat }
    }
# Was ein Ort der Figur bietet, die dorthin geht. `covered` hat ein Bit für jedes obere Symbol.
offers =
    { $covered ->
        [0] { $first }, { $second }, { $third }{ $symbols ->
            [3] {""}
           *[other] , { $fourth }
        }
        [1] { $second }, { $third }, { $fourth } (verdeckt: { $first })
        [2] { $first }, { $third }, { $fourth } (verdeckt: { $second })
       *[other] { $third }, { $fourth } (verdeckt: { $first }, { $second })
    }{ $more ->
        [0] {""}
        [one] ; 1 weiteres Symbol von einer Karte
       *[other] ; { $more } weitere Symbole von Karten
    }
# Welches von mehreren Symbolen gemeint ist, wenn ein Ort zwei gleiche hat oder es ein anderer Ort ist.
which =
    { $which ->
        [0] {""}
        [1] {" "}(oberes Symbol)
        [2] {" "}(unteres Symbol)
        [3] {" "}– { $place }
        [4] {" "}– { $place } (oberes Symbol)
       *[other] {" "}– { $place } (unteres Symbol)
    }

## Was geschieht

told-drafts =
    { $seat ->
        [you] Du wirst
       *[other] { $seat } wird
    } { $villain }.
told-turn =
    Runde { $round }: { $seat ->
        [you] Du bist
       *[other] { $seat } ist
    } am Zug.
told-villain-moves =
    { $seat ->
        [you] Du gehst
       *[other] { $seat } geht
    } hierhin: { $place }.
told-stays =
    { $seat ->
        [you] Du bleibst, wo du bist
       *[other] { $seat } bleibt am selben Ort
    }.
told-gains =
    { $seat ->
        [you] Du erhältst
       *[other] { $seat } erhält
    } { $amount } Macht.
told-loses =
    { $seat ->
        [you] Du verlierst
       *[other] { $seat } verliert
    } { $amount } Macht.
told-pays =
    { $seat ->
        [you] Du zahlst
       *[other] { $seat } zahlt
    } { $amount } Macht.
told-power-on-hero = { $amount } Macht von { of-seat } liegt jetzt auf { $card }.
told-power-returns =
    { $seat ->
        [you] Du bekommst
       *[other] { $seat } bekommt
    } { $amount } Macht zurück.
told-deck-shuffled = Die Ablage von { of-seat } wird in den Schurkenstapel gemischt.
told-fate-shuffled = Die Schicksalsablage von { of-seat } wird in den Schicksalsstapel gemischt.
told-draws =
    { $seat ->
        [you] Du ziehst
       *[other] { $seat } zieht
    } { $count ->
        [one] 1 Karte.
       *[other] { $count } Karten.
    }
told-takes =
    { $seat ->
        [you] Du nimmst
       *[other] { $seat } nimmt
    } { $card } auf die Hand.
told-discards =
    { $seat ->
        [you] Du wirfst
       *[other] { $seat } wirft
    } { $cards } aus der Hand ab.
told-reveals = Aufgedeckt vom { $fate ->
        [0] Schurkenstapel
       *[other] Schicksalsstapel
    } von { of-seat }: { $cards }.
told-put-away = Abgeworfen: { $cards }.
told-plays =
    { $seat ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $card }.
told-plays-to =
    { $seat ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $card }, Ort: { $place }.
told-attaches =
    { $seat ->
        [you] Du rüstest
       *[other] { $seat } rüstet
    } { $target } mit { $card } aus.
told-hero-comes =
    { $seat ->
        [you] Du schickst
       *[other] { $seat } schickt
    } { $card }, Ort: { $place }.
told-hero-found = { $card } ist gefunden, Ort: { $place }.
told-moves = { $card } wird versetzt, Ort: { $place }.
told-unlocks = Der Ort ist nicht mehr verschlossen: { $place }.
told-saved = { $target } wird anstelle von { $card } abgeworfen.
told-leaves = { $card } wird abgeworfen.
told-defeats = { $card } (Stärke { $strength }) ist besiegt.
told-back-to-deck = Der Held wird wieder in den Schicksalsstapel von { of-seat } gemischt.
told-back-on-top = { $card } kommt zurück auf den Schicksalsstapel von { of-seat }.
told-item-returns = { $card } kehrt zu { of-seat } zurück.
told-activates =
    { $seat ->
        [you] Du aktivierst
       *[other] { $seat } aktiviert
    } { $card }.
told-fights =
    { $seat ->
        [you] Du schickst
       *[other] { $seat } schickt
    } { $cards } mit Stärke { $sum } gegen { $card }.
told-fates =
    { $seat ->
        [you] Du lieferst
       *[other] { $seat } liefert
    } { $other ->
        [you] dich
       *[other] { $other }
    } dem Schicksal aus.
told-fate-fails = { $card } kann nicht gespielt werden: { $reason }.
told-token = Der Schicksalschip geht an { $seat ->
        [you] dich
       *[other] { $seat }
    }.
told-hand-open = Die Hand von { of-seat } liegt offen: { $cards }.
told-reacts =
    { $seat ->
        [you] Du willst
       *[other] { $seat } will
    } eine Bedingung spielen.
told-too-late = Die Bedingung, die { $seat ->
        [you] du spielen wolltest
       *[other] { $seat } spielen wollte
    }, trifft nicht mehr zu. Sie bleibt auf der Hand.
told-wins =
    { $seat ->
        [you] Du hast dein Ziel erreicht und gewinnst
       *[other] { $seat } hat das Ziel erreicht und gewinnt
    } die Partie!
told-limit = Runde { $round } war die letzte: Kein Schurke hat gewonnen.

## Fragen

prompt-draft = Wer willst du sein?
    .help = Wähle einen der Schurken, die noch da sind. Jeder hat ein eigenes Reich, eigene Karten und ein eigenes Ziel.
prompt-move = Wohin geht deine Figur?
    .help = Zu Beginn deines Zugs geht deine Figur an einen anderen Ort. Danach nutzt du die Symbole dort. Was ein Held verdeckt, kannst du nicht nutzen.
prompt-act = Was tust du?
    .help = Nutze jedes freie Symbol deines Orts einmal, in beliebiger Reihenfolge. Symbole unter Helden sind verdeckt. Am Ende deines Zugs ziehst du, bis du vier Karten hast.
prompt-play = Welche Karte spielst du?
    .help = Das sind die Karten, die du bezahlen und deren Text du ausführen kannst. Bedingungen spielst du im Zug anderer.
prompt-activate = Welche Karte aktivierst du?
    .help = Ihre Fähigkeit geschieht, sooft du sie aktivierst. Die Karte bleibt liegen.
prompt-fate = Wen soll das Schicksal treffen?
    .help = Zwei Karten seines Schicksalsstapels werden aufgedeckt. Eine davon spielst du dort, die andere wird abgeworfen. Wer den Schicksalschip hat, ist geschützt.
prompt-fate-card = Welche Karte bringt das Schicksal für { $other ->
        [you] dich
       *[other] { $other }
    }?
    .help = Du spielst sie in diesem Reich und triffst die Entscheidungen, die sie verlangt. Die andere wird abgeworfen.
prompt-move-card = Was versetzt du?
    .help = Ein Handlanger oder ein Gegenstand, den niemand trägt, kommt an einen Nachbarort, der nicht verschlossen ist.
prompt-move-hero = Welchen Helden versetzt du?
    .help = Ein Held kommt mit allen Gegenständen an einen Nachbarort, der nicht verschlossen ist.
prompt-vanquish = Welchen Helden besiegst du?
    .help = Handlanger an seinem Ort müssen zusammen mindestens so stark sein wie er. Sie werden danach abgeworfen.
prompt-send = Wen schickst du gegen { $card }? (Stärke { $sum } von { $needed })
    .help = Schick Handlanger, bis ihre Stärke die des Helden erreicht. Du darfst auch mehr schicken als nötig.
prompt-discard = Welche Karten wirfst du ab?
    .help = Du darfst so viele abwerfen, wie du willst. Neue Karten ziehst du am Ende deines Zugs.
prompt-pay = Wie bezahlst du { $card }?
    .help = Du kannst die Macht zahlen oder eine Karte abwerfen, die dafür einspringt.
prompt-buy-off = Zahlst du, um eine dieser Karten abzuwerfen, bevor das Schicksal zuschlägt?
    .help = Gegen Macht wirst du diese Karte los, jederzeit.
prompt-react = Spielst du eine Bedingung?
    .help = Im Zug anderer darfst du eine Bedingung spielen, wenn dort zutrifft, was sie verlangt. Gefragt wird, wer eine haben könnte; so kann niemand erkennen, wer eine hat.
prompt-pick-card = { $card }: Was wählst du?
    .help = Diese Karte verlangt eine Wahl. Ihr Text sagt, was mit dem geschieht, was du wählst.
prompt-pick-another = { $card }: Triffst du eine zweite Wahl?
    .help = Diese Karte lässt dich ein oder zwei Mal wählen. Die erste Wahl ist getroffen, und du kannst es dabei belassen.
prompt-pick-place = { $card }: Welcher Ort?
    .help = Wähle den Ort, an den diese Karte kommt oder um den es in ihrem Text geht.
prompt-pick-number = { $card }: Wie viel Macht?
    .help = Diese Karte fragt nach einer Menge.
prompt-use-ability = Nutzt du die Fähigkeit von { $card }?
    .help = Auf dieser Karte steht »darf«: Du kannst es auch lassen.
prompt-extra-action = { $card }: Welche Aktion führst du aus?
    .help = Diese Karte erlaubt dir eine weitere Aktion an dem Ort, den sie nennt.

## Auswahl

choice-be = { $villain } sein
choice-go = { $place }: { offers }
choice-stay = Hierbleiben, { $place }: { offers }
choice-place = { $place }
choice-act-gain = { $amount } Macht nehmen{ which }
choice-act-play = Eine Karte ausspielen{ which }
choice-act-activate = Eine Karte aktivieren{ which }
choice-act-fate = Jemanden dem Schicksal ausliefern{ which }
choice-act-move = Gegenstand oder Handlanger versetzen{ which }
choice-act-move-hero = Einen Helden versetzen{ which }
choice-act-vanquish = Einen Helden besiegen{ which }
choice-act-discard = Karten abwerfen{ which }
choice-symbol-of = Das Symbol von { $card } nutzen
choice-end-turn = Zug beenden
choice-play-card = { $card } spielen
choice-activate-card = { $card } aktivieren
choice-move-card = { $card } versetzen
choice-vanquish-hero = { $card } besiegen
choice-send = { $card } schicken
choice-target = { $seat ->
        [you] Du
       *[other] { $seat }
    }
choice-play-fate = { $card } spielen
choice-bearer = { $card } ausrüsten
choice-discard = { $card } abwerfen
choice-defeat = { $card } besiegen
choice-take = { $card } nehmen
choice-buy-off = Zahlen und { $card } abwerfen
choice-pay-with = Dafür { $card } abwerfen
choice-pay-power = { $amount } Macht zahlen
choice-amount = { $amount } Macht
choice-react = { $card } spielen
choice-use = Ja
choice-decline = Nein
choice-skip = Darauf verzichten
choice-enough = Es dabei belassen
choice-pass = Nichts spielen
choice-done = Fertig

## Optionen

preset-rulebook = Wie in den Regeln
    .help = Alle bekommen einen Schurken durch das Los, wenn ihr keinen wünscht. Gespielt wird, bis jemand gewonnen hat.
preset-draft = Schurken wählen
    .help = Zu Beginn wählen alle reihum einen Schurken und können vorher über jeden nachlesen.
preset-short = Kurzes Spiel
    .help = Nach 15 Runden ist Schluss. Hat bis dahin niemand sein Ziel erreicht, endet es unentschieden.
option-villain = Schurke
    .help = Wer welchen Schurken spielt: einen bestimmten, einen zufälligen, oder reihum gewählt, wenn die Partie beginnt. Jeden Schurken gibt es nur einmal.
option-strict_printing = Ältere Druckfassung
    .help = Manche Karten sagen »muss«, wo spätere Drucke »darf« sagen. Mit dieser Option gilt die ältere, strengere Fassung.
option-round_limit = Letzte Runde
    .help = Hat nach so vielen Runden niemand gewonnen, endet die Partie unentschieden. Unter Menschen ist sie lange vorher entschieden.

## Namen

name-maleficent = Malefiz
name-ursula = Ursula
name-jafar = Dschafar
name-captain-hook = Käpt'n Hook
name-prince-john = Prinz John
name-queen-of-hearts = Herzkönigin
name-random = Zufällig
name-draft = Wahl der Schurken
name-before = Vor der Bewegung
name-move = Bewegung
name-act = Aktionen
name-over = Die Partie ist vorbei
name-action-gain = Macht nehmen
name-action-play = Karte ausspielen
name-action-activate = Aktivieren
name-action-fate = Schicksal
name-action-move = Gegenstand oder Handlanger versetzen
name-action-move-hero = Helden versetzen
name-action-vanquish = Helden besiegen
name-action-discard = Abwerfen
name-offer-gain-1 = 1 Macht nehmen
name-offer-gain-2 = 2 Macht nehmen
name-offer-gain-3 = 3 Macht nehmen
name-offer-play = Karte ausspielen
name-offer-activate = aktivieren
name-offer-fate = Schicksal
name-offer-move = Gegenstand oder Handlanger versetzen
name-offer-move-hero = Helden versetzen
name-offer-vanquish = Helden besiegen
name-offer-discard = abwerfen
name-offer-none = {""}
name-type-ally = Handlanger
name-type-item = Gegenstand
name-type-effect = Ereignis
name-type-condition = Bedingung
name-type-curse = Fluch
name-type-hero = Held
name-free = frei
name-used = benutzt
name-covered = verdeckt
name-normal = normal groß
name-shrunken = geschrumpft
name-enlarged = vergrößert
name-why-no-bearer = Kein erreichbarer Held kann sie tragen
name-why-no-place = Es gibt keinen Ort, an dem dieser Held ausgespielt werden kann

## Wo eine Karte liegt und was von ihr zu sagen ist

lies-deck =
    { $seat ->
        [you] in deinem Stapel
       *[other] im Stapel von { $seat }
    }
lies-hand =
    { $seat ->
        [you] auf deiner Hand
       *[other] auf der Hand von { $seat }
    }
lies-discard =
    { $seat ->
        [you] auf deiner Ablage
       *[other] auf der Ablage von { $seat }
    }
lies-fate-deck =
    { $seat ->
        [you] in deinem Schicksalsstapel
       *[other] im Schicksalsstapel von { $seat }
    }
lies-fate-discard =
    { $seat ->
        [you] auf deiner Schicksalsablage
       *[other] auf der Schicksalsablage von { $seat }
    }
lies-revealed = aufgedeckt
lies-played = wird gerade gespielt
lies-realm = { $place }
lies-laden = { $place }, mit { $cards }
lies-carried = { $place }, bei { $target }
fact-type = { $type }
fact-cost = kostet { $cost } Macht
fact-strength = Stärke { $strength }
fact-activation = aktivieren kostet { $cost } Macht

## Worauf eine Wahl hinausläuft, bevor sie getroffen ist

tally-gain = +{ $amount }: Dann hast du { $power } Macht
tally-costs =
    { $most ->
        [0] Kostet nichts
       *[other] Kostet { $cost }{ $same ->
            [1] { "" }
           *[0] { " " }bis { $most }
        } von deinen { $power } Macht
    }
tally-against = Stärke { $needed } ist nötig; deine Handlanger dort haben { $sum }
tally-sends =
    Stärke { $sum } von { $needed }: { $missing ->
        [0] reicht
       *[other] es fehlt noch { $missing }
    }

## Warum etwas nicht zur Wahl steht

bar-not-your-turn = { $seat } ist am Zug.
bar-condition = Eine Bedingung spielst du, wenn andere am Zug sind und geschehen ist, was auf ihr steht.
bar-locked = Dieser Ort ist verschlossen. Karten können ihn öffnen.
bar-moved = Deine Figur ist schon gegangen: einmal in jedem Zug, gleich zu Beginn.
bar-must-leave = Hier stehst du schon: In jedem Zug geht deine Figur an einen anderen Ort.
bar-move-first = Zuerst geht deine Figur an einen anderen Ort; dann nutzt du die Symbole dort.
bar-elsewhere = Du nutzt nur Symbole des Ortes, an dem deine Figur steht.
bar-symbol-used = In diesem Zug schon genutzt.
bar-symbol-covered = Ein Held verdeckt dieses Symbol. Besiege ihn, oder nimm ein anderes.
bar-nothing-to-play = Keine Karte deiner Hand kann gerade gespielt werden.
bar-nothing-to-activate = Du hast keine Karte, deren Fähigkeit du aktivieren und bezahlen könntest.
bar-nobody-to-fate = Das Schicksal kann gerade niemanden treffen.
bar-nothing-to-move = Es gibt nichts, was versetzt werden könnte.
bar-no-hero-to-move = Es gibt keinen Helden, der versetzt werden könnte.
bar-nobody-to-vanquish = Deine Handlanger sind, wo sie stehen, nicht stark genug, um einen Helden zu besiegen.
bar-nothing-to-discard = Du hast keine Karten zum Abwerfen.
bar-no-play-symbol = Hier ist kein Symbol mehr frei, um eine Karte auszuspielen.
bar-too-dear = Kostet { $cost }, und du hast { $power } Macht: Es fehlt noch { $missing }.
bar-no-effect = Sie würde gerade nichts bewirken und kann darum nicht gespielt werden.
bar-no-bearer = Es gibt niemanden, der sie tragen könnte.
bar-no-place = Es gibt keinen Ort, an den sie gespielt werden kann.
bar-no-vanquish-symbol = Hier ist kein Symbol mehr frei, um einen Helden zu besiegen.
bar-protected = Etwas beschützt diesen Helden.
bar-needs-allies =
    { $count ->
        [one] Es fehlt noch ein Handlanger, der dort kämpfen kann.
       *[other] Es fehlen noch { $count } Handlanger, die dort kämpfen können.
    }
bar-needs-strength = Es fehlt noch { $missing } Stärke: Deine Handlanger dort haben { $sum } von { $needed }.
bar-sent = Schon losgeschickt.
bar-cannot-reach = Dieser Handlanger kann dort nicht kämpfen: Er muss am Ort des Helden sein, wenn keine Karte etwas anderes sagt.

## Der Tisch in Worten

describe-table = Runde { $round }. { $phase }.
describe-no-villain = { $seat ->
        [you] Du hast
       *[other] { $seat } hat
    } noch keinen Schurken.
describe-chosen = { $seat ->
        [you] Du bist
       *[other] { $seat } ist
    } { $villain }.
describe-realm = { $seat ->
        [you] Du bist
       *[other] { $seat } ist
    } { $villain }, Ort: { $place }, Macht: { $power }{ $protected ->
        [0] .
       *[other] , mit dem Schicksalschip.
    }
describe-aim = { "  " }{ $aim }: { $done } von { $due }.
describe-piles = { "  " }{ $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    } auf der Hand: { $cards }. Stapel { $deck }, Ablage { $discard }; Schicksalsstapel { $fate }, Schicksalsablage { $gone }.
describe-place = { "  " }{ $place }{ $locked ->
        [0] {""}
       *[other] {" "}(verschlossen)
    }
describe-symbol = { "    " }{ $action }{ $amount ->
        [0] {""}
       *[other] {" "}{ $amount }
    } ({ $state })
describe-card = { "    " }{ $type }: { $card }{ $strength ->
        [-1] {""}
       *[other] , Stärke { $strength }
    }{ $wicket ->
        [0] {""}
       *[other] , ein Tor
    }{ $power ->
        [0] {""}
       *[other] , darauf { $power } Macht
    }{ $sized ->
        [0] {""}
       *[other] , { $size }
    }{ $count ->
        [0] {""}
       *[other] , mit { $cards }
    }

## Warum: Teile eines Standes, als Gründe

part-villain = es passt zu deinem Schurken
part-crowd = es passt zu deinem Schurken bei so vielen Mitspielern
part-power = du hast mehr Macht
part-allies = deine Handlanger sind stärker
part-heroes = in deinem Reich sind weniger Helden
part-covered = weniger deiner Symbole sind verdeckt
part-rivals = es wirft die anderen zurück
part-aim-cards = du kommst an die Karten, die dein Ziel braucht
part-search = du ziehst eher eine Karte, die dein Ziel braucht
part-nearly-done = du bist deinem Ziel näher
part-done = du erreichst dein Ziel
part-exposed = vor deinem Zug können dich weniger aufhalten
part-shielded = der Schicksalschip schützt dich, bis du gewinnst
part-one-left = dir fehlt nur noch ein Schritt zum Ziel
part-barred = nichts hält dich mehr von deinem Ziel ab
part-poised = du kannst in deinem nächsten Zug dorthin, wo du hinmusst
part-funds = du hast Macht für das, was dein Ziel noch braucht
part-curses = an mehr deiner Orte liegt ein Fluch
part-tree-open = der Galgenbaum ist offen
part-pan-sought = Peter Pan taucht eher auf
part-pan-found = Peter Pan taucht auf
part-pan-near = Peter Pan kommt der Jolly Roger näher
part-crew = deine Mannschaft auf der Jolly Roger ist stärker
part-reserve = deine Mannschaft hat Stärke übrig
part-recruits = du hast eine Mannschaft auf der Hand, die du bezahlen kannst
part-drivers = du kannst Peter Pan weitertreiben
part-strike = du kannst Peter Pan in deinem nächsten Zug besiegen
part-cave-open = die Wunderhöhle ist offen
part-lamp-found = die Lampe ist gefunden
part-lamp-stolen = die Lampe ist nicht gestohlen
part-lamp-lost = die Lampe ist nicht verloren
part-lamp-carried = die Lampe kommt dem Palast näher
part-genie-tamed = Dschinni gehorcht dir
part-genie-payable = du hast genug Macht, um Dschinni zu hypnotisieren
part-genie-price = es kostet weniger, Dschinni zu hypnotisieren
part-iago = Jago kann Gegenstände tragen
part-riches = du hast mehr Macht für dein Ziel
part-jailed = mehr Helden sind im Gefängnis
part-robbed = du kannst Helden Macht wieder abnehmen
part-warrants = du hast mehr Steckbriefe
part-church-watched = bei Bruder Tucks Kirche wartet ein Steckbrief
part-income = deine Orte bringen mehr Macht
part-silenced = König Richard hindert dich nicht an Ereignissen
part-hunt = deine Handlanger können bald einen Helden besiegen, der dir im Weg ist
part-guards = du hast an mehr Orten Kartenwachen
part-guarded = an jedem deiner Orte steht eine Kartenwache oder ein Tor
part-wickets = du hast an mehr Orten Tore
part-shot = dein Abschlag ist sicherer
part-crown-found = die Krone ist im Spiel
part-crown-near = die Krone kommt der Höhle näher
part-crown-astray = die Krone liegt nicht außerhalb der Höhle
part-trident-found = der Dreizack ist im Spiel
part-triton-bound = ein Vertrag bindet König Triton
part-triton-near = König Triton kommt dem Ort seines Vertrags näher
part-trident-free = der Dreizack ist dein
part-trident-near = der Dreizack kommt der Höhle näher
part-eels = Abschaum und Meerschaum sind im Spiel
part-lair-open = die Höhle ist offen
part-locked-in = wer aus dem Weg muss, steht an keinem verschlossenen Ort
part-ariel-bars = Arielle verhindert nicht mehr, dass etwas versetzt wird
part-contracts = du hast Verträge auf der Hand
part-currents = du hast Karten auf der Hand, die Helden versetzen
part-means = du hast mehr von der Macht, die dein Ziel kostet
part-burden = auf deiner Hand sind weniger nutzlose Karten
part-bound-home = der Vertrag bringt König Triton und den Dreizack der Höhle näher
part-release = du kannst in deinem nächsten Zug einen Vertrag erfüllen
part-tools = du ziehst eher, was dich von einem Helden befreit, der im Weg ist
part-drained = weniger Dingelhopper kosten dich Macht
