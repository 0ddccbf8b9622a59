### Was alle Spiele gemeinsam haben, auf Deutsch.

## Bausteine

you = Du
seat = Platz { $number }
hidden-card = eine verdeckte Karte
hidden-cards =
    { $count ->
        [one] 1 verdeckte Karte
       *[other] { $count } verdeckte Karten
    }
hidden-die = ein verdeckter Würfel
nothing = -
between-cards = { ", " }
list-more = { $rest }, { $item }
list-last = { $rest } und { $item }
says = { $name }: „{ $text }“
one-of-alike = { $text } ({ $number } von { $count })
alike-in-place = { $text } ({ $place })
on = an
off = aus
allowed-flag = an, aus
allowed-number = { $low } bis { $high }

## Wie es ausging

outcome-won =
    { $count ->
        [one] { $names } hat gewonnen.
       *[other] Gewonnen haben: { $names }.
    }
outcome-won-you = Du hast gewonnen!
outcome-draw = Unentschieden: { $names }.
outcome-lost = Alle haben verloren.

## Was an einem Tisch schiefgehen kann (Englisch sprechen die Fehler selbst)

error-table-error = Am Tisch ist etwas schiefgegangen.
error-unknown-game = Ein Spiel namens »{ $game }« gibt es nicht. Bekannt sind: { $known }.
error-wrong-number-of-seats =
    { $seats ->
        [one] { $game } lässt sich nicht mit einem Platz spielen.
       *[other] { $game } lässt sich nicht mit { $seats } Plätzen spielen.
    } Möglich sind: { $allowed }.
error-unknown-bot = Für { $game } gibt es keinen Bot namens »{ $bot }«. Bekannt sind: { $known }.
error-wrong-number-of-bots = Nenne einen Bot für alle Plätze oder { $seats }, einen für jeden; das sind { $bots }.
error-unknown-option = Eine Option namens »{ $option }« gibt es nicht. Bekannt sind: { $known }.
error-unknown-preset = Eine Voreinstellung namens »{ $preset }« gibt es nicht. Bekannt sind: { $known }.
error-option-taken-twice = Option »{ $option }«: »{ $value }« kann nur ein Platz haben.
error-option-out-of-range =
    Die Option »{ $option }« kann nicht »{ $value }« sein. Erlaubt ist: { $kind ->
        [flag] an, aus
        [number] { $low } bis { $high }
        [per-seat] für jeden der { $seats } Plätze eines von { $names }
       *[one-of] { $names }
    }.
error-not-offered = Platz { $seat } hat diese Wahl nicht: »{ $choice }«.
error-not-asked = Platz { $seat } wird gerade nichts gefragt. Der Tisch wartet auf: { $waiting }.
error-too-early = Platz { $seat } kann bei { $at } ms noch nicht wählen, erst ab { $ready } ms.
error-clock-first = Eine Wahl bei { $at } ms muss warten: Vorher, bei { $due } ms, geschieht etwas von selbst.
error-cannot-undo =
    { $reason ->
        [nothing] Platz { $seat } hat nichts zurückzunehmen.
        [other-seat] Platz { $seat } kann die Wahl nicht zurücknehmen: Inzwischen hat jemand anderes gewählt.
        [chance] Platz { $seat } kann die Wahl nicht zurücknehmen: Inzwischen sind Karten oder Würfel gefallen.
        [seen] Platz { $seat } kann die Wahl nicht zurücknehmen: Inzwischen wurde etwas Verdecktes gesehen.
        [moved-on] Platz { $seat } kann die Wahl nicht zurücknehmen: Das Spiel ist weitergegangen.
       *[other] Platz { $seat } kann die Wahl nicht zurücknehmen.
    }
error-other-rules = Diese Aufzeichnung folgt Fassung { $theirs } der Regeln von { $game }; hier gilt Fassung { $ours }.
error-damaged-record =
    Diese Aufzeichnung ist beschädigt: { $reason ->
        [unreadable] Sie lässt sich nicht lesen.
        [format] Ihr Format ist { $format } und nicht { $known }.
        [digest] Ihr Inhalt passt nicht zu ihrer Prüfsumme.
        [seed] Ihr Startwert ist keine hexadezimale Zahl.
        [commitment] Ihr Startwert ist nicht der versprochene.
        [choice] Wahl { $number } ist nicht möglich.
        [end] Ihre Wahlen führen zu einem anderen Ende, als sie sagt.
       *[other] Etwas in ihr stimmt nicht.
    }
