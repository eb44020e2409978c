### Texts of the lessons of Baroque.

lesson-first = La tua prima partita
lesson-first-about = Guidi il Brandeburgo: la preparazione, poi una prima fase di azioni in cui due elettori passano con te senza un colpo. Circa quindici minuti.
lesson-first-end = Due elettori in una fase, e un esercito per tenerli. Da qui giochi liberamente: ora l’Austria decide da sola. Attenzione alle carte: chi non ne ha più viene saltato.
lesson-first-chapter-setup = La preparazione
lesson-first-chapter-mainz = Una carta giocata
lesson-first-chapter-actions = Tre azioni

lesson-first-aim = L’Impero dopo la grande guerra. Stati, città e residenze danno punti vittoria (PV) alla fine di ogni turno, e vince chi ne ha di più. Chi alla fine di un turno ha tutti gli elettori vince subito.
lesson-first-power = Scegli la tua potenza: prendi { power-brandenburg.the }. Il suo stato maggiore è tuo fin dall’inizio.
lesson-first-hesse = Ogni potenza comincia anche con due piccoli stati. Prendi { state-hessen.the }: confina con Magonza, che presto ti interesserà.
lesson-first-baden = Prendi anche { state-baden.the }. Un secondo angolo della mappa dà più vicini alla tua influenza.
lesson-first-army-home = Tre eserciti da piazzare, uno alla volta. Il primo difende la tua casa: { state-brandenburg.the }.
lesson-first-army-hesse = Il secondo va { state-hessen.in }. Uno stato senza esercito è una preda facile.
lesson-first-army-baden = Il terzo { state-baden.in }.
lesson-first-city = Una città raddoppia il reddito del suo stato e rafforza la tua influenza una volta per azione. Metti la prima { state-baden.in }.

lesson-first-hand = Queste sono le tue carte opportunità. Ogni fase di azioni comincia giocandone una: cinque carte bastano per almeno una fase e al massimo cinque.
lesson-first-no-more-cards = Potresti comprarne altre o cambiarne alcune, pagando. I fiorini ti serviranno per costruire: fermati qui.
lesson-first-play-power = Prima è venuto un evento, un piccolo guadagno per tutte le città. Ora gioca una carta: { card-power } piazza 2 punti di influenza ovunque.
lesson-first-mainz-one = Con 2 punti più di chiunque altro prendi uno stato neutrale. Metti il primo punto { state-mainz.in }: un elettore che vale 3 PV ogni turno.
lesson-first-mainz-two = Metti lì anche il secondo punto.
lesson-first-keep-city = Una città potrebbe aggiungere un punto, ma 2 bastano. Tienila per dopo.

lesson-first-actions = { state-mainz } è tua. Dopo la carta hai tre azioni: costruire, usare l’influenza, muovere eserciti o giocare un’altra carta, in qualsiasi ordine.
lesson-first-build-city = Prima azione: costruisci una città per 6 fiorini.
lesson-first-build-home = Mettila { state-brandenburg.in }: reddito doppio ogni turno, e 1 PV.
lesson-first-influence = Seconda azione: l’influenza. L’azione semplice mette 1 punto in uno stato accanto ai tuoi.
lesson-first-trier = Mettilo { state-trier.in }, un altro elettore.
lesson-first-use-city = Un punto non basta. Usa la città { state-baden.in }: ne aggiunge 1, e { state-trier } è tua.
lesson-first-army = Terza azione: costruisci un esercito per 3 fiorini. Ciò che si vince con le parole si può perdere con i soldati.
lesson-first-army-mainz = Mettilo { state-mainz.in }, fra i tuoi due elettori.
lesson-first-end-phase = Le tre azioni sono fatte. Termina la fase e guarda che cosa fa l’Austria.
