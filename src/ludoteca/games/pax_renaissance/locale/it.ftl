### Pax Renaissance: every text of the game.

## The game

game-name = Pax Renaissance
game-about = Banchieri dietro i troni: finanziate guerre, regine ed eretici tra il 1460 e il 1530. Prima edizione, da 2 a 4 giocatori.

## Small kinds

region-west = Occidente
    .in = in Occidente
    .of = dell'Occidente
region-east = Oriente
    .in = in Oriente
    .of = dell'Oriente
religion-catholic = cattolica (bianco)
religion-reformist = riformista (rosso)
religion-islamic = islamica (nero)
face-catholic = teocrazia cattolica
face-reformist = teocrazia riformista
face-islamic = teocrazia islamica
face-secular = laica
prestige-catholic = prestigio cattolico
prestige-reformist = prestigio riformista
prestige-islamic = prestigio islamico
prestige-law = prestigio legge
prestige-discovery = prestigio scoperta
prestige-patron = prestigio mecenate
prestige-polymath = prestigio polimata
victory-renaissance = Vittoria rinascimentale
victory-imperial = Vittoria imperiale
victory-holy = Vittoria religiosa
victory-globalization = Vittoria per globalizzazione
family-fugger = Fugger
family-medici = Medici
family-coeur = Cœur
family-marchionni = Marchionni
operation-inquisitor_catholic = inquisitore (bianco)
operation-inquisitor_reformist = inquisitore (rosso)
operation-inquisitor_islamic = inquisitore (nero)
operation-commerce_west = commercio (Occidente)
operation-commerce_east = commercio (Oriente)
operation-behead = decapitazione
operation-tax = tassa
operation-repress = repressione
operation-vote_west = voto (Occidente)
operation-vote_east = voto (Oriente)
operation-corsair_catholic = corsaro (bianco)
operation-corsair_reformist = corsaro (rosso)
operation-corsair_islamic = corsaro (nero)
operation-siege = assedio
operation-campaign = campagna
shot-none = nessuna messa in gioco
shot-trade_shift = cambio di rotta
shot-coronation = incoronazione
shot-conspiracy = cospirazione
shot-peasant_revolt = rivolta popolare
shot-crusade = crociata
shot-reformation = riforma
shot-jihad = jihad
shot-apostasy = apostasia
shot-torch = torcia
shot-comet = cometa
shot-campaign = campagna

## Questions

ask-Act = fare un'azione
ask-Comet = attivare una carta Vittoria con la cometa
ask-DiscardDown = scartare una carta dalla mano, che supera il limite
ask-OneShot = decidere se usare la messa in gioco della carta { $card }
ask-Agents = piazzare tutti, alcuni o nessuno degli agenti della carta { $card }
ask-RequiredAgents = piazzare tutti gli agenti della carta { $card }, di cui si usa la messa in gioco
ask-Borrow = prendere { $piece_a } tra i pezzi in gioco, perché la riserva è vuota, o farne a meno
ask-RepressConcession = scegliere la carta impero che riceve la concessione repressa { $border_on }
ask-FairLevy = scegliere la città dell'arruolamento { $land_in }
ask-TaxLevy = scegliere la città dell'arruolamento che segue la tassa { $land_in }
ask-Pacify = rimuovere un pezzo represso { $land_in } o nessuno
ask-Concession = piazzare una concessione su un bordo { $land_of } o nessuna
ask-Emancipate = emancipare pezzi repressi { $land_in }
ask-March = mettere i vincitori sulla mappa { $land_in }
ask-Rally = decidere se i castelli partecipano alla crociata { $land_in }
ask-Losses = scegliere i caduti della battaglia { $land_in } (ancora { $due })
ask-TurnMap = rendere laica la carta mappa { $land_of } o tenere la teocrazia
ask-SecondSale = vendere o no una seconda carta con la stessa azione
ask-TreacherousWar = scegliere dove si combatte la guerra della carta { $card }
ask-Operations = usare le operazioni delle carte, al più una per carta
ask-Inquisitor = muovere un vescovo: religione { $colour }
ask-Commerce = prendere un fiorino dal mercato { $row_of }
ask-Behead = scegliere la carta da decapitare con { $card }
ask-Tax = scegliere la concessione da tassare
ask-TaxDue = pagare la tassa per la concessione { $border_on } o lasciarla reprimere
ask-Repress = scegliere il pezzo da reprimere
ask-Vote = scegliere l'impero { $region_of } su cui votare
ask-Corsair = muovere un pirata: religione { $colour }
ask-Siege = scegliere il pezzo da uccidere con l'assedio
ask-Campaign = scegliere l'impero che il re { $land_of } attacca

## Choices

do-buy = Compra { $card }{ $price ->
    [0] {""}
    [one] {" "}per 1 fiorino
   *[other] {" "}per { $price } fiorini
}
    .open = Compra una carta{ $price ->
        [0] {""}
        [one] {" "}per 1 fiorino
       *[other] {" "}per { $price } fiorini
    }
do-play = Gioca { $card }
    .open = Gioca una carta
do-sell = Vendi { $card } per { $gain ->
    [one] 1 fiorino
   *[other] { $gain } fiorini
}
    .open = Vendi una carta per { $gain ->
        [one] 1 fiorino
       *[other] { $gain } fiorini
    }
do-treachery = Vendi { $card } per usarne la messa in gioco, senza fiorini
    .open = Vendi una carta per usarne la messa in gioco, senza fiorini
do-operations = Effettua le operazioni { $region_of }
    .open = Effettua le operazioni
do-operations_both = Effettua insieme le operazioni dell'Occidente e dell'Oriente
do-free_operations = Effettua le operazioni { $region_of } senza spendere un'azione
    .open = Effettua le operazioni senza spendere un'azione
do-fair = Indici la fiera { $region_of }
    .open = Indici una fiera
do-free_fair = Indici la fiera { $region_of } senza spendere un'azione
    .open = Indici una fiera senza spendere un'azione
do-declare = Dichiara la { $victory }
    .open = Dichiara una vittoria
do-reprisal = Scarta { $card } per una rivolta popolare contro il suo re
    .open = Scarta una regina per una rivolta popolare contro il suo re
do-apostasy = Attiva l'apostasia della carta { $card } (1 azione)
    .open = Attiva l'apostasia di una carta (1 azione)
do-activate = Attiva la { $victory }
    .open = Attiva una vittoria
do-discard = Scarta { $card } dalla mano
    .open = Scarta una carta dalla mano
do-done = Basta così
do-shift = Apri l'emporio { $city_of }
    .open = Apri un emporio
do-war = Scatena la guerra { $land_in }
    .open = Scatena una guerra
do-use_apostasy = Usa l'apostasia
do-torch = Rendi inattiva la { $victory }
    .open = Rendi inattiva una vittoria
do-marry = Dalla in sposa al re { $land_of }
    .open = Dalla in sposa a un re
do-maid = Lasciala nubile
do-bestow = Dai la corona al re { $land_of }
    .open = Dai la corona a un re
do-shelve = Tieni la corona senza un re
do-forgo = Rinuncia
do-place = Metti { $piece_a } { $city_in }
    .open = Metti un pezzo in una città
    .open-city = Metti { $piece_a } in una città
do-lay = Metti { $piece_a } { $border_on }
    .open = Metti un pezzo su un bordo
    .open-border = Metti { $piece_a } su un bordo
do-oust = Metti { $piece_a } { $city_in } e reprimi il pezzo che c'è (1 fiorino)
    .open = Metti un pezzo in una città e reprimi il pezzo che c'è (1 fiorino)
    .open-city = Metti { $piece_a } in una città e reprimi il pezzo che c'è (1 fiorino)
do-oust_border = Metti { $piece_a } { $border_on } e reprimi la concessione che c'è (1 fiorino)
    .open = Metti un pezzo su un bordo e reprimi la concessione che c'è (1 fiorino)
    .open-border = Metti { $piece_a } su un bordo e reprimi la concessione che c'è (1 fiorino)
do-raid = Metti { $piece_a } { $border_on } e uccidi il pezzo che c'è
    .open = Metti un pezzo su un bordo e uccidi il pezzo che c'è
    .open-border = Metti { $piece_a } su un bordo e uccidi il pezzo che c'è
do-install = Metti { $piece_a } sulla carta { $card }
    .open = Metti un pezzo su una carta
    .open-card = Metti { $piece_a } su una carta
do-take_city = Prendi { $piece_a } che si trova { $city_in }
    .open = Prendi un pezzo da una città
    .open-city = Prendi { $piece_a } da una città
do-take_border = Prendi { $piece_a } { $border_on }
    .open = Prendi un pezzo da un bordo
    .open-border = Prendi { $piece_a } da un bordo
do-take_bishop = Prendi il vescovo dalla carta { $card }
    .open = Prendi un vescovo da una carta
do-take_repressed = Prendi { $piece_a } tra i repressi sulla carta impero { $land_of }
    .open = Prendi un pezzo represso
do-leave = Fanne a meno
do-repress_to = Reprimi sulla carta impero { $land_of }
    .open = Reprimi su una carta impero
do-levy = Arruola { $piece_a } { $city_in }
    .open = Arruola un pezzo in una città
    .open-city = Arruola { $piece_a } in una città
do-join = I castelli partecipano
do-stay = I castelli restano fuori
do-lose_city = Cade { $piece_a } { $city_in }
    .open = Cade un pezzo in una città
    .open-city = Cade { $piece_a } in una città
do-lose_border = Cade { $piece_a } { $border_on }
    .open = Cade un pezzo su un bordo
    .open-border = Cade { $piece_a } su un bordo
do-lose_agent = Cade { $piece_a } degli agenti
    .open = Cade uno degli agenti
do-lose_repressed = Cade { $piece_a } dei repressi
    .open = Cade uno dei repressi
do-concession = Piazza una concessione { $border_on }
    .open = Piazza una concessione
do-takeover = Piazza una concessione { $border_on } e reprimi quella che c'è (1 fiorino)
    .open = Piazza una concessione e reprimi quella che c'è (1 fiorino)
do-secularise = Gira la carta mappa sul lato laico
do-keep = Tieni la teocrazia
do-use = { $card }: { $operation }
    .open = Usa un'operazione di una carta
    .open-operation = { $card }: scegli un'operazione
    .open-card = { $operation }: scegli una carta
