### The Reckoners auf Deutsch. Würfel, Epics, Ausrüstung und Reckoner haben eigene Dateien in de/.
### Ein Platz, der »you« heißt, wird angesprochen; sonst sprechen die Meldungen von den Reckonern selbst.
### Ein Wort für eine Sache: Schläger, Barrikade, Marker (auf einer Leiste), Planungsmarker, Bevölkerung.

game-name = The Reckoners
game-about = Gemeinsam jagt ihr Epics durch Newcago und stürzt Steelheart, bevor die Stadt ihre letzten Menschen verliert.
game-rules =
    Ihr seid ein Team und gewinnt oder verliert zusammen. Findet Steelhearts
    Schwachstelle (Erforschen auf 0), dann bringt seine Gesundheit auf 0. Fällt
    die Bevölkerung auf 0, ist alles verloren. Eine Runde hat sechs Schritte:
    1. Würfeln, alle gleichzeitig: bis zu dreimal, und von jedem Wurf bleibt
       mindestens ein Würfel liegen.
    2. Aktionen, alle gleichzeitig. Symbole wirken im Bezirk deines Reckoners:
       Geld verdienen, Schläger vertreiben, den Marker eines Epics oder einer
       Leiste Steelhearts zurückschieben, erforschen, angreifen, Planungsmarker
       für später nehmen. Jeder Würfel kann auch bewegen oder irgendwo eine
       Barrikade räumen. Ein angefangener Würfel wird erst ganz verbraucht.
    3. Besiegte Epics bringen Belohnungen: Wissen über Steelheart und mehr.
    4. Kauft aus der gemeinsamen Kasse Ausrüstung für eure Reckoner.
    5. In leere Bezirke kommen neue Epics.
    6. Von Steelhearts Bezirk an im Uhrzeigersinn tut jeder Epic alles, was links
       von seinem Marker steht; dann rückt der Marker um 1 und je Schläger um 1
       weiter. Zum Schluss kommen Steelhearts vier Leisten, und er zieht weiter.
    Ein Planungsmarker gilt wie ein Würfel mit einem Symbol nach Wahl. Wo eine
    Barrikade steht, kommt kein Reckoner hinein oder heraus.
game-provenance = Ablauf, Aufbau, Startwerte Steelhearts, Grenzen und die Wirkung von Fähigkeiten und Ausrüstung folgen der gedruckten Anleitung. Die Werte, Leisten und Belohnungen fast aller Epics, die Seiten der Würfel, Preise, Steelhearts Leisten, einige Namen und die Antworten auf offene Fragen stammen von uns, weil wir die Karten nicht kennen; sie sind an allen Beispielen der Anleitung geprüft und in mehreren Hundert Partien von Rechnern erprobt, aber noch nicht von Menschen. Es sind nicht die gedruckten Karten.

## Was geschieht: Vorbereitung

told-joins =
    { $seat ->
        [you] Du spielst
       *[other] { $seat } spielt
    } { $reckoner }.
told-steelheart-appears = Steelheart taucht auf: { $district }.
told-begins = { $reckoner } beginnt hier: { $district }.

## Was geschieht: würfeln

told-round = Runde { $round } beginnt: Die Würfel rollen.
told-rolls = { $reckoner } würfelt { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } neu.
told-believes = { $reckoner } vertraut auf den Glauben und würfelt { $count ->
        [one] einen Würfel
       *[other] { $count } Würfel
    } noch einmal.
told-keeps-all = { $reckoner } ist mit dem Wurf zufrieden.

## Was geschieht: Aktionen

told-actions = Alle Würfel liegen: Jetzt wird gehandelt.
told-earns = { $reckoner } verdient 1 Geld; in der Kasse: { $money }.
told-stores = { $reckoner } plant voraus: 1 Planungsmarker für die nächste Runde.
told-fights = { $reckoner } vertreibt einen Schläger ({ $district }){ $left ->
        [0] . Dort ist keiner mehr.
       *[other] ; { $left } bleiben.
    }
told-weakens = { $reckoner } schwächt { $card }: { $marker ->
        [one] nur noch 1 Aktion.
       *[other] noch { $marker } Aktionen.
    }
told-hampers = { $reckoner } bremst Steelheart ({ $track }): { $marker ->
        [one] nur noch 1 Aktion.
       *[other] noch { $marker } Aktionen.
    }
