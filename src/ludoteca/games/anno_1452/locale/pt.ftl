### Anno 1452: todos os textos que um jogador lê, em português.

## The game

game-name = Anno 1452
game-about = Príncipes do Sacro Império casam, constroem, lutam e negociam, do Interregno à coroação de 1452.
end-emperor = A última Avaliação terminou: o Imperador é coroado.
back-0 = uma carta de Ação

## Options

option-game = Jogo
option-game-about = O jogo de especialistas acrescenta comércio e acordos, descarte mais severo e, para dois, o mercado aberto.
option-game-basic = Básico
option-game-expert = Especialista
option-end = Ano final
option-end-about = O ano cuja Avaliação encerra a partida.
option-end-full = 1452 (13 Épocas)
option-end-medium = 1410 (10 Épocas)
option-end-short = 1378 (8 Épocas)
option-scenario = Cenário
option-scenario-about = Ottokar, príncipe passivo para dois ou três jogadores, começa com todas as peças no mapa.
option-scenario-usual = Habitual: Ottokar A para dois, senão normal
option-scenario-normal = Jogo normal
option-scenario-ottokar-a = Ottokar A: o rei de muitas terras
option-scenario-ottokar-b = Ottokar B: do Egerland ao Adriático
option-scenario-ottokar-custom = Ottokar, disposição própria
option-ottokar_losses = Perdas de Ottokar
option-ottokar_losses-about = Quem decide o que Ottokar perde em batalha.
option-ottokar_losses-chosen = Escolhe o jogador depois do atacante
option-ottokar_losses-automatic = Automático: primeiro os Cidadãos
option-marriages_end = Fim dos casamentos
option-marriages_end-about = Quando terminam os casamentos de uma Época.
option-marriages_end-after_prestige_phase = Depois da fase de Prestígio
option-marriages_end-after_last_action_round = Depois da última Rodada de Ações
option-antiking_timing = Antirrei antecipado
option-antiking_timing-about = O que faz uma carta de Antirrei comprada antes da Coroação.
option-antiking_timing-after_coronation = Espera pelo novo Rei
option-antiking_timing-at_once = Age de imediato
option-placement = Possessões iniciais
option-placement-about = Em que ordem são colocadas.
option-placement-from_first = A partir do primeiro jogador, em sentido anti-horário
option-placement-reverse = Dados para todos os lugares, colocando ao contrário
option-first_events = Eventos na primeira distribuição
option-first_events-about = O que acontece com as cartas de Evento distribuídas antes da partida.
option-first_events-discarded = São descartadas e substituídas
option-first_events-shuffled = São substituídas e embaralhadas de volta
option-marriage_guard = Principado obtido por casamento
option-marriage_guard-about = Se quem ganha a maioria toma a carta de quem a tem por casamento.
option-marriage_guard-no = Uma nova maioria a toma na hora
option-marriage_guard-yes = Fica protegida até o casamento terminar
option-two_player_market = Mercado aberto para dois
option-two_player_market-about = Jogo de especialistas para dois: cinco cartas abertas para trocar em cada Avaliação.
option-two_player_market-yes = Sim
option-two_player_market-no = Não
option-trade_limit = Limite da fase de comércio
option-trade_limit-about = Com limite, o relógio da mesa encerra a fase após cinco minutos.
option-trade_limit-none = Sem limite
option-trade_limit-five_minutes = Cinco minutos
option-early_end = Fim antecipado
option-early_end-about = A partir da sexta Época os jogadores podem combinar que a próxima Avaliação seja a última.
option-early_end-no = Não permitido
option-early_end-yes = Pode ser proposto

## Zones and counters

zone-deck = Baralho
zone-discards = Descartes
zone-aside = Evento em espera
zone-market = Mercado aberto
zone-hand = Mão
zone-married = Casamento
zone-titles = Títulos
zone-estates = Possessões
zone-value-2 = de valor 2
zone-value-1 = de valor 1
zone-cities = Cidades
zone-citizens = Cidadãos
zone-principalities = Cartas de Principado
zone-peace = Em paz com
zone-peace-until = A paz acaba com
zone-ottokar-estates = Possessões de Ottokar
zone-ottokar-value-2 = de Ottokar, de valor 2
zone-ottokar-value-1 = de Ottokar, de valor 1
zone-ottokar-cities = Cidades de Ottokar
zone-ottokar-citizens = Cidadãos de Ottokar
counter-turn = Lugar na ordem de jogo
counter-king = Rei
counter-antiking = Antirrei
counter-year = Ano
counter-round = Rodada de Ações
counter-phase = Fase da Avaliação
counter-gold = Ouro
counter-prestige = Prestígio
counter-estates = Possessões
counter-citizens = Cidadãos
counter-cities = Cidades
counter-principalities = Cartas de Principado
counter-soldiers = Soldados
counter-income = Renda
counter-points = Pontos de Vitória agora

## Other entities

benefit-estate = a Possessão gratuita
benefit-citizens = os Cidadãos gratuitos
benefit-city = a Cidade gratuita
benefit-principality = a carta de Principado
benefit-gold = o Ouro
benefit-prestige = o Prestígio
side-attacker = o atacante
    .start = O atacante
side-defender = o defensor
    .start = O defensor
category-estates = Possessões
category-citizens = Cidadãos
category-cities = Cidades
category-principalities = cartas de Principado
thing-gold = Ouro
thing-card = carta
thing-estate = Possessão
thing-show = carta mostrada
promise-peace = paz { $until_until }
promise-lift-peace = a nossa paz é desfeita
promise-pay = { $giver } paga { $amount } de Ouro a { $receiver } { $until_at }
promise-stay-out = { $seat } fica fora { $region_of } { $until_until }
promise-attack = { $seat } ataca { $enemy } { $until_at }
promise-attack-ottokar = { $seat } ataca Ottokar { $until_at }
promise-hand-card = { $giver } entrega { $card } a { $receiver } { $until_at }
promise-hand-estate = { $giver } cede { $estate } a { $receiver } { $until_at }
promise-support = { $seat } apoia { $candidate } na Coroação { $until_at }: sem suborno dos eleitores
promise-leave-title = { $seat } deixa de lado o Título { $region_of } { $until_until }
promise-spare = { $seat } não ataca { $other } { $until_until }
promise-forfeit-gold = uma promessa impossível de cumprir custa { $amount } de Ouro
promise-forfeit-prestige = uma promessa impossível de cumprir custa { $amount ->
    [1] { $amount } Ponto de Prestígio
   *[other] { $amount } Pontos de Prestígio
}
promise-note = sem força de regra, { $until_until }: “{ $text }”
promise-lift = deixa de valer { $clause } do acordo { $number }
promise-with = só se { $seat } também concordar
promise-agreed = { $seat } já concordou
promise-gives-gold = { $giver } dá a { $receiver } { $amount } de Ouro
promise-gives-card = { $giver } dá a { $receiver } { $card }
promise-gives-estate = { $giver } cede { $estate } a { $receiver }
promise-shows-card = { $giver } mostra a { $receiver } { $card }
clause-peace = a paz
clause-lift-peace = o fim de uma paz
clause-pay = o pagamento
clause-stay-out = a promessa de ficar fora de uma região
clause-attack = o ataque prometido
clause-with = mais uma parte
clause-agreed = um consentimento
clause-gives-gold = uma entrega de Ouro
clause-gives-card = uma entrega de carta
clause-gives-estate = uma cessão de Possessão
clause-shows-card = uma carta mostrada
clause-attack-ottokar = o ataque prometido a Ottokar
clause-hand-card = a entrega de uma carta
clause-hand-estate = a cessão de uma Possessão
clause-support = o apoio na Coroação
clause-leave-title = a promessa de deixar um Título de lado
clause-spare = a promessa de não atacar
clause-forfeit-gold = uma multa em Ouro
clause-forfeit-prestige = uma multa em Prestígio
clause-note = a nota
clause-lift = o fim de uma cláusula
term-estates = Possessões no mapa
term-citizens = Cidadãos no mapa
term-cities = Cidades
term-principalities = cartas de Principado
term-gold = Ouro
term-prestige = Prestígio
term-income = renda das Épocas por vir
term-majorities = chances de maioria
term-hand = cartas na mão
term-soldiers = Soldados
term-danger = Possessões expostas a ataques
style-builder = construtor
style-warrior = guerreiro
style-courtier = cortesão

## Questions

ask-StartEstates = colocar uma Possessão inicial: duas regiões adjacentes e livres
ask-Arrange = montar a disposição de Ottokar ({ $left ->
    [1] resta { $left } movimento
   *[other] restam { $left } movimentos
})
ask-ArrangeTo = escolher para onde vai a peça de { $place }
ask-Turn = fazer uma ação: construir, colocar Cidadãos (3 de Ouro cada), atacar (1 Ponto de Prestígio) ou jogar uma carta
ask-MoreCitizens = colocar outro Cidadão por 3 de Ouro ({ $left ->
    [1] mais um
   *[other] mais { $left } no máximo
}) ou terminar
ask-FreeCitizens = colocar um Cidadão gratuito (até { $left })
ask-BuyEstates = construir uma Possessão (até { $left }) pelo preço normal
ask-LayCity = escolher a Possessão { $region_in } que recebe a Cidade
ask-PayCitizen = retirar um Cidadão próprio para pagar o casamento
ask-Dowry = receber os benefícios de { $card }, ou antes renunciar a algum
ask-Rob = escolher quem os salteadores visitam (até { $amount } de Ouro)
ask-Revolt = escolher uma Possessão para reduzir em { $steps } (restam { $left })
ask-Ban = escolher quem perde { $amount ->
    [1] { $amount } Ponto de Prestígio
   *[other] { $amount } Pontos de Prestígio
}
ask-Spy = escolher qual mão olhar
ask-Steal = tomar uma carta da mão de { $victim }
ask-Origin = escolher de onde atacar { $target }
ask-Commit = empenhar Soldados na batalha para { $side }
ask-AttackReaction = jogar uma Reação para { $side }, ou passar
ask-Allies = escolher os Cidadãos que se juntam à batalha (até { $left })
ask-Betrayed = Traição: retire um Cidadão ou um Soldado ({ $side }, restam { $left })
ask-Losses = escolher uma perda para { $side }
ask-Answer = responder à ação com Morte no parto, ou passar
ask-OwnAnswer = jogar Morte no parto como ação extra, ou passar
ask-Discard = descartar antes de comprar, ficando com { $fewest ->
    [0] no máximo 5 cartas
   *[other] { $fewest } a 5 cartas
}
ask-Window = jogar uma carta Especial, ou passar ({ $window ->
    [0] antes da Renda
    [1] depois da Renda
    [2] antes do Prestígio
    [3] antes da Coroação
   *[other] antes da nova ordem de jogo
})
ask-Exchange = trocar uma carta com o mercado, ou passar ({ $made ->
    [0] nenhuma troca até agora
    [1] { $made } troca até agora
   *[other] { $made } trocas até agora
})
ask-Give = escolher a carta a dar em troca de { $taken }
ask-Bargain = comerciar e fazer acordos, ou dizer que terminou
ask-ChoosePlace = escolher o lugar na ordem de jogo
ask-Consent-EndEarly = aceitar ou não que a próxima Avaliação seja a última

