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
option-placement = Possedimenti iniziali
option-placement-about = In quale ordine si piazzano.
option-placement-from_first = Dal primo giocatore, in senso antiorario
option-placement-reverse = Dadi per tutti i posti, piazzando al contrario
option-first_events = Eventi nella prima distribuzione
option-first_events-about = Che cosa accade alle carte Evento distribuite prima della partita.
option-first_events-discarded = Si scartano e si sostituiscono
option-first_events-shuffled = Si sostituiscono e si rimescolano nel mazzo
option-marriage_guard = Principato tenuto per matrimonio
option-marriage_guard-about = Se chi acquisisce la maggioranza prende la carta a chi la tiene per matrimonio.
option-marriage_guard-no = Una nuova maggioranza la prende subito
option-marriage_guard-yes = È al sicuro fino al termine del matrimonio
option-two_player_market = Mercato scoperto in due
option-two_player_market-about = Gioco esperto in due: cinque carte scoperte da scambiare a ogni Valutazione.
option-two_player_market-yes = Sì
option-two_player_market-no = No
option-trade_limit = Limite della fase di commercio
option-trade_limit-about = Con un limite, l'orologio del tavolo chiude la fase dopo cinque minuti.
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
zone-peace-until = La pace finisce con
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
    .start = L'attaccante
side-defender = il difensore
    .start = Il difensore
category-estates = Possedimenti
category-citizens = Cittadini
category-cities = Città
category-principalities = carte Principato
thing-gold = Oro
thing-card = carta
thing-estate = Possedimento
thing-show = carta mostrata
promise-peace = pace { $until_until }
promise-lift-peace = la nostra pace è sciolta
promise-pay = { $giver } paga a { $receiver } { $amount ->
    [one] { $amount } Oro
   *[other] { $amount } Ori
} { $until_at }
promise-stay-out = { $seat } resta fuori { $region_from } { $until_until }
promise-attack = { $seat } attacca { $enemy } { $until_at }
promise-attack-ottokar = { $seat } attacca Ottokar { $until_at }
promise-hand-card = { $giver } consegna { $card } a { $receiver } { $until_at }
promise-hand-estate = { $giver } cede { $estate } a { $receiver } { $until_at }
promise-support = { $seat } appoggia { $candidate } all'Incoronazione { $until_at }: senza corrompere gli elettori
promise-leave-title = { $seat } rinuncia al Titolo { $region_of } { $until_until }
promise-spare = { $seat } non attacca { $other } { $until_until }
promise-forfeit-gold = una promessa che non si può mantenere costa { $amount ->
    [one] { $amount } Oro
   *[other] { $amount } Ori
}
promise-forfeit-prestige = una promessa che non si può mantenere costa { $amount ->
    [one] { $amount } Punto Prestigio
   *[other] { $amount } Punti Prestigio
}
promise-note = non imposto dalle regole, { $until_until }: «{ $text }»
promise-lift = decade { $clause } dell'accordo { $number }
promise-with = solo se è d'accordo anche { $seat }
promise-agreed = { $seat } è d'accordo
promise-gives-gold = { $giver } dà a { $receiver } { $amount ->
    [one] { $amount } Oro
   *[other] { $amount } Ori
}
promise-gives-card = { $giver } dà a { $receiver } { $card }
promise-gives-estate = { $giver } cede { $estate } a { $receiver }
promise-shows-card = { $giver } mostra a { $receiver } { $card }
clause-peace = la pace
clause-lift-peace = la fine di una pace
clause-pay = il pagamento
clause-stay-out = la promessa di restare fuori da una regione
clause-attack = l'attacco promesso
clause-with = un'altra parte
clause-agreed = un consenso
clause-gives-gold = una consegna di Oro
clause-gives-card = una consegna di una carta
clause-gives-estate = una cessione di un Possedimento
clause-shows-card = una carta mostrata
clause-attack-ottokar = l'attacco promesso a Ottokar
clause-hand-card = la consegna di una carta
clause-hand-estate = la cessione di un Possedimento
clause-support = l'appoggio all'Incoronazione
clause-leave-title = la rinuncia a un Titolo
clause-spare = la promessa di non attaccare
clause-forfeit-gold = una penale in Oro
clause-forfeit-prestige = una penale in Prestigio
clause-note = la nota
clause-lift = la fine di una clausola
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
ask-Arrange = disporre i pezzi di Ottokar ({ $left ->
    [one] resta { $left } mossa
   *[other] restano { $left } mosse
})
ask-ArrangeTo = scegliere dove va da { $place }
ask-Turn = fare un'azione: costruire, piazzare Cittadini (3 Ori l'uno), attaccare (1 Punto Prestigio) o giocare una carta
ask-MoreCitizens = piazzare un altro Cittadino per 3 Ori ({ $left ->
    [one] ancora uno
   *[other] ancora { $left } al massimo
}) o terminare
ask-FreeCitizens = piazzare un Cittadino gratuito (fino a { $left })
ask-BuyEstates = costruire un Possedimento (fino a { $left }) al prezzo normale
ask-LayCity = scegliere il Possedimento { $region_in } che riceve la Città
ask-PayCitizen = rimuovere un proprio Cittadino per pagare il matrimonio
ask-Dowry = prendere i benefici di { $card }, o prima rinunciare a uno
ask-Rob = scegliere a chi fanno visita i predoni (fino a { $amount ->
    [one] { $amount } Oro
   *[other] { $amount } Ori
})
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
ask-Betrayed = Tradimento: togli un Cittadino o un Soldato ({ $side }, ne restano { $left })
ask-Losses = scegliere una perdita per { $side }
ask-Answer = rispondere all'azione con Morte di parto, o passare
ask-OwnAnswer = giocare Morte di parto come azione in più, o passare
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
ask-Exchange = scambiare una carta con il mercato, o passare ({ $made ->
    [0] nessuno scambio finora
    [one] { $made } scambio finora
   *[other] { $made } scambi finora
})
ask-Give = scegliere la carta da dare in cambio di { $taken }
ask-Bargain = commerciare e fare accordi, o dire di aver finito
ask-ChoosePlace = scegliere il posto nell'ordine di gioco
ask-Consent-EndEarly = accettare o no che la prossima Valutazione sia l'ultima

## Choices

do-start = Piazza il Possedimento iniziale { $region_in }
    .open = Piazza il Possedimento iniziale
do-shift-estate = Sposta il Possedimento { $estate }
    .open = Sposta un Possedimento
do-shift-citizen = Sposta un Cittadino da { $estate }
    .open = Sposta un Cittadino
do-add-city = Aggiungi una Città sotto { $estate }
    .open = Aggiungi una Città sotto un Possedimento
do-drop-city = Togli la Città da { $estate }
    .open = Togli una Città da un Possedimento
do-to-region = Mettilo { $region_in }
    .open = Mettilo in una regione
do-to-estate = Mettilo presso { $estate }
    .open = Mettilo presso un Possedimento
do-build = Costruisci un Possedimento { $region_in }
    .open = Costruisci un Possedimento
do-citizen = Piazza un Cittadino presso { $estate }
    .open = Piazza un Cittadino
do-attack = Attacca { $estate }
    .open = Attacca un Possedimento
do-play = Gioca { $card }
    .open = Gioca una carta
do-city = Costruisci una Città con { $card } (6 Ori)
    .open = Costruisci una Città (6 Ori)
do-childbed = { $card }: finisce il matrimonio di { $seat }
    .open-seat = { $card }: finisce un matrimonio
do-propose-end = Proponi di finire alla prossima Valutazione
do-done = Fatto
do-city-under = Poni la Città sotto { $estate }
    .open = Poni la Città sotto un Possedimento
do-pay-citizen = Rimuovi un Cittadino da { $estate }
    .open = Rimuovi un Cittadino
do-wed = Prendi i benefici
do-waive = Rinuncia: { $benefit }
    .open = Rinuncia a un beneficio
do-rob = Deruba { $seat }
    .open = Deruba un giocatore
do-revolt = Riduci { $estate } con una rivolta
    .open = Riduci un Possedimento con una rivolta
do-ban = Scomunica { $seat }
    .open = Scomunica un giocatore
do-spy = Guarda la mano di { $seat }
    .open = Guarda la mano di un giocatore
do-steal = Prendi { $card }
    .open = Prendi una carta
do-from = Attacca da { $estate }
    .open = Attacca da un Possedimento
do-soldiers-alone = Attacca con i soli Soldati
do-commit = Impegna { $amount ->
    [one] { $amount } Soldato
   *[other] { $amount } Soldati
}
do-react = Gioca { $card }
    .open = Gioca una carta
do-ally = Unisci un Cittadino da { $estate }
    .open = Unisci un Cittadino
do-lose-citizen = Perdi un Cittadino di { $estate }
    .open = Perdi un Cittadino
do-lose-point = Riduci il Possedimento { $estate }
    .open = Riduci un Possedimento
do-lose-soldier = Perdi un Soldato
do-discard = Scarta { $card }
    .open = Scarta una carta
