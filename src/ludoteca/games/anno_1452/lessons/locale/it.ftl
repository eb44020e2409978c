### Texts of the lessons of Anno 1452.

lesson-first = La tua prima partita
lesson-first-about = Fondi una casata: tre Round delle Azioni, una Valutazione e due Principati. Circa quindici minuti.
lesson-first-end = Due Principati e il Prestigio più alto al tavolo. Da qui giochi liberamente e l'avversario decide da solo: prova le altre carte che hai in mano.
lesson-first-chapter-land = Terre
lesson-first-chapter-people = Cittadini ed eredi
lesson-first-chapter-evaluation = La Valutazione

lesson-first-aim = Guidi una casata del Sacro Romano Impero e in ogni Round delle Azioni fai una sola azione. Alla fine danno Punti Vittoria Possedimenti, Cittadini, Città, carte Principato, Prestigio e Oro.
lesson-first-ottokar = La { region-boehmen } e altre regioni sono di Ottokar, un principe che nessuno gioca. Non agisce mai, ma si può attaccare.
lesson-first-start-tyrol = Ogni casata comincia con due Possedimenti in due regioni libere e confinanti. Metti il primo { region-tirol.in }: i posti sono solo tre, e con due Possedimenti hai la maggioranza.
lesson-first-start-bavaria = Metti il secondo { region-bayern.in }, lì accanto.
lesson-first-end-start = Termina il turno: ora è l'avversario a piazzare due Possedimenti.
lesson-first-build = Puoi costruire un Possedimento, piazzare Cittadini, attaccare o giocare una carta. Costruisci { region-tirol.in } per 5 Ori: con la maggioranza prendi la carta Principato e guadagni 1 Punto Prestigio.
lesson-first-end-build = Termina il turno. Dopo il turno dell'avversario i dadi decidono se c'è un altro Round: un 6 chiude i Round di questa Epoca.

lesson-first-citizen-one = Nessun 6: c'è un secondo Round. Piazza un Cittadino presso { estate-tirol-1 } per 3 Ori: aumenta di 1 le Entrate e combatte per il suo Possedimento.
lesson-first-citizen-two = Con un'azione ne piazzi fino a tre. Metti il secondo presso { estate-tirol-2 }: così entrambi i Possedimenti sono più difficili da prendere.
lesson-first-enough = Due bastano: scegli «{ do-done }» e tieni da parte un po' d'Oro.
lesson-first-end-citizens = Termina il turno.
lesson-first-inheritance = È il terzo e ultimo Round dell'Epoca. Gioca { card-inheritance-pfalz }: un Possedimento gratis in una nuova regione.
lesson-first-end-inheritance = Termina il turno. Dopo l'ultimo Round viene la Valutazione.

lesson-first-discard = Prima di pescare puoi scartare. { card-city-meissen } costruisce una Città in una regione dove non hai Possedimenti: scartala.
lesson-first-draw = Scegli «{ do-done }»: tutti pescano fino ad avere cinque carte.
lesson-first-before-income = In una Valutazione puoi giocare una carta Speciale, in momenti precisi; questo è il primo. Passa: poi arrivano le Entrate, 3 Ori per ogni Possedimento intero e 1 per ogni Cittadino.
lesson-first-after-income = Hai ricevuto 14 Ori. Passa di nuovo.
lesson-first-before-prestige = Ora chi ha più Possedimenti, Cittadini, Città o carte Principato guadagna 1 Punto Prestigio per ciascuna categoria, e chi ne ha meno ne perde 1. Tu sei in testa in due: passa.
lesson-first-prestige = Hai guadagnato 2 Punti Prestigio e l'avversario ne ha persi 2. Passa un'ultima volta: comincia una nuova Epoca.
lesson-first-attack = Potresti attaccare questo Possedimento dalla { region-bayern }. Ogni parte tira un dado per ogni punto del suo Possedimento, che colpisce con 6, e uno per ogni Cittadino, che colpisce con 5 o 6; dichiarare un attacco costa sempre 1 Punto Prestigio.
lesson-first-palatinate = Adesso conviene costruire. Costruisci { region-pfalz.in } per 5 Ori: con due posti su tre conquisti un secondo Principato.