error-no-record = Eine Abzweigung führt keine eigene Aufzeichnung; der Tisch, von dem sie stammt, hat sie.
error-no-such-deal = Keine andere Verteilung passt zu dem, was Platz { $seat } seit dem letzten Haltepunkt gesehen hat.
error-broken-script = Die Regeln von { $game } haben versagt: { $what }
error-file-trouble =
    { $reason ->
        [missing] »{ $file }« gibt es nicht.
        [folder] »{ $file }« ist ein Ordner, keine Datei.
        [denied] »{ $file }« darf nicht gelesen oder geschrieben werden.
        [exists] »{ $file }« gibt es schon.
        [full] Für »{ $file }« ist kein Platz mehr.
        [name] »{ $file }« kann keine Datei heißen.
        [big] »{ $file }« ist zu groß für eine gespeicherte Partie.
       *[other] »{ $file }« lässt sich nicht lesen oder schreiben (Fehler { $number } des Systems).
    }

## Was in einem Raum schiefgehen kann

# Was Messenger von einer Einladung zeigen
invitation-title = { $host } lädt dich ein: { $game }
invitation-about =
    { $free ->
        [0] { $players }. Alle Plätze sind besetzt, aber du kannst zusehen.
        [one] { $players }. Ein Platz ist frei: kein Konto, keine Installation.
       *[other] { $players }. { $free } Plätze sind frei: kein Konto, keine Installation.
    }

error-not-your-seat = Platz { $seat } gehört dir nicht.
error-seat-taken = Platz { $seat } ist nicht frei.
error-ask-first = Wer Platz { $seat } bekommt, entscheiden andere mit: Frag danach.
error-asked-often = Platz { $seat } wurde dir in dieser Partie oft genug verwehrt.
error-nobody-asks = Nach diesem Platz fragt niemand mehr.
error-not-your-say = Das entscheiden andere.
error-not-steady = Deine Verbindung war wieder weg. Du bekommst den Platz zurück, sobald sie eine Weile hält.
error-no-seat = Platz { $seat } gibt es an diesem Tisch nicht.
error-not-host = Das darf nur, wer den Tisch leitet.
error-not-a-guest = Du bist noch nicht in diesem Raum.
error-no-such-guest = Diese Person ist nicht mehr im Raum.
error-room-archived = Dieser Raum wurde weggeräumt, weil ihn lange niemand besucht hat. Wer den Server betreibt, kann ihn zurückholen.
error-no-such-room = Diesen Raum gibt es nicht. Stimmt der Code?
error-no-such-bot = Einen Bot namens »{ $bot }« gibt es nicht.
error-room-locked = Dieser Raum ist abgeschlossen.
error-room-full = Dieser Raum ist voll.
error-home-full = Zu viele Gäste dieses Raums teilen sich deinen Internetanschluss. Komm über einen anderen herein, oder lass jemanden aus dem Raum entfernen.
error-room-worn-out = In diesem Raum ist so viel geschehen, dass er nichts Neues mehr annimmt. Die Partie lässt sich zu Ende spielen; öffnet danach einen neuen Raum.
error-undone-often = In dieser Partie wurde schon so viel zurückgenommen, dass es nicht mehr geht.
error-was-removed = Du wurdest aus diesem Raum entfernt.
error-removed = Du hast diesen Raum verlassen.
error-replaced = Dieser Tisch ist in zu vielen Tabs offen; dieser hier wurde getrennt.
error-not-possible = Das geht hier nicht.
error-stale = Der Tisch ist inzwischen weiter. Bitte wähle noch einmal.
error-not-in-real-time = Dieses Spiel wartet ohnehin auf alle.
error-not-playing = Das kann nur, wer mitspielt.
error-too-late = Zu spät: Jemand war schneller.
error-not-yet = Nicht so schnell: eins nach dem anderen.
error-wrong-phase =
    { $phase ->
        [lobby] Das geht erst, wenn die Partie begonnen hat.
        [playing] Das geht nicht, während eine Partie läuft.
       *[over] Das geht jetzt nicht: Die Partie ist vorbei.
    }