do-special = Gioca { $card }
    .open = Gioca una carta
do-take-open = Prendi { $card } dal mercato
    .open = Prendi una carta dal mercato
do-give = Dai { $card }
    .open = Dai una carta
do-finished = Ho finito di trattare
do-time-up = Tempo scaduto (orologio del tavolo)
do-place = Prendi il posto { $number } nell'ordine di gioco

## Refusals

no-no-colour-left = In quattro non resta un colore per Ottokar.
no-region-taken = C'è già un Possedimento { $region_in }.
no-not-adjacent = { $region } e { $other } non confinano.
no-no-pair-there = Tutte le regioni vicine { $region_of } sono occupate: manca la seconda.
no-layout-room = Troppi Cittadini presso un Possedimento { $region_in }.
no-layout-no-start = La disposizione deve lasciare due regioni libere adiacenti a ogni giocatore.
no-shield-full = Lo scudo { $region_of } ({ $limit }) è pieno.
no-no-estate-left = Non hai più Possedimenti nella scorta.
no-gold-short = Costa { $cost ->
    [one] { $cost } Oro
   *[other] { $cost } Ori
} e tu hai { $gold ->
    [one] { $gold } Oro
   *[other] { $gold } Ori
}.
no-not-your-estate = { $estate } non è un tuo Possedimento.
no-citizens-full = { $estate } ha già { $limit ->
    [one] il suo Cittadino
   *[other] i suoi { $limit } Cittadini
}.
no-no-citizen-left = Non hai più Cittadini nella scorta.
no-no-enemy-there = Lì non c'è un Possedimento nemico.
no-pact = Accordo { $number }: sei in pace con { $other } { $until_until }.
no-spared = Accordo { $number }: non attacchi { $other } { $until_until }.
no-kept-out = Accordo { $number }: resti fuori { $region_from } { $until_until }.
no-title-left = Accordo { $number }: rinunci al Titolo { $region_of } { $until_until }.
no-supports = Accordo { $number }: appoggi { $candidate } all'Incoronazione { $until_at }.
no-card-promised = Accordo { $number }: consegni { $card } a { $receiver } { $until_at }.
no-keeps-out = Accordo { $number }: { $seat } resta fuori { $region_from } { $until_until }.
no-card-owed = Accordo { $number }: { $giver } consegna { $card } a { $receiver } { $until_at }.
no-estate-promised = Accordo { $number }: { $estate } va a { $receiver } { $until_at }.
no-must-attack = Accordo { $number }: in questo turno attacchi { $enemy }.
no-must-attack-ottokar = Accordo { $number }: in questo turno attacchi Ottokar.
no-too-soon = Nulla può essere consegnato prima della prossima fase Commerci e Accordi.
no-needs-forfeit = Aggiungi una penale: quanto costa se la promessa non si può mantenere?
no-too-many-terms = Un accordo ha al massimo { $limit ->
    [one] { $limit } clausola
   *[other] { $limit } clausole
}.
no-no-title-there = Non c'è un Titolo { $region_of }.
no-no-coronation-then = Indica una Valutazione con un'Incoronazione.
no-no-ottokar = Ottokar non è in questa partita.
no-contradiction = Ciò contraddice l'accordo { $number }.
no-terms-clash = Due clausole di questa offerta si contraddicono.
no-attack-promised = Accordo { $number }: { $seat } ha già promesso un attacco che può cadere nello stesso turno.
no-cards-promised = { $seat } tiene al massimo { $limit ->
    [one] { $limit } carta
   *[other] { $limit } carte
} nella fase 1 e non può prometterne di più.
no-no-round-follows = Dopo quella data non c'è un Round delle Azioni: indicane una precedente.
no-no-such-clause = Non in vigore nell'accordo { $number }: { $clause }.
no-not-yours-to-lift = Accordo { $number }: per sciogliere { $clause } serve anche il consenso di altri.
no-out-of-range = { $estate } è fuori portata: né nella stessa regione né in una adiacente.
no-no-soldiers = Solo il Re e l'Anti-Re attaccano con i soli Soldati, e ne serve almeno uno.
no-needs-prestige = Richiede Prestigio { $points } o più.
no-needs-estates = { $card } richiede { $number ->
    [one] { $number } Possedimento
   *[other] { $number } Possedimenti
} nelle regioni che nomina.
no-needs-city = { $card } richiede una tua Città, in qualsiasi regione.
no-needs-citizens = { $card } richiede { $number ->
    [one] { $number } tuo Cittadino
   *[other] { $number } tuoi Cittadini
}.
no-needs-principality = { $card } richiede una carta Principato.
no-needs-estates-in = { $card } richiede { $number ->
    [one] { $number } Possedimento
   *[other] { $number } Possedimenti
} { $region_in }.
no-needs-city-in = { $card } richiede una tua Città { $region_in }.
no-needs-citizens-in = { $card } richiede { $number ->
    [one] { $number } Cittadino
   *[other] { $number } Cittadini
} { $region_in }.
no-needs-principality-of = { $card } richiede la carta Principato { $region_of }.
no-no-citizen-on-map = Non hai Cittadini sulla mappa da cedere.
no-married-already = Hai già contratto un matrimonio in questa Epoca.
no-reaction-no-action = { $card } è una Reazione, non un'azione.
no-only-city = { $card } serve solo a costruire una Città.
no-no-estate-there = Non hai Possedimenti { $region_in }.
no-towers-full = Le torri { $region_of } ({ $towers }) sono tutte usate.
no-city-under-each = Tutti i tuoi Possedimenti { $region_in } hanno già una Città.
no-no-effect = { $card } ora non avrebbe effetto.
no-not-in-attack = { $card } non si può giocare in un attacco.
no-attacker-only = { $card } è solo per l'attaccante.
no-defender-only = { $card } è solo per il difensore.
no-reacted-already = Hai già giocato la tua unica Reazione a questa azione.
no-no-marriage = { $seat } non ha un matrimonio in corso.
no-too-many-cards = Puoi tenere al massimo { $limit ->
    [one] { $limit } carta
   *[other] { $limit } carte
}.
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
no-too-early-to-end = Si devono giocare almeno { $epochs ->
    [one] { $epochs } Epoca
   *[other] { $epochs } Epoche
}.
no-ends-anyway = La prossima Valutazione è già l'ultima.
no-proposed-already = L'hai già proposto in questa Epoca.

## Log

