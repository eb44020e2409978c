### Anno 1452: tutti i testi che un giocatore legge, in italiano.

## The game

game-name = Anno 1452
game-about = Principi del Sacro Romano Impero tra matrimoni, città, guerre e accordi, dall'Interregno all'incoronazione del 1452.
end-emperor = L'ultima Valutazione è conclusa: l'Imperatore è incoronato.
back-0 = una carta Azione

## Options

option-game = Gioco
option-game-about = Il gioco esperto aggiunge commerci e accordi, uno scarto più severo e, in due, il mercato scoperto.
option-game-basic = Base
option-game-expert = Esperto
option-end = Anno finale
option-end-about = L'anno la cui Valutazione conclude la partita.
option-end-full = 1452 (13 Epoche)
option-end-medium = 1410 (10 Epoche)
option-end-short = 1378 (8 Epoche)
option-scenario = Scenario
option-scenario-about = Ottokar, principe passivo per due o tre giocatori, comincia con tutti i pezzi sulla mappa.
option-scenario-usual = Consueto: Ottokar A in due, altrimenti normale
option-scenario-normal = Gioco normale
option-scenario-ottokar-a = Ottokar A: il re dalle molte terre
option-scenario-ottokar-b = Ottokar B: dall'Egerland all'Adriatico
option-scenario-ottokar-custom = Ottokar, disposizione propria
option-ottokar_losses = Perdite di Ottokar
option-ottokar_losses-about = Chi decide che cosa perde Ottokar in battaglia.
option-ottokar_losses-chosen = Sceglie il giocatore dopo l'attaccante
option-ottokar_losses-automatic = Automatico: prima i Cittadini
option-marriages_end = Fine dei matrimoni
option-marriages_end-about = Quando terminano i matrimoni di un'Epoca.
option-marriages_end-after_prestige_phase = Dopo la fase del Prestigio
option-marriages_end-after_last_action_round = Dopo l'ultimo Round delle Azioni
option-antiking_timing = Anti-Re anticipato
option-antiking_timing-about = Che cosa fa una carta Anti-Re pescata prima dell'Incoronazione.
option-antiking_timing-after_coronation = Attende il nuovo Re
option-antiking_timing-at_once = Agisce subito
option-two_player_market = Mercato scoperto in due
option-two_player_market-about = Gioco esperto in due: cinque carte scoperte da scambiare a ogni Valutazione.
option-two_player_market-yes = Sì
option-two_player_market-no = No
option-trade_limit = Limite della fase di commercio
option-trade_limit-about = Con il limite, chi è di turno può dichiarare che il tempo è scaduto.
option-trade_limit-none = Nessun limite
option-trade_limit-five_minutes = Cinque minuti
option-early_end = Fine anticipata
option-early_end-about = Dalla sesta Epoca i giocatori possono accordarsi perché la prossima Valutazione sia l'ultima.
option-early_end-no = Non permessa
option-early_end-yes = Si può proporre

## Zones and counters

zone-deck = Mazzo
zone-discards = Scarti
zone-aside = Evento in attesa
zone-market = Mercato scoperto
zone-hand = Mano
zone-married = Matrimonio
zone-titles = Titoli
zone-estates = Possedimenti
zone-value-2 = di valore 2
zone-value-1 = di valore 1
zone-cities = Città
zone-citizens = Cittadini
zone-principalities = Carte Principato
zone-peace = In pace con
zone-peace-until = Pace fino a
zone-ottokar-estates = Possedimenti di Ottokar
zone-ottokar-value-2 = di Ottokar, di valore 2
zone-ottokar-value-1 = di Ottokar, di valore 1
zone-ottokar-cities = Città di Ottokar
zone-ottokar-citizens = Cittadini di Ottokar
counter-turn = Posto nell'ordine di gioco
counter-king = Re
counter-antiking = Anti-Re
counter-year = Anno
counter-round = Round delle Azioni
counter-phase = Fase della Valutazione
counter-gold = Oro
counter-prestige = Prestigio
counter-estates = Possedimenti
counter-citizens = Cittadini
counter-cities = Città
counter-principalities = Carte Principato
counter-soldiers = Soldati
counter-income = Entrate
counter-points = Punti Vittoria ora

## Other entities

benefit-estate = il Possedimento gratuito
benefit-citizens = i Cittadini gratuiti
benefit-city = la Città gratuita
benefit-principality = la carta Principato
benefit-gold = l'Oro
benefit-prestige = il Prestigio
side-attacker = l'attaccante
side-defender = il difensore
category-estates = Possedimenti
category-citizens = Cittadini
category-cities = Città
category-principalities = carte Principato
thing-gold = Oro
thing-card = carta
thing-estate = Possedimento
thing-show = carta mostrata
promise-peace = pace fino a: { $until }
promise-lift-peace = la nostra pace è sciolta
promise-pay = { $giver } pagherà a { $receiver } { $amount } Oro prima di: { $until }
promise-stay-out = { $seat } non entra { $region_in } fino a: { $until }
promise-fight = { $seat } combatterà contro { $enemy } prima di: { $until }
promise-with = solo se è d'accordo anche { $seat }
promise-agreed = { $seat } è d'accordo
promise-gives-gold = { $giver } dà a { $receiver } { $amount } Oro
promise-gives-card = { $giver } dà a { $receiver } { $card }
promise-gives-estate = { $giver } cede { $estate } a { $receiver }
promise-shows-card = { $giver } mostra a { $receiver } { $card }
term-estates = Possedimenti sulla mappa
term-citizens = Cittadini sulla mappa
term-cities = Città
term-principalities = carte Principato
term-gold = Oro
term-prestige = Prestigio
term-income = entrate delle Epoche a venire
term-majorities = possibilità di maggioranza
term-hand = carte in mano
term-soldiers = Soldati
term-danger = Possedimenti esposti agli attacchi
style-builder = costruttore
style-warrior = guerriero
style-courtier = cortigiano

## Questions