error-not-over = Das geht erst, wenn die Partie vorbei ist.
error-paused = Der Tisch steht still. Gleich geht es weiter.
error-muted = Ein Fluch lässt dich verstummen. Bis er gebrochen ist, sprechen nur deine Würfel.
error-no-hint = Dafür gibt es keinen Tipp.
error-too-fast = Das war zu viel auf einmal. Bitte warte einen Augenblick.
error-too-slow = Die Verbindung war zu langsam; sie wird neu aufgebaut.
error-too-long = Das ist zu groß: Höchstens { $limit } Bytes werden angenommen.
error-bad-message = Das hat der Server nicht verstanden. Bitte lade die Seite neu.
error-bad-origin = Diese Anfrage kommt nicht von unserer eigenen Seite.
error-name-missing = Bitte sag, wie du heißt.
error-name-reserved = »{ $name }« ist als Name nicht frei. Bitte nimm einen anderen.
error-nothing-said = Darin steht nichts.
error-no-side = Du spielst nicht auf genau einer Seite.
error-no-such-link = Diesen Link gibt es nicht, oder er gilt nicht mehr.
error-no-roles = In diesem Spiel wünscht man sich keine Rollen.
error-not-your-side = Platz { $seat } spielt nicht auf deiner Seite.
error-in-secret = Hier wird geheim gewählt: Da kann man nichts vorschlagen.
error-not-stored = Das ließ sich nicht speichern und ist deshalb nicht geschehen. Bitte versuch es noch einmal.
error-not-replayed = Dieses Spiel lässt sich gerade nicht zeigen. Versuch es bitte noch einmal.
error-closing = Der Server startet neu; dein Platz bleibt dir.
error-no-page = Die Seite ist noch nicht gebaut.
error-not-found = Unter dieser Adresse gibt es nichts.

## Was auf der Befehlszeile schiefgehen kann

port-taken = Port { $port } lässt sich nicht benutzen ({ $detail }). Ein anderer: spieltisch serve --port 8001
data-trouble = Die Räume in »{ $folder }« lassen sich nicht öffnen: { $detail }.
restored = Raum { $code } ist wieder da.
not-archived = In »{ $folder }« liegt kein vollständiges Archiv eines Raums { $code }.
bad-host = »{ $host }« ist kein öffentlicher Name. --host erwartet den Namen, den man im Browser eingibt, etwa spiele.example.org; für das eigene Netz öffnet --lan den Server.
folder-taken = In »{ $folder }« arbeitet schon ein anderer Spieltisch. Beende ihn zuerst, oder nimm einen anderen Ordner: spieltisch serve --data ORDNER
no-such-seat =
    Platz { $seat } gibt es nicht; an diesem Tisch { $count ->
        [one] ist 1 Platz
       *[other] sind { $count } Plätze
    }.
same-name = Zwei Plätze heißen »{ $name }«. Gebt ihnen verschiedene Namen.
load-alone = Eine geladene Partie bringt Spiel, Optionen und Startwert selbst mit: --load verträgt sich nur mit --seats und --lang.

## Der Server

serving = Der Spieltisch ist offen: { $address }
serving-lan = Handys und andere Rechner im selben Netz finden ihn unter dieser Adresse.
serving-proxy = Der Proxy, der die TLS-Verbindung annimmt, reicht Anfragen an { $address } weiter, mit unverändertem Host-Header.
serving-end = Strg+C schließt ihn; alle Räume bleiben erhalten.
no-page = Die Seite für den Browser gehört nicht zu dieser Installation; Terminal, Simulationen und Bots kommen ohne sie aus. Wer sie haben will, installiert Node.js 20 oder neuer und dann den Spieltisch noch einmal (pip install --force-reinstall --no-cache-dir) oder ruft in einem Klon »make page« auf.
loaded-server =
    { $tables ->
        [one] 1 Tisch
       *[other] { $tables } Tische
    } mit { $seats } Plätzen{ $bots ->
        [0] {""}
        [one] , davon einer für einen Bot
       *[other] , davon { $bots } für Bots
    }, { $seconds } Sekunden lang: { $moves } Züge, { $moves_per_s } je Sekunde, { $refused } abgelehnt.
    Die Hälfte war nach { NUMBER($p50_ms, maximumFractionDigits: 1) } ms beantwortet, 99 von 100 nach { NUMBER($p99_ms, maximumFractionDigits: 1) } ms, der langsamste nach { NUMBER($slowest_ms, maximumFractionDigits: 1) } ms.
loaded-processor = Jeder Zug kostete den Server { NUMBER($processor_ms, maximumFractionDigits: 2) } ms Rechenzeit.
loaded-others = Bei den anderen des Tisches war die Hälfte nach { NUMBER($shown_p50_ms, maximumFractionDigits: 1) } ms angekommen, 95 von 100 nach { NUMBER($shown_p95_ms, maximumFractionDigits: 1) } ms, 99 von 100 nach { NUMBER($shown_p99_ms, maximumFractionDigits: 1) } ms.
loaded-hostile = Neben einem böswilligen Gast dauerte die langsamste Antwort { NUMBER($slowest_ms, maximumFractionDigits: 1) } ms; er bekam selbst { $answers }.