log-in-order = Ordine di gioco, posto { $number }: { $seat }.
log-tie-die = { $seat } tira { $face }.
log-start-estate = { $seat } comincia { $region_in }.
log-layout-done = { $seat } ha completato la disposizione di Ottokar.
log-layout-city = Ottokar riceve una Città sotto { $estate }.
log-layout-no-city = La Città sotto { $estate } viene tolta.
log-layout-estate = Un Possedimento di Ottokar che era { $region_in } ora è { $to_in }.
log-layout-citizen = Un Cittadino di Ottokar va da { $estate } a { $to }.
log-action-round = Comincia il Round delle Azioni { $number } del { $year }.
log-round-die = Un dado prima del prossimo Round delle Azioni mostra { $face }.
log-evaluation = Comincia la Valutazione del { $year }.
log-passed = { $seat } passa.
log-built = { $seat } costruisce un Possedimento { $region_in } per { $cost ->
    [one] { $cost } Oro
   *[other] { $cost } Ori
}.
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
log-prestige-gold = I punti oltre il 20 portano a { $seat } { $gold ->
    [one] { $gold } Oro
   *[other] { $gold } Ori
}.
log-prestige-debt = { $seat } paga { $gold ->
    [one] { $gold } Oro
   *[other] { $gold } Ori
} per i punti sotto lo 0.
log-insolvent = { $seat } non può pagare: ogni altro giocatore riceve { $gold ->
    [one] { $gold } Oro
   *[other] { $gold } Ori
}.
log-category-most = { $seat } ha il maggior numero di { $category }.
log-category-fewest = { $seat } ha il minor numero di { $category }.
log-category-spared = Pace pubblica: { $seat } ha il minor numero di { $category }, ma non perde nulla.
log-spared-nothing = La Pace pubblica non ha avuto effetto: { $seat } non ha il minor numero in nessuna categoria.
log-attack = { $seat } attacca { $target } da { $estate }.
log-attack-alone = { $seat } attacca { $target } con i soli Soldati.
log-defends = { $seat } si difende.
log-ottokar-defends = Ottokar si difende; { $seat } tira i dadi e sceglie le perdite per Ottokar.
log-committed = { $seat } impegna { $number ->
    [one] { $number } Soldato
   *[other] { $number } Soldati
}.
log-reaction = { $seat } gioca { $card }.
log-no-reaction = { $seat } non gioca Reazioni.
log-truce = L'attacco di { $seat } a { $other } è annullato.
log-ally = Un Cittadino da { $estate } si unisce a { $seat }.
log-betrayed-nobody = Il Tradimento non ha effetto: { $side } non ha qui né Cittadini né Soldati.
log-ambushes-cancel = Entrambe le parti tendono un agguato: le due carte si annullano.
log-rolled = { $side_start } tira { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dadi
}: { $hits ->
    [0] nessun colpo
    [one] { $hits } colpo
   *[other] { $hits } colpi
}{ $ones ->
    [0] {""}
    [one] , un 1
    [2] , due 1
    [3] , tre 1
   *[other] , { $ones } volte 1
}.
log-dice = Dadi per { $side }: Contadini { $peasants }, Cittadini { $citizens }, Soldati { $soldiers }.
log-hits = Round { $round }: { $hits ->
    [one] { $hits } colpo
   *[other] { $hits } colpi
} contro { $side }{ $saved ->
    [0] {""}
    [one] , { $saved } annullato dalla Città
   *[other] , { $saved } annullati dalla Città
}.
log-soldier-lost = { $side_start } perde un Soldato.
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
log-both-destroyed = Cadono entrambe le parti; { $estate } lascia la mappa.
log-married = { $seat } contrae matrimonio con { $card }.
log-marriage-ends = Termina il matrimonio di { $seat } con { $card }.
log-paid = { $seat } paga { $gold ->
    [one] { $gold } Oro
   *[other] { $gold } Ori
}.
log-citizen-paid = { $seat } cede un Cittadino di { $estate }.
log-benefit-waived = { $seat } rinuncia: { $benefit }.
log-benefit-lost = { $seat } non può usare { $benefit }: non c'è posto.
log-gold = { $seat } riceve { $gold ->
    [one] { $gold } Oro
   *[other] { $gold } Ori
}.
log-title = { $seat } assume il Titolo { $card }.
log-title-dropped = { $seat } perde il Titolo { $card }.
log-inheritance = { $seat } gioca { $card }.
log-special = { $seat } gioca { $card }.
log-robbed = { $seat } prende { $gold ->
    [one] { $gold } Oro
   *[other] { $gold } Ori
} a { $other }.
log-revolt = { $seat } suscita una rivolta: { $estate } scende a { $value }.
log-banned = { $seat } fa scomunicare { $other }.
log-spied = { $seat } guarda la mano di { $other }.
log-stolen = { $seat } prende { $card } a { $other }.
log-stolen-hidden = { $seat } prende una carta a { $other }.
log-childbed = { $seat } gioca { $card } sul matrimonio di { $other }.
log-drew = { $seat } pesca { $card }.
log-drew-hidden = { $seat } pesca una carta.
log-discarded = { $seat } scarta { $card }.
log-shuffled = { $number ->
    [one] { $number } carta forma
   *[other] { $number } carte formano
} un nuovo mazzo.
log-event-drawn = { $seat } pesca l'Evento { $card }.
log-event-void = { $card } non ha effetto: non è il primo Evento del round.
log-event-market = { $card } esce mentre si scopre il mercato.
log-interregnum-no-king = Nessun effetto: non c'è un Re che possa morire.
log-antiking-no-king = Nessun effetto: senza un Re non c'è Anti-Re.
log-antiking-already = Nessun effetto: { $seat } è già Anti-Re.
log-antiking-waits = { $card } attende l'Incoronazione.
log-interregnum-ahead = Interregno: in questa Valutazione nessuno sarà incoronato.
log-king-dies = Muore il Re { $seat }: corone e Soldati sono perduti.
log-no-coronation = Interregno: nessuno è incoronato, il trono resta vuoto.
log-bribed = { $seat } ha corrotto gli elettori e conta con { $number ->
    [one] { $number } Possedimento
   *[other] { $number } Possedimenti
}.
log-crowned = { $seat } riceve la corona di Re nel { $year }.
log-antiking-crowned = { $seat } diventa Anti-Re.
log-soldiers-split = { $seat } e { $other } hanno { $number ->
    [one] { $number } Soldato
   *[other] { $number } Soldati
} ciascuno.
log-place = { $seat } sceglie il posto { $number }.
log-income = Entrate: { $seat } riceve { $gold ->
    [one] { $gold } Oro
   *[other] { $gold } Ori
}.
log-market-card = { $card } è nel mercato scoperto.
log-exchanged = { $seat } prende { $card } dal mercato e dà { $given }.
log-exchange-refused = { $seat } non scambia carte con il mercato.
log-market-closed = Le carte rimaste nel mercato si scartano.
log-trade-opens = Cominciano Commerci e Accordi.
log-finished = { $seat } ha finito di trattare.
log-time-up = Tempo scaduto: la fase Commerci e Accordi finisce e le offerte aperte non valgono.
log-deal-gold = { $seat } dà a { $other } { $gold ->
    [one] { $gold } Oro
   *[other] { $gold } Ori
}.
log-deal-card = { $seat } dà a { $other } { $card }.
log-deal-card-hidden = { $seat } dà a { $other } una carta.
log-deal-show = { $seat } mostra a { $other } { $card }.
log-deal-show-hidden = { $seat } mostra a { $other } una carta.
log-deal-estate = { $seat } cede { $estate } a { $other }.
log-part-agreed = { $seat } accetta l'accordo di { $other }; ora tocca a { $following }.
log-word-taken-back = { $seat } ritira il consenso all'offerta di { $other }: l'offerta decade.
log-peace-lifted = La pace dell'accordo { $number } è sciolta da tutte le parti.
log-clause-lifted = Accordo { $number }: decade { $clause }.
log-agreement = L'accordo { $number } vincola da ora.
log-agreement-party = Parte dell'accordo { $number }: { $seat }.
log-clause-peace = Accordo { $number }: pace { $until_until }.
log-clause-spare = Accordo { $number }: { $seat } non attacca { $other } { $until_until }.
log-clause-stay-out = Accordo { $number }: { $seat } resta fuori { $region_from } { $until_until }.
log-clause-leave-title = Accordo { $number }: { $seat } rinuncia al Titolo { $region_of } { $until_until }.
log-clause-support = Accordo { $number }: { $seat } appoggia { $candidate } all'Incoronazione { $until_at }.
log-clause-pay = Accordo { $number }: { $giver } paga a { $receiver } { $amount ->
    [one] { $amount } Oro
   *[other] { $amount } Ori
} { $until_at }.
log-clause-hand-card = Accordo { $number }: { $giver } consegna { $card } a { $receiver } { $until_at }.
log-clause-hand-estate = Accordo { $number }: { $giver } cede { $estate } a { $receiver } { $until_at }.
log-clause-attack = Accordo { $number }: { $seat } attacca { $enemy } { $until_at }.
log-clause-attack-ottokar = Accordo { $number }: { $seat } attacca Ottokar { $until_at }.
log-clause-note = Accordo { $number }, non imposto dalle regole, { $until_until }: «{ $text }»
log-clause-forfeit-gold = Accordo { $number }: una promessa che non si può mantenere costa { $amount ->
    [one] { $amount } Oro
   *[other] { $amount } Ori
}.
log-clause-forfeit-prestige = Accordo { $number }: una promessa che non si può mantenere costa { $amount ->
    [one] { $amount } Punto Prestigio
   *[other] { $amount } Punti Prestigio
}.
log-clause-over = Accordo { $number }: termina { $clause }.
log-due-pay = Scade l'accordo { $number }: { $giver } paga a { $receiver } { $amount ->
    [one] { $amount } Oro
   *[other] { $amount } Ori
}.
log-due-card = Scade l'accordo { $number }: { $giver } consegna { $card } a { $receiver }.
log-due-estate = Scade l'accordo { $number }: { $giver } cede { $estate } a { $receiver }.
log-due-no-room = Scade l'accordo { $number }, ma { $receiver } non ha Possedimenti in scorta per prendere { $estate }.
log-attack-kept = { $seat } mantiene la promessa di attacco dell'accordo { $number }.
log-due-sooner = Accordo { $number }: { $clause } scade { $until_at }.
log-released = Accordo { $number }: decade { $clause }; { $seat } non deve più nulla.
log-still-owed = Accordo { $number }: { $seat } deve ancora a { $other } { $gold ->
    [one] { $gold } Oro
   *[other] { $gold } Ori
}, { $until_at }.
log-debt-lost = Accordo { $number }: a fine partita { $seat } deve ancora a { $other } { $gold ->
    [one] { $gold } Oro
   *[other] { $gold } Ori
}.
log-broken = Accordo { $number }: { $seat } non può mantenere { $clause }; si paga la penale.
log-forfeit-gold = Accordo { $number }: { $seat } paga a { $other } una penale di { $gold ->
    [one] { $gold } Oro
   *[other] { $gold } Ori
}.
log-end-proposed = { $seat } propone di finire alla prossima Valutazione.
log-end-agreed = Tutti d'accordo: la Valutazione del { $year } sarà l'ultima.
log-end-refused = La partita continua.
log-victory-points = { $seat } ha { $points ->
    [one] { $points } Punto Vittoria
   *[other] { $points } Punti Vittoria
}.

