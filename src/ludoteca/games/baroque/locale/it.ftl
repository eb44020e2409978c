## The game

game-name = Baroque
game-about = Guerra e politica nel Sacro Romano Impero intorno al 1650, per due-quattro principi.
back-0 = una carta opportunità
back-1 = una carta evento

## Phases, wars, favours, hosts

phase-setup = preparazione
phase-decks = preparazione dei mazzi
phase-income = reddito
phase-cards = carte opportunità
phase-order = primo giocatore
phase-actions = azioni
phase-support = supporto
phase-end = fine del turno
war-denmark = Guerra con la Danimarca
war-dutch = Guerra navale olandese
war-france = La Francia attacca
war-ottoman = Invasione ottomana
war-sweden = Guerra con la Svezia
favour-hand_limit = una carta in più da comprare nel prossimo turno (1 favore)
favour-money_small = 5 FL (1 favore)
favour-money_large = 12 FL (2 favori)
favour-army = un esercito gratuito in uno stato maggiore (2 favori)
favour-victory_points = 3 PV (2 favori)
favour-state = uno stato di valore 2 o meno, senza pezzi (3 favori)
favour-pick_card = una carta a scelta nel prossimo turno (4 favori)
host-A = A
host-B = B
host-C = C
host-D = D
host-ottomans = gli ottomani

## What is asked

ask-ChoosePower = scegliere la potenza
ask-StartState = scegliere uno stato iniziale
ask-StartArmy = piazzare un esercito iniziale
ask-StartCity = piazzare la città iniziale
ask-DisbandOne = scegliere un esercito da togliere
ask-PickCard = prendere dal mazzo una carta a scelta
ask-BuyCards = comprare carte, cambiarne, o smettere (comprate: { $bought })
ask-Exchange = scegliere una carta da cambiare
ask-OrderPick = scegliere chi gioca per { $place }º in questo turno
ask-MandatoryCard = giocare una carta opportunità
ask-Act = fare un'azione, o finire la fase
ask-BuildTarget = scegliere dove costruire { $work ->
        [0] l'esercito
        [1] la città
        [2] la città fortificata
       *[other] la residenza
    }
ask-InfluenceTarget =
    { $way ->
        [0] piazzare o togliere 1 punto di influenza accanto ai propri stati
        [1] piazzare o togliere 2 punti di influenza ovunque
        [2] piazzare o togliere 1 punto di influenza con il politico
       *[other] usare 1 punto di influenza con il vescovo
    }
ask-SecondTarget = scegliere dove va il secondo punto (il primo va { $first_in })
ask-Boost = usare una città o una residenza per l'influenza { $first_in }, o nessuna
ask-Spread = scegliere dove va un punto in più
ask-RemovePoints = scegliere di chi è il punto di influenza da togliere { $state_in } (ancora da togliere: { $points })
ask-Muster = scegliere quanti eserciti partono { $origin_from }
ask-Advance =
    { $steps ->
        [0] muovere { $n ->
            [one] 1 esercito
           *[other] { $n } eserciti
        } { $at_from }
        [2] tentare la marcia forzata con { $n ->
            [one] 1 esercito
           *[other] { $n } eserciti
        } { $at_from }, o fermarsi
       *[other] proseguire con { $n ->
            [one] 1 esercito
           *[other] { $n } eserciti
        } { $at_from }, o fermarsi
    }
ask-ForcedStep =
    entrare in un terzo stato con { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    } { $at_from }, o fermarsi
ask-Stake = scegliere le carte per la battaglia { $where_in }
ask-Retreat = ritirarsi { $where_from }
ask-MoveOn = proseguire con Caprara, o restare
ask-MoveOnWith = scegliere quanti eserciti vanno { $to_in } con Caprara
ask-PlaceGeneral = scegliere l'esercito guidato da { $card }
ask-Commission = commissionare un'opera a { $card }
ask-Invest = investire con i Fugger, o no
ask-Assassinate = scegliere un personaggio da uccidere
ask-Compose = scegliere la corte del compositore, o rinunciare
ask-Steal = scegliere a chi rubare una carta
ask-Expel = ritirare gli eserciti { $where_from }
ask-Shield = subire { $card }, o usare Intervento divino
ask-ChaosArmy = scegliere l'esercito perso per il Caos
ask-ChaosCity = scegliere la città colpita dal Caos
ask-Marry = scegliere lo stato portato dal matrimonio
ask-PickRevolt = scegliere lo stato in rivolta, di valore { $highest ->
        [1] 1
       *[other] { $highest } o meno
    }
ask-FrenchTarget = scegliere che cosa attacca la Francia
ask-ArmyPay = scegliere quanti eserciti pagare ora (1 FL ciascuno)
ask-DeferPay = scegliere quanti degli eserciti rimasti pagare dopo il prossimo reddito (rimasti: { $armies }, 2 FL ciascuno)
ask-OwnArmyPay = pagare gli eserciti, o prima toglierne
ask-Sale = offrire almeno { $least } FL per { $state_the }, o passare{ $offered ->
        [0] { "" }
       *[other] { " " }({ $bidder } ha offerto { $offered } FL)
    }
ask-Upkeep = pagare il mantenimento, o togliere eserciti
ask-SpendFavours = spendere i favori (ne restano: { $favours })
ask-FreeArmy = scegliere dove compare l'esercito gratuito
ask-FavourState = scegliere lo stato da ricevere
ask-EndCards = scegliere quale carta risolvere ora
ask-ChooseGain = scegliere che cosa porta Giovanni Giorgio
ask-TakeState = scegliere lo stato accanto a Münster da prendere
ask-Consent-EndGame = accettare di finire ora la partita, o continuare

## What may be done

do-power = Guida { $power_the }
    .open = Guida una potenza
do-start-state = Comincia con { $state_the }
    .open = Comincia con uno stato
do-start-army = Esercito { $state_in }
    .open = Piazza un esercito
do-start-city = Città { $state_in }
    .open = Piazza una città
do-pick-card = Prendi { $card }
    .open = Prendi una carta
do-buy = Compra una carta (2 FL)
do-mulligan = Cambia { $n ->
        [one] 1 carta (3 FL)
        [2] 2 carte (7 FL)
        [3] 3 carte (12 FL)
       *[other] { $n } carte
    }
do-done-buying = Nessun'altra carta
do-exchange = Cambia { $card }
    .open = Cambia una carta
do-place-in-order = Tocca a { $seat }
    .open = Scegli a chi tocca
do-play = Gioca { $card }
    .open = Gioca una carta
do-end-phase = Finisci la fase azioni
do-build-army = Costruisci un esercito ({ $florins } FL)
do-build-city = Costruisci una città ({ $florins } FL)
do-build-fortified = Fortifica una città ({ $florins } FL)
do-build-residence = Costruisci una residenza ({ $florins } FL)
do-build-in = Costruisci { $state_in }
    .open = Costruisci in uno stato
do-influence = Influenza accanto ai tuoi stati
do-influence-politician = Influenza con il politico
do-influence-bishop = Influenza con il vescovo
do-place = Piazza influenza { $state_in }
    .open = Piazza influenza in uno stato
do-remove = Togli influenza { $state_in }
    .open = Togli influenza da uno stato
do-use-city = Usa la città { $state_in } (+1)
    .open = Usa una città (+1)