do-cipher = { $card } dell'avversario: { $operation }
    .open = Usa un'operazione di una carta dell'avversario
    .open-operation = { $card } dell'avversario: scegli un'operazione
    .open-card = { $operation }: scegli una carta dell'avversario
do-collect = Prendi 1 fiorino dalla carta { $card }
    .open = Prendi 1 fiorino da una carta
do-behead = Decapita { $card }
    .open = Decapita una carta
do-tax = Tassa la concessione { $border_on } per { $land_the }
    .open = Tassa una concessione
    .open-border = Tassa una concessione per { $land_the }
do-pay = Paga 1 fiorino e tieni la concessione
do-submit = Lascia reprimere la concessione
do-repress = Reprimi { $piece_a } { $city_in } (guadagni 1 fiorino)
    .open = Reprimi un pezzo in una città (guadagni 1 fiorino)
    .open-city = Reprimi { $piece_a } in una città (guadagni 1 fiorino)
do-repress_border = Reprimi { $piece_a } { $border_on } (guadagni 1 fiorino)
    .open = Reprimi un pezzo su un bordo (guadagni 1 fiorino)
    .open-border = Reprimi { $piece_a } su un bordo (guadagni 1 fiorino)
do-vote = Vota { $land_in } ({ $cost ->
    [0] gratis
    [one] 1 fiorino
   *[other] { $cost } fiorini
})
    .open = Vota in un impero ({ $cost ->
        [0] gratis
        [one] 1 fiorino
       *[other] { $cost } fiorini
    })
do-sail = Salpa dal bordo { $frm } al bordo { $to }
    .open = Salpa da un bordo all'altro
do-siege = Uccidi { $piece_a } { $city_in }
    .open = Uccidi un pezzo in una città
    .open-city = Uccidi { $piece_a } in una città
do-siege_border = Uccidi { $piece_a } { $border_on }
    .open = Uccidi un pezzo su un bordo
    .open-border = Uccidi { $piece_a } su un bordo
do-campaign = Campagna contro { $land_the } ({ $cost ->
    [one] 1 fiorino
   *[other] { $cost } fiorini
})
    .open = Campagna contro un impero ({ $cost ->
        [one] 1 fiorino
       *[other] { $cost } fiorini
    })
do-move_bishop = Muovi il vescovo dalla carta { $frm } alla carta { $to }
    .open = Muovi un vescovo su un'altra carta
do-pacify = Rimuovi { $piece_a } dai repressi
    .open = Rimuovi uno dei repressi

## Refusals

no-fair-card = La carta fiera non si può comprare.
no-price = Costa { $price ->
    [one] 1 fiorino
   *[other] { $price } fiorini
}; { $florins ->
    [0] non hai fiorini
    [one] hai 1 fiorino
   *[other] hai { $florins } fiorini
}.
no-own-florin = In questo turno hai messo un fiorino sulla carta { $card }: non puoi comprarla.
no-hand-full = La tua mano è piena: tiene 2 carte.
no-already-active = La { $victory } è già attiva.
no-once-per-turn = Solo una volta per turno: l'hai già fatto.
no-nothing-to-operate = Lì nessuna carta ha un'operazione con un bersaglio.
no-inactive = La { $victory } non è attiva.
no-needs-actions = Richiede { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
}.
no-too-few-republics = Ti serve un vantaggio di almeno { $lead ->
    [one] 1 repubblica
   *[other] { $lead } repubbliche
} su ogni altro giocatore.
no-too-little-law = Ti serve un vantaggio di almeno { $lead ->
    [one] 1 icona legge
   *[other] { $lead } icone legge
} su ogni altro giocatore.
no-too-few-kings = Ti serve un vantaggio di almeno { $lead ->
    [one] 1 re
   *[other] { $lead } re
} su ogni altro giocatore.
no-too-few-empires = Ti serve un vantaggio di almeno { $lead ->
    [one] 1 carta impero
   *[other] { $lead } carte impero
} su ogni altro giocatore.
no-too-few-concessions = Ti serve un vantaggio di almeno { $lead ->
    [one] 1 concessione
   *[other] { $lead } concessioni
} su ogni altro giocatore.
no-too-little-discovery = Ti serve un vantaggio di almeno { $lead ->
    [one] 1 icona scoperta
   *[other] { $lead } icone scoperta
} su ogni altro giocatore.
no-too-little-prestige = Un altro giocatore ha almeno altrettanto prestigio nella religione suprema.
no-no-supreme-religion = Nessuna religione è suprema.
no-already-open = L'emporio { $city_of } è già attivo.
no-prestige-missing = Prima un'altra carta della tua area di gioco deve avere { $prestige }.
no-king-not-in-deck = Il re { $land_of } non è nel mazzo degli imperi.
no-no-heretics = Non ci sono eretici { $land_in }.
no-cannot-pay = Non puoi pagare { $cost ->
    [one] 1 fiorino
   *[other] { $cost } fiorini
}.
no-vote-price = Il voto { $land_in } costa { $cost ->
    [one] 1 fiorino
   *[other] { $cost } fiorini
}, uno per ogni pezzo represso; { $florins ->
    [0] non hai fiorini
    [one] hai 1 fiorino
   *[other] hai { $florins } fiorini
}.
no-campaign-price = La campagna del re { $land_of } costa { $cost ->
    [one] 1 fiorino
   *[other] { $cost } fiorini
}, uno per ogni cavaliere; { $florins ->
    [0] non hai fiorini
    [one] hai 1 fiorino
   *[other] hai { $florins } fiorini
}.
no-agents-required = La messa in gioco è usata: ogni agente che ha un posto va piazzato.
no-protected = I pirati non possono uccidere la concessione { $border_on }.
no-pirate-bars = C'è un pirata { $border_on }: lì non ci sta una concessione.
no-same-pirate = C'è già un pirata dello stesso colore { $border_on }.
no-card-acted = La carta { $card } ha già agito.
no-silenced = Un vescovo silenzia la carta { $card }: le resta solo l'operazione azzurra.
no-no-target = Non c'è bersaglio per l'operazione { $operation }.
no-saturated = Nessuna tassa { $land_in }: tutte le città sono sature.
no-no-majority-in = In nessun impero { $region_of } su cui si possa votare hai la maggioranza delle concessioni.
no-no-empire-in = Su nessun impero { $region_of } si può votare: ognuno è nel mazzo o è vassallo.
no-all-silenced = I vescovi silenziano ogni carta che lì ha un'operazione.
no-other-region = Il voto riguarda l'altra regione: non tocca { $land_the }.
no-empire-in-deck = La carta impero { $land_of } è nel mazzo.
no-is-vassal = Il re { $land_of } è un vassallo.
no-no-majority = Non hai più concessioni di ogni altro { $land_in }.
no-no-knights = Non ci sono cavalieri { $land_in }.
no-not-adjacent = La carta mappa { $land_of } non è adiacente.
no-own-suzerain = Un vassallo non attacca il proprio sovrano, il re { $land_of }.

## Log

