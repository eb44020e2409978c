### Pax Renaissance: every text of the game.

## The game

game-name = Pax Renaissance
game-about = Banqueiros por trás dos tronos: financie guerras, rainhas e hereges entre 1460 e 1530. Primeira edição, 2 a 4 jogadores.

## Small kinds

region-west = Ocidente
    .in = no Ocidente
    .of = do Ocidente
region-east = Oriente
    .in = no Oriente
    .of = do Oriente
religion-catholic = católica (branco)
religion-reformist = reformista (vermelho)
religion-islamic = islâmica (preto)
face-catholic = teocracia católica
face-reformist = teocracia reformista
face-islamic = teocracia islâmica
face-secular = laica
prestige-catholic = prestígio católico
prestige-reformist = prestígio reformista
prestige-islamic = prestígio islâmico
prestige-law = prestígio de lei
prestige-discovery = prestígio de descoberta
prestige-patron = prestígio de mecenas
prestige-polymath = prestígio de polímata
victory-renaissance = Vitória renascentista
victory-imperial = Vitória imperial
victory-holy = Vitória religiosa
victory-globalization = Vitória por globalização
family-fugger = Fugger
family-medici = Médici
family-coeur = Cœur
family-marchionni = Marchionni
operation-inquisitor_catholic = inquisidor (branco)
operation-inquisitor_reformist = inquisidor (vermelho)
operation-inquisitor_islamic = inquisidor (preto)
operation-commerce_west = comércio (Ocidente)
operation-commerce_east = comércio (Oriente)
operation-behead = decapitação
operation-tax = imposto
operation-repress = repressão
operation-vote_west = voto (Ocidente)
operation-vote_east = voto (Oriente)
operation-corsair_catholic = corsário (branco)
operation-corsair_reformist = corsário (vermelho)
operation-corsair_islamic = corsário (preto)
operation-siege = cerco
operation-campaign = campanha
shot-none = nenhum efeito único
shot-trade_shift = mudança de rota
shot-coronation = coroação
shot-conspiracy = conspiração
shot-peasant_revolt = revolta camponesa
shot-crusade = cruzada
shot-reformation = reforma
shot-jihad = jihad
shot-apostasy = apostasia
shot-torch = tocha
shot-comet = cometa
shot-campaign = campanha

## Questions

ask-Act = fazer uma ação
ask-Comet = ativar uma carta de vitória com o cometa
ask-DiscardDown = descartar uma carta da mão, que passa do limite
ask-OneShot = decidir se usa o efeito único da carta { $card }
ask-Agents = colocar todos, alguns ou nenhum dos agentes da carta { $card }
ask-RequiredAgents = colocar todos os agentes da carta { $card }, cujo efeito único é usado
ask-Borrow = pegar { $piece_a } entre as peças em jogo, pois a reserva está vazia, ou ficar sem
ask-RepressConcession = escolher a carta de império que recebe a concessão reprimida { $border_on }
ask-FairLevy = escolher a cidade do recrutamento { $land_in }
ask-TaxLevy = escolher a cidade do recrutamento que vem do imposto { $land_in }
ask-Pacify = remover uma peça reprimida { $land_in } ou nenhuma
ask-Concession = colocar uma concessão numa fronteira { $land_of } ou nenhuma
ask-Emancipate = emancipar peças reprimidas { $land_in }
ask-March = colocar os vencedores no mapa { $land_in }
ask-Rally = decidir se as torres participam da cruzada { $land_in }
ask-Losses = escolher as baixas da batalha { $land_in } (faltam { $due })
ask-TurnMap = tornar laica a carta de mapa { $land_of } ou manter a teocracia
ask-SecondSale = vender ou não uma segunda carta com a mesma ação
ask-TreacherousWar = escolher onde se trava a guerra da carta { $card }
ask-Operations = usar as operações das cartas, no máximo uma por carta
ask-Inquisitor = mover um bispo: religião { $colour }
ask-Commerce = pegar um florim do mercado { $row_of }
ask-Behead = escolher a carta a decapitar com { $card }
ask-Tax = escolher a concessão a tributar
ask-TaxDue = pagar o imposto da concessão { $border_on } ou deixá-la ser reprimida
ask-Repress = escolher a peça a reprimir
ask-Vote = escolher o império { $region_of } em que votar
ask-Corsair = mover um pirata: religião { $colour }
ask-Siege = escolher a peça a matar com o cerco
ask-Campaign = escolher o império que o rei { $land_of } ataca

## Choices

do-buy = Comprar { $card }{ $price ->
    [0] {""}
    [1] {" "}por 1 florim
   *[other] {" "}por { $price } florins
}
    .open = Comprar uma carta{ $price ->
        [0] {""}
        [1] {" "}por 1 florim
       *[other] {" "}por { $price } florins
    }
do-play = Jogar { $card }
    .open = Jogar uma carta
do-sell = Vender { $card } por { $gain ->
    [1] 1 florim
   *[other] { $gain } florins
}
    .open = Vender uma carta por { $gain ->
        [1] 1 florim
       *[other] { $gain } florins
    }
do-treachery = Vender { $card } pelo efeito único, sem florins
    .open = Vender uma carta pelo efeito único, sem florins
do-operations = Executar as operações { $region_of }
    .open = Executar as operações
do-operations_both = Executar juntas as operações do Ocidente e do Oriente
do-free_operations = Executar as operações { $region_of } sem gastar ação
    .open = Executar as operações sem gastar ação
do-fair = Realizar a feira { $region_of }
    .open = Realizar uma feira
do-free_fair = Realizar a feira { $region_of } sem gastar ação
    .open = Realizar uma feira sem gastar ação
do-declare = Declarar a { $victory }
    .open = Declarar uma vitória
do-reprisal = Descartar { $card } por uma revolta camponesa contra o rei dela
    .open = Descartar uma rainha por uma revolta camponesa contra o rei dela
do-apostasy = Ativar a apostasia da carta { $card } (1 ação)
    .open = Ativar a apostasia de uma carta (1 ação)
do-activate = Ativar a { $victory }
    .open = Ativar uma vitória
do-discard = Descartar { $card } da mão
    .open = Descartar uma carta da mão
do-done = Terminar
do-shift = Abrir o empório { $city_of }
    .open = Abrir um empório
do-war = Começar a guerra { $land_in }
    .open = Começar uma guerra
do-use_apostasy = Usar a apostasia
do-torch = Tornar inativa a { $victory }
    .open = Tornar inativa uma vitória
do-marry = Casá-la com o rei { $land_of }
    .open = Casá-la com um rei
do-maid = Deixá-la solteira
do-bestow = Dar a coroa ao rei { $land_of }
    .open = Dar a coroa a um rei
do-shelve = Guardar a coroa sem um rei
do-forgo = Abrir mão
do-place = Colocar { $piece_a } { $city_in }
    .open = Colocar uma peça numa cidade
    .open-city = Colocar { $piece_a } numa cidade
do-lay = Colocar { $piece_a } { $border_on }
    .open = Colocar uma peça numa fronteira
    .open-border = Colocar { $piece_a } numa fronteira
do-oust = Colocar { $piece_a } { $city_in } e reprimir a peça que está lá (1 florim)
    .open = Colocar uma peça numa cidade e reprimir a peça que está lá (1 florim)
    .open-city = Colocar { $piece_a } numa cidade e reprimir a peça que está lá (1 florim)
do-oust_border = Colocar { $piece_a } { $border_on } e reprimir a concessão que está lá (1 florim)
    .open = Colocar uma peça numa fronteira e reprimir a concessão que está lá (1 florim)
    .open-border = Colocar { $piece_a } numa fronteira e reprimir a concessão que está lá (1 florim)
do-raid = Colocar { $piece_a } { $border_on } e matar a peça que está lá
    .open = Colocar uma peça numa fronteira e matar a peça que está lá
    .open-border = Colocar { $piece_a } numa fronteira e matar a peça que está lá
do-install = Colocar { $piece_a } na carta { $card }
    .open = Colocar uma peça numa carta
    .open-card = Colocar { $piece_a } numa carta
do-take_city = Pegar { $piece_a } que está { $city_in }
    .open = Pegar uma peça de uma cidade
    .open-city = Pegar { $piece_a } de uma cidade
do-take_border = Pegar { $piece_a } { $border_on }
    .open = Pegar uma peça de uma fronteira
    .open-border = Pegar { $piece_a } de uma fronteira
do-take_bishop = Pegar o bispo da carta { $card }
    .open = Pegar um bispo de uma carta
do-take_repressed = Pegar { $piece_a } entre os reprimidos na carta de império { $land_of }
    .open = Pegar uma peça reprimida
do-leave = Ficar sem
do-repress_to = Reprimir na carta de império { $land_of }
    .open = Reprimir numa carta de império
do-levy = Recrutar { $piece_a } { $city_in }
    .open = Recrutar uma peça numa cidade
    .open-city = Recrutar { $piece_a } numa cidade
do-join = As torres participam
do-stay = As torres ficam de fora
do-lose_city = Cai { $piece_a } { $city_in }
    .open = Cai uma peça numa cidade
    .open-city = Cai { $piece_a } numa cidade
do-lose_border = Cai { $piece_a } { $border_on }
    .open = Cai uma peça numa fronteira
    .open-border = Cai { $piece_a } numa fronteira
do-lose_agent = Cai { $piece_a } dos agentes
    .open = Cai um dos agentes
do-lose_repressed = Cai { $piece_a } dos reprimidos
    .open = Cai um dos reprimidos
do-concession = Colocar uma concessão { $border_on }
    .open = Colocar uma concessão
do-takeover = Colocar uma concessão { $border_on } e reprimir a que está lá (1 florim)
    .open = Colocar uma concessão e reprimir a que está lá (1 florim)
