### Wie jeder Charakter gespielt wird.

guide-nobody-special-aim = Bring deinen Gegner auf 0 Lebenspunkte, bevor deine eigenen weg sind.
guide-nobody-special-way =
    Sechs Würfel sind wenig: In den ersten Runden passen eine Fähigkeit, die dich wachsen lässt (Wachsen, Aktivieren, Tüfteln), und eine billige Verteidigung wie Block gut zusammen. Macht und Energie auf Pow! ist der Angriff, den fast jeder Wurf erlaubt. Seiten auf deinem Aktionswürfel machen deine Würfe verlässlich: zuerst Joker, dann das, was dein liebster Angriff braucht.
    Würfel, mit denen du nichts anfangen kannst, sind nicht verloren: Jeder Würfel auf Zeitsprung wirft einen anderen neu.
guide-nobody-special-beware = Ein Verstärker oder Multiplikator ohne Basis tut nichts. Wer einen Würfel erhält, kann einen Unerwarteten Schlag abbekommen, wer Seiten erhält, einen Seitenhieb. Und die höhere Verteidigung ist in der nächsten Runde zuerst dran.

guide-tough-nut-aim = Halt länger durch als alle: Du hast die meisten Lebenspunkte und die besten Mauern.
guide-tough-nut-way = Steinwall hält 4 auf und bringt eine Seite, Dickes Fell gibt 1 umsonst dazu. Zähigkeit schlägt auch zu: Mit Macht wird sie zum Kopfstoß. Hat es dich erwischt, leg Zähigkeit und X-Faktor auf Durchbeißen.
guide-tough-nut-beware = Du beginnst ohne Aktionswürfel, Joker sind also selten; aktiviere früh. Mauern allein gewinnen nichts: Wachse, während du hältst, sonst entscheidet, wer schneller wächst. Verluste an der Verteidigung vorbei (Auszehren, Unerwarteter Schlag, Rückkopplung) kümmert dein dickes Fell nicht.

guide-elusivity-aim = Sei nicht da, wo der Schlag landet, und schlag von der Seite zu.
guide-elusivity-way = Gewandtheit ist für dich alles: Sie greift mit Zuschlagen und Weg an, verdoppelt mit Ausweichen deine Verteidigung, und einmal pro Runde geht ein leerer Würfel als Gewandtheit durch. Sprung mit Ausweichen hält früh fast jeden Angriff auf und bringt eine Seite. Fingerfertigkeit nimmt dem Gegner danach, was er gerade erhalten hat.
guide-elusivity-beware = Du hast die wenigsten Lebenspunkte. Ausweichen vervielfacht nur, was eine Basisverteidigung gibt. Der leere Würfel als Gewandtheit gilt nur einmal pro Runde.

guide-time-out-aim = Hol aus jedem Wurf mehr heraus als andere.
guide-time-out-way = Zurückspulen wirft für einen Würfel zwei neu, und Geliehene Zeit gibt dir einen Würfel, den du sofort benutzt: Zwei X-Faktoren sind nie vergeudet. Bleibt X-Faktor übrig, gibt Stillstand 2 Verteidigung dazu, und Countdown greift mit X-Faktor und Energie an.
guide-time-out-beware = Was du ansagst, hören die anderen und planen vielleicht um. Ein geliehener Würfel gilt als erhalten: Der Unerwartete Schlag wartet schon. Würfel auf Sofort-Fähigkeiten sind für die Runde gesperrt.

guide-fuse-aim = Schlag in einer Runde zweimal zu, mit allem, was du hast.
guide-fuse-way = Kettenreaktion erlaubt dir zwei Basisangriffe, und jeder bekommt alle Verstärker und deinen Multiplikator: Ein Verstärker zählt doppelt. Funkenflug braucht nur Energie und irgendeinen Würfel. Heb Aufflammen und Ausbrennen für die Runde auf, in der zwei Angriffe bereitliegen.
guide-fuse-beware = Ausbrennen kostet dich 2 Lebenspunkte, auch die letzten. Die Verteidigung wird von jedem deiner Angriffe abgezogen: Zwei kleine zerschellen an einer Mauer, die ein großer durchbräche. Verteidigen kannst du dich nicht besser als andere.

