## The game

game-name = Baroque
game-about = Guerra e política no Sacro Império Romano por volta de 1650, para dois a quatro príncipes.
back-0 = uma carta de oportunidade
back-1 = uma carta de evento

## Phases, wars, favours, hosts

phase-setup = preparação
phase-decks = preparação dos baralhos
phase-income = renda
phase-cards = cartas de oportunidade
phase-order = primeiro jogador
phase-actions = ações
phase-support = apoio
phase-end = fim do turno
war-denmark = Guerra com a Dinamarca
war-dutch = Guerra naval holandesa
war-france = A França ataca
war-ottoman = Invasão otomana
war-sweden = Guerra com a Suécia
favour-hand_limit = uma carta a mais para comprar no próximo turno (1 favor)
favour-money_small = 5 FL (1 favor)
favour-money_large = 12 FL (2 favores)
favour-army = um exército grátis em um estado maior (2 favores)
favour-victory_points = 3 PV (2 favores)
favour-state = um estado de valor 2 ou menos, sem peças (3 favores)
favour-pick_card = uma carta à escolha no próximo turno (4 favores)
host-A = A
host-B = B
host-C = C
host-D = D
host-ottomans = os otomanos

## What is asked

ask-ChoosePower = escolher a potência
ask-StartState = escolher um estado inicial
ask-StartArmy = pôr um exército inicial
ask-StartCity = pôr a cidade inicial
ask-DisbandOne = escolher um exército para remover
ask-PickCard = pegar do baralho uma carta à escolha
ask-BuyCards = comprar cartas, trocar algumas, ou parar (compradas: { $bought })
ask-Exchange = escolher uma carta para trocar
ask-OrderPick = escolher quem joga em { $place }º lugar neste turno
ask-MandatoryCard = jogar uma carta de oportunidade
ask-Act = fazer uma ação, ou terminar a fase
ask-BuildTarget = escolher onde construir { $work ->
        [0] o exército
        [1] a cidade
        [2] a cidade fortificada
       *[other] a residência
    }
ask-InfluenceTarget =
    { $way ->
        [0] pôr ou tirar 1 ponto de influência junto aos próprios estados
        [1] pôr ou tirar 2 pontos de influência em qualquer lugar
        [2] pôr ou tirar 1 ponto de influência com o político
       *[other] usar 1 ponto de influência com o bispo
    }
ask-SecondTarget = escolher aonde vai o segundo ponto (o primeiro fica { $first_in })
ask-Boost = usar uma cidade ou residência para a influência { $first_in }, ou nenhuma
ask-Spread = escolher aonde vai um ponto extra
ask-RemovePoints = escolher de quem é o ponto de influência a tirar { $state_in } (ainda a tirar: { $points })
ask-Muster = escolher quantos exércitos partem { $origin_of }
ask-Advance =
    { $steps ->
        [0] mover { $n ->
            [1] 1 exército
           *[other] { $n } exércitos
        } { $at_of }
        [2] tentar a marcha forçada com { $n ->
            [1] 1 exército
           *[other] { $n } exércitos
        } { $at_of }, ou parar
       *[other] prosseguir com { $n ->
            [1] 1 exército
           *[other] { $n } exércitos
        } { $at_of }, ou parar
    }
ask-ForcedStep =
    entrar em um terceiro estado com { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    } { $at_of }, ou parar
ask-Stake = escolher cartas para a batalha { $where_in }
ask-Retreat = recuar { $where_of }
ask-MoveOn = prosseguir com Caprara, ou ficar
ask-MoveOnWith = escolher quantos exércitos vão para { $to_the } com Caprara
ask-PlaceGeneral = escolher o exército liderado por { $card }
ask-Commission = encomendar uma obra a { $card }
ask-Invest = investir com os Fugger, ou não
ask-Assassinate = escolher um personagem para matar
ask-Compose = escolher a corte do compositor, ou renunciar
ask-Steal = escolher de quem roubar uma carta
ask-Expel = retirar os exércitos { $where_of }
ask-Shield = sofrer { $card }, ou usar Intervenção divina
ask-ChaosArmy = escolher o exército perdido no Caos
ask-ChaosCity = escolher a cidade atingida pelo Caos
ask-Marry = escolher o estado trazido pelo casamento
ask-PickRevolt = escolher o estado em revolta, de valor { $highest ->
        [1] 1
       *[other] { $highest } ou menos
    }
ask-FrenchTarget = escolher o que a França ataca
ask-ArmyPay = escolher quantos exércitos pagar agora (1 FL cada)
ask-DeferPay = escolher quantos dos exércitos restantes pagar após a próxima renda (restam: { $armies }, 2 FL cada)
ask-OwnArmyPay = pagar os exércitos, ou antes remover alguns
ask-Sale = dar um lance de pelo menos { $least } FL no leilão { $state_of }, ou passar{ $offered ->
        [0] { "" }
       *[other] { " " }(o lance mais alto, de { $bidder }, é de { $offered } FL)
    }
ask-Upkeep = pagar a manutenção, ou remover exércitos
ask-SpendFavours = gastar os favores (restam: { $favours })
ask-FreeArmy = escolher onde aparece o exército grátis
ask-FavourState = escolher o estado a receber
ask-EndCards = escolher qual carta resolver agora
ask-ChooseGain = escolher o que traz João Jorge
ask-TakeState = escolher o estado a tomar junto a Münster
ask-Consent-EndGame = aceitar terminar a partida agora, ou continuar

## What may be done

do-power = Liderar { $power_the }
    .open = Liderar uma potência
do-start-state = Começar com { $state_the }
    .open = Começar com um estado
do-start-army = Exército { $state_in }
    .open = Pôr um exército
do-start-city = Cidade { $state_in }
    .open = Pôr uma cidade
do-pick-card = Pegar { $card }
    .open = Pegar uma carta
do-buy = Comprar uma carta (2 FL)
do-mulligan = Trocar { $n ->
        [1] 1 carta (3 FL)
        [2] 2 cartas (7 FL)
        [3] 3 cartas (12 FL)
       *[other] { $n } cartas
    }
do-done-buying = Sem mais cartas
do-exchange = Trocar { $card }
    .open = Trocar uma carta
do-place-in-order = É a vez de { $seat }
    .open = Escolher quem joga a seguir
do-play = Jogar { $card }
    .open = Jogar uma carta
do-end-phase = Terminar a fase de ações
do-build-army = Construir um exército ({ $florins } FL)
do-build-city = Construir uma cidade ({ $florins } FL)
do-build-fortified = Fortificar uma cidade ({ $florins } FL)
do-build-residence = Construir uma residência ({ $florins } FL)
do-build-in = Construir { $state_in }
    .open = Construir num estado
do-influence = Influência junto aos seus estados
do-influence-politician = Influência com o político
do-influence-bishop = Influência com o bispo
do-place = Pôr influência { $state_in }
    .open = Pôr influência num estado
do-remove = Tirar influência { $state_in }
    .open = Tirar influência de um estado