log-family = { $seat } gioca per la casata { $family }.
log-turn = Comincia il turno di { $seat }.
log-passed = { $seat } rinuncia a un'azione.
log-bought = { $seat } compra { $card } per { $price ->
    [one] 1 fiorino
   *[other] { $price } fiorini
}.
log-found = { $seat } prende { $gain ->
    [one] 1 fiorino
   *[other] { $gain } fiorini
} dalla carta comprata.
log-paid = { $seat } paga { $cost ->
    [one] 1 fiorino
   *[other] { $cost } fiorini
} alla Cina.
log-fair-share = { $seat } prende il primo fiorino della fiera.
log-activated = La cometa: { $seat } attiva la { $victory }.
log-hand-discarded = { $seat } scarta { $card } dalla mano.
log-drawn = Nuova carta al mercato { $region_of }: { $card }.
log-top-card = In cima al mazzo { $region_of }: { $card }.
log-played = { $seat } gioca { $card }.
log-sold = { $seat } vende { $card } per { $gain ->
    [one] 1 fiorino
   *[other] { $gain } fiorini
}.
log-treachery = { $seat } vende { $card } per usarne la messa in gioco, senza fiorini.
log-card-discarded = Carta scartata dall'area di gioco di { $seat }: { $card }.
log-empire-returned = { $seat } perde la carta impero { $land_of }, che torna nel mazzo.
log-empire-taken = { $seat } prende { $land_the } come monarchia.
log-became-republic = { $seat } fa { $land_of } una repubblica.
log-became-monarchy = { $seat } fa di nuovo { $land_of } una monarchia.
log-became-vassal = { $seat } rende { $land_the } vassallo { $lord_of }.
log-married = { $seat } dà in sposa { $card } al re { $land_of }.
log-old-maid = { $seat } lascia nubile { $card }.
log-bestowed = { $seat } consegna { $card } al re { $land_of }.
log-shelved = { $seat } tiene { $card } senza un re.
log-trade-shift = { $seat } apre l'emporio { $city_of } e chiude quello { $closed_of }.
log-torch = { $seat } rende inattiva la { $victory }.
log-ability = L'abilità della carta { $card } ha effetto ({ $seat }).
log-apostasy = { $seat } proclama un'apostasia: { $one }, { $other }.
log-placed = { $seat } mette { $piece_a } { $city_in }.
log-laid = { $seat } mette { $piece_a } { $border_on }.
log-levied = { $seat } arruola { $piece_a } { $city_in }.
log-repressed = Represso { $land_in }: { $piece }.
log-repressed-city = Represso sulla carta impero { $land_of }: { $piece } { $city_in }.
log-repressed-border = Represso sulla carta impero { $land_of }: { $piece } { $border_on }.
log-killed-by-repression = Ucciso, perché l'impero è nel mazzo ({ $land }): { $piece }.
log-killed-city = Ucciso, perché la carta impero { $land_of } è nel mazzo: { $piece } { $city_in }.
log-killed-border = Ucciso, perché la carta impero { $land_of } è nel mazzo: { $piece } { $border_on }.
log-killed-by-pirate = I pirati uccidono { $piece_a } { $border_on }.
log-borrowed = { $seat } prende { $piece_a } tra i pezzi in gioco, perché la riserva è vuota.
log-borrowed-city = La riserva è vuota: { $seat } prende { $piece_a } che si trova { $city_in }.
log-borrowed-border = La riserva è vuota: { $seat } prende { $piece_a } { $border_on }.
log-borrowed-repressed = La riserva è vuota: { $seat } prende { $piece_a } tra i repressi sulla carta impero { $land_of }.
log-borrowed-bishop = La riserva è vuota: { $seat } prende { $piece_a } dalla carta { $card }.
log-shortage-left = La riserva è vuota: { $seat } fa a meno di { $piece_a }.
log-bishop-arrived = { $seat } mette { $piece_a } sulla carta { $card }.
log-bishop-moved = { $seat } manda il vescovo dalla carta { $frm } alla carta { $to }.
log-diet-of-worms = Dieta di Worms: i due vescovi sulla carta { $card } sono rimossi ({ $seat }).
log-pacified = { $seat } rimuove { $piece_a } represso { $land_in }.
log-war = { $seat } scatena una guerra { $land_in }: { $shot }.
log-battle = Battaglia { $land_in }: { $attack } in attacco, { $defence } in difesa.
log-fell = Caduto nella battaglia { $land_in }: { $piece }.
log-fell-city = Caduto { $city_in }: { $piece }.
log-fell-border = Caduto { $border_on }: { $piece }.
log-fell-agent = Caduto nella battaglia { $land_in }, un agente: { $piece }.
log-fell-repressed = Caduto sulla carta impero { $land_of }, un pezzo represso: { $piece }.
log-wounded = Una perdita non basta a uccidere { $piece_a } { $city_in }.
log-battle-won = { $seat } vince la battaglia { $land_in } ({ $shot }).
log-battle-lost = { $seat } perde la battaglia { $land_in } ({ $shot }).
log-marched-in = { $seat } porta { $piece_a } sulla mappa { $land_in }.
log-marched-city = { $seat } porta { $piece_a } nella terra conquistata, { $city_in }.
log-marched-border = { $seat } porta { $piece_a } nella terra conquistata, { $border_on }.
log-no-room = Non c'è spazio { $land_in }, perciò un vincitore muore: { $piece }.
log-emancipated = { $seat } emancipa { $piece_a } { $land_in }.
log-freed-city = { $seat } emancipa { $piece_a }, ora { $city_in }.
log-freed-border = { $seat } emancipa { $piece_a }, ora { $border_on }.
log-map-turned = La carta mappa { $land_of } viene girata: { $face }.
log-operations = { $seat } effettua le operazioni.
log-operated = { $seat } effettua le operazioni { $region_of }.
log-operated-both = { $seat } effettua insieme le operazioni dell'Occidente e dell'Oriente.
log-used = { $seat } usa { $card }: { $operation }.
log-ciphered = { $seat } usa la carta { $card } di un avversario: { $operation }.
log-commerce = { $seat } prende 1 fiorino dalla carta { $card }.
log-beheaded = { $seat } decapita { $victim } con { $card }.
log-taxed = { $seat } tassa la concessione di { $other } { $border_on }.
log-tax-paid = { $seat } paga 1 fiorino per la concessione { $border_on }.
log-repress-gain = { $seat } guadagna 1 fiorino con la repressione.
log-voted = { $seat } vince il voto { $land_in } e paga { $cost ->
    [0] nulla
    [one] 1 fiorino
   *[other] { $cost } fiorini
}.
log-sailed = { $seat } muove { $piece_a } dal bordo { $frm } al bordo { $to }.
log-besieged = { $seat } uccide con l'assedio { $piece_a } { $city_in }.
log-pirate-besieged = { $seat } uccide con l'assedio { $piece_a } { $border_on }.
log-campaign = { $seat } manda il re { $land_of } contro { $to_the } ({ $cost ->
    [one] 1 fiorino
   *[other] { $cost } fiorini
}).
log-fair = { $seat } indice la fiera { $region_of } con { $card }: { $florins ->
    [one] 1 fiorino
   *[other] { $florins } fiorini
}.
log-robbed = I pirati rubano 1 fiorino della fiera { $border_on }.
log-earned = { $seat } incassa { $gain ->
    [one] 1 fiorino
   *[other] { $gain } fiorini
} con la concessione { $border_on }.
log-fair-closed = La fiera { $region_of } finisce e si scarta { $card }: { $florins ->
    [0] non resta nulla
    [one] resta 1 fiorino
   *[other] restano { $florins } fiorini
}.
log-declared = { $seat } dichiara la { $victory } e vince.
log-decks-exhausted = I mazzi sono esauriti.
log-bankrupt = { $seat } va in bancarotta ed esce dal gioco.
log-shot-forgone = { $seat } rinuncia alla messa in gioco della carta { $card } ({ $shot }).
log-shot-already-open = La messa in gioco della carta { $card } non ha effetto: l'emporio { $city_of } è già attivo ({ $seat }).
log-shot-prestige-missing = La messa in gioco della carta { $card } non ha effetto: a { $seat } manca { $prestige } su un'altra carta.
log-shot-no-heretics = La messa in gioco della carta { $card } ({ $shot }) non ha effetto: non ci sono eretici nella sua ubicazione ({ $seat }).
log-shot-no-suitor = Per { $card } non c'è un re: nessuno è nel mazzo degli imperi ({ $seat }).
log-torch-idle = { $seat } usa una torcia senza effetto: la { $victory } era già inattiva.
log-apostasy-idle = L'apostasia non colpisce nessuno: in nessuna area di gioco c'è prestigio di entrambe le religioni, { $one } e { $other }.
log-agents-unused = { $seat } non piazza altri agenti della carta { $card }.
log-agents-no-place = Agenti della carta { $card } non trovano un posto ({ $seat }).
log-no-border = Nessun bordo { $land_of } accoglie una concessione di { $seat }.
log-no-change = La vittoria { $land_in } non cambia il regime: l'impero è già di { $seat }.

## Endings

end-renaissance = Vittoria rinascimentale: prevalgono repubbliche e legge.
end-imperial = Vittoria imperiale: più re obbediscono a un solo banchiere.
end-holy = Vittoria religiosa: una fede è suprema.
end-globalization = Vittoria per globalizzazione: le rotte abbracciano il mondo.
end-patron = I mazzi sono finiti: vince il maggior mecenate.
end-patron_florins = I mazzi sono finiti, i mecenati sono pari: decidono i fiorini, e se sono pari anche quelli la vittoria è condivisa.
end-bankruptcy = Tutti gli altri sono in bancarotta.
end-bankruptcy_together = Sono tutti in bancarotta: gli ultimi a fallire condividono la vittoria.

## Options

option-promo = Carte promo
option-promo-about = Altre cinque carte si mescolano nei mazzi.
option-promo-no = Senza
option-promo-yes = Con
option-expansion = Espansione
option-expansion-about = Altre cinquantanove carte, con apostasia, torce e polimati.
option-expansion-no = Senza
option-expansion-yes = Con
option-astrology = Astrologia
option-astrology-about = La prima carta di ogni mazzo è scoperta.
option-astrology-no = Senza
option-astrology-yes = Con
option-bankruptcy = Bancarotta
option-bankruptcy-about = Chi indice una fiera non prende il fiorino; chi non ha più nulla è eliminato.
option-bankruptcy-no = Senza
option-bankruptcy-yes = Con
option-alternative_end = Fine alternativa
option-alternative_end-about = La partita finisce solo quando un vuoto nel mercato non si può riempire.
option-alternative_end-no = Senza
option-alternative_end-yes = Con
option-self_behead = Decapitare sé stessi
option-self_behead-about = Se una carta può decapitare sé stessa.
option-self_behead-allowed = Permesso (testo principale)
option-self_behead-forbidden = Vietato (testo per due)
option-corsair_reach = Raggio dei corsari
option-corsair_reach-about = Verso quali bordi di mare può salpare un corsaro.
option-corsair_reach-neighbours = Carta propria e vicine per lato
option-corsair_reach-location = Solo la propria carta mappa
option-corsair_reach-corners = Vicine anche per angolo
option-conquered_bishops = Vescovi sugli imperi conquistati
option-conquered_bishops-about = Che cosa accade al vescovo su un impero battuto in una campagna.
option-conquered_bishops-stay = Restano
option-conquered_bishops-discarded = Vengono scartati
option-conspiracy_flip = Cospirazione in una teocrazia
option-conspiracy_flip-about = Come una cospirazione vinta gira la carta mappa.
option-conspiracy_flip-secular = Può renderla laica
option-conspiracy_flip-other_side = Deve girarla sull'altro lato
option-holy_count = Credenti della vittoria religiosa
option-holy_count-about = Dove i credenti devono superare gli eretici.
option-holy_count-each = In ogni teocrazia
option-holy_count-total = In tutte le teocrazie insieme
option-imperial_count = Conto della vittoria imperiale
option-imperial_count-about = Che cosa conta la vittoria imperiale.
option-imperial_count-kings = Monarchie
option-imperial_count-empires = Tutte le carte impero
option-own_campaign = Campagna contro un proprio impero
option-own_campaign-about = Che cosa porta vincere una campagna contro un altro tuo impero.
option-own_campaign-vassal = Diventa vassallo
option-own_campaign-battle_only = Conta solo la battaglia
option-inquisitor_jump = Salti dei vescovi
option-inquisitor_jump-about = Dove l'inquisitore può mandare un vescovo oltre alle carte adiacenti.
option-inquisitor_jump-other_tableau = Stessa sezione di un'altra area
option-inquisitor_jump-any_card = Qualsiasi carta di ubicazione adatta
option-fortifications_x5 = Carta x5, Fortificazioni
option-fortifications_x5-about = Quali operazioni la carta x5 rende gratuite.
option-fortifications_x5-west = Occidentali
option-fortifications_x5-east = Orientali
option-shortage = Riserva vuota
option-shortage-about = Da dove si prende un pezzo identico in gioco quando manca nella riserva.
option-shortage-repressed = Prima tra i repressi
option-shortage-anywhere = La carta impero interessata, poi ovunque
option-agents = Agenti di una messa in gioco usata
option-agents-about = Se tutti gli agenti vanno piazzati quando si usa la messa in gioco.
option-agents-required = Vanno piazzati tutti
option-agents-optional = Tutti, alcuni o nessuno
option-hands = Mani sul tavolo
option-hands-about = Le mani sono pubbliche; qui si decide solo come il tavolo le mostra.
option-hands-folded = Chiuse
option-hands-open = Sempre aperte

## Zones