ask-StartEstates = piazzare un Possedimento iniziale: due regioni adiacenti e libere
ask-Arrange = disporre i pezzi di Ottokar (mosse rimaste: { $left })
ask-ArrangeTo = scegliere dove va da { $place }
ask-Turn = fare un'azione: costruire, piazzare Cittadini, attaccare o giocare una carta
ask-MoreCitizens = piazzare un altro Cittadino (ancora { $left } al massimo) o terminare
ask-FreeCitizens = piazzare un Cittadino gratuito (fino a { $left })
ask-BuyEstates = costruire un Possedimento (fino a { $left }) al prezzo normale
ask-LayCity = scegliere il Possedimento { $region_in } che riceve la Città
ask-PayCitizen = rimuovere un proprio Cittadino per pagare il matrimonio
ask-Dowry = prendere i benefici di { $card }, o prima rinunciare a uno
ask-Rob = scegliere a chi fanno visita i predoni (fino a { $amount } Oro)
ask-Revolt = scegliere un Possedimento da ridurre di { $steps } (ne restano { $left })
ask-Ban = scegliere chi perde { $amount ->
    [one] { $amount } Punto Prestigio
   *[other] { $amount } Punti Prestigio
}
ask-Spy = scegliere quale mano guardare
ask-Steal = prendere una carta dalla mano di { $victim }
ask-Origin = scegliere da dove attaccare { $target }
ask-Commit = impegnare Soldati in battaglia per { $side }
ask-AttackReaction = giocare una Reazione per { $side }, o passare
ask-Allies = scegliere i Cittadini che si uniscono alla battaglia (fino a { $left })
ask-Betrayed = rimuovere per il Tradimento un Cittadino o un Soldato per { $side } (ne restano { $left })
ask-Losses = scegliere una perdita per { $side }
ask-Answer = rispondere all'azione con Morte di parto, o passare
ask-Discard = scartare prima di pescare, tenendo { $fewest ->
    [0] al massimo 5 carte
   *[other] da { $fewest } a 5 carte
}
ask-Window = giocare una carta Speciale, o passare ({ $window ->
    [0] prima delle Entrate
    [1] dopo le Entrate
    [2] prima del Prestigio
    [3] prima dell'Incoronazione
   *[other] prima del nuovo ordine di gioco
})
ask-Exchange = scambiare una carta con il mercato, o passare (scambi finora: { $made })
ask-Give = scegliere la carta da dare in cambio di { $taken }
ask-Bargain = commerciare e fare accordi, o dire di aver finito
ask-ChoosePlace = scegliere il posto nell'ordine di gioco
ask-Consent-EndEarly = accettare o no che la prossima Valutazione sia l'ultima

## Choices

do-start = Comincia { $region_in }
do-shift-estate = Sposta il Possedimento { $estate }
do-shift-citizen = Sposta un Cittadino da { $estate }
do-add-city = Aggiungi una Città sotto { $estate }
do-drop-city = Togli la Città da { $estate }
do-to-region = In: { $region }
do-to-estate = A: { $estate }
do-build = Costruisci un Possedimento { $region_in }
do-citizen = Piazza un Cittadino presso { $estate }
do-attack = Attacca { $estate }
do-play = Gioca { $card }
do-city = Costruisci una Città con { $card }
do-childbed = { $card }: finisce il matrimonio di { $seat }
do-propose-end = Proponi di finire alla prossima Valutazione
do-done = Fatto
do-city-under = Città sotto { $estate }
do-pay-citizen = Rimuovi un Cittadino da { $estate }
do-wed = Prendi i benefici
do-waive = Rinuncia a: { $benefit }
do-rob = Deruba { $seat }
do-revolt = Rivolta in { $estate }
do-ban = Scomunica { $seat }
do-spy = Guarda la mano di { $seat }
do-steal = Prendi { $card }
do-from = Da { $estate }
do-soldiers-alone = Con i soli Soldati
do-commit = Impegna { $amount ->
    [one] { $amount } Soldato
   *[other] { $amount } Soldati
}
do-react = Gioca { $card }
do-ally = Unisci un Cittadino da { $estate }
do-lose-citizen = Perdi un Cittadino di { $estate }
do-lose-point = Riduci il Possedimento { $estate }
do-lose-soldier = Perdi un Soldato
do-discard = Scarta { $card }
do-special = Gioca { $card }
do-take-open = Prendi { $card } dal mercato
do-give = Dai { $card }
do-finished = Ho finito
do-time-up = Tempo scaduto
do-place = Posto { $number }

## Refusals

no-no-colour-left = In quattro non resta un colore per Ottokar.
no-region-taken = C'è già un Possedimento { $region_in }.
no-not-adjacent = { $other } non confina con { $region }.
no-no-pair-there = Nessuna regione libera confina con { $region }.
no-layout-room = Troppi Cittadini presso un Possedimento { $region_in }.
no-layout-no-start = La disposizione deve lasciare due regioni libere adiacenti a ognuno dei { $players } giocatori.
no-shield-full = Lo scudo { $region_of } ({ $limit }) è pieno.
no-no-estate-left = Non hai più Possedimenti nella scorta.
no-gold-short = Costa { $cost } Oro e tu hai { $gold } Oro.
no-not-your-estate = { $estate } non è un tuo Possedimento.
no-citizens-full = { $estate } ha già i suoi { $limit } Cittadini.
no-no-citizen-left = Non hai più Cittadini nella scorta.
no-no-enemy-there = Lì non c'è un Possedimento nemico.
no-pact = Sei in pace con { $other } fino a: { $until }.
no-out-of-range = { $estate } è fuori portata: né nella stessa regione né in una adiacente.
no-no-soldiers = Solo il Re e l'Anti-Re attaccano con i soli Soldati, e ne serve almeno uno.
no-needs-prestige = Richiede Prestigio { $points } o più.
no-needs-estates = { $card } richiede { $number ->
    [one] { $number } Possedimento
   *[other] { $number } Possedimenti
} nelle sue regioni.
no-needs-city = { $card } richiede una tua Città.
no-needs-citizens = { $card } richiede { $number ->
    [one] { $number } Cittadino
   *[other] { $number } Cittadini
} nella sua regione.
no-needs-principality = { $card } richiede una carta Principato che non hai.
no-no-citizen-on-map = Non hai Cittadini sulla mappa da cedere.
no-married-already = Sei già sposato in questa Epoca.
no-reaction-no-action = { $card } è una Reazione, non un'azione.
no-only-city = { $card } serve solo a costruire una Città.
no-no-estate-there = Non hai Possedimenti { $region_in }.
no-towers-full = Le torri { $region_of } ({ $towers }) sono tutte usate.
no-city-under-each = Tutti i tuoi Possedimenti { $region_in } hanno già una Città.
no-no-effect = { $card } ora non avrebbe effetto.
no-not-in-attack = { $card } non si può giocare in un attacco.
no-attacker-only = { $card } è solo per l'attaccante.
no-defender-only = { $card } è solo per il difensore.
no-reacted-already = Hai già giocato la tua unica Reazione.
no-no-marriage = { $seat } non è sposato.
no-too-many-cards = Puoi tenere al massimo { $limit } carte.
no-only-special = Nella Valutazione si giocano solo carte Speciali, non { $card }.
no-special-used = Hai già usato la carta Speciale di questa Valutazione.
no-wrong-window = Non è il momento di { $card }.
no-no-draw-at-end = Nella Valutazione finale non si pescano carte.
no-no-coronation = In questa Valutazione non c'è Incoronazione.
no-no-trade = Nel gioco base non si commercia.
no-trade-not-now = Si tratta solo nella fase Commerci e Accordi.
no-cannot-deliver = { $seat } non ha ciò che l'accordo indica.
no-no-estate-for-it = { $seat } non ha nella scorta un Possedimento con cui subentrare.
no-no-pact = Tra voi non c'è un patto.
no-pact-of-more = Il vostro patto ha altre parti: devono scioglierlo tutte insieme.
no-bad-date = La promessa richiede una data futura, al massimo la fine della partita.
no-bad-terms = Questi termini non hanno senso tra i giocatori che nominano.
no-too-early-to-end = Si devono giocare almeno { $epochs } Epoche.
no-ends-anyway = La prossima Valutazione è già l'ultima.
no-proposed-already = L'hai già proposto in questa Epoca.

