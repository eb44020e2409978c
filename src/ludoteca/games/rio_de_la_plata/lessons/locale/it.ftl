### Texts of the lessons of Rio de la Plata.

lesson-first = La tua prima partita
lesson-first-about = Due anni di Buenos Aires: una capanna, una casa e la prima strada per la Plaza Mayor. Circa quindici minuti.
lesson-first-end = Hai una casa, 4 punti vittoria e un quartiere con la strada. Da qui giochi liberamente: ora l’altro giocatore decide da solo. Tieni d’occhio indios e corsari: un giorno arriveranno.
lesson-first-chapter-placing = Piazzare i lavoratori
lesson-first-chapter-effects = Che cosa fanno i lavoratori
lesson-first-chapter-road = Una strada e una casa

lesson-first-aim = Guidi una famiglia di coloni a Buenos Aires, un turno all’anno dal 1580. Costruzioni, cariche e grandi opere danno punti vittoria (PV). Ogni anno prima piazzi fino a cinque lavoratori, poi li usi.
lesson-first-first-worker = Nel primo anno i lavoratori entrano in città solo sulla linea di partenza. Mettine uno in H5: lì costruirai la prima capanna.
lesson-first-second-worker = Una capanna costa due lavoratori. Metti il secondo in H5.
lesson-first-quarry = La pietra serve per quasi tutto. Manda un lavoratore alla cava: porta 1 pietra.
lesson-first-forest = E uno al bosco per 1 legno. I primi due posti di ciascuno costano un lavoratore, i successivi di più.
lesson-first-roads-one = Le grandi opere fuori città si costruiscono tutti insieme. Metti l’ultimo lavoratore sulla prima casella delle strade: non costa nulla e vale 2 PV quando la strada è finita.
lesson-first-end-placing = Cinque lavoratori sono piazzati. Termina il piazzamento: ora tocca all’altro giocatore.

lesson-first-gather-stone = Adesso i lavoratori lavorano, nell’ordine che preferisci. Raccogli la pietra.
lesson-first-gather-wood = Raccogli il legno.
lesson-first-hut = Costruisci la capanna: entrambi i lavoratori in H5 tornano a casa. D’ora in poi puoi piazzare lavoratori anche intorno a essa.
lesson-first-end-effects = Resta fuori solo il lavoratore sulle strade: quelli tornano quando l’opera è finita. Termina l’anno.

lesson-first-second-year = È il 1581. Dopo ogni anno i dadi decidono se arriva una guerra; i nemici sul loro tracciato si rafforzano con il tempo.
lesson-first-back-to-hut = Una capanna alla fine non vale nulla, una casa sì. Metti un lavoratore sulla tua capanna in H5 per farne una casa.
lesson-first-roads-two = Tre caselle delle strade sono ancora libere. Prendi la seconda: 1 PV.
lesson-first-roads-three = Prendi anche la terza: 1 PV.
lesson-first-roads-four = E la quarta: nessun punto, ma chi mette l’ultimo lavoratore decide dove passa la strada.
lesson-first-quarry-again = Resta un lavoratore. Mandalo alla cava.
lesson-first-end-second = Termina il piazzamento. L’altro giocatore comincia le mura, che serviranno a tutti.
lesson-first-road-centre = Le strade sono finite: 4 PV per te e tre tratti da piazzare. Comincia dal centro del quartiere accanto alla Plaza Mayor.
lesson-first-road-plaza = Questo tratto unisce il centro alla Plaza. In un quartiere collegato ogni costruzione lavora due volte all’anno, e ogni casa vale 1 PV in più.
lesson-first-road-east = Resta un tratto: comincia la strada del quartiere dall’altra parte.
lesson-first-house = Ora costruisci la casa per 1 pietra e 1 legno. Dà punti alla fine della partita, e solo accanto a una casa puoi usare le costruzioni della città.
