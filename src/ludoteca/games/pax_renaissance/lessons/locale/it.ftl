### Texts of the lessons of Pax Renaissance.

lesson-first = La tua prima partita
lesson-first-about = Quattro turni con una banca di Firenze: il mercato, due guerre, una fiera e un matrimonio regale. Circa quindici minuti.
lesson-first-end = Hai tre re e l'altra banca nessuno. Se avrai ancora questo vantaggio quando una cometa attiverà la Vittoria imperiale, potrai dichiararla e vincere. Da qui giochi liberamente e l'altra banca decide da sola.
lesson-first-chapter-market = Il mercato
lesson-first-chapter-wars = Due guerre
lesson-first-chapter-fair = La fiera e le nozze

lesson-first-aim = Guidi una banca. Vinci dichiarando una vittoria di cui soddisfi le condizioni, per esempio tre re più dell'altra banca, ma solo dopo che una cometa l'ha attivata.
lesson-first-market = Queste due file sono il mercato, l'Occidente sopra e l'Oriente sotto; più una carta è a destra, più costa, da 1 a 5 fiorini. In un turno fai due azioni, e comprare è una di queste.
lesson-first-buy-stefan = Compra { card-114 } per 1 fiorino. Le carte dicono dove agiscono e che cosa portano: questa porta due castelli rossi { land-hungary.in }, quanto basta per vincere lì una guerra.
lesson-first-buy-luther = Seconda azione: compra { card-80 } per 2 fiorini, con due castelli per { land-hre.the }. I fiorini che paghi restano sulle carte alla sua sinistra, per chi comprerà quelle.
lesson-first-end-turn = Hai usato entrambe le azioni. Termina il turno: i vuoti del mercato si riempiono e gioca l'altra banca.

lesson-first-play-stefan = Giocare una carta costa un'azione e nessun fiorino. Gioca { card-114 }: entra nella tua area di gioco e puoi usarne subito la messa in gioco.
lesson-first-war-hungary = La messa in gioco è una cospirazione: i tuoi due castelli attaccano. Scegli { land-hungary.the } come campo di battaglia; attaccanti e difensori cadono uno a uno, e due contro uno te ne lasciano uno.
lesson-first-place-varna = Hai vinto, e il castello superstite prende posto: mettilo a Varna. I pezzi nelle città difendono il tuo re nella prossima guerra.
lesson-first-concession-hungary = Un nuovo sovrano può dare una concessione: metti un tuo cubo sul bordo con Bisanzio. Quando una fiera passa da questo bordo guadagni 1 fiorino.
lesson-first-king = Il re { land-hungary.of } è ora nella tua area di gioco. I re contano per la Vittoria imperiale, e le loro carte hanno operazioni che userai più avanti.
lesson-first-play-luther = Resta un'azione. Gioca { card-80 } e fai lo stesso in Occidente.
lesson-first-war-hre = Questa guerra è una riforma: attaccano i pezzi rossi, difendono quelli delle altre religioni. Due castelli contro uno: attacca { land-hre.the }.
lesson-first-place-vienna = Hai vinto di nuovo. Metti il castello superstite a Vienna, a difesa del nuovo re.
lesson-first-concession-hre = La seconda concessione: il bordo con la Francia. La fiera dell'Occidente passa di lì.
lesson-first-end-wars = Due re in un turno. Terminalo.

lesson-first-fair = Non hai più fiorini. Indici la fiera dell'Occidente: prima prendi 1 fiorino, poi il resto percorre la rotta commerciale e paga ogni concessione che incontra.
lesson-first-levy-trebizond = Finché c'è denaro, ogni carta mappa sulla rotta riceve un nuovo pezzo in una sua città. Qui le città libere sono due: scegli Trebisonda.
lesson-first-levy-modon = La tua concessione sul bordo ti ha appena pagato 1 fiorino. Sulla carta mappa successiva scegli Modone.
lesson-first-levy-lyon = La rotta prosegue verso la Francia. Il cavaliere a Lione difende la Francia, che non è tua, ma il bordo che segue ti paga un altro fiorino.
lesson-first-buy-isabella = La fiera ti ha reso 4 fiorini. Spendine 3 per { card-72 }, una regina: le regine sposano i re, senza guerra.
lesson-first-end-fair = Termina il turno.
lesson-first-play-isabella = Ora gioca la regina.
lesson-first-marry = Dei quattro re sulla sua carta tre sono ancora liberi. Scegli { land-portugal.the }: con le nozze il suo re, il terzo, entra nella tua area di gioco.