do-use-city = Usar a cidade { $state_in } (+1)
    .open = Usar uma cidade (+1)
do-use-fortified = Usar a cidade fortificada { $state_in } (+2)
    .open = Usar uma cidade fortificada (+2)
do-use-residence = Usar a residência { $state_in } (+3)
    .open = Usar uma residência (+3)
do-no-structure = Nenhuma cidade nem residência
do-extra-point = Ponto extra { $state_in }
    .open = Ponto extra num estado
do-remove-of = Um ponto de { $seat }
do-march = Mover exércitos { $state_of }
    .open = Mover exércitos
do-muster =
    { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    }
do-muster-with-general =
    { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    } e o general
do-done-moving = Não mover mais exércitos
do-enter = Entrar { $state_in }
    .open = Entrar num estado
do-halt = Parar aqui
do-force-march = Tentar a marcha forçada
do-commit = Mais nenhuma carta
do-stake = Usar { $card } na batalha
    .open = Usar uma carta na batalha
do-retreat = Recuar para { $state_the }
    .open = Recuar para um estado
do-move-on = Prosseguir para { $state_the }
    .open = Prosseguir para um estado
do-stay = Não prosseguir
do-place-general = Juntar ao exército { $state_in }
    .open = Juntar a um exército
do-commission = Pagar { $florins } FL por { $vp } PV
do-invest = Investir { $florins } FL para receber { $gain } (taxa { $fee } FL)
do-forgo = Não usar
do-assassinate = Matar { $card }
    .open = Matar um personagem
do-compose = Compositor { $state_in }
    .open = Compositor num estado
do-steal = Tomar uma carta de { $seat }
do-withdraw-to = Retirar para { $state_the }
    .open = Retirar para um estado
do-suffer = Deixar acontecer
do-intervene = Usar Intervenção divina
do-disband = Remover um exército { $state_in }
    .open = Remover um exército
do-lose-city = Perder a cidade { $state_in }
    .open = Perder uma cidade
do-reduce-city = Reduzir a cidade fortificada { $state_in }
    .open = Reduzir uma cidade fortificada
do-marry = Casamento { $state_in }
    .open = Casamento num estado
do-revolt-in = Revolta { $state_in }
    .open = Revolta num estado
do-french-target = Atacar { $state_the }
    .open = Atacar um estado
do-pay-armies = Pagar { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    } ({ $n } FL)
do-defer-pay = Adiar o soldo de { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    } (2 FL cada)
do-pay = Pagar { $florins } FL
do-favour = Pegar { $favour }
    .open = Pegar um favor
do-done-favours = Não gastar mais favores
do-free-army = Exército grátis { $state_in }
    .open = Exército grátis num estado
do-favour-state = Assumir o controle { $state_of }
    .open = Assumir o controle de um estado
do-resolve-card = Resolver { $card }
    .open = Resolver uma carta
do-gain = Receber { $florins } FL
do-gain-for-points = Receber { $florins } FL e perder { $vp } PV
do-take-state = Assumir o controle { $state_of }
    .open = Assumir o controle de um estado

## What is refused

no-power-not-played = Com este número de jogadores ninguém lidera { $power_the }.
no-power-taken = Outro jogador lidera { $power_the }.
no-not-on-start-list = A lista inicial da sua potência não inclui { $state_the }.
no-already-yours = Você já controla { $state_the }.
no-not-controlled = Você não controla { $state_the }.
no-no-city-allowed = Nunca se pode construir uma cidade { $state_in }.
no-bought-enough = Você comprou { $n ->
        [1] 1 carta
       *[other] { $n } cartas
    }: é o limite deste turno.
no-florins-needed = São precisos { $florins } FL.
no-no-cards-left = Não há mais cartas de oportunidade para comprar.
no-mulligan-too-many = Podem-se trocar no máximo { $n ->
        [1] 1 carta
       *[other] { $n } cartas
    }.
no-hand-too-small = Você não tem { $n ->
        [1] 1 carta
       *[other] { $n } cartas
    } na mão.
no-already-in-order = { $seat } já tem um lugar.
no-card-first = Primeiro você deve jogar uma carta de oportunidade.
no-politician-needed = Você não tem político em jogo.
no-bishop-needed = Você não tem bispo em jogo.
no-no-target = Nenhum estado serve.
no-army-limit = Você já tem { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    }: é o limite.
no-no-place-to-build = Nenhum dos seus estados serve.
no-enemy-army = Há um exército inimigo { $state_in }.
no-no-armies-near-mainz = Schönborn fecha { $state_the } aos exércitos.
no-city-stands = Já há uma cidade { $state_in }.
no-city-needed = Não há cidade para fortificar { $state_in }.
no-army-needed = Para fortificar é preciso um exército seu { $state_in }.
no-not-a-diocese = Residências são só para dioceses: não há nenhuma { $state_in }.
no-residence-stands = Já há uma residência { $state_in }.
no-not-in-play = Ninguém arrematou { $state_the } ainda: continua fora de jogo.
no-major-state = É um estado maior, e não se pode: { $state }.
no-bishops-only-place = Nesta mesa um bispo só põe influência.
no-bad-weather = Intempéries: seus exércitos não podem se mover nesta fase.
no-no-army-there = Você não tem exército { $state_in }.
no-already-moved = Os exércitos { $state_in } já se moveram.
no-general-alone = O general { $state_in } já se moveu e não pode ficar só.
no-no-open-border = Nenhuma fronteira { $state_of } está aberta aos exércitos.
no-not-a-character = { $card } não é um personagem.
no-value-too-high = O valor { $state_of } é maior que { $n }.
no-is-a-diocese = Não em uma diocese: { $state }.
no-neutral-state = Ninguém controla { $state_the }: estados neutros não se revoltam.
no-too-many-armies = Há dois ou mais exércitos { $state_in }.
no-bid-too-low = O lance deve ser de pelo menos { $florins } FL.
no-favour-taken = Já foi tomado: { $favour }.
no-favours-needed = Custa { $n ->
        [1] 1 favor
       *[other] { $n } favores
    }.
no-not-bare = Há uma cidade, uma residência ou um exército { $state_in }.
no-points-needed = São precisos { $n } PV.

## What happens

log-power-taken = { $seat } lidera { $power_the }.
log-order-roll = { $seat } rola { $n } para a ordem.
log-placed-in-order = Ordem do turno: { $seat } na posição { $n }.
log-start-state = { $seat } começa com { $state_the }.
log-start-army = { $seat } põe um exército { $state_in }.
log-start-city = { $seat } põe uma cidade { $state_in }.
log-turn = Começa o turno { $n }.
log-phase = Fase: { $phase }.
log-famine-under-deck = A Fome vai para o fundo do baralho de eventos.
log-income = { $seat } recebe { $florins } FL de renda.
log-deferred-paid = { $seat } paga { $florins } FL de soldo adiado.
log-disbanded = { $seat } remove um exército { $state_in }.
log-paid-augsburg = { $seat } paga { $florins } FL a { $owner }, que controla Augsburgo.
log-paid-bank = { $seat } paga { $florins } FL ao banco.
log-card-picked = { $seat } pega { $card } do baralho.
log-card-picked-hidden = { $seat } pega do baralho uma carta à escolha.
log-cards-dealt =
    { $seat } recebe { $n ->
        [1] 1 carta
       *[other] { $n } cartas
    } grátis.