## Log

log-in-order = { $seat } è al posto { $number } nell'ordine di gioco.
log-tie-die = { $seat } tira { $face }.
log-start-estate = { $seat } comincia { $region_in }.
log-layout-done = { $seat } ha completato la disposizione di Ottokar.
log-layout-city = Ottokar riceve una Città sotto { $estate }.
log-layout-no-city = La Città sotto { $estate } viene tolta.
log-layout-estate = Un Possedimento di Ottokar va da { $region } a { $to }.
log-layout-citizen = Un Cittadino di Ottokar va da { $estate } a { $to }.
log-action-round = Comincia il Round delle Azioni { $number } del { $year }.
log-round-die = Un dado prima del prossimo Round delle Azioni mostra { $face }.
log-evaluation = Comincia la Valutazione del { $year }.
log-passed = { $seat } passa.
log-built = { $seat } costruisce un Possedimento { $region_in } per { $cost } Oro.
log-estate-free = { $seat } piazza gratis un Possedimento { $region_in }.
log-citizen = { $seat } piazza un Cittadino presso { $estate }.
log-citizen-free = { $seat } piazza gratis un Cittadino presso { $estate }.
log-city-card = { $seat } usa { $card } per costruire una Città.
log-city = { $seat } pone una Città sotto { $estate }.
log-principality-won = { $seat } prende il Principato { $region_of }.
log-principality-lost = { $seat } perde il Principato { $region_of }.
log-principality-wed = { $seat } prende il Principato { $region_of } per matrimonio.
log-principality-bound = Il matrimonio protegge il Principato { $region_of } per { $seat }.
log-prestige-up = { $seat } guadagna { $points ->
    [one] { $points } Punto Prestigio
   *[other] { $points } Punti Prestigio
}.
log-prestige-down = { $seat } perde { $points ->
    [one] { $points } Punto Prestigio
   *[other] { $points } Punti Prestigio
}.
log-prestige-gold = I punti oltre il 20 portano a { $seat } { $gold } Oro.
log-prestige-debt = { $seat } paga { $gold } Oro per i punti sotto lo 0.
log-insolvent = { $seat } non può pagare: ogni altro giocatore riceve { $gold } Oro.
log-category-most = { $seat } ha il maggior numero di { $category }.
log-category-fewest = { $seat } ha il minor numero di { $category }.
log-attack = { $seat } attacca { $target } da { $estate }.
log-attack-alone = { $seat } attacca { $target } con i soli Soldati.
log-defends = { $seat } si difende.
log-ottokar-defends = Ottokar si difende; { $seat } agisce per lui.
log-committed = { $seat } impegna { $number ->
    [one] { $number } Soldato
   *[other] { $number } Soldati
}.
log-reaction = { $seat } gioca { $card }.
log-no-reaction = { $seat } non gioca Reazioni.
log-truce = L'attacco di { $seat } a { $other } è annullato.
log-ally = Un Cittadino da { $estate } si unisce a { $seat }.
log-rolled = Dadi per { $side }: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}, { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
}, { $ones ->
    [one] { $ones } uno
   *[other] { $ones } uno
}.
log-dice = Facce dei dadi per { $side }{ $peasants ->
    [0] {""}
   *[other] ; Contadini { NUMBER($peasants, useGrouping: 0) }
}{ $citizens ->
    [0] {""}
   *[other] ; Cittadini { NUMBER($citizens, useGrouping: 0) }
}{ $soldiers ->
    [0] {""}
   *[other] ; Soldati { NUMBER($soldiers, useGrouping: 0) }
}.
log-hits = Round { $round }: { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
} contro { $side }, annullati { $saved }.
log-soldier-lost = Cade un Soldato: { $side }.
log-citizen-lost = Cade un Cittadino di { $estate }.
log-point-lost = { $value ->
    [0] { $estate } cade.
   *[other] { $estate } è ridotto a { $value }.
}
log-battle-over = La battaglia finisce dopo { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } round
}.
log-conquered = { $seat } conquista { $estate }.
log-repelled = { $estate } resiste: l'attacco è respinto.
log-both-destroyed = Cadono entrambe le parti; { $estate } è perduto.
log-married = { $seat } sposa { $card }.
log-marriage-ends = Termina il matrimonio di { $seat } con { $card }.
log-paid = { $seat } paga { $gold } Oro.
log-citizen-paid = { $seat } cede un Cittadino di { $estate }.
log-benefit-waived = { $seat } rinuncia a: { $benefit }.
log-benefit-lost = { $benefit } va perso per { $seat }: non c'è posto.
log-gold = { $seat } riceve { $gold } Oro.
log-title = { $seat } assume il Titolo { $card }.
log-title-dropped = { $seat } perde il Titolo { $card }.
log-inheritance = { $seat } gioca { $card }.
log-special = { $seat } gioca { $card }.
log-robbed = { $seat } prende { $gold } Oro a { $other }.
log-revolt = { $seat } suscita una rivolta: { $estate } scende a { $value }.
log-banned = { $seat } fa scomunicare { $other }.
log-spied = { $seat } guarda la mano di { $other }.
log-stolen = { $seat } prende { $card } a { $other }.
log-stolen-hidden = { $seat } prende una carta a { $other }.
log-childbed = { $seat } gioca { $card } sul matrimonio di { $other }.
log-drew = { $seat } pesca { $card }.
log-drew-hidden = { $seat } pesca una carta.
log-discarded = { $seat } scarta { $card }.
log-shuffled = { $number } carte formano un nuovo mazzo.
log-event-drawn = { $seat } pesca l'Evento { $card }.
log-event-void = { $card } non ha effetto: non è il primo Evento del round.
log-event-discarded = { $card } esce per il mercato e finisce negli scarti.
log-event-nothing = L'Evento non cambia nulla.
log-antiking-waits = { $card } attende l'Incoronazione.
log-interregnum-ahead = Interregno: in questa Valutazione nessuno sarà incoronato.
log-king-dies = Muore il Re { $seat }: corone e Soldati sono perduti.
log-no-coronation = Il trono resta vuoto.
log-crowned = { $seat } è incoronato Re nel { $year }.
log-antiking-crowned = { $seat } diventa Anti-Re.
log-soldiers-split = { $seat } e { $other } hanno { $number ->
    [one] { $number } Soldato
   *[other] { $number } Soldati
} ciascuno.
log-place = { $seat } sceglie il posto { $number }.
log-income = { $seat } riceve { $gold } Oro di entrate.
log-market-card = { $card } è nel mercato scoperto.
log-exchanged = { $seat } prende { $card } dal mercato e dà { $given }.
log-exchange-refused = { $seat } non scambia.
log-market-closed = Le carte scoperte finiscono negli scarti.
log-trade-opens = Cominciano Commerci e Accordi.
log-finished = { $seat } ha finito di trattare.
log-time-up = { $seat } dichiara scaduto il tempo.
log-deal-gold = { $seat } dà a { $other } { $gold } Oro.
log-deal-card = { $seat } dà a { $other } { $card }.
log-deal-card-hidden = { $seat } dà a { $other } una carta.
log-deal-show = { $seat } mostra a { $other } { $card }.
log-deal-show-hidden = { $seat } mostra a { $other } una carta.
log-deal-estate = { $seat } cede { $estate } a { $other }.
log-part-agreed = { $seat } accetta l'accordo di { $other }; ora tocca a { $following }.
log-peace = { $seat } e { $other } restano in pace fino a: { $until }.
log-peace-lifted = { $seat } e { $other } sciolgono la loro pace.
log-promise-pay = { $giver } promette di pagare a { $receiver } { $amount } Oro prima di: { $until }.
log-promise-pay-hidden = { $giver } fa a { $receiver } una promessa scritta.
log-promise-stay-out = { $seat } promette di non entrare { $region_in } fino a: { $until }.
log-promise-stay-out-hidden = { $seat } fa una promessa scritta.
log-promise-fight = { $seat } promette di combattere contro { $enemy } prima di: { $until }.
log-promise-fight-hidden = { $seat } fa una promessa scritta.
log-due-pay = { $giver } aveva promesso di pagare a { $receiver } { $amount } Oro prima di: { $until }.
log-due-pay-hidden = È scaduta una promessa di { $giver } a { $receiver }.
log-due-stay-out = { $seat } aveva promesso di non entrare { $region_in } fino a: { $until }.
log-due-stay-out-hidden = È scaduta una promessa di { $seat }.
log-due-fight = { $seat } aveva promesso di combattere contro { $enemy } prima di: { $until }.
log-due-fight-hidden = È scaduta una promessa di { $seat }.
log-end-proposed = { $seat } propone di finire alla prossima Valutazione.
log-end-agreed = Tutti d'accordo: la Valutazione del { $year } sarà l'ultima.
log-end-refused = La partita continua.
log-victory-points = { $seat } ha { $points ->
    [one] { $points } Punto Vittoria
   *[other] { $points } Punti Vittoria
}.

