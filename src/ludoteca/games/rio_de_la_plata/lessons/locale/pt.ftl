### Texts of the lessons of Rio de la Plata.

lesson-first = A sua primeira partida
lesson-first-about = Dois anos de Buenos Aires: uma cabana, uma casa e a primeira estrada até a Plaza Mayor. Cerca de quinze minutos.
lesson-first-end = Você tem uma casa, 4 pontos de vitória e um bairro ligado. Daqui em diante você joga livremente e o rival decide por si. Fique atento aos Indígenas e aos Corsários: um dia eles atacarão.
lesson-first-chapter-placing = Colocar trabalhadores
lesson-first-chapter-effects = O que os trabalhadores fazem
lesson-first-chapter-road = Uma estrada e uma casa

lesson-first-aim = Você lidera uma família de colonos em Buenos Aires, um turno por ano desde 1580; casas, construções maiores e cargos públicos dão pontos de vitória (PV). Em cada turno você primeiro coloca até cinco trabalhadores e depois os usa.
lesson-first-first-worker = No primeiro ano os trabalhadores só entram na cidade pela Linha de Partida. Ponha um em H5: ali você vai construir a primeira cabana.
lesson-first-second-worker = Uma cabana custa dois trabalhadores. Ponha o segundo em H5.
lesson-first-quarry = Quase tudo precisa de pedra. Mande um trabalhador à Pedreira: ele traz 1 pedra.
lesson-first-forest = Mande outro à Floresta por 1 madeira. Nas duas, os dois primeiros quadros pedem um trabalhador, os seguintes mais.
lesson-first-roads-one = As construções maiores, ao lado da cidade, são feitas por todos juntos. Ponha o último trabalhador no primeiro quadro das Estradas: não custa nada e vale 2 PV quando todos os quadros estão cheios.
lesson-first-end-placing = Você colocou cinco trabalhadores. Termine o turno: agora o rival coloca os dele.

lesson-first-gather-stone = Agora você usa os trabalhadores, na ordem que quiser. Colete a pedra.
lesson-first-gather-wood = Colete a madeira.
lesson-first-hut = Construa a cabana: os dois trabalhadores em H5 voltam para a sua mão. A partir de agora você também pode colocar trabalhadores ao redor dela.
lesson-first-end-effects = O trabalhador nas Estradas fica lá até que todos os quadros estejam cheios. Termine o turno.

lesson-first-second-year = É 1581. Depois de cada turno dois dados decidem se há guerra; os Indígenas e os Corsários ficam mais fortes com os anos.
lesson-first-back-to-hut = No fim uma cabana não vale nada, mas uma casa vale. Ponha um trabalhador na sua cabana em H5 para fazer dela uma casa.
lesson-first-roads-two = Três quadros das Estradas ainda estão livres. Fique com o segundo: 1 PV.
lesson-first-roads-three = Fique também com o terceiro: 1 PV.
lesson-first-roads-four = E com o quarto: nenhum PV, mas quem enche o último quadro decide por onde a estrada passa.
lesson-first-quarry-again = Resta um trabalhador. Mande-o à Pedreira.
lesson-first-end-second = Termine o turno. O rival começa as Muralhas, que protegem toda a cidade.
lesson-first-road-centre = As Estradas estão completas: 4 PV para você e três segmentos para colocar. Comece no centro do bairro ao lado da Plaza Mayor.
lesson-first-road-plaza = Este segmento liga o centro à Plaza Mayor. Em um bairro ligado cada construção pode ser usada duas vezes por turno, e cada casa vale 1 PV a mais.
lesson-first-road-east = Resta um segmento: comece a estrada do bairro do outro lado.
lesson-first-house = Agora construa a casa por 1 pedra e 1 madeira. Ela pontua no fim da partida, e ao lado dela você pode usar as construções da cidade.
