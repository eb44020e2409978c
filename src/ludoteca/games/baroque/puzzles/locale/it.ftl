### Texts of the puzzles of Baroque.

puzzle-elector = Un elettore in un’azione
puzzle-elector-task = Resta un’azione e pochi fiorini. Termina il turno con un supporto di 6.
puzzle-elector-hint-1 = Gli elettori portano supporto. Quale puoi prendere con un’azione?
puzzle-elector-hint-2 = Guarda quali elettori confinano con i tuoi stati e non hanno influenza di nessuno.
puzzle-elector-why = Qui l’influenza accanto ai tuoi stati vale due punti, quanto basta per prendere in un’azione { state-saxony.the } neutrale. Il suo elettore porta il tuo supporto da 3 a 6.

puzzle-last-point = L’ultimo punto
puzzle-last-point-task = Resta un’azione. Termina il turno con nove stati.
puzzle-last-point-hint-1 = Da qualche parte manca solo un punto di influenza.
puzzle-last-point-hint-2 = Hai già un punto in due vicini neutrali, { state-upper_palatinate.the } e { state-bremen }.
puzzle-last-point-why = Uno stato neutrale passa a chi ha due punti più di chiunque altro. Ne hai uno { state-upper_palatinate.in } e uno { state-bremen.in }: un secondo punto conquista l’uno o l’altro. Altrove un’azione non basta.

puzzle-new-city = Dove una città rende
puzzle-new-city-task = Resta un’azione. Termina il turno con un reddito di 17 fiorini: niente dà di più.
puzzle-new-city-hint-1 = Il denaro genera denaro: costruisci.
puzzle-new-city-hint-2 = Una città aumenta il reddito del suo stato, ma non dappertutto allo stesso modo. E non in uno stato senza reddito.
puzzle-new-city-why = Una città aumenta il reddito del suo stato. La ricca { state-spanish_netherlands } ne guadagna di più, mentre { state-austria.the } al momento non rende nulla.

puzzle-painter = Dipingere per la gloria
puzzle-painter-task = Resta un’azione. Termina il turno con 21 punti vittoria: niente dà di più.
puzzle-painter-hint-1 = Solo l’arte trasforma subito i fiorini in punti vittoria.
puzzle-painter-hint-2 = Una commissione può costare di più o di meno, e rendere di più o di meno.
puzzle-painter-why = { card-block } dipinge per denaro. La commissione più cara che ti viene offerta, 3 fiorini per 5 punti vittoria, vale il suo prezzo: nessun’altra azione porta punti adesso.

puzzle-chancellor = La parola del cancelliere
puzzle-chancellor-task = Resta un’azione. Termina il turno con un reddito di 19: niente dà di più.
puzzle-chancellor-hint-1 = Una città renderebbe 3 fiorini. C’è di meglio.
puzzle-chancellor-hint-2 = Il tuo politico mette più punti di te.
puzzle-chancellor-why = L’influenza di { card-lobkowitz } mette due punti. La ricca Prussia è neutrale, e quei due punti la prendono: il suo reddito è il doppio di quello di una città.

puzzle-lost-state = Tre fiorini
puzzle-lost-state-task = Hai un’azione e 3 fiorini. Termina il turno con un reddito di 21: niente dà di più.
puzzle-lost-state-hint-1 = Una città è troppo cara. Uno stato no.
puzzle-lost-state-hint-2 = Uno stato ricco accanto ai tuoi non è di nessuno. Servono due punti, e una tua città può aiutare.
puzzle-lost-state-why = L’influenza non costa nulla. Messa { state-hessen.in }, con la città { state-silesia.in } per un secondo punto, prende subito lo stato, e il suo reddito vale più di qualunque cosa tu possa pagare.

puzzle-two-structures = Una città che aiuta
puzzle-two-structures-task = Resta un’azione. Termina il turno con un supporto di 9.
puzzle-two-structures-hint-1 = L’azione semplice mette un punto. Città e città fortificate ne aggiungono altri.
puzzle-two-structures-hint-2 = Cerca un elettore neutrale a cui bastano due punti. La tua città { state-brandenburg.in } può dare il secondo.
puzzle-two-structures-why = L’influenza { state-cologne.in } mette un punto, e una struttura ne aggiunge: la città { state-brandenburg.in } uno, la città fortificata { state-hessen.in } due. Due punti più di chiunque altro prendono l’elettore, e con lui il supporto.

puzzle-chain = Uno stato apre l’altro
puzzle-chain-task = Due azioni, nessun fiorino. Termina il turno con un reddito di 14: niente dà di più.
puzzle-chain-hint-1 = Ciò che prendi con la prima azione può aiutare la seconda.
puzzle-chain-hint-2 = In uno stato a cui manca un punto c’è una città.
puzzle-chain-why = Hai già un punto { state-hessen.in }, dove c’è una città. Prendila con la prima azione; la seconda mette influenza { state-mainz.in } o { state-saxony.in }, e la città appena vinta aggiunge il secondo punto che la conquista.

puzzle-power-card = Due elettori insieme
puzzle-power-card-task = Resta un’azione. Porta il tuo supporto da 1 a 9.
puzzle-power-card-hint-1 = Nessun elettore da solo vale tanto. Te ne servono due.
puzzle-power-card-hint-2 = { card-power } mette influenza in due stati, e un punto in più in uno dei due. In un elettore hai già un punto.
puzzle-power-card-why = { card-power } agisce in due stati. Basta un punto { state-cologne.in }, dove ne hai già uno; ne servono due { state-trier.in }, perciò il punto in più va lì. Due elettori con una carta.

puzzle-three-steps = Tre azioni, due elettori
puzzle-three-steps-task = Tre azioni e un fiorino. Porta il tuo supporto da 3 a 9.
puzzle-three-steps-hint-1 = L’influenza non costa nulla, ma mette un solo punto alla volta.
puzzle-three-steps-hint-2 = A un elettore basta un punto, a un altro ne servono due.
puzzle-three-steps-why = Hai già un punto { state-bavaria.in }: uno in più la conquista. Le due azioni rimaste prendono { state-saxony.the }, punto per punto. Due elettori, nessun fiorino speso.