do-use-fortified = Usa la città fortificata { $state_in } (+2)
    .open = Usa una città fortificata (+2)
do-use-residence = Usa la residenza { $state_in } (+3)
    .open = Usa una residenza (+3)
do-no-structure = Nessuna città né residenza
do-extra-point = Punto in più { $state_in }
    .open = Punto in più in uno stato
do-remove-of = Un punto di { $seat }
do-march = Muovi eserciti { $state_from }
    .open = Muovi eserciti
do-muster =
    { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    }
do-muster-with-general =
    { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    } e il generale
do-done-moving = Non muovere altri eserciti
do-enter = Entra { $state_in }
    .open = Entra in uno stato
do-halt = Fermati qui
do-force-march = Tenta la marcia forzata
do-commit = Nessun'altra carta
do-stake = Usa { $card } in battaglia
    .open = Usa una carta in battaglia
do-retreat = Ritirati { $state_in }
    .open = Ritirati in uno stato
do-move-on = Prosegui { $state_in }
    .open = Prosegui in uno stato
do-stay = Non proseguire
do-place-general = Assegnalo all'esercito { $state_in }
    .open = Assegnalo a un esercito
do-commission = Paga { $florins } FL per { $vp } PV
do-invest = Investi { $florins } FL per averne { $gain } (commissione { $fee } FL)
do-forgo = Non usarla
do-assassinate = Uccidi { $card }
    .open = Uccidi un personaggio
do-compose = Compositore { $state_in }
    .open = Compositore in uno stato
do-steal = Prendi una carta a { $seat }
do-withdraw-to = Ritirali { $state_in }
    .open = Ritirali in uno stato
do-suffer = Lascia che accada
do-intervene = Usa Intervento divino
do-disband = Togli un esercito { $state_in }
    .open = Togli un esercito
do-lose-city = Perdi la città { $state_in }
    .open = Perdi una città
do-reduce-city = Riduci la città fortificata { $state_in }
    .open = Riduci una città fortificata
do-marry = Matrimonio { $state_in }
    .open = Matrimonio in uno stato
do-revolt-in = Rivolta { $state_in }
    .open = Rivolta in uno stato
do-french-target = Attacca { $state_the }
    .open = Attacca uno stato
do-pay-armies = Paga { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    } ({ $n } FL)
do-defer-pay = Rinvia la paga di { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    } (2 FL ciascuno)
do-pay = Paga { $florins } FL
do-favour = Prendi { $favour }
    .open = Prendi un favore
do-done-favours = Non spendere altri favori
do-free-army = Esercito gratuito { $state_in }
    .open = Esercito gratuito in uno stato
do-favour-state = Prendi il controllo { $state_of }
    .open = Prendi il controllo di uno stato
do-resolve-card = Risolvi { $card }
    .open = Risolvi una carta
do-gain = Prendi { $florins } FL
do-gain-for-points = Prendi { $florins } FL e perdi { $vp } PV
do-take-state = Prendi il controllo { $state_of }
    .open = Prendi il controllo di uno stato

## What is refused

no-power-not-played = Con questo numero di giocatori nessuno guida { $power_the }.
no-power-taken = Un altro giocatore guida { $power_the }.
no-not-on-start-list = La lista iniziale della tua potenza non comprende { $state_the }.
no-already-yours = Controlli già { $state_the }.
no-not-controlled = Non controlli { $state_the }.
no-no-city-allowed = Non si può mai costruire una città { $state_in }.
no-bought-enough = Hai comprato { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }: è il limite di questo turno.
no-florins-needed = Servono { $florins } FL.
no-no-cards-left = Non ci sono più carte opportunità da pescare.
no-mulligan-too-many = Si possono cambiare al massimo { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }.
no-hand-too-small = Non hai { $n ->
        [one] 1 carta
       *[other] { $n } carte
    } in mano.
no-already-in-order = { $seat } ha già un posto.
no-card-first = Prima devi giocare una carta opportunità.
no-politician-needed = Non hai un politico in gioco.
no-bishop-needed = Non hai un vescovo in gioco.
no-no-target = Nessuno stato è adatto.
no-army-limit = Hai già { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    }: è il limite.
no-no-place-to-build = Nessuno dei tuoi stati è adatto.
no-enemy-army = C'è un esercito nemico { $state_in }.
no-no-armies-near-mainz = Schönborn chiude { $state_the } agli eserciti.
no-city-stands = C'è già una città { $state_in }.
no-city-needed = Non c'è una città da fortificare { $state_in }.
no-army-needed = Per fortificare serve un tuo esercito { $state_in }.
no-not-a-diocese = Le residenze sono solo per le diocesi: non ce n'è { $state_in }.
no-residence-stands = C'è già una residenza { $state_in }.
no-not-in-play = Nessuno ha ancora comprato { $state_the }: è fuori gioco.
no-major-state = È uno stato maggiore, e non si può: { $state }.
no-bishops-only-place = A questo tavolo un vescovo può solo piazzare influenza.
no-bad-weather = Intemperie: i tuoi eserciti non possono muoversi in questa fase.
no-no-army-there = Non hai eserciti { $state_in }.
no-already-moved = Gli eserciti { $state_in } si sono già mossi.
no-general-alone = Il generale { $state_in } si è già mosso e non può restare solo.
no-no-open-border = Nessun confine { $state_of } è aperto agli eserciti.
no-not-a-character = { $card } non è un personaggio.
no-value-too-high = Il valore { $state_of } supera { $n }.
no-is-a-diocese = Non in una diocesi: { $state }.
no-neutral-state = Nessuno controlla { $state_the }: gli stati neutrali non si ribellano.
no-too-many-armies = Ci sono due o più eserciti { $state_in }.
no-bid-too-low = L'offerta deve essere di almeno { $florins } FL.
no-favour-taken = Già preso: { $favour }.
no-favours-needed = Costa { $n ->
        [one] 1 favore
       *[other] { $n } favori
    }.
no-not-bare = C'è una città, una residenza o un esercito { $state_in }.
no-points-needed = Servono { $n } PV.

## What happens

log-power-taken = { $seat } guida { $power_the }.
log-order-roll = { $seat } tira { $n } per l'ordine.
log-placed-in-order = Ordine di turno: { $seat } è al posto { $n }.
log-start-state = { $seat } comincia con { $state_the }.
log-start-army = { $seat } piazza un esercito { $state_in }.
log-start-city = { $seat } piazza una città { $state_in }.
log-turn = Comincia il turno { $n }.
log-phase = Fase: { $phase }.
log-famine-under-deck = La Carestia va in fondo al mazzo eventi.
log-income = { $seat } riceve { $florins } FL di reddito.
log-deferred-paid = { $seat } paga { $florins } FL di paga rinviata.
log-disbanded = { $seat } scioglie un esercito { $state_in }.
log-paid-augsburg = { $seat } paga { $florins } FL a { $owner }, che controlla Augsburg.
log-paid-bank = { $seat } paga { $florins } FL alla banca.
log-card-picked = { $seat } prende { $card } dal mazzo.
log-card-picked-hidden = { $seat } prende dal mazzo una carta a scelta.
log-cards-dealt =
    { $seat } riceve gratis { $n ->
        [one] 1 carta
       *[other] { $n } carte
    }.
