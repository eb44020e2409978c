### Texts that no single game owns: the kernel, the command line, the server, the client and the bots.

## Kernel

none = nessuno
back-0 = una carta coperta
back-1 = una carta coperta
back-2 = una carta coperta
back-3 = una carta coperta
do-confirm = Termina il turno
do-pass = Passa
do-bid = Offri { $amount }
do-agree = Acconsenti
do-disagree = Rifiuta
do-offer = Proponi un accordo
do-accept = Accetta l'offerta { $number }
do-decline = Rifiuta l'offerta { $number }
do-withdraw = Ritira l'offerta { $number }
ask-Confirm = terminare il turno, o tornare sui tuoi passi
no-not-asked = Ora non tocca a te.
no-not-in-menu = Qui non è possibile.
no-game-over = La partita è finita.
no-no-deals = In questo gioco non si fanno accordi.
no-deal-with-oneself = Per un accordo serve un altro giocatore.
no-empty-deal = Questa offerta non contiene nulla che si possa scambiare.
no-no-such-offer = Questa offerta non c'è più.
no-not-your-offer = Non tocca a te rispondere a questa offerta.
no-offer-open = Hai troppe offerte aperte: prima ritirane una.
no-offer-stale = Ciò che era offerto non si può più dare.
no-deal-not-now = Aspetta che tutte le risposte segrete siano date.
no-undo-barrier = Puoi tornare indietro solo finché nulla è stato rivelato e nessun altro ha agito.
no-nothing-to-redo = Non c'è nulla da rifare.
no-no-such-line = La partita non ha un tale momento.
log-auction-bid = { $seat } offre { $amount }.
log-auction-pass = { $seat } si ritira dall'asta.
log-consent-given = { $seat } acconsente.
log-consent-denied = { $seat } rifiuta.
log-deal-offered = { $seat } propone un accordo a { $other }.
log-deal-accepted = { $other } accetta l'accordo di { $seat }.
log-deal-declined = { $other } rifiuta l'accordo di { $seat }.
log-deal-withdrawn = { $seat } ritira l'offerta fatta a { $other }.
log-deal-expired = L'offerta di { $seat } a { $other } è scaduta.
style-balanced = equilibrato