log-card-bought = { $seat } compra { $card } (2 FL).
log-card-bought-hidden = { $seat } compra uma carta (2 FL).
log-mulligan =
    { $seat } troca { $n ->
        [1] 1 carta
       *[other] { $n } cartas
    } por { $florins } FL.
log-exchanged = { $seat } descarta { $card }.
log-tie-roll = { $seat } rola { $n } para o desempate.
log-action-phase = Fase de ações de { $seat }.
log-played = { $seat } joga { $card }.
log-no-army-to-lead = Sem efeito: { $seat } não tem exército para { $card } liderar.
log-card-too-dear = Sem efeito: { $card } custa pelo menos { $florins } FL e { $seat } tem { $n }.
log-no-state-to-influence = Sem efeito: nenhum estado está aberto à influência de { $seat }.
log-no-victim = Sem efeito: não há personagens em jogo.
log-too-few-cities = Sem efeito: { $seat } precisa de mais cidades que cada rival (próprias: { $n }, de um rival: { $m }).
log-no-composer-left = Sem efeito: todos os compositores já estão na corte.
log-no-hand-to-rob = Sem efeito: nenhum rival de { $seat } tem cartas na mão.
log-forgone = { $seat } não a usa.
log-replaced = { $seat } descarta { $card }: um novo personagem toma o lugar.
log-general-placed = { $seat } paga { $florins } FL: { $card } junta-se ao exército { $state_in }.
log-general-lost = { $card } ficou sem exército: { $seat } descarta a carta.
log-commissioned = { $seat } paga { $florins } FL por uma obra de { $vp } PV.
log-invested = { $seat } investe { $florins } FL e recebe { $gain }.
log-assassinated = { $seat } manda matar { $card } (personagem de { $owner }).
log-composer = { $composer } vem à corte de { $seat } { $state_in }.
log-stolen = { $seat } toma { $card } de { $other }.
log-stolen-hidden = { $seat } toma uma carta de { $other }.
log-withdrawn =
    { $seat } retira { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    }: { $frm } → { $to }.
log-built-army = { $seat } constrói um exército { $state_in } ({ $florins } FL).
log-built-city = { $seat } constrói uma cidade { $state_in } ({ $florins } FL).
log-built-fortified = { $seat } fortifica a cidade { $state_in } ({ $florins } FL).
log-built-residence = { $seat } constrói uma residência { $state_in } ({ $florins } FL).
log-structure-used =
    { $n ->
        [1] { $seat } usa a cidade { $state_in }: mais 1 ponto.
        [2] { $seat } usa a cidade fortificada { $state_in }: mais 2 pontos.
       *[other] { $seat } usa a residência { $state_in }: mais { $n } pontos.
    }
log-placed =
    { $seat } põe { $n ->
        [1] 1 ponto
       *[other] { $n } pontos
    } de influência { $state_in }.
log-removed =
    { $seat } tira { $n ->
        [1] 1 ponto
       *[other] { $n } pontos
    } de influência de { $owner } { $state_in }.
log-swept = Os exércitos varrem a influência { $state_in }.
log-control = { $seat } assume o controle { $state_of }.
log-conquered = { $seat } conquista { $state_the }.
log-marched =
    { $seat } move { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    }: { $frm } → { $to }.
log-march-roll = Marcha forçada de { $seat }: { $n } (precisa de { $needed }).
log-battle = { $seat } ataca { $other } { $state_in }.
log-battle-ottomans = { $seat } ataca os otomanos { $state_in }.
log-staked = { $seat } usa { $card } na batalha.
log-battle-points = Batalha { $state_in }: { $seat } { $n }, { $other } { $m }.
log-battle-points-ottomans = Batalha { $state_in }: { $seat } { $n }, os otomanos { $m }.
log-attack-won = { $seat } vence a batalha { $state_in }.
log-attack-lost =
    O ataque de { $seat } { $state_in } é repelido: { $n ->
        [0] nenhum exército perdido
        [1] 1 exército perdido
       *[other] { $n } exércitos perdidos
    }.
log-armies-lost =
    { $seat } perde { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    } { $state_in }.
log-city-reduced = A cidade fortificada { $state_in } vira uma cidade simples.
log-city-lost = A cidade { $state_in } é perdida.
log-ottomans-beaten = { $seat } derrota os otomanos { $state_in }.
log-general-roll = { $seat } rola { $n } por Carlos V: um 6 custa mais um exército ao inimigo.
log-retreat-loss = { $seat } perde um exército na retirada { $state_of }.
log-retreated =
    { $seat } recua com { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    }: { $frm } → { $to }.
log-no-retreat =
    { $seat } não tem para onde ir e perde { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    } { $state_in }.
log-moved-on =
    { $seat } prossegue com { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    }: { $frm } → { $to }.
log-hand-discarded =
    { $seat } descarta { $n ->
        [1] a última carta
       *[other] as últimas { $n } cartas
    }.
log-event = { $seat } revela o evento “{ $card }”.
log-events-reshuffled = Os descartes de eventos formam um novo baralho.
log-event-void = { $card } não se aplica agora e é descartada.
log-divine = { $seat } escapa de { $card } com Intervenção divina.
log-trade = { $seat } ganha { $florins } FL com o comércio.
log-no-trade = Sem efeito: ninguém tem com que comerciar.
log-confused = { $seat } nada pode fazer nesta fase de ações.
log-bad-weather = { $seat } não pode mover exércitos nesta fase de ações.
log-bishop-lost = { $seat } descarta { $card }.
log-no-bishops = Sem efeito: não há bispos em jogo.
log-repays-late = { $seat } não pode pagar agora e deve 5 FL após a próxima renda.
log-subsidy = { $seat } recebe { $florins } FL do Imperador.
log-marriage-named = { $seat } arranja um casamento { $state_in }.
log-no-marriage = Sem efeito: nenhum estado serve ao casamento de { $seat }.
log-heir = { $seat } recebe { $card }.
log-heir-hidden = { $seat } recebe uma carta.
log-no-card-for-heir = Sem efeito: não há mais cartas de oportunidade para { $seat }.
log-permission = Exércitos podem entrar e sair da Prússia.
log-permission-ends = A Permissão polonesa termina.
log-sold = { $seat } arremata { $state_the } por { $florins } FL.
log-unsold = Ninguém arremata { $state_the }.
log-chaos-cards =
    { $n ->
        [1] 1 carta volta
       *[other] { $n } cartas voltam
    } ao baralho de eventos.