zone-market_west = Mercato occidentale, dalla carta fiera
zone-market_east = Mercato orientale, dalla carta fiera
zone-top_west = In cima al mazzo occidentale
zone-top_east = In cima al mazzo orientale
zone-victories = Carte Vittoria attive
zone-emporia = Empori attivi
zone-theocracies_catholic = Teocrazie cattoliche
zone-theocracies_reformist = Teocrazie riformiste
zone-theocracies_islamic = Teocrazie islamiche
zone-bishops_catholic = Vescovi bianchi su
zone-bishops_reformist = Vescovi rossi su
zone-bishops_islamic = Vescovi neri su
zone-hand = Mano
zone-tableau_west = Sezione occidentale
zone-tableau_east = Sezione orientale
zone-kings = Re
zone-republics = Repubbliche
zone-vassals = Vassalli
zone-queens = Regine sposate
zone-maids = Regine nubili

## Counters

counter-actions = Azioni rimaste
counter-deck_west = Mazzo occidentale
counter-deck_east = Mazzo orientale
counter-family = Casata
counter-florins = Fiorini
counter-kings = Re
counter-republics = Repubbliche
counter-concessions = Concessioni
counter-catholic = Cattolico
counter-reformist = Riformista
counter-islamic = Islamico
counter-law = Legge
counter-discovery = Scoperta
counter-patron = Mecenate
counter-polymath = Polimata

## Progress

need-empires = Imperi
need-bishops = Vescovi della religione
need-believers = Minor vantaggio di credenti nelle sue teocrazie
need-theocracies = Teocrazie della religione

## The bots' judgement

term-victory = vicinanza a una vittoria
term-rivals = pericolo dagli altri
term-kings = re
term-republics = repubbliche
term-faith = prestigio religioso
term-law = prestigio legge
term-discovery = prestigio scoperta
term-patron = prestigio mecenate
term-trade = concessioni sulle rotte
term-florins = fiorini
term-cards = carte in gioco
term-hand = carte in mano
style-conqueror = conquistatore
style-merchant = mercante
style-zealot = zelota
style-patron = mecenate

## Labels of a card's description

label-agents = agenti
label-operations = operazioni
label-shot = messa in gioco
label-suitors = pretendenti
label-pawn = cubo
label-knights = cavalieri
label-rooks = castelli
label-cubes = concessioni
label-king = monarchia
label-republic = repubblica
label-all_west = tutto l'Occidente
label-all_east = tutto l'Oriente

## Map

land-england = Inghilterra
    .in = in Inghilterra
    .of = dell'Inghilterra
    .the = l'Inghilterra
land-france = Francia
    .in = in Francia
    .of = della Francia
    .the = la Francia
land-hre = Sacro Romano Impero
    .in = nel Sacro Romano Impero
    .of = del Sacro Romano Impero
    .the = il Sacro Romano Impero
land-portugal = Portogallo
    .in = in Portogallo
    .of = del Portogallo
    .the = il Portogallo
land-aragon = Aragona
    .in = in Aragona
    .of = dell'Aragona
    .the = l'Aragona
land-papal_states = Stato Pontificio
    .in = nello Stato Pontificio
    .of = dello Stato Pontificio
    .the = lo Stato Pontificio
land-hungary = Ungheria
    .in = in Ungheria
    .of = dell'Ungheria
    .the = l'Ungheria
land-ottoman = Impero Ottomano
    .in = nell'Impero Ottomano
    .of = dell'Impero Ottomano
    .the = l'Impero Ottomano
land-mamluk = Mamelucchi
    .in = presso i Mamelucchi
    .of = dei Mamelucchi
    .the = i Mamelucchi
land-byzantium = Bisanzio
    .in = a Bisanzio
    .of = di Bisanzio
    .the = Bisanzio
city-london = Londra
    .in = a Londra
    .of = di Londra
city-bordeaux = Bordeaux
    .in = a Bordeaux
    .of = di Bordeaux
city-paris = Parigi
    .in = a Parigi
    .of = di Parigi
city-bruges = Bruges
    .in = a Bruges
    .of = di Bruges
city-lyon = Lione
    .in = a Lione
    .of = di Lione
city-vienna = Vienna
    .in = a Vienna
    .of = di Vienna
city-nurnberg = Norimberga
    .in = a Norimberga
    .of = di Norimberga
city-lubeck = Lubecca
    .in = a Lubecca
    .of = di Lubecca
city-novgorod = Novgorod
    .in = a Novgorod
    .of = di Novgorod
city-toledo = Toledo
    .in = a Toledo
    .of = di Toledo
city-granada = Granada
    .in = a Granada
    .of = di Granada
city-spice_islands = Isole delle Spezie
    .in = nelle Isole delle Spezie
    .of = delle Isole delle Spezie
city-valencia = Valencia
    .in = a Valencia
    .of = di Valencia
city-algiers = Algeri
    .in = ad Algeri
    .of = di Algeri
city-timbuktu = Timbuctù
    .in = a Timbuctù
    .of = di Timbuctù
city-venice = Venezia
    .in = a Venezia
    .of = di Venezia
city-buda = Buda
    .in = a Buda
    .of = di Buda
city-varna = Varna
    .in = a Varna
    .of = di Varna
city-constantinople_1 = Costantinopoli (1)
    .in = a Costantinopoli (1)
    .of = di Costantinopoli (1)
city-constantinople_2 = Costantinopoli (2)
    .in = a Costantinopoli (2)
    .of = di Costantinopoli (2)
city-constantinople_3 = Costantinopoli (3)
    .in = a Costantinopoli (3)
    .of = di Costantinopoli (3)
city-modon = Modone
    .in = a Modone
    .of = di Modone
city-rhodes = Rodi
    .in = a Rodi
    .of = di Rodi
city-cairo = Il Cairo
    .in = al Cairo
    .of = del Cairo
city-cyprus = Cipro
    .in = a Cipro
    .of = di Cipro
city-tana = Tana
    .in = a Tana
    .of = di Tana
city-caffa = Caffa
    .in = a Caffa
    .of = di Caffa
city-trebizond = Trebisonda
    .in = a Trebisonda
    .of = di Trebisonda
border-aragon-france = Aragona–Francia
    .on = sul bordo Aragona–Francia
border-aragon-papal_states = Aragona–Stato Pontificio
    .on = sul bordo Aragona–Stato Pontificio
border-aragon-portugal = Aragona–Portogallo
    .on = sul bordo Aragona–Portogallo
border-byzantium-hungary = Bisanzio–Ungheria
    .on = sul bordo Bisanzio–Ungheria
border-byzantium-mamluk = Bisanzio–Mamelucchi
    .on = sul bordo Bisanzio–Mamelucchi
border-england-france = Inghilterra–Francia
    .on = sul bordo Inghilterra–Francia
border-england-portugal = Inghilterra–Portogallo
    .on = sul bordo Inghilterra–Portogallo
border-france-hre = Francia–Sacro Romano Impero
    .on = sul bordo Francia–Sacro Romano Impero
border-hre-hungary = Sacro Romano Impero–Ungheria
    .on = sul bordo Sacro Romano Impero–Ungheria
border-hre-papal_states = Sacro Romano Impero–Stato Pontificio
    .on = sul bordo Sacro Romano Impero–Stato Pontificio
border-hungary-ottoman = Ungheria–Impero Ottomano
    .on = sul bordo Ungheria–Impero Ottomano
border-mamluk-ottoman = Mamelucchi–Impero Ottomano
    .on = sul bordo Mamelucchi–Impero Ottomano
border-ottoman-papal_states = Impero Ottomano–Stato Pontificio
    .on = sul bordo Impero Ottomano–Stato Pontificio

## Pieces

piece-catholic_knight = cavaliere bianco
    .a = un cavaliere bianco
piece-reformist_knight = cavaliere rosso
    .a = un cavaliere rosso
piece-islamic_knight = cavaliere nero
    .a = un cavaliere nero
piece-catholic_rook = castello bianco
    .a = un castello bianco
piece-reformist_rook = castello rosso
    .a = un castello rosso
piece-islamic_rook = castello nero
    .a = un castello nero
piece-fugger_cube = cubo Fugger
    .a = un cubo Fugger
piece-medici_cube = cubo Medici
    .a = un cubo Medici
piece-coeur_cube = cubo Cœur
    .a = un cubo Cœur
piece-marchionni_cube = cubo Marchionni
    .a = un cubo Marchionni
piece-catholic_pirate = pirata bianco
    .a = un pirata bianco
piece-reformist_pirate = pirata rosso
    .a = un pirata rosso
piece-islamic_pirate = pirata nero
    .a = un pirata nero
piece-catholic_bishop = vescovo bianco
    .a = un vescovo bianco
piece-reformist_bishop = vescovo rosso
    .a = un vescovo rosso
piece-islamic_bishop = vescovo nero
    .a = un vescovo nero

## What a terminal shows of the map