## The board

foresee-attack = Forza { $attack } contro { $defence }: vince in { $chance ->
    [one] { $chance } caso
   *[other] { $chance } casi
} su 100
    .brief = { $attack } contro { $defence }, vince: { $chance }%
foresee-defence = Forza { $defence } contro { $attack }: resiste in { $chance ->
    [one] { $chance } caso
   *[other] { $chance } casi
} su 100
    .brief = { $defence } contro { $attack }, resiste: { $chance }%
foresee-gain-estate = +{ $amount } Possedimento
foresee-gain-citizens = +{ $amount } { $amount ->
    [one] Cittadino
   *[other] Cittadini
}
foresee-gain-city = +{ $amount } Città
foresee-gain-principality = +{ $amount } Principato
foresee-gain-gold = +{ $amount } { $amount ->
    [one] Oro
   *[other] Ori
}
foresee-gain-prestige = +{ $amount } Prestigio
board-play = Gioca { $card } ({ $card_deal })
board-special = Gioca { $card } ({ $card_window })
board-citizen = Piazza un Cittadino presso { $estate } (3 Ori)
board-build = Costruisci un Possedimento { $region_in } ({ $gold ->
    [one] { $gold } Oro
   *[other] { $gold } Ori
})
board-time = Tempo
board-dice = Un 6 chiude i round dell'Epoca.
board-evaluation = Valutazione
board-vacant = trono vuoto
board-nobody = nessuno
board-battle = Battaglia:
board-odds = Per ora: { $attack } unità contro { $defence }. Vince l'attacco: { $chance }%, perdendone circa { $lost }. Vince la difesa: { $held }%, perdendone circa { $spent }.{ $both ->
    [0] { "" }
   *[other] { " " }Cadono entrambi: { $both }%.
}
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
    .from = dalla Vestfalia
    .german = Westfalen
region-lothringen = Lorena
    .in = in Lorena
    .of = di Lorena
    .from = dalla Lorena
    .german = Lothringen
region-sachsen = Sassonia
    .in = in Sassonia
    .of = di Sassonia
    .from = dalla Sassonia
    .german = Sachsen
region-pfalz = Palatinato
    .in = nel Palatinato
    .of = del Palatinato
    .from = dal Palatinato
    .german = Pfalz
region-franken = Franconia
    .in = in Franconia
    .of = di Franconia
    .from = dalla Franconia
    .german = Franken
region-schwaben = Svevia
    .in = in Svevia
    .of = di Svevia
    .from = dalla Svevia
    .german = Schwaben
region-bayern = Baviera
    .in = in Baviera
    .of = di Baviera
    .from = dalla Baviera
    .german = Bayern
region-boehmen = Boemia
    .in = in Boemia
    .of = di Boemia
    .from = dalla Boemia
    .german = Böhmen
region-maehren = Moravia
    .in = in Moravia
    .of = di Moravia
    .from = dalla Moravia
    .german = Mähren
region-oesterreich = Austria
    .in = in Austria
    .of = d'Austria
    .from = dall'Austria
    .german = Österreich
region-steiermark = Stiria
    .in = in Stiria
    .of = di Stiria
    .from = dalla Stiria
    .german = Steiermark
region-kaernten = Carinzia
    .in = in Carinzia
    .of = di Carinzia
    .from = dalla Carinzia
    .german = Kärnten
region-tirol = Tirolo
    .in = nel Tirolo
    .of = del Tirolo
    .from = dal Tirolo
    .german = Tirol
region-lombardei = Lombardia
    .in = in Lombardia
    .of = di Lombardia
    .from = dalla Lombardia
    .german = Lombardei
region-toskana = Toscana
    .in = in Toscana
    .of = di Toscana
    .from = dalla Toscana
    .german = Toskana
region-unteritalien = Italia meridionale
    .in = nell'Italia meridionale
    .of = dell'Italia meridionale
    .from = dall'Italia meridionale
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
    .until = fino alla Valutazione del 1254
    .at = nella Valutazione del 1254
moment-interregnum-1-round-1 = il Round delle Azioni 1 del 1254
    .until = fino al Round delle Azioni 1 del 1254
    .at = nel Round delle Azioni 1 del 1254
moment-interregnum-1-round-2 = il Round delle Azioni 2 del 1254
    .until = fino al Round delle Azioni 2 del 1254
    .at = nel Round delle Azioni 2 del 1254
moment-interregnum-1-round-3 = il Round delle Azioni 3 del 1254
    .until = fino al Round delle Azioni 3 del 1254
    .at = nel Round delle Azioni 3 del 1254
moment-interregnum-2 = la Valutazione del 1257
    .until = fino alla Valutazione del 1257
    .at = nella Valutazione del 1257
moment-interregnum-2-round-1 = il Round delle Azioni 1 del 1257
    .until = fino al Round delle Azioni 1 del 1257
    .at = nel Round delle Azioni 1 del 1257
moment-interregnum-2-round-2 = il Round delle Azioni 2 del 1257
    .until = fino al Round delle Azioni 2 del 1257
    .at = nel Round delle Azioni 2 del 1257
moment-interregnum-2-round-3 = il Round delle Azioni 3 del 1257
    .until = fino al Round delle Azioni 3 del 1257
    .at = nel Round delle Azioni 3 del 1257
moment-1273 = la Valutazione del 1273
    .until = fino alla Valutazione del 1273
    .at = nella Valutazione del 1273
moment-1273-round-1 = il Round delle Azioni 1 del 1273
    .until = fino al Round delle Azioni 1 del 1273
    .at = nel Round delle Azioni 1 del 1273
moment-1273-round-2 = il Round delle Azioni 2 del 1273
    .until = fino al Round delle Azioni 2 del 1273
    .at = nel Round delle Azioni 2 del 1273
moment-1273-round-3 = il Round delle Azioni 3 del 1273
    .until = fino al Round delle Azioni 3 del 1273
    .at = nel Round delle Azioni 3 del 1273
moment-1292 = la Valutazione del 1292
    .until = fino alla Valutazione del 1292
    .at = nella Valutazione del 1292
moment-1292-round-1 = il Round delle Azioni 1 del 1292
    .until = fino al Round delle Azioni 1 del 1292
    .at = nel Round delle Azioni 1 del 1292
moment-1292-round-2 = il Round delle Azioni 2 del 1292
    .until = fino al Round delle Azioni 2 del 1292
    .at = nel Round delle Azioni 2 del 1292
moment-1292-round-3 = il Round delle Azioni 3 del 1292
    .until = fino al Round delle Azioni 3 del 1292
    .at = nel Round delle Azioni 3 del 1292
moment-1298 = la Valutazione del 1298
    .until = fino alla Valutazione del 1298
    .at = nella Valutazione del 1298
moment-1298-round-1 = il Round delle Azioni 1 del 1298
    .until = fino al Round delle Azioni 1 del 1298
    .at = nel Round delle Azioni 1 del 1298
moment-1298-round-2 = il Round delle Azioni 2 del 1298
    .until = fino al Round delle Azioni 2 del 1298
    .at = nel Round delle Azioni 2 del 1298
moment-1298-round-3 = il Round delle Azioni 3 del 1298
    .until = fino al Round delle Azioni 3 del 1298
    .at = nel Round delle Azioni 3 del 1298
moment-1308 = la Valutazione del 1308
    .until = fino alla Valutazione del 1308
    .at = nella Valutazione del 1308
moment-1308-round-1 = il Round delle Azioni 1 del 1308
    .until = fino al Round delle Azioni 1 del 1308
    .at = nel Round delle Azioni 1 del 1308
moment-1308-round-2 = il Round delle Azioni 2 del 1308
    .until = fino al Round delle Azioni 2 del 1308
    .at = nel Round delle Azioni 2 del 1308
moment-1308-round-3 = il Round delle Azioni 3 del 1308
    .until = fino al Round delle Azioni 3 del 1308
    .at = nel Round delle Azioni 3 del 1308
moment-1314 = la Valutazione del 1314
    .until = fino alla Valutazione del 1314
    .at = nella Valutazione del 1314
moment-1314-round-1 = il Round delle Azioni 1 del 1314
    .until = fino al Round delle Azioni 1 del 1314
    .at = nel Round delle Azioni 1 del 1314
moment-1314-round-2 = il Round delle Azioni 2 del 1314
    .until = fino al Round delle Azioni 2 del 1314
    .at = nel Round delle Azioni 2 del 1314
moment-1314-round-3 = il Round delle Azioni 3 del 1314
    .until = fino al Round delle Azioni 3 del 1314
    .at = nel Round delle Azioni 3 del 1314
moment-1346 = la Valutazione del 1346
    .until = fino alla Valutazione del 1346
    .at = nella Valutazione del 1346
moment-1346-round-1 = il Round delle Azioni 1 del 1346
    .until = fino al Round delle Azioni 1 del 1346
    .at = nel Round delle Azioni 1 del 1346
