### Texts of the puzzles of Anno 1452.

puzzle-franconia = Un possedimento, un principato
puzzle-franconia-task = Un’azione. Terminala con 17 prestigio: niente dà di più.
puzzle-franconia-hint-1 = Il prestigio viene con un principato.
puzzle-franconia-hint-2 = In una regione un solo nuovo possedimento te ne dà più di chiunque altro.
puzzle-franconia-why = Con un secondo possedimento { region-franken.in } lì ne hai più di tutti: il principato è tuo, e con esso 1 prestigio.

puzzle-robber-knights = L’oro degli altri
puzzle-robber-knights-task = Un’azione. Terminala con 67 oro: niente dà di più.
puzzle-robber-knights-hint-1 = Non devi per forza guadagnarlo tu.
puzzle-robber-knights-hint-2 = Una delle tue carte speciali prende oro a un avversario.
puzzle-robber-knights-why = { card-special-raubritter-2 } costa 1 prestigio e prende 6 oro a un avversario. Nessun’altra azione ti lascia con di più.

puzzle-second-city = Una seconda città
puzzle-second-city-task = Un’azione. Terminala con due città.
puzzle-second-city-hint-1 = Una città si costruisce con una carta, e non solo con quelle che portano il nome di una città.
puzzle-second-city-hint-2 = La carta deve mostrare una regione dove hai un possedimento senza città.
puzzle-second-city-why = { card-inheritance-pfalz } si può giocare come città per 6 oro, perché hai possedimenti { region-pfalz.in }. Va posta sotto uno che non ne ha ancora. Nessun’altra carta della tua mano si adatta ai tuoi possedimenti.

puzzle-special-tax = Denaro subito
puzzle-special-tax-task = Un’azione. Terminala con 37 oro: niente dà di più.
puzzle-special-tax-hint-1 = Costruire costa. Alcune carte pagano.
puzzle-special-tax-hint-2 = Guarda le carte speciali della tua mano.
puzzle-special-tax-why = { card-special-sondersteuer-1 } si gioca come azione e porta subito 6 oro. Tutto il resto ora costa oro o lo lascia com’è.

puzzle-cheap-bride = Quanto rende un matrimonio
puzzle-cheap-bride-task = Un’azione. Terminala con entrate di 22: niente dà di più.
puzzle-cheap-bride-hint-1 = Un possedimento aumenta le entrate di tre. Puoi fare meglio di uno.
puzzle-cheap-bride-hint-2 = Una sposa può portare più del suo possedimento.
puzzle-cheap-bride-why = { card-marriage-westfalen } costa 4 oro e porta un possedimento { region-westfalen.in } con un cittadino gratuito: tre e uno fanno quattro entrate in più ogni volta.

puzzle-clearance = Due possedimenti in un’azione
puzzle-clearance-task = Un’azione. Terminala con 19 punti vittoria: niente dà di più.
puzzle-clearance-hint-1 = Un possedimento è un punto. C’è una carta che ne costruisce due.
puzzle-clearance-hint-2 = Uno dei due dovrebbe darti anche un principato.
puzzle-clearance-why = { card-special-landesausbau-2 } costruisce due possedimenti. Mettine uno dove ti dà la maggioranza della regione: il principato vale un punto di prestigio in più.

puzzle-three-brides = Tre spose
puzzle-three-brides-task = Puoi sposare una di tre spose. Termina l’azione con 27 punti vittoria: niente dà di più.
puzzle-three-brides-hint-1 = Ogni sposa porta un possedimento. Una porta di più.
puzzle-three-brides-hint-2 = Dove un possedimento in più ti rende il primo della regione?
puzzle-three-brides-why = { card-marriage-unteritalien } porta un possedimento { region-unteritalien.in }, dove ne hai già uno. Insieme conquistano il principato, che il matrimonio protegge, e il suo prestigio.

puzzle-moravian-match = Il partito moravo
puzzle-moravian-match-task = Un’azione. Terminala con 36 punti vittoria: niente dà di più.
puzzle-moravian-match-hint-1 = Hai in mano tre spose, un titolo e una città. Conta che cosa porta ciascuna carta.
puzzle-moravian-match-hint-2 = Una sposa ti dà un possedimento, un principato e qualcuno che ci abiti.
puzzle-moravian-match-why = { card-marriage-maehren } porta un secondo possedimento { region-maehren.in }, che prende il principato e 1 prestigio, e un cittadino gratuito che completa un altro punto.

puzzle-southern-crown = Una corona al Sud
puzzle-southern-crown-task = Un’azione. Terminala con 10 prestigio: niente dà di più.
puzzle-southern-crown-hint-1 = Un principato porta un prestigio. Te ne servono due.
puzzle-southern-crown-hint-2 = Un matrimonio può portare il principato, e vale prestigio di suo.
puzzle-southern-crown-why = { card-marriage-unteritalien } porta il principato: 1 prestigio. Il matrimonio stesso ne dà un altro, e in più c’è un possedimento { region-unteritalien.in }.

puzzle-wedding-and-city = Sposa, corona e città
puzzle-wedding-and-city-task = Un’azione. Terminala con 32 punti vittoria: niente dà di più.
puzzle-wedding-and-city-hint-1 = Una carta può portare tre cose insieme.
puzzle-wedding-and-city-hint-2 = Cerca la sposa la cui regione dividi con altri, e leggi che cosa porta.
puzzle-wedding-and-city-why = { card-marriage-franken } porta un possedimento { region-franken.in }, che conquista il principato e 1 prestigio, e anche una città. Possedimento, prestigio e città: tre punti con un’azione.