guide-crescendo-aim = Wachse schneller als alle und nutze es, bevor die anderen es tun.
guide-crescendo-way = Ouvertüre bringt in jeder Runde eine Seite, ganz ohne Würfel, Zugabe gleich zwei Eigenschaftswürfel. Forte kostet eine Energie und gibt +2. Bau dir früh einen Aktionswürfel, der X-Faktor verlässlich macht.
guide-crescendo-beware = Dein Gegner bekommt von allem etwas ab: eine Seite durch die Ouvertüre, einen Verstärker durch Forte, einen Würfel durch die Zugabe. Aber auch das lässt sich bestrafen: Seitenhieb und Unerwarteter Schlag freuen sich darüber.

guide-victor-kane-aim = Lass deine Maschinen arbeiten: Aktionswürfel voller Seiten.
guide-victor-kane-way = Jeder nicht leere Aktionswürfel gibt mit dem Waffenlager +2; Firmenkauf macht aus einem Aktionswürfel, auch einem leeren, neue Seiten. Zwei nutzlose Würfel sind immer noch ein Körperpanzer. Handlanger lassen dich mit X-Faktor und Macht wachsen.
guide-victor-kane-beware = Du beginnst mit nur vier Eigenschaftswürfeln. Leere Stellen zeigen Leer: Steck jede Seite auf, die du bekommst. Wer dir Seiten nimmt (Anpassen, Herzensbrecherin, Fingerfertigkeit), trifft dich am empfindlichsten.

guide-coquette-aim = Nimm den anderen, was sie stark macht, und leb von ihren Lebenspunkten.
guide-coquette-way = Auszehren nimmt 2 Lebenspunkte an jeder Verteidigung vorbei und gibt sie dir. Herzensbrecherin schlägt mit 4 zu und kostet obendrein eine Seite. Wer einen Multiplikator bereithält, den bremst ein X-Faktor auf Kusshand auf die Hälfte. Zieren gibt 2 Verteidigung dazu.
guide-coquette-beware = All das braucht X-Faktor: Sorg für lila Würfel. Kusshand hält nur Multiplikatoren auf; hat der Gegner keinen ausgewählt, ist der Würfel verloren.

guide-spoiler-alert-aim = Verdirb ihnen die Pläne und dann das Ende.
guide-spoiler-alert-way = Wendung löscht alle Angriffsverstärker, Vorhergesehen gibt 3 Verteidigung dazu. Vorspulen dreht einen Würfel auf das, was du brauchst. Verratenes Ende kostet mindestens 2 Lebenspunkte, und bis zu 4, wenn der Gegner in dieser Runde gewachsen ist.
guide-spoiler-alert-beware = Vorhergesehen braucht eine Basisverteidigung neben sich. Vorspulen kostet zwei Würfel, um einen zu drehen. Achte darauf, was dein Gegner gern legt: Gegen eine einzelne starke Basis hilft Wendung nicht.

guide-mindset-aim = Mach aus Leere Schläge.
guide-mindset-way = Jeder leere Würfel, den du und dein Gegner legt, gibt dem Psionischen Angriff 1 dazu. Gedankenblitz und Leerer Geist wollen leere Würfel, und Gespaltener Geist schenkt dir einen zweiten Basisangriff, der den ganzen Verstärker noch einmal bekommt. Aktionswürfel mit wenigen Seiten sind für dich gerade richtig.
guide-mindset-beware = Ein als Leer gelegter Joker zählt nicht für den Psionischen Angriff, ebenso wenig ein Würfel, der nirgends liegt. Du hast wenige Lebenspunkte, und ein vorsichtiger Gegner legt keine leeren Würfel.

guide-reverb-aim = Bring gleiche Würfel zum Klingen und lass jeden Schlag nachhallen.
guide-reverb-way = Jedes Paar gleicher Würfel auf Resonanz gibt +2, und ein Joker passt zu allem. Echoschlag und Schallmauer bringen je eine Seite, du wächst also im Kampf. Rückkopplung beantwortet jeden Angriff, der durchkommt, umsonst mit 1 Schaden.
guide-reverb-beware = Paare fressen vier Würfel für +4: Sieh zuerst zu, dass ein Basisangriff daliegt. Du hast wenige Lebenspunkte, da ist ein Punkt Rückkopplung ein schwacher Trost für einen harten Treffer.
