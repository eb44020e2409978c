### Textos da linha de comando.

## Ajuda

help-ludoteca = Jogos de tabuleiro de estratégia histórica: jogar, rever, testar e medir.
help-games = lista os jogos com os lugares e as opções
help-play = joga no terminal, pessoas e bots em qualquer combinação
help-puzzles = lista os problemas de um jogo, ou resolve um deles
help-show = mostra um momento de um diário como um lugar o vê
help-replay = confere um diário e conta a sua história
help-report = conta o relatório de um jogador, ou faz dele um teste
help-fuzz = joga partidas ao acaso e confere cada lei
help-bench = mede a velocidade das regras
help-dataset = joga partidas entre bots e grava um conjunto de dados Parquet
help-dataset-games = partidas a jogar
help-dataset-out = o arquivo a gravar; a ficha dos dados é gravada ao lado
help-dataset-bots = níveis dos bots, separados por vírgulas
help-train = aprende uma rede de avaliação para um jogo com partidas da sua política
help-train-first = partidas da política para a primeira rede (50000)
help-train-games = partidas do jogador com a rede mais nova, para cada rede seguinte (2000)
help-train-generations = quantas redes seguintes (2)
help-train-minutes = quando pausar; o mesmo comando continua dali (sem limite)
help-train-device = onde a rede é ajustada
help-train-seed = um número inteiro; dele dependem as partidas e os primeiros pesos
help-train-out = a pasta do treino; se já houver um, ele continua (build/learning/GAME)
help-train-gate = no fim, partidas da primeira rede, da mais nova e da média delas contra cada referência; a melhor vira lookahead.weights
help-coverage = diz para cada regra onde está escrita e testada
help-new-game = escreve o esqueleto de um novo jogo
help-json = imprime um único valor JSON com chaves estáveis
help-lang = língua dos textos
help-quiet = sem barra de progresso
help-seed = qualquer palavra; a mesma palavra dá a mesma partida
help-jobs = processos a usar
help-play-seat = quem se senta ali: human, random, ou um nível dos bots, se quiser com um estilo (knight:warlike)
help-play-seats = número de lugares
help-play-name = o nome do jogador
help-play-options = opções do jogo, como "games" as lista
help-play-budget = tempo de reflexão de um bot, em milissegundos
help-play-save = no fim escreve ali o diário
help-play-load = continua a partida deste diário
help-puzzles-name = o problema a resolver
help-show-seat = com os olhos de quem olhar (de ninguém: só o que todos sabem)
help-show-at = o momento depois desta linha do diário
help-report-test = escreve nesta pasta um teste que falha no momento relatado
help-report-at = o momento depois desta linha, em vez do relatado
help-fuzz-games = número de partidas (1000)
help-fuzz-minutes = para depois destes minutos
help-fuzz-seats = só este número de lugares
help-fuzz-options = opções do jogo, ou "all" para combinações ao acaso de todas
help-fuzz-every = confere as leis mais ou menos a cada tantas decisões; 0: só as leis que custam pouco
help-fuzz-from = número da primeira partida
help-fuzz-record = escreve em FILE cada grupo de partidas assim que termina, e continua dali quando se recomeça
help-fuzz-report = escreve todas as contagens neste arquivo
help-fuzz-dump = pasta para os diários do que deu errado
help-bench-seconds = segundos de processador para cada medida
help-coverage-tests = pasta dos testes do jogo
help-coverage-pages = escreve nesta pasta uma página por jogo
help-new-game-into = pasta em que escrever (src/ludoteca/games deste projeto)
help-new-game-package = nome do pacote (ludoteca.games.NAME)

## Erros