## Am Tisch im Terminal

bot-random = Zufall { $number }
    .about = Spielt aufs Geratewohl
bot-steady = Stetig { $number }
    .about = Spielt gut, so schnell wie jemand mit Übung
bot-slow = Langsam { $number }
    .about = Lässt sich Zeit und verschätzt sich manchmal
bot-quick = Schnell { $number }
    .about = Entscheidet schnell und irrt sich selten
bot-easy = Sanft { $number }
    .about = Kennt das Spiel, übersieht aber manchmal etwas
bot-hard = Schlau { $number }
    .about = Denkt vor jedem Zug voraus
bot-expert = Meister { $number }
    .about = Denkt lange nach und verzeiht nichts
bot-thinker = Denker { $number }
    .about = Denkt so lange nach, wie er darf
bot-spoiler = Störenfried { $number }
    .about = Will selbst nichts und spielt in jedem zweiten Zug Schicksal; für Rennen im Labor.
bot-slow-at-quick-pace = Langsamer Kopf { $number }
bot-steady-at-quick-pace = Ruhiger Kopf { $number }
bot-quick-at-slow-pace = Langsame Hände { $number }
strength-easy = Leicht
strength-normal = Normal
strength-hard = Schwer
strength-expert = Experte
welcome = { $game }: { $names }
welcome-help = Gewählt wird mit einer Zahl. »regeln« erklärt das Spiel, »hilfe« die Frage.
commitment =
    Prüfsumme des Startwerts (damit sich der Zufall am Ende prüfen lässt):
    { $hash }
seed =
    Der Startwert, jetzt offen (»spieltisch verify« prüft eine gespeicherte Partie):
    { $seed }
hand-over = Gib das Gerät an { $name } weiter. { $name }: weiter mit Enter.
earlier-news =
    { $count ->
        [one] … davor eine Zeile
       *[other] … davor { $count } Zeilen
    }
no-such-number =
    { $count ->
        [one] Hier steht nur die 1 zur Wahl.
       *[other] Bitte eine Zahl von 1 bis { $count }.
    }
not-understood = Das verstehe ich nicht. Wähle mit einer Zahl; »hilfe« sagt mehr.
command-help = hilfe
command-rules = regeln
command-table = tisch
command-card = karte
command-discards = ablage
command-guide = handbuch
command-save = speichern
command-load = laden
command-hint = tipp
command-undo = zurück
command-quit = ende
hint-line =
    Ein Bot würde das wählen: { $choice }.{ $rest ->
        [0] { "" }
       *[other] { " " }Nichts anderes sieht gerade besser aus.
    }{ $count ->
        [0] { "" }
       *[other] { " " }Warum: { $reasons }.
    }
hint-none = Für dieses Spiel gibt es keine Tipps.
play-help =
    eine Zahl         diese Möglichkeit wählen
    regeln            wie das Spiel geht
    tisch             den Tisch noch einmal zeigen
    karte N           die Karten der Möglichkeit N erklären
    karte NAME        eine Karte erklären, die du siehst
    ablage            die abgelegten Karten zeigen
    handbuch          wie deine Seite gespielt wird, falls es ein Handbuch gibt
    tipp              was ein Bot täte, und warum
    zurück            die letzte Wahl zurücknehmen
    speichern DATEI   die Partie speichern (speichern! überschreibt)
    laden DATEI       eine gespeicherte Partie fortsetzen
    ende              aufhören
    hilfe oder ?      worum es gerade geht, und diese Liste
    Die englischen Wörter gelten auch: help, rules, table …
card-which = Welche Karte? »karte 2« erklärt die Karten der Möglichkeit 2, »karte NAME« jede, die du siehst.
card-none = Eine Karte namens »{ $name }« siehst du nicht.
card-none-in-choice = Möglichkeit { $number } betrifft keine Karte.
card-too-many = Auf »{ $name }« passen zu viele Karten: { $cards }.
discards-none = In diesem Spiel gibt es keine Ablage.
discards-line = { $place }: { $cards }
guide-none = Für dich gibt es hier kein Handbuch. »regeln« erklärt das Spiel.
guide-aim = Dein Ziel
guide-way = So gelingt es
guide-beware = Hüte dich davor
save-where = Wohin? Zum Beispiel: speichern partie.json
save-anyway = »speichern! { $file }« überschreibt die Datei.
saved = Gespeichert in { $file }. Weiter geht es jederzeit mit: spieltisch play --load { $file }
save-at-end = speichern DATEI, oder Enter zum Beenden >
not-understood-at-end = Hier gilt nur »speichern DATEI« oder Enter.
load-where = Was denn? Zum Beispiel: laden partie.json
load-unsaved = Diese Partie ist nicht gespeichert. »speichern DATEI« bewahrt sie auf, »laden! { $file }« verwirft sie.
loaded = Geladen: { $file }
undone = Zurückgenommen.
quit-unsaved = Diese Partie ist nicht gespeichert. »speichern DATEI« bewahrt sie auf, »ende!« verwirft sie.
left = Bis bald!
left-unsaved = Bis bald! Gespeichert wurde nichts; beim nächsten Mal bewahrt »speichern DATEI« die Partie auf.
which-game = Welches Spiel?

