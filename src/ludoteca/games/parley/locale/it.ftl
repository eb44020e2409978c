game-name = Parley
game-about = Sei porti, lettere segrete e promesse: una partita veloce che mostra come funziona Ludoteca.
harbour-lantern = Molo della Lanterna
    .the = il Molo della Lanterna
    .at = al Molo della Lanterna
harbour-anvil = Baia dell'Incudine
    .the = la Baia dell'Incudine
    .at = alla Baia dell'Incudine
harbour-gull = Scoglio dei Gabbiani
    .the = lo Scoglio dei Gabbiani
    .at = allo Scoglio dei Gabbiani
harbour-rope = Molo dei Cordai
    .the = il Molo dei Cordai
    .at = al Molo dei Cordai
harbour-salt = Saline
    .the = le Saline
    .at = alle Saline
harbour-amber = Stretto dell'Ambra
    .the = lo Stretto dell'Ambra
    .at = allo Stretto dell'Ambra
letter-squire_1 = Scudiero I
letter-squire_2 = Scudiero II
letter-squire_3 = Scudiero III
letter-squire_4 = Scudiero IV
letter-captain_1 = Capitano I
letter-captain_2 = Capitano II
letter-captain_3 = Capitano III
letter-captain_4 = Capitano IV
letter-bishop_1 = Vescovo I
letter-bishop_2 = Vescovo II
letter-bishop_3 = Vescovo III
letter-bishop_4 = Vescovo IV
letter-duke_1 = Duca I
letter-duke_2 = Duca II
letter-duke_3 = Duca III
letter-duke_4 = Duca IV
letter-envoy_1 = Emissario I
letter-envoy_2 = Emissario II
letter-envoy_3 = Emissario III
letter-envoy_4 = Emissario IV
ask-Turn = fare un'azione
ask-Discard = scartare una lettera: se ne tengono al massimo cinque
ask-Envoy = lasciare { $where_the } a { $claimer }, o mandare un emissario
ask-Stake = scegliere una lettera per il duello per { $where_the }
ask-Privilege = fare un'offerta per il privilegio (finora { $high })
do-sail = Naviga fino { $to_at }
do-trade = Commercia { $where_at }
do-claim = Rivendica { $where_the }
do-draw = Pesca una lettera
do-discard = Scarta { $card }
do-envoy = Manda { $card }
do-stake = Gioca { $card }
no-already-yours = Possiedi già { $where_the }.
no-too-poor = Una rivendicazione costa { $cost ->
        [one] 1 moneta
       *[other] { $cost } monete
    } e ne hai { $coins }.
no-truce = Hai promesso una tregua a { $other }.
no-no-letters = Non ci sono più lettere da pescare.
no-cannot-give = { $seat } non possiede ciò che è offerto.
no-cannot-give-coins = { $seat } non ha tante monete.
no-truce-length = Una tregua dura da uno a tre giri.
log-round = Comincia il giro { $number }.
log-sail = { $seat } naviga fino { $to_at }.
log-storm = Una tempesta spinge { $seat } fino { $to_at }.
log-trade = { $seat } guadagna { $gain ->
    [one] una moneta
   *[other] { $gain } monete
} { $where_at }.
log-draw = { $seat } pesca { $card }.
log-draw-hidden = { $seat } pesca una lettera.
log-discard = { $seat } scarta { $card }.
log-claim = { $seat } rivendica { $where_the }.
log-envoy = Un emissario di { $seat } ferma { $other }, che rivendica { $where_the }.
log-settled = Ora { $seat } possiede { $where_the }.
log-duel = { $seat } sfida { $other } per { $where_the }.
log-stake = { $seat } mostra { $card }.
log-duel-won = { $seat } tiene { $where_the } ({ $attack } contro { $defence }).
log-privilege = { $seat } compra il privilegio per { $price }.
log-privilege-unsold = Nessuno vuole il privilegio.
log-truce = { $seat } e { $other } rispettano una tregua fino al giro { $round }.
log-harbours = { $seat } tiene abbastanza porti per vincere.
end-rounds = L'ultimo giro è finito.
end-harbours = Abbastanza porti sono in una sola mano.
option-length = Durata
option-length-about = Quanti giri si giocano.
option-length-short = Sei giri
option-length-long = Dieci giri
option-storms = Tempeste
option-storms-about = Un dado può spingere una nave un porto più avanti.
option-storms-yes = Con tempeste
option-storms-no = Bel tempo
zone-deck = Lettere da pescare
zone-discard = Lettere scartate
zone-ship = Nave a
zone-harbours = Porti tenuti
zone-hand = Mano
counter-round = Giro
counter-rounds = Giri in tutto
counter-coins = Monete
counter-privileges = Privilegi
thing-coins = monete
thing-letter = lettera
thing-harbour = porto
promise-truce = tregua per { $rounds ->
        [one] 1 giro
       *[other] { $rounds } giri
    }
term-harbours = porti
term-privileges = privilegi
term-coins = monete
term-letters = forza in mano
style-warlike = bellicoso
style-merchant = mercante
back-0 = una lettera sigillata

## How near everybody is to winning

near-rounds-left = { $rounds ->
    [0] È l'ultimo round. Vince chi ha più punti.
    [one] Dopo questo manca 1 round. Vince chi ha più punti.
   *[other] Dopo questo mancano { $rounds } round. Vince chi ha più punti.
  }
near-harbours = { $harbours ->
    [one] 1 altro porto chiude subito la partita.
   *[other] Altri { $harbours } porti chiudono subito la partita.
  }