log-card-bought = { $seat } compra { $card } (2 FL).
log-card-bought-hidden = { $seat } compra una carta (2 FL).
log-mulligan =
    { $seat } cambia { $n ->
        [one] 1 carta
       *[other] { $n } carte
    } per { $florins } FL.
log-exchanged = { $seat } scarta { $card }.
log-tie-roll = { $seat } tira { $n } per lo spareggio.
log-action-phase = Fase azioni di { $seat }.
log-played = { $seat } gioca { $card }.
log-no-army-to-lead = Nessun effetto: { $seat } non ha un esercito da affidare a { $card }.
log-card-too-dear = Nessun effetto: { $card } costa almeno { $florins } FL e { $seat } ne ha { $n }.
log-no-state-to-influence = Nessun effetto: nessuno stato è aperto all'influenza di { $seat }.
log-no-victim = Nessun effetto: non ci sono personaggi in gioco.
log-too-few-cities = Nessun effetto: { $seat } deve avere più città di ogni rivale (proprie: { $n }, di un rivale: { $m }).
log-no-composer-left = Nessun effetto: tutti i compositori sono già a corte.
log-no-hand-to-rob = Nessun effetto: nessun rivale di { $seat } ha carte in mano.
log-forgone = { $seat } non se ne serve.
log-replaced = { $seat } scarta { $card }: un nuovo personaggio prende il posto.
log-general-placed = { $seat } paga { $florins } FL: { $card } si unisce all'esercito { $state_in }.
log-general-lost = { $card } non ha più eserciti: { $seat } scarta la carta.
log-commissioned = { $seat } paga { $florins } FL per un'opera da { $vp } PV.
log-invested = { $seat } investe { $florins } FL e ne ottiene { $gain }.
log-assassinated = { $seat } fa uccidere { $card } (personaggio di { $owner }).
log-composer = { $composer } viene alla corte di { $seat } { $state_in }.
log-stolen = { $seat } prende { $card } a { $other }.
log-stolen-hidden = { $seat } prende una carta a { $other }.
log-withdrawn =
    { $seat } ritira { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    }: { $frm } → { $to }.
log-built-army = { $seat } costruisce un esercito { $state_in } ({ $florins } FL).
log-built-city = { $seat } costruisce una città { $state_in } ({ $florins } FL).
log-built-fortified = { $seat } fortifica la città { $state_in } ({ $florins } FL).
log-built-residence = { $seat } costruisce una residenza { $state_in } ({ $florins } FL).
log-structure-used =
    { $n ->
        [1] { $seat } usa la città { $state_in }: 1 punto in più.
        [2] { $seat } usa la città fortificata { $state_in }: 2 punti in più.
       *[other] { $seat } usa la residenza { $state_in }: { $n } punti in più.
    }
log-placed =
    { $seat } piazza { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } di influenza { $state_in }.
log-removed =
    { $seat } toglie { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } di influenza di { $owner } { $state_in }.
log-swept = Gli eserciti spazzano via l'influenza { $state_in }.
log-control = { $seat } prende il controllo { $state_of }.
log-conquered = { $seat } conquista { $state_the }.
log-marched =
    { $seat } muove { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    }: { $frm } → { $to }.
log-march-roll = Marcia forzata di { $seat }: { $n } (serve { $needed }).
log-battle = { $seat } attacca { $other } { $state_in }.
log-battle-ottomans = { $seat } attacca gli ottomani { $state_in }.
log-staked = { $seat } usa { $card } in battaglia.
log-battle-points = Battaglia { $state_in }: { $seat } { $n }, { $other } { $m }.
log-battle-points-ottomans = Battaglia { $state_in }: { $seat } { $n }, gli ottomani { $m }.
log-attack-won = { $seat } vince la battaglia { $state_in }.
log-attack-lost =
    L'attacco di { $seat } { $state_in } è respinto: { $n ->
        [0] nessun esercito perso
        [1] 1 esercito perso
       *[other] { $n } eserciti persi
    }.
log-armies-lost =
    { $seat } perde { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    } { $state_in }.
log-city-reduced = La città fortificata { $state_in } diventa una città semplice.
log-city-lost = La città { $state_in } è perduta.
log-ottomans-beaten = { $seat } sconfigge gli ottomani { $state_in }.
log-general-roll = { $seat } tira { $n } per Carlo V: con un 6 il nemico perde un altro esercito.
log-retreat-loss = { $seat } perde un esercito nella ritirata { $state_from }.
log-retreated =
    { $seat } si ritira con { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    }: { $frm } → { $to }.
log-no-retreat =
    { $seat } non ha dove andare e perde { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    } { $state_in }.
log-moved-on =
    { $seat } prosegue con { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    }: { $frm } → { $to }.
log-hand-discarded =
    { $seat } scarta { $n ->
        [one] l'ultima carta
       *[other] le ultime { $n } carte
    }.
log-event = { $seat } pesca l'evento «{ $card }».
log-events-reshuffled = Gli scarti degli eventi formano un nuovo mazzo.
log-event-void = { $card } ora non è applicabile e si scarta.
log-divine = { $seat } evita { $card } con Intervento divino.
log-trade = { $seat } guadagna { $florins } FL dal commercio.
log-no-trade = Nessun effetto: nessuno ha di che commerciare.
log-confused = { $seat } non può fare nulla in questa fase azioni.
log-bad-weather = { $seat } non può muovere eserciti in questa fase azioni.
log-bishop-lost = { $seat } scarta { $card }.
log-no-bishops = Nessun effetto: non ci sono vescovi in gioco.
log-repays-late = { $seat } non può rimborsare ora e deve 5 FL dopo il prossimo reddito.
log-subsidy = { $seat } riceve { $florins } FL dall'Imperatore.
log-marriage-named = { $seat } combina un matrimonio { $state_in }.
log-no-marriage = Nessun effetto: per { $seat } nessuno stato è adatto al matrimonio.
log-heir = { $seat } pesca { $card }.
log-heir-hidden = { $seat } pesca una carta.
log-no-card-for-heir = Nessun effetto: non ci sono più carte opportunità per { $seat }.
log-permission = Gli eserciti possono entrare in Prussia e uscirne.
log-permission-ends = Il Permesso polacco finisce.
log-sold = { $seat } compra { $state_the } per { $florins } FL.
log-unsold = Nessuno compra { $state_the }.
log-chaos-cards =
    { $n ->
        [one] 1 carta torna
       *[other] { $n } carte tornano
    } nel mazzo eventi.
log-brunswick-elector = Il Brunswick è elettore.
log-chaos-over = Il Caos è finito.
log-chaos-until-income = Il Caos è finito, ma dimezza ancora il prossimo reddito.
log-armies-paid =
    { $seat } paga { $florins } FL per { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    }.
log-pay-deferred =
    { $seat } rinvia la paga di { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    }.
log-own-armies-paid = { $seat } paga { $florins } FL per tutti gli eserciti.
log-no-armies = Nessun effetto: nessuno ha eserciti da pagare.
log-no-armies-to-pay = Nessun effetto: { $seat } non ha eserciti da pagare.
log-revolt-roll =
    { $seat } tira { $n }: si ribella uno stato di valore { $highest ->
        [1] 1
       *[other] { $highest } o meno
    }.