do-secularise = Virar a carta de mapa para a face laica
do-keep = Manter a teocracia
do-use = { $card }: { $operation }
    .open = Usar uma operação de uma carta
    .open-operation = { $card }: escolher uma operação
    .open-card = { $operation }: escolher uma carta
do-cipher = { $card } do adversário: { $operation }
    .open = Usar uma operação de uma carta do adversário
    .open-operation = { $card } do adversário: escolher uma operação
    .open-card = { $operation }: escolher uma carta do adversário
do-collect = Pegar 1 florim da carta { $card }
    .open = Pegar 1 florim de uma carta
do-behead = Decapitar { $card }
    .open = Decapitar uma carta
do-tax = Tributar a concessão { $border_on } para { $land_the }
    .open = Tributar uma concessão
    .open-border = Tributar uma concessão para { $land_the }
do-pay = Pagar 1 florim e manter a concessão
do-submit = Deixar reprimir a concessão
do-repress = Reprimir { $piece_a } { $city_in } (você ganha 1 florim)
    .open = Reprimir uma peça numa cidade (você ganha 1 florim)
    .open-city = Reprimir { $piece_a } numa cidade (você ganha 1 florim)
do-repress_border = Reprimir { $piece_a } { $border_on } (você ganha 1 florim)
    .open = Reprimir uma peça numa fronteira (você ganha 1 florim)
    .open-border = Reprimir { $piece_a } numa fronteira (você ganha 1 florim)
do-vote = Votar { $land_in } ({ $cost ->
    [0] sem custo
    [1] 1 florim
   *[other] { $cost } florins
})
    .open = Votar num império ({ $cost ->
        [0] sem custo
        [1] 1 florim
       *[other] { $cost } florins
    })
do-sail = Navegar da fronteira { $frm } para a fronteira { $to }
    .open = Navegar de uma fronteira para outra
do-siege = Matar { $piece_a } { $city_in }
    .open = Matar uma peça numa cidade
    .open-city = Matar { $piece_a } numa cidade
do-siege_border = Matar { $piece_a } { $border_on }
    .open = Matar uma peça numa fronteira
    .open-border = Matar { $piece_a } numa fronteira
do-campaign = Campanha contra { $land_the } ({ $cost ->
    [1] 1 florim
   *[other] { $cost } florins
})
    .open = Campanha contra um império ({ $cost ->
        [1] 1 florim
       *[other] { $cost } florins
    })
do-move_bishop = Mover o bispo da carta { $frm } para a carta { $to }
    .open = Mover um bispo para outra carta
do-pacify = Remover { $piece_a } dos reprimidos
    .open = Remover um dos reprimidos

## Refusals

no-fair-card = A carta da feira não pode ser comprada.
no-price = Custa { $price ->
    [1] 1 florim
   *[other] { $price } florins
}; { $florins ->
    [0] você não tem florins
    [1] você tem 1 florim
   *[other] você tem { $florins } florins
}.
no-own-florin = Neste turno você colocou um florim na carta { $card }: não pode comprá-la.
no-hand-full = Sua mão está cheia: comporta 2 cartas.
no-already-active = A { $victory } já está ativa.
no-once-per-turn = Só uma vez por turno: você já fez.
no-nothing-to-operate = Ali nenhuma carta tem operação com alvo.
no-inactive = A { $victory } não está ativa.
no-needs-actions = Exige { $actions ->
    [1] 1 ação
   *[other] { $actions } ações
}.
no-too-few-republics = Você precisa de ao menos { $lead ->
    [1] 1 república
   *[other] { $lead } repúblicas
} a mais que qualquer outro jogador.
no-too-little-law = Você precisa de ao menos { $lead ->
    [1] 1 ícone de lei
   *[other] { $lead } ícones de lei
} a mais que qualquer outro jogador.
no-too-few-kings = Você precisa de ao menos { $lead ->
    [1] 1 rei
   *[other] { $lead } reis
} a mais que qualquer outro jogador.
no-too-few-empires = Você precisa de ao menos { $lead ->
    [1] 1 carta de império
   *[other] { $lead } cartas de império
} a mais que qualquer outro jogador.
no-too-few-concessions = Você precisa de ao menos { $lead ->
    [1] 1 concessão
   *[other] { $lead } concessões
} a mais que qualquer outro jogador.
no-too-little-discovery = Você precisa de ao menos { $lead ->
    [1] 1 ícone de descoberta
   *[other] { $lead } ícones de descoberta
} a mais que qualquer outro jogador.
no-too-little-prestige = Outro jogador tem ao menos o mesmo prestígio na religião suprema.
no-no-supreme-religion = Nenhuma religião é suprema.
no-already-open = O empório { $city_of } já está ativo.
no-prestige-missing = Antes, outra carta da sua área de jogo deve ter { $prestige }.
no-king-not-in-deck = O rei { $land_of } não está no baralho de impérios.
no-no-heretics = Não há hereges { $land_in }.
no-cannot-pay = Você não pode pagar { $cost ->
    [1] 1 florim
   *[other] { $cost } florins
}.
no-vote-price = A votação { $land_in } custa { $cost ->
    [1] 1 florim
   *[other] { $cost } florins
}, um por peça reprimida; { $florins ->
    [0] você não tem florins
    [1] você tem 1 florim
   *[other] você tem { $florins } florins
}.
no-campaign-price = A campanha do rei { $land_of } custa { $cost ->
    [1] 1 florim
   *[other] { $cost } florins
}, um por cavaleiro; { $florins ->
    [0] você não tem florins
    [1] você tem 1 florim
   *[other] você tem { $florins } florins
}.
no-agents-required = O efeito único é usado: todo agente que tem lugar deve ser colocado.
no-protected = Os piratas não podem matar a concessão { $border_on }.
no-pirate-bars = Há um pirata { $border_on }: ali não cabe uma concessão.
no-same-pirate = Já há um pirata da mesma cor { $border_on }.
no-card-acted = A carta { $card } já agiu.
no-silenced = Um bispo silencia a carta { $card }: só lhe resta a operação azul.
no-no-target = Não há alvo para a operação { $operation }.
no-saturated = Nenhum imposto { $land_in }: todas as cidades estão cheias.
no-no-majority-in = Em nenhum império { $region_of } em que se possa votar você tem a maioria das concessões.
no-no-empire-in = Em nenhum império { $region_of } se pode votar: cada um está no baralho ou é vassalo.
no-all-silenced = Os bispos silenciam toda carta que ali tem operação.
no-other-region = O voto vale na outra região: não alcança { $land_the }.
no-empire-in-deck = A carta de império { $land_of } está no baralho.
no-is-vassal = O rei { $land_of } é um vassalo.
no-no-majority = Você não tem mais concessões que cada outro { $land_in }.
no-no-knights = Não há cavaleiros { $land_in }.
no-not-adjacent = A carta de mapa { $land_of } não é adjacente.
no-own-suzerain = Um vassalo não ataca o seu suserano, o rei { $land_of }.

## Log