## The board

board-time = Tempo
board-dice = Un 6 chiude i round dell'Epoca.
board-evaluation = Valutazione
board-vacant = trono vuoto
board-nobody = nessuno
board-battle = Battaglia:
board-court = Davanti a te
board-no-cards = Nessuna carta in mano
board-radar = Punti vittoria ora
board-ottokar = Ottokar
board-free = Un posto libero per un Possedimento
board-value = valore { $value }
board-city = Città
board-bound = Tenuto grazie a un matrimonio, finché dura.
mat-done = Fatto
seal-done = Finire, passare o accettare
about-seal-done = Premilo per passare, per finire di piazzare o di trattare, o per prendere ciò che è offerto.
sort-city = Città
sort-marriage = Matrimonio
sort-title = Titolo
sort-inheritance = Eredità
sort-special = Speciale
sort-reaction = Reazione
sort-event = Evento

## Regions

region-westfalen = Vestfalia
    .in = in Vestfalia
    .of = di Vestfalia
    .german = Westfalen
region-lothringen = Lorena
    .in = in Lorena
    .of = di Lorena
    .german = Lothringen
region-sachsen = Sassonia
    .in = in Sassonia
    .of = di Sassonia
    .german = Sachsen
region-pfalz = Palatinato
    .in = nel Palatinato
    .of = del Palatinato
    .german = Pfalz
region-franken = Franconia
    .in = in Franconia
    .of = di Franconia
    .german = Franken
region-schwaben = Svevia
    .in = in Svevia
    .of = di Svevia
    .german = Schwaben
region-bayern = Baviera
    .in = in Baviera
    .of = di Baviera
    .german = Bayern
region-boehmen = Boemia
    .in = in Boemia
    .of = di Boemia
    .german = Böhmen
region-maehren = Moravia
    .in = in Moravia
    .of = di Moravia
    .german = Mähren
region-oesterreich = Austria
    .in = in Austria
    .of = d'Austria
    .german = Österreich
region-steiermark = Stiria
    .in = in Stiria
    .of = di Stiria
    .german = Steiermark
region-kaernten = Carinzia
    .in = in Carinzia
    .of = di Carinzia
    .german = Kärnten
region-tirol = Tirolo
    .in = nel Tirolo
    .of = del Tirolo
    .german = Tirol
region-lombardei = Lombardia
    .in = in Lombardia
    .of = di Lombardia
    .german = Lombardei
region-toskana = Toscana
    .in = in Toscana
    .of = di Toscana
    .german = Toskana
region-unteritalien = Italia meridionale
    .in = in Italia meridionale
    .of = dell'Italia meridionale
    .german = Unteritalien

## Places of Estates

estate-westfalen-1 = Vestfalia 1
estate-westfalen-2 = Vestfalia 2
estate-westfalen-3 = Vestfalia 3
estate-westfalen-4 = Vestfalia 4
estate-lothringen-1 = Lorena 1
estate-lothringen-2 = Lorena 2
estate-lothringen-3 = Lorena 3
estate-lothringen-4 = Lorena 4
estate-sachsen-1 = Sassonia 1
estate-sachsen-2 = Sassonia 2
estate-sachsen-3 = Sassonia 3
estate-sachsen-4 = Sassonia 4
estate-sachsen-5 = Sassonia 5
estate-pfalz-1 = Palatinato 1
estate-pfalz-2 = Palatinato 2
estate-pfalz-3 = Palatinato 3
estate-franken-1 = Franconia 1
estate-franken-2 = Franconia 2
estate-franken-3 = Franconia 3
estate-franken-4 = Franconia 4
estate-schwaben-1 = Svevia 1
estate-schwaben-2 = Svevia 2
estate-schwaben-3 = Svevia 3
estate-schwaben-4 = Svevia 4
estate-schwaben-5 = Svevia 5
estate-bayern-1 = Baviera 1
estate-bayern-2 = Baviera 2
estate-bayern-3 = Baviera 3
estate-bayern-4 = Baviera 4
estate-boehmen-1 = Boemia 1
estate-boehmen-2 = Boemia 2
estate-boehmen-3 = Boemia 3
estate-boehmen-4 = Boemia 4
estate-boehmen-5 = Boemia 5
estate-maehren-1 = Moravia 1
estate-maehren-2 = Moravia 2
estate-maehren-3 = Moravia 3
estate-oesterreich-1 = Austria 1
estate-oesterreich-2 = Austria 2
estate-oesterreich-3 = Austria 3
estate-oesterreich-4 = Austria 4
estate-oesterreich-5 = Austria 5
estate-steiermark-1 = Stiria 1
estate-steiermark-2 = Stiria 2
estate-steiermark-3 = Stiria 3
estate-steiermark-4 = Stiria 4
estate-kaernten-1 = Carinzia 1
estate-kaernten-2 = Carinzia 2
estate-kaernten-3 = Carinzia 3
estate-tirol-1 = Tirolo 1
estate-tirol-2 = Tirolo 2
estate-tirol-3 = Tirolo 3
estate-lombardei-1 = Lombardia 1
estate-lombardei-2 = Lombardia 2
estate-lombardei-3 = Lombardia 3
estate-lombardei-4 = Lombardia 4
estate-lombardei-5 = Lombardia 5
estate-toskana-1 = Toscana 1
estate-toskana-2 = Toscana 2
estate-toskana-3 = Toscana 3
estate-toskana-4 = Toscana 4
estate-unteritalien-1 = Italia meridionale 1
estate-unteritalien-2 = Italia meridionale 2
estate-unteritalien-3 = Italia meridionale 3