log-no-revolt = Nessun effetto: nessuno stato può ribellarsi.
log-revolt-named = { $seat } fa scoppiare la rivolta { $state_in }.
log-revolt = Rivolta { $state_in }.
log-control-lost = { $seat } perde il controllo { $state_of }.
log-influence-lost =
    { $seat } perde { $n ->
        [one] 1 punto
       *[other] { $n } punti
    } di influenza { $state_in }.
log-war-roll = { $seat } tira { $n } sulla tabella della guerra: { $war }.
log-war = { $war }!
log-france-attacks = { $seat } manda i francesi contro { $state_the }.
log-attacked = Un esercito straniero attacca { $state_the }.
log-no-income = Nessun reddito { $state_in } fino alla Pace.
log-ottomans = Gli ottomani invadono { $state_the }.
log-ottomans-held = Gli eserciti di { $seat } tengono { $state_the }: gli ottomani si ritirano.
log-peace-money = Non c'è guerra: ognuno riceve { $florins } FL.
log-peace = Pace: tutte le guerre sono finite.
log-upkeep =
    { $seat } paga { $florins } FL per mantenere { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    }.
log-armies-unpaid =
    { $seat } non può pagare e perde { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    } { $state_in }.
log-throne =
    { $seat } è { $n }º per supporto: { $vp ->
        [0] {""}
       *[other] { $vp } PV e { "" }
    }{ $favours ->
        [one] 1 favore
       *[other] { $favours } favori
    }.
log-favour = { $seat } prende { $favour }.
log-free-army = { $seat } riceve un esercito { $state_in }.
log-war-cost = Le guerre costano { $florins } FL a { $seat }.
log-scored = { $seat } segna { $n } PV: { $vp } in tutto.
log-card-florins = { $card } porta { $florins } FL a { $seat }.
log-card-points = { $card } porta { $vp } PV a { $seat }.
log-card-paid = { $seat } paga { $florins } FL per { $card }.
log-points-lost = { $seat } rinuncia a { $n } PV.
log-last-cards-idle = Era l'ultimo turno: le carte davanti ai giocatori non hanno più effetto.
log-no-state-to-take = Nessun effetto: { $card } non trova per { $seat } uno stato libero accanto a Münster.
log-all-electors = { $seat } ha tutti gli elettori e vince subito.
log-final-points = { $seat } è al primo posto con { $n } PV.

## How it ends

end-points = Decidono i punti vittoria.
end-support = A pari punti vittoria vince chi ha più supporto.
end-florins = A pari punti e supporto vince chi ha più fiorini.
end-power = Tutto pari: decide l'ordine delle potenze.
end-electors = Tutti gli elettori in mano a uno solo: vittoria automatica.

## Options

option-turns = Durata
option-turns-about = Quanti turni si giocano: 3 è la partita standard, 10 o più quella lunga. Aperta: dal turno 3 tutti possono accordarsi per finire.
option-turns-3 = 3 turni
option-turns-4 = 4 turni
option-turns-5 = 5 turni
option-turns-6 = 6 turni
option-turns-7 = 7 turni
option-turns-8 = 8 turni
option-turns-9 = 9 turni
option-turns-10 = 10 turni
option-turns-11 = 11 turni
option-turns-12 = 12 turni
option-turns-13 = 13 turni
option-turns-14 = 14 turni
option-turns-15 = 15 turni
option-turns-16 = 16 turni
option-turns-17 = 17 turni
option-turns-18 = 18 turni
option-turns-19 = 19 turni
option-turns-20 = 20 turni
option-turns-open = senza limite
option-powers = Potenze
option-powers-about = Se le potenze si scelgono una alla volta o si estraggono a sorte.
option-powers-chosen = scelte
option-powers-drawn = estratte a sorte
option-chaos-income = Caos e reddito
option-chaos-income-about = Che cosa dimezza il Caos: solo gli eventi di commercio del suo turno, o anche il prossimo reddito.
option-chaos-income-turn-and-next-income = questo turno e il prossimo reddito
option-chaos-income-turn-only = solo questo turno
option-brunswick = Brunswick elettore
option-brunswick-about = Per quanto tempo il Caos rende Brunswick elettore.
option-brunswick-chaos-turn = per il turno del Caos
option-brunswick-for-good = per sempre
option-electors = Vittoria automatica
option-electors-about = Se uno stato elettore di un rivale conta per chi lo occupa con un esercito.
option-electors-occupied-count = gli elettori occupati contano
option-electors-controlled-only = solo elettori controllati
option-structures = Strutture in un'azione influenza
option-structures-about = Quante strutture possono aumentare un'azione influenza: una città, una città fortificata e una residenza, o una sola in tutto.
option-structures-one = una in tutto
option-structures-one-of-each = una per tipo
option-own-influence = La propria influenza dopo il controllo
option-own-influence-about = Che cosa accade all'influenza del nuovo controllore.
option-own-influence-kept = resta
option-own-influence-removed = si toglie
option-rival-influence = Influenza altrui nello stato preso a un rivale
option-rival-influence-about = Che cosa accade all'influenza degli altri quando lo stato di un rivale cambia mano pacificamente.
option-rival-influence-discarded = si scarta
option-rival-influence-stays = resta
option-naval-wars = Guerre navali e Commercio marittimo
option-naval-wars-about = Quali porti chiudono le guerre con la Danimarca e con gli olandesi.
option-naval-wars-as-printed = la Danimarca il Baltico, gli olandesi tutti i porti
option-naval-wars-own-sea = ognuna il proprio mare
option-naval-wars-all-ports = entrambe tutti i porti
option-assassin = Vittime dell'Assassino
option-assassin-about = Dove va un personaggio assassinato.
option-assassin-box = fuori dal gioco
option-assassin-discards = negli scarti
option-assassin-box-if-short = fuori dal gioco, negli scarti da 10 turni in su
option-last-turn-cards = Carte alla fine dell'ultimo turno
option-last-turn-cards-about = Se alla fine dell'ultimo turno i personaggi agiscono ancora, prima di stabilire il vincitore.
option-last-turn-cards-applied = agiscono
option-last-turn-cards-skipped = non agiscono
option-zero-bid = Offerte di 0 FL
option-zero-bid-about = Se 0 FL apre un'asta senza minimo.
option-zero-bid-allowed = ammesse
option-zero-bid-refused = almeno 1 FL
option-caprara = Mossa in più di Caprara
option-caprara-about = Dopo quali battaglie Caprara può proseguire.
option-caprara-any-battle = dopo ogni battaglia
option-caprara-won-battle = dopo una battaglia vinta
option-isolated-states = Influenza base nei propri stati isolati
option-isolated-states-about = Se l'azione base raggiunge un proprio stato che non confina con un altro proprio.
option-isolated-states-closed = no
option-isolated-states-open = sì
option-bishops = Vescovi e influenza
option-bishops-about = Se l'azione di un vescovo può anche togliere influenza.
option-bishops-place-and-remove = la piazzano o la tolgono
option-bishops-place-only = la piazzano soltanto
option-ottoman-styria = La Stiria sotto gli ottomani
option-ottoman-styria-about = Se chi la controlla ricava ancora denaro e punti dalla Stiria.
option-ottoman-styria-yields = denaro e punti come sempre
option-ottoman-styria-barren = nulla
option-occupied-electors = Voti di uno stato maggiore occupato
option-occupied-electors-about = Se uno stato maggiore elettore con un esercito nemico vota ancora per il proprietario.
option-occupied-electors-silent = non vota
option-occupied-electors-owner-votes = vota per il proprietario
option-enemy-army-works = Costruzioni accanto a un esercito nemico
option-enemy-army-works-about = Se città e residenze si possono costruire e usare in un proprio stato dove c'è un esercito nemico.
option-enemy-army-works-allowed = ammesse
option-enemy-army-works-refused = non ammesse