log-family = { $seat } joga pela casa { $family }.
log-turn = Começa o turno de { $seat }.
log-passed = { $seat } abre mão de uma ação.
log-bought = { $seat } compra { $card } por { $price ->
    [1] 1 florim
   *[other] { $price } florins
}.
log-found = { $seat } pega { $gain ->
    [1] 1 florim
   *[other] { $gain } florins
} da carta comprada.
log-paid = { $seat } paga { $cost ->
    [1] 1 florim
   *[other] { $cost } florins
} à China.
log-fair-share = { $seat } pega o primeiro florim da feira.
log-activated = O cometa: { $seat } ativa a { $victory }.
log-hand-discarded = { $seat } descarta { $card } da mão.
log-drawn = Nova carta no mercado { $region_of }: { $card }.
log-top-card = No topo do baralho { $region_of }: { $card }.
log-played = { $seat } joga { $card }.
log-sold = { $seat } vende { $card } por { $gain ->
    [1] 1 florim
   *[other] { $gain } florins
}.
log-treachery = { $seat } vende { $card } pelo efeito único, sem florins.
log-card-discarded = Carta descartada da área de jogo de { $seat }: { $card }.
log-empire-returned = { $seat } perde a carta de império { $land_of }, que volta ao baralho.
log-empire-taken = { $seat } toma { $land_the } como monarquia.
log-became-republic = { $seat } faz { $land_of } uma república.
log-became-monarchy = { $seat } faz de novo { $land_of } uma monarquia.
log-became-vassal = { $seat } faz { $land_of } vassalo { $lord_of }.
log-married = { $seat } casa { $card } com o rei { $land_of }.
log-old-maid = { $seat } deixa { $card } solteira.
log-bestowed = { $seat } entrega { $card } ao rei { $land_of }.
log-shelved = { $seat } guarda { $card } sem um rei.
log-trade-shift = { $seat } abre o empório { $city_of } e fecha aquele { $closed_of }.
log-torch = { $seat } torna inativa a { $victory }.
log-ability = A habilidade da carta { $card } tem efeito ({ $seat }).
log-apostasy = { $seat } proclama uma apostasia: { $one }, { $other }.
log-placed = { $seat } coloca { $piece_a } { $city_in }.
log-laid = { $seat } coloca { $piece_a } { $border_on }.
log-levied = { $seat } recruta { $piece_a } { $city_in }.
log-repressed = Peça reprimida { $land_in }: { $piece }.
log-repressed-city = Peça reprimida na carta de império { $land_of }: { $piece } { $city_in }.
log-repressed-border = Peça reprimida na carta de império { $land_of }: { $piece } { $border_on }.
log-killed-by-repression = Peça morta, pois o império está no baralho ({ $land }): { $piece }.
log-killed-city = Peça morta, pois a carta de império { $land_of } está no baralho: { $piece } { $city_in }.
log-killed-border = Peça morta, pois a carta de império { $land_of } está no baralho: { $piece } { $border_on }.
log-killed-by-pirate = Os piratas matam { $piece_a } { $border_on }.
log-borrowed = { $seat } pega { $piece_a } entre as peças em jogo, pois a reserva está vazia.
log-borrowed-city = A reserva está vazia: { $seat } pega { $piece_a } que está { $city_in }.
log-borrowed-border = A reserva está vazia: { $seat } pega { $piece_a } { $border_on }.
log-borrowed-repressed = A reserva está vazia: { $seat } pega { $piece_a } entre os reprimidos na carta de império { $land_of }.
log-borrowed-bishop = A reserva está vazia: { $seat } pega { $piece_a } da carta { $card }.
log-shortage-left = A reserva está vazia: { $seat } fica sem { $piece_a }.
log-bishop-arrived = { $seat } coloca { $piece_a } na carta { $card }.
log-bishop-moved = { $seat } envia o bispo da carta { $frm } para a carta { $to }.
log-diet-of-worms = Dieta de Worms: os dois bispos na carta { $card } são removidos ({ $seat }).
log-pacified = { $seat } remove uma peça reprimida { $land_in }: { $piece }.
log-war = { $seat } começa uma guerra { $land_in }: { $shot }.
log-battle = Batalha { $land_in }: { $attack } no ataque, { $defence } na defesa.
log-fell = Baixa na batalha { $land_in }: { $piece }.
log-fell-city = Baixa { $city_in }: { $piece }.
log-fell-border = Baixa { $border_on }: { $piece }.
log-fell-agent = Baixa na batalha { $land_in }, um agente: { $piece }.
log-fell-repressed = Baixa na carta de império { $land_of }, uma peça reprimida: { $piece }.
log-wounded = Uma perda não basta para matar { $piece_a } { $city_in }.
log-battle-won = { $seat } vence a batalha { $land_in } ({ $shot }).
log-battle-lost = { $seat } perde a batalha { $land_in } ({ $shot }).
log-marched-in = { $seat } leva { $piece_a } ao mapa { $land_in }.
log-marched-city = { $seat } leva { $piece_a } à terra conquistada, { $city_in }.
log-marched-border = { $seat } leva { $piece_a } à terra conquistada, { $border_on }.
log-no-room = Não há espaço { $land_in }, por isso um vencedor morre: { $piece }.
log-emancipated = { $seat } emancipa { $piece_a } { $land_in }.
log-freed-city = { $seat } emancipa { $piece_a }, agora { $city_in }.
log-freed-border = { $seat } emancipa { $piece_a }, agora { $border_on }.
log-map-turned = A carta de mapa { $land_of } é virada: { $face }.
log-operations = { $seat } executa as operações.
log-operated = { $seat } executa as operações { $region_of }.
log-operated-both = { $seat } executa juntas as operações do Ocidente e do Oriente.
log-used = { $seat } usa { $card }: { $operation }.
log-ciphered = { $seat } usa a carta { $card } de um adversário: { $operation }.
log-commerce = { $seat } pega 1 florim da carta { $card }.
log-beheaded = { $seat } decapita { $victim } com { $card }.
log-taxed = { $seat } tributa a concessão de { $other } { $border_on }.
log-tax-paid = { $seat } paga 1 florim pela concessão { $border_on }.
log-repress-gain = { $seat } ganha 1 florim com a repressão.
log-voted = { $seat } vence a votação { $land_in } e paga { $cost ->
    [0] nada
    [1] 1 florim
   *[other] { $cost } florins
}.
log-sailed = { $seat } move { $piece_a } da fronteira { $frm } para a fronteira { $to }.
log-besieged = { $seat } mata com o cerco { $piece_a } { $city_in }.
log-pirate-besieged = { $seat } mata com o cerco { $piece_a } { $border_on }.
log-campaign = { $seat } manda o rei { $land_of } contra { $to_the } ({ $cost ->
    [1] 1 florim
   *[other] { $cost } florins
}).
log-fair = { $seat } realiza a feira { $region_of } com { $card }: { $florins ->
    [1] 1 florim
   *[other] { $florins } florins
}.
log-robbed = Os piratas roubam 1 florim da feira { $border_on }.
log-earned = { $seat } recebe { $gain ->
    [1] 1 florim
   *[other] { $gain } florins
} com a concessão { $border_on }.
log-fair-closed = A feira { $region_of } termina e descarta-se { $card }: { $florins ->
    [0] nada resta
    [1] resta 1 florim
   *[other] restam { $florins } florins
}.
log-declared = { $seat } declara a { $victory } e vence.
log-decks-exhausted = Os baralhos se esgotaram.
log-bankrupt = { $seat } vai à falência e sai do jogo.
log-shot-forgone = { $seat } abre mão do efeito único da carta { $card } ({ $shot }).
log-shot-already-open = O efeito único da carta { $card } não se aplica: o empório { $city_of } já está ativo ({ $seat }).
log-shot-prestige-missing = O efeito único da carta { $card } não se aplica: falta a { $seat } { $prestige } em outra carta.
log-shot-no-heretics = O efeito único da carta { $card } ({ $shot }) não se aplica: não há hereges na sua localização ({ $seat }).
log-shot-no-suitor = Não há rei para { $card }: nenhum está no baralho de impérios ({ $seat }).
log-torch-idle = { $seat } usa uma tocha sem efeito: a { $victory } já estava inativa.
log-apostasy-idle = A apostasia não atinge ninguém: em nenhuma área de jogo há prestígio das duas religiões, { $one } e { $other }.
log-agents-unused = { $seat } não coloca outros agentes da carta { $card }.
log-agents-no-place = Agentes da carta { $card } não encontram lugar ({ $seat }).
log-no-border = Nenhuma fronteira { $land_of } recebe uma concessão de { $seat }.
log-no-change = A vitória { $land_in } não muda o regime: o império já é de { $seat }.

## Endings

end-renaissance = Vitória renascentista: prevalecem repúblicas e lei.
end-imperial = Vitória imperial: mais reis obedecem a um só banqueiro.
end-holy = Vitória religiosa: uma fé é suprema.
end-globalization = Vitória por globalização: as rotas abraçam o mundo.
end-patron = Os baralhos acabaram: vence o maior mecenas.
end-patron_florins = Os baralhos acabaram, mecenas empatados: os florins decidem e, se também empatarem, a vitória é dividida.
end-bankruptcy = Todos os outros estão falidos.
end-bankruptcy_together = Todos estão falidos: os últimos a falir dividem a vitória.

## Options

option-promo = Cartas promo
option-promo-about = Mais cinco cartas são embaralhadas nos baralhos.
option-promo-no = Sem
option-promo-yes = Com
option-expansion = Expansão
option-expansion-about = Mais cinquenta e nove cartas, com apostasia, tochas e polímatas.
option-expansion-no = Sem
option-expansion-yes = Com
option-astrology = Astrologia
option-astrology-about = A carta do topo de cada baralho fica aberta.
option-astrology-no = Sem
option-astrology-yes = Com
option-bankruptcy = Falência
option-bankruptcy-about = Quem realiza uma feira não pega o florim; quem fica sem nada é eliminado.
option-bankruptcy-no = Sem
option-bankruptcy-yes = Com
option-alternative_end = Fim alternativo
option-alternative_end-about = O jogo só termina quando um espaço do mercado não pode ser preenchido.
option-alternative_end-no = Sem
option-alternative_end-yes = Com
option-self_behead = Decapitar a própria carta
option-self_behead-about = Se uma carta pode decapitar a si mesma.
option-self_behead-allowed = Permitido (texto principal)
option-self_behead-forbidden = Proibido (texto para dois)
option-corsair_reach = Alcance dos corsários
option-corsair_reach-about = Para quais fronteiras marítimas um corsário pode navegar.
option-corsair_reach-neighbours = Carta própria e vizinhas de lado
option-corsair_reach-location = Só a própria carta de mapa
option-corsair_reach-corners = Vizinhas também de canto
option-conquered_bishops = Bispos em impérios conquistados
option-conquered_bishops-about = O que acontece ao bispo num império vencido em campanha.
option-conquered_bishops-stay = Ficam
option-conquered_bishops-discarded = São descartados
option-conspiracy_flip = Conspiração numa teocracia
option-conspiracy_flip-about = Como uma conspiração vencida vira a carta de mapa.
option-conspiracy_flip-secular = Pode torná-la laica
option-conspiracy_flip-other_side = Deve virá-la para o outro lado
option-holy_count = Crentes da vitória religiosa
option-holy_count-about = Onde os crentes devem superar os hereges.
option-holy_count-each = Em cada teocracia
option-holy_count-total = Em todas as teocracias juntas
option-imperial_count = Contagem da vitória imperial
option-imperial_count-about = O que a vitória imperial conta.
option-imperial_count-kings = Monarquias
option-imperial_count-empires = Todas as cartas de império
option-own_campaign = Campanha contra um império próprio
option-own_campaign-about = O que traz vencer uma campanha contra outro império seu.
option-own_campaign-vassal = Torna-se vassalo
option-own_campaign-battle_only = Só a batalha conta
option-inquisitor_jump = Saltos dos bispos
option-inquisitor_jump-about = Para onde o inquisidor pode enviar um bispo além das cartas adjacentes.
option-inquisitor_jump-other_tableau = Mesma seção de outra área de jogo
option-inquisitor_jump-any_card = Qualquer carta de localização compatível
option-fortifications_x5 = Carta x5, Fortificações
option-fortifications_x5-about = Quais operações a carta x5 torna grátis.
option-fortifications_x5-west = Ocidentais
option-fortifications_x5-east = Orientais
option-shortage = Reserva vazia
option-shortage-about = De onde se pega uma peça idêntica em jogo quando falta na reserva.
option-shortage-repressed = Primeiro entre os reprimidos
option-shortage-anywhere = A carta de império em questão, depois qualquer lugar
option-agents = Agentes de um efeito único usado
option-agents-about = Se todos os agentes devem ser colocados quando se usa o efeito único.
option-agents-required = Todos devem ser colocados
option-agents-optional = Todos, alguns ou nenhum
option-hands = Mãos na mesa
option-hands-about = As mãos são públicas; aqui só se decide como a mesa as mostra.
option-hands-folded = Fechadas
option-hands-open = Sempre abertas