log-brunswick-elector = Brunswick é eleitor.
log-chaos-over = O Caos acabou.
log-chaos-until-income = O Caos acabou, mas ainda corta a próxima renda pela metade.
log-armies-paid =
    { $seat } paga { $florins } FL por { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    }.
log-pay-deferred =
    { $seat } adia o soldo de { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    }.
log-own-armies-paid = { $seat } paga { $florins } FL por todos os exércitos.
log-no-armies = Sem efeito: ninguém tem exércitos para pagar.
log-no-armies-to-pay = Sem efeito: { $seat } não tem exércitos para pagar.
log-revolt-roll =
    { $seat } rola { $n }: revolta-se um estado de valor { $highest ->
        [1] 1
       *[other] { $highest } ou menos
    }.
log-no-revolt = Sem efeito: nenhum estado pode revoltar-se.
log-revolt-named = { $seat } faz estourar a revolta { $state_in }.
log-revolt = Revolta { $state_in }.
log-control-lost = { $seat } perde o controle { $state_of }.
log-influence-lost =
    { $seat } perde { $n ->
        [1] 1 ponto
       *[other] { $n } pontos
    } de influência { $state_in }.
log-war-roll = { $seat } rola { $n } na tabela de guerra: { $war }.
log-war = { $war }!
log-france-attacks = { $seat } envia os franceses contra { $state_the }.
log-attacked = Um exército estrangeiro ataca { $state_the }.
log-no-income = Sem renda { $state_in } até a Paz.
log-ottomans = Os otomanos invadem { $state_the }.
log-ottomans-held = Os exércitos de { $seat } mantêm { $state_the }: os otomanos recuam.
log-peace-money = Não há guerra: cada um recebe { $florins } FL.
log-peace = Paz: todas as guerras acabaram.
log-upkeep =
    { $seat } paga { $florins } FL para manter { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    }.
log-armies-unpaid =
    { $seat } não pode pagar e perde { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    } { $state_in }.
log-throne =
    { $seat } fica em { $n }º lugar no apoio: { $vp ->
        [0] {""}
       *[other] { $vp } PV e { "" }
    }{ $favours ->
        [1] 1 favor
       *[other] { $favours } favores
    }.
log-favour = { $seat } pega { $favour }.
log-free-army = { $seat } recebe um exército { $state_in }.
log-war-cost = As guerras custam { $florins } FL a { $seat }.
log-scored = { $seat } marca { $n } PV: { $vp } ao todo.
log-card-florins = { $card } traz { $florins } FL a { $seat }.
log-card-points = { $card } traz { $vp } PV a { $seat }.
log-card-paid = { $seat } paga { $florins } FL por { $card }.
log-points-lost = { $seat } abre mão de { $n } PV.
log-last-cards-idle = Era o último turno: as cartas diante dos jogadores não têm mais efeito.
log-no-state-to-take = Sem efeito: { $card } não encontra para { $seat } um estado livre junto a Münster.
log-all-electors = { $seat } tem todos os eleitores e vence na hora.
log-final-points = { $seat } fica em primeiro com { $n } PV.

## How it ends

end-points = Decidem os pontos de vitória.
end-support = Com pontos de vitória iguais vence quem tem mais apoio.
end-florins = Com pontos e apoio iguais vence quem tem mais florins.
end-power = Tudo igual: decide a ordem das potências.
end-electors = Todos os eleitores nas mãos de um só: vitória automática.

## Options

option-turns = Duração
option-turns-about = Quantos turnos se jogam: 3 é a partida padrão, 10 ou mais a longa. Aberta: a partir do turno 3 todos podem concordar em terminar.
option-turns-3 = 3 turnos
option-turns-4 = 4 turnos
option-turns-5 = 5 turnos
option-turns-6 = 6 turnos
option-turns-7 = 7 turnos
option-turns-8 = 8 turnos
option-turns-9 = 9 turnos
option-turns-10 = 10 turnos
option-turns-11 = 11 turnos
option-turns-12 = 12 turnos
option-turns-13 = 13 turnos
option-turns-14 = 14 turnos
option-turns-15 = 15 turnos
option-turns-16 = 16 turnos
option-turns-17 = 17 turnos
option-turns-18 = 18 turnos
option-turns-19 = 19 turnos
option-turns-20 = 20 turnos
option-turns-open = sem limite
option-powers = Potências
option-powers-about = Se as potências são escolhidas uma a uma ou sorteadas.
option-powers-chosen = escolhidas
option-powers-drawn = sorteadas
option-chaos-income = Caos e renda
option-chaos-income-about = O que o Caos corta pela metade: só os eventos de comércio do seu turno, ou também a próxima renda.
option-chaos-income-turn-and-next-income = este turno e a próxima renda
option-chaos-income-turn-only = só este turno
option-brunswick = Brunswick eleitor
option-brunswick-about = Por quanto tempo o Caos torna Brunswick eleitor.
option-brunswick-chaos-turn = no turno do Caos
option-brunswick-for-good = para sempre
option-electors = Vitória automática
option-electors-about = Se um estado eleitor de um rival conta para quem o ocupa com um exército.
option-electors-occupied-count = eleitores ocupados contam
option-electors-controlled-only = só eleitores controlados
option-structures = Estruturas em uma ação de influência
option-structures-about = Quantas estruturas podem aumentar uma ação de influência: uma cidade, uma cidade fortificada e uma residência, ou uma só ao todo.
option-structures-one = uma ao todo
option-structures-one-of-each = uma de cada tipo
option-own-influence = A própria influência após o controle
option-own-influence-about = O que acontece com a influência do novo controlador.
option-own-influence-kept = fica
option-own-influence-removed = é retirada
option-rival-influence = Influência alheia no estado tomado de um rival
option-rival-influence-about = O que acontece com a influência dos outros quando o estado de um rival muda de mão em paz.
option-rival-influence-discarded = é descartada
option-rival-influence-stays = fica
option-naval-wars = Guerras navais e Comércio marítimo
option-naval-wars-about = Que portos as guerras com a Dinamarca e os holandeses fecham.
option-naval-wars-as-printed = a Dinamarca o Báltico, os holandeses todos os portos
option-naval-wars-own-sea = cada uma o seu mar
option-naval-wars-all-ports = ambas todos os portos
option-assassin = Vítimas do Assassino
option-assassin-about = Para onde vai um personagem assassinado.
option-assassin-box = fora do jogo
option-assassin-discards = para os descartes
option-assassin-box-if-short = fora do jogo, para os descartes a partir de 10 turnos
option-last-turn-cards = Cartas no fim do último turno
option-last-turn-cards-about = Se no fim do último turno os personagens ainda agem, antes de se definir o vencedor.
option-last-turn-cards-applied = agem
option-last-turn-cards-skipped = não agem
option-zero-bid = Lances de 0 FL
option-zero-bid-about = Se 0 FL abre um leilão sem mínimo.
option-zero-bid-allowed = permitidos
option-zero-bid-refused = pelo menos 1 FL
option-caprara = Movimento extra de Caprara
option-caprara-about = Depois de quais batalhas Caprara pode prosseguir.
option-caprara-any-battle = depois de qualquer batalha
option-caprara-won-battle = depois de uma batalha vencida
option-isolated-states = Influência básica nos próprios estados isolados
option-isolated-states-about = Se a ação básica alcança um estado próprio sem vizinho próprio.
option-isolated-states-closed = não
option-isolated-states-open = sim
option-bishops = Bispos e influência
option-bishops-about = Se a ação de um bispo também pode tirar influência.
option-bishops-place-and-remove = põem ou tiram
option-bishops-place-only = só põem
option-ottoman-styria = A Estíria sob os otomanos
option-ottoman-styria-about = Se quem a controla ainda recebe dinheiro e pontos da Estíria.
option-ottoman-styria-yields = dinheiro e pontos como sempre
option-ottoman-styria-barren = nada
option-occupied-electors = Votos de um estado maior ocupado
option-occupied-electors-about = Se um estado maior eleitor com exército inimigo ainda vota pelo dono.
option-occupied-electors-silent = não vota
option-occupied-electors-owner-votes = vota pelo dono
option-enemy-army-works = Construções junto a um exército inimigo
option-enemy-army-works-about = Se cidades e residências podem ser construídas e usadas em um estado próprio onde há um exército inimigo.
option-enemy-army-works-allowed = permitidas
option-enemy-army-works-refused = não permitidas