told-researches = { $reckoner } erforscht { $card }{ $left ->
        [0] .
       *[other] : noch { $left }.
    }
told-weakness-found = Die Schwachstelle ist gefunden: { $card } hat jetzt Gesundheit { $health }.
told-attacks = { $reckoner } greift { $card } an{ $left ->
        [0] .
       *[other] : Gesundheit { $left }.
    }
told-defeated = Besiegt: { $card } ({ $district })!
told-studies = { $reckoner } erforscht Steelheart.
told-steelheart-research = Bis zu Steelhearts Schwachstelle fehlen noch { $left }.
told-steelheart-weakness = Steelhearts Schwachstelle ist gefunden! Seine Gesundheit: { $health }. Jetzt könnt ihr ihn angreifen.
told-strikes = { $reckoner } trifft Steelheart: Gesundheit { $left }.
told-spends-plan = { $reckoner } setzt einen Planungsmarker ein.
told-moves = { $reckoner } wechselt den Bezirk: { $district }.
told-clears = { $reckoner } räumt eine Barrikade weg ({ $district }){ $left ->
        [0] . Der Weg ist frei.
        [one] ; eine steht noch.
       *[other] ; { $left } stehen noch.
    }
told-uses = { $reckoner } nutzt { $card }.
told-aims = { $reckoner } nimmt { $district } ins Visier.
told-briefs = { $reckoner } weist { $other } ein: 1 Planungsmarker, sofort zu gebrauchen.
told-turns = { $reckoner } dreht einen Würfel.
told-gives-up = { $reckoner } lässt { $count ->
        [one] ein Symbol
       *[other] { $count } Symbole
    } verfallen.
told-lapses = { $count ->
        [one] Ein Symbol verfällt
       *[other] { $count } Symbole verfallen
    }: { $reckoner } kann hier nichts damit anfangen.
told-is-done =
    { $seat ->
        [you] Du bist fertig.
       *[other] { $seat } ist fertig.
    }
told-comes-back =
    { $seat ->
        [you] Du machst doch noch weiter.
       *[other] { $seat } macht doch noch weiter.
    }

## Was geschieht: Belohnungen und Ausrüstung

told-reward = Belohnung für den Sieg über { $card }:
told-reward-money = { $count } Geld; in der Kasse: { $money }.
told-reward-fight = Ein Schläger ist vertrieben ({ $district }); { $left } bleiben.
told-reward-weaken = Geschwächt: { $card }, { $marker ->
        [one] nur noch 1 Aktion.
       *[other] noch { $marker } Aktionen.
    }
told-reward-hamper = Steelheart ist gebremst ({ $track }): { $marker ->
        [one] nur noch 1 Aktion.
       *[other] noch { $marker } Aktionen.
    }
told-reward-plan = { $reckoner } bekommt einen Planungsmarker.
told-reward-lapses = { $count ->
        [one] Eine Belohnung verfällt.
       *[other] { $count } Belohnungen verfallen.
    }
told-buys = { $reckoner } bekommt { $card }; in der Kasse: { $money }.
told-refreshes = Vier neue Karten liegen im Markt; in der Kasse: { $money }.
told-redeems = { $reckoner } bekommt einen verlorenen Würfel zurück; in der Kasse: { $money }.

## Was geschieht: die Epics

told-epic-phase = Jetzt handeln die Epics.
told-enters = Ein neuer Epic: { $card } ({ $district }).
told-activates = { $card } handelt: { $count ->
        [one] 1 Aktion.
       *[other] { $count } Aktionen.
    }
told-marker-moves = { $card }: { $marker ->
        [one] 1 Aktion steht jetzt links vom Marker
       *[other] { $marker } Aktionen stehen jetzt links vom Marker
    }{ $repeats ->
        [0] .
        [one] , und die letzte Aktion wird wiederholt.
       *[other] , und die letzte Aktion wird { $repeats }-mal wiederholt.
    }
told-kills = Angriff auf die Bevölkerung: −{ $count }.
told-population = { $left ->
        [0] Niemand ist mehr übrig.
       *[other] Bevölkerung: { $left }.
    }
told-supports = Unterstützt wird { $card }.
told-fortifies = { $card } { $risen ->
        [0] kann nicht stärker werden und lässt es die Bevölkerung spüren.
       *[other] wird stärker.
    }