## Zones

zone-market_west = Mercado ocidental, da carta da feira
zone-market_east = Mercado oriental, da carta da feira
zone-top_west = No topo do baralho ocidental
zone-top_east = No topo do baralho oriental
zone-victories = Cartas de vitória ativas
zone-emporia = Empórios ativos
zone-theocracies_catholic = Teocracias católicas
zone-theocracies_reformist = Teocracias reformistas
zone-theocracies_islamic = Teocracias islâmicas
zone-bishops_catholic = Bispos brancos em
zone-bishops_reformist = Bispos vermelhos em
zone-bishops_islamic = Bispos pretos em
zone-hand = Mão
zone-tableau_west = Seção ocidental
zone-tableau_east = Seção oriental
zone-kings = Reis
zone-republics = Repúblicas
zone-vassals = Vassalos
zone-queens = Rainhas casadas
zone-maids = Rainhas solteiras

## Counters

counter-actions = Ações restantes
counter-deck_west = Baralho ocidental
counter-deck_east = Baralho oriental
counter-family = Casa
counter-florins = Florins
counter-kings = Reis
counter-republics = Repúblicas
counter-concessions = Concessões
counter-catholic = Católico
counter-reformist = Reformista
counter-islamic = Islâmico
counter-law = Lei
counter-discovery = Descoberta
counter-patron = Mecenas
counter-polymath = Polímata

## Progress

need-empires = Impérios
need-bishops = Bispos da religião
need-believers = Menor vantagem de crentes nas suas teocracias
need-theocracies = Teocracias da religião

## The bots' judgement

term-victory = proximidade de uma vitória
term-rivals = perigo dos outros
term-kings = reis
term-republics = repúblicas
term-faith = prestígio religioso
term-law = prestígio de lei
term-discovery = prestígio de descoberta
term-patron = prestígio de mecenas
term-trade = concessões nas rotas
term-florins = florins
term-cards = cartas na área de jogo
term-hand = cartas na mão
style-conqueror = conquistador
style-merchant = mercador
style-zealot = zelote
style-patron = mecenas

## Labels of a card's description

label-agents = agentes
label-operations = operações
label-shot = efeito único
label-suitors = pretendentes
label-pawn = cubo
label-knights = cavaleiros
label-rooks = torres
label-cubes = concessões
label-king = monarquia
label-republic = república
label-all_west = todo o Ocidente
label-all_east = todo o Oriente

## Map

land-england = Inglaterra
    .in = na Inglaterra
    .of = da Inglaterra
    .the = a Inglaterra
land-france = França
    .in = na França
    .of = da França
    .the = a França
land-hre = Sacro Império Romano
    .in = no Sacro Império Romano
    .of = do Sacro Império Romano
    .the = o Sacro Império Romano
land-portugal = Portugal
    .in = em Portugal
    .of = de Portugal
    .the = Portugal
land-aragon = Aragão
    .in = em Aragão
    .of = de Aragão
    .the = Aragão
land-papal_states = Estados Papais
    .in = nos Estados Papais
    .of = dos Estados Papais
    .the = os Estados Papais
land-hungary = Hungria
    .in = na Hungria
    .of = da Hungria
    .the = a Hungria
land-ottoman = Império Otomano
    .in = no Império Otomano
    .of = do Império Otomano
    .the = o Império Otomano
land-mamluk = Mamelucos
    .in = entre os Mamelucos
    .of = dos Mamelucos
    .the = os Mamelucos
land-byzantium = Bizâncio
    .in = em Bizâncio
    .of = de Bizâncio
    .the = Bizâncio
city-london = Londres
    .in = em Londres
    .of = de Londres
city-bordeaux = Bordeaux
    .in = em Bordeaux
    .of = de Bordeaux
city-paris = Paris
    .in = em Paris
    .of = de Paris
city-bruges = Bruges
    .in = em Bruges
    .of = de Bruges
city-lyon = Lyon
    .in = em Lyon
    .of = de Lyon
city-vienna = Viena
    .in = em Viena
    .of = de Viena
city-nurnberg = Nuremberg
    .in = em Nuremberg
    .of = de Nuremberg
city-lubeck = Lübeck
    .in = em Lübeck
    .of = de Lübeck
city-novgorod = Novgorod
    .in = em Novgorod
    .of = de Novgorod
city-toledo = Toledo
    .in = em Toledo
    .of = de Toledo
city-granada = Granada
    .in = em Granada
    .of = de Granada
city-spice_islands = Ilhas das Especiarias
    .in = nas Ilhas das Especiarias
    .of = das Ilhas das Especiarias
city-valencia = Valência
    .in = em Valência
    .of = de Valência
city-algiers = Argel
    .in = em Argel
    .of = de Argel
city-timbuktu = Timbuktu
    .in = em Timbuktu
    .of = de Timbuktu
city-venice = Veneza
    .in = em Veneza
    .of = de Veneza
city-buda = Buda
    .in = em Buda
    .of = de Buda
city-varna = Varna
    .in = em Varna
    .of = de Varna
city-constantinople_1 = Constantinopla (1)
    .in = em Constantinopla (1)
    .of = de Constantinopla (1)
city-constantinople_2 = Constantinopla (2)
    .in = em Constantinopla (2)
    .of = de Constantinopla (2)
city-constantinople_3 = Constantinopla (3)
    .in = em Constantinopla (3)
    .of = de Constantinopla (3)
city-modon = Modon
    .in = em Modon
    .of = de Modon
city-rhodes = Rodes
    .in = em Rodes
    .of = de Rodes
city-cairo = Cairo
    .in = no Cairo
    .of = do Cairo
city-cyprus = Chipre
    .in = em Chipre
    .of = de Chipre
city-tana = Tana
    .in = em Tana
    .of = de Tana
city-caffa = Caffa
    .in = em Caffa
    .of = de Caffa
city-trebizond = Trebizonda
    .in = em Trebizonda
    .of = de Trebizonda
border-aragon-france = Aragão–França
    .on = na fronteira Aragão–França
border-aragon-papal_states = Aragão–Estados Papais
    .on = na fronteira Aragão–Estados Papais
border-aragon-portugal = Aragão–Portugal
    .on = na fronteira Aragão–Portugal
border-byzantium-hungary = Bizâncio–Hungria
    .on = na fronteira Bizâncio–Hungria
border-byzantium-mamluk = Bizâncio–Mamelucos
    .on = na fronteira Bizâncio–Mamelucos
border-england-france = Inglaterra–França
    .on = na fronteira Inglaterra–França
border-england-portugal = Inglaterra–Portugal
    .on = na fronteira Inglaterra–Portugal
border-france-hre = França–Sacro Império Romano
    .on = na fronteira França–Sacro Império Romano
border-hre-hungary = Sacro Império Romano–Hungria
    .on = na fronteira Sacro Império Romano–Hungria
border-hre-papal_states = Sacro Império Romano–Estados Papais
    .on = na fronteira Sacro Império Romano–Estados Papais
border-hungary-ottoman = Hungria–Império Otomano
    .on = na fronteira Hungria–Império Otomano
border-mamluk-ottoman = Mamelucos–Império Otomano
    .on = na fronteira Mamelucos–Império Otomano
border-ottoman-papal_states = Império Otomano–Estados Papais
    .on = na fronteira Império Otomano–Estados Papais

## Pieces

piece-catholic_knight = cavaleiro branco
    .a = um cavaleiro branco
piece-reformist_knight = cavaleiro vermelho
    .a = um cavaleiro vermelho
piece-islamic_knight = cavaleiro preto
    .a = um cavaleiro preto
piece-catholic_rook = torre branca
    .a = uma torre branca
piece-reformist_rook = torre vermelha
    .a = uma torre vermelha
piece-islamic_rook = torre preta
    .a = uma torre preta
piece-fugger_cube = cubo Fugger
    .a = um cubo Fugger
piece-medici_cube = cubo Médici
    .a = um cubo Médici
piece-coeur_cube = cubo Cœur
    .a = um cubo Cœur
piece-marchionni_cube = cubo Marchionni
    .a = um cubo Marchionni
piece-catholic_pirate = pirata branco
    .a = um pirata branco
piece-reformist_pirate = pirata vermelho
    .a = um pirata vermelho
piece-islamic_pirate = pirata preto
    .a = um pirata preto
piece-catholic_bishop = bispo branco
    .a = um bispo branco
piece-reformist_bishop = bispo vermelho
    .a = um bispo vermelho
piece-islamic_bishop = bispo preto
    .a = um bispo preto

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
zone-repressed_england = Reprimidos { land-england.in }
zone-repressed_france = Reprimidos { land-france.in }
zone-repressed_hre = Reprimidos { land-hre.in }
zone-repressed_portugal = Reprimidos { land-portugal.in }
zone-repressed_aragon = Reprimidos { land-aragon.in }
zone-repressed_papal_states = Reprimidos { land-papal_states.in }
zone-repressed_hungary = Reprimidos { land-hungary.in }
zone-repressed_ottoman = Reprimidos { land-ottoman.in }
zone-repressed_mamluk = Reprimidos { land-mamluk.in }
zone-repressed_byzantium = Reprimidos { land-byzantium.in }
counter-purse_west_0 = Florins Ocidente, feira:
counter-purse_west_1 = Florins Ocidente, 1:
counter-purse_west_2 = Florins Ocidente, 2:
counter-purse_west_3 = Florins Ocidente, 3:
counter-purse_west_4 = Florins Ocidente, 4:
counter-purse_east_0 = Florins Oriente, feira:
counter-purse_east_1 = Florins Oriente, 1:
counter-purse_east_2 = Florins Oriente, 2:
counter-purse_east_3 = Florins Oriente, 3:
counter-purse_east_4 = Florins Oriente, 4:

