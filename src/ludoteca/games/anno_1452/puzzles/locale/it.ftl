### Texts of the puzzles of Anno 1452.

puzzle-franconia = Un possedimento, un principato
puzzle-franconia-task = Un’azione. Terminala con 17 prestigio: niente dà di più.
puzzle-franconia-hint-1 = Il prestigio viene con un principato.
puzzle-franconia-hint-2 = In una regione un solo nuovo possedimento te ne dà più di chiunque altro.
puzzle-franconia-why = Con un secondo possedimento { region-franken.in } lì ne hai più di tutti: il principato è tuo, e con esso 1 prestigio.

puzzle-robber-knights = L’oro degli altri
puzzle-robber-knights-task = Un’azione. Terminala con 67 oro: niente dà di più.
puzzle-robber-knights-hint-1 = Non devi per forza guadagnarlo tu.
puzzle-robber-knights-hint-2 = Una delle tue carte speciali prende oro a un avversario.
puzzle-robber-knights-why = { card-special-raubritter-2 } costa 1 prestigio e prende 6 oro a un avversario. Nessun’altra azione ti lascia con di più.

puzzle-second-city = Una seconda città
puzzle-second-city-task = Un’azione. Terminala con due città.
puzzle-second-city-hint-1 = Una città si costruisce con una carta, e non solo con quelle che portano il nome di una città.
puzzle-second-city-hint-2 = La carta deve mostrare una regione dove hai un possedimento senza città.
puzzle-second-city-why = { card-inheritance-pfalz } si può giocare come città per 6 oro, perché hai possedimenti { region-pfalz.in }. Va posta sotto uno che non ne ha ancora. Nessun’altra carta della tua mano si adatta ai tuoi possedimenti.

puzzle-truce = Cinque Soldati
puzzle-truce-task = Ti attaccano { region-tirol.in } e hai mandato lì quattro Soldati. Reagisci senza perdere né loro né il possedimento: termina con 5 Soldati.
puzzle-truce-hint-1 = I Soldati che combattono vanno alla banca, anche se vincono.
puzzle-truce-hint-2 = Una reazione non lascia cominciare la battaglia.
puzzle-truce-why = { card-reaction-waffenstillstand-1 } chiude l’attacco prima che si tiri un dado. I quattro Soldati tornano da te, il possedimento resta, e chi attaccava ha perso per niente un punto di prestigio.

puzzle-clearance = Due possedimenti in un’azione
puzzle-clearance-task = Un’azione. Terminala con 19 punti vittoria: niente dà di più.
puzzle-clearance-hint-1 = Un possedimento è un punto. C’è una carta che ne costruisce due.
puzzle-clearance-hint-2 = Uno dei due dovrebbe darti anche un principato.
puzzle-clearance-why = { card-special-landesausbau-2 } costruisce due possedimenti. Mettine uno dove ti dà la maggioranza della regione: il principato vale un punto di prestigio in più.

puzzle-fewest-estates = Povero e incoronato
puzzle-fewest-estates-task = Dopo questo round si incorona il Re: chi ha meno possedimenti. Resta a 4 possedimenti e termina l’azione con 21 punti vittoria: niente dà di più.
puzzle-fewest-estates-hint-1 = Un secondo possedimento { region-tirol.in } darebbe tre punti, e un dado deciderebbe la corona.
puzzle-fewest-estates-hint-2 = Il prestigio non ha bisogno di possedimenti. Confronta i tuoi titoli con quello che hai.
puzzle-fewest-estates-why = { card-title-tirol } chiede un possedimento { region-tirol.in } e 10 prestigio, e dà 2 prestigio. Resti sotto i 5 possedimenti di C: la corona, i suoi 3 prestigio e i suoi Soldati sono tuoi.

puzzle-price-of-victory = Il prezzo della vittoria
puzzle-price-of-victory-task = Il tuo attacco alla { region-westfalen } riesce, ma subisci tre colpi. Conserva tutti gli 8 cittadini e termina la battaglia con 6 possedimenti ed entrate di 24: niente dà di più.
puzzle-price-of-victory-hint-1 = Chi ti lascia comunque dopo la battaglia?
puzzle-price-of-victory-hint-2 = Un possedimento ridotto si riprende con le prossime entrate. Un cittadino non torna.
puzzle-price-of-victory-why = I Soldati che hanno combattuto vanno in ogni caso alla banca: i primi due colpi sono per loro. Il terzo toglie un punto al possedimento { region-franken.in }, che lo riavrà con le prossime entrate. Nessun cittadino è perso.

puzzle-given-word = La parola data
puzzle-given-word-task = Resti fuori dalla { region-bayern }, e alla prossima valutazione devi a C 8 oro e { card-inheritance-kaernten }. Conserva 8 oro e termina l’azione con 24 punti vittoria: niente dà di più.
puzzle-given-word-hint-1 = Una carta costruisce due possedimenti. Hai 11 oro per entrambi.
puzzle-given-word-hint-2 = In due regioni un possedimento in più conquista il principato. L’{ region-oesterreich } sarebbe la terza, ma costa troppo.
puzzle-given-word-why = { card-special-landesausbau-1 } costruisce { region-steiermark.in } per 6 e { region-kaernten.in } per 5 oro. Entrambi i principati sono tuoi: due possedimenti, due principati, due prestigio. Gli 8 oro per C ci sono ancora.

puzzle-last-card = L’ultima carta
puzzle-last-card-task = La valutazione finale: sei l’ultimo a giocare una carta speciale prima che si assegnino i punti prestigio e si conti tutto. Vinci.
puzzle-last-card-hint-1 = Hai 1 punto più di B, ma così com’è ora B guadagna 4 prestigio e tu nessuno. Guarda chi ha di più e chi ha di meno di ogni cosa.
puzzle-last-card-hint-2 = Un solo nuovo possedimento può cambiare due dei quattro confronti.
puzzle-last-card-why = Con { card-special-landesausbau-2 } costruisci { region-kaernten.in }. Non hai più il minor numero di possedimenti, e con un secondo principato sei il solo ad averne il maggior numero. Il possedimento, il principato e il prestigio bastano.

puzzle-wedding-and-city = Sposa, corona e città
puzzle-wedding-and-city-task = Un’azione. Terminala con 32 punti vittoria: niente dà di più.
puzzle-wedding-and-city-hint-1 = Una carta può portare tre cose insieme.
puzzle-wedding-and-city-hint-2 = Cerca la sposa la cui regione dividi con altri, e leggi che cosa porta.
puzzle-wedding-and-city-why = { card-marriage-franken } porta un possedimento { region-franken.in }, che conquista il principato e 1 prestigio, e anche una città. Possedimento, prestigio e città: tre punti con un’azione.