told-recruits = { $count ->
        [one] Ein Schläger kommt dazu
       *[other] { $count } Schläger kommen dazu
    }: { $district }.
told-builds = { $count ->
        [one] Eine Barrikade entsteht
       *[other] { $count } Barrikaden entstehen
    }: { $district }.
told-boosts = Steelheart wird stärker ({ $track }): { $marker } Aktionen.
told-boosts-over = Steelhearts Leiste ist voll ({ $track }): Ihre letzte Aktion wirkt sofort.
told-base = Die Epics kommen eurer Basis näher: { $left ->
        [0] Beim nächsten Mal ist sie entdeckt!
        [one] noch 1 Schritt.
       *[other] noch { $left } Schritte.
    }
told-base-found = Eine Basis ist entdeckt! Ihr verliert einen Würfel.
told-loses = { $reckoner } verliert einen Würfel.
told-steelheart-acts = Steelheart handelt.
told-steelheart-moves = Steelheart zieht { $count ->
        [one] einen Bezirk
       *[other] { $count } Bezirke
    } weiter: { $district }.
told-wins = Steelheart ist besiegt! Newcago ist frei, nach { $round ->
        [one] einer Runde.
       *[other] { $round } Runden.
    }
told-loses-all = Newcago ist verloren, nach { $round ->
        [one] einer Runde.
       *[other] { $round } Runden.
    }

## Fragen

prompt-pick = Wen spielst du?
    .help = Jeder Reckoner hat eigene Würfel und eine eigene Fähigkeit. Ein Team braucht Forscher und Kämpfer.
prompt-equip = Was kaufst du für deine Reckoner?
    .help = Alle zahlen aus einer Kasse, sprecht euch also ab. Gekauftes bleibt bei diesem Reckoner und wirkt ab der nächsten Runde. Verlorene Würfel gibt es für 2 Geld zurück. Wer zuerst sitzt, kann für 1 Geld alle vier Karten austauschen.
prompt-place = Wo beginnt dein Reckoner?
    .help = Die meisten Symbole wirken nur im eigenen Bezirk. Steelhearts Bezirk ist so gut wie jeder andere, wenn ihr ihn erforschen oder bremsen wollt.
prompt-roll = Was behältst du?
    .help = Leg mindestens einen Würfel zur Seite und wirf den Rest neu, insgesamt höchstens dreimal. Du darfst abwarten, was die anderen würfeln.
prompt-act = Was tust du?
    .help = Nutze Würfel, Planungsmarker und Karten in beliebiger Reihenfolge, alle gleichzeitig. Jeder Würfel kann auch bewegen oder eine Barrikade räumen. Sag »Fertig«, wenn du nichts mehr tun willst; bis alle fertig sind, kannst du zurückkommen.
prompt-spend = { $reckoner }: Was tust du mit { $count ->
        [one] dem letzten Symbol
       *[other] den { $count } Symbolen
    }?
    .help = Ein angefangener Würfel wird ganz verbraucht, bevor jemand etwas anderes tut. Was du nicht brauchst, lass verfallen.
prompt-turn = { $reckoner }: Auf welche Seite drehst du den Würfel?
    .help = Jede Seite dieses Würfels ist möglich.
prompt-rest = Du bist fertig. Willst du doch noch etwas tun?
    .help = Solange nicht alle fertig sind, kannst du zurückkommen. Niemand wartet auf dich.
prompt-reward = Wohin gehen die Belohnungen?{ $fight ->
        [0] {""}
       *[other] {" "}Schläger { $fight }.
    }{ $weaken ->
        [0] {""}
       *[other] {" "}Schwächen { $weaken }.
    }{ $plan ->
        [0] {""}
       *[other] {" "}Planungsmarker { $plan }.
    }
    .help = Sie wirken überall in der Stadt, in beliebiger Reihenfolge. Du entscheidest für das Team; sprecht euch ab.
prompt-lose = Eine Basis ist entdeckt. Welchen Würfel verliert ihr?
    .help = Für 2 Geld könnt ihr ihn später zurückkaufen. Jeder Reckoner behält mindestens einen Würfel. Du entscheidest für das Team; sprecht euch ab.

## Auswahl