## The table

zone-power = Potência
zone-hand = Mão
zone-front = À frente
zone-states = Estados
zone-armies = Exércitos
zone-general = General
zone-influence = Influência
zone-cities = Cidades
zone-fortified = Cidades fortificadas
zone-residences = Residências
zone-composers = Compositores
zone-home = Estados maiores
zone-event = Evento em curso
zone-in-play = Eventos em jogo
zone-discards = Descartes de oportunidades
zone-event-discards = Descartes de eventos
zone-box = Na caixa
zone-wars = Guerras
zone-out-of-play = Estados fora de jogo
zone-no-income = Estados sem renda
zone-ottomans = Otomanos
zone-order = Ordem do turno
counter-florins = Florins
counter-vp = PV
counter-support = Apoio
counter-armies = Exércitos
counter-income = Renda
counter-states = Estados
counter-turn = Turno
counter-deck = Baralho de oportunidades
counter-event-deck = Baralho de eventos
counter-actions = Ações restantes

## Judgement

term-vp = pontos de vitória
term-scoring = pontos nos turnos que faltam
term-support = apoio
term-income = renda nos turnos que faltam
term-florins = florins
term-armies = exércitos
term-influence = influência
term-hand = cartas na mão
term-characters = personagens
term-electors = eleitores
style-builder = construtor
style-conqueror = conquistador
style-courtier = cortesão

## States, powers, composers

state-brandenburg = Brandemburgo
    .in = em Brandemburgo
    .of = de Brandemburgo
    .the = Brandemburgo
state-austria = Áustria
    .in = na Áustria
    .of = da Áustria
    .the = a Áustria
state-lower_palatinate = Baixo Palatinado
    .in = no Baixo Palatinado
    .of = do Baixo Palatinado
    .the = o Baixo Palatinado
state-upper_palatinate = Alto Palatinado
    .in = no Alto Palatinado
    .of = do Alto Palatinado
    .the = o Alto Palatinado
state-spanish_netherlands = Países Baixos Espanhóis
    .in = nos Países Baixos Espanhóis
    .of = dos Países Baixos Espanhóis
    .the = os Países Baixos Espanhóis
state-cologne = Colônia
    .in = em Colônia
    .of = de Colônia
    .the = Colônia
state-trier = Tréveris
    .in = em Tréveris
    .of = de Tréveris
    .the = Tréveris
state-mainz = Mogúncia
    .in = em Mogúncia
    .of = de Mogúncia
    .the = Mogúncia
state-bavaria = Baviera
    .in = na Baviera
    .of = da Baviera
    .the = a Baviera
state-saxony = Saxônia
    .in = na Saxônia
    .of = da Saxônia
    .the = a Saxônia
state-bohemia = Boêmia
    .in = na Boêmia
    .of = da Boêmia
    .the = a Boêmia
state-liege = Liège
    .in = em Liège
    .of = de Liège
    .the = Liège
state-strasbourg = Estrasburgo
    .in = em Estrasburgo
    .of = de Estrasburgo
    .the = Estrasburgo
state-munster = Münster
    .in = em Münster
    .of = de Münster
    .the = Münster
state-osnabruck = Osnabrück
    .in = em Osnabrück
    .of = de Osnabrück
    .the = Osnabrück
state-bremen = Bremen
    .in = em Bremen
    .of = de Bremen
    .the = Bremen
state-salzburg = Salzburgo
    .in = em Salzburgo
    .of = de Salzburgo
    .the = Salzburgo
state-silesia = Silésia
    .in = na Silésia
    .of = da Silésia
    .the = a Silésia
state-moravia = Morávia
    .in = na Morávia
    .of = da Morávia
    .the = a Morávia
state-carinthia = Caríntia
    .in = na Caríntia
    .of = da Caríntia
    .the = a Caríntia
state-carniola = Carniola
    .in = na Carniola
    .of = da Carniola
    .the = a Carniola
state-styria = Estíria
    .in = na Estíria
    .of = da Estíria
    .the = a Estíria
state-tyrol = Tirol
    .in = no Tirol
    .of = do Tirol
    .the = o Tirol
state-prussia = Prússia
    .in = na Prússia
    .of = da Prússia
    .the = a Prússia
state-baden = Baden
    .in = em Baden
    .of = de Baden
    .the = Baden
state-hessen = Hesse
    .in = em Hesse
    .of = de Hesse
    .the = Hesse
state-lorraine = Lorena
    .in = na Lorena
    .of = da Lorena
    .the = a Lorena
state-brunswick = Brunswick
    .in = em Brunswick
    .of = de Brunswick
    .the = Brunswick
state-berg = Berg
    .in = em Berg
    .of = de Berg
    .the = Berg
state-oldenburg = Oldenburg
    .in = em Oldenburg
    .of = de Oldenburg
    .the = Oldenburg
state-mecklenburg = Mecklenburg
    .in = em Mecklenburg
    .of = de Mecklenburg
    .the = Mecklenburg
state-franche_comte = Franco-Condado
    .in = no Franco-Condado
    .of = do Franco-Condado
    .the = o Franco-Condado
state-holstein = Holstein
    .in = no Holstein
    .of = do Holstein
    .the = o Holstein
state-western_pomerania = Pomerânia Ocidental
    .in = na Pomerânia Ocidental
    .of = da Pomerânia Ocidental
    .the = a Pomerânia Ocidental
state-augsburg = Augsburgo
    .in = em Augsburgo
    .of = de Augsburgo
    .the = Augsburgo
state-wurttemberg = Württemberg
    .in = em Württemberg
    .of = de Württemberg
    .the = Württemberg
