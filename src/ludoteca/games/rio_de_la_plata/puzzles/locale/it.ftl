### Texts of the puzzles of Rio de la Plata.

puzzle-house-first = Prima la casa
puzzle-house-first-task = Hai 2 pietre e 2 legni. Termina il turno con 5 punti, contati come se la partita fosse finita.
puzzle-house-first-hint-1 = Alla fine danno punti le case. Tagliapietre, falegnami e mercati no.
puzzle-house-first-hint-2 = Un tuo lavoratore è sulla tua capanna.
puzzle-house-first-why = La capanna in F6 diventa una casa per 1 pietra e 1 legno, e qui una casa vale 2 PV. Un tagliapietre, un falegname o un mercato userebbero le stesse risorse senza dare punti.

puzzle-lumber = Tieni il legno
puzzle-lumber-task = I tuoi lavoratori sono piazzati. Termina il turno con 4 legni: di più non si può.
puzzle-lumber-hint-1 = Due tuoi lavoratori sono nella Foresta.
puzzle-lumber-hint-2 = Ciò che costruisci ora può costare il legno che raccogli.
puzzle-lumber-why = Ogni lavoratore nella Foresta raccoglie 1 legno. Un tagliapietre ne costerebbe 2: raccogli due volte e lascia quella costruzione a un altro anno.

puzzle-no-losses = Due contro uno
puzzle-no-losses-task = Vinci una battaglia in questo round senza perdere pedine.
puzzle-no-losses-hint-1 = Gruppi uguali si distruggono a vicenda. Un gruppo più grande vince senza perdite.
puzzle-no-losses-hint-2 = La tua coppia in H9 ha due passi. L'attaccante in H7 è solo.
puzzle-no-losses-why = Due pedine ne battono una in H7, e nessuna delle tue è persa. Anche la pedina singola in I8 potrebbe attaccare, ma cadrebbe con il nemico.

puzzle-plunder = Che cosa cade prima
puzzle-plunder-task = Guidi gli attaccanti, due pedine in N5 con due passi. Guadagna 6 PV.
puzzle-plunder-hint-1 = L'attaccante guadagna punti per le costruzioni distrutte. Quali sono entro due passi?
puzzle-plunder-hint-2 = Guarda il tagliapietre in M6.
puzzle-plunder-why = Un gruppo di due può fare due passi. M5 è libero, e da lì si raggiunge M6: il tagliapietre cade, e una costruzione di questo tipo vale 6 PV per l'attaccante.

puzzle-quarry-first = Due conti da pagare
puzzle-quarry-first-task = Due tuoi lavoratori sulle griglie non sono ancora pagati, e ognuno che resta da pagare costa 3 PV. Pagali entrambi e conserva la tua moneta.
puzzle-quarry-first-hint-1 = Ogni riquadro costa 1 pietra e 1 legno. Hai una sola pietra.
puzzle-quarry-first-hint-2 = Una moneta potrebbe sostituire la pietra, ma vuoi conservarla. Dove trovi un'altra pietra prima di pagare?
puzzle-quarry-first-why = Prima il lavoratore nella Cava raccoglie la seconda pietra. Poi 2 pietre e 2 legni pagano il riquadro del Forte e quello del Porto, e la moneta resta a te.

puzzle-church = Dalla pietra alla chiesa
puzzle-church-task = Hai 1 legno e nient'altro, ma i tuoi lavoratori sono nei posti giusti. Termina il turno con 8 punti, contati come se la partita fosse finita: di più non si può.
puzzle-church-hint-1 = La chiesa dà 2 PV per 1 moneta, il mercato 1 moneta per 1 pietra. Anche una casa richiede pietra.
puzzle-church-hint-2 = Una pietra è troppo poco per entrambe le cose. Usa il tagliapietre prima di spenderla.
puzzle-church-why = Raccogli la pietra, e il tagliapietre ne fa 3. Vendine una al mercato, dai la moneta alla chiesa per 2 PV, e costruisci la casa con un'altra e con il legno: in un quartiere con una chiesa vale 3.

puzzle-two-battles = Gloria in entrambe
puzzle-two-battles-task = Guadagna 12 PV in questo round di guerra: di più non si può.
puzzle-two-battles-hint-1 = I nemici distrutti danno PV, e anche le proprie pedine perse in battaglia.
puzzle-two-battles-hint-2 = Ci sono due battaglie, e ogni tua pedina serve in una di esse.
puzzle-two-battles-why = Ogni nemico distrutto e ogni perdita propria valgono 2 PV. La pedina singola ne affronta una in K8, la coppia affronta la coppia in H7: tre nemici e tre perdite fanno 12.

puzzle-gunner = La carica di Cannoniere
puzzle-gunner-task = Hai opzionato { office-gunner.the }: costa 5 monete e richiede 7 PV, e un'opzione fallita costa 5 PV. Hai 4 monete e 5 PV. Acquista la carica in questo turno.
puzzle-gunner-hint-1 = Ti mancano 1 moneta e 2 PV. La chiesa dà 2 PV per 1 moneta: ti mancano dunque 2 monete.
puzzle-gunner-hint-2 = Il quartiere è collegato da una strada: il suo mercato si usa due volte per turno. Che cosa puoi vendere?
puzzle-gunner-why = I due lavoratori sul mercato vendono uno la pietra, l'altro il legno: 6 monete. Una va alla chiesa per 2 PV, e con 7 PV e 5 monete acquisti la carica. Alla fine vale 5 PV; la casa può aspettare.

puzzle-last-step = Manca un passo
puzzle-last-step-task = L'ultimo attaccante è in M5. Guadagna 4 PV in questo round.
puzzle-last-step-hint-1 = La tua pedina più vicina non arriva fin là da sola.
puzzle-last-step-hint-2 = Un gruppo può fare un passo in più se un altro gruppo viene sacrificato.
puzzle-last-step-why = La pedina in M8 arriva in M6 e non oltre. Sacrifica l'altra pedina per un passo in più: in M5 cadono entrambe le pedine, e guadagni 2 PV per il nemico e 2 per la tua.

puzzle-raid = Una doppia incursione
puzzle-raid-task = Guidi gli attaccanti. Guadagna 10 PV in questo round: di più non si può.
puzzle-raid-hint-1 = Per l'attaccante una casa vale 4 PV, una capanna 2, ogni altra costruzione minore 6.
puzzle-raid-hint-2 = La pedina singola fa tre passi, la coppia due. Aggira i difensori.
puzzle-raid-why = La pedina singola aggira i difensori per H4 e I4 e distrugge una costruzione da 6 PV. La coppia lascia stare la capanna e in due passi raggiunge la casa in D7, che ne vale 4.