## Abilities

ability_title-knights_of_rhodes = Cavaleiros de Rodes
ability_title-cape_of_good_hope = Cabo da Boa Esperança
ability_title-aztec_gold = Ouro asteca
ability_title-letter_of_credit = Carta de crédito
ability_title-printing_press = Prensa tipográfica
ability_title-urbanization = Urbanização
ability_title-ransom = Resgate
ability_title-popular_reprisals = Represália popular
ability_title-venice_galleys = Comandante das galés venezianas
ability_title-fortifications = Fortificações
ability_title-astronomical_navigation = Navegação astronômica
ability_title-secular_university = Universidade laica
ability_title-gritti_spies = Espiões dos Gritti
ability_title-ragusa_immunity = Imunidade marítima de Ragusa
ability_title-genocide = Genocídio
ability_title-torch = Tocha
ability_title-counter_reformation = Contrarreforma
ability_title-medici_ciphers = Cifra dos Médici decifrada
ability_title-patrons_renown = Fama do mecenas
ability_title-german_renaissance = Renascimento alemão
ability_title-republican_ideals = Ideais republicanos
ability_title-pragmatic_treachery = Traição pragmática
ability_title-syncretism = Sincretismo
ability_title-cartography = Cartografia
ability_title-alum_monopoly = Monopólio do alume
ability_title-buffer_state = Estado-tampão
ability_title-de_rerum_natura = De Rerum Natura
ability_title-religion_as_relic = Religião como relíquia
ability_title-trilingual_college = Colégio trilíngue
ability-crusade_rooks_as_knights = Numa cruzada você pode tratar como cavaleiros as torres que estejam no Império Otomano ou nos Estados Papais.
ability-spice_fair_double = Suas concessões recebem em dobro nas feiras que partem das Ilhas das Especiarias.
ability-sell_for_4 = A venda desta carta rende 4 florins em vez de 2.
ability-unlimited_hand = Sua mão não tem limite de cartas.
ability-venice_white_double = Uma peça branca (católica) na cidade de Veneza vale duas nas batalhas.
ability-discard_for_peasant_revolt = Descarte esta rainha para iniciar uma revolta camponesa no império do rei com quem se casou.
ability-free_trade_fair = Uma vez no seu turno você pode realizar uma feira sem gastar uma ação.
ability-free_west_ops = Você pode executar as operações ocidentais sem gastar uma ação (carta x5: as orientais se a mesa assim escolheu).
ability-patron_as_concession = Para a vitória por globalização cada prestígio de mecenas seu conta também como concessão.
ability-counts_as_republic = Para a vitória renascentista esta carta conta como uma república.
ability-east_and_west_ops_in_one_action = Com uma única ação você pode executar as operações ocidentais e as orientais.
ability-concessions_immune_to_pirates = Os piratas não podem matar suas concessões.
ability-behead_only_east_black_bishop = A decapitação desta carta só pode atingir uma carta oriental com um bispo preto (islâmico).
ability-victory_costs_2 = Para todos os jogadores, declarar a vitória indicada custa 2 ações.
ability-apostasy_as_action = Com uma ação você pode ativar a apostasia impressa em qualquer carta da sua área de jogo.
ability-opponent_political_op = Durante suas operações ocidentais você pode usar também uma operação política da área de jogo de um adversário.
ability-concessions_double_fairs_votes = Suas concessões recebem em dobro nas feiras e valem em dobro nos votos.
ability-patron_as_law = Para a vitória renascentista cada prestígio de mecenas seu vale como prestígio de lei.
ability-sell_for_one_shot = Ao vender uma carta você pode abrir mão dos 2 florins e ativar a guerra civil, a cruzada ou a apostasia dela.
ability-immune_to_silencing = Os bispos não silenciam as cartas da sua área de jogo.
ability-sell_two_per_action = Com uma única ação você pode vender duas cartas.
ability-maps_not_adjacent = Para todos os jogadores as duas cartas de mapa indicadas não são adjacentes.
ability-immune_to_apostasy = A apostasia não afeta você.

## Cards: the name, and what the card says

card-29 = Papa da Inquisição
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-30 = O elefante do Papa
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_bishop } · { label-operations }: { operation-tax }, { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-31 = Grande Inquisidor
    .about = { region-west } · { land-portugal } · { label-agents }: { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-behead }, { operation-tax }, { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-32 = Antipapa
    .about = { region-west } · { land-france } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-33 = Teologia reformada
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-34 = Câmara Estrelada
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-behead }, { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-35 = Óbolo de São Pedro
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-tax }, { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-36 = Jesuítas
    .about = { region-west } · { land-aragon } · { label-agents }: { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-37 = Casa de Bórgia
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_bishop } · { prestige-patron } · { label-operations }: { operation-siege }, { operation-inquisitor_catholic } · { label-shot }: { shot-conspiracy }
card-38 = Fogueira das vaidades
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-reformist_bishop } · { prestige-law } · { label-operations }: { operation-tax }, { operation-vote_west }, { operation-inquisitor_catholic } · { label-shot }: { shot-peasant_revolt }
card-39 = Reforma anabatista
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-40 = Cavaleiros Hospitalários
    .about = { region-west } · { land-ottoman } · { label-agents }: { piece-catholic_pirate } · { prestige-catholic } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic } · { label-shot }: { shot-crusade } · { ability_title-knights_of_rhodes }: { ability-crusade_rooks_as_knights }
card-41 = Frota genovesa
    .about = { region-west } · { land-aragon } · { label-agents }: { piece-catholic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic }
card-42 = Armada da Índia
    .about = { region-west } · { land-portugal } · { label-agents }: { label-pawn } · { prestige-discovery } · { label-shot }: { shot-trade_shift } ({ city-spice_islands }) · { ability_title-cape_of_good_hope }: { ability-spice_fair_double }
card-43 = Liga Hanseática
    .about = { region-west } · { land-france } · { label-agents }: { label-pawn } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic }, { operation-commerce_west }
card-44 = Companhia dos Mercadores Aventureiros
    .about = { region-west } · { land-england } · { label-agents }: { label-pawn } · { prestige-discovery } · { label-shot }: { shot-trade_shift } ({ city-spice_islands })
card-45 = Corsários escoceses
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_reformist }
card-46 = Armada de Almeida
    .about = { region-west } · { land-portugal } · { label-agents }: { label-pawn } · { prestige-discovery } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic } · { label-shot }: { shot-trade_shift } ({ city-spice_islands }) · { ability_title-cape_of_good_hope }: { ability-spice_fair_double }
card-47 = Monopólio da Costa do Ouro
    .about = { region-west } · { land-portugal } · { label-agents }: { label-pawn } · { label-operations }: { operation-corsair_catholic }, { operation-commerce_west } · { label-shot }: { shot-trade_shift } ({ city-spice_islands })
card-48 = Bando negro de Arum
    .about = { region-west } · { land-france } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-knights }, { label-rooks }, { label-cubes }), { operation-corsair_islamic } · { label-shot }: { shot-peasant_revolt }
card-49 = Conquistadores
    .about = { region-west } · { land-portugal } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { prestige-discovery } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-trade_shift } ({ city-spice_islands }) · { ability_title-aztec_gold }: { ability-sell_for_4 }
card-50 = O último cavaleiro
    .about = { region-west } · { land-hre } · { label-agents }: { piece-reformist_knight } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-51 = Terço espanhol
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-siege }
card-52 = Gonfaloneiro
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { prestige-patron }, { prestige-law } · { label-operations }: { operation-vote_west }, { operation-siege }, { operation-inquisitor_catholic }
card-53 = Cavaleiros Teutônicos
    .about = { region-west } · { land-hre } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { label-operations }: { operation-repress } ({ label-rooks }, { label-cubes }), { operation-siege } · { label-shot }: { shot-conspiracy }
card-54 = Cromwell
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_knight }, { piece-reformist_knight } · { prestige-reformist } · { label-operations }: { operation-tax }, { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-55 = Liga da Suábia
    .about = { region-west } · { land-hre } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { label-operations }: { operation-repress } ({ label-rooks }, { label-cubes }), { operation-siege } · { label-shot }: { shot-conspiracy }
card-56 = O Temerário
    .about = { region-west } · { land-france } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { label-operations }: { operation-tax }, { operation-siege }, { operation-inquisitor_catholic } · { label-shot }: { shot-conspiracy }
card-57 = Cruzada à Terra Santa
    .about = { region-west } · { land-mamluk } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { prestige-catholic } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-crusade }
card-58 = Santa Irmandade
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-tax }, { operation-inquisitor_catholic }
card-59 = Mercenários suíços
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-siege }
card-60 = Duque de Milão
    .about = { region-west } · { land-aragon } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { prestige-patron } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-61 = Companhia negra
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-peasant_revolt }
card-62 = Mercadores da Staple
    .about = { region-west } · { land-england } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-63 = Guildas dos Comuneros
    .about = { region-west } · { land-portugal } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-64 = Guilda de Flandres
    .about = { region-west } · { land-france } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-siege }, { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-65 = Os Ocultos
    .about = { region-west } · { land-aragon } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-commerce_west }, { operation-inquisitor_reformist } · { label-shot }: { shot-peasant_revolt }
