### Käpt'n Hook: Namen, Karten und Handbuch.

name-jolly-roger = Jolly Roger
name-skull-rock = Totenkopffelsen
name-mermaid-lagoon = Lagune der Meerjungfrauen
name-hangmans-tree = Galgenbaum
name-aim-tree-open = Galgenbaum offen
name-aim-pan-found = Peter Pan gefunden
name-aim-pan-near = Seine Schritte zur Jolly Roger
name-why-splitting-headache = Kein Gegenstand ist erreichbar

## Schurkenkarten

card-boarding-party = Entertrupp
    .long = Er kann auch Helden an einem Nachbarort bekämpfen, allein oder zusammen mit Handlangern dort. Keiner der beiden Orte darf verschlossen sein.
card-give-them-a-scare = Jagt ihnen Angst ein
    .long = Schau dir heimlich die nächsten zwei Karten deines Schicksalsstapels an. Wirf beide ab, oder leg beide in beliebiger Reihenfolge auf den Stapel zurück. Peter Pan wird dadurch nicht aufgedeckt.
card-swashbuckler = Haudegen
    .long = Keine Fähigkeit.
card-worthy-opponent = Würdiger Gegner
    .long = Du erhältst 2 Macht. Dann deckst du Karten deines eigenen Schicksalsstapels auf, bis ein Held erscheint. Ihn musst du ausspielen, aber du bestimmst den Ort und alles, was er zu entscheiden hat; die übrigen aufgedeckten Karten werden abgeworfen.
card-aye-aye-sir = Aye, aye, Sir!
    .long = Versetze einen Handlanger an einen Nachbarort, der nicht verschlossen ist. Bis zum Ende deines Zugs ist er um 2 stärker.
card-cannon = Kanone
    .long = Ihr Ort hat ein weiteres Symbol, Helden besiegen, das kein Held je verdeckt.
card-cunning = Gerissenheit
    .long = Solange der Schurke am Zug einen Handlanger mit Stärke 4 oder mehr hat, darfst du einen Handlanger aus deiner Hand ausspielen, ohne zu bezahlen.
card-cutlass = Entermesser
    .long = Rüste einen Handlanger damit aus. Er ist um 2 stärker.
card-hooks-case = Hooks Kasten
    .long = Sein Ort hat ein weiteres Symbol, 1 Macht nehmen, das kein Held je verdeckt.
card-obsession = Besessenheit
    .long = Wenn der Schurke am Zug einen Helden mit Stärke 4 oder mehr besiegt, darfst du Karten deines eigenen Schicksalsstapels aufdecken, bis ein Held erscheint. Spiel ihn an einem Ort deiner Wahl aus oder wirf ihn ab; Peter Pan musst du ausspielen. Die übrigen aufgedeckten Karten werden abgeworfen.
card-pirate-brute = Piratenschläger
    .long = Keine Fähigkeit.
card-ingenious-device = Raffinierte Vorrichtung
    .long = Ihr Ort hat ein weiteres Symbol, Helden versetzen, das kein Held je verdeckt.
card-mr-starkey = Mr. Starkey
    .long = Beim Ausspielen darfst du einen Helden von seinem Ort an einen Nachbarort versetzen, der nicht verschlossen ist.
card-never-land-map = Nimmerlandkarte
    .long = Beim Ausspielen öffnest du den Galgenbaum, und zwar für immer. Von da an darfst du die Nimmerlandkarte abwerfen, statt einen anderen Gegenstand zu bezahlen.
card-smee = Smee
    .long = Auf der Jolly Roger ist er um 2 stärker.

## Schicksal

card-pixie-dust = Feenstaub
    .long = Rüste einen Helden damit aus, der nicht an einem verschlossenen Ort ist. Er ist um 2 stärker.
card-lost-boys = Verlorene Jungs
    .long = Um diesen Helden zu besiegen, müssen mindestens zwei Handlanger mitkämpfen.
card-splitting-headache = Brummschädel
    .long = Wirf einen beliebigen Gegenstand aus dem Reich von Käpt'n Hook ab, auch einen, den ein Handlanger oder Held trägt, nur nicht von einem verschlossenen Ort.
card-taunt = Verspotten
    .long = Rüste einen Helden damit aus, der nicht an einem verschlossenen Ort ist. Solange irgendein Held Verspotten trägt, können nur Helden mit Verspotten besiegt werden.