## Choices

do-start = Colocar a Possessão inicial { $region_in }
    .open = Colocar a Possessão inicial
do-shift-estate = Mover a Possessão { $estate }
    .open = Mover uma Possessão
do-shift-citizen = Mover um Cidadão de { $estate }
    .open = Mover um Cidadão
do-add-city = Acrescentar uma Cidade sob { $estate }
    .open = Acrescentar uma Cidade sob uma Possessão
do-drop-city = Tirar a Cidade de { $estate }
    .open = Tirar uma Cidade de uma Possessão
do-to-region = Colocar { $region_in }
    .open = Colocar numa região
do-to-estate = Colocar em { $estate }
    .open = Colocar numa Possessão
do-build = Construir uma Possessão { $region_in }
    .open = Construir uma Possessão
do-citizen = Colocar um Cidadão em { $estate }
    .open = Colocar um Cidadão
do-attack = Atacar { $estate }
    .open = Atacar uma Possessão
do-play = Jogar { $card }
    .open = Jogar uma carta
do-city = Construir uma Cidade com { $card } (6 de Ouro)
    .open = Construir uma Cidade (6 de Ouro)
do-childbed = { $card }: termina o casamento de { $seat }
    .open-seat = { $card }: termina um casamento
do-propose-end = Propor terminar na próxima Avaliação
do-done = Encerrar
do-city-under = Colocar a Cidade sob { $estate }
    .open = Colocar a Cidade sob uma Possessão
do-pay-citizen = Retirar um Cidadão de { $estate }
    .open = Retirar um Cidadão
do-wed = Receber os benefícios
do-waive = Abrir mão: { $benefit }
    .open = Abrir mão de um benefício
do-rob = Roubar { $seat }
    .open = Roubar um jogador
do-revolt = Reduzir { $estate } com uma revolta
    .open = Reduzir uma Possessão com uma revolta
do-ban = Excomungar { $seat }
    .open = Excomungar um jogador
do-spy = Olhar a mão de { $seat }
    .open = Olhar a mão de um jogador
do-steal = Tomar { $card }
    .open = Tomar uma carta
do-from = Atacar a partir de { $estate }
    .open = Atacar a partir de uma Possessão
do-soldiers-alone = Atacar só com Soldados
do-commit = Empenhar { $amount ->
    [1] { $amount } Soldado
   *[other] { $amount } Soldados
}
do-react = Jogar { $card }
    .open = Jogar uma carta
do-ally = Junta-se um Cidadão de { $estate }
    .open = Junta-se um Cidadão
do-lose-citizen = Perder um Cidadão de { $estate }
    .open = Perder um Cidadão
do-lose-point = Reduzir a Possessão { $estate }
    .open = Reduzir uma Possessão
do-lose-soldier = Perder um Soldado
do-discard = Descartar { $card }
    .open = Descartar uma carta
do-special = Jogar { $card }
    .open = Jogar uma carta
do-take-open = Tomar { $card } do mercado
    .open = Tomar uma carta do mercado
do-give = Dar { $card }
    .open = Dar uma carta
do-finished = Terminei de negociar
do-time-up = Tempo esgotado (relógio da mesa)
do-place = Ficar com o lugar { $number } na ordem de jogo

## Refusals

no-no-colour-left = Com quatro jogadores não sobra cor para Ottokar.
no-region-taken = Já há uma Possessão { $region_in }.
no-not-adjacent = { $region } e { $other } não são vizinhas.
no-no-pair-there = Todas as regiões vizinhas { $region_of } estão ocupadas: falta a segunda.
no-layout-room = Cidadãos demais em uma Possessão { $region_in }.
no-layout-no-start = A disposição deve deixar duas regiões livres adjacentes para cada jogador.
no-shield-full = O escudo { $region_of } ({ $limit }) está cheio.
no-no-estate-left = Você não tem mais Possessões na reserva.
no-gold-short = Custa { $cost } de Ouro e você tem { $gold } de Ouro.
no-not-your-estate = { $estate } não é uma Possessão sua.
no-citizens-full = { $estate } já tem { $limit ->
    [1] o seu Cidadão
   *[other] os seus { $limit } Cidadãos
}.
no-no-citizen-left = Você não tem mais Cidadãos na reserva.
no-no-enemy-there = Ali não há Possessão inimiga.
no-pact = Acordo { $number }: você está em paz com { $other } { $until_until }.
no-spared = Acordo { $number }: você não ataca { $other } { $until_until }.
no-kept-out = Acordo { $number }: você fica fora { $region_of } { $until_until }.
no-title-left = Acordo { $number }: você deixa de lado o Título { $region_of } { $until_until }.
no-supports = Acordo { $number }: você apoia { $candidate } na Coroação { $until_at }.
no-card-promised = Acordo { $number }: você entrega { $card } a { $receiver } { $until_at }.
no-keeps-out = Acordo { $number }: { $seat } fica fora { $region_of } { $until_until }.
no-card-owed = Acordo { $number }: { $giver } entrega { $card } a { $receiver } { $until_at }.
no-estate-promised = Acordo { $number }: { $estate } vai para { $receiver } { $until_at }.
no-must-attack = Acordo { $number }: neste turno você ataca { $enemy }.
no-must-attack-ottokar = Acordo { $number }: neste turno você ataca Ottokar.
no-too-soon = Nada pode ser entregue antes da próxima fase de Comércio e Acordos.
no-needs-forfeit = Acrescente uma multa: quanto custa se a promessa não puder ser cumprida?
no-too-many-terms = Um acordo tem no máximo { $limit ->
    [1] { $limit } cláusula
   *[other] { $limit } cláusulas
}.
no-no-title-there = Não há Título { $region_of }.
no-no-coronation-then = Indique uma Avaliação com Coroação.
no-no-ottokar = Ottokar não está nesta partida.
no-contradiction = Isso contradiz o acordo { $number }.
no-terms-clash = Duas cláusulas desta oferta se contradizem.
no-attack-promised = Acordo { $number }: { $seat } já prometeu um ataque que pode cair no mesmo turno.
no-cards-promised = { $seat } fica com no máximo { $limit ->
    [1] { $limit } carta
   *[other] { $limit } cartas
} na fase 1 e não pode prometer mais.
no-no-round-follows = Depois dessa data não há Rodada de Ações: indique uma anterior.
no-no-such-clause = Não está em vigor no acordo { $number }: { $clause }.
no-not-yours-to-lift = Acordo { $number }: para desfazer { $clause } é preciso também o consentimento de outros.
no-out-of-range = { $estate } está fora de alcance: nem na mesma região nem em uma adjacente.
no-no-soldiers = Só o Rei e o Antirrei atacam só com Soldados, e precisam de pelo menos um.
no-needs-prestige = Requer Prestígio { $points } ou mais.
no-needs-estates = { $card } requer { $number ->
    [1] { $number } Possessão
   *[other] { $number } Possessões
} nas regiões que nomeia.
no-needs-city = { $card } requer uma Cidade sua, em qualquer região.
no-needs-citizens = { $card } requer { $number ->
    [1] { $number } Cidadão seu
   *[other] { $number } Cidadãos seus
}.
no-needs-principality = { $card } requer uma carta de Principado.
no-needs-estates-in = { $card } requer { $number ->
    [1] { $number } Possessão
   *[other] { $number } Possessões
} { $region_in }.
no-needs-city-in = { $card } requer uma Cidade sua { $region_in }.
no-needs-citizens-in = { $card } requer { $number ->
    [1] { $number } Cidadão
   *[other] { $number } Cidadãos
} { $region_in }.
no-needs-principality-of = { $card } requer a carta de Principado { $region_of }.
no-no-citizen-on-map = Você não tem Cidadãos no mapa para ceder.
no-married-already = Você já se casou nesta Época.
no-reaction-no-action = { $card } é uma Reação, não uma ação.
no-only-city = { $card } serve só para construir uma Cidade.
no-no-estate-there = Você não tem Possessões { $region_in }.
no-towers-full = As torres { $region_of } ({ $towers }) estão todas usadas.
no-city-under-each = Todas as suas Possessões { $region_in } já têm uma Cidade.
no-no-effect = { $card } não teria efeito agora.
no-not-in-attack = { $card } não pode ser jogada em um ataque.
no-attacker-only = { $card } é só para o atacante.
no-defender-only = { $card } é só para o defensor.
no-reacted-already = Você já jogou a sua única Reação a esta ação.
no-no-marriage = { $seat } não tem casamento em jogo.
no-too-many-cards = Você pode ficar com no máximo { $limit ->
    [1] { $limit } carta
   *[other] { $limit } cartas
}.
no-only-special = Na Avaliação só se jogam cartas Especiais, não { $card }.
no-special-used = Você já usou a carta Especial desta Avaliação.
no-wrong-window = Não é o momento de { $card }.
no-no-draw-at-end = Na Avaliação final não se compram cartas.
no-no-coronation = Nesta Avaliação não há Coroação.
no-no-trade = No jogo básico não há comércio.
no-trade-not-now = Só se negocia na fase de Comércio e Acordos.
no-cannot-deliver = { $seat } não tem o que o acordo indica.
no-no-estate-for-it = { $seat } não tem Possessão na reserva para assumir.
no-no-pact = Entre vocês não há pacto.
no-pact-of-more = O pacto de vocês tem outras partes: todas juntas precisam desfazê-lo.
no-bad-date = A promessa precisa de uma data futura, no máximo o fim da partida.
no-bad-terms = Estes termos não fazem sentido entre os jogadores que nomeiam.
no-too-early-to-end = Devem ser jogadas pelo menos { $epochs ->
    [1] { $epochs } Época
   *[other] { $epochs } Épocas
}.
no-ends-anyway = A próxima Avaliação já é a última.
no-proposed-already = Você já propôs isso nesta Época.