counter-city_london = { city-london }:
counter-city_bordeaux = { city-bordeaux }:
counter-city_paris = { city-paris }:
counter-city_bruges = { city-bruges }:
counter-city_lyon = { city-lyon }:
counter-city_vienna = { city-vienna }:
counter-city_nurnberg = { city-nurnberg }:
counter-city_lubeck = { city-lubeck }:
counter-city_novgorod = { city-novgorod }:
counter-city_toledo = { city-toledo }:
counter-city_granada = { city-granada }:
counter-city_spice_islands = { city-spice_islands }:
counter-city_valencia = { city-valencia }:
counter-city_algiers = { city-algiers }:
counter-city_timbuktu = { city-timbuktu }:
counter-city_venice = { city-venice }:
counter-city_buda = { city-buda }:
counter-city_varna = { city-varna }:
counter-city_constantinople_1 = { city-constantinople_1 }:
counter-city_constantinople_2 = { city-constantinople_2 }:
counter-city_constantinople_3 = { city-constantinople_3 }:
counter-city_modon = { city-modon }:
counter-city_rhodes = { city-rhodes }:
counter-city_cairo = { city-cairo }:
counter-city_cyprus = { city-cyprus }:
counter-city_tana = { city-tana }:
counter-city_caffa = { city-caffa }:
counter-city_trebizond = { city-trebizond }:
counter-border_aragon-france = { border-aragon-france }:
counter-border_aragon-papal_states = { border-aragon-papal_states }:
counter-border_aragon-portugal = { border-aragon-portugal }:
counter-border_byzantium-hungary = { border-byzantium-hungary }:
counter-border_byzantium-mamluk = { border-byzantium-mamluk }:
counter-border_england-france = { border-england-france }:
counter-border_england-portugal = { border-england-portugal }:
counter-border_france-hre = { border-france-hre }:
counter-border_hre-hungary = { border-hre-hungary }:
counter-border_hre-papal_states = { border-hre-papal_states }:
counter-border_hungary-ottoman = { border-hungary-ottoman }:
counter-border_mamluk-ottoman = { border-mamluk-ottoman }:
counter-border_ottoman-papal_states = { border-ottoman-papal_states }:
zone-repressed_england = Repressi { land-england.in }
zone-repressed_france = Repressi { land-france.in }
zone-repressed_hre = Repressi { land-hre.in }
zone-repressed_portugal = Repressi { land-portugal.in }
zone-repressed_aragon = Repressi { land-aragon.in }
zone-repressed_papal_states = Repressi { land-papal_states.in }
zone-repressed_hungary = Repressi { land-hungary.in }
zone-repressed_ottoman = Repressi { land-ottoman.in }
zone-repressed_mamluk = Repressi { land-mamluk.in }
zone-repressed_byzantium = Repressi { land-byzantium.in }
counter-purse_west_0 = Fiorini Occidente, fiera:
counter-purse_west_1 = Fiorini Occidente, 1:
counter-purse_west_2 = Fiorini Occidente, 2:
counter-purse_west_3 = Fiorini Occidente, 3:
counter-purse_west_4 = Fiorini Occidente, 4:
counter-purse_east_0 = Fiorini Oriente, fiera:
counter-purse_east_1 = Fiorini Oriente, 1:
counter-purse_east_2 = Fiorini Oriente, 2:
counter-purse_east_3 = Fiorini Oriente, 3:
counter-purse_east_4 = Fiorini Oriente, 4:

## Abilities

ability_title-knights_of_rhodes = Cavalieri di Rodi
ability_title-cape_of_good_hope = Capo di Buona Speranza
ability_title-aztec_gold = Oro azteco
ability_title-letter_of_credit = Lettera di credito
ability_title-printing_press = Macchina da stampa
ability_title-urbanization = Urbanizzazione
ability_title-ransom = Riscatto
ability_title-popular_reprisals = Rappresaglia del popolo
ability_title-venice_galleys = Comandante delle galee veneziane
ability_title-fortifications = Fortificazioni
ability_title-astronomical_navigation = Navigazione astronomica
ability_title-secular_university = Università laica
ability_title-gritti_spies = Spie dei Gritti
ability_title-ragusa_immunity = Immunità marittima di Ragusa
ability_title-genocide = Genocidio
ability_title-torch = Torcia
ability_title-counter_reformation = Controriforma
ability_title-medici_ciphers = Cifrario dei Medici decifrato
ability_title-patrons_renown = Fama del mecenate
ability_title-german_renaissance = Rinascimento tedesco
ability_title-republican_ideals = Ideali repubblicani
ability_title-pragmatic_treachery = Tradimento pragmatico
ability_title-syncretism = Sincretismo
ability_title-cartography = Cartografia
ability_title-alum_monopoly = Monopolio dell'allume
ability_title-buffer_state = Stato cuscinetto
ability_title-de_rerum_natura = De Rerum Natura
ability_title-religion_as_relic = Religione come reliquia
ability_title-trilingual_college = Collegio trilingue
ability-crusade_rooks_as_knights = In una crociata puoi trattare come cavalieri i castelli che si trovano nell'Impero Ottomano o nello Stato Pontificio.
ability-spice_fair_double = Le tue concessioni incassano il doppio nelle fiere che partono dalle Isole delle Spezie.
ability-sell_for_4 = La vendita di questa carta frutta 4 fiorini invece di 2.
ability-unlimited_hand = La tua mano non ha limite di carte.
ability-venice_white_double = Un pezzo bianco (cattolico) nella città di Venezia vale due nelle battaglie.
ability-discard_for_peasant_revolt = Scarta questa regina per avviare una rivolta popolare nell'impero del re che ha sposato.
ability-free_trade_fair = Una volta nel tuo turno puoi indire una fiera senza spendere un'azione.
ability-free_west_ops = Puoi effettuare le operazioni occidentali senza spendere un'azione (carta x5: quelle orientali se il tavolo ha scelto così).
ability-patron_as_concession = Per la vittoria per globalizzazione ogni tuo prestigio mecenate conta anche come concessione.
ability-counts_as_republic = Per la vittoria rinascimentale questa carta conta come una repubblica.
ability-east_and_west_ops_in_one_action = Con una sola azione puoi effettuare sia le operazioni occidentali sia quelle orientali.
ability-concessions_immune_to_pirates = I pirati non possono uccidere le tue concessioni.
ability-behead_only_east_black_bishop = La decapitazione di questa carta può colpire solo una carta orientale su cui c'è un vescovo nero (islamico).
ability-victory_costs_2 = Per tutti i giocatori dichiarare la vittoria indicata costa 2 azioni.
ability-apostasy_as_action = Con un'azione puoi attivare l'apostasia stampata su una qualsiasi carta della tua area di gioco.
ability-opponent_political_op = Durante le tue operazioni occidentali puoi usare anche un'operazione politica dell'area di gioco di un avversario.
ability-concessions_double_fairs_votes = Le tue concessioni incassano il doppio nelle fiere e valgono doppio per i voti.
ability-patron_as_law = Per la vittoria rinascimentale ogni tuo prestigio mecenate vale come prestigio legge.
ability-sell_for_one_shot = Quando vendi una carta puoi rinunciare ai 2 fiorini e attivarne la guerra civile, la crociata o l'apostasia.
ability-immune_to_silencing = I vescovi non silenziano le carte della tua area di gioco.
ability-sell_two_per_action = Con una sola azione puoi vendere due carte.
ability-maps_not_adjacent = Per tutti i giocatori le due carte mappa indicate non sono adiacenti.
ability-immune_to_apostasy = L'apostasia non ha effetto su di te.

## Cards: the name, and what the card says

card-29 = Papa dell'Inquisizione
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-30 = L'elefante del Papa
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_bishop } · { label-operations }: { operation-tax }, { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-31 = Grande Inquisitore
    .about = { region-west } · { land-portugal } · { label-agents }: { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-behead }, { operation-tax }, { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-32 = Antipapa
    .about = { region-west } · { land-france } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-33 = Teologia riformata
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-34 = Camera stellata
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-behead }, { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-35 = Obolo di San Pietro
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-tax }, { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-36 = Gesuiti
    .about = { region-west } · { land-aragon } · { label-agents }: { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-37 = Casa Borgia
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_bishop } · { prestige-patron } · { label-operations }: { operation-siege }, { operation-inquisitor_catholic } · { label-shot }: { shot-conspiracy }
card-38 = Falò delle vanità
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-reformist_bishop } · { prestige-law } · { label-operations }: { operation-tax }, { operation-vote_west }, { operation-inquisitor_catholic } · { label-shot }: { shot-peasant_revolt }
card-39 = Riforma anabattista
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-40 = Cavalieri Ospitalieri
    .about = { region-west } · { land-ottoman } · { label-agents }: { piece-catholic_pirate } · { prestige-catholic } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic } · { label-shot }: { shot-crusade } · { ability_title-knights_of_rhodes }: { ability-crusade_rooks_as_knights }
card-41 = Flotta genovese
    .about = { region-west } · { land-aragon } · { label-agents }: { piece-catholic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic }
card-42 = Armata delle Indie
    .about = { region-west } · { land-portugal } · { label-agents }: { label-pawn } · { prestige-discovery } · { label-shot }: { shot-trade_shift } ({ city-spice_islands }) · { ability_title-cape_of_good_hope }: { ability-spice_fair_double }
card-43 = Lega anseatica
    .about = { region-west } · { land-france } · { label-agents }: { label-pawn } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic }, { operation-commerce_west }
card-44 = Compagnia dei Mercanti Avventurieri
    .about = { region-west } · { land-england } · { label-agents }: { label-pawn } · { prestige-discovery } · { label-shot }: { shot-trade_shift } ({ city-spice_islands })
card-45 = Corsari scozzesi
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_reformist }
card-46 = Armata di Almeida
    .about = { region-west } · { land-portugal } · { label-agents }: { label-pawn } · { prestige-discovery } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic } · { label-shot }: { shot-trade_shift } ({ city-spice_islands }) · { ability_title-cape_of_good_hope }: { ability-spice_fair_double }
card-47 = Monopolio della Costa d'Oro
    .about = { region-west } · { land-portugal } · { label-agents }: { label-pawn } · { label-operations }: { operation-corsair_catholic }, { operation-commerce_west } · { label-shot }: { shot-trade_shift } ({ city-spice_islands })
card-48 = Banda nera di Arum
    .about = { region-west } · { land-france } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-knights }, { label-rooks }, { label-cubes }), { operation-corsair_islamic } · { label-shot }: { shot-peasant_revolt }
card-49 = Conquistadores
    .about = { region-west } · { land-portugal } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { prestige-discovery } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-trade_shift } ({ city-spice_islands }) · { ability_title-aztec_gold }: { ability-sell_for_4 }
card-50 = L'ultimo cavaliere
    .about = { region-west } · { land-hre } · { label-agents }: { piece-reformist_knight } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-51 = Tercio spagnolo
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-siege }
card-52 = Gonfaloniere
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { prestige-patron }, { prestige-law } · { label-operations }: { operation-vote_west }, { operation-siege }, { operation-inquisitor_catholic }
card-53 = Cavalieri Teutonici
    .about = { region-west } · { land-hre } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { label-operations }: { operation-repress } ({ label-rooks }, { label-cubes }), { operation-siege } · { label-shot }: { shot-conspiracy }
card-54 = Cromwell
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_knight }, { piece-reformist_knight } · { prestige-reformist } · { label-operations }: { operation-tax }, { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-55 = Lega sveva
    .about = { region-west } · { land-hre } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { label-operations }: { operation-repress } ({ label-rooks }, { label-cubes }), { operation-siege } · { label-shot }: { shot-conspiracy }
card-56 = Il Temerario
    .about = { region-west } · { land-france } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { label-operations }: { operation-tax }, { operation-siege }, { operation-inquisitor_catholic } · { label-shot }: { shot-conspiracy }
card-57 = Crociata in Terra Santa
    .about = { region-west } · { land-mamluk } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { prestige-catholic } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-crusade }