## The table

zone-power = Potenza
zone-hand = Mano
zone-front = Davanti
zone-states = Stati
zone-armies = Eserciti
zone-general = Generale
zone-influence = Influenza
zone-cities = Città
zone-fortified = Città fortificate
zone-residences = Residenze
zone-composers = Compositori
zone-home = Stati maggiori
zone-event = Evento in corso
zone-in-play = Eventi in gioco
zone-discards = Scarti opportunità
zone-event-discards = Scarti eventi
zone-box = Nella scatola
zone-wars = Guerre
zone-out-of-play = Stati fuori gioco
zone-no-income = Stati senza reddito
zone-ottomans = Ottomani
zone-order = Ordine di turno
counter-florins = Fiorini
counter-vp = PV
counter-support = Supporto
counter-armies = Eserciti
counter-income = Reddito
counter-states = Stati
counter-turn = Turno
counter-deck = Mazzo opportunità
counter-event-deck = Mazzo eventi
counter-actions = Azioni rimaste

## Judgement

term-vp = punti vittoria
term-scoring = punti nei turni che restano
term-support = supporto
term-income = reddito nei turni che restano
term-florins = fiorini
term-armies = eserciti
term-influence = influenza
term-hand = carte in mano
term-characters = personaggi
term-electors = elettori
style-builder = costruttore
style-conqueror = conquistatore
style-courtier = cortigiano

## States, powers, composers

state-brandenburg = Brandeburgo
    .in = nel Brandeburgo
    .of = del Brandeburgo
    .the = il Brandeburgo
    .from = dal Brandeburgo
state-austria = Austria
    .in = in Austria
    .of = dell'Austria
    .the = l'Austria
    .from = dall'Austria
state-lower_palatinate = Basso Palatinato
    .in = nel Basso Palatinato
    .of = del Basso Palatinato
    .the = il Basso Palatinato
    .from = dal Basso Palatinato
state-upper_palatinate = Alto Palatinato
    .in = nell'Alto Palatinato
    .of = dell'Alto Palatinato
    .the = l'Alto Palatinato
    .from = dall'Alto Palatinato
state-spanish_netherlands = Olanda Spagnola
    .in = nell'Olanda Spagnola
    .of = dell'Olanda Spagnola
    .the = l'Olanda Spagnola
    .from = dall'Olanda Spagnola
state-cologne = Colonia
    .in = a Colonia
    .of = di Colonia
    .the = Colonia
    .from = da Colonia
state-trier = Treviri
    .in = a Treviri
    .of = di Treviri
    .the = Treviri
    .from = da Treviri
state-mainz = Magonza
    .in = a Magonza
    .of = di Magonza
    .the = Magonza
    .from = da Magonza
state-bavaria = Baviera
    .in = in Baviera
    .of = della Baviera
    .the = la Baviera
    .from = dalla Baviera
state-saxony = Sassonia
    .in = in Sassonia
    .of = della Sassonia
    .the = la Sassonia
    .from = dalla Sassonia
state-bohemia = Boemia
    .in = in Boemia
    .of = della Boemia
    .the = la Boemia
    .from = dalla Boemia
state-liege = Liegi
    .in = a Liegi
    .of = di Liegi
    .the = Liegi
    .from = da Liegi
state-strasbourg = Strasburgo
    .in = a Strasburgo
    .of = di Strasburgo
    .the = Strasburgo
    .from = da Strasburgo
state-munster = Münster
    .in = a Münster
    .of = di Münster
    .the = Münster
    .from = da Münster
state-osnabruck = Osnabrück
    .in = a Osnabrück
    .of = di Osnabrück
    .the = Osnabrück
    .from = da Osnabrück
state-bremen = Brema
    .in = a Brema
    .of = di Brema
    .the = Brema
    .from = da Brema
state-salzburg = Salisburgo
    .in = a Salisburgo
    .of = di Salisburgo
    .the = Salisburgo
    .from = da Salisburgo
state-silesia = Slesia
    .in = in Slesia
    .of = della Slesia
    .the = la Slesia
    .from = dalla Slesia
state-moravia = Moravia
    .in = in Moravia
    .of = della Moravia
    .the = la Moravia
    .from = dalla Moravia
state-carinthia = Carinzia
    .in = in Carinzia
    .of = della Carinzia
    .the = la Carinzia
    .from = dalla Carinzia
state-carniola = Carniola
    .in = in Carniola
    .of = della Carniola
    .the = la Carniola
    .from = dalla Carniola
state-styria = Stiria
    .in = in Stiria
    .of = della Stiria
    .the = la Stiria
    .from = dalla Stiria
state-tyrol = Tirolo
    .in = nel Tirolo
    .of = del Tirolo
    .the = il Tirolo
    .from = dal Tirolo
state-prussia = Prussia
    .in = in Prussia
    .of = della Prussia
    .the = la Prussia
    .from = dalla Prussia
state-baden = Baden
    .in = nel Baden
    .of = del Baden
    .the = il Baden
    .from = dal Baden
state-hessen = Assia
    .in = in Assia
    .of = dell'Assia
    .the = l'Assia
    .from = dall'Assia
state-lorraine = Lorena
    .in = in Lorena
    .of = della Lorena
    .the = la Lorena
    .from = dalla Lorena
state-brunswick = Brunswick
    .in = nel Brunswick
    .of = del Brunswick
    .the = il Brunswick
    .from = dal Brunswick
state-berg = Berg
    .in = nel Berg
    .of = del Berg
    .the = il Berg
    .from = dal Berg
state-oldenburg = Oldenburg
    .in = nell'Oldenburg
    .of = dell'Oldenburg
    .the = l'Oldenburg
    .from = dall'Oldenburg
state-mecklenburg = Mecklenburg
    .in = nel Mecklenburg
    .of = del Mecklenburg
    .the = il Mecklenburg
    .from = dal Mecklenburg
state-franche_comte = Franca Contea
    .in = nella Franca Contea
    .of = della Franca Contea
    .the = la Franca Contea
    .from = dalla Franca Contea
state-holstein = Holstein
    .in = nell'Holstein
    .of = dell'Holstein
    .the = l'Holstein
    .from = dall'Holstein
state-western_pomerania = Pomerania Occidentale
    .in = in Pomerania Occidentale
    .of = della Pomerania Occidentale
    .the = la Pomerania Occidentale
    .from = dalla Pomerania Occidentale
state-augsburg = Augsburg
    .in = ad Augsburg
    .of = di Augsburg
    .the = Augsburg
    .from = da Augsburg
state-wurttemberg = Württemberg
    .in = nel Württemberg
    .of = del Württemberg
    .the = il Württemberg
    .from = dal Württemberg
state-franconia = Franconia
    .in = in Franconia
    .of = della Franconia
    .the = la Franconia
    .from = dalla Franconia