state-franconia = Francônia
    .in = na Francônia
    .of = da Francônia
    .the = a Francônia
state-ansbach = Ansbach
    .in = em Ansbach
    .of = de Ansbach
    .the = Ansbach
state-anhalt = Anhalt
    .in = em Anhalt
    .of = de Anhalt
    .the = Anhalt
state-thuringia = Turíngia
    .in = na Turíngia
    .of = da Turíngia
    .the = a Turíngia
state-lusatia = Lusácia
    .in = na Lusácia
    .of = da Lusácia
    .the = a Lusácia
state-east_pomerania = Pomerânia Oriental
    .in = na Pomerânia Oriental
    .of = da Pomerânia Oriental
    .the = a Pomerânia Oriental
state-luneburg = Lüneburg
    .in = em Lüneburg
    .of = de Lüneburg
    .the = Lüneburg
state-hamburg = Hamburgo
    .in = em Hamburgo
    .of = de Hamburgo
    .the = Hamburgo
state-east_frisia = Frísia Oriental
    .in = na Frísia Oriental
    .of = da Frísia Oriental
    .the = a Frísia Oriental
state-cleves = Cleves
    .in = em Cleves
    .of = de Cleves
    .the = Cleves
state-westphalia = Vestefália
    .in = na Vestefália
    .of = da Vestefália
    .the = a Vestefália
state-nassau = Nassau
    .in = em Nassau
    .of = de Nassau
    .the = Nassau
state-swabia = Suábia
    .in = na Suábia
    .of = da Suábia
    .the = a Suábia
power-brandenburg = Brandemburgo
    .the = Brandemburgo
power-austria = Áustria
    .the = a Áustria
power-palatinate = Estados Palatinos
    .the = os Estados Palatinos
power-spanish_netherlands = Países Baixos Espanhóis
    .the = os Países Baixos Espanhóis
composer-schutz = Heinrich Schütz
composer-froberger = Johann Jakob Froberger
composer-kerll = Johann Kaspar Kerll
composer-buxtehude = Dieterich Buxtehude
composer-biber = Heinrich Ignaz Franz Biber
composer-pachelbel = Johann Pachelbel
composer-telemann = Georg Philipp Telemann
composer-bach = Johann Sebastian Bach

## Cards

card-barelli = Agostino Barelli (Arquiteto)
    .text = Custos: cidade 5, fortificada 8 sem ceder um exército, residência 4; no fim do turno paga 3 FL.
    .last = Custos: cidade 5, fortificada 8 sem ceder um exército, residência 4.
card-leopold_wilhelm = Arquiduque Leopoldo Guilherme de Habsburgo (Bispo de Estrasburgo)
    .text = Ação: 1 influência em uma diocese ou em um estado a até 2 de Estrasburgo; permite residências; fim do turno +8 FL.
    .last = Ação: 1 influência em uma diocese ou em um estado a até 2 de Estrasburgo; permite residências.
card-assassin = Assassino
    .text = Remova do jogo um personagem que esteja na mesa.
    .discards = Descarte um personagem que esteja na mesa.
card-assassin_2 = { card-assassin }
    .text = { card-assassin.text }
    .discards = { card-assassin.discards }
card-assassin_3 = { card-assassin }
    .text = { card-assassin.text }
    .discards = { card-assassin.discards }
card-baroque = Barroco
    .text = Com mais cidades que qualquer rival, pode pôr um compositor ao acaso no seu estado maior.
card-baroque_2 = { card-baroque }
    .text = { card-baroque.text }
card-block = Benjamin von Block (Pintor)
    .text = Encomende uma obra, FL→PV: 1→2, 2→4, 3→5.
card-capitalism = Capitalismo
    .text = Pode investir 4, 7 ou 12 FL por 8, 15 ou 25; depois 1, 2 ou 3 FL a quem controla Augsburgo ou ao banco.
card-capitalism_2 = { card-capitalism }
    .text = { card-capitalism.text }
card-capitalism_3 = { card-capitalism }
    .text = { card-capitalism.text }
card-lurago = Carlo Lurago (Arquiteto)
    .text = Custos: cidade 4, fortificada 7 e um exército, residência 3; no fim do turno paga 3 FL.
    .last = Custos: cidade 4, fortificada 7 e um exército, residência 3.
card-charles_v_lorraine = Carlos V (Duque da Lorena)
    .text = General: +1 ponto de batalha, marcha forçada 5-6, custa 3 FL; após vencer, um 6 custa mais um exército ao inimigo.
card-galen = Cristóvão Bernardo de Galen (Bispo de Münster)
    .text = Ação: 1 influência em uma diocese ou estado adjacente a Münster; permite residências; fim do turno +6 FL e controle de um estado adjacente a Münster sem exércitos inimigos.
    .last = Ação: 1 influência em uma diocese ou estado adjacente a Münster; permite residências.
card-caprara = Enea Silvio Caprara (Marechal de campo imperial)
    .text = General: +1 ponto de batalha, marcha forçada 5-6, custa 3 FL; após uma batalha os exércitos que lutaram podem mover-se mais um estado, se sem exércitos inimigos.
card-martinelli = Domenico Martinelli (Arquiteto)
    .text = Custos: cidade 3, fortificada 6 e um exército, residência 5; no fim do turno paga 4 FL.
    .last = Custos: cidade 3, fortificada 6 e um exército, residência 5.
card-zuccalli = Enrico Zuccalli (Arquiteto)
    .text = Custos: cidade 4, fortificada 6 sem ceder um exército, residência 6; no fim do turno paga 5 FL.
    .last = Custos: cidade 4, fortificada 6 sem ceder um exército, residência 6.
card-frederick_william = Frederico Guilherme de Brandemburgo (Príncipe-eleitor)
    .text = Ação: 1 influência em qualquer lugar; +1 ao pôr em estado adjacente a Brandemburgo; fim do turno +5 PV.
    .last = Ação: 1 influência em qualquer lugar; +1 ao pôr em estado adjacente a Brandemburgo.
card-john_george_ii = João Jorge II da Saxônia (Príncipe-eleitor)
    .text = Ação: 1 influência em qualquer lugar; fim do turno +5 FL, ou +10 FL e -3 PV.
    .last = Ação: 1 influência em qualquer lugar.
card-divine_intervention = Intervenção divina
    .text = Guarde-a; com mais dioceses que qualquer rival pode descartá-la para evitar o que um evento faz a você.
card-divine_intervention_2 = { card-divine_intervention }
    .text = { card-divine_intervention.text }
card-roos = Johann Heinrich Roos (Pintor)
    .text = Encomende uma obra, FL→PV: 3→5, 5→8, 7→12.
card-schonborn = Johann Philipp von Schönborn (Bispo de Mogúncia)
    .text = Ação: 1 influência em uma diocese ou em um estado adjacente a Mogúncia; permite residências; nenhum exército pode estar ou passar em Mogúncia e nos estados vizinhos.