cli-usage = Não entendo ({ $problem }); "{ $command } --help" mostra como se escreve.
cli-unknown-game = Não há um jogo chamado "{ $game }"; os jogos são { $games }.
cli-unknown-puzzle = Não há um problema chamado "{ $puzzle }"; os problemas são { $puzzles }.
cli-broken-game = O jogo "{ $game }" não pode ser carregado ({ $reason }).
cli-not-installed = Este comando precisa de pacotes que não estão instalados (falta { $name }): pip install "ludoteca[{ $extra }]".
cli-which-game = Diga que jogo jogar, por exemplo "ludoteca play parley", ou que diário continuar com --load.
cli-option-form = Uma opção se escreve nome=valor, não "{ $word }".
cli-seat-form = Um lugar se escreve A=human ou B=random, não "{ $word }".
cli-name-form = Um nome se escreve A=Ada, não "{ $word }".
cli-unknown-seat = Nesta mesa não há o lugar "{ $seat }", só { $seats }.
cli-unknown-bot = Não há um jogador "{ $level }"; um lugar aceita { $levels }.
cli-unknown-style = Neste jogo não há o estilo "{ $style }", só { $styles }.
cli-setup = Esta mesa não pode ser preparada: { $reason }
cli-not-positive = Os números de partidas, processos, decisões e segundos devem ser maiores que zero.
cli-cannot-read = O arquivo { $file } não pode ser lido ({ $reason }).
cli-not-text = O arquivo { $file } não é um arquivo de texto.
cli-too-large = O arquivo { $file } é grande demais.
cli-cannot-write = O arquivo { $file } não pode ser escrito ({ $reason }).
cli-no-folder = A pasta { $folder } não existe.
cli-no-rulebook = O jogo "{ $game }" não tem rulebook.toml, então não há regras a cobrir.
cli-no-such-line = O diário não tem a linha { $line }; vai de { $first } a { $last }.
cli-no-report = O arquivo { $file } não é um relatório da Ludoteca.
cli-position = A posição { $file } não pode ser lida: linha { $line }, { $problem }.
cli-bad-name = Um novo jogo precisa de um nome de letras minúsculas, algarismos e sublinhados, não "{ $name }".
cli-exists = Já existe algo em { $folder }; escolha outro nome.
cli-no-project = Esta não é uma cópia da Ludoteca: diga com --into onde escrever o novo jogo.
setup-seats = Este jogo é para { $least } a { $most } jogadores.
setup-option = Este jogo não tem a opção "{ $option }".
setup-value = A opção { $option } não pode ser "{ $value }", só uma de { $values }.

## Diários

journal-not-a-journal = { $file } não é um diário da Ludoteca.
journal-format = { $file } está escrito num formato que esta versão não conhece.
journal-damaged = { $file } está danificado na linha { $line }.
journal-truncated = { $file } se interrompe depois da linha { $line }.
journal-lines = { $file } perdeu ou ganhou linhas: deveria ter { $detail } antes da última, na linha { $line }.
journal-order = { $file } tem linhas fora do lugar (visto na linha { $line }).
journal-header = Ao cabeçalho de { $file } falta um "{ $detail }" correto (linha { $line }).
journal-other-game = { $file } é um diário de "{ $detail }" (linha { $line }).
journal-newer = { $file } foi jogado com regras mais novas ({ $detail }) do que esta versão conhece (linha { $line }).
journal-setup = A mesa descrita em { $file } não pode ser preparada ({ $detail }, linha { $line }).
journal-seed = A semente em { $file } não é a que foi prometida (linha { $line }).
journal-line = A linha { $line } de { $file } não se entende.
journal-refused = A linha { $line } de { $file } contém uma ação que ali não é possível ({ $detail }).
journal-different = A partir da linha { $line }, { $file } não leva à partida registrada.
journal-no-snapshot = { $file } foi jogado com regras mais antigas e não tem um instantâneo de onde continuar (linha { $line }).
journal-limits = { $file } exige mais tempo ou memória do que um arquivo pode usar.
journal-too-long = { $file } é mais longo do que qualquer partida (linha { $line }).
journal-unknown-game = { $file } é de um jogo que não existe aqui.

## Listas

games-seats = { $least } a { $most } jogadores
maturity-draft = esboço
maturity-playable = jogável
maturity-complete = completo

## A mesa

table-common = Na mesa
table-nothing = nada
table-waiting = Esperando { $seats }.
table-offer = Oferta { $number }: { $seat } dá a { $other } { $give } e quer { $take }
table-agreement = Acordo { $number } ({ $seats }): { $text }
table-not-enforced = sem força de regra
table-lifted-by = desfaz-se com o consentimento de { $seats }
table-place = { $place }. { $seat } ({ $score })
table-hand-over = É a vez de { $seat }: aperte Enter quando ninguém mais estiver olhando.
table-choose = { $count ->
    [1] Digite 1, ou ? para ajuda.
   *[other] Digite um número de 1 a { $count }, ou ? para ajuda.
}
table-not-understood = "{ $line }" não é algo que se possa fazer neste jogo; digite ? para ajuda.
table-typed = Também se pode digitar: { $words }
table-more = "? 2" diz mais sobre a escolha 2: quanto custa e o que traz.
table-ruling = Decisão { $id }: { $question }
table-possible = É possível.
table-nothing-refused = Aqui não é proibido nada em que você possa pensar.
table-undone = Desfeito.
table-redone = Refeito.
table-saved = Salvo em { $file }.
table-left = Você deixou a mesa; a partida não terminou.
table-welcome = Digite o número de uma escolha, ou ? para ajuda.
table-keep = Para continuar outra hora, digite o nome de um arquivo para gravar a partida. Com Enter você sai sem gravar.
table-resume = Para continuar: { $command }
table-not-found = Nenhuma regra tem o número "{ $words }", e nenhuma carta ou lugar com texto tem este nome.
table-help =
    Um número escolhe. Você também pode digitar:
    ? 2        quanto custa e o que traz a escolha 2, e as suas palavras
    ? REGRA    uma regra, pelo número
    ? NOME     uma carta ou um lugar, pelo nome
    why        o que não é possível, e por quê
    undo       desfaz a última escolha
    redo       repete a escolha desfeita
    board      a mesa inteira
    near       o que falta a cada um para vencer
    log        tudo o que aconteceu
    save FILE  grava o diário da partida
    quit       deixa a mesa
