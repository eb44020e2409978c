### Texts of the puzzles of Pax Renaissance.

puzzle-comet = La cometa giusta
puzzle-comet-task = Vinci in questo turno. Nessuna vittoria è ancora attiva, ma nel mercato c'è una cometa.
puzzle-comet-hint-1 = Chi compra una cometa attiva una vittoria. Quale soddisfi già?
puzzle-comet-hint-2 = Hai una repubblica più di chiunque altro, e due leggi in più.
puzzle-comet-why = { card-119 } costa 1 fiorino e attiva una vittoria a tua scelta. Hai una repubblica e due leggi più di chiunque altro: attiva la Vittoria rinascimentale e dichiarala con la seconda azione. Ogni altra scelta spreca la cometa.

puzzle-purse = Senza un fiorino
puzzle-purse-task = Non hai fiorini. Con due azioni, termina il turno con 8 fiorini: di più non si può.
puzzle-purse-hint-1 = Vendere due carte rende di meno. Una delle due azioni deve far passare il denaro dalle tue concessioni.
puzzle-purse-hint-2 = Una carta vale 4 fiorini. L'altra azione è una fiera: confronta quante tue concessioni ci sono su ogni rotta.
puzzle-purse-why = { card-49 } si vende per 4 fiorini. Una fiera dà 1 fiorino a chi la indice e paga ogni concessione sulla rotta. La rotta dell'Oriente ne incontra due tue, quella dell'Occidente anche { border-france-hre }: la fiera dell'Occidente porta gli altri 4 fiorini.

puzzle-third-crown = La terza corona
puzzle-third-crown-task = Vinci in questo turno. Hai due re, l'altra banca nessuno, e la Vittoria imperiale è attiva: in due giocatori richiede un vantaggio di tre re.
puzzle-third-crown-hint-1 = Basta un altro re. Una regina ne porta uno senza guerra.
puzzle-third-crown-hint-2 = Gioca { card-73 } e dalla in sposa a un re che nessuno possiede.
puzzle-third-crown-why = { card-73 } sposa un re del mazzo degli imperi, che entra subito nella tua area di gioco. Sono tre re contro nessuno, e con la seconda azione dichiari la Vittoria imperiale.

puzzle-campaign = Il re in campo
puzzle-campaign-task = Vinci in questo turno. Hai due re e un avversario uno. La Vittoria imperiale è attiva e richiede un vantaggio di due re.
puzzle-campaign-hint-1 = Un re con cavalieri può condurre una campagna contro un vicino. Ogni cavaliere costa 1 fiorino.
puzzle-campaign-hint-2 = L'Ungheria ha due cavalieri. Attacca un vicino difeso da un pezzo solo.
puzzle-campaign-why = La campagna { land-hungary.of } manda due cavalieri contro un difensore. Il re conquistato diventa tuo vassallo, e i vassalli contano: tre re contro uno, e resta un'azione per dichiarare la vittoria.

puzzle-posts = Una concessione, due passi
puzzle-posts-task = Vinci in questo turno. La Vittoria per globalizzazione è attiva: richiede due concessioni e una scoperta più di chiunque altro.
puzzle-posts-hint-1 = Una nuova concessione su un bordo libero ti porta avanti di una sola. Non basta.
puzzle-posts-hint-2 = Quale tua carta porta una concessione su un bordo dove ce n'è una di un avversario?
puzzle-posts-why = { card-70 } agisce { land-hre.in }. Metti la sua concessione al posto di quella dell'avversario sul bordo con l'Ungheria: tu ne guadagni una, l'altro ne perde una, e il vantaggio è di due. Con la seconda azione dichiari la vittoria.

puzzle-scaffold = La camera stellata
puzzle-scaffold-task = Vinci in questo turno. Hai tre re, un avversario due. La Vittoria imperiale è attiva e richiede un vantaggio di due re.
puzzle-scaffold-hint-1 = In questo turno non puoi avere un quarto re. Ma il vantaggio cresce anche se un avversario ne perde uno.
puzzle-scaffold-hint-2 = { card-34 } agisce in Inghilterra e può decapitare.
puzzle-scaffold-why = Con un'operazione { card-34 } decapita il re { land-england.of }. Ti costa la carta, ma all'avversario resta un solo re, e con la seconda azione dichiari la vittoria.

puzzle-vote = Quale parlamento?
puzzle-vote-task = Vinci in questo turno. La Vittoria rinascimentale è attiva: richiede una repubblica e due leggi più di chiunque altro.
puzzle-vote-hint-1 = Un voto fa di un re una repubblica, dove la maggior parte delle concessioni sui bordi è tua.
puzzle-vote-hint-2 = Hai due leggi, un avversario una. Dei due imperi su cui potresti votare, uno solo come repubblica porta la legge che manca.
puzzle-vote-why = Vinceresti il voto sia { land-france.in } sia { land-hre.in }, ma solo la repubblica { land-hre.of } porta una legge. Sono tre leggi contro una, e con la seconda azione dichiari la vittoria.

puzzle-breach = La breccia, poi l'assalto
puzzle-breach-task = Prendi un re in questo turno. Hai { card-108 } nella tua area di gioco e { card-116 } in mano.
puzzle-breach-hint-1 = Due castelli non battono due cavalieri: attaccanti e difensori cadono uno a uno.
puzzle-breach-hint-2 = Prima indebolisci la difesa. { card-108 } può assediare.
puzzle-breach-why = Con le operazioni dell'Oriente { card-108 } assedia un cavaliere a Costantinopoli. Poi { card-116 } arriva con due castelli contro un difensore, vince la cospirazione { land-ottoman.in }, e il re è tuo.

puzzle-faith = La fede suprema
puzzle-faith-task = Vinci in questo turno. La Vittoria religiosa è attiva: una religione dev'essere suprema, e tu devi averne più prestigio di chiunque altro.
puzzle-faith-hint-1 = I cattolici hanno un vescovo, i riformisti uno. Una religione suprema ha più vescovi delle altre insieme.
puzzle-faith-hint-2 = { card-36 } porta un vescovo e un'icona di prestigio cattolico. Attenzione a dove va il vescovo: su una carta che ne ha già uno si perdono entrambi.
puzzle-faith-why = { card-36 } ti dà prestigio cattolico 2 contro 1 e un secondo vescovo cattolico. Su una tua carta senza vescovo resta in gioco, e i cattolici hanno due vescovi contro uno. Con la seconda azione dichiari la vittoria.

puzzle-last-wall = L'ultimo baluardo
puzzle-last-wall-task = Un avversario ha tre re e al prossimo turno dichiarerà la Vittoria imperiale. Lasciagli al massimo due re, e termina il turno con almeno 4 fiorini e due concessioni.
puzzle-last-wall-hint-1 = Una rivolta popolare può togliere un re. Un'altra carta della tua mano vale molto denaro.
puzzle-last-wall-hint-2 = { card-48 } scatena una rivolta popolare { land-france.in }. Scegli bene quale tuo pezzo cade.
puzzle-last-wall-why = { card-48 } vince la rivolta { land-france.in }, e il re passa dall'avversario a te. Fai cadere il pirata, non la tua concessione, e piazza la concessione che viene con il re. Poi vendi { card-116 }, che vale 4 fiorini.