## Years and spaces of the time track

year-interregnum-1 = 1254 (Interregno)
year-interregnum-2 = 1257 (Interregno)
year-1273 = 1273
year-1292 = 1292
year-1298 = 1298
year-1308 = 1308
year-1314 = 1314
year-1346 = 1346
year-1378 = 1378
year-1400 = 1400
year-1410 = 1410
year-1438 = 1438
year-1440 = 1440
year-1452 = 1452
moment-interregnum-1 = la Valutazione del 1254
moment-interregnum-1-round-1 = il Round delle Azioni 1 del 1254
moment-interregnum-1-round-2 = il Round delle Azioni 2 del 1254
moment-interregnum-1-round-3 = il Round delle Azioni 3 del 1254
moment-interregnum-2 = la Valutazione del 1257
moment-interregnum-2-round-1 = il Round delle Azioni 1 del 1257
moment-interregnum-2-round-2 = il Round delle Azioni 2 del 1257
moment-interregnum-2-round-3 = il Round delle Azioni 3 del 1257
moment-1273 = la Valutazione del 1273
moment-1273-round-1 = il Round delle Azioni 1 del 1273
moment-1273-round-2 = il Round delle Azioni 2 del 1273
moment-1273-round-3 = il Round delle Azioni 3 del 1273
moment-1292 = la Valutazione del 1292
moment-1292-round-1 = il Round delle Azioni 1 del 1292
moment-1292-round-2 = il Round delle Azioni 2 del 1292
moment-1292-round-3 = il Round delle Azioni 3 del 1292
moment-1298 = la Valutazione del 1298
moment-1298-round-1 = il Round delle Azioni 1 del 1298
moment-1298-round-2 = il Round delle Azioni 2 del 1298
moment-1298-round-3 = il Round delle Azioni 3 del 1298
moment-1308 = la Valutazione del 1308
moment-1308-round-1 = il Round delle Azioni 1 del 1308
moment-1308-round-2 = il Round delle Azioni 2 del 1308
moment-1308-round-3 = il Round delle Azioni 3 del 1308
moment-1314 = la Valutazione del 1314
moment-1314-round-1 = il Round delle Azioni 1 del 1314
moment-1314-round-2 = il Round delle Azioni 2 del 1314
moment-1314-round-3 = il Round delle Azioni 3 del 1314
moment-1346 = la Valutazione del 1346
moment-1346-round-1 = il Round delle Azioni 1 del 1346
moment-1346-round-2 = il Round delle Azioni 2 del 1346
moment-1346-round-3 = il Round delle Azioni 3 del 1346
moment-1378 = la Valutazione del 1378
moment-1378-round-1 = il Round delle Azioni 1 del 1378
moment-1378-round-2 = il Round delle Azioni 2 del 1378
moment-1378-round-3 = il Round delle Azioni 3 del 1378
moment-1400 = la Valutazione del 1400
moment-1400-round-1 = il Round delle Azioni 1 del 1400
moment-1400-round-2 = il Round delle Azioni 2 del 1400
moment-1400-round-3 = il Round delle Azioni 3 del 1400
moment-1410 = la Valutazione del 1410
moment-1410-round-1 = il Round delle Azioni 1 del 1410
moment-1410-round-2 = il Round delle Azioni 2 del 1410
moment-1410-round-3 = il Round delle Azioni 3 del 1410
moment-1438 = la Valutazione del 1438
moment-1438-round-1 = il Round delle Azioni 1 del 1438
moment-1438-round-2 = il Round delle Azioni 2 del 1438
moment-1438-round-3 = il Round delle Azioni 3 del 1438
moment-1440 = la Valutazione del 1440
moment-1440-round-1 = il Round delle Azioni 1 del 1440
moment-1440-round-2 = il Round delle Azioni 2 del 1440
moment-1440-round-3 = il Round delle Azioni 3 del 1440
moment-1452 = la Valutazione del 1452
moment-1452-round-1 = il Round delle Azioni 1 del 1452
moment-1452-round-2 = il Round delle Azioni 2 del 1452
moment-1452-round-3 = il Round delle Azioni 3 del 1452

## Cards

card-city-nuernberg = Norimberga
    .text = Costruisci una Città in Franconia per 6 Oro, sotto un tuo Possedimento.
    .city = Norimberga (Franconia)
    .german = Nürnberg
card-city-verona = Verona
    .text = Costruisci una Città in Lombardia per 6 Oro, sotto un tuo Possedimento.
    .city = Verona (Lombardia)
    .german = Verona
card-city-florenz = Firenze
    .text = Costruisci una Città in Toscana per 6 Oro, sotto un tuo Possedimento.
    .city = Firenze (Toscana)
    .german = Florenz
card-city-dortmund = Dortmund
    .text = Costruisci una Città in Vestfalia per 6 Oro, sotto un tuo Possedimento.
    .city = Dortmund (Vestfalia)
    .german = Dortmund
card-city-basel = Basilea
    .text = Costruisci una Città in Svevia per 6 Oro, sotto un tuo Possedimento.
    .city = Basilea (Svevia)
    .german = Basel
card-city-wiener_neustadt = Wiener Neustadt
    .text = Costruisci una Città in Austria per 6 Oro, sotto un tuo Possedimento.
    .city = Wiener Neustadt (Austria)
    .german = Wiener Neustadt
card-city-prag = Praga
    .text = Costruisci una Città in Boemia per 6 Oro, sotto un tuo Possedimento.
    .city = Praga (Boemia)
    .german = Prag
card-city-meissen = Meissen
    .text = Costruisci una Città in Sassonia per 6 Oro, sotto un tuo Possedimento.
    .city = Meissen (Sassonia)
    .german = Meißen
card-marriage-westfalen = Margherita di Kleve
    .text = Richiede Prestigio 8 o più. Paga 4 Oro; piazza gratis 1 Possedimento in Vestfalia; piazza gratis 1 Cittadino in Vestfalia.
    .note = Figlia del conte di Kleve sul basso Reno; sposò un Wittelsbach di Baviera-Straubing.
    .german = Margarete von Kleve
card-marriage-lothringen = Elisabetta di Görlitz
    .text = Paga 8 Oro; piazza gratis 1 Possedimento in Lorena; prendi la carta Principato di Lorena fino al termine del matrimonio.
    .note = Titolare del ducato di Lussemburgo in pegno; entrambi i mariti lo governarono grazie a lei.
    .german = Elisabeth von Görlitz
card-marriage-sachsen = Elisabetta di Meissen
    .text = Richiede almeno 1 Città ovunque sulla mappa. Paga 2 Oro; piazza gratis 1 Possedimento in Sassonia; guadagna 1 Punto Prestigio.
    .note = Una Wettin il cui matrimonio legò Meissen ai burgravi di Norimberga.
    .german = Elisabeth von Meißen
