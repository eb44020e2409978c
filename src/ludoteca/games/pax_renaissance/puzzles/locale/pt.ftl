### Texts of the puzzles of Pax Renaissance.

puzzle-comet = O cometa certo
puzzle-comet-task = Vença neste turno. Nenhuma vitória está ativa ainda, mas há um cometa no mercado.
puzzle-comet-hint-1 = Quem compra um cometa ativa uma vitória. Qual delas você já cumpre?
puzzle-comet-hint-2 = Você tem uma república a mais do que qualquer outro, e duas leis a mais.
puzzle-comet-why = { card-119 } custa 1 florim e ativa uma vitória à sua escolha. Você tem uma república e duas leis a mais do que qualquer outro: ative a Vitória renascentista e declare-a com a segunda ação. Qualquer outra escolha desperdiça o cometa.

puzzle-purse = Sem um florim
puzzle-purse-task = Você não tem florins. Com duas ações, termine o turno com 8 florins: mais não é possível.
puzzle-purse-hint-1 = Vender duas cartas rende menos. Uma das duas ações deve fazer o dinheiro passar pelas suas concessões.
puzzle-purse-hint-2 = Uma carta vale 4 florins. A outra ação é uma feira: compare quantas concessões suas há em cada rota.
puzzle-purse-why = { card-49 } é vendida por 4 florins. Uma feira dá 1 florim a quem a realiza e paga cada concessão da rota. A rota do Oriente cruza duas suas, a do Ocidente também { border-france-hre }: a feira do Ocidente traz os outros 4 florins.

puzzle-third-crown = A terceira coroa
puzzle-third-crown-task = Vença neste turno. Você tem dois reis, o outro banco nenhum, e a Vitória imperial está ativa: com dois jogadores ela exige uma vantagem de três reis.
puzzle-third-crown-hint-1 = Basta mais um rei. Uma rainha traz um sem guerra.
puzzle-third-crown-hint-2 = Jogue { card-73 } e case-a com um rei que ninguém possui.
puzzle-third-crown-why = { card-73 } se casa com um rei do baralho de impérios, que entra na hora na sua área de jogo. São três reis contra nenhum, e com a segunda ação você declara a Vitória imperial.

puzzle-campaign = O rei sai a campo
puzzle-campaign-task = Vença neste turno. Você tem dois reis e um adversário tem um. A Vitória imperial está ativa e exige uma vantagem de dois reis.
puzzle-campaign-hint-1 = Um rei com cavaleiros pode fazer campanha contra um vizinho. Cada cavaleiro custa 1 florim.
puzzle-campaign-hint-2 = A Hungria tem dois cavaleiros. Ataque um vizinho defendido por uma só peça.
puzzle-campaign-why = A campanha { land-hungary.of } manda dois cavaleiros contra um defensor. O rei conquistado vira seu vassalo, e vassalos contam: três reis contra um, e resta uma ação para declarar a vitória.

puzzle-posts = Uma concessão, dois passos
puzzle-posts-task = Vença neste turno. A Vitória por globalização está ativa: ela exige duas concessões e uma descoberta a mais do que qualquer outro.
puzzle-posts-hint-1 = Uma nova concessão em uma fronteira livre aumenta a sua vantagem em uma só. Não basta.
puzzle-posts-hint-2 = Qual das suas cartas traz uma concessão para uma fronteira onde há uma de um adversário?
puzzle-posts-why = { card-70 } age { land-hre.in }. Ponha a concessão da carta no lugar da do adversário na fronteira com a Hungria: você ganha uma, ele perde uma, e a vantagem é de duas. Com a segunda ação você declara a vitória.

puzzle-scaffold = A câmara estrelada
puzzle-scaffold-task = Vença neste turno. Você tem três reis, um adversário dois. A Vitória imperial está ativa e exige uma vantagem de dois reis.
puzzle-scaffold-hint-1 = Neste turno você não consegue um quarto rei. Mas a vantagem também cresce quando um adversário perde um.
puzzle-scaffold-hint-2 = { card-34 } age na Inglaterra e pode decapitar.
puzzle-scaffold-why = Com uma operação, { card-34 } decapita o rei { land-england.of }. Isso lhe custa a carta, mas o adversário fica com um só rei, e com a segunda ação você declara a vitória.

puzzle-vote = Qual parlamento?
puzzle-vote-task = Vença neste turno. A Vitória renascentista está ativa: ela exige uma república e duas leis a mais do que qualquer outro.
puzzle-vote-hint-1 = Um voto faz de um rei uma república, onde a maioria das concessões nas fronteiras é sua.
puzzle-vote-hint-2 = Você tem duas leis, um adversário uma. Dos dois impérios em que poderia votar, só um traz, como república, a lei que falta.
puzzle-vote-why = Você venceria o voto tanto { land-france.in } como { land-hre.in }, mas só a república { land-hre.of } traz uma lei. São três leis contra uma, e com a segunda ação você declara a vitória.

puzzle-breach = A brecha, depois o assalto
puzzle-breach-task = Tome um rei neste turno. Você tem { card-108 } na sua área de jogo e { card-116 } na mão.
puzzle-breach-hint-1 = Duas torres não vencem dois cavaleiros: atacantes e defensores caem um por um.
puzzle-breach-hint-2 = Primeiro enfraqueça a defesa. { card-108 } pode sitiar.
puzzle-breach-why = Com as operações do Oriente, { card-108 } sitia um cavaleiro em Constantinopla. Depois { card-116 } chega com duas torres contra um defensor, vence a conspiração { land-ottoman.in }, e o rei é seu.

puzzle-faith = A fé suprema
puzzle-faith-task = Vença neste turno. A Vitória religiosa está ativa: uma religião deve ser suprema, e você deve ter mais prestígio dela do que qualquer outro.
puzzle-faith-hint-1 = Os católicos têm um bispo, os reformistas um. Uma religião suprema tem mais bispos do que as outras juntas.
puzzle-faith-hint-2 = { card-36 } traz um bispo e um ícone de prestígio católico. Atenção a onde vai o bispo: em uma carta que já tem um, perdem-se os dois.
puzzle-faith-why = { card-36 } lhe dá 2 de prestígio católico contra 1 e um segundo bispo católico. Em uma carta sua sem bispo ele fica, e os católicos têm dois bispos contra um. Com a segunda ação você declara a vitória.

puzzle-last-wall = O último baluarte
puzzle-last-wall-task = Um adversário tem três reis e declarará a Vitória imperial no próximo turno. Deixe-o com no máximo dois reis, e termine o turno com pelo menos 4 florins e duas concessões.
puzzle-last-wall-hint-1 = Uma revolta camponesa pode tirar um rei. Outra carta da sua mão vale muito dinheiro.
puzzle-last-wall-hint-2 = { card-48 } provoca uma revolta camponesa { land-france.in }. Escolha bem qual das suas peças cai ali.
puzzle-last-wall-why = { card-48 } vence a revolta { land-france.in }, e o rei passa do adversário para você. Deixe cair o pirata, não a sua concessão, e coloque a concessão que vem com o rei. Depois venda { card-116 }, que vale 4 florins.