## Log

log-in-order = Ordem de jogo, lugar { $number }: { $seat }.
log-tie-die = { $seat } lança { $face }.
log-start-estate = { $seat } começa { $region_in }.
log-layout-done = { $seat } montou a disposição de Ottokar.
log-layout-city = Ottokar recebe uma Cidade sob { $estate }.
log-layout-no-city = A Cidade sob { $estate } é retirada.
log-layout-estate = Uma Possessão de Ottokar que estava { $region_in } agora está { $to_in }.
log-layout-citizen = Um Cidadão de Ottokar vai de { $estate } para { $to }.
log-action-round = Começa a Rodada de Ações { $number } de { $year }.
log-round-die = Um dado antes da próxima Rodada de Ações mostra { $face }.
log-evaluation = Começa a Avaliação de { $year }.
log-passed = { $seat } passa.
log-built = { $seat } constrói uma Possessão { $region_in } por { $cost } de Ouro.
log-estate-free = { $seat } coloca grátis uma Possessão { $region_in }.
log-citizen = { $seat } coloca um Cidadão em { $estate }.
log-citizen-free = { $seat } coloca grátis um Cidadão em { $estate }.
log-city-card = { $seat } usa { $card } para construir uma Cidade.
log-city = { $seat } coloca uma Cidade sob { $estate }.
log-principality-won = { $seat } toma o Principado { $region_of }.
log-principality-lost = { $seat } perde o Principado { $region_of }.
log-principality-wed = { $seat } toma o Principado { $region_of } por casamento.
log-principality-bound = O casamento protege o Principado { $region_of } para { $seat }.
log-prestige-up = { $seat } ganha { $points ->
    [1] { $points } Ponto de Prestígio
   *[other] { $points } Pontos de Prestígio
}.
log-prestige-down = { $seat } perde { $points ->
    [1] { $points } Ponto de Prestígio
   *[other] { $points } Pontos de Prestígio
}.
log-prestige-gold = Os pontos acima de 20 rendem a { $seat } { $gold } de Ouro.
log-prestige-debt = { $seat } paga { $gold } de Ouro pelos pontos abaixo de 0.
log-insolvent = { $seat } não pode pagar: cada outro jogador recebe { $gold } de Ouro.
log-category-most = { $seat } tem o maior número de { $category }.
log-category-fewest = { $seat } tem o menor número de { $category }.
log-category-spared = Paz pública: { $seat } tem o menor número de { $category }, mas não perde nada.
log-spared-nothing = A Paz pública não teve efeito: { $seat } não tem o menor número em nenhuma categoria.
log-attack = { $seat } ataca { $target } a partir de { $estate }.
log-attack-alone = { $seat } ataca { $target } só com Soldados.
log-defends = { $seat } se defende.
log-ottokar-defends = Ottokar se defende; { $seat } lança os dados e escolhe as perdas por Ottokar.
log-committed = { $seat } empenha { $number ->
    [1] { $number } Soldado
   *[other] { $number } Soldados
}.
log-reaction = { $seat } joga { $card }.
log-no-reaction = { $seat } não joga Reação.
log-truce = O ataque de { $seat } a { $other } é cancelado.
log-ally = Um Cidadão de { $estate } se junta a { $seat }.
log-betrayed-nobody = A Traição não tem efeito: { $side } não tem aqui Cidadãos nem Soldados.
log-ambushes-cancel = Os dois lados armam emboscada: as duas cartas se anulam.
log-rolled = { $side_start } lança { $dice ->
    [1] { $dice } dado
   *[other] { $dice } dados
}: { $hits ->
    [0] nenhum acerto
    [1] { $hits } acerto
   *[other] { $hits } acertos
}{ $ones ->
    [0] {""}
    [1] , um 1
    [2] , dois 1
   *[other] , { $ones } vezes 1
}.
log-dice = Dados para { $side }: Camponeses { $peasants }, Cidadãos { $citizens }, Soldados { $soldiers }.
log-hits = Rodada { $round }: { $hits ->
    [1] { $hits } acerto
   *[other] { $hits } acertos
} contra { $side }{ $saved ->
    [0] {""}
    [1] , { $saved } anulado pela Cidade
   *[other] , { $saved } anulados pela Cidade
}.
log-soldier-lost = { $side_start } perde um Soldado.
log-citizen-lost = Cai um Cidadão de { $estate }.
log-point-lost = { $value ->
    [0] { $estate } cai.
   *[other] { $estate } é reduzida a { $value }.
}
log-battle-over = A batalha termina depois de { $rounds ->
    [1] { $rounds } rodada
   *[other] { $rounds } rodadas
}.
log-conquered = { $seat } conquista { $estate }.
log-repelled = { $estate } resiste: o ataque é repelido.
log-both-destroyed = Caem os dois lados; { $estate } sai do mapa.
log-married = { $seat } se casa com { $card }.
log-marriage-ends = Termina o casamento de { $seat } com { $card }.
log-paid = { $seat } paga { $gold } de Ouro.
log-citizen-paid = { $seat } cede um Cidadão de { $estate }.
log-benefit-waived = { $seat } abre mão: { $benefit }.
log-benefit-lost = { $seat } não pode usar { $benefit }: não há lugar.
log-gold = { $seat } recebe { $gold } de Ouro.
log-title = { $seat } assume o Título { $card }.
log-title-dropped = { $seat } perde o Título { $card }.
log-inheritance = { $seat } joga { $card }.
log-special = { $seat } joga { $card }.
log-robbed = { $seat } toma { $gold } de Ouro de { $other }.
log-revolt = { $seat } provoca uma revolta: { $estate } cai para { $value }.
log-banned = { $seat } faz excomungar { $other }.
log-spied = { $seat } olha a mão de { $other }.
log-stolen = { $seat } toma { $card } de { $other }.
log-stolen-hidden = { $seat } toma uma carta de { $other }.
log-childbed = { $seat } joga { $card } no casamento de { $other }.
log-drew = { $seat } compra { $card }.
log-drew-hidden = { $seat } compra uma carta.
log-discarded = { $seat } descarta { $card }.
log-shuffled = { $number ->
    [1] { $number } carta forma
   *[other] { $number } cartas formam
} um novo baralho.
log-event-drawn = { $seat } compra o Evento { $card }.
log-event-void = { $card } não tem efeito: não é o primeiro Evento da rodada.
log-event-market = { $card } sai quando se abre o mercado.
log-interregnum-no-king = Sem efeito: não há Rei que possa morrer.
log-antiking-no-king = Sem efeito: sem Rei não há Antirrei.
log-antiking-already = Sem efeito: { $seat } já é Antirrei.
log-antiking-waits = { $card } espera pela Coroação.
log-interregnum-ahead = Interregno: ninguém será coroado nesta Avaliação.
log-king-dies = Morre o Rei { $seat }: coroas e Soldados se perdem.
log-no-coronation = Interregno: ninguém é coroado, o trono fica vazio.
log-bribed = { $seat } subornou os eleitores e conta com { $number ->
    [1] { $number } Possessão
   *[other] { $number } Possessões
}.
log-crowned = { $seat } recebe a coroa de Rei em { $year }.
log-antiking-crowned = { $seat } se torna Antirrei.
log-soldiers-split = { $seat } e { $other } ficam com { $number ->
    [1] { $number } Soldado
   *[other] { $number } Soldados
} cada.
log-place = { $seat } escolhe o lugar { $number }.
log-income = Renda: { $seat } recebe { $gold } de Ouro.
log-market-card = { $card } está no mercado aberto.
log-exchanged = { $seat } toma { $card } do mercado e dá { $given }.
log-exchange-refused = { $seat } não troca carta com o mercado.
log-market-closed = As cartas que sobram no mercado são descartadas.
log-trade-opens = Começam Comércio e Acordos.
log-finished = { $seat } terminou de negociar.
log-time-up = O tempo acabou: a fase de Comércio e Acordos termina e as ofertas abertas ficam sem valor.
log-deal-gold = { $seat } dá a { $other } { $gold } de Ouro.
log-deal-card = { $seat } dá a { $other } { $card }.
log-deal-card-hidden = { $seat } dá a { $other } uma carta.
log-deal-show = { $seat } mostra a { $other } { $card }.
log-deal-show-hidden = { $seat } mostra a { $other } uma carta.
log-deal-estate = { $seat } cede { $estate } a { $other }.
log-part-agreed = { $seat } aceita o acordo de { $other }; agora { $following } responde.
log-word-taken-back = { $seat } retira o consentimento à oferta de { $other }: a oferta cai.
log-peace-lifted = A paz do acordo { $number } é desfeita por todas as partes.
log-clause-lifted = Acordo { $number }: { $clause } deixa de valer.
log-agreement = O acordo { $number } vale a partir de agora.
log-agreement-party = Parte do acordo { $number }: { $seat }.
log-clause-peace = Acordo { $number }: paz { $until_until }.
log-clause-spare = Acordo { $number }: { $seat } não ataca { $other } { $until_until }.
log-clause-stay-out = Acordo { $number }: { $seat } fica fora { $region_of } { $until_until }.
log-clause-leave-title = Acordo { $number }: { $seat } deixa de lado o Título { $region_of } { $until_until }.
log-clause-support = Acordo { $number }: { $seat } apoia { $candidate } na Coroação { $until_at }.
log-clause-pay = Acordo { $number }: { $giver } paga { $amount } de Ouro a { $receiver } { $until_at }.
log-clause-hand-card = Acordo { $number }: { $giver } entrega { $card } a { $receiver } { $until_at }.
log-clause-hand-estate = Acordo { $number }: { $giver } cede { $estate } a { $receiver } { $until_at }.
log-clause-attack = Acordo { $number }: { $seat } ataca { $enemy } { $until_at }.
log-clause-attack-ottokar = Acordo { $number }: { $seat } ataca Ottokar { $until_at }.
log-clause-note = Acordo { $number }, sem força de regra, { $until_until }: “{ $text }”
log-clause-forfeit-gold = Acordo { $number }: uma promessa impossível de cumprir custa { $amount } de Ouro.
log-clause-forfeit-prestige = Acordo { $number }: uma promessa impossível de cumprir custa { $amount ->
    [1] { $amount } Ponto de Prestígio
   *[other] { $amount } Pontos de Prestígio
}.
log-clause-over = Acordo { $number }: termina { $clause }.
log-due-pay = Vence o acordo { $number }: { $giver } paga { $amount } de Ouro a { $receiver }.
log-due-card = Vence o acordo { $number }: { $giver } entrega { $card } a { $receiver }.
log-due-estate = Vence o acordo { $number }: { $giver } cede { $estate } a { $receiver }.
log-due-no-room = Vence o acordo { $number }, mas { $receiver } não tem Possessão na reserva para assumir { $estate }.
log-attack-kept = { $seat } cumpre a promessa de ataque do acordo { $number }.
log-due-sooner = Acordo { $number }: { $clause } vence { $until_at }.
log-released = Acordo { $number }: { $clause } deixa de valer; { $seat } nada mais deve.
log-still-owed = Acordo { $number }: { $seat } ainda deve { $gold } de Ouro a { $other }, { $until_at }.
log-debt-lost = Acordo { $number }: no fim da partida { $seat } ainda deve { $gold } de Ouro a { $other }.
log-broken = Acordo { $number }: { $seat } não consegue cumprir { $clause }; paga-se a multa.
log-forfeit-gold = Acordo { $number }: { $seat } paga a { $other } uma multa de { $gold } de Ouro.
log-end-proposed = { $seat } propõe terminar na próxima Avaliação.
log-end-agreed = Todos de acordo: a Avaliação de { $year } será a última.
log-end-refused = A partida continua.
log-victory-points = { $seat } tem { $points ->
    [1] { $points } Ponto de Vitória
   *[other] { $points } Pontos de Vitória
}.