card-marriage-pfalz = Anna del Palatinato
    .text = Richiede Prestigio 10 o più. Paga 6 Oro; piazza gratis 1 Possedimento nel Palatinato; prendi la carta Principato del Palatinato fino al termine del matrimonio.
    .note = Seconda moglie di Carlo IV, scelta per dividere il partito dei Wittelsbach.
    .german = Anna von der Pfalz
card-marriage-franken = Elisabetta di Norimberga
    .text = Richiede almeno 1 Possedimento in Franconia o nel Palatinato o in Baviera o in Svevia. Paga 6 Oro; piazza gratis 1 Possedimento in Franconia; piazza gratis 1 Città in Franconia.
    .note = Figlia del burgravio, poi regina accanto a Roberto del Palatinato.
    .german = Elisabeth von Nürnberg
card-marriage-schwaben = Gertrude di Hohenberg
    .text = Paga 3 Oro; piazza gratis 1 Possedimento in Svevia.
    .note = Prima moglie di Rodolfo d'Asburgo; la dote completò le sue terre sull'Alto Reno.
    .german = Gertrud von Hohenberg
card-marriage-bayern = Giovanna Sofia di Baviera
    .text = Rimuovi 1 tuo Cittadino; piazza gratis 1 Possedimento in Baviera; guadagna 1 Punto Prestigio.
    .note = Sposa Wittelsbach che suggellò la pace con l'asburgico Alberto IV.
    .german = Johanna Sophie von Bayern
card-marriage-boehmen = Elisabetta di Boemia
    .text = Richiede Prestigio 12 o più. Paga 9 Oro; piazza gratis 1 Possedimento in Boemia; prendi la carta Principato di Boemia fino al termine del matrimonio; guadagna 1 Punto Prestigio.
    .note = Ultima erede dei Přemyslidi; con la sua mano Giovanni di Lussemburgo ebbe una corona.
    .german = Elisabeth von Böhmen
card-marriage-maehren = Elisabetta di Moravia
    .text = Paga 4 Oro; piazza gratis 1 Possedimento in Moravia; piazza gratis 1 Cittadino in Moravia.
    .note = Figlia del margravio Giovanni Enrico, sposata nella casa di Wettin.
    .german = Elisabeth von Mähren
card-marriage-oesterreich = Margherita di Babenberg
    .text = Richiede Prestigio 10 o più. Paga 6 Oro; rimuovi 1 tuo Cittadino; piazza gratis 1 Possedimento in Austria; prendi la carta Principato dell'Austria fino al termine del matrimonio.
    .note = Sorella dell'ultimo duca Babenberg; Ottokar la sposò per i suoi diritti.
    .german = Margarete von Babenberg
card-marriage-steiermark = Barbara di Cilli
    .text = Paga 4 Oro; piazza gratis 1 Possedimento in Stiria; piazza gratis 1 Cittadino in Stiria.
    .note = Figlia del conte di Cilli, seconda moglie di Sigismondo.
    .german = Barbara von Cilli
card-marriage-kaernten = Elisabetta di Gorizia-Tirolo
    .text = Richiede almeno 1 Possedimento in Austria o in Stiria o nel Tirolo o in Carinzia. Piazza gratis 1 Possedimento in Carinzia; ricevi 3 Oro.
    .note = Moglie di Alberto I, figlia di Mainardo II; portò le rendite del sale e dell'argento.
    .german = Elisabeth von Görz-Tirol
card-marriage-tirol = Margherita Maultasch
    .text = Perdi 1 Punto Prestigio; paga 3 Oro; piazza gratis 1 Possedimento nel Tirolo; prendi la carta Principato del Tirolo fino al termine del matrimonio.
    .note = Contessa di proprio diritto; cacciò un marito e ne prese un altro senza la Chiesa.
    .german = Margarete Maultasch
card-marriage-lombardei = Verde Visconti
    .text = Richiede Prestigio 10 o più. Ricevi 12 Oro; guadagna 1 Punto Prestigio.
    .note = Sposa milanese di Leopoldo III: nessuna terra, ma una dote enorme.
    .german = Viridis Visconti
card-marriage-toskana = Margherita Aldobrandeschi
    .text = Paga 5 Oro; rimuovi 1 tuo Cittadino; piazza gratis 1 Possedimento in Toscana; prendi la carta Principato di Toscana fino al termine del matrimonio.
    .note = Erede di Sovana e Pitigliano, sposata cinque volte per i suoi castelli.
    .german = Margherita Aldobrandeschi
card-marriage-unteritalien = Giovanna di Napoli
    .text = Richiede almeno 1 carta Principato. Paga 7 Oro; piazza gratis 1 Possedimento in Italia meridionale; prendi la carta Principato dell'Italia meridionale fino al termine del matrimonio; guadagna 1 Punto Prestigio.
    .note = Moglie di Guglielmo d'Austria, poi regina di Napoli come Giovanna II.
    .german = Johanna von Neapel
card-title-oesterreich = Arciduca d'Austria
    .text = Richiede almeno 2 Possedimenti in Austria e almeno 1 Città ovunque sulla mappa. Guadagna 2 Punti Prestigio.
    .city = Vienna (Austria)
    .german = Erzherzog von Österreich
card-title-steiermark = Duca di Stiria
    .text = Richiede almeno 2 Possedimenti in Stiria. Guadagna 2 Punti Prestigio.
    .city = Graz (Stiria)
    .german = Herzog von Steiermark
card-title-kaernten = Duca di Carinzia
    .text = Richiede almeno 1 Possedimento in Carinzia e Prestigio 10 o più. Guadagna 2 Punti Prestigio.
    .city = San Vito (Carinzia)
    .german = Herzog von Kärnten
card-title-tirol = Conte del Tirolo
    .text = Richiede almeno 1 Possedimento nel Tirolo e Prestigio 10 o più. Guadagna 2 Punti Prestigio.
    .city = Innsbruck (Tirolo)
    .german = Graf von Tirol
card-title-bayern = Duca di Baviera
    .text = Richiede la carta Principato di Baviera. Guadagna 2 Punti Prestigio.
    .city = Monaco (Baviera)
    .german = Herzog von Bayern
card-title-pfalz = Conte palatino del Reno
    .text = Richiede la carta Principato del Palatinato. Guadagna 2 Punti Prestigio.
    .city = Heidelberg (Palatinato)
    .german = Pfalzgraf bei Rhein
card-title-sachsen = Duca di Sassonia
    .text = Richiede almeno 2 Possedimenti in Sassonia e Prestigio 8 o più. Guadagna 2 Punti Prestigio.
    .city = Meissen (Sassonia)
    .german = Herzog von Sachsen
card-title-boehmen = Re di Boemia
    .text = Richiede la carta Principato di Boemia e Prestigio 10 o più. Guadagna 2 Punti Prestigio.
    .city = Praga (Boemia)
    .german = König von Böhmen
card-title-maehren = Margravio di Moravia
    .text = Richiede almeno 2 Possedimenti in Moravia o in Boemia. Guadagna 2 Punti Prestigio.
    .city = Brno (Moravia)
    .german = Markgraf von Mähren
