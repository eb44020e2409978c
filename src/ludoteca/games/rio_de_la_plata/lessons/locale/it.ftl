### Texts of the lessons of Rio de la Plata.

lesson-first = La tua prima partita
lesson-first-about = Due anni di Buenos Aires: una capanna, una casa e la prima strada fino alla Plaza Mayor. Circa quindici minuti.
lesson-first-end = Hai una casa, 4 punti vittoria e un quartiere collegato. Da qui giochi liberamente e l'avversario decide da solo. Tieni d'occhio gli Indigeni e i Corsari: un giorno attaccheranno.
lesson-first-chapter-placing = Piazzare i lavoratori
lesson-first-chapter-effects = Che cosa fanno i lavoratori
lesson-first-chapter-road = Una strada e una casa

lesson-first-aim = Guidi una famiglia di coloni a Buenos Aires, un turno all'anno dal 1580; case, costruzioni maggiori e cariche pubbliche danno punti vittoria (PV). In ogni turno prima piazzi fino a cinque lavoratori, poi li usi.
lesson-first-first-worker = Nel primo anno i lavoratori entrano in città solo sulla Linea di Partenza. Mettine uno in H5: lì costruirai la prima capanna.
lesson-first-second-worker = Una capanna costa due lavoratori. Metti il secondo in H5.
lesson-first-quarry = La pietra serve per quasi tutto. Manda un lavoratore alla Cava: porta 1 pietra.
lesson-first-forest = Mandane un altro alla Foresta per 1 legno. In entrambe i primi due riquadri richiedono un lavoratore, i successivi di più.
lesson-first-roads-one = Le costruzioni maggiori, accanto alla città, si fanno tutti insieme. Metti l'ultimo lavoratore sul primo riquadro delle Strade: non costa nulla e vale 2 PV quando tutti i riquadri sono pieni.
lesson-first-end-placing = Hai piazzato cinque lavoratori. Termina il turno: ora piazza l'avversario.

lesson-first-gather-stone = Adesso usi i lavoratori, nell'ordine che preferisci. Raccogli la pietra.
lesson-first-gather-wood = Raccogli il legno.
lesson-first-hut = Costruisci la capanna: i due lavoratori in H5 tornano in mano. D'ora in poi puoi piazzare lavoratori anche intorno a essa.
lesson-first-end-effects = Il lavoratore sulle Strade resta lì finché tutti i riquadri sono pieni. Termina il turno.

lesson-first-second-year = È il 1581. Dopo ogni turno due dadi decidono se c'è una guerra; Indigeni e Corsari si rafforzano con gli anni.
lesson-first-back-to-hut = Alla fine una capanna non vale nulla, una casa sì. Metti un lavoratore sulla tua capanna in H5 per farne una casa.
lesson-first-roads-two = Tre riquadri delle Strade sono ancora liberi. Prendi il secondo: 1 PV.
lesson-first-roads-three = Prendi anche il terzo: 1 PV.
lesson-first-roads-four = E il quarto: nessun PV, ma chi riempie l'ultimo riquadro decide dove passa la strada.
lesson-first-quarry-again = Resta un lavoratore. Mandalo alla Cava.
lesson-first-end-second = Termina il turno. L'avversario comincia le Mura, che proteggono tutta la città.
lesson-first-road-centre = Le Strade sono complete: 4 PV per te e tre segmenti da piazzare. Comincia dal centro del quartiere accanto alla Plaza Mayor.
lesson-first-road-plaza = Questo segmento unisce il centro alla Plaza Mayor. In un quartiere collegato ogni costruzione si usa due volte per turno, e ogni casa vale 1 PV in più.
lesson-first-road-east = Resta un segmento: comincia la strada del quartiere dall'altra parte.
lesson-first-house = Ora costruisci la casa per 1 pietra e 1 legno. Dà punti alla fine della partita, e accanto a essa puoi usare le costruzioni della città.
