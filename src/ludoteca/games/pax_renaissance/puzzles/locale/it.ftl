### Texts of the puzzles of Pax Renaissance.

puzzle-comet = La cometa giusta
puzzle-comet-task = Vinci in questo turno. Nessuna vittoria è ancora attiva, ma nel mercato c’è una cometa.
puzzle-comet-hint-1 = Chi compra una cometa attiva una vittoria. Quale soddisfi già?
puzzle-comet-hint-2 = Sei in vantaggio per repubbliche, e di due per la legge.
puzzle-comet-why = { card-119 } costa 1 fiorino e attiva una vittoria a tua scelta. Hai una repubblica più di tutti e due leggi in più: attiva la vittoria rinascimentale e dichiarala con la seconda azione. Ogni altra scelta spreca la cometa.

puzzle-purse = La borsa vuota
puzzle-purse-task = La tua borsa è vuota. Con due azioni, termina il turno con 8 fiorini: niente dà di più.
puzzle-purse-hint-1 = Vendere due carte non è il massimo. Una delle due azioni deve far passare il denaro davanti alle tue concessioni.
puzzle-purse-hint-2 = Una carta vale 4 fiorini. L’altra azione è una fiera: confronta quante tue concessioni ci sono su ogni rotta.
puzzle-purse-why = { card-49 } si vende per 4 fiorini. Una fiera dà 1 fiorino a chi la indice e paga ogni concessione sulla sua rotta. La rotta dell’Est ne attraversa due tue, quella dell’Ovest anche { border-france-hre }: la fiera dell’Ovest rende altri 4 fiorini.

puzzle-third-crown = La terza corona
puzzle-third-crown-task = Vinci in questo turno. Hai due re, l’altro banco nessuno, e la vittoria imperiale è attiva: in due giocatori chiede un vantaggio di tre re.
puzzle-third-crown-hint-1 = Basta ancora un re. Una regina ne porta uno senza guerra.
puzzle-third-crown-hint-2 = Gioca { card-73 } e falle sposare un re che nessuno possiede.
puzzle-third-crown-why = { card-73 } sposa un re del mazzo degli imperi, che si unisce subito a te. Sono tre re contro nessuno, e la seconda azione dichiara la vittoria imperiale.

puzzle-campaign = Il re in campo
puzzle-campaign-task = Vinci in questo turno. Hai due re e un avversario uno. La vittoria imperiale è attiva e chiede un vantaggio di due.
puzzle-campaign-hint-1 = Un re con cavalieri può condurre una campagna contro un vicino. Ogni cavaliere costa 1 fiorino.
puzzle-campaign-hint-2 = L’Ungheria ha due cavalieri. Attacca un vicino difeso da un pezzo solo.
puzzle-campaign-why = La campagna { land-hungary.of } manda due cavalieri contro un difensore. Il re conquistato diventa tuo vassallo, e i vassalli contano: tre re contro uno, e resta un’azione per dichiarare.

puzzle-posts = Un banco, due passi
puzzle-posts-task = Vinci in questo turno. La vittoria per globalizzazione è attiva: chiede due concessioni e una scoperta più di chiunque altro.
puzzle-posts-hint-1 = Una nuova concessione su un confine libero aumenta il tuo conto di uno. Non basta.
puzzle-posts-hint-2 = Quale tua carta porta una concessione su un confine dove ne ha una un avversario?
puzzle-posts-why = { card-70 } agisce { land-hre.in }. Metti la sua concessione al posto di quella dell’avversario sul confine con l’Ungheria: tu ne guadagni una, l’altro ne perde una, e il vantaggio è due. La seconda azione dichiara.

puzzle-scaffold = La camera stellata
puzzle-scaffold-task = Vinci in questo turno. Hai tre re, un avversario due. La vittoria imperiale è attiva e chiede un vantaggio di due.
puzzle-scaffold-hint-1 = In questo turno non puoi avere un quarto re. Ma un vantaggio ha due lati.
puzzle-scaffold-hint-2 = { card-34 } agisce in Inghilterra e può decapitare.
puzzle-scaffold-why = Un’operazione di { card-34 } decapita il re { land-england.of }. Ti costa la carta, ma all’avversario resta un re, e la seconda azione dichiara la vittoria.

puzzle-vote = Quale parlamento?
puzzle-vote-task = Vinci in questo turno. La vittoria rinascimentale è attiva: chiede una repubblica e due leggi più di chiunque altro.
puzzle-vote-hint-1 = I re diventano repubbliche con un voto, dove la maggior parte delle concessioni ai confini è tua.
puzzle-vote-hint-2 = Hai due leggi, un avversario una. Una sola delle tue due repubbliche porterebbe la legge che manca.
puzzle-vote-why = Voterebbero per te sia { land-france.the } sia { land-hre.the }, ma solo la repubblica { land-hre.of } ha una legge propria. Ti dà tre leggi contro una, e la seconda azione dichiara la vittoria.

puzzle-breach = La breccia, poi l’assalto
puzzle-breach-task = Prendi un re in questo turno. Hai { card-108 } nella tua area di gioco e { card-116 } in mano.
puzzle-breach-hint-1 = Due torri contro due cavalieri non vincono: attaccanti e difensori cadono uno per uno.
puzzle-breach-hint-2 = Prima indebolisci la difesa. { card-108 } può assediare.
puzzle-breach-why = Con le operazioni dell’Est { card-108 } assedia un cavaliere a Costantinopoli. Poi { card-116 } arriva con due torri contro un difensore, vince la cospirazione { land-ottoman.in }, e il suo re è tuo.

puzzle-faith = La fede suprema
puzzle-faith-task = Vinci in questo turno. La vittoria religiosa è attiva: chiede che una religione sia suprema e che tu ne abbia più prestigio di chiunque altro.
puzzle-faith-hint-1 = I cattolici hanno un vescovo, i riformati uno. La religione suprema ha bisogno di più vescovi delle altre insieme.
puzzle-faith-hint-2 = { card-36 } porta un vescovo e un prestigio cattolico. Attenzione a dove va il vescovo: su una carta che ne ha già uno si perdono entrambi.
puzzle-faith-why = { card-36 } ti dà due prestigi cattolici contro uno e un secondo vescovo cattolico. Su una tua carta senza vescovo rimane, i cattolici hanno la maggioranza, e la seconda azione dichiara.

puzzle-last-wall = L’ultimo baluardo
puzzle-last-wall-task = Un avversario ha tre re e al prossimo turno dichiarerà la vittoria imperiale. Lasciagli al massimo due re, e termina il turno con almeno 4 fiorini e due concessioni.
puzzle-last-wall-hint-1 = Una rivolta può togliere un re. Un’altra carta della tua mano vale molto denaro.
puzzle-last-wall-hint-2 = { card-48 } scatena una rivolta { land-france.in }. Scegli bene quale tuo pezzo cade.
puzzle-last-wall-why = { card-48 } vince la rivolta { land-france.in }, e l’avversario perde quel re. Fai cadere il pirata, non la tua concessione, e prendi la concessione della nuova repubblica. Poi vendi { card-116 }, che vale 4 fiorini.