card-title-schwaben = Balivo di Svevia
    .text = Richiede almeno 2 Possedimenti in Svevia e almeno 1 Città ovunque sulla mappa. Guadagna 2 Punti Prestigio.
    .city = Augusta (Svevia)
    .german = Landvogt in Schwaben
card-title-lothringen = Duca di Lorena
    .text = Richiede almeno 1 Possedimento in Lorena e almeno 2 Cittadini in Lorena. Guadagna 2 Punti Prestigio.
    .city = Lussemburgo (Lorena)
    .german = Herzog von Lothringen
card-title-franken = Burgravio di Norimberga
    .text = Richiede almeno 1 Possedimento in Franconia e almeno 1 Città ovunque sulla mappa. Guadagna 2 Punti Prestigio.
    .city = Norimberga (Franconia)
    .german = Burggraf von Nürnberg
card-title-lombardei = Duca di Milano
    .text = Richiede almeno 2 Possedimenti in Lombardia e Prestigio 8 o più. Guadagna 2 Punti Prestigio.
    .city = Milano (Lombardia)
    .german = Herzog von Mailand
card-title-unteritalien = Re di Napoli
    .text = Richiede almeno 1 Possedimento in Italia meridionale e Prestigio 12 o più. Guadagna 2 Punti Prestigio.
    .city = Napoli (Italia meridionale)
    .german = König von Neapel
card-inheritance-westfalen = Eredità: Vestfalia
    .text = Piazza gratis 1 Possedimento in Vestfalia.
    .city = Colonia (Vestfalia)
    .german = Erbschaft Westfalen
card-inheritance-lothringen = Eredità: Lorena
    .text = Piazza gratis 1 Possedimento in Lorena.
    .city = Metz (Lorena)
    .german = Erbschaft Lothringen
card-inheritance-sachsen = Eredità: Sassonia
    .text = Piazza gratis 1 Possedimento in Sassonia.
    .city = Erfurt (Sassonia)
    .german = Erbschaft Sachsen
card-inheritance-pfalz = Eredità: Palatinato
    .text = Piazza gratis 1 Possedimento nel Palatinato.
    .city = Magonza (Palatinato)
    .german = Erbschaft Pfalz
card-inheritance-franken = Eredità: Franconia
    .text = Piazza gratis 1 Possedimento in Franconia.
    .city = Würzburg (Franconia)
    .german = Erbschaft Franken
card-inheritance-schwaben = Eredità: Svevia
    .text = Piazza gratis 1 Possedimento in Svevia.
    .city = Costanza (Svevia)
    .german = Erbschaft Schwaben
card-inheritance-bayern = Eredità: Baviera
    .text = Piazza gratis 1 Possedimento in Baviera.
    .city = Ratisbona (Baviera)
    .german = Erbschaft Bayern
card-inheritance-boehmen = Eredità: Boemia
    .text = Piazza gratis 1 Possedimento in Boemia.
    .city = Kutná Hora (Boemia)
    .german = Erbschaft Böhmen
card-inheritance-maehren = Eredità: Moravia
    .text = Piazza gratis 1 Possedimento in Moravia.
    .city = Brno (Moravia)
    .german = Erbschaft Mähren
card-inheritance-oesterreich = Eredità: Austria
    .text = Piazza gratis 1 Possedimento in Austria.
    .city = Linz (Austria)
    .german = Erbschaft Österreich
card-inheritance-steiermark = Eredità: Stiria
    .text = Piazza gratis 1 Possedimento in Stiria.
    .city = Graz (Stiria)
    .german = Erbschaft Steiermark
card-inheritance-kaernten = Eredità: Carinzia
    .text = Piazza gratis 1 Possedimento in Carinzia.
    .city = San Vito (Carinzia)
    .german = Erbschaft Kärnten
card-inheritance-tirol = Eredità: Tirolo
    .text = Piazza gratis 1 Possedimento nel Tirolo.
    .city = Innsbruck (Tirolo)
    .german = Erbschaft Tirol
card-inheritance-toskana = Eredità: Toscana
    .text = Piazza gratis 1 Possedimento in Toscana.
    .city = Siena (Toscana)
    .german = Erbschaft Toskana
card-special-sondersteuer-1 = Tassa speciale (Vienna)
    .text = Round delle Azioni: Ricevi 6 Oro. Valutazione, prima delle Entrate: Ricevi 1 Oro in più per ogni tuo Possedimento.
    .city = Vienna (Austria)
    .german = Sondersteuer
card-special-sondersteuer-2 = Tassa speciale (Genova)
    .text = Round delle Azioni: Ricevi 6 Oro. Valutazione, prima delle Entrate: Ricevi 1 Oro in più per ogni tuo Possedimento.
    .city = Genova (Lombardia)
    .german = Sondersteuer
card-special-ansiedlung-1 = Insediamento (Wiener Neustadt)
    .text = Round delle Azioni: Piazza gratis fino a 3 Cittadini presso i tuoi Possedimenti. Valutazione, fasi da 2 a 6: Piazza gratis 1 Cittadino presso i tuoi Possedimenti.
    .city = Wiener Neustadt (Austria)
    .german = Ansiedlung
card-special-ansiedlung-2 = Insediamento (Magonza)
    .text = Round delle Azioni: Piazza gratis fino a 3 Cittadini presso i tuoi Possedimenti. Valutazione, fasi da 2 a 6: Piazza gratis 1 Cittadino presso i tuoi Possedimenti.
    .city = Magonza (Palatinato)
    .german = Ansiedlung
card-special-landesausbau-1 = Dissodamento (Ratisbona)
    .text = Round delle Azioni: Costruisci fino a 2 Possedimenti al prezzo normale. Valutazione, fasi da 2 a 6: Costruisci 1 Possedimento al prezzo normale.
    .city = Ratisbona (Baviera)
    .german = Landesausbau
card-special-landesausbau-2 = Dissodamento (Milano)
    .text = Round delle Azioni: Costruisci fino a 2 Possedimenti al prezzo normale. Valutazione, fasi da 2 a 6: Costruisci 1 Possedimento al prezzo normale.
    .city = Milano (Lombardia)
    .german = Landesausbau
card-special-landfriede-1 = Pace territoriale (Colonia)
    .text = Round delle Azioni: Guadagna 2 Punti Prestigio. Valutazione, prima del Prestigio: In questa fase non perdi nulla per averne di meno.
    .city = Colonia (Vestfalia)
    .german = Landfriede
card-special-landfriede-2 = Pace territoriale (Praga)
    .text = Round delle Azioni: Guadagna 2 Punti Prestigio. Valutazione, prima del Prestigio: In questa fase non perdi nulla per averne di meno.
    .city = Praga (Boemia)
    .german = Landfriede
card-special-raubritter-1 = Cavalieri predoni (Lussemburgo)
    .text = Round delle Azioni: Perdi 1 Punto Prestigio; prendi fino a 6 Oro a un avversario. Valutazione, dopo le Entrate: Perdi 1 Punto Prestigio; prendi fino a 4 Oro a un avversario.
    .city = Lussemburgo (Lorena)
    .german = Raubritter
