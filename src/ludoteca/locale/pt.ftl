### Texts that no single game owns: the kernel, the command line, the server, the client and the bots.

## Kernel

none = ninguém
back-0 = uma carta oculta
back-1 = uma carta oculta
back-2 = uma carta oculta
back-3 = uma carta oculta
do-confirm = Terminar o turno
do-pass = Passar
do-bid = Dar lance de { $amount }
do-agree = Concordar
do-disagree = Recusar
do-offer = Propor um acordo
do-accept = Aceitar a oferta { $number }
do-decline = Recusar a oferta { $number }
do-withdraw = Retirar a oferta { $number }
ask-Confirm = terminar o turno, ou voltar atrás
no-not-asked = Agora não é a sua vez.
no-not-in-menu = Isso não é possível aqui.
no-game-over = A partida terminou.
no-no-deals = Neste jogo não há acordos.
no-deal-with-oneself = Um acordo precisa de outro jogador.
no-empty-deal = Esta oferta não contém nada que se possa trocar.
no-no-such-offer = Essa oferta já não existe.
no-not-your-offer = Não cabe a você responder a essa oferta.
no-offer-open = Você tem ofertas abertas demais: retire uma antes.
no-offer-stale = O que foi oferecido já não pode ser dado.
no-deal-not-now = Espere até que todas as respostas secretas sejam dadas.
no-undo-barrier = Você só pode voltar enquanto nada foi revelado e ninguém mais agiu.
no-nothing-to-redo = Não há nada para refazer.
no-no-such-line = A partida não tem esse momento.
log-auction-bid = { $seat } dá um lance de { $amount }.
log-auction-pass = { $seat } sai do leilão.
log-consent-given = { $seat } concorda.
log-consent-denied = { $seat } recusa.
log-deal-offered = { $seat } propõe um acordo a { $other }.
log-deal-accepted = { $other } aceita o acordo de { $seat }.
log-deal-declined = { $other } recusa o acordo de { $seat }.
log-deal-withdrawn = { $seat } retira a oferta feita a { $other }.
log-deal-expired = A oferta de { $seat } a { $other } caducou.
style-balanced = equilibrado