state-ansbach = Ansbach
    .in = ad Ansbach
    .of = di Ansbach
    .the = Ansbach
    .from = da Ansbach
state-anhalt = Anhalt
    .in = nell'Anhalt
    .of = dell'Anhalt
    .the = l'Anhalt
    .from = dall'Anhalt
state-thuringia = Turingia
    .in = in Turingia
    .of = della Turingia
    .the = la Turingia
    .from = dalla Turingia
state-lusatia = Lusazia
    .in = in Lusazia
    .of = della Lusazia
    .the = la Lusazia
    .from = dalla Lusazia
state-east_pomerania = Pomerania Orientale
    .in = in Pomerania Orientale
    .of = della Pomerania Orientale
    .the = la Pomerania Orientale
    .from = dalla Pomerania Orientale
state-luneburg = Lüneburg
    .in = a Lüneburg
    .of = di Lüneburg
    .the = Lüneburg
    .from = da Lüneburg
state-hamburg = Amburgo
    .in = ad Amburgo
    .of = di Amburgo
    .the = Amburgo
    .from = da Amburgo
state-east_frisia = Frisia Orientale
    .in = in Frisia Orientale
    .of = della Frisia Orientale
    .the = la Frisia Orientale
    .from = dalla Frisia Orientale
state-cleves = Clèves
    .in = a Clèves
    .of = di Clèves
    .the = Clèves
    .from = da Clèves
state-westphalia = Vestfalia
    .in = in Vestfalia
    .of = della Vestfalia
    .the = la Vestfalia
    .from = dalla Vestfalia
state-nassau = Nassau
    .in = nel Nassau
    .of = del Nassau
    .the = il Nassau
    .from = dal Nassau
state-swabia = Svevia
    .in = in Svevia
    .of = della Svevia
    .the = la Svevia
    .from = dalla Svevia
power-brandenburg = Brandeburgo
    .the = il Brandeburgo
power-austria = Austria
    .the = l'Austria
power-palatinate = Stati Palatinati
    .the = gli Stati Palatinati
power-spanish_netherlands = Olanda Spagnola
    .the = l'Olanda Spagnola
composer-schutz = Heinrich Schütz
composer-froberger = Johann Jakob Froberger
composer-kerll = Johann Kaspar Kerll
composer-buxtehude = Dieterich Buxtehude
composer-biber = Heinrich Ignaz Franz Biber
composer-pachelbel = Johann Pachelbel
composer-telemann = Georg Philipp Telemann
composer-bach = Johann Sebastian Bach

## Cards

card-barelli = Agostino Barelli (Architetto)
    .text = Costi: città 5, fortificata 8 senza cedere un esercito, residenza 4; a fine turno paghi 3 FL.
    .last = Costi: città 5, fortificata 8 senza cedere un esercito, residenza 4.
card-leopold_wilhelm = Arciduca Leopoldo Guglielmo d'Asburgo (Vescovo di Strasburgo)
    .text = Azione: 1 influenza in una diocesi o in uno stato entro 2 da Strasburgo; permette le residenze; fine turno +8 FL.
    .last = Azione: 1 influenza in una diocesi o in uno stato entro 2 da Strasburgo; permette le residenze.
card-assassin = Assassino
    .text = Togli dal gioco un personaggio in tavola.
    .discards = Scarta un personaggio in tavola.
card-assassin_2 = { card-assassin }
    .text = { card-assassin.text }
    .discards = { card-assassin.discards }
card-assassin_3 = { card-assassin }
    .text = { card-assassin.text }
    .discards = { card-assassin.discards }
card-baroque = Barocco
    .text = Se hai più città di ogni rivale, puoi piazzare un compositore a caso nel tuo stato maggiore.
card-baroque_2 = { card-baroque }
    .text = { card-baroque.text }
card-block = Benjamin von Block (Pittore)
    .text = Commissiona un'opera, FL→PV: 1→2, 2→4, 3→5.
card-capitalism = Capitalismo
    .text = Puoi investire 4, 7 o 12 FL per averne 8, 15 o 25; poi 1, 2 o 3 FL a chi controlla Augsburg o alla banca.
card-capitalism_2 = { card-capitalism }
    .text = { card-capitalism.text }
card-capitalism_3 = { card-capitalism }
    .text = { card-capitalism.text }
card-lurago = Carlo Lurago (Architetto)
    .text = Costi: città 4, fortificata 7 più un esercito, residenza 3; a fine turno paghi 3 FL.
    .last = Costi: città 4, fortificata 7 più un esercito, residenza 3.
card-charles_v_lorraine = Carlo V (Duca di Lorena)
    .text = Generale: +1 punto battaglia, marcia forzata 5-6, costa 3 FL; dopo una vittoria con un 6 il nemico perde un altro esercito.
card-galen = Cristoforo Bernardo di Galen (Vescovo di Münster)
    .text = Azione: 1 influenza in una diocesi o in uno stato adiacente a Münster; permette le residenze; fine turno +6 FL e controllo di uno stato adiacente a Münster senza eserciti nemici.
    .last = Azione: 1 influenza in una diocesi o in uno stato adiacente a Münster; permette le residenze.
card-caprara = Enea Silvio Caprara (Feldmaresciallo imperiale)
    .text = Generale: +1 punto battaglia, marcia forzata 5-6, costa 3 FL; dopo una battaglia gli eserciti che hanno combattuto possono muoversi ancora di uno stato, se senza eserciti nemici.
card-martinelli = Domenico Martinelli (Architetto)
    .text = Costi: città 3, fortificata 6 più un esercito, residenza 5; a fine turno paghi 4 FL.
    .last = Costi: città 3, fortificata 6 più un esercito, residenza 5.
card-zuccalli = Enrico Zuccalli (Architetto)
    .text = Costi: città 4, fortificata 6 senza cedere un esercito, residenza 6; a fine turno paghi 5 FL.
    .last = Costi: città 4, fortificata 6 senza cedere un esercito, residenza 6.
card-frederick_william = Federico Guglielmo del Brandeburgo (Principe elettore)
    .text = Azione: 1 influenza ovunque; +1 quando piazzi in uno stato adiacente al Brandeburgo; fine turno +5 PV.
    .last = Azione: 1 influenza ovunque; +1 quando piazzi in uno stato adiacente al Brandeburgo.
card-john_george_ii = Giovanni Giorgio II di Sassonia (Principe elettore)
    .text = Azione: 1 influenza ovunque; fine turno +5 FL, oppure +10 FL e -3 PV.
    .last = Azione: 1 influenza ovunque.
card-divine_intervention = Intervento divino
    .text = Tienila; con più diocesi di ogni rivale puoi scartarla per evitare ciò che un evento fa a te.
card-divine_intervention_2 = { card-divine_intervention }
    .text = { card-divine_intervention.text }
card-roos = Johann Heinrich Roos (Pittore)
    .text = Commissiona un'opera, FL→PV: 3→5, 5→8, 7→12.
card-schonborn = Johann Philipp von Schönborn (Vescovo di Magonza)
    .text = Azione: 1 influenza in una diocesi o in uno stato adiacente a Magonza; permette le residenze; nessun esercito può stare o passare a Magonza e negli stati vicini.
card-heintz = Joseph Heintz il Giovane (Pittore)
    .text = Commissiona un'opera, FL→PV: 2→3, 3→5, 5→7.