card-john = John
    .long = Solange er mindestens einen Gegenstand trägt, ist er um 1 stärker, zusätzlich zu dem, was der Gegenstand bringt.
card-michael = Michael
    .long = Er ist um 1 stärker für jeden Ort des Reichs, an dem ein Held ist, sein eigener zählt mit.
card-peter-pan = Peter Pan
    .long = Sobald er aufgedeckt wird, muss er am Galgenbaum ausgespielt werden, auch wenn der verschlossen ist; was mit ihm aufgedeckt wurde, wird abgeworfen. Wird er auf der Jolly Roger besiegt, gewinnt Käpt'n Hook sofort.
card-tick-tock = Tick-Tack
    .long = Immer wenn die Figur von Käpt'n Hook an diesen Ort kommt, wirft er seine ganze Hand ab, bevor er etwas tut.
card-tinker-bell = Tinkerbell
    .long = Beim Ausspielen darfst du einen Handlanger an ihrem Ort abwerfen. (Ältere Druckfassung: Du musst.)
card-wendy = Wendy
    .long = Alle anderen Helden im Reich sind um 1 stärker.

## Was seine Karten fragen und sagen

prompt-look-ahead = { $card }: Was geschieht mit den Karten, die du siehst?
    .help = Nur du siehst sie. Leg eine davon oben auf den Schicksalsstapel und die andere gleich darunter, oder wirf alle ab.
choice-put-on-top = { $card } nach oben
choice-discard-seen = Alle abwerfen
told-looks-ahead =
    { $seat ->
        [you] Du siehst dir
       *[other] { $seat } sieht sich
    } { $count ->
        [one] die nächste Schicksalskarte an.
       *[other] die nächsten { $count } Schicksalskarten an.
    }
told-puts-back =
    { $seat ->
        [you] Du legst
       *[other] { $seat } legt
    } { $count ->
        [one] die Schicksalskarte zurück auf den Stapel.
       *[other] die { $count } Schicksalskarten zurück auf den Stapel.
    }
told-strengthens = { $card } ist bis zum Ende des Zugs um { $amount } stärker.

## Handbuch

guide-captain-hook-aim = Besiege Peter Pan, während er auf der Jolly Roger ist. In diesem Moment hast du gewonnen.
guide-captain-hook-way =
    Vier Dinge müssen zusammenkommen. Öffne den Galgenbaum mit der Nimmerlandkarte; wirf fleißig ab, bis du sie auf der Hand hast. Lock Peter Pan hervor: Würdiger Gegner und Besessenheit decken dein Schicksal auf, bis ein Held kommt, und mit Jagt ihnen Angst ein siehst du, ob er schon nah ist. Dann muss er zum Schiff, drei Schritte vom Galgenbaum über die Lagune der Meerjungfrauen und den Totenkopffelsen. Am Galgenbaum gibt es ein Symbol dafür, die Raffinierte Vorrichtung bringt ein zweites an einen Ort deiner Wahl, und Mr. Starkey schiebt ihn einen Schritt weiter.
    Sammle währenddessen eine Mannschaft mit Stärke 8 oder mehr auf der Jolly Roger, denn dort kannst du Helden besiegen. Smee ist da am stärksten, Entermesser und Piratenschläger bringen am meisten, ein Entertrupp hilft vom Totenkopffelsen aus, und Aye, aye, Sir! holt im richtigen Moment noch jemanden dazu. Ob du zuerst den Ort öffnest oder zuerst Peter Pan findest, ist gleich.
guide-captain-hook-beware =
    Besiege Peter Pan nirgendwo sonst: Er käme auf die Schicksalsablage, und du müsstest ihn von Neuem finden. Vor dem letzten Kampf werden die anderen ihn mit Feenstaub und Wendy stärken oder ihn schützen, indem ein anderer Held Verspotten trägt. Halte also mehr als Stärke 8 bereit und ein zweites Symbol zum Besiegen, etwa eine Kanone. Tinkerbell nimmt dir einzelne Handlanger, Brummschädel Gegenstände. Geh nie mit Karten, die du brauchst, zu Tick-Tack. Hat die Nimmerlandkarte ihren Dienst getan, darfst du sie für einen teuren Gegenstand hergeben; der Galgenbaum bleibt offen.