choice-pick = { $reckoner } spielen
choice-buy = { $card } für { $reckoner } kaufen
choice-redeem = Verlorenen Würfel zurückkaufen: { $die }
choice-refresh = Den Markt austauschen (1 Geld)
choice-place = { $reckoner } beginnt hier: { $district }
choice-keep = Behalten: { $die }
choice-release = Doch nicht behalten: { $die }
choice-roll = { $reckoner } würfelt den Rest neu
choice-finish = { $reckoner } behält alles
choice-faith = { $card }: alles, was du nicht behältst, noch einmal würfeln
choice-earn = Geld verdienen mit { $die }
choice-plan = Planungsmarker nehmen mit { $die }
choice-fight = Schläger vertreiben ({ $district }) mit { $die }
choice-weaken = Epic schwächen ({ $district }) mit { $die }
choice-hamper = Steelheart bremsen ({ $track }) mit { $die }
choice-research = Epic erforschen ({ $district }) mit { $die }
choice-study = Steelheart erforschen mit { $die }
choice-attack = Epic angreifen ({ $district }) mit { $die }
choice-strike = Steelheart angreifen mit { $die }
choice-move = Bewegen ({ $district }) mit { $die }
choice-clear = Barrikade räumen ({ $district }) mit { $die }
choice-pay = { $card } bezahlen mit { $die }
choice-then-earn = Geld verdienen
choice-then-plan = Planungsmarker nehmen
choice-then-fight = Schläger vertreiben ({ $district })
choice-then-weaken = Epic schwächen ({ $district })
choice-then-hamper = Steelheart bremsen ({ $track })
choice-then-research = Epic erforschen ({ $district })
choice-then-study = Steelheart erforschen
choice-then-attack = Epic angreifen ({ $district })
choice-then-strike = Steelheart angreifen
choice-then-move = Stattdessen bewegen ({ $district })
choice-then-clear = Stattdessen eine Barrikade räumen ({ $district })
choice-then-pay = Alles zusammen für { $card } ausgeben
choice-play = { $card } nutzen
choice-ride = { $card }: bewegen ({ $district })
choice-aim = { $card }: { $district } ins Visier nehmen
choice-brief = { $card }: Planungsmarker für { $reckoner }
choice-improvise = { $card }: drehen ({ $die })
choice-turn = { $face }
choice-give-up = Den Rest verfallen lassen
choice-take-fight = Einen Schläger vertreiben ({ $district })
choice-take-weaken = Den Epic schwächen ({ $district })
choice-take-hamper = Steelheart bremsen ({ $track })
choice-take-plan = Einen Planungsmarker für { $reckoner }
choice-lose = { $die }
choice-done = Fertig
choice-back = Doch noch etwas tun

## Optionen

preset-rulebook = Wie in den Regeln
    .help = Je ein Reckoner durch das Los, wenn ihr keinen wünscht. Wer allein spielt, hat zwei.
preset-choose = Reckoner wählen
    .help = Zu Beginn wählen alle ihren Reckoner, mit Würfeln und Fähigkeiten vor Augen.
preset-double = Je zwei Reckoner
    .help = Für bis zu drei Personen: Alle spielen zwei Reckoner, und Newcago hat mehr Verteidiger.
option-difficulty = Schwierigkeit
    .help = Anfänger und Normal für die ersten Partien; danach wird Steelheart zäher und seine Leisten werden gefährlicher.
option-reckoner = Reckoner
    .help = Wen ihr spielt: zufällig, am Tisch gewählt oder gleich hier bestimmt.
option-each = Reckoner je Platz
    .help = Zu zweit oder zu dritt könnt ihr je zwei Reckoner spielen. Wer allein spielt, führt immer zwei.

## Namen

name-beginner = Anfänger
name-normal = Normal
name-hard = Hart
name-extreme = Extrem
name-random = Zufällig
name-choose = Am Tisch wählen
name-one = Einer
name-two = Zwei
name-the-reckoners = Die Reckoner
name-reckoner-unknown = Ein Reckoner

name-newcago-theater = Newcago-Theater
name-the-loop = The Loop
name-soldier-field = Soldier Field
name-steel-catacombs = Stahlkatakomben
name-understreets = Unterstraßen
name-weapons-factory = Waffenfabrik
name-palace-shore = Palastufer

name-track-red = rot: Schläger
name-track-blue = blau: Barrikaden
name-track-yellow = gelb: Energiestöße
name-track-purple = lila: Menschenjagd