## The board

foresee-attack = Força { $attack } contra { $defence }: vence em { $chance }% dos casos
    .brief = { $attack } contra { $defence }: vence em { $chance }%
foresee-defence = Força { $defence } contra { $attack }: resiste em { $chance }% dos casos
    .brief = { $defence } contra { $attack }: resiste em { $chance }%
foresee-gain-estate = +{ $amount } Possessão
foresee-gain-citizens = +{ $amount } { $amount ->
    [1] Cidadão
   *[other] Cidadãos
}
foresee-gain-city = +{ $amount } Cidade
foresee-gain-principality = +{ $amount } Principado
foresee-gain-gold = +{ $amount } de Ouro
foresee-gain-prestige = +{ $amount } de Prestígio
board-play = Jogar { $card } ({ $card_deal })
board-special = Jogar { $card } ({ $card_window })
board-citizen = Colocar um Cidadão em { $estate } (3 de Ouro)
board-build = Construir uma Possessão { $region_in } ({ $gold } de Ouro)
board-time = Tempo
board-dice = Um 6 encerra as rodadas da Época.
board-evaluation = Avaliação
board-vacant = trono vazio
board-nobody = ninguém
board-battle = Batalha:
board-odds = Por ora: { $attack } unidades contra { $defence }. O ataque vence: { $chance }%, perdendo cerca de { $lost }. A defesa vence: { $held }%, perdendo cerca de { $spent }.{ $both ->
    [0] { "" }
   *[other] { " " }Caem ambos: { $both }%.
}
board-court = À sua frente
board-no-cards = Nenhuma carta na mão
board-radar = Pontos de vitória agora
board-ottokar = Ottokar
board-free = Um lugar livre para uma Possessão
board-value = valor { $value }
board-city = Cidade
board-bound = Mantido por um casamento, enquanto durar.
mat-done = Encerrar
seal-done = Encerrar, passar ou aceitar
about-seal-done = Aperte para passar, parar de colocar ou de negociar, ou pegar o que é oferecido.
sort-city = Cidade
sort-marriage = Casamento
sort-title = Título
sort-inheritance = Herança
sort-special = Especial
sort-reaction = Reação
sort-event = Evento

## Regions

region-westfalen = Vestfália
    .in = na Vestfália
    .of = da Vestfália
    .german = Westfalen
region-lothringen = Lorena
    .in = na Lorena
    .of = da Lorena
    .german = Lothringen
region-sachsen = Saxônia
    .in = na Saxônia
    .of = da Saxônia
    .german = Sachsen
region-pfalz = Palatinado
    .in = no Palatinado
    .of = do Palatinado
    .german = Pfalz
region-franken = Francônia
    .in = na Francônia
    .of = da Francônia
    .german = Franken
region-schwaben = Suábia
    .in = na Suábia
    .of = da Suábia
    .german = Schwaben
region-bayern = Baviera
    .in = na Baviera
    .of = da Baviera
    .german = Bayern
region-boehmen = Boêmia
    .in = na Boêmia
    .of = da Boêmia
    .german = Böhmen
region-maehren = Morávia
    .in = na Morávia
    .of = da Morávia
    .german = Mähren
region-oesterreich = Áustria
    .in = na Áustria
    .of = da Áustria
    .german = Österreich
region-steiermark = Estíria
    .in = na Estíria
    .of = da Estíria
    .german = Steiermark
region-kaernten = Caríntia
    .in = na Caríntia
    .of = da Caríntia
    .german = Kärnten
region-tirol = Tirol
    .in = no Tirol
    .of = do Tirol
    .german = Tirol
region-lombardei = Lombardia
    .in = na Lombardia
    .of = da Lombardia
    .german = Lombardei
region-toskana = Toscana
    .in = na Toscana
    .of = da Toscana
    .german = Toskana
region-unteritalien = Itália Meridional
    .in = na Itália Meridional
    .of = da Itália Meridional
    .german = Unteritalien

## Places of Estates

estate-westfalen-1 = Vestfália 1
estate-westfalen-2 = Vestfália 2
estate-westfalen-3 = Vestfália 3
estate-westfalen-4 = Vestfália 4
estate-lothringen-1 = Lorena 1
estate-lothringen-2 = Lorena 2
estate-lothringen-3 = Lorena 3
estate-lothringen-4 = Lorena 4
estate-sachsen-1 = Saxônia 1
estate-sachsen-2 = Saxônia 2
estate-sachsen-3 = Saxônia 3
estate-sachsen-4 = Saxônia 4
estate-sachsen-5 = Saxônia 5
estate-pfalz-1 = Palatinado 1
estate-pfalz-2 = Palatinado 2
estate-pfalz-3 = Palatinado 3
estate-franken-1 = Francônia 1
estate-franken-2 = Francônia 2
estate-franken-3 = Francônia 3
estate-franken-4 = Francônia 4
estate-schwaben-1 = Suábia 1
estate-schwaben-2 = Suábia 2
estate-schwaben-3 = Suábia 3
estate-schwaben-4 = Suábia 4
estate-schwaben-5 = Suábia 5
estate-bayern-1 = Baviera 1
estate-bayern-2 = Baviera 2
estate-bayern-3 = Baviera 3
estate-bayern-4 = Baviera 4
estate-boehmen-1 = Boêmia 1
estate-boehmen-2 = Boêmia 2
estate-boehmen-3 = Boêmia 3
estate-boehmen-4 = Boêmia 4
estate-boehmen-5 = Boêmia 5
estate-maehren-1 = Morávia 1
estate-maehren-2 = Morávia 2
estate-maehren-3 = Morávia 3
estate-oesterreich-1 = Áustria 1
estate-oesterreich-2 = Áustria 2
estate-oesterreich-3 = Áustria 3
estate-oesterreich-4 = Áustria 4
estate-oesterreich-5 = Áustria 5
estate-steiermark-1 = Estíria 1
estate-steiermark-2 = Estíria 2
estate-steiermark-3 = Estíria 3
estate-steiermark-4 = Estíria 4
estate-kaernten-1 = Caríntia 1
estate-kaernten-2 = Caríntia 2
estate-kaernten-3 = Caríntia 3
estate-tirol-1 = Tirol 1
estate-tirol-2 = Tirol 2
estate-tirol-3 = Tirol 3
estate-lombardei-1 = Lombardia 1
estate-lombardei-2 = Lombardia 2
estate-lombardei-3 = Lombardia 3
estate-lombardei-4 = Lombardia 4
estate-lombardei-5 = Lombardia 5
estate-toskana-1 = Toscana 1
estate-toskana-2 = Toscana 2
estate-toskana-3 = Toscana 3
estate-toskana-4 = Toscana 4
estate-unteritalien-1 = Itália Meridional 1
estate-unteritalien-2 = Itália Meridional 2
estate-unteritalien-3 = Itália Meridional 3

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
moment-interregnum-1 = a Avaliação de 1254
    .until = até a Avaliação de 1254
    .at = na Avaliação de 1254
moment-interregnum-1-round-1 = a Rodada de Ações 1 de 1254
    .until = até a Rodada de Ações 1 de 1254
    .at = na Rodada de Ações 1 de 1254