moment-1346-round-2 = il Round delle Azioni 2 del 1346
    .until = fino al Round delle Azioni 2 del 1346
    .at = nel Round delle Azioni 2 del 1346
moment-1346-round-3 = il Round delle Azioni 3 del 1346
    .until = fino al Round delle Azioni 3 del 1346
    .at = nel Round delle Azioni 3 del 1346
moment-1378 = la Valutazione del 1378
    .until = fino alla Valutazione del 1378
    .at = nella Valutazione del 1378
moment-1378-round-1 = il Round delle Azioni 1 del 1378
    .until = fino al Round delle Azioni 1 del 1378
    .at = nel Round delle Azioni 1 del 1378
moment-1378-round-2 = il Round delle Azioni 2 del 1378
    .until = fino al Round delle Azioni 2 del 1378
    .at = nel Round delle Azioni 2 del 1378
moment-1378-round-3 = il Round delle Azioni 3 del 1378
    .until = fino al Round delle Azioni 3 del 1378
    .at = nel Round delle Azioni 3 del 1378
moment-1400 = la Valutazione del 1400
    .until = fino alla Valutazione del 1400
    .at = nella Valutazione del 1400
moment-1400-round-1 = il Round delle Azioni 1 del 1400
    .until = fino al Round delle Azioni 1 del 1400
    .at = nel Round delle Azioni 1 del 1400
moment-1400-round-2 = il Round delle Azioni 2 del 1400
    .until = fino al Round delle Azioni 2 del 1400
    .at = nel Round delle Azioni 2 del 1400
moment-1400-round-3 = il Round delle Azioni 3 del 1400
    .until = fino al Round delle Azioni 3 del 1400
    .at = nel Round delle Azioni 3 del 1400
moment-1410 = la Valutazione del 1410
    .until = fino alla Valutazione del 1410
    .at = nella Valutazione del 1410
moment-1410-round-1 = il Round delle Azioni 1 del 1410
    .until = fino al Round delle Azioni 1 del 1410
    .at = nel Round delle Azioni 1 del 1410
moment-1410-round-2 = il Round delle Azioni 2 del 1410
    .until = fino al Round delle Azioni 2 del 1410
    .at = nel Round delle Azioni 2 del 1410
moment-1410-round-3 = il Round delle Azioni 3 del 1410
    .until = fino al Round delle Azioni 3 del 1410
    .at = nel Round delle Azioni 3 del 1410
moment-1438 = la Valutazione del 1438
    .until = fino alla Valutazione del 1438
    .at = nella Valutazione del 1438
moment-1438-round-1 = il Round delle Azioni 1 del 1438
    .until = fino al Round delle Azioni 1 del 1438
    .at = nel Round delle Azioni 1 del 1438
moment-1438-round-2 = il Round delle Azioni 2 del 1438
    .until = fino al Round delle Azioni 2 del 1438
    .at = nel Round delle Azioni 2 del 1438
moment-1438-round-3 = il Round delle Azioni 3 del 1438
    .until = fino al Round delle Azioni 3 del 1438
    .at = nel Round delle Azioni 3 del 1438
moment-1440 = la Valutazione del 1440
    .until = fino alla Valutazione del 1440
    .at = nella Valutazione del 1440
moment-1440-round-1 = il Round delle Azioni 1 del 1440
    .until = fino al Round delle Azioni 1 del 1440
    .at = nel Round delle Azioni 1 del 1440
moment-1440-round-2 = il Round delle Azioni 2 del 1440
    .until = fino al Round delle Azioni 2 del 1440
    .at = nel Round delle Azioni 2 del 1440
moment-1440-round-3 = il Round delle Azioni 3 del 1440
    .until = fino al Round delle Azioni 3 del 1440
    .at = nel Round delle Azioni 3 del 1440
moment-1452 = la Valutazione del 1452
    .until = fino alla Valutazione del 1452
    .at = nella Valutazione del 1452
moment-1452-round-1 = il Round delle Azioni 1 del 1452
    .until = fino al Round delle Azioni 1 del 1452
    .at = nel Round delle Azioni 1 del 1452
moment-1452-round-2 = il Round delle Azioni 2 del 1452
    .until = fino al Round delle Azioni 2 del 1452
    .at = nel Round delle Azioni 2 del 1452
moment-1452-round-3 = il Round delle Azioni 3 del 1452
    .until = fino al Round delle Azioni 3 del 1452
    .at = nel Round delle Azioni 3 del 1452

## Cards

card-city-nuernberg = Norimberga
    .text = Costruisci una Città in Franconia per 6 Ori, sotto un tuo Possedimento in quella regione.
    .city = Norimberga (Franconia)
    .german = Nürnberg
card-city-verona = Verona
    .text = Costruisci una Città in Lombardia per 6 Ori, sotto un tuo Possedimento in quella regione.
    .city = Verona (Lombardia)
    .german = Verona
card-city-florenz = Firenze
    .text = Costruisci una Città in Toscana per 6 Ori, sotto un tuo Possedimento in quella regione.
    .city = Firenze (Toscana)
    .german = Florenz
card-city-dortmund = Dortmund
    .text = Costruisci una Città in Vestfalia per 6 Ori, sotto un tuo Possedimento in quella regione.
    .city = Dortmund (Vestfalia)
    .german = Dortmund
card-city-basel = Basilea
    .text = Costruisci una Città in Svevia per 6 Ori, sotto un tuo Possedimento in quella regione.
    .city = Basilea (Svevia)
    .german = Basel
card-city-wiener_neustadt = Wiener Neustadt
    .text = Costruisci una Città in Austria per 6 Ori, sotto un tuo Possedimento in quella regione.
    .city = Wiener Neustadt (Austria)
    .german = Wiener Neustadt
card-city-prag = Praga
    .text = Costruisci una Città in Boemia per 6 Ori, sotto un tuo Possedimento in quella regione.
    .city = Praga (Boemia)
    .german = Prag
card-city-meissen = Meissen
    .text = Costruisci una Città in Sassonia per 6 Ori, sotto un tuo Possedimento in quella regione.
    .city = Meissen (Sassonia)
    .german = Meißen
card-marriage-westfalen = Margherita di Kleve
    .text = Richiede Prestigio 8 o più. Paga 4 Ori; piazza gratis 1 Possedimento in Vestfalia; piazza gratis 1 Cittadino in Vestfalia.
    .deal = −4 Ori, +1 Possedimento, +1 Cittadino
    .note = Figlia del conte di Kleve sul basso Reno; sposò un Wittelsbach di Baviera-Straubing.
    .german = Margarete von Kleve
card-marriage-lothringen = Elisabetta di Görlitz
    .text = Paga 8 Ori; piazza gratis 1 Possedimento in Lorena; prendi la carta Principato di Lorena fino al termine del matrimonio.
    .deal = −8 Ori, +1 Possedimento, +1 Principato
    .note = Titolare del ducato di Lussemburgo in pegno; entrambi i mariti lo governarono grazie a lei.
    .german = Elisabeth von Görlitz
card-marriage-sachsen = Elisabetta di Meissen
    .text = Richiede almeno 1 Città ovunque sulla mappa. Paga 2 Ori; piazza gratis 1 Possedimento in Sassonia; guadagna 1 Punto Prestigio.
    .deal = −2 Ori, +1 Possedimento, +1 Prestigio
    .note = Una Wettin il cui matrimonio legò Meissen ai burgravi di Norimberga.
    .german = Elisabeth von Meißen
card-marriage-pfalz = Anna del Palatinato
    .text = Richiede Prestigio 10 o più. Paga 6 Ori; piazza gratis 1 Possedimento nel Palatinato; prendi la carta Principato del Palatinato fino al termine del matrimonio.
    .deal = −6 Ori, +1 Possedimento, +1 Principato
    .note = Seconda moglie di Carlo IV, scelta per dividere il partito dei Wittelsbach.
    .german = Anna von der Pfalz
card-marriage-franken = Elisabetta di Norimberga
    .text = Richiede almeno 1 Possedimento in Franconia, nel Palatinato, in Baviera o in Svevia. Paga 6 Ori; piazza gratis 1 Possedimento in Franconia; piazza gratis 1 Città in Franconia.
    .deal = −6 Ori, +1 Possedimento, +1 Città
    .note = Figlia del burgravio, poi regina accanto a Roberto del Palatinato.
    .german = Elisabeth von Nürnberg
card-marriage-schwaben = Gertrude di Hohenberg
    .text = Paga 3 Ori; piazza gratis 1 Possedimento in Svevia.
    .deal = −3 Ori, +1 Possedimento
    .note = Prima moglie di Rodolfo d'Asburgo; la dote completò le sue terre sull'Alto Reno.
    .german = Gertrud von Hohenberg
card-marriage-bayern = Giovanna Sofia di Baviera
    .text = Rimuovi 1 tuo Cittadino; piazza gratis 1 Possedimento in Baviera; guadagna 1 Punto Prestigio.
    .deal = −1 Cittadino, +1 Possedimento, +1 Prestigio
    .note = Sposa Wittelsbach che suggellò la pace con l'asburgico Alberto IV.
    .german = Johanna Sophie von Bayern