card-special-raubritter-2 = Cavalieri predoni (Basilea)
    .text = Round delle Azioni: Perdi 1 Punto Prestigio; prendi fino a 6 Oro a un avversario. Valutazione, dopo le Entrate: Perdi 1 Punto Prestigio; prendi fino a 4 Oro a un avversario.
    .city = Basilea (Svevia)
    .german = Raubritter
card-special-bauernaufstand-1 = Rivolta contadina (Firenze)
    .text = Round delle Azioni: Riduci fino a 2 Possedimenti di un avversario di 1 livello (mai sotto 1). Valutazione, prima delle Entrate: Riduci 1 Possedimento di un avversario di 2 livelli (mai sotto 1).
    .city = Firenze (Toscana)
    .german = Bauernaufstand
card-special-bauernaufstand-2 = Rivolta contadina (Erfurt)
    .text = Round delle Azioni: Riduci fino a 2 Possedimenti di un avversario di 1 livello (mai sotto 1). Valutazione, prima delle Entrate: Riduci 1 Possedimento di un avversario di 2 livelli (mai sotto 1).
    .city = Erfurt (Sassonia)
    .german = Bauernaufstand
card-special-kirchenbann-1 = Scomunica (Pisa)
    .text = Round delle Azioni: Un avversario perde 2 Punti Prestigio. Valutazione, prima del Prestigio: Un avversario perde 1 Punto Prestigio.
    .city = Pisa (Toscana)
    .german = Kirchenbann
card-special-kirchenbann-2 = Scomunica (Napoli)
    .text = Round delle Azioni: Un avversario perde 2 Punti Prestigio. Valutazione, prima del Prestigio: Un avversario perde 1 Punto Prestigio.
    .city = Napoli (Italia meridionale)
    .german = Kirchenbann
card-special-handsalbe-1 = Corruzione degli elettori (Augusta)
    .text = Round delle Azioni: Paga 3 Oro; pesca 2 carte. Valutazione, prima dell'Incoronazione: Paga 5 Oro; conta 2 Possedimenti in meno in questa elezione.
    .city = Augusta (Svevia)
    .german = Handsalbe
card-special-handsalbe-2 = Corruzione degli elettori (Bari)
    .text = Round delle Azioni: Paga 3 Oro; pesca 2 carte. Valutazione, prima dell'Incoronazione: Paga 5 Oro; conta 2 Possedimenti in meno in questa elezione.
    .city = Bari (Italia meridionale)
    .german = Handsalbe
card-special-kundschafter-1 = Spia (Verona)
    .text = Round delle Azioni: Guarda la mano di un avversario e prendi 1 carta. Valutazione, fasi da 2 a 6: Pesca 1 carta.
    .city = Verona (Lombardia)
    .german = Kundschafter
card-special-kundschafter-2 = Spia (Monaco)
    .text = Round delle Azioni: Guarda la mano di un avversario e prendi 1 carta. Valutazione, fasi da 2 a 6: Pesca 1 carta.
    .city = Monaco (Baviera)
    .german = Kundschafter
card-reaction-kindbett-1 = Morte di parto
    .text = Un matrimonio di un giocatore qualsiasi termina subito; il Principato tenuto solo grazie ad esso viene reso e quel giocatore può risposarsi in questa epoca.
    .german = Kindbett
card-reaction-kindbett-2 = Morte di parto
    .text = Un matrimonio di un giocatore qualsiasi termina subito; il Principato tenuto solo grazie ad esso viene reso e quel giocatore può risposarsi in questa epoca.
    .german = Kindbett
card-reaction-soeldner-1 = Mercenari
    .text = Paga 3 Oro; aggiungi 3 Soldati alla tua parte per questa battaglia.
    .german = Söldner
card-reaction-soeldner-2 = Mercenari
    .text = Paga 3 Oro; aggiungi 3 Soldati alla tua parte per questa battaglia.
    .german = Söldner
card-reaction-verrat-1 = Tradimento
    .text = Il nemico rimuove 2 Cittadini o Soldati a sua scelta prima del primo lancio, o tutti se ne ha meno.
    .german = Verrat
card-reaction-verrat-2 = Tradimento
    .text = Il nemico rimuove 2 Cittadini o Soldati a sua scelta prima del primo lancio, o tutti se ne ha meno.
    .german = Verrat
card-reaction-hinterhalt-1 = Imboscata
    .text = Nel primo round lanci per primo e il nemico toglie le perdite prima di rispondere.
    .german = Hinterhalt
card-reaction-hinterhalt-2 = Imboscata
    .text = Nel primo round lanci per primo e il nemico toglie le perdite prima di rispondere.
    .german = Hinterhalt
card-reaction-bundesgenossen-1 = Alleati
    .text = Fino a 3 tuoi Cittadini di altri Possedimenti nella regione attaccata o in una adiacente ad essa combattono con te; i superstiti tornano indietro.
    .german = Bundesgenossen
card-reaction-bundesgenossen-2 = Alleati
    .text = Fino a 3 tuoi Cittadini di altri Possedimenti nella regione attaccata o in una adiacente ad essa combattono con te; i superstiti tornano indietro.
    .german = Bundesgenossen
card-reaction-belagerungsgeraet-1 = Macchine d'assedio
    .text = La Città attaccata non dà protezione in questa battaglia.
    .german = Belagerungsgerät
card-reaction-waffenstillstand-1 = Tregua
    .text = L'attacco contro di te è annullato; l'attaccante non recupera azione e Prestigio perduti.
    .german = Waffenstillstand
card-event-interregnum-1 = Interregno
    .text = Nessun Re: prima della fase di Incoronazione la fase è saltata; dopo, il Re muore e l'Anti-Re scompare.
    .german = Interregnum
card-event-interregnum-2 = Interregno
    .text = Nessun Re: prima della fase di Incoronazione la fase è saltata; dopo, il Re muore e l'Anti-Re scompare.
    .german = Interregnum
card-event-interregnum-3 = Interregno
    .text = Nessun Re: prima della fase di Incoronazione la fase è saltata; dopo, il Re muore e l'Anti-Re scompare.
    .german = Interregnum
card-event-gegenkoenig-1 = Anti-Re
    .text = Se c'è un Re, tra gli altri il giocatore con più Possedimenti diventa Anti-Re; altrimenti scarta. Pescata prima dell'Incoronazione, attende che il nuovo Re sia incoronato.
    .german = Gegenkönig
card-event-gegenkoenig-2 = Anti-Re
    .text = Se c'è un Re, tra gli altri il giocatore con più Possedimenti diventa Anti-Re; altrimenti scarta. Pescata prima dell'Incoronazione, attende che il nuovo Re sia incoronato.
    .german = Gegenkönig
card-event-gegenkoenig-3 = Anti-Re
    .text = Se c'è un Re, tra gli altri il giocatore con più Possedimenti diventa Anti-Re; altrimenti scarta. Pescata prima dell'Incoronazione, attende che il nuovo Re sia incoronato.
    .german = Gegenkönig
card-event-karten_mischen-1 = Rimescola le carte
    .text = Sempre eseguita: rimescola questa carta e gli scarti nel mazzo.
    .german = Bitte Karten mischen