card-66 = Revolta do Bundschuh
    .about = { region-west } · { land-hre } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-67 = Lã florentina
    .about = { region-west } · { land-papal_states } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-68 = Sindicato Remença
    .about = { region-west } · { land-aragon } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-69 = República camponesa de Dithmarschen
    .about = { region-west } · { label-all_west } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-70 = Banco Höchstetter
    .about = { region-west } · { land-hre } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_west } · { ability_title-letter_of_credit }: { ability-unlimited_hand }
card-71 = Gutenberg
    .about = { region-west } · { land-hre } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-commerce_west } · { ability_title-printing_press }: { ability-unlimited_hand }
card-72 = Isabel de Castela
    .about = { region-west } · { prestige-catholic } · { label-operations }: { operation-repress } ({ label-rooks }, { label-cubes }), { operation-behead } · { label-shot }: { shot-coronation } · { label-suitors }: { land-portugal }, { land-aragon }, { land-france }, { land-hre }
card-73 = Ana da Bretanha
    .about = { region-west } · { label-operations }: { operation-siege } · { label-shot }: { shot-coronation } · { label-suitors }: { land-france }, { land-england }, { land-aragon }, { land-hre }
card-74 = Joana, a Louca
    .about = { region-west } · { prestige-catholic } · { label-operations }: { operation-siege } · { label-shot }: { shot-coronation } · { label-suitors }: { land-portugal }, { land-aragon }, { land-hre }
card-75 = Margarida de Anjou
    .about = { region-west } · { label-operations }: { operation-repress } ({ label-rooks }), { operation-siege } · { label-shot }: { shot-coronation } · { label-suitors }: { land-england }, { land-france }, { land-aragon }
card-76 = Maria, a Rica
    .about = { region-west } · { prestige-law } · { label-shot }: { shot-coronation } · { label-suitors }: { land-france }, { land-england }, { land-portugal }, { land-hre }
card-77 = Ordem de Santiago
    .about = { region-west } · { land-portugal } · { label-agents }: { piece-catholic_rook }, { piece-catholic_rook } · { prestige-catholic } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-78 = A Sereníssima
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_rook } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-corsair_catholic }, { operation-inquisitor_catholic } · { label-shot }: { shot-conspiracy }
card-79 = O fazedor de reis
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_rook }, { piece-catholic_rook } · { label-operations }: { operation-repress } ({ label-rooks }), { operation-siege } · { label-shot }: { shot-conspiracy }
card-80 = Lutero
    .about = { region-west } · { land-hre } · { label-agents }: { piece-reformist_rook }, { piece-reformist_rook } · { prestige-reformist } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-reformation }
card-81 = Liberdade frísia
    .about = { region-west } · { land-france } · { label-agents }: { piece-catholic_rook } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-82 = Maréchaussée
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_rook } · { label-operations }: { operation-tax }
card-83 = Ducado de Ferrara
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_rook } · { prestige-patron } · { label-operations }: { operation-siege }, { operation-commerce_west } · { label-shot }: { shot-conspiracy } · { ability_title-urbanization }: { ability-venice_white_double }
card-84 = O cometa Halley de 1456
    .about = { region-west } · { label-shot }: { shot-comet }
card-85 = O cometa de 1472 e Regiomontano
    .about = { region-west } · { label-shot }: { shot-comet }
card-86 = O Severo
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-behead }, { operation-siege }, { operation-inquisitor_islamic } · { label-shot }: { shot-jihad }
card-87 = Safávidas
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-behead }, { operation-inquisitor_islamic } · { label-shot }: { shot-jihad }
card-88 = Dervixes
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-tax }, { operation-inquisitor_islamic } · { label-shot }: { shot-jihad }
card-89 = Qizilbash
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-tax }, { operation-siege }, { operation-inquisitor_islamic } · { label-shot }: { shot-jihad }
card-90 = Irmãos Barba-Ruiva
    .about = { region-east } · { land-papal_states } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_islamic } · { label-shot }: { shot-jihad }
card-91 = Marinha otomana
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_islamic } · { label-shot }: { shot-jihad }
card-92 = Piratas judeus
    .about = { region-east } · { land-aragon } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_islamic } · { label-shot }: { shot-jihad }
card-93 = Soldados escravos mamelucos
    .about = { region-east } · { land-mamluk } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-jihad }
card-94 = Exército Negro
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-reformist_knight }, { piece-reformist_knight } · { label-operations }: { operation-tax }, { operation-siege }, { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-95 = Janízaros
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-islamic_knight }, { piece-islamic_knight } · { label-operations }: { operation-tax }, { operation-siege }, { operation-inquisitor_islamic } · { label-shot }: { shot-conspiracy }
card-96 = Tribo da Ovelha Negra
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-97 = Bashi-bazouk
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-reformist_knight } · { label-operations }: { operation-tax } · { label-shot }: { shot-reformation }
card-98 = Companhia das salinas de Cracóvia
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-tax }, { operation-repress } ({ label-rooks }), { operation-commerce_east } · { label-shot }: { shot-peasant_revolt }
card-99 = O Belo
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-islamic_knight }, { piece-islamic_knight } · { prestige-islamic } · { label-operations }: { operation-siege }, { operation-inquisitor_islamic } · { label-shot }: { shot-jihad }
card-100 = Prata da Bósnia e da Sérvia
    .about = { region-east } · { land-ottoman } · { label-agents }: { label-pawn } · { label-operations }: { operation-tax }, { operation-commerce_east } · { label-shot }: { shot-peasant_revolt }
card-101 = Horda da Crimeia
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-commerce_east } · { label-shot }: { shot-conspiracy }
card-102 = O Kremlin
    .about = { region-east } · { land-hre } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_east } · { label-shot }: { shot-trade_shift } ({ city-novgorod })
card-103 = Isabel da Boêmia
    .about = { region-east } · { label-shot }: { shot-coronation } · { label-suitors }: { land-hungary }, { land-portugal }, { land-hre }
card-104 = Sofia Paleóloga
    .about = { region-east } · { prestige-reformist } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-inquisitor_reformist } · { label-shot }: { shot-coronation } · { label-suitors }: { land-hungary }, { land-byzantium }, { land-hre }
card-105 = Hürrem Sultan, Roxelana
    .about = { region-east } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-behead } · { label-shot }: { shot-coronation } · { label-suitors }: { land-byzantium }, { land-ottoman }, { land-mamluk }
card-106 = Sitti Hatun de Dulkadir
    .about = { region-east } · { prestige-islamic } · { label-shot }: { shot-coronation } · { label-suitors }: { land-mamluk }, { land-ottoman }, { land-hungary }
card-107 = Carlota de Lusignan, de Chipre
    .about = { region-east } · { label-operations }: { operation-siege }, { operation-commerce_east } · { label-shot }: { shot-coronation } · { label-suitors }: { land-byzantium }, { land-ottoman }, { land-mamluk }
card-108 = Cleftes gregos
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-reformist_rook } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-109 = Godos da Crimeia
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-reformist_rook } · { prestige-law } · { label-operations }: { operation-vote_east }, { operation-siege } · { label-shot }: { shot-peasant_revolt }
card-110 = Café de Damasco
    .about = { region-east } · { land-mamluk } · { label-agents }: { piece-islamic_rook } · { label-operations }: { operation-siege }, { operation-commerce_east } · { label-shot }: { shot-conspiracy }
card-111 = Leva em massa polonesa
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-catholic_rook } · { prestige-law } · { label-operations }: { operation-vote_east }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-112 = O sistema dos timares
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-islamic_rook } · { label-operations }: { operation-tax }, { operation-siege }, { operation-inquisitor_islamic }
card-113 = Vlad, o Empalador
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-catholic_rook }, { piece-catholic_rook } · { label-operations }: { operation-behead }, { operation-siege }, { operation-inquisitor_catholic } · { label-shot }: { shot-conspiracy }
card-114 = Santo Estêvão, o Grande
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-reformist_rook }, { piece-reformist_rook } · { prestige-reformist } · { label-operations }: { operation-siege }, { operation-inquisitor_reformist } · { label-shot }: { shot-conspiracy }
card-115 = Soninquê Wangara
    .about = { region-east } · { land-aragon } · { label-agents }: { piece-islamic_rook } · { label-operations }: { operation-commerce_east } · { label-shot }: { shot-trade_shift } ({ city-timbuktu })
card-116 = Cem, o refém
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_rook }, { piece-islamic_rook } · { label-operations }: { operation-behead }, { operation-siege } · { label-shot }: { shot-conspiracy } · { ability_title-ransom }: { ability-sell_for_4 }
card-117 = Grande de Espanha
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-catholic_rook } · { label-operations }: { operation-tax }, { operation-repress } ({ label-knights }) · { label-shot }: { shot-conspiracy }
card-118 = Duque de Atenas
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-reformist_rook } · { label-operations }: { operation-siege } · { label-shot }: { shot-conspiracy }
card-119 = Copérnico e a revolução heliocêntrica
    .about = { region-east } · { label-shot }: { shot-comet }
card-120 = A astrologia de Nostradamus
    .about = { region-east } · { label-shot }: { shot-comet }
card-BGG01 = Nômades Funj
    .about = { region-east } · { land-mamluk } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-siege }, { operation-commerce_east } · { label-shot }: { shot-peasant_revolt }
card-BGG02 = Hoste de Zaporíjia
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-reformist_knight } · { prestige-reformist } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-reformation }
card-BGG03 = Isabel Báthory
    .about = { region-east } · { label-operations }: { operation-repress } ({ label-cubes }) · { label-shot }: { shot-coronation } · { label-suitors }: { land-byzantium }, { land-hungary }, { land-hre } · { ability_title-popular_reprisals }: { ability-discard_for_peasant_revolt }
card-BGG04 = Américo Vespúcio
    .about = { region-west } · { land-aragon } · { label-agents }: { label-pawn } · { prestige-discovery } · { label-operations }: { operation-tax }, { operation-repress } ({ label-cubes }) · { label-shot }: { shot-trade_shift } ({ city-spice_islands })
