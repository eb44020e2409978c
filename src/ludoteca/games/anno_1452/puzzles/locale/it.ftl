### Texts of the puzzles of Anno 1452.

puzzle-franconia = Un Possedimento, un Principato
puzzle-franconia-task = Hai un'azione. Terminala con 17 Punti Prestigio: di più non si può.
puzzle-franconia-hint-1 = Una carta Principato porta 1 Punto Prestigio.
puzzle-franconia-hint-2 = In una regione un solo nuovo Possedimento ti dà la maggioranza: più di quanti ne ha ogni avversario e più dei posti liberi.
puzzle-franconia-why = Con un secondo Possedimento { region-franken.in } hai la maggioranza: prendi la carta Principato e con essa 1 Punto Prestigio.

puzzle-robber-knights = L'Oro degli altri
puzzle-robber-knights-task = Hai un'azione. Terminala con 67 Ori: di più non si può.
puzzle-robber-knights-hint-1 = Non devi per forza guadagnarli tu.
puzzle-robber-knights-hint-2 = Una delle tue carte Speciali prende Oro a un avversario.
puzzle-robber-knights-why = { card-special-raubritter-2 } costa 1 Punto Prestigio e prende 6 Ori a un avversario. Nessun'altra azione te ne lascia di più.

puzzle-second-city = Una seconda Città
puzzle-second-city-task = Hai un'azione. Terminala con due Città.
puzzle-second-city-hint-1 = Una Città si costruisce con una carta, e non solo con quelle che portano il nome di una città.
puzzle-second-city-hint-2 = La carta deve nominare una città in una regione dove hai un Possedimento senza Città.
puzzle-second-city-why = { card-inheritance-pfalz } si può giocare anche come Città per 6 Ori, perché hai Possedimenti { region-pfalz.in }. Va posta sotto uno che non ne ha ancora. Nessun'altra carta della tua mano si adatta ai tuoi Possedimenti.

puzzle-truce = Cinque Soldati
puzzle-truce-task = Ti attaccano { region-tirol.in } e hai mandato lì quattro Soldati. Reagisci senza perdere né loro né il Possedimento: termina con 5 Soldati.
puzzle-truce-hint-1 = I Soldati che combattono vanno alla banca, anche se vincono.
puzzle-truce-hint-2 = Una delle tue Reazioni evita la battaglia.
puzzle-truce-why = { card-reaction-waffenstillstand-1 } annulla l'attacco prima che si tiri un dado. I quattro Soldati tornano da te, il Possedimento resta, e l'attaccante ha perso per niente 1 Punto Prestigio.

puzzle-clearance = Due Possedimenti in un'azione
puzzle-clearance-task = Hai un'azione. Terminala con 19 Punti Vittoria: di più non si può.
puzzle-clearance-hint-1 = Un Possedimento è un punto. C'è una carta che ne costruisce due.
puzzle-clearance-hint-2 = Uno dei due dovrebbe darti anche un Principato.
puzzle-clearance-why = { card-special-landesausbau-2 } costruisce due Possedimenti. Mettine uno dove ti dà la maggioranza: la carta Principato vale 1 punto e porta 1 Punto Prestigio.

puzzle-fewest-estates = Corona dei poveri
puzzle-fewest-estates-task = Dopo questo Round si incorona il Re: chi ha meno Possedimenti. Resta a 4 Possedimenti e termina l'azione con 21 Punti Vittoria: di più, così, non si può.
puzzle-fewest-estates-hint-1 = Un secondo Possedimento { region-tirol.in } darebbe tre punti, ma poi un dado deciderebbe la corona.
puzzle-fewest-estates-hint-2 = Il Prestigio non ha bisogno di Possedimenti. Confronta i tuoi Titoli con quello che hai.
puzzle-fewest-estates-why = { card-title-tirol } richiede un Possedimento { region-tirol.in } e Prestigio 10, e porta 2 Punti Prestigio. Resti sotto i 5 Possedimenti di C: la corona, i suoi 3 Punti Prestigio e i suoi Soldati sono tuoi.

puzzle-price-of-victory = Il prezzo della vittoria
puzzle-price-of-victory-task = Il tuo attacco alla { region-westfalen } riesce, ma subisci tre colpi. Conserva tutti gli 8 Cittadini e termina la battaglia con 6 Possedimenti ed Entrate di 24: di più non si può.
puzzle-price-of-victory-hint-1 = Chi ti lascia comunque dopo la battaglia?
puzzle-price-of-victory-hint-2 = Un Possedimento ridotto si riprende dopo le prossime Entrate. Un Cittadino non torna.
puzzle-price-of-victory-why = I Soldati che hanno combattuto vanno in ogni caso alla banca: i primi due colpi sono per loro. Il terzo toglie un punto al Possedimento { region-franken.in }, che lo riavrà dopo le prossime Entrate. Nessun Cittadino è perso.

puzzle-given-word = La parola data
puzzle-given-word-task = Per un accordo resti fuori dalla { region-bayern }, e alla prossima Valutazione devi a C 8 Ori e { card-inheritance-kaernten }. Conserva 8 Ori e termina l'azione con 24 Punti Vittoria: di più non si può.
puzzle-given-word-hint-1 = Una carta costruisce due Possedimenti. Hai 11 Ori per entrambi.
puzzle-given-word-hint-2 = In due regioni un Possedimento in più conquista il Principato. L'{ region-oesterreich } sarebbe la terza, ma costa troppo.
puzzle-given-word-why = { card-special-landesausbau-1 } costruisce { region-steiermark.in } per 6 Ori e { region-kaernten.in } per 5. Entrambi i Principati sono tuoi: due Possedimenti, due carte Principato, due Punti Prestigio. Gli 8 Ori per C ci sono ancora.

puzzle-last-card = L'ultima carta
puzzle-last-card-task = È la Valutazione finale: puoi giocare per ultimo una carta Speciale, prima che si assegni il Prestigio e si conti tutto. Vinci.
puzzle-last-card-hint-1 = Hai 1 punto più di B, ma così come stanno le cose B guadagna ora 4 Punti Prestigio e tu nessuno. Guarda chi ha di più e chi ha di meno in ogni categoria.
puzzle-last-card-hint-2 = Un solo nuovo Possedimento può cambiare due dei quattro confronti.
puzzle-last-card-why = Con { card-special-landesausbau-2 } costruisci { region-kaernten.in }. Non hai più meno Possedimenti di tutti, e con una seconda carta Principato nessuno ne ha quante te. Il Possedimento, la carta Principato e il Prestigio bastano.

puzzle-wedding-and-city = Sposa, corona e Città
puzzle-wedding-and-city-task = Hai un'azione. Terminala con 32 Punti Vittoria: di più non si può.
puzzle-wedding-and-city-hint-1 = Una carta può portare più cose insieme.
puzzle-wedding-and-city-hint-2 = Cerca la sposa la cui regione dividi con altri, e leggi che cosa porta.
puzzle-wedding-and-city-why = { card-marriage-franken } porta un Possedimento { region-franken.in }, che conquista il Principato e 1 Punto Prestigio, e anche una Città. Sono quattro punti; i 6 Ori delle nozze te ne costano uno.