card-thurn_und_taxis = Lamoral II Claudio Francesco von Thurn und Taxis (Maestro di posta)
    .text = Azione: 1 influenza ovunque; +1 quando piazzi in uno stato non adiacente a stati maggiori in gioco; fine turno +3 PV.
    .last = Azione: 1 influenza ovunque; +1 quando piazzi in uno stato non adiacente a stati maggiori in gioco.
card-maximilian_henry = Massimiliano Enrico di Baviera (Vescovo di Colonia)
    .text = Azione: 1 influenza in una diocesi o in uno stato adiacente a Colonia; permette le residenze; fine turno +5 FL.
    .last = Azione: 1 influenza in una diocesi o in uno stato adiacente a Colonia; permette le residenze.
card-hatzfeldt = Melchior Graf von Gleichen und Hatzfeldt (Feldmaresciallo imperiale)
    .text = Generale: +2 punti battaglia, marcia forzata 4-6, costa 4 FL; il suo esercito vince i pareggi.
card-power = Potere
    .text = Piazza o togli 2 influenze in stati non maggiori ovunque, o scartala in battaglia per 2 punti.
card-power_2 = { card-power }
    .text = { card-power.text }
card-power_3 = { card-power }
    .text = { card-power.text }
card-power_4 = { card-power }
    .text = { card-power.text }
card-power_5 = { card-power }
    .text = { card-power.text }
card-power_6 = { card-power }
    .text = { card-power.text }
card-power_7 = { card-power }
    .text = { card-power.text }
card-power_8 = { card-power }
    .text = { card-power.text }
card-power_9 = { card-power }
    .text = { card-power.text }
card-power_10 = { card-power }
    .text = { card-power.text }
card-montecuccoli = Raimondo Montecuccoli (Comandante supremo)
    .text = Generale: +2 punti battaglia, marcia forzata 3-6, costa 5 FL; alla fine della tua fase azioni il suo esercito prende lo stato nemico in cui è entrato.
card-traitor = Traditore
    .text = Prendi a caso una carta opportunità dalla mano di un avversario.
card-traitor_2 = { card-traitor }
    .text = { card-traitor.text }