name-phase-choosing = Wahl der Reckoner
name-phase-setting = Aufbau
name-phase-outfitting = Vorbereitung: Ausrüstung
name-phase-placing = Vorbereitung: Startbezirke
name-phase-roll = Würfeln
name-phase-actions = Aktionen
name-phase-rewards = Belohnungen
name-phase-equipment = Ausrüstung
name-phase-epics = Epics
name-phase-over = Vorbei

name-act-fortify = stärker werden
name-act-recruit = Schläger anwerben
name-act-population-1 = Bevölkerung −1
name-act-population-2 = Bevölkerung −2
name-act-population-3 = Bevölkerung −3
name-act-barricade = Barrikade bauen
name-act-boost-red = Steelheart stärken (rot)
name-act-boost-blue = Steelheart stärken (blau)
name-act-boost-yellow = Steelheart stärken (gelb)
name-act-boost-purple = Steelheart stärken (lila)
name-act-discover-base = nach der Basis suchen
name-act-support-recruit = Nachbarn werben Schläger an
name-act-support-fortify = Nachbarn werden stärker
name-act-support-barricade = Nachbarn bauen Barrikaden
name-act-support-population = Nachbarn: Bevölkerung −1

name-timing-permanent = wirkt immer
name-timing-free = einmal je Runde
name-timing-paid = einmal je Runde, für einen Würfel oder Planungsmarker

## Wo eine Karte liegt und was von ihr zu sagen ist

lies-epic-deck = im Stapel der Epics
lies-equipment-deck = im Stapel der Ausrüstung
lies-market = im Markt
lies-beaten = in dieser Runde besiegt
lies-defeated = besiegt
lies-box = nicht mehr im Spiel
lies-district = { $district }
lies-gear = bei { $reckoner }
fact-research = Erforschen { $count }
fact-health = Gesundheit { $count }
fact-weak-health = mit bekannter Schwachstelle höchstens { $count }
fact-acts = tut der Reihe nach: { $acts }
fact-rewards =
    bringt: Steelheart erforschen { $research }{ $money ->
        [0] {""}
       *[other] , Geld { $money }
    }{ $fight ->
        [0] {""}
       *[other] , Schläger { $fight }
    }{ $weaken ->
        [0] {""}
       *[other] , Schwächen { $weaken }
    }{ $plan ->
        [0] {""}
       *[other] , Planungsmarker { $plan }
    }
fact-timing = { $timing }
fact-price = kostet { $count } Geld

## Worauf eine Wahl hinausläuft, bevor sie getroffen ist

tally-costs = Kostet { $price } von { $money } Geld
tally-changes = { $before } → { $after }{ $result ->
        [weakness] , die Schwäche ist gefunden
        [defeat] , besiegt
        [victory] , Sieg
       *[none] { "" }
    }

## Warum etwas nicht zur Wahl steht

bar-lost = Dieser Würfel ist verloren. Im Ausrüstungsschritt lässt er sich für { $price } zurückkaufen; das Team hat { $money }.
bar-spent = In dieser Runde schon benutzt.
bar-kept = Endgültig behalten: Benutzt wird er im Aktionsschritt.
bar-later = Das kommt im Aktionsschritt an die Reihe.
bar-busy = { $reckoner } benutzt gerade einen Würfel; gleich geht es weiter.
bar-done = Du hast gesagt, dass du fertig bist.
bar-no-use = Wo dieser Reckoner ist, kann der Würfel nichts bewirken.
bar-permanent = Diese Karte wirkt immer; hier gibt es nichts zu wählen.
bar-used = In dieser Runde schon benutzt.
bar-no-die = Für diese Karte muss ein passender Würfel her, und es ist keiner mehr da.
bar-no-effect = Sie würde gerade nichts bewirken.
bar-market-later = Ausrüstung kauft ihr im Ausrüstungsschritt, nach den Belohnungen.
bar-too-dear = Kostet { $price }, und das Team hat { $money }: Es fehlt noch { $missing }.

## Der Tisch in Worten