card-heintz = Joseph Heintz, o Jovem (Pintor)
    .text = Encomende uma obra, FL→PV: 2→3, 3→5, 5→7.
card-thurn_und_taxis = Lamoral II Cláudio Francisco von Thurn und Taxis (Mestre dos correios)
    .text = Ação: 1 influência em qualquer lugar; +1 ao pôr em estado não adjacente a estados maiores em jogo; fim do turno +3 PV.
    .last = Ação: 1 influência em qualquer lugar; +1 ao pôr em estado não adjacente a estados maiores em jogo.
card-maximilian_henry = Maximiliano Henrique da Baviera (Bispo de Colônia)
    .text = Ação: 1 influência em uma diocese ou estado adjacente a Colônia; permite residências; fim do turno +5 FL.
    .last = Ação: 1 influência em uma diocese ou estado adjacente a Colônia; permite residências.
card-hatzfeldt = Melchior von Gleichen und Hatzfeldt (Marechal de campo imperial)
    .text = General: +2 pontos de batalha, marcha forçada 4-6, custa 4 FL; seu exército vence empates.
card-power = Poder
    .text = Ponha ou tire 2 influências em estados não maiores em qualquer lugar, ou descarte em batalha por 2 pontos.
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
    .text = General: +2 pontos de batalha, marcha forçada 3-6, custa 5 FL; no fim da sua fase de ações o exército dele toma o estado inimigo em que entrou.
card-traitor = Traidor
    .text = Tome ao acaso uma carta de oportunidade da mão de um adversário.
card-traitor_2 = { card-traitor }
    .text = { card-traitor.text }
card-lobkowitz = Václav Eusebius František, Príncipe de Lobkowitz (Chanceler do Império)
    .text = Ação: 1 influência em qualquer lugar; +1 ao pôr em estado na fronteira externa, no mar ou junto a uma possessão não vendida; fim do turno +4 PV.
    .last = Ação: 1 influência em qualquer lugar; +1 ao pôr em estado na fronteira externa, no mar ou junto a uma possessão não vendida.
card-chaos = Caos
    .text = Neste turno o comércio rende a metade; Revoltas e Apoio ao Imperador voltam ao baralho; cada um perde um exército e uma cidade simples (sem nenhuma, reduz uma fortificada); Brunswick é eleitor neste turno.
    .income = O comércio deste turno e a próxima renda caem pela metade; Revoltas e Apoio ao Imperador voltam ao baralho; cada um perde um exército e uma cidade simples (sem nenhuma, reduz uma fortificada); Brunswick é eleitor neste turno.
card-famine = Fome
    .text = Na próxima renda cada estado rende 1 a menos (mínimo 1) antes de dobrar; depois a carta vai para o fundo do baralho.
card-city_trade = Comércio urbano próspero
    .text = Cada jogador recebe 2 FL por cidade e 3 FL por cidade fortificada.
card-city_trade_2 = { card-city_trade }
    .text = { card-city_trade.text }
card-maritime_trade = Comércio marítimo
    .text = Cada porto aberto dá 3 FL ao controlador, 5 FL com cidade fortificada.
card-maritime_trade_2 = { card-maritime_trade }
    .text = { card-maritime_trade.text }
card-confusion_in_command = Confusão no comando
    .text = Quem revela a carta pula a fase de ações e guarda a mão; se ninguém mais tem cartas o turno acaba.
card-confusion_in_command_2 = { card-confusion_in_command }
    .text = { card-confusion_in_command.text }
card-denmark_sells_holstein = A Dinamarca vende o Holstein
    .text = Leilão do Holstein sem mínimo; sem efeito durante a guerra dinamarquesa.
card-religious_dispute = Disputa religiosa
    .text = Todos os bispos em jogo são descartados.
card-fugger_calls_in_loans = Os Fugger cobram os empréstimos
    .text = Cada um paga 3 FL a quem controla Augsburgo (ou ao banco); quem não pode paga 5 FL após a próxima renda.
card-war = Guerra!
    .text = Role na tabela de guerra; role de novo se já estiver ativa.
card-war_2 = { card-war }
    .text = { card-war.text }
card-war_3 = { card-war }
    .text = { card-war.text }
card-bad_weather = Intempéries
    .text = Quem revela a carta não pode mover exércitos nesta fase de ações.
card-bad_weather_2 = { card-bad_weather }
    .text = { card-bad_weather.text }
card-imperial_subsidies = Subsídios imperiais
    .text = Pela ordem de apoio os jogadores recebem 10, 6, 3 e 0 FL.
card-marriage = Casamento
    .text = Assuma o controle de um estado de valor 1 que não seja diocese e sem exército inimigo.
card-marriage_2 = { card-marriage }
    .text = { card-marriage.text }
card-marriage_3 = { card-marriage }
    .text = { card-marriage.text }
card-birth_of_an_heir = Nascimento de um herdeiro
    .text = Receba uma carta de oportunidade.
card-peace = Paz
    .text = Todas as guerras acabam e os marcadores saem, mas os otomanos na Estíria ficam; sem guerras cada um recebe 5 FL.
card-peace_2 = { card-peace }
    .text = { card-peace.text }
card-peace_3 = { card-peace }
    .text = { card-peace.text }
card-polish_permission = Permissão polonesa
    .text = Exércitos podem entrar e sair da Prússia, cuja renda é 6; fica até a guerra com a Suécia.
card-army_pay = Pagamento dos exércitos
    .text = Por exército cada um paga 1 FL agora, ou 2 FL após a próxima renda, ou o remove; a segunda cópia no turno não vale.
card-army_pay_2 = { card-army_pay }
    .text = { card-army_pay.text }
card-own_army_pay = Pagamento dos próprios exércitos
    .text = Quem revela paga conforme os exércitos (1-3: 3, 4-6: 5, 7-9: 7, 10+: 10 FL); pode antes remover alguns.
card-own_army_pay_2 = { card-own_army_pay }
    .text = { card-own_army_pay.text }
card-revolt = Revolta
    .text = Role; quem tem menos PV escolhe um estado controlado: saem controle, influência e um exército.
card-revolt_2 = { card-revolt }
    .text = { card-revolt.text }
card-revolt_3 = { card-revolt }
    .text = { card-revolt.text }
card-spain_sells_franche_comte = A Espanha vende o Franco-Condado
    .text = Leilão do Franco-Condado a partir de 3 FL; sem efeito se a França ataca; não se usa com 4 jogadores.
card-spain_sells_spanish_netherlands = A Espanha vende os Países Baixos Espanhóis
    .text = Leilão dos Países Baixos Espanhóis a partir de 5 FL; sem efeito se a França ataca; não se usa com 4 jogadores.
card-support_for_the_emperor = Apoio ao Imperador
    .text = Atribuem-se já PV e favores conforme o apoio; encerra o Caos.
card-sweden_sells_western_pomerania = A Suécia vende a Pomerânia Ocidental
    .text = Leilão da Pomerânia Ocidental sem mínimo; sem efeito durante a guerra sueca.