card-BGG05 = Podestà de Veneza
    .about = { region-west } · { land-mamluk } · { label-agents }: { label-pawn } · { ability_title-venice_galleys }: { ability-free_trade_fair }
card-x2 = Unidade dos Irmãos
    .about = { region-east } · { land-hre } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-repress } ({ label-knights }), { operation-inquisitor_reformist } · { label-shot }: { shot-apostasy } ({ religion-catholic }, { religion-reformist })
card-x3 = Legado papal na Pérsia
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-inquisitor_catholic }, { operation-inquisitor_reformist } · { label-shot }: { shot-apostasy } ({ religion-catholic }, { religion-islamic })
card-x4 = Cristandade unificada
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-reformist_bishop } · { prestige-patron } · { label-operations }: { operation-inquisitor_catholic }, { operation-inquisitor_reformist } · { label-shot }: { shot-apostasy } ({ religion-islamic }, { religion-reformist })
card-x5 = Engenheiro civil
    .about = { region-east } · { label-all_east } · { prestige-patron }, { prestige-polymath } · { ability_title-fortifications }: { ability-free_west_ops } (Com a opção de preparação para esta carta: as orientais.)
card-x6 = Medrese Sahn-i Seman
    .about = { region-east } · { land-ottoman } · { prestige-discovery }, { prestige-polymath } · { ability_title-astronomical_navigation }: { ability-patron_as_concession }
card-x7 = Academia
    .about = { region-east } · { land-hungary } · { prestige-discovery }, { prestige-polymath } · { label-operations }: { operation-vote_east } · { ability_title-secular_university }: { ability-counts_as_republic }
card-x8 = O roubo da Santa Coroa
    .about = { region-east } · { prestige-catholic } · { label-shot }: { shot-coronation } · { label-suitors }: { land-hungary } · { ability_title-ransom }: { ability-sell_for_4 }
card-x9 = Frota franco-otomana
    .about = { region-east } · { land-aragon } · { label-agents }: { piece-catholic_pirate } · { prestige-discovery } · { label-operations }: { operation-siege }, { operation-corsair_islamic }, { operation-corsair_catholic } · { label-shot }: { shot-trade_shift } ({ city-novgorod })
card-x10 = Frota da Liga Prussiana
    .about = { region-east } · { land-hre } · { label-agents }: { piece-catholic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic }, { operation-commerce_east }
card-x11 = Arsenal imperial otomano
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_islamic }
card-x12 = Dinastia dos Isfendiáridas
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_islamic }
card-x13 = Irmandade de São Marcos
    .about = { region-east } · { land-hre } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-behead }
card-x14 = Conjura da Transilvânia
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-islamic_knight }, { piece-reformist_knight } · { label-operations }: { operation-siege }, { operation-inquisitor_catholic } · { label-shot }: { shot-conspiracy } · { ability_title-gritti_spies }: { ability-east_and_west_ops_in_one_action }
card-x15 = Rebelião de Glinski
    .about = { region-east } · { land-hungary } · { label-agents }: { label-pawn } · { prestige-reformist } · { label-operations }: { operation-repress } ({ label-knights }, { label-rooks }), { operation-siege }, { operation-commerce_east } · { label-shot }: { shot-peasant_revolt }
card-x16 = Alume da Foceia
    .about = { region-east } · { land-ottoman } · { label-agents }: { label-pawn }, { label-pawn } · { label-operations }: { operation-repress } ({ label-rooks }, { label-cubes }), { operation-commerce_east }
card-x17 = Marinha mercante dálmata
    .about = { region-east } · { land-ottoman } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_east } · { ability_title-ragusa_immunity }: { ability-concessions_immune_to_pirates }
card-x18 = Condes de Celje
    .about = { region-east } · { land-hre } · { label-agents }: { piece-catholic_rook } · { label-operations }: { operation-repress } ({ label-knights }, { label-cubes }) · { label-shot }: { shot-peasant_revolt }
card-x19 = Revolta xiita de Şahkulu
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-behead }, { operation-inquisitor_islamic } · { label-shot }: { shot-peasant_revolt }
card-x20 = Revoltas fiscais de Çelebi
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-siege }, { operation-inquisitor_islamic } · { label-shot }: { shot-peasant_revolt }
card-x21 = Despina Khatun
    .about = { region-east } · { prestige-reformist } · { label-operations }: { operation-siege }, { operation-inquisitor_reformist } · { label-shot }: { shot-coronation } · { label-suitors }: { land-byzantium }, { land-ottoman }, { land-mamluk }
card-x22 = Grão-mufti
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-behead } · { label-shot }: { shot-jihad } · { ability_title-genocide }: { ability-behead_only_east_black_bishop }
card-x23 = Grande hetman
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-reformist_rook } · { prestige-reformist } · { label-operations }: { operation-tax }, { operation-repress } ({ label-rooks }, { label-cubes }), { operation-siege } · { label-shot }: { shot-conspiracy }
card-x24 = Agentes de Dukagjini
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-reformist_rook }, { piece-reformist_rook } · { prestige-law } · { label-operations }: { operation-repress } ({ label-rooks }, { label-cubes }), { operation-siege }, { operation-inquisitor_reformist } · { label-shot }: { shot-conspiracy }
card-x25 = Nômades de Tlemcen
    .about = { region-east } · { land-aragon } · { label-agents }: { piece-islamic_rook } · { label-operations }: { operation-commerce_east } · { label-shot }: { shot-trade_shift } ({ city-timbuktu })
card-x26 = O último suspiro
    .about = { region-east } · { land-portugal } · { label-agents }: { piece-islamic_rook } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-trade_shift } ({ city-timbuktu })
card-x27 = Nada de novo
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-catholic_rook } · { prestige-law } · { label-operations }: { operation-repress } ({ label-knights }, { label-cubes }), { operation-vote_east }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-x28 = O último bizantino
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-islamic_rook } · { prestige-reformist } · { label-operations }: { operation-behead }, { operation-repress } ({ label-rooks }, { label-cubes }), { operation-inquisitor_reformist } · { label-shot }: { shot-conspiracy }
card-x29 = Beilerbei do Egito
    .about = { region-east } · { land-mamluk } · { label-agents }: { piece-islamic_rook }, { piece-islamic_rook } · { prestige-law } · { label-operations }: { operation-behead }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-x30 = União dos Lagartos
    .about = { region-east } · { land-hre } · { label-agents }: { piece-reformist_rook }, { piece-reformist_rook } · { prestige-law } · { label-operations }: { operation-repress } ({ label-knights }), { operation-siege }, { operation-inquisitor_reformist } · { label-shot }: { shot-conspiracy }
card-x31 = Frota do Mar Vermelho
    .about = { region-east } · { land-mamluk } · { label-agents }: { label-pawn } · { label-operations }: { operation-repress } ({ label-rooks }), { operation-tax }, { operation-commerce_east } · { label-shot }: { shot-torch } ({ victory-globalization }) · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-globalization })
card-x32 = Um homem para todas as estações
    .about = { region-west } · { land-england } · { label-agents }: { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-behead }, { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-x33 = Oratório do Divino Amor
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_bishop }, { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-inquisitor_catholic } · { label-shot }: { shot-apostasy } ({ religion-catholic }, { religion-reformist }) · { ability_title-counter_reformation }: { ability-apostasy_as_action }
card-x34 = Criptografia
    .about = { region-west } · { land-papal_states } · { prestige-patron }, { prestige-polymath } · { ability_title-medici_ciphers }: { ability-opponent_political_op }
card-x35 = Michelangelo
    .about = { region-west } · { label-all_west } · { prestige-patron }, { prestige-polymath } · { ability_title-patrons_renown }: { ability-concessions_double_fairs_votes }
card-x36 = Geometria artística
    .about = { region-west } · { land-hre } · { prestige-patron }, { prestige-polymath } · { ability_title-german_renaissance }: { ability-patron_as_law }
card-x37 = Realismo romântico
    .about = { region-west } · { land-papal_states } · { prestige-polymath } · { ability_title-republican_ideals }: { ability-patron_as_law }
card-x38 = Engenheiro de minas
    .about = { region-west } · { label-all_west } · { prestige-catholic }, { prestige-polymath } · { ability_title-fortifications }: { ability-free_west_ops }
card-x39 = Maquiavelismo
    .about = { region-west } · { label-all_west } · { prestige-polymath } · { ability_title-pragmatic_treachery }: { ability-sell_for_one_shot }
card-x40 = Hermetismo
    .about = { region-west } · { label-all_west } · { prestige-polymath } · { label-shot }: { shot-torch } ({ victory-holy }) · { ability_title-syncretism }: { ability-immune_to_silencing } · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-holy })
card-x41 = Fé contra razão
    .about = { region-west } · { label-all_west } · { prestige-polymath } · { label-shot }: { shot-torch } ({ victory-holy }) · { ability_title-cartography }: { ability-patron_as_concession } · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-holy })
card-x42 = Coroa imperial
    .about = { region-west } · { prestige-catholic } · { label-operations }: { operation-vote_west } · { label-shot }: { shot-coronation } · { label-suitors }: { land-hre } · { ability_title-ransom }: { ability-sell_for_4 }
card-x43 = Piratas franceses
    .about = { region-west } · { land-france } · { label-agents }: { piece-catholic_pirate } · { prestige-discovery } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic }
card-x44 = Marinha veneziana
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_pirate } · { label-operations }: { operation-corsair_catholic }, { operation-inquisitor_catholic }
card-x45 = Pequena Veneza dos Welser
    .about = { region-west } · { land-portugal } · { label-agents }: { label-pawn } · { prestige-discovery } · { label-operations }: { operation-commerce_west } · { label-shot }: { shot-trade_shift } ({ city-spice_islands })