moment-interregnum-1-round-2 = a Rodada de Ações 2 de 1254
    .until = até a Rodada de Ações 2 de 1254
    .at = na Rodada de Ações 2 de 1254
moment-interregnum-1-round-3 = a Rodada de Ações 3 de 1254
    .until = até a Rodada de Ações 3 de 1254
    .at = na Rodada de Ações 3 de 1254
moment-interregnum-2 = a Avaliação de 1257
    .until = até a Avaliação de 1257
    .at = na Avaliação de 1257
moment-interregnum-2-round-1 = a Rodada de Ações 1 de 1257
    .until = até a Rodada de Ações 1 de 1257
    .at = na Rodada de Ações 1 de 1257
moment-interregnum-2-round-2 = a Rodada de Ações 2 de 1257
    .until = até a Rodada de Ações 2 de 1257
    .at = na Rodada de Ações 2 de 1257
moment-interregnum-2-round-3 = a Rodada de Ações 3 de 1257
    .until = até a Rodada de Ações 3 de 1257
    .at = na Rodada de Ações 3 de 1257
moment-1273 = a Avaliação de 1273
    .until = até a Avaliação de 1273
    .at = na Avaliação de 1273
moment-1273-round-1 = a Rodada de Ações 1 de 1273
    .until = até a Rodada de Ações 1 de 1273
    .at = na Rodada de Ações 1 de 1273
moment-1273-round-2 = a Rodada de Ações 2 de 1273
    .until = até a Rodada de Ações 2 de 1273
    .at = na Rodada de Ações 2 de 1273
moment-1273-round-3 = a Rodada de Ações 3 de 1273
    .until = até a Rodada de Ações 3 de 1273
    .at = na Rodada de Ações 3 de 1273
moment-1292 = a Avaliação de 1292
    .until = até a Avaliação de 1292
    .at = na Avaliação de 1292
moment-1292-round-1 = a Rodada de Ações 1 de 1292
    .until = até a Rodada de Ações 1 de 1292
    .at = na Rodada de Ações 1 de 1292
moment-1292-round-2 = a Rodada de Ações 2 de 1292
    .until = até a Rodada de Ações 2 de 1292
    .at = na Rodada de Ações 2 de 1292
moment-1292-round-3 = a Rodada de Ações 3 de 1292
    .until = até a Rodada de Ações 3 de 1292
    .at = na Rodada de Ações 3 de 1292
moment-1298 = a Avaliação de 1298
    .until = até a Avaliação de 1298
    .at = na Avaliação de 1298
moment-1298-round-1 = a Rodada de Ações 1 de 1298
    .until = até a Rodada de Ações 1 de 1298
    .at = na Rodada de Ações 1 de 1298
moment-1298-round-2 = a Rodada de Ações 2 de 1298
    .until = até a Rodada de Ações 2 de 1298
    .at = na Rodada de Ações 2 de 1298
moment-1298-round-3 = a Rodada de Ações 3 de 1298
    .until = até a Rodada de Ações 3 de 1298
    .at = na Rodada de Ações 3 de 1298
moment-1308 = a Avaliação de 1308
    .until = até a Avaliação de 1308
    .at = na Avaliação de 1308
moment-1308-round-1 = a Rodada de Ações 1 de 1308
    .until = até a Rodada de Ações 1 de 1308
    .at = na Rodada de Ações 1 de 1308
moment-1308-round-2 = a Rodada de Ações 2 de 1308
    .until = até a Rodada de Ações 2 de 1308
    .at = na Rodada de Ações 2 de 1308
moment-1308-round-3 = a Rodada de Ações 3 de 1308
    .until = até a Rodada de Ações 3 de 1308
    .at = na Rodada de Ações 3 de 1308
moment-1314 = a Avaliação de 1314
    .until = até a Avaliação de 1314
    .at = na Avaliação de 1314
moment-1314-round-1 = a Rodada de Ações 1 de 1314
    .until = até a Rodada de Ações 1 de 1314
    .at = na Rodada de Ações 1 de 1314
moment-1314-round-2 = a Rodada de Ações 2 de 1314
    .until = até a Rodada de Ações 2 de 1314
    .at = na Rodada de Ações 2 de 1314
moment-1314-round-3 = a Rodada de Ações 3 de 1314
    .until = até a Rodada de Ações 3 de 1314
    .at = na Rodada de Ações 3 de 1314
moment-1346 = a Avaliação de 1346
    .until = até a Avaliação de 1346
    .at = na Avaliação de 1346
moment-1346-round-1 = a Rodada de Ações 1 de 1346
    .until = até a Rodada de Ações 1 de 1346
    .at = na Rodada de Ações 1 de 1346
moment-1346-round-2 = a Rodada de Ações 2 de 1346
    .until = até a Rodada de Ações 2 de 1346
    .at = na Rodada de Ações 2 de 1346
moment-1346-round-3 = a Rodada de Ações 3 de 1346
    .until = até a Rodada de Ações 3 de 1346
    .at = na Rodada de Ações 3 de 1346
moment-1378 = a Avaliação de 1378
    .until = até a Avaliação de 1378
    .at = na Avaliação de 1378
moment-1378-round-1 = a Rodada de Ações 1 de 1378
    .until = até a Rodada de Ações 1 de 1378
    .at = na Rodada de Ações 1 de 1378
moment-1378-round-2 = a Rodada de Ações 2 de 1378
    .until = até a Rodada de Ações 2 de 1378
    .at = na Rodada de Ações 2 de 1378
moment-1378-round-3 = a Rodada de Ações 3 de 1378
    .until = até a Rodada de Ações 3 de 1378
    .at = na Rodada de Ações 3 de 1378
moment-1400 = a Avaliação de 1400
    .until = até a Avaliação de 1400
    .at = na Avaliação de 1400
moment-1400-round-1 = a Rodada de Ações 1 de 1400
    .until = até a Rodada de Ações 1 de 1400
    .at = na Rodada de Ações 1 de 1400
moment-1400-round-2 = a Rodada de Ações 2 de 1400
    .until = até a Rodada de Ações 2 de 1400
    .at = na Rodada de Ações 2 de 1400
moment-1400-round-3 = a Rodada de Ações 3 de 1400
    .until = até a Rodada de Ações 3 de 1400
    .at = na Rodada de Ações 3 de 1400
moment-1410 = a Avaliação de 1410
    .until = até a Avaliação de 1410
    .at = na Avaliação de 1410
moment-1410-round-1 = a Rodada de Ações 1 de 1410
    .until = até a Rodada de Ações 1 de 1410
    .at = na Rodada de Ações 1 de 1410
moment-1410-round-2 = a Rodada de Ações 2 de 1410
    .until = até a Rodada de Ações 2 de 1410
    .at = na Rodada de Ações 2 de 1410
moment-1410-round-3 = a Rodada de Ações 3 de 1410
    .until = até a Rodada de Ações 3 de 1410
    .at = na Rodada de Ações 3 de 1410
moment-1438 = a Avaliação de 1438
    .until = até a Avaliação de 1438
    .at = na Avaliação de 1438
moment-1438-round-1 = a Rodada de Ações 1 de 1438
    .until = até a Rodada de Ações 1 de 1438
    .at = na Rodada de Ações 1 de 1438
moment-1438-round-2 = a Rodada de Ações 2 de 1438
    .until = até a Rodada de Ações 2 de 1438
    .at = na Rodada de Ações 2 de 1438
moment-1438-round-3 = a Rodada de Ações 3 de 1438
    .until = até a Rodada de Ações 3 de 1438
    .at = na Rodada de Ações 3 de 1438
moment-1440 = a Avaliação de 1440
    .until = até a Avaliação de 1440
    .at = na Avaliação de 1440
moment-1440-round-1 = a Rodada de Ações 1 de 1440
    .until = até a Rodada de Ações 1 de 1440
    .at = na Rodada de Ações 1 de 1440
moment-1440-round-2 = a Rodada de Ações 2 de 1440
    .until = até a Rodada de Ações 2 de 1440
    .at = na Rodada de Ações 2 de 1440
moment-1440-round-3 = a Rodada de Ações 3 de 1440
    .until = até a Rodada de Ações 3 de 1440
    .at = na Rodada de Ações 3 de 1440
moment-1452 = a Avaliação de 1452
    .until = até a Avaliação de 1452
    .at = na Avaliação de 1452
moment-1452-round-1 = a Rodada de Ações 1 de 1452
    .until = até a Rodada de Ações 1 de 1452
    .at = na Rodada de Ações 1 de 1452
moment-1452-round-2 = a Rodada de Ações 2 de 1452
    .until = até a Rodada de Ações 2 de 1452
    .at = na Rodada de Ações 2 de 1452
moment-1452-round-3 = a Rodada de Ações 3 de 1452
    .until = até a Rodada de Ações 3 de 1452
    .at = na Rodada de Ações 3 de 1452

## Cards

card-city-nuernberg = Nuremberg
    .text = Construa uma Cidade na Francônia por 6 de Ouro, sob uma Possessão sua nessa região.
    .city = Nuremberg (Francônia)
    .german = Nürnberg
card-city-verona = Verona
    .text = Construa uma Cidade na Lombardia por 6 de Ouro, sob uma Possessão sua nessa região.
    .city = Verona (Lombardia)
    .german = Verona
card-city-florenz = Florença
    .text = Construa uma Cidade na Toscana por 6 de Ouro, sob uma Possessão sua nessa região.
    .city = Florença (Toscana)
    .german = Florenz
card-city-dortmund = Dortmund
    .text = Construa uma Cidade na Vestfália por 6 de Ouro, sob uma Possessão sua nessa região.
    .city = Dortmund (Vestfália)
    .german = Dortmund
card-city-basel = Basileia
    .text = Construa uma Cidade na Suábia por 6 de Ouro, sob uma Possessão sua nessa região.
    .city = Basileia (Suábia)
    .german = Basel
