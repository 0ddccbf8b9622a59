### Bündniskarten.

card-combined-assault = Gemeinsamer Ansturm
    .long = Ihr bekommt beide Angriffsverstärker +2. Würfel: Hälfte A Macht, Hälfte B Energie.
name-combined-assault = { card-combined-assault }
card-set-up-punch = Vorlage
    .long = Wer Hälfte B hat, bekommt Angriffsmultiplikator ×2. Würfel: Hälfte A Gewandtheit + beliebiger Würfel, Hälfte B Macht.
name-set-up-punch = { card-set-up-punch }
card-training-montage = Trainingsmontage
    .long = Hälfte A: 1 Seite, aber kein Joker. Hälfte B: 1 Eigenschaftswürfel. Würfel: Hälfte A X-Faktor, Hälfte B X-Faktor.
name-training-montage = { card-training-montage }
card-shared-lab = Gemeinsames Labor
    .long = Hälfte A: 1 beliebige Seite. Hälfte B: 1 Aktionswürfel. Würfel: Hälfte A beliebiger Würfel + beliebiger Würfel, Hälfte B X-Faktor.
name-shared-lab = { card-shared-lab }
card-shield-wall = Schildwall
    .long = Ihr bekommt beide Verteidigungsverstärker +2. Würfel: Hälfte A Zähigkeit, Hälfte B Zähigkeit.
name-shield-wall = { card-shield-wall }
card-cover-me = Gib mir Deckung
    .long = Wer Hälfte B hat, bekommt Basisverteidigung 5. Würfel: Hälfte A Gewandtheit + beliebiger Würfel, Hälfte B Zähigkeit.
name-cover-me = { card-cover-me }
card-field-medic = Feldsanitäter
    .long = Sofort: Sobald beide Hälften gefüllt sind, gewinnt das Team 3 Lebenspunkte, und die Würfel sind gesperrt. Würfel: Hälfte A beliebiger Würfel + beliebiger Würfel, Hälfte B X-Faktor.
name-field-medic = { card-field-medic }
card-pincer = Zangengriff
    .long = Nachrüsten: Durch jeden von euch verliert der anvisierte Gegner 2 Lebenspunkte. Würfel: Hälfte A Gewandtheit, Hälfte B Energie.
name-pincer = { card-pincer }
