### Texts of the lessons of Pax Renaissance.

lesson-first = La tua prima partita
lesson-first-about = Quattro turni con un banco di Firenze: il mercato, due guerre, una fiera e un matrimonio regale. Circa quindici minuti.
lesson-first-end = Hai tre re e l’altro banco nessuno. Se mantieni questo vantaggio finché una cometa risveglia la vittoria imperiale, puoi dichiararla e vincere. Da qui giochi liberamente: ora l’altro banco decide da solo.
lesson-first-chapter-market = Il mercato
lesson-first-chapter-wars = Due guerre
lesson-first-chapter-fair = La fiera e le nozze

lesson-first-aim = Guidi un banco. Vinci soddisfacendo le condizioni di una carta vittoria, per esempio avere tre re più dell’altro banco, dopo che una cometa l’ha resa attiva. Perciò raccogli re, commerci e vescovi, e tieni d’occhio le comete.
lesson-first-market = Queste due file sono il mercato: l’Ovest sopra, l’Est sotto. Una carta costa di più quanto più è a destra, da 1 a 5 fiorini. In un turno fai due azioni, e comprare è una di queste.
lesson-first-buy-stefan = Compra { card-114 } per 1 fiorino. Le carte dicono dove agiscono e che cosa portano: questa porta due torri rosse { land-hungary.in }, quanto basta per vincere lì una guerra.
lesson-first-buy-luther = La seconda azione: compra { card-80 } per 2 fiorini. Porta due torri { land-hre.in }. I fiorini che paghi restano sulle carte alla sua sinistra e andranno a chi le compra.
lesson-first-end-turn = Hai usato entrambe le azioni. Termina il turno: i vuoti del mercato si riempiono e gioca l’altro banco.

lesson-first-play-stefan = Giocare una carta costa un’azione e nessun fiorino. Gioca { card-114 }: entra nella tua area di gioco e il suo effetto unico avviene subito.
lesson-first-war-hungary = L’effetto è una cospirazione: le tue due torri attaccano. Scegli come campo di battaglia { land-hungary.the }. Attaccanti e difensori cadono uno per uno: due contro uno ne lascia uno dei tuoi.
lesson-first-place-varna = Hai vinto. La torre superstite entra nella terra: mettila a Varna. I pezzi nelle città difendono il tuo re dalla prossima guerra.
lesson-first-concession-hungary = Un nuovo sovrano può dare una concessione: metti un tuo cubo sul confine con Bisanzio. Quando una fiera passa di qui, guadagni 1 fiorino.
lesson-first-king = Il re di questa terra è ora nella tua area di gioco. I re contano per la vittoria imperiale, e le loro carte hanno operazioni che userai più avanti.
lesson-first-play-luther = Resta un’azione. Gioca { card-80 } e fai lo stesso a Ovest.
lesson-first-war-hre = Questa guerra è una riforma: attaccano i riformati, difendono i fedeli delle altre religioni. Due torri contro una: attacca il { land-hre }.
lesson-first-place-vienna = Hai vinto di nuovo. Metti la torre superstite a Vienna, così la terra non è vuota quando arriva qualcun altro.
lesson-first-concession-hre = La seconda concessione: il confine con la Francia. La fiera dell’Ovest passa di lì.
lesson-first-end-wars = Due re in un turno. Terminalo.

lesson-first-fair = La tua borsa è vuota. Una fiera la riempie: tieni la fiera dell’Ovest. Prendi per primo 1 fiorino, poi il denaro percorre la rotta commerciale e paga ogni concessione sul cammino.
lesson-first-levy-trebizond = Finché c’è denaro, ogni terra sulla rotta riceve un nuovo pezzo in una sua città. Dove le città libere sono due scegli tu: prendi Trebisonda.
lesson-first-levy-modon = Altra terra, altro pezzo. La tua concessione sul confine ti ha appena pagato 1 fiorino. Scegli Modone.
lesson-first-levy-lyon = La rotta prosegue verso la Francia. Un cavaliere a Lione difende la Francia, che non è tua; il fiorino della tua concessione invece sì.
lesson-first-buy-isabella = La fiera ha pagato 4 fiorini in tutto. Spendine 3 per { card-72 }. È una regina: le regine sposano i re, senza guerre.
lesson-first-end-fair = Termina il turno.
lesson-first-play-isabella = Ora gioca la regina.
lesson-first-marry = Può sposare uno di quattro re. Scegli { land-portugal.the }: con le nozze il suo re entra nella tua area di gioco, il terzo.
