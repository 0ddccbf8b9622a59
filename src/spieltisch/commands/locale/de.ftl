### Was die Befehlszeile von sich selbst sagt, auf Deutsch. Am Tisch braucht es niemand.

## Wie Hilfe aussieht

# In einer Zeile, damit sie ohne Fluent gesagt werden kann.
usage = Aufruf: { $command } [OPTIONEN]
usage-of-group = Aufruf: { $command } BEFEHL …
arguments = Argumente
options = Optionen
commands = Befehle
required = erforderlich
default = ohne Angabe { $value }
from = ab { $low }
from-to = von { $low } bis { $high }
either = { $rest } oder { $last }

## Was für den Wert einer Option steht

metavar-bots = BOT,…
metavar-cluster = ray[:ADRESSE]
metavar-code = CODE
metavar-decimal = ZAHL
metavar-duels = ZAHL ZAHL
metavar-file = DATEI
metavar-folder = ORDNER
metavar-game = SPIEL
metavar-goal = MASS=ZAHL
metavar-name = NAME
metavar-names = NAME,…
metavar-number = ZAHL
metavar-range = NAME=VON..BIS
metavar-setting = NAME=WERT
metavar-sittings = TISCH,…
metavar-parts = TEIL,…
metavar-text = TEXT

## Was an einer Befehlszeile falsch sein kann

no-such-command = Einen Befehl »{ $name }« gibt es nicht.
no-such-option = Eine Option { $name } gibt es hier nicht.
no-such-language = In der Sprache »{ $name }« gibt es den Spieltisch nicht. Es gibt: { $known }.
did-you-mean = Meintest du { $names }?
missing = { $name } fehlt. Gemeint ist: { $meaning }
too-much = Mit »{ $words }« kann { $command } nichts anfangen.
value-missing = Hinter { $option } fehlt etwas: { $option } { $metavar }
value-unwanted = { $option } steht für sich; ein Wert gehört nicht dazu.
value-wrong = { $name } erwartet { $wanted }, nicht »{ $given }«.
wanted-number = eine ganze Zahl
wanted-decimal = eine Zahl (mit Punkt statt Komma)
wanted-duels = zwei ganze Zahlen
less-than-no-duels = Weniger als keine Duelle gibt es nicht.
more = Mehr dazu: { $command } --help
aborted = Abgebrochen.

## Hilfe

