### Texts of the puzzles of Rio de la Plata.

puzzle-house-first = Prima la casa
puzzle-house-first-task = Hai 2 pietra e 2 legno. Dopo questo turno, se la partita finisse, vuoi avere 5 punti.
puzzle-house-first-hint-1 = Le case danno punti alla fine. Le costruzioni produttive impoveriscono un quartiere.
puzzle-house-first-hint-2 = Un tuo lavoratore è sulla tua capanna.
puzzle-house-first-why = Una casa si costruisce sulla capanna in F6 per 1 pietra e 1 legno, e ogni casa conta alla fine. Tagliapietre, carpentiere o mercato userebbero gli stessi beni e abbasserebbero il valore del quartiere.

puzzle-lumber = Tieni il legno
puzzle-lumber-task = I tuoi lavoratori sono piazzati. Termina il turno con 4 legno: niente dà di più.
puzzle-lumber-hint-1 = Due tuoi lavoratori sono nella Foresta.
puzzle-lumber-hint-2 = Ciò che costruisci ora può costare il legno che raccogli.
puzzle-lumber-why = Ogni lavoratore nella Foresta raccoglie 1 legno. Un tagliapietre ne costerebbe 2: raccogli due volte e lascia quella costruzione a un altro anno.

puzzle-no-losses = Due contro uno
puzzle-no-losses-task = Vinci una battaglia in questo round senza perdere un pezzo.
puzzle-no-losses-hint-1 = Numeri uguali cadono insieme. Chi ha più pezzi vince senza perdite.
puzzle-no-losses-hint-2 = La tua coppia in H9 ha due passi. L’attaccante in H7 è solo.
puzzle-no-losses-why = Due pezzi contro uno vincono la battaglia in H7, e nessuno dei tuoi è perso. Anche il pezzo singolo in I8 potrebbe attaccare, ma cadrebbe con il nemico.

puzzle-plunder = Che cosa brucia meglio
puzzle-plunder-task = Guidi gli attaccanti, due pezzi in N5 con due passi. Guadagna 6 punti vittoria.
puzzle-plunder-hint-1 = L’attaccante guadagna punti per le costruzioni distrutte. Quali sono entro due passi?
puzzle-plunder-hint-2 = Guarda il tagliapietre in M6.
puzzle-plunder-why = Un gruppo di due può fare due passi. M5 è libero, e da lì si raggiunge M6: il tagliapietre cade, e una costruzione produttiva vale 6 punti vittoria per l’attaccante.

puzzle-old-hut = La vecchia capanna
puzzle-old-hut-task = Dopo questo turno, se la partita finisse, vuoi avere 0 punti, e vuoi conservare 3 pietra e 3 legno.
puzzle-old-hut-hint-1 = Una casa sulla tua capanna vale più di una nuova costruzione.
puzzle-old-hut-hint-2 = Spendi una pietra e un legno, in K5, e nient’altro.
puzzle-old-hut-why = La capanna in K5 diventa una casa per 1 pietra e 1 legno: due punti. Tutto il resto costa beni e porta meno.

puzzle-quarry-first = Due conti da pagare
puzzle-quarry-first-task = Due tue caselle non sono ancora pagate. Dopo questo turno, se la partita finisse, vuoi avere −2 punti: niente dà di più.
puzzle-quarry-first-hint-1 = Una casella non pagata non porta nulla.
puzzle-quarry-first-hint-2 = Ogni conto è 1 pietra e 1 legno, e tu hai una pietra. Dove ce n’è un’altra?
puzzle-quarry-first-why = Un modo: il lavoratore nella Cava raccoglie la seconda pietra. Con 2 pietra e 2 legno si pagano entrambi i conti, quello del Forte e quello del Porto. Una costruzione avrebbe consumato i beni.

puzzle-two-battles = Gloria in entrambe
puzzle-two-battles-task = Guadagna 12 punti vittoria in questo round di guerra: niente dà di più.
puzzle-two-battles-hint-1 = I nemici distrutti danno punti, e anche i propri pezzi che cadono con loro.
puzzle-two-battles-hint-2 = Ci sono due battaglie, e ogni tuo pezzo serve in una di esse.
puzzle-two-battles-why = Ogni nemico e ogni perdita propria vale 2 punti. Il pezzo singolo affronta il suo pari in K8, la coppia la coppia in H7: tre nemici e tre perdite fanno 12.

puzzle-wall-now = Le Mura, subito
puzzle-wall-now-task = Puoi piazzare ancora un lavoratore. Dopo questo turno, se la partita finisse, vuoi avere 1 punto: niente dà di più.
puzzle-wall-now-hint-1 = La maggior parte delle opere si paga dopo. Un tipo si può pagare subito.
puzzle-wall-now-hint-2 = Un pezzo delle Mura costa un solo bene.
puzzle-wall-now-why = Un lavoratore sulla prossima casella delle Mura si può pagare subito con 1 pietra, e ciò che è pagato conta. Caselle più care promettono di più, ma non sono ancora pagate.

puzzle-last-step = Un passo di troppo
puzzle-last-step-task = L’ultimo attaccante è in M5. Guadagna 4 punti vittoria in questo round.
puzzle-last-step-hint-1 = Il tuo pezzo più vicino non arriva fin là da solo.
puzzle-last-step-hint-2 = Un gruppo può fare un passo in più se un altro pezzo viene sacrificato.
puzzle-last-step-why = Il pezzo in M8 arriva in M6 e non oltre. Sacrifica l’altro pezzo per un passo in più: la battaglia in M5 distrugge l’ultimo attaccante, ed entrambe le cadute valgono 2 punti ciascuna.

puzzle-raid = Una doppia incursione
puzzle-raid-task = Guidi gli attaccanti. Guadagna 10 punti vittoria in questo round: niente dà di più.
puzzle-raid-hint-1 = Per l’attaccante una casa vale 4, una capanna 2, le altre costruzioni 6.
puzzle-raid-hint-2 = Il pezzo singolo fa tre passi, la coppia due. Aggira i difensori.
puzzle-raid-why = Il pezzo singolo aggira i difensori per H4 e I4 e distrugge una costruzione da 6 punti. La coppia lascia stare la capanna e in due passi raggiunge la casa in D7, che ne vale 4.