card-58 = Santa Hermandad
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-tax }, { operation-inquisitor_catholic }
card-59 = Mercenari svizzeri
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-siege }
card-60 = Duca di Milano
    .about = { region-west } · { land-aragon } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { prestige-patron } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-61 = Compagnia nera
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-peasant_revolt }
card-62 = Mercanti della Staple
    .about = { region-west } · { land-england } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-63 = Gilde dei Comuneros
    .about = { region-west } · { land-portugal } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-64 = Gilda delle Fiandre
    .about = { region-west } · { land-france } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-siege }, { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-65 = I Nascosti
    .about = { region-west } · { land-aragon } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-commerce_west }, { operation-inquisitor_reformist } · { label-shot }: { shot-peasant_revolt }
card-66 = Rivolta del Bundschuh
    .about = { region-west } · { land-hre } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-67 = Lana fiorentina
    .about = { region-west } · { land-papal_states } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-68 = Sindacato Remença
    .about = { region-west } · { land-aragon } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-69 = Repubblica contadina del Dithmarschen
    .about = { region-west } · { label-all_west } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-70 = Banco Höchstetter
    .about = { region-west } · { land-hre } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_west } · { ability_title-letter_of_credit }: { ability-unlimited_hand }
card-71 = Gutenberg
    .about = { region-west } · { land-hre } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-commerce_west } · { ability_title-printing_press }: { ability-unlimited_hand }
card-72 = Isabella di Castiglia
    .about = { region-west } · { prestige-catholic } · { label-operations }: { operation-repress } ({ label-rooks }, { label-cubes }), { operation-behead } · { label-shot }: { shot-coronation } · { label-suitors }: { land-portugal }, { land-aragon }, { land-france }, { land-hre }
card-73 = Anna di Bretagna
    .about = { region-west } · { label-operations }: { operation-siege } · { label-shot }: { shot-coronation } · { label-suitors }: { land-france }, { land-england }, { land-aragon }, { land-hre }
card-74 = Giovanna la Pazza
    .about = { region-west } · { prestige-catholic } · { label-operations }: { operation-siege } · { label-shot }: { shot-coronation } · { label-suitors }: { land-portugal }, { land-aragon }, { land-hre }
card-75 = Margherita d'Angiò
    .about = { region-west } · { label-operations }: { operation-repress } ({ label-rooks }), { operation-siege } · { label-shot }: { shot-coronation } · { label-suitors }: { land-england }, { land-france }, { land-aragon }
card-76 = Maria la Ricca
    .about = { region-west } · { prestige-law } · { label-shot }: { shot-coronation } · { label-suitors }: { land-france }, { land-england }, { land-portugal }, { land-hre }
card-77 = Ordine di Santiago
    .about = { region-west } · { land-portugal } · { label-agents }: { piece-catholic_rook }, { piece-catholic_rook } · { prestige-catholic } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-78 = La Serenissima
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_rook } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-corsair_catholic }, { operation-inquisitor_catholic } · { label-shot }: { shot-conspiracy }
card-79 = Il creatore di re
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_rook }, { piece-catholic_rook } · { label-operations }: { operation-repress } ({ label-rooks }), { operation-siege } · { label-shot }: { shot-conspiracy }
card-80 = Lutero
    .about = { region-west } · { land-hre } · { label-agents }: { piece-reformist_rook }, { piece-reformist_rook } · { prestige-reformist } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-reformation }
card-81 = Libertà frisona
    .about = { region-west } · { land-france } · { label-agents }: { piece-catholic_rook } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-82 = Maréchaussée
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_rook } · { label-operations }: { operation-tax }
card-83 = Ducato di Ferrara
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_rook } · { prestige-patron } · { label-operations }: { operation-siege }, { operation-commerce_west } · { label-shot }: { shot-conspiracy } · { ability_title-urbanization }: { ability-venice_white_double }
card-84 = La cometa di Halley del 1456
    .about = { region-west } · { label-shot }: { shot-comet }
card-85 = La cometa del 1472 e il Regiomontano
    .about = { region-west } · { label-shot }: { shot-comet }
card-86 = Il Crudele
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-behead }, { operation-siege }, { operation-inquisitor_islamic } · { label-shot }: { shot-jihad }
card-87 = Safavidi
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-behead }, { operation-inquisitor_islamic } · { label-shot }: { shot-jihad }
card-88 = Dervisci
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-tax }, { operation-inquisitor_islamic } · { label-shot }: { shot-jihad }
card-89 = Qizilbash
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-tax }, { operation-siege }, { operation-inquisitor_islamic } · { label-shot }: { shot-jihad }
card-90 = Fratelli Barbarossa
    .about = { region-east } · { land-papal_states } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_islamic } · { label-shot }: { shot-jihad }
card-91 = Marina ottomana
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_islamic } · { label-shot }: { shot-jihad }
card-92 = Pirati ebrei
    .about = { region-east } · { land-aragon } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_islamic } · { label-shot }: { shot-jihad }
card-93 = Soldati schiavi mamelucchi
    .about = { region-east } · { land-mamluk } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-jihad }
card-94 = Armata nera
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-reformist_knight }, { piece-reformist_knight } · { label-operations }: { operation-tax }, { operation-siege }, { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-95 = Giannizzeri
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-islamic_knight }, { piece-islamic_knight } · { label-operations }: { operation-tax }, { operation-siege }, { operation-inquisitor_islamic } · { label-shot }: { shot-conspiracy }
card-96 = Tribù del Montone Nero
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-97 = Bashi-bazouk
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-reformist_knight } · { label-operations }: { operation-tax } · { label-shot }: { shot-reformation }
card-98 = Compagnia delle saline di Cracovia
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-tax }, { operation-repress } ({ label-rooks }), { operation-commerce_east } · { label-shot }: { shot-peasant_revolt }
card-99 = Il Bello
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-islamic_knight }, { piece-islamic_knight } · { prestige-islamic } · { label-operations }: { operation-siege }, { operation-inquisitor_islamic } · { label-shot }: { shot-jihad }
card-100 = Argento di Bosnia e Serbia
    .about = { region-east } · { land-ottoman } · { label-agents }: { label-pawn } · { label-operations }: { operation-tax }, { operation-commerce_east } · { label-shot }: { shot-peasant_revolt }
card-101 = Orda di Crimea
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-commerce_east } · { label-shot }: { shot-conspiracy }
card-102 = Il Cremlino
    .about = { region-east } · { land-hre } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_east } · { label-shot }: { shot-trade_shift } ({ city-novgorod })
card-103 = Elisabetta di Boemia
    .about = { region-east } · { label-shot }: { shot-coronation } · { label-suitors }: { land-hungary }, { land-portugal }, { land-hre }
card-104 = Sofia Paleologa
    .about = { region-east } · { prestige-reformist } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-inquisitor_reformist } · { label-shot }: { shot-coronation } · { label-suitors }: { land-hungary }, { land-byzantium }, { land-hre }
card-105 = Hürrem Sultan, Rosselana
    .about = { region-east } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-behead } · { label-shot }: { shot-coronation } · { label-suitors }: { land-byzantium }, { land-ottoman }, { land-mamluk }
card-106 = Sitti Hatun di Dulkadir
    .about = { region-east } · { prestige-islamic } · { label-shot }: { shot-coronation } · { label-suitors }: { land-mamluk }, { land-ottoman }, { land-hungary }
card-107 = Carlotta di Lusignano, di Cipro
    .about = { region-east } · { label-operations }: { operation-siege }, { operation-commerce_east } · { label-shot }: { shot-coronation } · { label-suitors }: { land-byzantium }, { land-ottoman }, { land-mamluk }
card-108 = Clefti greci
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-reformist_rook } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-109 = Goti di Crimea
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-reformist_rook } · { prestige-law } · { label-operations }: { operation-vote_east }, { operation-siege } · { label-shot }: { shot-peasant_revolt }
card-110 = Caffè di Damasco
    .about = { region-east } · { land-mamluk } · { label-agents }: { piece-islamic_rook } · { label-operations }: { operation-siege }, { operation-commerce_east } · { label-shot }: { shot-conspiracy }
card-111 = Leva in massa polacca
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-catholic_rook } · { prestige-law } · { label-operations }: { operation-vote_east }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-112 = Il sistema dei timar
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-islamic_rook } · { label-operations }: { operation-tax }, { operation-siege }, { operation-inquisitor_islamic }
card-113 = Vlad l'Impalatore
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-catholic_rook }, { piece-catholic_rook } · { label-operations }: { operation-behead }, { operation-siege }, { operation-inquisitor_catholic } · { label-shot }: { shot-conspiracy }
card-114 = Santo Stefano il Grande
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-reformist_rook }, { piece-reformist_rook } · { prestige-reformist } · { label-operations }: { operation-siege }, { operation-inquisitor_reformist } · { label-shot }: { shot-conspiracy }
card-115 = Soninke Wangara
    .about = { region-east } · { land-aragon } · { label-agents }: { piece-islamic_rook } · { label-operations }: { operation-commerce_east } · { label-shot }: { shot-trade_shift } ({ city-timbuktu })
card-116 = Cem, l'ostaggio
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_rook }, { piece-islamic_rook } · { label-operations }: { operation-behead }, { operation-siege } · { label-shot }: { shot-conspiracy } · { ability_title-ransom }: { ability-sell_for_4 }
card-117 = Grande di Spagna
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-catholic_rook } · { label-operations }: { operation-tax }, { operation-repress } ({ label-knights }) · { label-shot }: { shot-conspiracy }
card-118 = Duca di Atene
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-reformist_rook } · { label-operations }: { operation-siege } · { label-shot }: { shot-conspiracy }
card-119 = Copernico e la rivoluzione eliocentrica
    .about = { region-east } · { label-shot }: { shot-comet }
card-120 = L'astrologia di Nostradamus
    .about = { region-east } · { label-shot }: { shot-comet }
card-BGG01 = Nomadi Funj
    .about = { region-east } · { land-mamluk } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-siege }, { operation-commerce_east } · { label-shot }: { shot-peasant_revolt }