help-help = Zeigt diese Hilfe.
help-app = Ein digitaler Spieltisch: Er achtet auf die Regeln, Bots spielen mit, Simulationen zählen.
help-serve = Öffnet den Tisch für Browser: Räume, Plätze, Bots.
help-lan = Öffnet ihn auch für andere Geräte im selben Netz und zeigt die Adresse als QR-Code.
help-port = Der Port; 0 nimmt irgendeinen freien.
help-data = Der Ordner, in dem die Räume liegen; sonst der für Nutzerdaten auf diesem System.
help-keep = Räume, die so viele Tage niemand besucht hat, kommen in den Ordner »archive«; bei 0 bleiben alle.
help-restore = Holt einen Raum aus dem Archiv zurück; der Server darf dabei nicht laufen.
help-room-code = Der Code des Raums.
help-host = Der öffentliche Name eines Servers hinter einem Proxy, der TLS annimmt, etwa spiele.example.org: Links und QR-Codes beginnen mit https://NAME, Cookies gehen nur über TLS, und nur Seiten von dort dürfen etwas tun. Wo der Server lauscht, sagt das nicht; dafür gibt es --lan.
help-trust-proxy = Glaubt dem letzten Eintrag von X-Forwarded-For und X-Forwarded-Proto, damit Grenzen für die eigene Adresse jedes Gastes gelten. Nur für einen Server, der ausschließlich über den eigenen Proxy erreichbar ist.
help-bot-pause = So viele Millisekunden wartet ein Bot, bevor er wählt, damit ein Tisch voller Bots den anderen Zeit lässt.
help-load-test = Misst, wie schnell ein Server auf diesem Rechner vielen Tischen zugleich antwortet.
help-tables = Anzahl der Tische.
help-rate = Züge je Sekunde an jedem Tisch.
help-time = Wie viele Sekunden lang gemessen wird.
help-load-bots = Wie viele der Plätze an jedem Tisch der übliche Bot spielt.
help-hostile = Daneben treibt ein böswilliger Gast sein Unwesen, den keine Grenze aufhält.
help-games = Zeigt die Spiele, ihre Plätze und Optionen.
help-play = Beginnt eine Partie an diesem Gerät, zu mehreren oder gegen Bots.
help-simulate = Lässt Bots viele Partien spielen und zählt, wer gewinnt.
help-arena = Lässt Bots gegeneinander spielen und sagt, wer stärker ist.
help-arena-bots = Wer spielt, durch Kommas getrennt. Plätze und Figuren wechseln reihum, und jede Reihenfolge spielt dieselben Karten.
help-arena-split = Wie sie sich die Plätze teilen: Alle sitzen reihum (even), zu viert also zwei gegen zwei, oder der erste hat einen und die anderen teilen sich den Rest (one).
help-arena-jobs = So viele Prozesse arbeiten zugleich; die Partien kommen immer in derselben Reihenfolge.
help-iterations = So viele Versuche für jede Entscheidung eines Denkers, statt einer Zeit: Die Partien verlaufen auf jedem Rechner gleich.
help-budget = Millisekunden Rechenzeit für jede Entscheidung eines Denkers. Ohne Angabe seine eigene.
help-lab = Das Labor: was viele Partien lehren.
help-fit = Bestimmt aus Partien von Bots, wie viel jeder Teil eines Standes zählt.
help-fit-out = Die Datei, in die geschrieben wird; sonst werden die Gewichte gezeigt.
help-fit-with = Lernt aus Partien mit dieser Einstellung; bei mehreren wird an jedem Tisch mit jeder davon gespielt. NAME=WERT, mehrere Optionen durch Kommas getrennt, der Name einer Voreinstellung oder »standard«.
help-fit-only = Bestimmt nur diese Teile, durch Kommas getrennt, und lässt alle anderen, wie sie sind; etwa villain,crowd: was es wert ist, eine bestimmte Figur zu sein.
help-train = Findet durch Spielen, wie viel jeder Teil eines Standes zählt: CMA-ES sucht die Gewichte, mit denen der erste Bot am schnellsten gewinnt. Wettläufe sagen mit den wenigsten Partien am meisten, bei Villainous etwa --bots quick,spoiler.
help-train-games = So viele Partien spielt jeder Kandidat an jedem Tisch einer Generation.
help-train-figures = Nur die Gewichte dieser Figuren, durch Kommas getrennt, jede für sich; ohne Angabe von allen.
help-train-but = Lässt diese Teile, wie sie sind, durch Kommas getrennt.
help-train-population = So viele Kandidaten hat eine Generation. In einer einzelnen Partie wiegt der Zufall mehr als die Gewichte, also sind viele besser als wenige, die mehr spielen.
help-train-generations = So viele Generationen gibt es.
help-train-checks = In so vielen weiteren Partien, wie so viele Generationen haben, spielen am Ende alte und neue Gewichte.
help-learn = Lernt aus Partien des ersten Bots, welche Möglichkeiten er vorzieht, damit andere danach suchen.
help-replay = Zeigt eine gespeicherte Partie Schritt für Schritt in Worten.
help-verify = Prüft eine gespeicherte Partie: Startwert, jede Wahl und das Ende.
help-bench = Misst, wie schnell ein Spiel hier läuft.
help-lang = Sprache; ohne Angabe die der Umgebung.
help-json = Gibt JSON aus, eine Zeile je Eintrag.
help-option = Eine Regeloption, etwa lives=2; mehrfach möglich. »spieltisch games« zeigt alle.
help-preset = Optionen, die zusammen gesetzt werden, etwa »short« für eine kurze Partie; mehrfach möglich. »spieltisch games« zeigt alle.
help-file = Eine gespeicherte Partie.
help-game = Kennung des Spiels, etwa imperator.
help-play-game = Kennung des Spiels; ohne Angabe wird gefragt.
help-seats = Wer mitspielt, durch Kommas getrennt: Namen von Menschen, »you« für dich, »quick« oder ein anderer Name für einen Bot. Ohne Angabe du gegen übliche Bots.
help-seed = Startwert des Zufalls; ohne Angabe ein neuer.
help-load = Setzt eine gespeicherte Partie fort.
help-players = Anzahl der Plätze.
help-games-count = Anzahl der Partien.
help-bots = Wer spielt: der Name eines Bots für alle Plätze oder je einer, durch Kommas getrennt. Ohne Angabe der übliche Bot des Spiels.
help-jobs = So viele Prozesse arbeiten zugleich; das Ergebnis ist immer dasselbe.
help-replay-seat = Zeigt nur, was dieser Platz sehen durfte (ab 1 gezählt).
help-replay-all = Zeigt alles ohne Pause.
help-bench-games = Kennungen der Spiele; ohne Angabe alle.
help-seconds = Dauer einer Messung in Sekunden.
help-repeats = Anzahl der Messungen; gezeigt wird die mittlere.

help-lab-report = Spielt viele Partien und schreibt eine Seite darüber: Länge, Gerechtigkeit, Spannung, Können, was benutzt wird.
help-lab-bots = Wer alle Plätze spielt; von mehreren bekommt der erste einen Platz, die übrigen teilen sich den Rest.
help-lab-seed = Startwert des Zufalls: Derselbe Startwert ergibt dieselben Partien.
help-lab-out = Der Ordner, in den geschrieben wird; ohne Angabe einer wie imperator-report.
help-lab-resume = Macht mit dem weiter, was im Ordner liegt.
help-lab-on = Spielt auf Ray: ray für diesen Rechner, ray:ADRESSE für einen Verbund.
help-lab-duels = Wie viele Partien Glück von Können trennen: quick gegen random und thinker gegen quick. Ohne Angabe ein Zehntel und ein Fünfzigstel der Partien.
help-lab-compare = Spielt dieselben Startwerte mit mehreren Einstellungen und sagt, was sich ändert.
help-lab-with = Eine Einstellung: NAME=WERT, mehrere Optionen durch Kommas getrennt, der Name einer Voreinstellung oder »standard«. Mit der ersten werden die übrigen verglichen.
help-lab-tune = Sucht Einstellungen, die Ziele erreichen.
help-lab-vary = Eine Option, die sich ändern darf: NAME=VON..BIS oder NAME=EINS,ANDERES.
help-lab-goal = Ein Ziel: MASS=ZAHL, etwa rounds=10 oder seat_advantage=0.
help-lab-trials = Wie viele Einstellungen versucht werden.
help-lab-verdict = Versucht jede Option eines Spiels gegen die Standardregeln und schreibt als Markdown, was sie bewirkt.
help-lab-tables = Für wie viele Personen, durch Kommas getrennt; 8x20 spielt zu acht 20 Partien je Einstellung, 2x6@thinker lässt den Denker spielen.
help-lab-page = Die Datei, die geschrieben wird. Was zwischen ihren beiden Marken steht, das Fazit, bleibt stehen.
help-lab-besides = Versucht auch diese Einstellung: NAME=WERT, mehrere Optionen durch Kommas getrennt.
help-lab-only = Versucht nur diese Optionen, durch Kommas getrennt.