card-city-wiener_neustadt = Wiener Neustadt
    .text = Construa uma Cidade na Áustria por 6 de Ouro, sob uma Possessão sua nessa região.
    .city = Wiener Neustadt (Áustria)
    .german = Wiener Neustadt
card-city-prag = Praga
    .text = Construa uma Cidade na Boêmia por 6 de Ouro, sob uma Possessão sua nessa região.
    .city = Praga (Boêmia)
    .german = Prag
card-city-meissen = Meissen
    .text = Construa uma Cidade na Saxônia por 6 de Ouro, sob uma Possessão sua nessa região.
    .city = Meissen (Saxônia)
    .german = Meißen
card-marriage-westfalen = Margarida de Cleves
    .text = Requer Prestígio 8 ou mais. Pague 4 de Ouro; coloque grátis 1 Possessão na Vestfália; coloque grátis 1 Cidadão na Vestfália.
    .deal = −4 de Ouro, +1 Possessão, +1 Cidadão
    .note = Filha do conde de Cleves, no baixo Reno; casou com um Wittelsbach da Baviera-Straubing.
    .german = Margarete von Kleve
card-marriage-lothringen = Isabel de Görlitz
    .text = Pague 8 de Ouro; coloque grátis 1 Possessão na Lorena; tome a carta de Principado da Lorena até o fim do casamento.
    .deal = −8 de Ouro, +1 Possessão, +1 Principado
    .note = Detentora do ducado penhorado de Luxemburgo; os dois maridos governaram-no por ela.
    .german = Elisabeth von Görlitz
card-marriage-sachsen = Isabel de Meissen
    .text = Requer pelo menos 1 Cidade em qualquer parte do mapa. Pague 2 de Ouro; coloque grátis 1 Possessão na Saxônia; ganhe 1 Ponto de Prestígio.
    .deal = −2 de Ouro, +1 Possessão, +1 de Prestígio
    .note = Uma Wettin cujo casamento ligou Meissen aos burgraves de Nuremberg.
    .german = Elisabeth von Meißen
card-marriage-pfalz = Ana do Palatinado
    .text = Requer Prestígio 10 ou mais. Pague 6 de Ouro; coloque grátis 1 Possessão no Palatinado; tome a carta de Principado do Palatinado até o fim do casamento.
    .deal = −6 de Ouro, +1 Possessão, +1 Principado
    .note = Segunda esposa de Carlos IV, escolhida para dividir o partido Wittelsbach.
    .german = Anna von der Pfalz
card-marriage-franken = Isabel de Nuremberg
    .text = Requer pelo menos 1 Possessão na Francônia, no Palatinado, na Baviera ou na Suábia. Pague 6 de Ouro; coloque grátis 1 Possessão na Francônia; coloque grátis 1 Cidade na Francônia.
    .deal = −6 de Ouro, +1 Possessão, +1 Cidade
    .note = Filha do burgrave, depois rainha ao lado de Roberto do Palatinado.
    .german = Elisabeth von Nürnberg
card-marriage-schwaben = Gertrudes de Hohenberg
    .text = Pague 3 de Ouro; coloque grátis 1 Possessão na Suábia.
    .deal = −3 de Ouro, +1 Possessão
    .note = Primeira esposa de Rodolfo de Habsburgo; o dote arredondou as suas terras do Alto Reno.
    .german = Gertrud von Hohenberg
card-marriage-bayern = Joana Sofia da Baviera
    .text = Retire 1 Cidadão seu; coloque grátis 1 Possessão na Baviera; ganhe 1 Ponto de Prestígio.
    .deal = −1 Cidadão, +1 Possessão, +1 de Prestígio
    .note = Noiva Wittelsbach que selou a paz com o habsburgo Alberto IV.
    .german = Johanna Sophie von Bayern
card-marriage-boehmen = Isabel da Boêmia
    .text = Requer Prestígio 12 ou mais. Pague 9 de Ouro; coloque grátis 1 Possessão na Boêmia; tome a carta de Principado da Boêmia até o fim do casamento; ganhe 1 Ponto de Prestígio.
    .deal = −9 de Ouro, +1 Possessão, +1 Principado, +1 de Prestígio
    .note = Última herdeira premislida; com a sua mão João de Luxemburgo ganhou uma coroa.
    .german = Elisabeth von Böhmen
card-marriage-maehren = Isabel da Morávia
    .text = Pague 4 de Ouro; coloque grátis 1 Possessão na Morávia; coloque grátis 1 Cidadão na Morávia.
    .deal = −4 de Ouro, +1 Possessão, +1 Cidadão
    .note = Filha do margrave João Henrique, casada na casa de Wettin.
    .german = Elisabeth von Mähren
card-marriage-oesterreich = Margarida de Babenberg
    .text = Requer Prestígio 10 ou mais. Pague 6 de Ouro; retire 1 Cidadão seu; coloque grátis 1 Possessão na Áustria; tome a carta de Principado da Áustria até o fim do casamento.
    .deal = −6 de Ouro, −1 Cidadão, +1 Possessão, +1 Principado
    .note = Irmã do último duque Babenberg; Ottokar desposou-a pelos seus direitos.
    .german = Margarete von Babenberg
card-marriage-steiermark = Bárbara de Celje
    .text = Pague 4 de Ouro; coloque grátis 1 Possessão na Estíria; coloque grátis 1 Cidadão na Estíria.
    .deal = −4 de Ouro, +1 Possessão, +1 Cidadão
    .note = Filha do conde de Celje, segunda esposa de Sigismundo.
    .german = Barbara von Cilli
card-marriage-kaernten = Isabel de Gorízia-Tirol
    .text = Requer pelo menos 1 Possessão na Áustria, na Estíria, no Tirol ou na Caríntia. Coloque grátis 1 Possessão na Caríntia; receba 3 de Ouro.
    .deal = +1 Possessão, +3 de Ouro
    .note = Esposa de Alberto I, filha de Meinardo II; trouxe rendas do sal e da prata.
    .german = Elisabeth von Görz-Tirol
card-marriage-tirol = Margarida Maultasch
    .text = Perca 1 Ponto de Prestígio; pague 3 de Ouro; coloque grátis 1 Possessão no Tirol; tome a carta de Principado do Tirol até o fim do casamento.
    .deal = −1 de Prestígio, −3 de Ouro, +1 Possessão, +1 Principado
    .note = Condessa por direito próprio; expulsou um marido e tomou outro sem a Igreja.
    .german = Margarete Maultasch
card-marriage-lombardei = Verde Visconti
    .text = Requer Prestígio 10 ou mais. Receba 12 de Ouro; ganhe 1 Ponto de Prestígio.
    .deal = +12 de Ouro, +1 de Prestígio
    .note = Noiva milanesa de Leopoldo III: nenhuma terra, mas um dote enorme.
    .german = Viridis Visconti
card-marriage-toskana = Margarida Aldobrandeschi
    .text = Pague 5 de Ouro; retire 1 Cidadão seu; coloque grátis 1 Possessão na Toscana; tome a carta de Principado da Toscana até o fim do casamento.
    .deal = −5 de Ouro, −1 Cidadão, +1 Possessão, +1 Principado
    .note = Herdeira de Sovana e Pitigliano, desposada cinco vezes pelos seus castelos.
    .german = Margherita Aldobrandeschi
card-marriage-unteritalien = Joana de Nápoles
    .text = Requer pelo menos 1 carta de Principado. Pague 7 de Ouro; coloque grátis 1 Possessão na Itália Meridional; tome a carta de Principado da Itália Meridional até o fim do casamento; ganhe 1 Ponto de Prestígio.
    .deal = −7 de Ouro, +1 Possessão, +1 Principado, +1 de Prestígio
    .note = Esposa de Guilherme da Áustria, depois rainha de Nápoles como Joana II.
    .german = Johanna von Neapel
card-title-oesterreich = Arquiduque da Áustria
    .text = Requer pelo menos 2 Possessões na Áustria e pelo menos 1 Cidade em qualquer parte do mapa. Ganhe 2 Pontos de Prestígio.
    .deal = +2 de Prestígio
    .city = Viena (Áustria)
    .note = Privilegium maius, 1358/59.
    .german = Erzherzog von Österreich
card-title-steiermark = Duque da Estíria
    .text = Requer pelo menos 2 Possessões na Estíria. Ganhe 2 Pontos de Prestígio.
    .deal = +2 de Prestígio
    .city = Graz (Estíria)
    .note = O chapéu ducal da Estíria, unida à Áustria desde 1192.
    .german = Herzog von Steiermark
card-title-kaernten = Duque da Caríntia
    .text = Requer pelo menos 1 Possessão na Caríntia e Prestígio 10 ou mais. Ganhe 2 Pontos de Prestígio.
    .deal = +2 de Prestígio
    .city = Sankt Veit (Caríntia)
    .note = Entronizado na cadeira ducal do Zollfeld.
    .german = Herzog von Kärnten
card-title-tirol = Conde do Tirol
    .text = Requer pelo menos 1 Possessão no Tirol e Prestígio 10 ou mais. Ganhe 2 Pontos de Prestígio.
    .deal = +2 de Prestígio
    .city = Innsbruck (Tirol)
    .note = Condado cedido aos Habsburgos em 1363.
    .german = Graf von Tirol
card-title-bayern = Duque da Baviera
    .text = Requer a carta de Principado da Baviera. Ganhe 2 Pontos de Prestígio.
    .deal = +2 de Prestígio
    .city = Munique (Baviera)
    .note = Dignidade dos Wittelsbach desde 1180.
    .german = Herzog von Bayern
card-title-pfalz = Conde palatino do Reno
    .text = Requer a carta de Principado do Palatinado. Ganhe 2 Pontos de Prestígio.
    .deal = +2 de Prestígio
    .city = Heidelberg (Palatinado)
    .note = Vigário imperial e eleitor.
    .german = Pfalzgraf bei Rhein
