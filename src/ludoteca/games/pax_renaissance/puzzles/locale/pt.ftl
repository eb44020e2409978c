### Texts of the puzzles of Pax Renaissance.

puzzle-comet = O cometa certo
puzzle-comet-task = Vença neste turno. Nenhuma vitória está ativa ainda, mas há um cometa no mercado.
puzzle-comet-hint-1 = Quem compra um cometa ativa uma vitória. Qual delas você já cumpre?
puzzle-comet-hint-2 = Você lidera em repúblicas e, por dois, em lei.
puzzle-comet-why = { card-119 } custa 1 florim e ativa uma vitória à sua escolha. Você tem uma república a mais do que todos e duas leis a mais: ative a vitória renascentista e declare-a com a segunda ação. Qualquer outra escolha desperdiça o cometa.

puzzle-purse = A bolsa vazia
puzzle-purse-task = A sua bolsa está vazia. Com duas ações, termine o turno com 8 florins: nada dá mais.
puzzle-purse-hint-1 = Vender duas cartas não é o máximo. Uma das duas ações deve fazer o dinheiro passar pelas suas concessões.
puzzle-purse-hint-2 = Uma carta vale 4 florins. A outra ação é uma feira: compare quantas concessões suas há em cada rota.
puzzle-purse-why = { card-49 } é vendida por 4 florins. Uma feira dá 1 florim a quem a realiza e paga cada concessão da rota. A rota do Leste cruza duas suas, a do Oeste também { border-france-hre }: a feira do Oeste rende mais 4 florins.

puzzle-third-crown = A terceira coroa
puzzle-third-crown-task = Vença neste turno. Você tem dois reis, o outro banco nenhum, e a vitória imperial está ativa: com dois jogadores ela pede uma vantagem de três reis.
puzzle-third-crown-hint-1 = Basta mais um rei. Uma rainha traz um sem guerra.
puzzle-third-crown-hint-2 = Jogue { card-73 } e case-a com um rei que ninguém possui.
puzzle-third-crown-why = { card-73 } casa com um rei do baralho de impérios, que se junta logo a você. São três reis contra nenhum, e a segunda ação declara a vitória imperial.

puzzle-campaign = O rei sai a campo
puzzle-campaign-task = Vença neste turno. Você tem dois reis e um rival um. A vitória imperial está ativa e pede uma vantagem de dois.
puzzle-campaign-hint-1 = Um rei com cavaleiros pode fazer campanha contra um vizinho. Cada cavaleiro custa 1 florim.
puzzle-campaign-hint-2 = A Hungria tem dois cavaleiros. Ataque um vizinho defendido por uma só peça.
puzzle-campaign-why = A campanha { land-hungary.of } manda dois cavaleiros contra um defensor. O rei conquistado torna-se seu vassalo, e vassalos contam: três reis contra um, e resta uma ação para declarar.

puzzle-posts = Um posto, dois passos
puzzle-posts-task = Vença neste turno. A vitória por globalização está ativa: ela pede duas concessões e uma descoberta a mais do que qualquer outro.
puzzle-posts-hint-1 = Uma nova concessão numa fronteira livre aumenta a sua conta em um. Não basta.
puzzle-posts-hint-2 = Qual das suas cartas traz uma concessão para uma fronteira onde um rival tem uma?
puzzle-posts-why = { card-70 } age { land-hre.in }. Ponha a sua concessão no lugar da do rival na fronteira com a Hungria: você ganha uma, o rival perde uma, e a vantagem é dois. A segunda ação declara.

puzzle-scaffold = A câmara estrelada
puzzle-scaffold-task = Vença neste turno. Você tem três reis, um rival dois. A vitória imperial está ativa e pede uma vantagem de dois.
puzzle-scaffold-hint-1 = Neste turno você não consegue um quarto rei. Mas uma vantagem tem dois lados.
puzzle-scaffold-hint-2 = { card-34 } age na Inglaterra e pode decapitar.
puzzle-scaffold-why = Uma operação de { card-34 } decapita o rei { land-england.of }. Custa-lhe a carta, mas o rival fica com um rei, e a segunda ação declara a vitória.

puzzle-vote = Qual parlamento?
puzzle-vote-task = Vença neste turno. A vitória renascentista está ativa: ela pede uma república e duas leis a mais do que qualquer outro.
puzzle-vote-hint-1 = Reis tornam-se repúblicas por um voto, onde a maioria das concessões nas fronteiras é sua.
puzzle-vote-hint-2 = Você tem duas leis, um rival uma. Só uma das suas duas repúblicas traria a lei que falta.
puzzle-vote-why = Tanto { land-france.the } como { land-hre.the } votariam em você, mas só a república { land-hre.of } tem uma lei própria. Ela lhe dá três leis contra uma, e a segunda ação declara a vitória.

puzzle-breach = A brecha, depois o assalto
puzzle-breach-task = Tome um rei neste turno. Você tem { card-108 } na sua área de jogo e { card-116 } na mão.
puzzle-breach-hint-1 = Duas torres contra dois cavaleiros não vencem: atacantes e defensores caem um por um.
puzzle-breach-hint-2 = Primeiro enfraqueça a defesa. { card-108 } pode sitiar.
puzzle-breach-why = Com as operações do Leste { card-108 } sitia um cavaleiro em Constantinopla. Depois { card-116 } chega com duas torres contra um defensor, vence a conspiração { land-ottoman.in }, e o seu rei é seu.

puzzle-faith = A fé suprema
puzzle-faith-task = Vença neste turno. A vitória religiosa está ativa: ela pede que uma religião seja suprema e que você tenha mais prestígio dela do que qualquer outro.
puzzle-faith-hint-1 = Os católicos têm um bispo, os reformistas um. A religião suprema precisa de mais bispos do que as outras juntas.
puzzle-faith-hint-2 = { card-36 } traz um bispo e um prestígio católico. Atenção a onde vai o bispo: numa carta que já tem um, perdem-se os dois.
puzzle-faith-why = { card-36 } dá-lhe dois prestígios católicos contra um e um segundo bispo católico. Numa carta sua sem bispo ele fica, os católicos têm a maioria, e a segunda ação declara.

puzzle-last-wall = O último baluarte
puzzle-last-wall-task = Um rival tem três reis e declarará a vitória imperial no próximo turno. Deixe-o com no máximo dois reis, e termine o turno com pelo menos 4 florins e duas concessões.
puzzle-last-wall-hint-1 = Uma revolta pode tirar um rei. Outra carta da sua mão vale muito dinheiro.
puzzle-last-wall-hint-2 = { card-48 } provoca uma revolta { land-france.in }. Escolha bem qual das suas peças cai ali.
puzzle-last-wall-why = { card-48 } vence a revolta { land-france.in }, e o rival perde esse rei. Deixe cair o pirata, não a sua concessão, e tome a concessão da nova república. Depois venda { card-116 }, que vale 4 florins.