puzzles-help = Um número escolhe. "hint" dá uma dica, "back" desfaz uma jogada, "again" recomeça, "solution" dá a solução, "quit" sai.
table-help-deals = Um acordo se propõe em palavras: "offer B o que você dá / o que quer / promessas", cada coisa com o seu tipo e o seu valor. Por exemplo, primeiro as coisas, depois as promessas:
show-line = depois da linha { $line } de { $lines }
report-about = { $game }, depois da linha { $line }, regras { $rules }:
report-refused = "{ $tried }" é recusado: { $key } ({ $rule }).
report-as-seen = O programa oferece o que foi oferecido a quem relata.
report-not-as-seen = O programa já não oferece o que foi oferecido a quem relata.
report-test = Escrito: { $file }
show-position = uma posição
replay-good = { $lines ->
    [one] Uma linha rejogada e achada certa
   *[other] { $lines } linhas rejogadas e achadas certas
}, até o estado { $hash }.

## Testes, medidas, cobertura, novo jogo

fuzz-title = Partidas ao acaso de { $game }
fuzz-faults = { $count ->
    [0] nada de errado
    [one] uma falha
   *[other] { $count } falhas
}
fuzz-done = { $games } partidas, { $decisions } decisões, { $seconds } s, semente { $seed }.
fuzz-negative = Estes números não podem ser menores que zero: --every, --from.
fuzz-record-seed = Um registro precisa de uma semente, para que se possa continuar: indique --seed.
fuzz-not-the-same = { $file } contém outra série de partidas: escolha outro arquivo, ou os mesmos jogo, regras, semente, lugares, opções e --every.
fuzz-crashes = erros do programa
fuzz-dead-ends = becos sem saída
fuzz-capped = partidas sem fim
fuzz-invariant-breaks = invariantes violados
fuzz-leaks = vazamentos de segredos
fuzz-undo-breaks = anulações erradas
fuzz-copy-breaks = cópias erradas
fuzz-save-breaks = gravações erradas
fuzz-untruths = afirmações falsas
fuzz-uses = { $often } de { $all } usos aconteceram pelo menos { $times } vezes. Mais raramente:
fuzz-problem = Partida { $index }, decisão { $decision }: { $what } ({ $file })
dataset-done = { $rows ->
    [one] 1 decisão
   *[other] { $rows } decisões
} de { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} gravadas em { $file }.
bench-title = Medindo
bench-head = jogo             lugares  decisões/s  simul. bot/s  cópia µs    bytes
bench-compiled = compilado
bench-plain = interpretado
coverage-line = { $game }: { $rules } regras, { $tested } com testes; os testes de { $coded } executam código que cita a regra, os de { $described } uma função que a descreve; { $missing } incompletas.
coverage-no-code = seus testes não executam código que a cite
coverage-no-tests = nenhum teste a prova
coverage-unknown = os testes nomeiam uma regra { $rule } que falta no índice ({ $place })
new-game-done = O esqueleto de { $name } está em { $folder }; ele joga e respeita cada lei. Depois: dados, preparação, regras, textos; "pytest tests/conformance -k { $name }" diz o que quebra.

## Treino

train-generation = Geração { $generation }: { $games ->
    [one] uma partida
   *[other] { $games } partidas
}, { $positions ->
    [one] uma posição
   *[other] { $positions } posições
}
train-gate = Rede { $generation } contra { $against }: { $wins } vitórias em { $games }
train-done = { $games ->
    [one] Uma partida jogada.
   *[other] { $games } partidas jogadas.
} A rede está em { $file }.
train-paused = O tempo acabou. O mesmo comando continua daqui.
train-no-torch = Para ajustar a rede é preciso o PyTorch: pip install "ludoteca[train]".
train-no-cuda = O PyTorch não encontra um acelerador neste computador.
train-other-run = A pasta contém um treino que não pode continuar: { $problem }.