card-title-sachsen = Duque da Saxônia
    .text = Requer pelo menos 2 Possessões na Saxônia e Prestígio 8 ou mais. Ganhe 2 Pontos de Prestígio.
    .deal = +2 de Prestígio
    .city = Meissen (Saxônia)
    .note = Arquimarechal e eleitor.
    .german = Herzog von Sachsen
card-title-boehmen = Rei da Boêmia
    .text = Requer a carta de Principado da Boêmia e Prestígio 10 ou mais. Ganhe 2 Pontos de Prestígio.
    .deal = +2 de Prestígio
    .city = Praga (Boêmia)
    .note = O único rei entre os eleitores.
    .german = König von Böhmen
card-title-maehren = Margrave da Morávia
    .text = Requer pelo menos 2 Possessões na Morávia ou na Boêmia. Ganhe 2 Pontos de Prestígio.
    .deal = +2 de Prestígio
    .city = Brno (Morávia)
    .note = Feudo da coroa da Boêmia.
    .german = Markgraf von Mähren
card-title-schwaben = Bailio da Suábia
    .text = Requer pelo menos 2 Possessões na Suábia e pelo menos 1 Cidade em qualquer parte do mapa. Ganhe 2 Pontos de Prestígio.
    .deal = +2 de Prestígio
    .city = Augsburgo (Suábia)
    .note = O bailiado imperial que substituiu o ducado dos Hohenstaufen.
    .german = Landvogt in Schwaben
card-title-lothringen = Duque da Lorena
    .text = Requer pelo menos 1 Possessão na Lorena e pelo menos 2 Cidadãos na Lorena. Ganhe 2 Pontos de Prestígio.
    .deal = +2 de Prestígio
    .city = Luxemburgo (Lorena)
    .note = A Alta Lorena entre o Mosa e os Vosges.
    .german = Herzog von Lothringen
card-title-franken = Burgrave de Nuremberg
    .text = Requer pelo menos 1 Possessão na Francônia e pelo menos 1 Cidade em qualquer parte do mapa. Ganhe 2 Pontos de Prestígio.
    .deal = +2 de Prestígio
    .city = Nuremberg (Francônia)
    .note = Cargo dos Hohenzollern na Francônia.
    .german = Burggraf von Nürnberg
card-title-lombardei = Duque de Milão
    .text = Requer pelo menos 2 Possessões na Lombardia e Prestígio 8 ou mais. Ganhe 2 Pontos de Prestígio.
    .deal = +2 de Prestígio
    .city = Milão (Lombardia)
    .note = Título vendido a Gian Galeazzo Visconti em 1395.
    .german = Herzog von Mailand
card-title-unteritalien = Rei de Nápoles
    .text = Requer pelo menos 1 Possessão na Itália Meridional e Prestígio 12 ou mais. Ganhe 2 Pontos de Prestígio.
    .deal = +2 de Prestígio
    .city = Nápoles (Itália Meridional)
    .note = Coroa do antigo reino normando e suábio.
    .german = König von Neapel
card-inheritance-westfalen = Herança: Vestfália
    .text = Coloque grátis 1 Possessão na Vestfália.
    .deal = +1 Possessão
    .city = Colônia (Vestfália)
    .note = O condado de Mark passa a Cleves, 1398.
    .german = Erbschaft Westfalen
card-inheritance-lothringen = Herança: Lorena
    .text = Coloque grátis 1 Possessão na Lorena.
    .deal = +1 Possessão
    .city = Metz (Lorena)
    .note = A sucessão dos Vaudémont na Lorena, 1431.
    .german = Erbschaft Lothringen
card-inheritance-sachsen = Herança: Saxônia
    .text = Coloque grátis 1 Possessão na Saxônia.
    .deal = +1 Possessão
    .city = Erfurt (Saxônia)
    .note = A sucessão da Turíngia, 1247-1264.
    .german = Erbschaft Sachsen
card-inheritance-pfalz = Herança: Palatinado
    .text = Coloque grátis 1 Possessão no Palatinado.
    .deal = +1 Possessão
    .city = Mogúncia (Palatinado)
    .note = A partilha das terras palatinas, 1410.
    .german = Erbschaft Pfalz
card-inheritance-franken = Herança: Francônia
    .text = Coloque grátis 1 Possessão na Francônia.
    .deal = +1 Possessão
    .city = Würzburg (Francônia)
    .note = Extingue-se a casa de Andechs-Merânia, 1248.
    .german = Erbschaft Franken
card-inheritance-schwaben = Herança: Suábia
    .text = Coloque grátis 1 Possessão na Suábia.
    .deal = +1 Possessão
    .city = Constança (Suábia)
    .note = A herança dos Kyburg passa a Rodolfo de Habsburgo, 1264.
    .german = Erbschaft Schwaben
card-inheritance-bayern = Herança: Baviera
    .text = Coloque grátis 1 Possessão na Baviera.
    .deal = +1 Possessão
    .city = Ratisbona (Baviera)
    .note = A Baixa Baviera volta à linha da Alta, 1340.
    .german = Erbschaft Bayern
card-inheritance-boehmen = Herança: Boêmia
    .text = Coloque grátis 1 Possessão na Boêmia.
    .deal = +1 Possessão
    .city = Kutná Hora (Boêmia)
    .note = Extinguem-se os premislidas, 1306.
    .german = Erbschaft Böhmen
card-inheritance-maehren = Herança: Morávia
    .text = Coloque grátis 1 Possessão na Morávia.
    .deal = +1 Possessão
    .city = Brno (Morávia)
    .note = Morte de Jobst da Morávia, 1411.
    .german = Erbschaft Mähren
card-inheritance-oesterreich = Herança: Áustria
    .text = Coloque grátis 1 Possessão na Áustria.
    .deal = +1 Possessão
    .city = Linz (Áustria)
    .note = Extinguem-se os Babenberg, 1246.
    .german = Erbschaft Österreich
card-inheritance-steiermark = Herança: Estíria
    .text = Coloque grátis 1 Possessão na Estíria.
    .deal = +1 Possessão
    .city = Graz (Estíria)
    .note = As terras da Estíria passam a um novo senhor, 1260.
    .german = Erbschaft Steiermark
card-inheritance-kaernten = Herança: Caríntia
    .text = Coloque grátis 1 Possessão na Caríntia.
    .deal = +1 Possessão
    .city = Sankt Veit (Caríntia)
    .note = A Caríntia e a Carníola passam aos Habsburgos, 1335.
    .german = Erbschaft Kärnten
card-inheritance-tirol = Herança: Tirol
    .text = Coloque grátis 1 Possessão no Tirol.
    .deal = +1 Possessão
    .city = Innsbruck (Tirol)
    .note = Margarida Maultasch cede o Tirol, 1363.
    .german = Erbschaft Tirol
card-inheritance-toskana = Herança: Toscana
    .text = Coloque grátis 1 Possessão na Toscana.
    .deal = +1 Possessão
    .city = Siena (Toscana)
    .note = As antigas terras de Matilde de novo disputadas.
    .german = Erbschaft Toskana
card-special-sondersteuer-1 = Imposto especial (Viena)
    .text = Rodada de Ações: Receba 6 de Ouro. Avaliação, antes da Renda: Receba 1 de Ouro a mais por Possessão sua.
    .deal = +6 de Ouro
    .window = +1 de Ouro por Possessão
    .city = Viena (Áustria)
    .german = Sondersteuer
card-special-sondersteuer-2 = Imposto especial (Gênova)
    .text = Rodada de Ações: Receba 6 de Ouro. Avaliação, antes da Renda: Receba 1 de Ouro a mais por Possessão sua.
    .deal = +6 de Ouro
    .window = +1 de Ouro por Possessão
    .city = Gênova (Lombardia)
    .german = Sondersteuer
card-special-ansiedlung-1 = Povoamento (Wiener Neustadt)
    .text = Rodada de Ações: Coloque grátis até 3 Cidadãos junto às suas Possessões. Avaliação, fases 2 a 6: Coloque grátis 1 Cidadão junto às suas Possessões.
    .deal = até +3 Cidadãos
    .window = +1 Cidadão
    .city = Wiener Neustadt (Áustria)
    .german = Ansiedlung
card-special-ansiedlung-2 = Povoamento (Mogúncia)
    .text = Rodada de Ações: Coloque grátis até 3 Cidadãos junto às suas Possessões. Avaliação, fases 2 a 6: Coloque grátis 1 Cidadão junto às suas Possessões.
    .deal = até +3 Cidadãos
    .window = +1 Cidadão
    .city = Mogúncia (Palatinado)
    .german = Ansiedlung
card-special-landesausbau-1 = Arroteamento (Ratisbona)
    .text = Rodada de Ações: Construa até 2 Possessões pelo preço normal. Avaliação, fases 2 a 6: Construa 1 Possessão pelo preço normal.
    .deal = até 2 Possessões pelo preço normal
    .window = 1 Possessão pelo preço normal
    .city = Ratisbona (Baviera)
    .german = Landesausbau
card-special-landesausbau-2 = Arroteamento (Milão)
    .text = Rodada de Ações: Construa até 2 Possessões pelo preço normal. Avaliação, fases 2 a 6: Construa 1 Possessão pelo preço normal.
    .deal = até 2 Possessões pelo preço normal
    .window = 1 Possessão pelo preço normal
    .city = Milão (Lombardia)
    .german = Landesausbau
card-special-landfriede-1 = Paz territorial (Colônia)
    .text = Rodada de Ações: Ganhe 2 Pontos de Prestígio. Avaliação, antes do Prestígio: Nesta fase você não perde nada nas categorias em que tem menos que todos.
    .deal = +2 de Prestígio
    .window = nenhuma perda onde você tem menos
    .city = Colônia (Vestfália)
    .german = Landfriede
card-special-landfriede-2 = Paz territorial (Praga)
    .text = Rodada de Ações: Ganhe 2 Pontos de Prestígio. Avaliação, antes do Prestígio: Nesta fase você não perde nada nas categorias em que tem menos que todos.
    .deal = +2 de Prestígio
    .window = nenhuma perda onde você tem menos
    .city = Praga (Boêmia)
    .german = Landfriede