## The drawn board

board-turn = Turno { $turn }
board-turn-of = Turno { $turn } de { $turns }
board-radar-title = Situação
board-actions = ações
board-events = Eventos
board-opportunities = Oportunidades
board-mat = Ações
board-favours = Favores
board-electors = Eleitores
board-court = Corte
board-no-cards = Nenhuma carta na mão
sort-assassin = Oportunidade
sort-baroque = Oportunidade
sort-capitalism = Oportunidade
sort-divine_intervention = Oportunidade
sort-event = Evento
sort-power = Oportunidade
sort-traitor = Oportunidade
mat-influence = Influência
mat-influence-politician = Político
mat-influence-bishop = Bispo
mat-build-army = Exército
mat-build-city = Cidade
mat-build-fortified = Fortificar
mat-build-residence = Residência
mat-done = Terminar
mat-favour-hand_limit = mais uma carta
mat-favour-money_small = 5 FL
mat-favour-money_large = 12 FL
mat-favour-army = exército em casa
mat-favour-victory_points = 3 PV
mat-favour-state = estado pequeno
mat-favour-pick_card = carta à escolha
spot-influence = Influência ao lado dos seus estados
spot-influence-politician = Influência de um político
spot-influence-bishop = Influência de um bispo
spot-build-army = Construir um exército
spot-build-city = Construir uma cidade
spot-build-fortified = Fortificar uma cidade
spot-build-residence = Construir uma residência
spot-done = Terminar, parar ou recusar
spot-buy = Baralho de oportunidades
spot-mulligan = Descarte de oportunidades
seal-done = Terminar, parar ou recusar
pile-events = Baralho de eventos
pile-past-events = Descarte de eventos
about-do-influence = Ponha um ponto num estado vizinho de um dos seus, ou tire um dali. Uma cidade, uma cidade fortificada e uma residência somam 1, 2 e 3.
about-do-influence-politician = Como a influência, mas em qualquer lugar, enquanto houver um político à sua frente.
about-do-influence-bishop = Um ponto numa diocese ou perto da sua sé, enquanto houver um bispo à sua frente.
about-do-build-army = Um exército num estado que você controla.
about-do-build-city = Uma cidade num estado que você controla: dobra a renda dele.
about-do-build-fortified = Uma cidade passa a fortificada; custa um exército, se o seu arquiteto não o poupar.
about-do-build-residence = Uma residência numa diocese que você controla, enquanto houver um bispo à sua frente.
about-seal-done = Aperte para encerrar a fase, parar de mover ou de comprar, ou deixar um efeito acontecer.
about-war-denmark = Enquanto dura, os portos do Báltico ficam fechados ao comércio.
about-war-dutch = Enquanto dura, os portos do Mar do Norte ficam fechados e o Comércio marítimo não rende.
about-war-france = A França ataca o Franco-Condado, a Lorena ou os Países Baixos Espanhóis.
about-war-ottoman = Os otomanos tomam a Estíria e depois atacam a Áustria.
about-war-sweden = A Permissão polonesa termina, e a Pomerânia Ocidental não é vendida.
piece-control = controle
piece-influence = { $n ->
        [1] 1 ponto de influência
       *[other] { $n } pontos de influência
    }
piece-army = exército
piece-armies =
    { $n ->
        [1] 1 exército
       *[other] { $n } exércitos
    }{ $moved ->
        [0] {""}
        [1] , 1 já moveu
       *[other] , { $moved } já moveram
    }
piece-general = general
piece-city = cidade
piece-fort = cidade fortificada
piece-residence = residência
piece-composer = compositor
piece-ottoman = otomanos
piece-war = guerra
piece-nothing = sem renda
piece-revolt = revolta
piece-sale = leilão
piece-used = usada neste turno
mark-value = renda, pontos
mark-elector = eleitor
mark-diocese = diocese
mark-port = porto
mark-hammer = leilão
abroad-poland = POLÔNIA
abroad-lithuania = LITUÂNIA
abroad-hungary = HUNGRIA
abroad-croatia = CROÁCIA
abroad-venice = VENEZA
abroad-grisons = GRISÕES
abroad-switzerland = SUÍÇA
abroad-france = FRANÇA
abroad-united_provinces = PROVÍNCIAS UNIDAS
abroad-denmark = DINAMARCA
abroad-sweden = SUÉCIA
water-north_sea = Mare Germanicum
water-baltic = Mare Balticum
water-adriatic = Adria

## How near everybody is to winning

near-turns-left = No fim vence quem tem mais pontos. Depois deste { $turns ->
    [1] falta 1 turno
   *[other] faltam { $turns } turnos
  }.
near-last-turn = Este é o último turno: no fim dele vence quem tem mais pontos.
near-open-end = A partida continua até os jogadores decidirem terminá-la. Vence quem tem mais pontos.
near-turn-points = Com o mapa como está, este turno daria { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  }.
near-electors = Tem { $electors ->
    [1] 1 eleitor
   *[other] { $electors } eleitores
  } de { $needed }. Com todos no fim de um turno, vence.
near-last-elector = Só falta { $state }: com esse estado tem todos os eleitores e vence no fim do turno.
near-all-electors = Tem todos os eleitores: se ainda os tiver no fim do turno, vence.
near-wins-so = Venceria com { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } se mapa e apoio ficassem assim, sem contar favores.

## What a choice brings
foresee-battle-sure = Antes das cartas { $attack } contra { $defence }: o ataque vence, quaisquer que sejam as cartas do outro lado.
    .brief = { $attack } contra { $defence }: vitória certa
foresee-battle-open = Antes das cartas { $attack } contra { $defence }. As cartas podem somar { $cards } a você, no máximo { $most } ao outro lado. Quem perde perde um exército. No empate os atacantes voltam sem perdas, a menos que Hatzfeldt o decida.
    .brief = { $attack } (cartas +{ $cards }) contra { $defence } (+{ $most })
foresee-battle-hopeless = Antes das cartas { $attack } contra { $defence }: nem todas as suas cartas (+{ $cards }) vencem esta batalha.
    .brief = { $attack } contra { $defence }: não há como vencer
foresee-stake = Seus pontos então: { $points }. O outro lado tem { $others }, e as cartas dele podem somar no máximo { $most }.
    .brief = { $points } contra { $others } + no máximo { $most }
foresee-points-lost = Custa { $points ->
    [1] 1 ponto de vitória
   *[other] { $points } pontos de vitória
  }.
    .brief = −{ $points } PV
foresee-armies-lost = Exércitos perdidos ali: { $armies }.
    .brief = Exércitos perdidos: { $armies }
foresee-end-text-idle = É o último turno: o que a carta faz no fim do turno não acontece mais.
    .brief = nenhum efeito no fim do último turno
foresee-army-spent = Custa também um exército naquele estado.
    .brief = e um exército
foresee-state-ravaged = A cidade ali perde um nível, e o estado não dá renda até a Paz.