card-lobkowitz = Václav Eusebius František, Principe di Lobkowitz (Cancelliere dell'Impero)
    .text = Azione: 1 influenza ovunque; +1 quando piazzi in uno stato sul confine esterno, sul mare o accanto a un possedimento non venduto; fine turno +4 PV.
    .last = Azione: 1 influenza ovunque; +1 quando piazzi in uno stato sul confine esterno, sul mare o accanto a un possedimento non venduto.
card-chaos = Caos
    .text = In questo turno il commercio rende la metà; Rivolte e Supporto all'Imperatore tornano nel mazzo; ognuno perde un esercito e una città semplice (se non ne ha, riduce una fortificata); Brunswick è elettore in questo turno.
    .income = Il commercio di questo turno e il prossimo reddito si dimezzano; Rivolte e Supporto all'Imperatore tornano nel mazzo; ognuno perde un esercito e una città semplice (se non ne ha, riduce una fortificata); Brunswick è elettore in questo turno.
card-famine = Carestia
    .text = Al prossimo reddito ogni stato rende 1 in meno (minimo 1) prima dei raddoppi; poi la carta va in fondo al mazzo.
card-city_trade = Commercio cittadino fiorente
    .text = Ogni giocatore prende 2 FL per ogni città e 3 FL per ogni città fortificata.
card-city_trade_2 = { card-city_trade }
    .text = { card-city_trade.text }
card-maritime_trade = Commercio marittimo
    .text = Ogni porto aperto dà 3 FL al controllore, 5 FL se c'è una città fortificata.
card-maritime_trade_2 = { card-maritime_trade }
    .text = { card-maritime_trade.text }
card-confusion_in_command = Confusione in comando
    .text = Chi pesca salta la fase azioni tenendo la mano; se nessun altro ha carte il turno finisce.
card-confusion_in_command_2 = { card-confusion_in_command }
    .text = { card-confusion_in_command.text }
card-denmark_sells_holstein = La Danimarca vende l'Holstein
    .text = Asta per l'Holstein senza minimo; senza effetto durante la guerra danese.
card-religious_dispute = Disputa religiosa
    .text = Tutti i vescovi in gioco sono scartati.
card-fugger_calls_in_loans = I Fugger esigono i prestiti
    .text = Ognuno paga 3 FL a chi controlla Augsburg (o alla banca); chi non può paga 5 FL dopo il prossimo reddito.
card-war = Guerra!
    .text = Tira sulla tabella della guerra; ritira se quella guerra è già attiva.
card-war_2 = { card-war }
    .text = { card-war.text }
card-war_3 = { card-war }
    .text = { card-war.text }
card-bad_weather = Intemperie
    .text = Chi pesca non può muovere eserciti in questa fase azioni.
card-bad_weather_2 = { card-bad_weather }
    .text = { card-bad_weather.text }
card-imperial_subsidies = L'Imperatore elargisce sussidi
    .text = In ordine di supporto i giocatori prendono 10, 6, 3 e 0 FL.
card-marriage = Matrimonio
    .text = Prendi il controllo di uno stato di valore 1 che non sia diocesi e senza eserciti avversari.
card-marriage_2 = { card-marriage }
    .text = { card-marriage.text }
card-marriage_3 = { card-marriage }
    .text = { card-marriage.text }
card-birth_of_an_heir = Nascita di un erede maschio
    .text = Pesca una carta opportunità.
card-peace = Pace
    .text = Tutte le guerre finiscono e i segnalini vanno via, ma gli ottomani in Stiria restano; senza guerre ognuno prende 5 FL.
card-peace_2 = { card-peace }
    .text = { card-peace.text }
card-peace_3 = { card-peace }
    .text = { card-peace.text }
card-polish_permission = Permesso polacco
    .text = Gli eserciti possono entrare in Prussia e uscirne; la Prussia rende 6. Resta fino alla guerra con la Svezia.
card-army_pay = Paga degli eserciti
    .text = Per ogni esercito ciascuno paga 1 FL ora, o 2 FL dopo il prossimo reddito, o lo toglie; una seconda copia nel turno non ha effetto.
card-army_pay_2 = { card-army_pay }
    .text = { card-army_pay.text }
card-own_army_pay = Paga dei propri eserciti
    .text = Chi pesca paga secondo i suoi eserciti (1-3: 3, 4-6: 5, 7-9: 7, 10+: 10 FL); può prima toglierne.
card-own_army_pay_2 = { card-own_army_pay }
    .text = { card-own_army_pay.text }
card-revolt = Rivolta
    .text = Si tira; chi ha meno PV sceglie uno stato controllato: se ne vanno controllo, influenza e un esercito.
card-revolt_2 = { card-revolt }
    .text = { card-revolt.text }
card-revolt_3 = { card-revolt }
    .text = { card-revolt.text }
card-spain_sells_franche_comte = La Spagna vende la Franca Contea
    .text = Asta per la Franca Contea da 3 FL; senza effetto se la Francia attacca; non si usa in quattro.
card-spain_sells_spanish_netherlands = La Spagna vende l'Olanda Spagnola
    .text = Asta per l'Olanda Spagnola da 5 FL; senza effetto se la Francia attacca; non si usa in quattro.
card-support_for_the_emperor = Supporto all'Imperatore
    .text = Si assegnano subito PV e favori secondo il supporto; pone fine al Caos.
card-sweden_sells_western_pomerania = La Svezia vende la Pomerania Occidentale
    .text = Asta per la Pomerania Occidentale senza minimo; senza effetto durante la guerra svedese.

## The drawn board

board-turn = Turno { $turn }
board-turn-of = Turno { $turn } di { $turns }
board-radar-title = Situazione
board-actions = azioni
board-events = Eventi
board-opportunities = Opportunità
board-mat = Azioni
board-favours = Favori
board-electors = Elettori
board-court = Corte
board-no-cards = Nessuna carta in mano
sort-assassin = Opportunità
sort-baroque = Opportunità
sort-capitalism = Opportunità
sort-divine_intervention = Opportunità
sort-event = Evento
sort-power = Opportunità
sort-traitor = Opportunità
mat-influence = Influenza
mat-influence-politician = Politico
mat-influence-bishop = Vescovo
mat-build-army = Esercito
mat-build-city = Città
mat-build-fortified = Fortifica
mat-build-residence = Residenza
mat-done = Finisci
mat-favour-hand_limit = una carta in più
mat-favour-money_small = 5 FL
mat-favour-money_large = 12 FL
mat-favour-army = esercito in patria
mat-favour-victory_points = 3 PV
mat-favour-state = piccolo stato
mat-favour-pick_card = carta a scelta
spot-influence = Influenza accanto ai tuoi stati
spot-influence-politician = Influenza di un politico
spot-influence-bishop = Influenza di un vescovo
spot-build-army = Costruire un esercito
spot-build-city = Costruire una città
spot-build-fortified = Fortificare una città
spot-build-residence = Costruire una residenza
spot-done = Finire, fermarsi o rifiutare
spot-buy = Mazzo opportunità
spot-mulligan = Scarti opportunità
seal-done = Finire, fermarsi o rifiutare
pile-events = Mazzo eventi
pile-past-events = Scarti eventi
about-do-influence = Piazza un punto in uno stato che confina con uno dei tuoi, o toglilo. Una città, una città fortificata e una residenza aggiungono 1, 2 e 3.
about-do-influence-politician = Come l'influenza, ma ovunque, finché hai davanti un politico.
about-do-influence-bishop = Un punto in una diocesi o vicino alla sua sede, finché hai davanti un vescovo.
about-do-build-army = Un esercito in uno stato che controlli.
about-do-build-city = Una città in uno stato che controlli: vi raddoppia il reddito.
about-do-build-fortified = Una città diventa fortificata; costa un esercito, se il tuo architetto non lo risparmia.
about-do-build-residence = Una residenza in una diocesi che controlli, finché hai davanti un vescovo.
about-seal-done = Premilo per finire la fase, per smettere di muovere o comprare, o per lasciar correre un effetto.
about-war-denmark = Finché dura, i porti del Baltico sono chiusi al commercio.
about-war-dutch = Finché dura, i porti del Mare del Nord sono chiusi e il Commercio marittimo non rende.
about-war-france = La Francia attacca la Franca Contea, la Lorena o l'Olanda Spagnola.
about-war-ottoman = Gli ottomani prendono la Stiria, poi attaccano l'Austria.
about-war-sweden = Finisce il Permesso polacco, e la Pomerania Occidentale non si vende.
piece-control = controllo
piece-influence = { $n ->
        [one] 1 punto di influenza
       *[other] { $n } punti di influenza
    }
piece-army = esercito
piece-armies =
    { $n ->
        [one] 1 esercito
       *[other] { $n } eserciti
    }{ $moved ->
        [0] {""}
        [one] , 1 mosso
       *[other] , { $moved } mossi
    }
piece-general = generale
piece-city = città
piece-fort = città fortificata
piece-residence = residenza
piece-composer = compositore
piece-ottoman = ottomani
piece-war = guerra
piece-nothing = senza reddito
piece-revolt = rivolta
piece-sale = asta
piece-used = usata in questo turno
mark-value = reddito, punti
mark-elector = elettore
mark-diocese = diocesi
mark-port = porto
mark-hammer = asta
abroad-poland = POLONIA
abroad-lithuania = LITUANIA
abroad-hungary = UNGHERIA
abroad-croatia = CROAZIA
abroad-venice = VENEZIA
abroad-grisons = GRIGIONI
abroad-switzerland = SVIZZERA
abroad-france = FRANCIA
abroad-united_provinces = PROVINCE UNITE
abroad-denmark = DANIMARCA
abroad-sweden = SVEZIA
water-north_sea = Mare Germanicum
water-baltic = Mare Balticum
water-adriatic = Adria

## How near everybody is to winning

near-turns-left = Alla fine vince chi ha più punti. Dopo questo { $turns ->
    [one] manca 1 turno
   *[other] mancano { $turns } turni
  }.
near-last-turn = È l'ultimo turno: alla sua fine vince chi ha più punti.
near-open-end = La partita prosegue finché i giocatori decidono di finirla. Vince chi ha più punti.
near-turn-points = Con la mappa com'è ora, questo turno darebbe { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }.
near-electors = Possiede { $electors ->
    [one] 1 elettore
   *[other] { $electors } elettori
  } su { $needed }. Con tutti, alla fine di un turno si vince.
near-last-elector = Manca solo { $state }: con questo stato ha tutti gli elettori, e alla fine del turno vince.
near-all-electors = Possiede tutti gli elettori: se li ha ancora alla fine del turno, vince.
near-wins-so = Vincerebbe con { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } se mappa e supporto restassero così, favori esclusi.

## What a choice brings
foresee-battle-sure = Prima delle carte { $attack } contro { $defence }: l'attacco vince, qualunque carta usi l'altra parte.
    .brief = { $attack } contro { $defence }: vinta di sicuro
foresee-battle-open = Prima delle carte { $attack } contro { $defence }. Le carte possono aggiungere { $cards } a te, al massimo { $most } all'altra parte. Chi perde perde un esercito. A parità gli attaccanti tornano indietro senza perdite, salvo che decida Hatzfeldt.
    .brief = { $attack } (carte +{ $cards }) contro { $defence } (+{ $most })
foresee-battle-hopeless = Prima delle carte { $attack } contro { $defence }: nemmeno tutte le tue carte (+{ $cards }) vincono questa battaglia.
    .brief = { $attack } contro { $defence }: non si può vincere
foresee-stake = I tuoi punti allora: { $points }. L'altra parte ne ha { $others }, e le sue carte possono aggiungerne al massimo { $most }.
    .brief = { $points } contro { $others } + al massimo { $most }
foresee-points-lost = Costa { $points ->
    [one] 1 punto vittoria
   *[other] { $points } punti vittoria
  }.
    .brief = −{ $points } PV
foresee-armies-lost = Eserciti persi lì: { $armies }.
    .brief = Eserciti persi: { $armies }
foresee-end-text-idle = È l'ultimo turno: ciò che la carta fa a fine turno non avviene più.
    .brief = nessun effetto a fine ultimo turno
foresee-army-spent = Costa anche un esercito in quello stato.
    .brief = e un esercito
foresee-state-ravaged = La città lì perde un livello, e lo stato non dà reddito fino alla Pace.