card-marriage-boehmen = Elisabetta di Boemia
    .text = Richiede Prestigio 12 o più. Paga 9 Ori; piazza gratis 1 Possedimento in Boemia; prendi la carta Principato di Boemia fino al termine del matrimonio; guadagna 1 Punto Prestigio.
    .deal = −9 Ori, +1 Possedimento, +1 Principato, +1 Prestigio
    .note = Ultima erede dei Přemyslidi; con la sua mano Giovanni di Lussemburgo ebbe una corona.
    .german = Elisabeth von Böhmen
card-marriage-maehren = Elisabetta di Moravia
    .text = Paga 4 Ori; piazza gratis 1 Possedimento in Moravia; piazza gratis 1 Cittadino in Moravia.
    .deal = −4 Ori, +1 Possedimento, +1 Cittadino
    .note = Figlia del margravio Giovanni Enrico, sposata nella casa di Wettin.
    .german = Elisabeth von Mähren
card-marriage-oesterreich = Margherita di Babenberg
    .text = Richiede Prestigio 10 o più. Paga 6 Ori; rimuovi 1 tuo Cittadino; piazza gratis 1 Possedimento in Austria; prendi la carta Principato d'Austria fino al termine del matrimonio.
    .deal = −6 Ori, −1 Cittadino, +1 Possedimento, +1 Principato
    .note = Sorella dell'ultimo duca Babenberg; Ottokar la sposò per i suoi diritti.
    .german = Margarete von Babenberg
card-marriage-steiermark = Barbara di Cilli
    .text = Paga 4 Ori; piazza gratis 1 Possedimento in Stiria; piazza gratis 1 Cittadino in Stiria.
    .deal = −4 Ori, +1 Possedimento, +1 Cittadino
    .note = Figlia del conte di Cilli, seconda moglie di Sigismondo.
    .german = Barbara von Cilli
card-marriage-kaernten = Elisabetta di Gorizia-Tirolo
    .text = Richiede almeno 1 Possedimento in Austria, in Stiria, nel Tirolo o in Carinzia. Piazza gratis 1 Possedimento in Carinzia; ricevi 3 Ori.
    .deal = +1 Possedimento, +3 Ori
    .note = Moglie di Alberto I, figlia di Mainardo II; portò le rendite del sale e dell'argento.
    .german = Elisabeth von Görz-Tirol
card-marriage-tirol = Margherita Maultasch
    .text = Perdi 1 Punto Prestigio; paga 3 Ori; piazza gratis 1 Possedimento nel Tirolo; prendi la carta Principato del Tirolo fino al termine del matrimonio.
    .deal = −1 Prestigio, −3 Ori, +1 Possedimento, +1 Principato
    .note = Contessa di proprio diritto; cacciò un marito e ne prese un altro senza la Chiesa.
    .german = Margarete Maultasch
card-marriage-lombardei = Verde Visconti
    .text = Richiede Prestigio 10 o più. Ricevi 12 Ori; guadagna 1 Punto Prestigio.
    .deal = +12 Ori, +1 Prestigio
    .note = Sposa milanese di Leopoldo III: nessuna terra, ma una dote enorme.
    .german = Viridis Visconti
card-marriage-toskana = Margherita Aldobrandeschi
    .text = Paga 5 Ori; rimuovi 1 tuo Cittadino; piazza gratis 1 Possedimento in Toscana; prendi la carta Principato di Toscana fino al termine del matrimonio.
    .deal = −5 Ori, −1 Cittadino, +1 Possedimento, +1 Principato
    .note = Erede di Sovana e Pitigliano, sposata cinque volte per i suoi castelli.
    .german = Margherita Aldobrandeschi
card-marriage-unteritalien = Giovanna di Napoli
    .text = Richiede almeno 1 carta Principato. Paga 7 Ori; piazza gratis 1 Possedimento nell'Italia meridionale; prendi la carta Principato dell'Italia meridionale fino al termine del matrimonio; guadagna 1 Punto Prestigio.
    .deal = −7 Ori, +1 Possedimento, +1 Principato, +1 Prestigio
    .note = Moglie di Guglielmo d'Austria, poi regina di Napoli come Giovanna II.
    .german = Johanna von Neapel
card-title-oesterreich = Arciduca d'Austria
    .text = Richiede almeno 2 Possedimenti in Austria e almeno 1 Città ovunque sulla mappa. Guadagna 2 Punti Prestigio.
    .deal = +2 Prestigio
    .city = Vienna (Austria)
    .note = Privilegium maius, 1358/59.
    .german = Erzherzog von Österreich
card-title-steiermark = Duca di Stiria
    .text = Richiede almeno 2 Possedimenti in Stiria. Guadagna 2 Punti Prestigio.
    .deal = +2 Prestigio
    .city = Graz (Stiria)
    .note = Il cappello ducale della Stiria, unita all'Austria dal 1192.
    .german = Herzog von Steiermark
card-title-kaernten = Duca di Carinzia
    .text = Richiede almeno 1 Possedimento in Carinzia e Prestigio 10 o più. Guadagna 2 Punti Prestigio.
    .deal = +2 Prestigio
    .city = San Vito (Carinzia)
    .note = Insediato sul seggio ducale dello Zollfeld.
    .german = Herzog von Kärnten
card-title-tirol = Conte del Tirolo
    .text = Richiede almeno 1 Possedimento nel Tirolo e Prestigio 10 o più. Guadagna 2 Punti Prestigio.
    .deal = +2 Prestigio
    .city = Innsbruck (Tirolo)
    .note = Contea ceduta agli Asburgo nel 1363.
    .german = Graf von Tirol
card-title-bayern = Duca di Baviera
    .text = Richiede la carta Principato di Baviera. Guadagna 2 Punti Prestigio.
    .deal = +2 Prestigio
    .city = Monaco (Baviera)
    .note = Dignità dei Wittelsbach dal 1180.
    .german = Herzog von Bayern
card-title-pfalz = Conte palatino del Reno
    .text = Richiede la carta Principato del Palatinato. Guadagna 2 Punti Prestigio.
    .deal = +2 Prestigio
    .city = Heidelberg (Palatinato)
    .note = Vicario imperiale ed elettore.
    .german = Pfalzgraf bei Rhein
card-title-sachsen = Duca di Sassonia
    .text = Richiede almeno 2 Possedimenti in Sassonia e Prestigio 8 o più. Guadagna 2 Punti Prestigio.
    .deal = +2 Prestigio
    .city = Meissen (Sassonia)
    .note = Arcimaresciallo ed elettore.
    .german = Herzog von Sachsen
card-title-boehmen = Re di Boemia
    .text = Richiede la carta Principato di Boemia e Prestigio 10 o più. Guadagna 2 Punti Prestigio.
    .deal = +2 Prestigio
    .city = Praga (Boemia)
    .note = L'unico re tra gli elettori.
    .german = König von Böhmen
card-title-maehren = Margravio di Moravia
    .text = Richiede almeno 2 Possedimenti in Moravia o in Boemia. Guadagna 2 Punti Prestigio.
    .deal = +2 Prestigio
    .city = Brno (Moravia)
    .note = Feudo della corona di Boemia.
    .german = Markgraf von Mähren
card-title-schwaben = Balivo di Svevia
    .text = Richiede almeno 2 Possedimenti in Svevia e almeno 1 Città ovunque sulla mappa. Guadagna 2 Punti Prestigio.
    .deal = +2 Prestigio
    .city = Augusta (Svevia)
    .note = Il baliato imperiale che prese il posto del ducato degli Hohenstaufen.
    .german = Landvogt in Schwaben
card-title-lothringen = Duca di Lorena
    .text = Richiede almeno 1 Possedimento in Lorena e almeno 2 Cittadini in Lorena. Guadagna 2 Punti Prestigio.
    .deal = +2 Prestigio
    .city = Lussemburgo (Lorena)
    .note = L'Alta Lorena tra la Mosa e i Vosgi.
    .german = Herzog von Lothringen
card-title-franken = Burgravio di Norimberga
    .text = Richiede almeno 1 Possedimento in Franconia e almeno 1 Città ovunque sulla mappa. Guadagna 2 Punti Prestigio.
    .deal = +2 Prestigio
    .city = Norimberga (Franconia)
    .note = Carica degli Hohenzollern in Franconia.
    .german = Burggraf von Nürnberg
card-title-lombardei = Duca di Milano
    .text = Richiede almeno 2 Possedimenti in Lombardia e Prestigio 8 o più. Guadagna 2 Punti Prestigio.
    .deal = +2 Prestigio
    .city = Milano (Lombardia)
    .note = Titolo venduto a Gian Galeazzo Visconti nel 1395.
    .german = Herzog von Mailand
