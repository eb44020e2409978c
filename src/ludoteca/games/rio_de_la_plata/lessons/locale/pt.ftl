### Texts of the lessons of Rio de la Plata.

lesson-first = A sua primeira partida
lesson-first-about = Dois anos de Buenos Aires: uma cabana, uma casa e a primeira estrada até a Plaza Mayor. Cerca de quinze minutos.
lesson-first-end = Você tem uma casa, 4 pontos de vitória e um bairro com estrada. Daqui em diante joga livremente: agora o rival decide por si. Fique atento aos índios e aos corsários: um dia eles vêm.
lesson-first-chapter-placing = Colocar trabalhadores
lesson-first-chapter-effects = O que os trabalhadores fazem
lesson-first-chapter-road = Uma estrada e uma casa

lesson-first-aim = Você lidera uma família de colonos em Buenos Aires, um turno por ano desde 1580. Construções, cargos e grandes obras dão pontos de vitória (PV). A cada ano você primeiro coloca até cinco trabalhadores e depois os usa.
lesson-first-first-worker = No primeiro ano os trabalhadores só entram na cidade pela linha de partida. Ponha um em H5: ali você vai construir a primeira cabana.
lesson-first-second-worker = Uma cabana custa dois trabalhadores. Ponha o segundo em H5.
lesson-first-quarry = Pedra é paga por quase tudo. Mande um trabalhador à pedreira: ele traz 1 pedra.
lesson-first-forest = E um ao bosque por 1 madeira. Os dois primeiros lugares de cada um custam um trabalhador, os seguintes custam mais.
lesson-first-roads-one = As grandes obras fora da cidade são construídas por todos. Ponha o último trabalhador na primeira casa das estradas: não custa nada e vale 2 PV quando a estrada fica pronta.
lesson-first-end-placing = Cinco trabalhadores estão colocados. Termine a colocação: agora é a vez do rival.

lesson-first-gather-stone = Agora os trabalhadores trabalham, na ordem que você quiser. Colete a pedra.
lesson-first-gather-wood = Colete a madeira.
lesson-first-hut = Construa a cabana: os dois trabalhadores em H5 voltam para casa. A partir de agora você também pode colocar trabalhadores ao redor dela.
lesson-first-end-effects = Só fica fora o trabalhador das estradas: esses voltam quando a obra termina. Termine o ano.

lesson-first-second-year = É 1581. Depois de cada ano os dados decidem se vem uma guerra; os inimigos na sua trilha ficam mais fortes com o tempo.
lesson-first-back-to-hut = Uma cabana não vale nada no fim, uma casa vale. Ponha um trabalhador na sua cabana em H5 para fazer dela uma casa.
lesson-first-roads-two = Três casas das estradas ainda estão livres. Fique com a segunda: 1 PV.
lesson-first-roads-three = Fique também com a terceira: 1 PV.
lesson-first-roads-four = E com a quarta: nenhum ponto, mas quem põe o último trabalhador decide por onde a estrada passa.
lesson-first-quarry-again = Resta um trabalhador. Mande-o à pedreira.
lesson-first-end-second = Termine a colocação. O rival começa as muralhas, de que todos vão precisar.
lesson-first-road-centre = As estradas estão prontas: 4 PV para você e três trechos para colocar. Comece no centro do bairro ao lado da Plaza Mayor.
lesson-first-road-plaza = Este trecho liga o centro à Plaza. Em um bairro ligado cada construção trabalha duas vezes por ano, e cada casa vale 1 PV a mais.
lesson-first-road-east = Resta um trecho: comece a estrada do bairro do outro lado.
lesson-first-house = Agora construa a casa por 1 pedra e 1 madeira. Ela pontua no fim da partida, e só ao lado de uma casa você pode usar as construções da cidade.