card-BGG02 = Armata di Zaporižžja
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-reformist_knight } · { prestige-reformist } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-reformation }
card-BGG03 = Elisabetta Báthory
    .about = { region-east } · { label-operations }: { operation-repress } ({ label-cubes }) · { label-shot }: { shot-coronation } · { label-suitors }: { land-byzantium }, { land-hungary }, { land-hre } · { ability_title-popular_reprisals }: { ability-discard_for_peasant_revolt }
card-BGG04 = Amerigo Vespucci
    .about = { region-west } · { land-aragon } · { label-agents }: { label-pawn } · { prestige-discovery } · { label-operations }: { operation-tax }, { operation-repress } ({ label-cubes }) · { label-shot }: { shot-trade_shift } ({ city-spice_islands })
card-BGG05 = Podestà di Venezia
    .about = { region-west } · { land-mamluk } · { label-agents }: { label-pawn } · { ability_title-venice_galleys }: { ability-free_trade_fair }
card-x2 = Unità dei Fratelli
    .about = { region-east } · { land-hre } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-repress } ({ label-knights }), { operation-inquisitor_reformist } · { label-shot }: { shot-apostasy } ({ religion-catholic }, { religion-reformist })
card-x3 = Legato papale in Persia
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-inquisitor_catholic }, { operation-inquisitor_reformist } · { label-shot }: { shot-apostasy } ({ religion-catholic }, { religion-islamic })
card-x4 = Cristianità unita
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-reformist_bishop } · { prestige-patron } · { label-operations }: { operation-inquisitor_catholic }, { operation-inquisitor_reformist } · { label-shot }: { shot-apostasy } ({ religion-islamic }, { religion-reformist })
card-x5 = Ingegnere civile
    .about = { region-east } · { label-all_east } · { prestige-patron }, { prestige-polymath } · { ability_title-fortifications }: { ability-free_west_ops } (Con l'opzione di preparazione per questa carta: quelle orientali.)
card-x6 = Medrese Sahn-i Seman
    .about = { region-east } · { land-ottoman } · { prestige-discovery }, { prestige-polymath } · { ability_title-astronomical_navigation }: { ability-patron_as_concession }
card-x7 = Accademia
    .about = { region-east } · { land-hungary } · { prestige-discovery }, { prestige-polymath } · { label-operations }: { operation-vote_east } · { ability_title-secular_university }: { ability-counts_as_republic }
card-x8 = Il furto della Sacra Corona
    .about = { region-east } · { prestige-catholic } · { label-shot }: { shot-coronation } · { label-suitors }: { land-hungary } · { ability_title-ransom }: { ability-sell_for_4 }
card-x9 = Flotta franco-ottomana
    .about = { region-east } · { land-aragon } · { label-agents }: { piece-catholic_pirate } · { prestige-discovery } · { label-operations }: { operation-siege }, { operation-corsair_islamic }, { operation-corsair_catholic } · { label-shot }: { shot-trade_shift } ({ city-novgorod })
card-x10 = Flotta della Lega prussiana
    .about = { region-east } · { land-hre } · { label-agents }: { piece-catholic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic }, { operation-commerce_east }
card-x11 = Arsenale imperiale ottomano
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_islamic }
card-x12 = Dinastia degli Isfendiyaridi
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_islamic }
card-x13 = Fratellanza di San Marco
    .about = { region-east } · { land-hre } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-behead }
card-x14 = Congiura transilvana
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-islamic_knight }, { piece-reformist_knight } · { label-operations }: { operation-siege }, { operation-inquisitor_catholic } · { label-shot }: { shot-conspiracy } · { ability_title-gritti_spies }: { ability-east_and_west_ops_in_one_action }
card-x15 = Ribellione di Glinskij
    .about = { region-east } · { land-hungary } · { label-agents }: { label-pawn } · { prestige-reformist } · { label-operations }: { operation-repress } ({ label-knights }, { label-rooks }), { operation-siege }, { operation-commerce_east } · { label-shot }: { shot-peasant_revolt }
card-x16 = Allume di Focea
    .about = { region-east } · { land-ottoman } · { label-agents }: { label-pawn }, { label-pawn } · { label-operations }: { operation-repress } ({ label-rooks }, { label-cubes }), { operation-commerce_east }
card-x17 = Marina mercantile dalmata
    .about = { region-east } · { land-ottoman } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_east } · { ability_title-ragusa_immunity }: { ability-concessions_immune_to_pirates }
card-x18 = Conti di Celje
    .about = { region-east } · { land-hre } · { label-agents }: { piece-catholic_rook } · { label-operations }: { operation-repress } ({ label-knights }, { label-cubes }) · { label-shot }: { shot-peasant_revolt }
card-x19 = Rivolta sciita di Şahkulu
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-behead }, { operation-inquisitor_islamic } · { label-shot }: { shot-peasant_revolt }
card-x20 = Rivolte fiscali di Çelebi
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-siege }, { operation-inquisitor_islamic } · { label-shot }: { shot-peasant_revolt }
card-x21 = Despina Khatun
    .about = { region-east } · { prestige-reformist } · { label-operations }: { operation-siege }, { operation-inquisitor_reformist } · { label-shot }: { shot-coronation } · { label-suitors }: { land-byzantium }, { land-ottoman }, { land-mamluk }
card-x22 = Gran Mufti
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-behead } · { label-shot }: { shot-jihad } · { ability_title-genocide }: { ability-behead_only_east_black_bishop }
card-x23 = Grande etmano
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-reformist_rook } · { prestige-reformist } · { label-operations }: { operation-tax }, { operation-repress } ({ label-rooks }, { label-cubes }), { operation-siege } · { label-shot }: { shot-conspiracy }
card-x24 = Agenti di Dukagjini
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-reformist_rook }, { piece-reformist_rook } · { prestige-law } · { label-operations }: { operation-repress } ({ label-rooks }, { label-cubes }), { operation-siege }, { operation-inquisitor_reformist } · { label-shot }: { shot-conspiracy }
card-x25 = Nomadi di Tlemcen
    .about = { region-east } · { land-aragon } · { label-agents }: { piece-islamic_rook } · { label-operations }: { operation-commerce_east } · { label-shot }: { shot-trade_shift } ({ city-timbuktu })
card-x26 = L'ultimo sospiro
    .about = { region-east } · { land-portugal } · { label-agents }: { piece-islamic_rook } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-trade_shift } ({ city-timbuktu })
card-x27 = Nihil novi
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-catholic_rook } · { prestige-law } · { label-operations }: { operation-repress } ({ label-knights }, { label-cubes }), { operation-vote_east }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-x28 = L'ultimo bizantino
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-islamic_rook } · { prestige-reformist } · { label-operations }: { operation-behead }, { operation-repress } ({ label-rooks }, { label-cubes }), { operation-inquisitor_reformist } · { label-shot }: { shot-conspiracy }
card-x29 = Beilerbei d'Egitto
    .about = { region-east } · { land-mamluk } · { label-agents }: { piece-islamic_rook }, { piece-islamic_rook } · { prestige-law } · { label-operations }: { operation-behead }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-x30 = Unione delle Lucertole
    .about = { region-east } · { land-hre } · { label-agents }: { piece-reformist_rook }, { piece-reformist_rook } · { prestige-law } · { label-operations }: { operation-repress } ({ label-knights }), { operation-siege }, { operation-inquisitor_reformist } · { label-shot }: { shot-conspiracy }
card-x31 = Flotta del Mar Rosso
    .about = { region-east } · { land-mamluk } · { label-agents }: { label-pawn } · { label-operations }: { operation-repress } ({ label-rooks }), { operation-tax }, { operation-commerce_east } · { label-shot }: { shot-torch } ({ victory-globalization }) · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-globalization })
card-x32 = Un uomo per tutte le stagioni
    .about = { region-west } · { land-england } · { label-agents }: { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-behead }, { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-x33 = Oratorio del Divino Amore
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_bishop }, { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-inquisitor_catholic } · { label-shot }: { shot-apostasy } ({ religion-catholic }, { religion-reformist }) · { ability_title-counter_reformation }: { ability-apostasy_as_action }
card-x34 = Crittografia
    .about = { region-west } · { land-papal_states } · { prestige-patron }, { prestige-polymath } · { ability_title-medici_ciphers }: { ability-opponent_political_op }
card-x35 = Michelangelo
    .about = { region-west } · { label-all_west } · { prestige-patron }, { prestige-polymath } · { ability_title-patrons_renown }: { ability-concessions_double_fairs_votes }
card-x36 = Geometria artistica
    .about = { region-west } · { land-hre } · { prestige-patron }, { prestige-polymath } · { ability_title-german_renaissance }: { ability-patron_as_law }
card-x37 = Realismo romantico
    .about = { region-west } · { land-papal_states } · { prestige-polymath } · { ability_title-republican_ideals }: { ability-patron_as_law }
card-x38 = Ingegnere minerario
    .about = { region-west } · { label-all_west } · { prestige-catholic }, { prestige-polymath } · { ability_title-fortifications }: { ability-free_west_ops }
card-x39 = Machiavellismo
    .about = { region-west } · { label-all_west } · { prestige-polymath } · { ability_title-pragmatic_treachery }: { ability-sell_for_one_shot }
card-x40 = Ermetismo
    .about = { region-west } · { label-all_west } · { prestige-polymath } · { label-shot }: { shot-torch } ({ victory-holy }) · { ability_title-syncretism }: { ability-immune_to_silencing } · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-holy })
card-x41 = Fede contro ragione
    .about = { region-west } · { label-all_west } · { prestige-polymath } · { label-shot }: { shot-torch } ({ victory-holy }) · { ability_title-cartography }: { ability-patron_as_concession } · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-holy })
card-x42 = Corona imperiale
    .about = { region-west } · { prestige-catholic } · { label-operations }: { operation-vote_west } · { label-shot }: { shot-coronation } · { label-suitors }: { land-hre } · { ability_title-ransom }: { ability-sell_for_4 }
card-x43 = Pirati francesi
    .about = { region-west } · { land-france } · { label-agents }: { piece-catholic_pirate } · { prestige-discovery } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic }
