game-name = Parley
game-about = Seis portos, cartas secretas e promessas: uma partida rápida que mostra como a Ludoteca funciona.
harbour-lantern = Cais da Lanterna
    .the = o Cais da Lanterna
    .at = no Cais da Lanterna
harbour-anvil = Baía da Bigorna
    .the = a Baía da Bigorna
    .at = na Baía da Bigorna
harbour-gull = Rocha das Gaivotas
    .the = a Rocha das Gaivotas
    .at = na Rocha das Gaivotas
harbour-rope = Cais dos Cordoeiros
    .the = o Cais dos Cordoeiros
    .at = no Cais dos Cordoeiros
harbour-salt = Salinas
    .the = as Salinas
    .at = nas Salinas
harbour-amber = Estreito do Âmbar
    .the = o Estreito do Âmbar
    .at = no Estreito do Âmbar
letter-squire_1 = Escudeiro I
letter-squire_2 = Escudeiro II
letter-squire_3 = Escudeiro III
letter-squire_4 = Escudeiro IV
letter-captain_1 = Capitão I
letter-captain_2 = Capitão II
letter-captain_3 = Capitão III
letter-captain_4 = Capitão IV
letter-bishop_1 = Bispo I
letter-bishop_2 = Bispo II
letter-bishop_3 = Bispo III
letter-bishop_4 = Bispo IV
letter-duke_1 = Duque I
letter-duke_2 = Duque II
letter-duke_3 = Duque III
letter-duke_4 = Duque IV
letter-envoy_1 = Emissário I
letter-envoy_2 = Emissário II
letter-envoy_3 = Emissário III
letter-envoy_4 = Emissário IV
ask-Turn = fazer uma ação
ask-Discard = descartar uma carta: pode guardar no máximo cinco
ask-Envoy = deixar { $where_the } para { $claimer }, ou mandar um emissário
ask-Stake = escolher uma carta para o duelo que decide { $where_the }
ask-Privilege = dar um lance pelo privilégio (até agora { $high })
do-sail = Navegar para { $to_the }
do-trade = Comerciar { $where_at }
do-claim = Reivindicar { $where_the }
do-draw = Comprar uma carta
do-discard = Descartar { $card }
do-envoy = Mandar { $card }
do-stake = Jogar { $card }
no-already-yours = Você já possui { $where_the }.
no-too-poor = Uma reivindicação custa { $cost ->
        [one] 1 moeda
       *[other] { $cost } moedas
    } e você tem { $coins }.
no-truce = Você prometeu uma trégua a { $other }.
no-no-letters = Não há mais cartas para comprar.
no-cannot-give = { $seat } não possui o que é oferecido.
no-cannot-give-coins = { $seat } não tem tantas moedas.
no-truce-length = Uma trégua dura de uma a três rodadas.
log-round = Começa a rodada { $number }.
log-sail = { $seat } navega para { $to_the }.
log-storm = Uma tempestade empurra { $seat } até { $to_the }.
log-trade = { $seat } ganha { $gain ->
    [1] uma moeda
   *[other] { $gain } moedas
} { $where_at }.
log-draw = { $seat } compra { $card }.
log-draw-hidden = { $seat } compra uma carta.
log-discard = { $seat } descarta { $card }.
log-claim = { $seat } reivindica { $where_the }.
log-envoy = Um emissário de { $seat } impede { $other } de reivindicar { $where_the }.
log-settled = Agora { $seat } possui { $where_the }.
log-duel = { $seat } desafia { $other } para um duelo que decide { $where_the }.
log-stake = { $seat } mostra { $card }.
log-duel-won = { $seat } fica com { $where_the } ({ $attack } contra { $defence }).
log-privilege = { $seat } compra o privilégio por { $price }.
log-privilege-unsold = Ninguém quer o privilégio.
log-truce = { $seat } e { $other } mantêm uma trégua até a rodada { $round }.
log-harbours = { $seat } tem portos suficientes para vencer.
end-rounds = A última rodada terminou.
end-harbours = Portos suficientes estão em uma só mão.
option-length = Duração
option-length-about = Quantas rodadas se jogam.
option-length-short = Seis rodadas
option-length-long = Dez rodadas
option-storms = Tempestades
option-storms-about = Um dado pode empurrar um navio um porto adiante.
option-storms-yes = Com tempestades
option-storms-no = Tempo bom
zone-deck = Cartas para comprar
zone-discard = Cartas descartadas
zone-ship = Navio em
zone-harbours = Portos possuídos
zone-hand = Mão
counter-round = Rodada
counter-rounds = Rodadas ao todo
counter-coins = Moedas
counter-privileges = Privilégios
thing-coins = moedas
thing-letter = carta
thing-harbour = porto
promise-truce = trégua por { $rounds ->
        [one] 1 rodada
       *[other] { $rounds } rodadas
    }
term-harbours = portos
term-privileges = privilégios
term-coins = moedas
term-letters = força na mão
style-warlike = belicoso
style-merchant = mercador
back-0 = uma carta selada

## How near everybody is to winning

near-rounds-left = { $rounds ->
    [0] Esta é a última rodada. Vence quem tem mais pontos.
    [1] Depois desta falta 1 rodada. Vence quem tem mais pontos.
   *[other] Depois desta faltam { $rounds } rodadas. Vence quem tem mais pontos.
  }
near-harbours = { $harbours ->
    [1] Mais 1 porto encerra a partida na hora.
   *[other] Mais { $harbours } portos encerram a partida na hora.
  }
