### Texts of the lessons of Baroque.

lesson-first = La tua prima partita
lesson-first-about = Guidi il Brandeburgo: la preparazione, poi una prima fase azioni in cui l'influenza ti procura due elettori. Circa quindici minuti.
lesson-first-end = Due elettori in una fase, e un esercito per tenerne uno. Da qui giochi liberamente e l'Austria decide da sola. Attenzione alle carte: chi non ha più carte opportunità viene saltato per il resto del turno.
lesson-first-chapter-setup = La preparazione
lesson-first-chapter-mainz = Una carta giocata
lesson-first-chapter-actions = Tre azioni

lesson-first-aim = L'Impero dopo la guerra dei Trent'anni. Stati, città e residenze danno punti vittoria (PV) alla fine di ogni turno, e vince chi ne ha di più; chi alla fine di un turno controlla tutti gli elettori vince subito.
lesson-first-power = Scegli la tua potenza: prendi { power-brandenburg.the }. Il suo stato maggiore è tuo fin dall'inizio.
lesson-first-hesse = In due giocatori ogni potenza comincia anche con due stati minori. Prendi { state-hessen.the }: confina con { state-mainz }, che presto ti interesserà.
lesson-first-baden = Prendi anche { state-baden.the }. L'influenza arriva ai vicini dei tuoi stati, e qui ne trovi di nuovi.
lesson-first-army-home = Piazzi tre eserciti, uno alla volta. Il primo difende { state-brandenburg.the }.
lesson-first-army-hesse = Il secondo va { state-hessen.in }. Uno stato senza esercito è facile da prendere.
lesson-first-army-baden = Il terzo va { state-baden.in }.
lesson-first-city = Una città raddoppia il reddito del suo stato e una volta per turno aggiunge 1 punto alla tua influenza. Metti la prima { state-baden.in }.

lesson-first-hand = Queste sono le tue carte opportunità. Ogni fase azioni comincia giocandone una: con cinque carte hai al massimo cinque fasi.
lesson-first-no-more-cards = Potresti comprarne altre o pagare per cambiarne alcune. I fiorini ti serviranno per costruire: fermati qui.
lesson-first-play-power = La tua fase è cominciata con un evento: 2 fiorini per ogni città. Ora gioca una carta: { card-power } piazza 2 punti influenza ovunque.
lesson-first-mainz-one = Uno stato neutrale è tuo appena hai 2 punti più di ogni altro giocatore. Metti il primo punto { state-mainz.in }, un elettore che vale 3 PV ogni turno.
lesson-first-mainz-two = Metti lì anche il secondo punto.
lesson-first-keep-city = Una città potrebbe aggiungere un punto, ma 2 bastano. Tienila per dopo.

lesson-first-actions = { state-mainz } è tua. Dopo la carta hai fino a tre azioni: giocare una carta, costruire, usare l'influenza o muovere eserciti, in qualsiasi ordine.
lesson-first-build-city = Prima azione: costruisci una città per 6 fiorini.
lesson-first-build-home = Mettila { state-brandenburg.in }: reddito doppio e 1 PV ogni turno.
lesson-first-influence = Seconda azione: l'influenza. L'azione semplice piazza 1 punto in uno stato accanto ai tuoi.
lesson-first-trier = Mettilo { state-trier.in }, un altro elettore.
lesson-first-use-city = Un punto non basta. Usa la città { state-baden.in }: ne aggiunge 1, e { state-trier } è tua.
lesson-first-army = Terza azione: costruisci un esercito per 3 fiorini. Dove c'è un tuo esercito nessun altro può piazzare influenza.
lesson-first-army-mainz = Mettilo { state-mainz.in }.
lesson-first-end-phase = Le tre azioni sono fatte. Termina il turno e guarda che cosa fa l'Austria.