card-x46 = União de Kalmar
    .about = { region-west } · { land-france } · { label-agents }: { piece-reformist_pirate } · { prestige-discovery } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_reformist }
card-x47 = O lobo de Rimini
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { label-operations }: { operation-siege }, { operation-commerce_west } · { label-shot }: { shot-conspiracy }
card-x48 = Mons Meg
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_knight } · { label-operations }: { operation-siege } · { label-shot }: { shot-conspiracy }
card-x49 = A sopa de leite de Kappel
    .about = { region-west } · { land-hre } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-vote_west } · { label-shot }: { shot-torch } ({ victory-imperial }) · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-imperial })
card-x50 = Banco Strozzi
    .about = { region-west } · { land-papal_states } · { label-agents }: { label-pawn } · { label-operations }: { operation-vote_west }, { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-x51 = William Caxton
    .about = { region-west } · { land-england } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-commerce_west } · { ability_title-printing_press }: { ability-unlimited_hand }
card-x52 = Alume de Tolfa
    .about = { region-west } · { land-papal_states } · { label-agents }: { label-pawn }, { label-pawn } · { label-operations }: { operation-vote_west }, { operation-commerce_west } · { ability_title-alum_monopoly }: { ability-sell_two_per_action }
card-x53 = Estanho da Cornualha
    .about = { region-west } · { land-england } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-x54 = Pactistas catalães
    .about = { region-west } · { land-aragon } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west } · { label-shot }: { shot-peasant_revolt }
card-x55 = Catarina de Navarra
    .about = { region-west } · { label-operations }: { operation-siege } · { label-shot }: { shot-coronation } · { label-suitors }: { land-portugal }, { land-france }, { land-aragon } · { ability_title-buffer_state }: { ability-maps_not_adjacent } ({ land-portugal }, { land-france })
card-x56 = Margarida da Áustria
    .about = { region-west } · { label-operations }: { operation-vote_west } · { label-shot }: { shot-coronation } · { label-suitors }: { land-england }, { land-portugal }, { land-aragon }, { land-france }
card-x57 = A Mary Rose
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_pirate } · { prestige-discovery } · { label-operations }: { operation-repress } ({ label-knights }, { label-rooks }), { operation-tax }, { operation-corsair_reformist }
card-x58 = União Europeia
    .about = { region-west } · { land-hre } · { label-agents }: { piece-reformist_rook } · { label-operations }: { operation-repress } ({ label-rooks }) · { label-shot }: { shot-torch } ({ victory-imperial }) · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-imperial })
card-x59 = O desvio epicurista
    .about = { region-west } · { label-all_west } · { prestige-patron }, { prestige-polymath } · { label-shot }: { shot-torch } ({ victory-holy }) · { ability_title-de_rerum_natura }: { ability-counts_as_republic } · { ability_title-religion_as_relic }: { ability-immune_to_apostasy } · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-holy })
card-x60 = Humanismo
    .about = { region-west } · { land-france } · { label-agents }: { piece-catholic_bishop } · { prestige-patron } · { label-shot }: { shot-torch } ({ victory-holy }) · { ability_title-trilingual_college }: { ability-immune_to_silencing } · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-holy })
card-england = Inglaterra (império)
    .about = { label-king } – { label-agents }: { label-pawn }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-law }; { label-operations }: { operation-vote_west }, { operation-commerce_west }
card-france = França (império)
    .about = { label-king } – { label-agents }: { label-pawn }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { label-operations }: { operation-commerce_west }
card-hre = Sacro Império Romano (império)
    .about = { label-king } – { label-agents }: { label-pawn }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-law }; { label-operations }: { operation-vote_west }, { operation-commerce_west }
card-portugal = Portugal (império)
    .about = { label-king } – { label-agents }: { label-pawn }; { prestige-discovery }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-discovery }; { label-operations }: { operation-commerce_west }
card-aragon = Aragão (império)
    .about = { label-king } – { label-agents }: { label-pawn }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-law }; { label-operations }: { operation-vote_west }, { operation-commerce_west }
card-papal_states = Estados Papais (império)
    .about = { label-king } – { label-agents }: { label-pawn }; { prestige-catholic }, { prestige-patron }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-law }; { label-operations }: { operation-vote_west }, { operation-commerce_west }
card-hungary = Hungria (império)
    .about = { label-king } – { label-agents }: { label-pawn }; { prestige-patron }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-law }; { label-operations }: { operation-vote_east }, { operation-commerce_east }
card-ottoman = Império Otomano (império)
    .about = { label-king } – { label-agents }: { label-pawn }; { prestige-islamic }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-islamic }; { label-operations }: { operation-commerce_east }
card-mamluk = Mamelucos (império)
    .about = { label-king } – { label-agents }: { label-pawn }; { prestige-patron }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-islamic }; { label-operations }: { operation-commerce_east }
card-byzantium = Bizâncio (império)
    .about = { label-king } – { label-agents }: { label-pawn }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { label-operations }: { operation-commerce_east }

## The drawn board

board-buy = Comprar { $card }{ $price ->
    [0] {""}
    [1] {" "}por 1 florim
   *[other] {" "}por { $price } florins
}, com { $found ->
    [1] 1 florim
   *[other] { $found } florins
} em cima
board-awake = Ativa: { $cost ->
     [one] declara-se com uma ação
    *[other] declara-se com { $cost } ações
    }.
board-asleep = Inativa: ainda não pode ser declarada.
board-throne = o rei serve { $name }
board-republic = república de { $name }
board-vacant = nenhum banco ocupa o trono
board-vassal = Vassalo; suserano: { $land }
board-queen = Casado com { $name }
board-levy = Vazia. Aqui se recruta: { $piece }
board-closed = Empório fechado
board-price = { $price ->
     [one] Custa 1 florim
    *[other] Custa { $price } florins
    }{ $florins ->
     [0] {"."}
     [one] ; sobre ela há 1 florim.
    *[other] ; sobre ela há { $florins } florins.
    }
board-supply = Na reserva: { $n }
board-face = no outro lado: { $face }
board-victories = Cartas de vitória
board-near = o que falta a cada banco
board-under-vassal = vassalo
board-under-queen = rainha

## How near everybody is to winning

near-inactive = A { $victory } está inativa: quem compra um cometa pode ativá-la.
near-inactive-for-good = A { $victory } está inativa e não resta nenhum cometa: não pode mais ser declarada.
near-can-declare = { $victory }: todas as condições estão cumpridas. Pode ser declarada com { $actions ->
    [1] 1 ação
   *[other] { $actions } ações
  }.
near-met-inactive = { $victory }: todas as condições estão cumpridas, mas a carta está inativa. Um cometa a ativaria.
near-met-for-good = { $victory }: todas as condições estão cumpridas, mas a carta está inativa e não resta nenhum cometa.
near-comet-in-reach = { $victory }: todas as condições estão cumpridas e há no mercado um cometa que se pode pagar. Comprá-lo ativa a carta, e então a vitória pode ser declarada.
near-renaissance = Vitória renascentista: { $republics ->
    [0] repúblicas suficientes
    [1] mais 1 república
   *[other] mais { $republics } repúblicas
  }, { $law ->
    [0] lei suficiente
    [1] mais 1 ícone de lei
   *[other] mais { $law } ícones de lei
  }.
near-imperial = Vitória imperial: { $kings ->
    [1] mais 1 rei
   *[other] mais { $kings } reis
  }.
near-imperial-empires = Vitória imperial: { $empires ->
    [1] mais 1 carta de império
   *[other] mais { $empires } cartas de império
  }.
near-globalization = Vitória por globalização: { $concessions ->
    [0] concessões suficientes
    [1] mais 1 concessão
   *[other] mais { $concessions } concessões
  }, { $discovery ->
    [0] descoberta suficiente
    [1] mais 1 ícone de descoberta
   *[other] mais { $discovery } ícones de descoberta
  }.
near-holy = Vitória religiosa, { $religion }: { $bishops ->
    [0] bispos suficientes
    [1] mais 1 bispo
   *[other] mais { $bishops } bispos
  }, { $believers ->
    [0] crentes suficientes nas teocracias
    [1] mais 1 crente nas teocracias
   *[other] mais { $believers } crentes nas teocracias
  }, { $prestige ->
    [0] prestígio suficiente
    [1] mais 1 ícone de prestígio
   *[other] mais { $prestige } ícones de prestígio
  }.
near-holy-no-theocracy = Vitória religiosa, { $religion }: { $bishops ->
    [0] bispos suficientes
    [1] mais 1 bispo
   *[other] mais { $bishops } bispos
  }, uma teocracia desta religião com mais crentes que hereges, { $prestige ->
    [0] prestígio suficiente
    [1] mais 1 ícone de prestígio
   *[other] mais { $prestige } ícones de prestígio
  }.

## What a choice brings
foresee-fair = Você recebe { $own ->
    [0] nada
    [1] 1 florim
   *[other] { $own } florins
}, os outros { $others ->
    [0] nada
   *[other] { $others }
}.
    .brief = Você { $own }, os outros { $others }
foresee-battle-won = Ataque { $attack }, defesa { $defence }: o ataque dá certo. Perdas de cada lado: { $defence }.
    .brief = { $attack } contra { $defence }: vence, perdas { $defence }
foresee-battle-even = Ataque { $attack }, defesa { $defence }: todos caem e o ataque fracassa.
    .brief = { $attack } contra { $defence }: fracassa, todas caem
foresee-battle-lost = Ataque { $attack }, defesa { $defence }: o ataque fracassa. Perdas de cada lado: { $attack }.
    .brief = { $attack } contra { $defence }: fracassa, perdas { $attack }
foresee-counts-double = A peça branca em Veneza vale por duas: na força, e são precisas duas perdas para eliminá-la.
    .brief = Veneza vale 2