card-special-raubritter-1 = Cavaleiros salteadores (Luxemburgo)
    .text = Rodada de Ações: Perca 1 Ponto de Prestígio; tome até 6 de Ouro de um adversário. Avaliação, depois da Renda: Perca 1 Ponto de Prestígio; tome até 4 de Ouro de um adversário.
    .deal = −1 de Prestígio, até +6 de Ouro
    .window = −1 de Prestígio, até +4 de Ouro
    .city = Luxemburgo (Lorena)
    .german = Raubritter
card-special-raubritter-2 = Cavaleiros salteadores (Basileia)
    .text = Rodada de Ações: Perca 1 Ponto de Prestígio; tome até 6 de Ouro de um adversário. Avaliação, depois da Renda: Perca 1 Ponto de Prestígio; tome até 4 de Ouro de um adversário.
    .deal = −1 de Prestígio, até +6 de Ouro
    .window = −1 de Prestígio, até +4 de Ouro
    .city = Basileia (Suábia)
    .german = Raubritter
card-special-bauernaufstand-1 = Revolta camponesa (Florença)
    .text = Rodada de Ações: Reduza até 2 Possessões de um adversário em 1 nível (nunca abaixo de 1). Avaliação, antes da Renda: Reduza 1 Possessão de um adversário em 2 níveis (nunca abaixo de 1).
    .deal = até 2 Possessões de um adversário −1 cada
    .window = 1 Possessão de um adversário −2
    .city = Florença (Toscana)
    .german = Bauernaufstand
card-special-bauernaufstand-2 = Revolta camponesa (Erfurt)
    .text = Rodada de Ações: Reduza até 2 Possessões de um adversário em 1 nível (nunca abaixo de 1). Avaliação, antes da Renda: Reduza 1 Possessão de um adversário em 2 níveis (nunca abaixo de 1).
    .deal = até 2 Possessões de um adversário −1 cada
    .window = 1 Possessão de um adversário −2
    .city = Erfurt (Saxônia)
    .german = Bauernaufstand
card-special-kirchenbann-1 = Excomunhão (Pisa)
    .text = Rodada de Ações: Um adversário perde 2 Pontos de Prestígio. Avaliação, antes do Prestígio: Um adversário perde 1 Ponto de Prestígio.
    .deal = um adversário: −2 de Prestígio
    .window = um adversário: −1 de Prestígio
    .city = Pisa (Toscana)
    .german = Kirchenbann
card-special-kirchenbann-2 = Excomunhão (Nápoles)
    .text = Rodada de Ações: Um adversário perde 2 Pontos de Prestígio. Avaliação, antes do Prestígio: Um adversário perde 1 Ponto de Prestígio.
    .deal = um adversário: −2 de Prestígio
    .window = um adversário: −1 de Prestígio
    .city = Nápoles (Itália Meridional)
    .german = Kirchenbann
card-special-handsalbe-1 = Suborno dos eleitores (Augsburgo)
    .text = Rodada de Ações: Pague 3 de Ouro; compre 2 cartas. Avaliação, antes da Coroação: Pague 5 de Ouro; conte 2 Possessões a menos nesta eleição.
    .deal = −3 de Ouro, +2 cartas
    .window = −5 de Ouro, 2 Possessões a menos nesta eleição
    .city = Augsburgo (Suábia)
    .german = Handsalbe
card-special-handsalbe-2 = Suborno dos eleitores (Bari)
    .text = Rodada de Ações: Pague 3 de Ouro; compre 2 cartas. Avaliação, antes da Coroação: Pague 5 de Ouro; conte 2 Possessões a menos nesta eleição.
    .deal = −3 de Ouro, +2 cartas
    .window = −5 de Ouro, 2 Possessões a menos nesta eleição
    .city = Bari (Itália Meridional)
    .german = Handsalbe
card-special-kundschafter-1 = Espião (Verona)
    .text = Rodada de Ações: Veja a mão de um adversário e tome 1 carta. Avaliação, fases 2 a 6: Compre 1 carta.
    .deal = 1 carta da mão de um adversário
    .window = +1 carta
    .city = Verona (Lombardia)
    .german = Kundschafter
card-special-kundschafter-2 = Espião (Munique)
    .text = Rodada de Ações: Veja a mão de um adversário e tome 1 carta. Avaliação, fases 2 a 6: Compre 1 carta.
    .deal = 1 carta da mão de um adversário
    .window = +1 carta
    .city = Munique (Baviera)
    .german = Kundschafter
card-reaction-kindbett-1 = Morte no parto
    .text = Um casamento de qualquer jogador termina de imediato; o Principado obtido só por ele é devolvido e esse jogador pode casar-se de novo nesta época.
    .german = Kindbett
card-reaction-kindbett-2 = Morte no parto
    .text = Um casamento de qualquer jogador termina de imediato; o Principado obtido só por ele é devolvido e esse jogador pode casar-se de novo nesta época.
    .german = Kindbett
card-reaction-soeldner-1 = Mercenários
    .text = Pague 3 de Ouro; junte 3 Soldados ao seu lado nesta batalha.
    .deal = −3 de Ouro, +3 Soldados nesta batalha
    .german = Söldner
card-reaction-soeldner-2 = Mercenários
    .text = Pague 3 de Ouro; junte 3 Soldados ao seu lado nesta batalha.
    .deal = −3 de Ouro, +3 Soldados nesta batalha
    .german = Söldner
card-reaction-verrat-1 = Traição
    .text = O inimigo retira 2 Cidadãos ou Soldados à escolha dele antes do primeiro lançamento, ou todos se tiver menos.
    .deal = inimigo: −2 unidades
    .german = Verrat
card-reaction-verrat-2 = Traição
    .text = O inimigo retira 2 Cidadãos ou Soldados à escolha dele antes do primeiro lançamento, ou todos se tiver menos.
    .deal = inimigo: −2 unidades
    .german = Verrat
card-reaction-hinterhalt-1 = Emboscada
    .text = Na primeira rodada você lança primeiro e o inimigo retira as perdas antes de responder.
    .deal = você lança primeiro na primeira rodada
    .german = Hinterhalt
card-reaction-hinterhalt-2 = Emboscada
    .text = Na primeira rodada você lança primeiro e o inimigo retira as perdas antes de responder.
    .deal = você lança primeiro na primeira rodada
    .german = Hinterhalt
card-reaction-bundesgenossen-1 = Aliados
    .text = Até 3 Cidadãos seus de outras Possessões na região atacada ou em uma adjacente a ela lutam ao seu lado; os sobreviventes voltam.
    .deal = até +3 Cidadãos nesta batalha
    .german = Bundesgenossen
card-reaction-bundesgenossen-2 = Aliados
    .text = Até 3 Cidadãos seus de outras Possessões na região atacada ou em uma adjacente a ela lutam ao seu lado; os sobreviventes voltam.
    .deal = até +3 Cidadãos nesta batalha
    .german = Bundesgenossen
card-reaction-belagerungsgeraet-1 = Engenhos de cerco
    .text = A Cidade atacada não dá proteção nesta batalha.
    .deal = a Cidade não protege
    .german = Belagerungsgerät
card-reaction-waffenstillstand-1 = Trégua
    .text = O ataque contra você é cancelado; o atacante não recupera a ação nem o Prestígio perdido.
    .deal = não há batalha
    .german = Waffenstillstand
card-event-interregnum-1 = Interregno
    .text = Sem Rei: comprada antes da Coroação, essa fase é pulada; comprada depois, o Rei morre e o Antirrei desaparece.
    .german = Interregnum
card-event-interregnum-2 = Interregno
    .text = Sem Rei: comprada antes da Coroação, essa fase é pulada; comprada depois, o Rei morre e o Antirrei desaparece.
    .german = Interregnum
card-event-interregnum-3 = Interregno
    .text = Sem Rei: comprada antes da Coroação, essa fase é pulada; comprada depois, o Rei morre e o Antirrei desaparece.
    .german = Interregnum
card-event-gegenkoenig-1 = Antirrei
    .text = Se houver um Rei, quem tem mais Possessões entre os outros torna-se Antirrei; senão, a carta é descartada. Comprada antes da Coroação, age na hora, a menos que a mesa tenha escolhido que espere pelo novo Rei.
    .german = Gegenkönig
card-event-gegenkoenig-2 = Antirrei
    .text = Se houver um Rei, quem tem mais Possessões entre os outros torna-se Antirrei; senão, a carta é descartada. Comprada antes da Coroação, age na hora, a menos que a mesa tenha escolhido que espere pelo novo Rei.
    .german = Gegenkönig
card-event-gegenkoenig-3 = Antirrei
    .text = Se houver um Rei, quem tem mais Possessões entre os outros torna-se Antirrei; senão, a carta é descartada. Comprada antes da Coroação, age na hora, a menos que a mesa tenha escolhido que espere pelo novo Rei.
    .german = Gegenkönig
card-event-karten_mischen-1 = Embaralhar as cartas
    .text = Sempre resolvida: embaralhe esta carta e os descartes de volta no baralho.
    .german = Bitte Karten mischen

## How near everybody is to winning

near-rounds-left = { $rounds ->
    [0] A Avaliação final vem agora. Vence quem tem mais pontos.
    [1] Falta 1 espaço da Trilha do Tempo para a Avaliação final. Vence quem tem mais pontos.
   *[other] Faltam { $rounds } espaços da Trilha do Tempo para a Avaliação final. Vence quem tem mais pontos.
  }
near-next-gold = Com mais { $gold } de Ouro haveria outro ponto.
near-next-citizens = { $citizens ->
    [1] Mais 1 Cidadão valeria outro ponto.
   *[other] Mais { $citizens } Cidadãos valeriam outro ponto.
  }
near-final = Se a Avaliação final fosse agora, os pontos seriam { $points }. Variação do Ouro: { $income }; do Prestígio: { $prestige }.
near-wins-so = Venceria com { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } se nada mudasse.