card-x44 = Marina veneziana
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_pirate } · { label-operations }: { operation-corsair_catholic }, { operation-inquisitor_catholic }
card-x45 = Piccola Venezia dei Welser
    .about = { region-west } · { land-portugal } · { label-agents }: { label-pawn } · { prestige-discovery } · { label-operations }: { operation-commerce_west } · { label-shot }: { shot-trade_shift } ({ city-spice_islands })
card-x46 = Unione di Kalmar
    .about = { region-west } · { land-france } · { label-agents }: { piece-reformist_pirate } · { prestige-discovery } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_reformist }
card-x47 = Il lupo di Rimini
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { label-operations }: { operation-siege }, { operation-commerce_west } · { label-shot }: { shot-conspiracy }
card-x48 = Mons Meg
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_knight } · { label-operations }: { operation-siege } · { label-shot }: { shot-conspiracy }
card-x49 = La zuppa di latte di Kappel
    .about = { region-west } · { land-hre } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-vote_west } · { label-shot }: { shot-torch } ({ victory-imperial }) · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-imperial })
card-x50 = Banco Strozzi
    .about = { region-west } · { land-papal_states } · { label-agents }: { label-pawn } · { label-operations }: { operation-vote_west }, { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-x51 = William Caxton
    .about = { region-west } · { land-england } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-commerce_west } · { ability_title-printing_press }: { ability-unlimited_hand }
card-x52 = Allume della Tolfa
    .about = { region-west } · { land-papal_states } · { label-agents }: { label-pawn }, { label-pawn } · { label-operations }: { operation-vote_west }, { operation-commerce_west } · { ability_title-alum_monopoly }: { ability-sell_two_per_action }
card-x53 = Stagno di Cornovaglia
    .about = { region-west } · { land-england } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-x54 = Pattisti catalani
    .about = { region-west } · { land-aragon } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west } · { label-shot }: { shot-peasant_revolt }
card-x55 = Caterina di Navarra
    .about = { region-west } · { label-operations }: { operation-siege } · { label-shot }: { shot-coronation } · { label-suitors }: { land-portugal }, { land-france }, { land-aragon } · { ability_title-buffer_state }: { ability-maps_not_adjacent } ({ land-portugal }, { land-france })
card-x56 = Margherita d'Austria
    .about = { region-west } · { label-operations }: { operation-vote_west } · { label-shot }: { shot-coronation } · { label-suitors }: { land-england }, { land-portugal }, { land-aragon }, { land-france }
card-x57 = La Mary Rose
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_pirate } · { prestige-discovery } · { label-operations }: { operation-repress } ({ label-knights }, { label-rooks }), { operation-tax }, { operation-corsair_reformist }
card-x58 = Unione europea
    .about = { region-west } · { land-hre } · { label-agents }: { piece-reformist_rook } · { label-operations }: { operation-repress } ({ label-rooks }) · { label-shot }: { shot-torch } ({ victory-imperial }) · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-imperial })
card-x59 = La deviazione epicurea
    .about = { region-west } · { label-all_west } · { prestige-patron }, { prestige-polymath } · { label-shot }: { shot-torch } ({ victory-holy }) · { ability_title-de_rerum_natura }: { ability-counts_as_republic } · { ability_title-religion_as_relic }: { ability-immune_to_apostasy } · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-holy })
card-x60 = Umanesimo
    .about = { region-west } · { land-france } · { label-agents }: { piece-catholic_bishop } · { prestige-patron } · { label-shot }: { shot-torch } ({ victory-holy }) · { ability_title-trilingual_college }: { ability-immune_to_silencing } · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-holy })
card-england = Inghilterra (impero)
    .about = { label-king } – { label-agents }: { label-pawn }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-law }; { label-operations }: { operation-vote_west }, { operation-commerce_west }
card-france = Francia (impero)
    .about = { label-king } – { label-agents }: { label-pawn }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { label-operations }: { operation-commerce_west }
card-hre = Sacro Romano Impero (impero)
    .about = { label-king } – { label-agents }: { label-pawn }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-law }; { label-operations }: { operation-vote_west }, { operation-commerce_west }
card-portugal = Portogallo (impero)
    .about = { label-king } – { label-agents }: { label-pawn }; { prestige-discovery }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-discovery }; { label-operations }: { operation-commerce_west }
card-aragon = Aragona (impero)
    .about = { label-king } – { label-agents }: { label-pawn }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-law }; { label-operations }: { operation-vote_west }, { operation-commerce_west }
card-papal_states = Stato Pontificio (impero)
    .about = { label-king } – { label-agents }: { label-pawn }; { prestige-catholic }, { prestige-patron }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-law }; { label-operations }: { operation-vote_west }, { operation-commerce_west }
card-hungary = Ungheria (impero)
    .about = { label-king } – { label-agents }: { label-pawn }; { prestige-patron }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-law }; { label-operations }: { operation-vote_east }, { operation-commerce_east }
card-ottoman = Impero Ottomano (impero)
    .about = { label-king } – { label-agents }: { label-pawn }; { prestige-islamic }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-islamic }; { label-operations }: { operation-commerce_east }
card-mamluk = Mamelucchi (impero)
    .about = { label-king } – { label-agents }: { label-pawn }; { prestige-patron }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-islamic }; { label-operations }: { operation-commerce_east }
card-byzantium = Bisanzio (impero)
    .about = { label-king } – { label-agents }: { label-pawn }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { label-operations }: { operation-commerce_east }

## The drawn board

board-buy = Compra { $card }{ $price ->
    [0] {""}
    [one] {" "}per 1 fiorino
   *[other] {" "}per { $price } fiorini
}, con { $found ->
    [one] 1 fiorino
   *[other] { $found } fiorini
} sopra
board-awake = Attiva: { $cost ->
     [one] si dichiara con un'azione
    *[other] si dichiara con { $cost } azioni
    }.
board-asleep = Inattiva: non si può ancora dichiarare.
board-throne = il re serve { $name }
board-republic = repubblica di { $name }
board-vacant = nessuna banca occupa il trono
board-vassal = Vassallo; sovrano: { $land }
board-queen = Sposato con { $name }
board-levy = Vuota. Qui si arruola: { $piece }
board-closed = Emporio chiuso
board-price = { $price ->
     [one] Costa 1 fiorino
    *[other] Costa { $price } fiorini
    }{ $florins ->
     [0] {"."}
     [one] ; sopra c'è 1 fiorino.
    *[other] ; sopra ci sono { $florins } fiorini.
    }
board-supply = Nella riserva: { $n }
board-face = sull'altro lato: { $face }
board-victories = Carte vittoria
board-near = quanto manca a ogni banca
board-under-vassal = vassallo
board-under-queen = regina

## How near everybody is to winning

near-inactive = La { $victory } è inattiva: chi acquista una cometa può attivarla.
near-inactive-for-good = La { $victory } è inattiva e non resta nessuna cometa: non si può più dichiarare.
near-can-declare = { $victory }: tutte le condizioni sono soddisfatte. Si può dichiarare con { $actions ->
    [one] 1 azione
   *[other] { $actions } azioni
  }.
near-met-inactive = { $victory }: tutte le condizioni sono soddisfatte, ma la carta è inattiva. Una cometa la attiverebbe.
near-met-for-good = { $victory }: tutte le condizioni sono soddisfatte, ma la carta è inattiva e non resta nessuna cometa.
near-comet-in-reach = { $victory }: tutte le condizioni sono soddisfatte e nel mercato c'è una cometa alla portata. Acquistarla attiva la carta, poi si può dichiarare la vittoria.
near-renaissance = Vittoria rinascimentale: { $republics ->
    [0] repubbliche sufficienti
    [one] ancora 1 repubblica
   *[other] ancora { $republics } repubbliche
  }, { $law ->
    [0] legge sufficiente
    [one] ancora 1 icona legge
   *[other] ancora { $law } icone legge
  }.
near-imperial = Vittoria imperiale: { $kings ->
    [one] ancora 1 re
   *[other] ancora { $kings } re
  }.
near-imperial-empires = Vittoria imperiale: { $empires ->
    [one] ancora 1 carta Impero
   *[other] ancora { $empires } carte Impero
  }.
near-globalization = Vittoria per globalizzazione: { $concessions ->
    [0] concessioni sufficienti
    [one] ancora 1 concessione
   *[other] ancora { $concessions } concessioni
  }, { $discovery ->
    [0] scoperta sufficiente
    [one] ancora 1 icona scoperta
   *[other] ancora { $discovery } icone scoperta
  }.
near-holy = Vittoria religiosa, { $religion }: { $bishops ->
    [0] vescovi sufficienti
    [one] ancora 1 vescovo
   *[other] ancora { $bishops } vescovi
  }, { $believers ->
    [0] credenti sufficienti nelle teocrazie
    [one] ancora 1 credente nelle teocrazie
   *[other] ancora { $believers } credenti nelle teocrazie
  }, { $prestige ->
    [0] prestigio sufficiente
    [one] ancora 1 icona prestigio
   *[other] ancora { $prestige } icone prestigio
  }.
near-holy-no-theocracy = Vittoria religiosa, { $religion }: { $bishops ->
    [0] vescovi sufficienti
    [one] ancora 1 vescovo
   *[other] ancora { $bishops } vescovi
  }, una teocrazia di questa religione con più credenti che eretici, { $prestige ->
    [0] prestigio sufficiente
    [one] ancora 1 icona prestigio
   *[other] ancora { $prestige } icone prestigio
  }.

## What a choice brings
foresee-fair = Ricevi { $own ->
    [0] nulla
    [one] 1 fiorino
   *[other] { $own } fiorini
}, gli altri { $others ->
    [0] nulla
   *[other] { $others }
}.
    .brief = A te { $own }, agli altri { $others }
foresee-battle-won = Attacco { $attack }, difesa { $defence }: l'attacco riesce. Perdite per parte: { $defence }.
    .brief = { $attack } contro { $defence }: riesce, perdite { $defence }
foresee-battle-even = Attacco { $attack }, difesa { $defence }: cadono tutti e l'attacco fallisce.
    .brief = { $attack } contro { $defence }: fallisce, cadono tutti
foresee-battle-lost = Attacco { $attack }, difesa { $defence }: l'attacco fallisce. Perdite per parte: { $attack }.
    .brief = { $attack } contro { $defence }: fallisce, perdite { $attack }
foresee-counts-double = Il pezzo bianco a Venezia vale due: per la forza, e servono due perdite per eliminarlo.
    .brief = Venezia vale 2