## Aufzeichnungen

step = { $number }. { $name }: { $choice }
step-secret = { $number }. { $name } wählt verdeckt
step-clock = { $number }. Die Uhr läuft weiter
step-prompt = Enter: weiter · Zahl: so viele Schritte · q: Schluss >
step-help = Enter zeigt die nächste Wahl, eine Zahl so viele auf einmal, q hört auf.
unfinished =
    { $count ->
        [one] Die Partie ist nach einer Wahl noch nicht zu Ende.
       *[other] Die Partie ist nach { $count } Wahlen noch nicht zu Ende.
    }
verified-file = ✓ Die Datei ist unbeschädigt.
verified-seed = ✓ Der Startwert passt zur Prüfsumme { $hash }.
verified-choices =
    { $count ->
        [one] ✓ Die eine Wahl war erlaubt.
       *[other] ✓ Alle { $count } Wahlen waren erlaubt.
    }
verified-end = ✓ Sie führen zu demselben Ende.
not-verified = ✗ { $why }

## Tabellen

game-head = { $low } bis { $high } Plätze
option-per-seat = { $option } (je Platz)
column-option = Option
column-preset = Voreinstellung
column-sets = setzt
column-allowed = erlaubt
column-default = sonst
column-meaning = Bedeutung
column-seat = Wer
column-wins = Siege
column-bot = Bot
column-games = Partien
column-draws = Remis
column-sure = zu 95 % zwischen
column-ms = ms je Wahl
column-ms-p95 = ms, 95 von 100
column-figure = Figur
column-rival = gegen
between = { $low } – { $high }
arena-seed = Startwert: { $seed }
no-such-part = Einen Teil »{ $name }« hat dieser Stand nicht. Es gibt: { $known }.
fit-needs-scipy = Dafür wird SciPy gebraucht. Installieren mit: pip install 'spieltisch[lab]'
fit-needs-games = Keine Partie wurde entschieden; daraus lässt sich nichts lernen. Spiele mehr Partien.
learn-needs-traits = { $game } sagt nicht, woran es Möglichkeiten erkennt, also ist nichts zu lernen.
fit-no-judge = { $game } kann seine Stellungen noch nicht beurteilen; da gibt es nichts zu bestimmen.
train-needs-cmaes = Dafür werden NumPy und cmaes gebraucht. Installieren mit: pip install 'spieltisch[lab]'
train-no-difference = Mit allen Gewichten ging es gleich gut: Niemand gewann, oder dieser Bot richtet sich nicht danach. Lass ihn mehr oder länger spielen, oder trainiere einen anderen.
train-no-figure = In keiner dieser Partien spielt der erste Bot diese Figur.
no-such-figure = Eine Figur »{ $name }« hat dieser Stand nicht. Es gibt: { $known }.
column-share = Anteil
column-length = Länge
column-mean = Mittel
column-median = Median
column-measure = je Sekunde
column-low = kleinster
column-high = größter
simulating = Partien
simulated =
    { $count ->
        [one] { $game }: 1 Partie
       *[other] { $game }: { $count } Partien
    }
draws = unentschieden
lost = alle verloren
rounds = Runden
decisions = Entscheidungen
benched =
    { $game } mit { $count ->
        [one] 1 Platz
       *[other] { $count } Plätzen
    }
measure-decisions_per_s = Entscheidungen
measure-forks_per_s = Abzweigungen
measure-forks_mid_effect_per_s = Abzweigungen mitten im Zug
measure-rollouts_per_s = Probespiele
few-mid-effect =
    In { $choices } zufälligen Entscheidungen fand sich { $count ->
        [0] keine Stellung
        [one] nur eine Stellung
       *[other] nur { $count } Stellungen
    } mitten in einem Zug.

## Zahlen

figure = { $figure }
share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