card-title-unteritalien = Re di Napoli
    .text = Richiede almeno 1 Possedimento nell'Italia meridionale e Prestigio 12 o più. Guadagna 2 Punti Prestigio.
    .deal = +2 Prestigio
    .city = Napoli (Italia meridionale)
    .note = Corona dell'antico regno normanno e svevo.
    .german = König von Neapel
card-inheritance-westfalen = Eredità: Vestfalia
    .text = Piazza gratis 1 Possedimento in Vestfalia.
    .deal = +1 Possedimento
    .city = Colonia (Vestfalia)
    .note = La contea di Mark passa ai Kleve, 1398.
    .german = Erbschaft Westfalen
card-inheritance-lothringen = Eredità: Lorena
    .text = Piazza gratis 1 Possedimento in Lorena.
    .deal = +1 Possedimento
    .city = Metz (Lorena)
    .note = La successione dei Vaudémont in Lorena, 1431.
    .german = Erbschaft Lothringen
card-inheritance-sachsen = Eredità: Sassonia
    .text = Piazza gratis 1 Possedimento in Sassonia.
    .deal = +1 Possedimento
    .city = Erfurt (Sassonia)
    .note = La successione di Turingia, 1247-1264.
    .german = Erbschaft Sachsen
card-inheritance-pfalz = Eredità: Palatinato
    .text = Piazza gratis 1 Possedimento nel Palatinato.
    .deal = +1 Possedimento
    .city = Magonza (Palatinato)
    .note = La divisione delle terre palatine, 1410.
    .german = Erbschaft Pfalz
card-inheritance-franken = Eredità: Franconia
    .text = Piazza gratis 1 Possedimento in Franconia.
    .deal = +1 Possedimento
    .city = Würzburg (Franconia)
    .note = Si estinguono gli Andechs-Merania, 1248.
    .german = Erbschaft Franken
card-inheritance-schwaben = Eredità: Svevia
    .text = Piazza gratis 1 Possedimento in Svevia.
    .deal = +1 Possedimento
    .city = Costanza (Svevia)
    .note = L'eredità dei Kyburg passa a Rodolfo d'Asburgo, 1264.
    .german = Erbschaft Schwaben
card-inheritance-bayern = Eredità: Baviera
    .text = Piazza gratis 1 Possedimento in Baviera.
    .deal = +1 Possedimento
    .city = Ratisbona (Baviera)
    .note = La Bassa Baviera torna alla linea dell'Alta, 1340.
    .german = Erbschaft Bayern
card-inheritance-boehmen = Eredità: Boemia
    .text = Piazza gratis 1 Possedimento in Boemia.
    .deal = +1 Possedimento
    .city = Kutná Hora (Boemia)
    .note = Si estinguono i Přemyslidi, 1306.
    .german = Erbschaft Böhmen
card-inheritance-maehren = Eredità: Moravia
    .text = Piazza gratis 1 Possedimento in Moravia.
    .deal = +1 Possedimento
    .city = Brno (Moravia)
    .note = Morte di Jobst di Moravia, 1411.
    .german = Erbschaft Mähren
card-inheritance-oesterreich = Eredità: Austria
    .text = Piazza gratis 1 Possedimento in Austria.
    .deal = +1 Possedimento
    .city = Linz (Austria)
    .note = Si estinguono i Babenberg, 1246.
    .german = Erbschaft Österreich
card-inheritance-steiermark = Eredità: Stiria
    .text = Piazza gratis 1 Possedimento in Stiria.
    .deal = +1 Possedimento
    .city = Graz (Stiria)
    .note = I possedimenti di Stiria passano a un nuovo signore, 1260.
    .german = Erbschaft Steiermark
card-inheritance-kaernten = Eredità: Carinzia
    .text = Piazza gratis 1 Possedimento in Carinzia.
    .deal = +1 Possedimento
    .city = San Vito (Carinzia)
    .note = Carinzia e Carniola passano agli Asburgo, 1335.
    .german = Erbschaft Kärnten
card-inheritance-tirol = Eredità: Tirolo
    .text = Piazza gratis 1 Possedimento nel Tirolo.
    .deal = +1 Possedimento
    .city = Innsbruck (Tirolo)
    .note = Margherita Maultasch cede il Tirolo, 1363.
    .german = Erbschaft Tirol
card-inheritance-toskana = Eredità: Toscana
    .text = Piazza gratis 1 Possedimento in Toscana.
    .deal = +1 Possedimento
    .city = Siena (Toscana)
    .note = Le antiche terre matildine di nuovo contese.
    .german = Erbschaft Toskana
card-special-sondersteuer-1 = Tassa speciale (Vienna)
    .text = Round delle Azioni: ricevi 6 Ori. Valutazione, prima delle Entrate: ricevi 1 Oro in più per ogni tuo Possedimento.
    .deal = +6 Ori
    .window = +1 Oro per ogni Possedimento
    .city = Vienna (Austria)
    .german = Sondersteuer
card-special-sondersteuer-2 = Tassa speciale (Genova)
    .text = Round delle Azioni: ricevi 6 Ori. Valutazione, prima delle Entrate: ricevi 1 Oro in più per ogni tuo Possedimento.
    .deal = +6 Ori
    .window = +1 Oro per ogni Possedimento
    .city = Genova (Lombardia)
    .german = Sondersteuer
card-special-ansiedlung-1 = Insediamento (Wiener Neustadt)
    .text = Round delle Azioni: piazza gratis fino a 3 Cittadini presso i tuoi Possedimenti. Valutazione, fasi da 2 a 6: piazza gratis 1 Cittadino presso i tuoi Possedimenti.
    .deal = fino a +3 Cittadini
    .window = +1 Cittadino
    .city = Wiener Neustadt (Austria)
    .german = Ansiedlung
card-special-ansiedlung-2 = Insediamento (Magonza)
    .text = Round delle Azioni: piazza gratis fino a 3 Cittadini presso i tuoi Possedimenti. Valutazione, fasi da 2 a 6: piazza gratis 1 Cittadino presso i tuoi Possedimenti.
    .deal = fino a +3 Cittadini
    .window = +1 Cittadino
    .city = Magonza (Palatinato)
    .german = Ansiedlung
card-special-landesausbau-1 = Dissodamento (Ratisbona)
    .text = Round delle Azioni: costruisci fino a 2 Possedimenti al prezzo normale. Valutazione, fasi da 2 a 6: costruisci 1 Possedimento al prezzo normale.
    .deal = fino a 2 Possedimenti al prezzo normale
    .window = 1 Possedimento al prezzo normale
    .city = Ratisbona (Baviera)
    .german = Landesausbau
card-special-landesausbau-2 = Dissodamento (Milano)
    .text = Round delle Azioni: costruisci fino a 2 Possedimenti al prezzo normale. Valutazione, fasi da 2 a 6: costruisci 1 Possedimento al prezzo normale.
    .deal = fino a 2 Possedimenti al prezzo normale
    .window = 1 Possedimento al prezzo normale
    .city = Milano (Lombardia)
    .german = Landesausbau
card-special-landfriede-1 = Pace territoriale (Colonia)
    .text = Round delle Azioni: guadagna 2 Punti Prestigio. Valutazione, prima del Prestigio: in questa fase non perdi nulla per le categorie in cui hai meno di tutti.
    .deal = +2 Prestigio
    .window = nessuna perdita dove hai meno di tutti
    .city = Colonia (Vestfalia)
    .german = Landfriede
card-special-landfriede-2 = Pace territoriale (Praga)
    .text = Round delle Azioni: guadagna 2 Punti Prestigio. Valutazione, prima del Prestigio: in questa fase non perdi nulla per le categorie in cui hai meno di tutti.
    .deal = +2 Prestigio
    .window = nessuna perdita dove hai meno di tutti
    .city = Praga (Boemia)
    .german = Landfriede
card-special-raubritter-1 = Cavalieri predoni (Lussemburgo)
    .text = Round delle Azioni: perdi 1 Punto Prestigio; prendi fino a 6 Ori a un avversario. Valutazione, dopo le Entrate: perdi 1 Punto Prestigio; prendi fino a 4 Ori a un avversario.
    .deal = −1 Prestigio, fino a +6 Ori
    .window = −1 Prestigio, fino a +4 Ori
    .city = Lussemburgo (Lorena)
    .german = Raubritter
card-special-raubritter-2 = Cavalieri predoni (Basilea)
    .text = Round delle Azioni: perdi 1 Punto Prestigio; prendi fino a 6 Ori a un avversario. Valutazione, dopo le Entrate: perdi 1 Punto Prestigio; prendi fino a 4 Ori a un avversario.
    .deal = −1 Prestigio, fino a +6 Ori
    .window = −1 Prestigio, fino a +4 Ori
    .city = Basilea (Svevia)
    .german = Raubritter
card-special-bauernaufstand-1 = Rivolta contadina (Firenze)
    .text = Round delle Azioni: riduci fino a 2 Possedimenti di un avversario di 1 livello (mai sotto 1). Valutazione, prima delle Entrate: riduci 1 Possedimento di un avversario di 2 livelli (mai sotto 1).
    .deal = fino a 2 Possedimenti di un avversario −1 ciascuno
    .window = 1 Possedimento di un avversario −2
    .city = Firenze (Toscana)
    .german = Bauernaufstand
