### Texts of the puzzles of Baroque.

puzzle-elector = Un elettore in un'azione
puzzle-elector-task = Restano un'azione e pochi fiorini. Termina il turno con un supporto di 6: di più non si può.
puzzle-elector-hint-1 = Gli elettori portano supporto. Quale puoi prendere con un'azione?
puzzle-elector-hint-2 = { card-frederick_william } aggiunge un punto ovunque piazzi influenza accanto al { state-brandenburg }.
puzzle-elector-why = Accanto al { state-brandenburg } un'azione influenza vale due punti, grazie a { card-frederick_william }. Due punti prendono la Sassonia neutrale, un elettore da 3 voti: il tuo supporto sale da 3 a 6.

puzzle-favours = Quattro favori
puzzle-favours-task = Hai il secondo posto nel supporto e quattro favori da spendere. Termina con un supporto di 5 e 32 fiorini.
puzzle-favours-hint-1 = Il supporto viene da elettori e diocesi. Uno dei favori ti dà uno stato.
puzzle-favours-hint-2 = Lo stato può essere di un rivale, se vale al massimo 2 e non contiene nulla. Tre favori prendono lo stato, il quarto dei fiorini.
puzzle-favours-why = { state-trier } è elettore e diocesi e dà 4 voti, ma vale solo 2 e nessun esercito la difende. Tre favori la tolgono al rivale, e l'ultimo porta 5 fiorini.

puzzle-new-city = Dove una città rende
puzzle-new-city-task = Resta un'azione. Termina il turno con un reddito di 17: di più non si può.
puzzle-new-city-hint-1 = Hai fiorini a sufficienza per costruire una città.
puzzle-new-city-hint-2 = Una città raddoppia il reddito del suo stato. Scegli lo stato che rende di più, e non uno che non rende nulla.
puzzle-new-city-why = Una città raddoppia il reddito del suo stato. L'{ state-spanish_netherlands } rende 4 fiorini, e lì la città ne aggiunge 4. L'{ state-austria } ha lo stesso valore, ma in questa guerra non rende nulla.

puzzle-painter = Dipingere per la gloria
puzzle-painter-task = Resta un'azione. Termina il turno con 21 punti vittoria: di più non si può.
puzzle-painter-hint-1 = Un pittore trasforma subito i fiorini in punti vittoria.
puzzle-painter-hint-2 = Un'opera può costare di più o di meno, e rendere di più o di meno.
puzzle-painter-why = { card-block } dipinge a pagamento. L'opera più cara, 3 fiorini per 5 punti vittoria, vale il suo prezzo: nessun'altra azione porta punti adesso.

puzzle-chancellor = La parola del cancelliere
puzzle-chancellor-task = Resta un'azione. Termina il turno con un reddito di 19: di più non si può.
puzzle-chancellor-hint-1 = Una città renderebbe 3 fiorini. C'è di meglio.
puzzle-chancellor-hint-2 = { card-lobkowitz } arriva in qualsiasi stato senza eserciti nemici, e sul confine esterno aggiunge un punto.
puzzle-chancellor-why = Sul confine esterno il tuo politico piazza due punti, e due punti prendono uno stato neutrale. Con { card-polish_permission } in gioco { state-prussia.the } rende 6 fiorini, il doppio di una città.

puzzle-augsburg = I banchieri di Augsburg
puzzle-augsburg-task = Tre azioni, 7 fiorini, due carte { card-capitalism }. Termina il turno con 28 fiorini: di più non si può.
puzzle-augsburg-hint-1 = Il primo investimento ne paga un secondo più grande. E a chi vanno le commissioni?
puzzle-augsburg-hint-2 = Hai già un punto influenza { state-augsburg.in }. Chi la controlla non paga commissioni.
puzzle-augsburg-why = Prima prendi { state-augsburg } con un punto influenza: così non devi commissioni. Poi 7 fiorini diventano 15, e di questi 12 diventano 25: con i 3 rimasti fanno 28.

puzzle-styria = Soccorso alla Stiria
puzzle-styria-task = Due azioni, 5 fiorini, e gli Ottomani sono { state-styria.in }. Termina il turno con un reddito di 18: di più non si può.
puzzle-styria-hint-1 = Gli Ottomani difendono con 5 punti e non giocano carte; ogni tuo esercito ne ha 2. Chi li batte controlla { state-styria.the }, con la sua città.
puzzle-styria-hint-2 = Servono tre eserciti insieme. Un esercito si muove una volta sola: riunirli marciando non aiuta.
puzzle-styria-why = Costruisci un terzo esercito { state-austria.in } e marcia con tutti e tre: 6 punti contro 5. La { state-styria } è subito tua, e la città ne raddoppia il reddito a 4 fiorini. Due azioni influenza ne porterebbero al massimo 3.

puzzle-chain = Uno stato apre l'altro
puzzle-chain-task = Due azioni, nessun fiorino. Termina il turno con un reddito di 14: di più non si può.
puzzle-chain-hint-1 = Ciò che prendi con la prima azione può aiutare la seconda.
puzzle-chain-hint-2 = In uno stato dove ti manca un punto c'è una città.
puzzle-chain-why = Hai già un punto { state-hessen.in }, dove c'è una città. Prendila con la prima azione; la seconda piazza influenza { state-mainz.in } o { state-saxony.in }, e la città appena vinta aggiunge il secondo punto che la conquista.

puzzle-power-card = Due elettori insieme
puzzle-power-card-task = Resta un'azione. Porta il tuo supporto da 1 a 9.
puzzle-power-card-hint-1 = Nessun elettore da solo vale tanto. Te ne servono due.
puzzle-power-card-hint-2 = { card-power } piazza i suoi due punti anche in due stati diversi, e { card-lobkowitz } ne aggiunge uno sul confine esterno. In un elettore hai già un punto.
puzzle-power-card-why = Basta un punto { state-cologne.in }, dove ne hai già uno; ne servono due { state-trier.in }, perciò il punto in più del politico va lì. Due elettori con una carta.

puzzle-residence = La residenza del vescovo
puzzle-residence-task = Tre azioni, 6 fiorini, una carta. Porta il tuo supporto da 4 a 9: di più non si può.
puzzle-residence-hint-1 = Con un vescovo davanti a te puoi costruire una residenza in una tua diocesi. Porta un voto e, una volta per turno, 3 punti influenza negli stati vicini.
puzzle-residence-hint-2 = { state-cologne } è di un rivale, con un punto influenza oltre al segnalino controllo. Te ne servono due più di quei due: quattro punti.
puzzle-residence-why = Gioca { card-maximilian_henry }, costruisci la residenza { state-liege.in }, poi piazza influenza { state-cologne.in } e usa la residenza: 1 e 3 punti sono due più dei due del rivale. La residenza porta 1 voto, { state-cologne } 4.
