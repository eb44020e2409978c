### Texts of the lessons of Anno 1452.

lesson-first = La tua prima partita
lesson-first-about = Una casata si afferma: tre Round delle Azioni, una valutazione e due principati. Circa quindici minuti.
lesson-first-end = Due principati e il maggior Prestigio al tavolo. Da qui giochi liberamente: ora l’altro giocatore decide da solo. Matrimoni, città e carte ti aspettano in mano.
lesson-first-chapter-land = Terre
lesson-first-chapter-people = Cittadini ed eredi
lesson-first-chapter-evaluation = La valutazione

lesson-first-aim = Guidi una casata del Sacro Romano Impero. Alla fine contano Possedimenti, Cittadini, Città, Principati, Prestigio e Oro; le carte in mano, i titoli e le corone no. In ogni Round fai una sola azione.
lesson-first-start-tyrol = Ogni casata comincia con due Possedimenti in due regioni confinanti. Metti il primo { region-tirol.in }: è una regione piccola, e le regioni piccole sono presto tue.
lesson-first-start-bavaria = Metti il secondo { region-bayern.in }, lì accanto.
lesson-first-end-start = Questo è il tuo inizio. Conferma: anche l’altro giocatore si piazza.
lesson-first-build = Le azioni sono quattro: costruire un Possedimento, piazzare Cittadini, attaccare o giocare una carta. Costruisci { region-tirol.in } per 5 Ori. Con la maggioranza prendi la carta Principato e 1 Prestigio.
lesson-first-end-build = Conferma. Poi agisce l’altro giocatore, e i dadi decidono se segue un altro Round: un 6 chiude l’epoca.

lesson-first-citizen-one = Nessun 6: un secondo Round. I Cittadini costano 3 Ori l’uno, fino a tre in un’azione. Ciascuno dà 1 Oro di reddito e combatte per il suo Possedimento. Mettine uno in Tirolo 1.
lesson-first-citizen-two = Metti il secondo in Tirolo 2, così entrambi i Possedimenti si difendono.
lesson-first-enough = Due bastano. Tieni un po’ d’Oro per dopo.
lesson-first-end-citizens = Conferma.
lesson-first-inheritance = Il terzo e ultimo Round di quest’epoca. Gioca { card-inheritance-pfalz }: un Possedimento gratis in una nuova regione.
lesson-first-end-inheritance = Conferma. Dopo l’ultimo Round viene la valutazione.

lesson-first-discard = Prima di pescare puoi scartare. { card-city-meissen } è una città in una regione dove non hai Possedimenti: lasciala andare.
lesson-first-draw = Ora pesca: tutti riempiono la mano fino a cinque carte.
lesson-first-before-income = Le carte speciali si giocano in momenti precisi della valutazione; questo è il primo. Tieni le tue e passa. Poi viene il reddito: 3 Ori per ogni Possedimento intero, 1 per ogni Cittadino.
lesson-first-after-income = 14 Ori per te. Passa ancora.
lesson-first-before-prestige = Ora il Prestigio: chi ha più Possedimenti, Cittadini, Città o Principati guadagna un punto per ciascuno, chi ne ha meno lo perde. Tu guidi in due. Passa.
lesson-first-prestige = 2 di Prestigio per te, 2 in meno per l’altro giocatore. Passa un’ultima volta: comincia la nuova epoca.
lesson-first-attack = Questo Possedimento si potrebbe attaccare da lì accanto: ogni parte tira un dado per ogni punto del Possedimento, Cittadino e Soldato, e colpisce con un 6. Ogni attacco costa subito 1 Prestigio: attacca solo per un buon motivo.
lesson-first-palatinate = Adesso conviene costruire. Costruisci { region-pfalz.in } per 5 Ori: il Possedimento ereditato ha compagnia, e la maggioranza ti dà un secondo Principato.