card-special-bauernaufstand-2 = Rivolta contadina (Erfurt)
    .text = Round delle Azioni: riduci fino a 2 Possedimenti di un avversario di 1 livello (mai sotto 1). Valutazione, prima delle Entrate: riduci 1 Possedimento di un avversario di 2 livelli (mai sotto 1).
    .deal = fino a 2 Possedimenti di un avversario −1 ciascuno
    .window = 1 Possedimento di un avversario −2
    .city = Erfurt (Sassonia)
    .german = Bauernaufstand
card-special-kirchenbann-1 = Scomunica (Pisa)
    .text = Round delle Azioni: un avversario perde 2 Punti Prestigio. Valutazione, prima del Prestigio: un avversario perde 1 Punto Prestigio.
    .deal = un avversario: −2 Prestigio
    .window = un avversario: −1 Prestigio
    .city = Pisa (Toscana)
    .german = Kirchenbann
card-special-kirchenbann-2 = Scomunica (Napoli)
    .text = Round delle Azioni: un avversario perde 2 Punti Prestigio. Valutazione, prima del Prestigio: un avversario perde 1 Punto Prestigio.
    .deal = un avversario: −2 Prestigio
    .window = un avversario: −1 Prestigio
    .city = Napoli (Italia meridionale)
    .german = Kirchenbann
card-special-handsalbe-1 = Corruzione degli elettori (Augusta)
    .text = Round delle Azioni: paga 3 Ori; pesca 2 carte. Valutazione, prima dell'Incoronazione: paga 5 Ori; conta 2 Possedimenti in meno in questa elezione.
    .deal = −3 Ori, +2 carte
    .window = −5 Ori, 2 Possedimenti in meno in questa elezione
    .city = Augusta (Svevia)
    .german = Handsalbe
card-special-handsalbe-2 = Corruzione degli elettori (Bari)
    .text = Round delle Azioni: paga 3 Ori; pesca 2 carte. Valutazione, prima dell'Incoronazione: paga 5 Ori; conta 2 Possedimenti in meno in questa elezione.
    .deal = −3 Ori, +2 carte
    .window = −5 Ori, 2 Possedimenti in meno in questa elezione
    .city = Bari (Italia meridionale)
    .german = Handsalbe
card-special-kundschafter-1 = Spia (Verona)
    .text = Round delle Azioni: guarda la mano di un avversario e prendi 1 carta. Valutazione, fasi da 2 a 6: pesca 1 carta.
    .deal = 1 carta dalla mano di un avversario
    .window = +1 carta
    .city = Verona (Lombardia)
    .german = Kundschafter
card-special-kundschafter-2 = Spia (Monaco)
    .text = Round delle Azioni: guarda la mano di un avversario e prendi 1 carta. Valutazione, fasi da 2 a 6: pesca 1 carta.
    .deal = 1 carta dalla mano di un avversario
    .window = +1 carta
    .city = Monaco (Baviera)
    .german = Kundschafter
card-reaction-kindbett-1 = Morte di parto
    .text = Un matrimonio di un giocatore qualsiasi termina subito; il Principato tenuto solo grazie ad esso viene reso e quel giocatore può risposarsi in questa epoca.
    .german = Kindbett
card-reaction-kindbett-2 = Morte di parto
    .text = Un matrimonio di un giocatore qualsiasi termina subito; il Principato tenuto solo grazie ad esso viene reso e quel giocatore può risposarsi in questa epoca.
    .german = Kindbett
card-reaction-soeldner-1 = Mercenari
    .text = Paga 3 Ori; aggiungi 3 Soldati alle tue forze per questa battaglia.
    .deal = −3 Ori, +3 Soldati in questa battaglia
    .german = Söldner
card-reaction-soeldner-2 = Mercenari
    .text = Paga 3 Ori; aggiungi 3 Soldati alle tue forze per questa battaglia.
    .deal = −3 Ori, +3 Soldati in questa battaglia
    .german = Söldner
card-reaction-verrat-1 = Tradimento
    .text = Il nemico rimuove 2 Cittadini o Soldati a sua scelta prima del primo lancio, o tutti se ne ha meno.
    .deal = nemico: −2 unità
    .german = Verrat
card-reaction-verrat-2 = Tradimento
    .text = Il nemico rimuove 2 Cittadini o Soldati a sua scelta prima del primo lancio, o tutti se ne ha meno.
    .deal = nemico: −2 unità
    .german = Verrat
card-reaction-hinterhalt-1 = Imboscata
    .text = Nel primo round lanci prima tu e il nemico toglie le perdite prima di rispondere.
    .deal = tiri prima tu nel primo round
    .german = Hinterhalt
card-reaction-hinterhalt-2 = Imboscata
    .text = Nel primo round lanci prima tu e il nemico toglie le perdite prima di rispondere.
    .deal = tiri prima tu nel primo round
    .german = Hinterhalt
card-reaction-bundesgenossen-1 = Alleati
    .text = Fino a 3 tuoi Cittadini di altri Possedimenti nella regione attaccata o in una adiacente ad essa combattono con te; i superstiti tornano indietro.
    .deal = fino a +3 Cittadini in questa battaglia
    .german = Bundesgenossen
card-reaction-bundesgenossen-2 = Alleati
    .text = Fino a 3 tuoi Cittadini di altri Possedimenti nella regione attaccata o in una adiacente ad essa combattono con te; i superstiti tornano indietro.
    .deal = fino a +3 Cittadini in questa battaglia
    .german = Bundesgenossen
card-reaction-belagerungsgeraet-1 = Macchine d'assedio
    .text = La Città attaccata non dà protezione in questa battaglia.
    .deal = la Città non protegge
    .german = Belagerungsgerät
card-reaction-waffenstillstand-1 = Tregua
    .text = L'attacco contro di te è annullato; l'attaccante non recupera né l'azione né il Prestigio perduto.
    .deal = niente battaglia
    .german = Waffenstillstand
card-event-interregnum-1 = Interregno
    .text = Nessun Re: pescata prima dell'Incoronazione, quella fase si salta; pescata dopo, il Re muore e l'Anti-Re scompare.
    .german = Interregnum
card-event-interregnum-2 = Interregno
    .text = Nessun Re: pescata prima dell'Incoronazione, quella fase si salta; pescata dopo, il Re muore e l'Anti-Re scompare.
    .german = Interregnum
card-event-interregnum-3 = Interregno
    .text = Nessun Re: pescata prima dell'Incoronazione, quella fase si salta; pescata dopo, il Re muore e l'Anti-Re scompare.
    .german = Interregnum
card-event-gegenkoenig-1 = Anti-Re
    .text = Se c'è un Re, chi tra gli altri ha più Possedimenti diventa Anti-Re; altrimenti la carta si scarta. Pescata prima dell'Incoronazione, agisce subito, a meno che il tavolo non abbia scelto che attenda il nuovo Re.
    .german = Gegenkönig
card-event-gegenkoenig-2 = Anti-Re
    .text = Se c'è un Re, chi tra gli altri ha più Possedimenti diventa Anti-Re; altrimenti la carta si scarta. Pescata prima dell'Incoronazione, agisce subito, a meno che il tavolo non abbia scelto che attenda il nuovo Re.
    .german = Gegenkönig
card-event-gegenkoenig-3 = Anti-Re
    .text = Se c'è un Re, chi tra gli altri ha più Possedimenti diventa Anti-Re; altrimenti la carta si scarta. Pescata prima dell'Incoronazione, agisce subito, a meno che il tavolo non abbia scelto che attenda il nuovo Re.
    .german = Gegenkönig
card-event-karten_mischen-1 = Rimescola le carte
    .text = Sempre eseguita: rimescola questa carta e gli scarti nel mazzo.
    .german = Bitte Karten mischen

## How near everybody is to winning

near-rounds-left = { $rounds ->
    [0] Ora viene la Valutazione finale. Vince chi ha più punti.
    [one] Alla Valutazione finale manca 1 spazio sulla Tabella del Tempo. Vince chi ha più punti.
   *[other] Alla Valutazione finale mancano { $rounds } spazi sulla Tabella del Tempo. Vince chi ha più punti.
  }
near-next-gold = { $gold ->
    [one] Con 1 Oro in più ci sarebbe un altro punto.
   *[other] Con { $gold } Ori in più ci sarebbe un altro punto.
  }
near-next-citizens = { $citizens ->
    [one] 1 altro Cittadino varrebbe un altro punto.
   *[other] Altri { $citizens } Cittadini varrebbero un altro punto.
  }
near-final = Se la Valutazione finale fosse adesso, i punti sarebbero { $points }. Variazione dell'Oro: { $income }; del Prestigio: { $prestige }.
near-wins-so = Vincerebbe con { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } se nulla cambiasse.