describe-table =
    { $round ->
        [0] { $phase }
       *[other] Runde { $round } · { $phase }
    } · Bevölkerung { $population } · Geld { $money } · Basis: { $base ->
        [0] beim nächsten Mal entdeckt
        [one] noch 1 Schritt
       *[other] noch { $base } Schritte
    }{ $lost ->
        [0] {""}
        [one] {" "}· 1 Würfel verloren
       *[other] {" "}· { $lost } Würfel verloren
    }
describe-steelheart =
    Steelheart{ $placed ->
        [0] {""}
       *[other] {" "}({ $district })
    }: { $research ->
        [0] Gesundheit { $health }
       *[other] Erforschen { $research }
    } · Aktionen: rot { $red }, blau { $blue }, gelb { $yellow }, lila { $purple }
describe-district =
    { $district }{ $steelheart ->
        [0] {""}
       *[other] {" "}· Steelheart
    }{ $enforcement ->
        [0] {""}
       *[other] {" "}· Schläger { $enforcement }
    }{ $barricades ->
        [0] {""}
       *[other] {" "}· Barrikaden { $barricades }
    }{ $sniper ->
        [0] {""}
       *[other] {" "}· im Visier
    }{ $here ->
        [0] {""}
       *[other] {" "}· hier: { $team }
    }
describe-epic =
    {"  "}{ $card }: { $research ->
        [0] Schwachstelle bekannt
       *[other] Erforschen { $research }
    }, { $health ->
        [-1] unangreifbar
       *[other] Gesundheit { $health }
    }{ $research ->
        [0] {""}
       *[other] {" "}(dann höchstens { $weak })
    } · tut: { $acts } | dann: { $more }
describe-reckoner =
    { $reckoner } ({ $seat ->
        [you] du
       *[other] { $seat }
    }){ $placed ->
        [0] {""}
       *[other] {" "}· { $district }
    } · Planungsmarker { $plans }{ $fresh ->
        [0] {""}
       *[other] {" "}(und { $fresh } ab der nächsten Runde)
    }
describe-dice = {"  "}Würfel · weiß: { $white } · farbig: { $coloured }
describe-rolled = {"  "}Wurf { $throw } · offen: { $loose } · behalten: { $marked }
describe-gear = {"  "}Karten: { $cards }
describe-ware = Im Markt: { $card } ({ $count })
describe-forecast =
    Handelten die Epics jetzt: { $actions } Aktionen, { $count ->
        [0] keine Opfer
       *[other] Bevölkerung −{ $count }
    }{ $losses ->
        [0] {""}
        [one] , 1 Würfel verloren
       *[other] , { $losses } Würfel verloren
    }{ $unknown ->
        [0] .
        [one] ; dazu ein neuer Epic.
       *[other] ; dazu { $unknown } neue Epics.
    }

# Woraus ein Stand besteht
part-odds = so gehen Partien meistens gut aus
part-difficulty = es passt zu Steelhearts Stärke
part-population = mehr Menschen überleben
part-dying = weniger Menschen sind in Gefahr
part-steelheart-research = ihr kommt Steelhearts Schwachstelle näher
part-steelheart-weakness = Steelhearts Schwachstelle ist bekannt
part-steelheart-health = Steelheart hat weniger Gesundheit
part-steelheart-tracks = Steelheart tut am Ende der Runde weniger
part-epics = die Epics tun am Ende der Runde weniger
part-epics-shaken = Epics sind näher an der Niederlage
part-enforcement = in der Stadt sind weniger Schläger
part-barricades = es gibt weniger Barrikaden
part-base = eure Basis ist besser versteckt
part-dice = ihr habt mehr Würfel
part-equipment = ihr habt mehr Ausrüstung
part-plans = ihr habt mehr Planungsmarker
part-money = ihr habt mehr Geld übrig
part-rivals = Steelheart steht schlechter da

# Was Bots sagen
remark-agrees = Gute Idee.
remark-goes = Mein Ziel: { $district }.
remark-against-steelheart = Ich kümmere mich um Steelheart.
remark-after = Ich habe es auf { $card } abgesehen.
remark-holds-down = Ich sorge hier für Ruhe: { $district }.
remark-clears = Ich räume den Weg frei: { $district }.
remark-saves-money = Ich sammle Geld für Ausrüstung.
remark-plans-ahead = Ich plane für die nächste Runde vor.
remark-rallies = Alle auf Steelheart: Diese Runde kann er fallen!
remark-keeps-attack = Meinen Angriff hebe ich für { $card } auf.
