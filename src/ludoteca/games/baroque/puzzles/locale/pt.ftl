### Texts of the puzzles of Baroque.

puzzle-elector = Um eleitor numa ação
puzzle-elector-task = Resta uma ação e poucos florins. Termine o turno com um apoio de 6.
puzzle-elector-hint-1 = Eleitores trazem apoio. Qual você pode tomar numa ação?
puzzle-elector-hint-2 = Veja quais eleitores fazem fronteira com os seus estados e não têm influência de ninguém.
puzzle-elector-why = Aqui a influência junto aos seus estados vale dois pontos, o bastante para tomar numa ação { state-saxony.the } neutra. O seu eleitor leva o seu apoio de 3 a 6.

puzzle-last-point = O último ponto
puzzle-last-point-task = Resta uma ação. Termine o turno com nove estados.
puzzle-last-point-hint-1 = Em algum lugar falta só um ponto de influência.
puzzle-last-point-hint-2 = Você já tem um ponto em dois vizinhos neutros, { state-upper_palatinate.the } e { state-bremen.the }.
puzzle-last-point-why = Um estado neutro passa a quem tem dois pontos a mais do que qualquer outro. Você já tem um { state-upper_palatinate.in } e um { state-bremen.in }: um segundo ponto conquista um ou outro. Em outros lugares uma ação não basta.

puzzle-new-city = Onde uma cidade rende
puzzle-new-city-task = Resta uma ação. Termine o turno com uma renda de 17 florins: nada dá mais.
puzzle-new-city-hint-1 = Dinheiro gera dinheiro: construa.
puzzle-new-city-hint-2 = Uma cidade aumenta a renda do seu estado, mas não igualmente em toda parte. E não num estado sem renda.
puzzle-new-city-why = Uma cidade aumenta a renda do seu estado. Os ricos { state-spanish_netherlands } ganham mais com ela, enquanto { state-austria.the } não rende nada no momento.

puzzle-painter = Pintar pela glória
puzzle-painter-task = Resta uma ação. Termine o turno com 21 pontos de vitória: nada dá mais.
puzzle-painter-hint-1 = Só a arte transforma logo florins em pontos de vitória.
puzzle-painter-hint-2 = Uma encomenda pode custar mais ou menos, e render mais ou menos.
puzzle-painter-why = { card-block } pinta por dinheiro. A encomenda mais cara que lhe é oferecida, 3 florins por 5 pontos de vitória, vale o preço: nenhuma outra ação traz pontos agora.

puzzle-chancellor = A palavra do chanceler
puzzle-chancellor-task = Resta uma ação. Termine o turno com uma renda de 19: nada dá mais.
puzzle-chancellor-hint-1 = Uma cidade renderia 3 florins. Há coisa melhor.
puzzle-chancellor-hint-2 = O seu político coloca mais pontos do que você.
puzzle-chancellor-why = A influência de { card-lobkowitz } coloca dois pontos. A rica Prússia é neutra, e esses dois pontos a tomam: a renda dela é o dobro da de uma cidade.

puzzle-lost-state = Três florins
puzzle-lost-state-task = Você tem uma ação e 3 florins. Termine o turno com uma renda de 21: nada dá mais.
puzzle-lost-state-hint-1 = Uma cidade é cara demais. Um estado não.
puzzle-lost-state-hint-2 = Um estado rico ao lado dos seus não é de ninguém. São precisos dois pontos, e uma cidade sua pode ajudar.
puzzle-lost-state-why = A influência não custa nada. Posta { state-hessen.in }, com a cidade { state-silesia.in } para um segundo ponto, ela toma logo o estado, e a renda dele vale mais do que tudo o que você poderia pagar.

puzzle-two-structures = Uma cidade que ajuda
puzzle-two-structures-task = Resta uma ação. Termine o turno com um apoio de 9.
puzzle-two-structures-hint-1 = A ação simples coloca um ponto. Cidades e cidades fortificadas acrescentam outros.
puzzle-two-structures-hint-2 = Procure um eleitor neutro ao qual bastem dois pontos. A sua cidade { state-brandenburg.in } pode dar o segundo.
puzzle-two-structures-why = A influência { state-cologne.in } coloca um ponto, e uma estrutura acrescenta: a cidade { state-brandenburg.in } um, a cidade fortificada { state-hessen.in } dois. Dois pontos a mais do que qualquer outro tomam o eleitor, e com ele vem o apoio.

puzzle-chain = Um estado abre o outro
puzzle-chain-task = Duas ações, nenhum florim. Termine o turno com uma renda de 14: nada dá mais.
puzzle-chain-hint-1 = O que você toma com a primeira ação pode ajudar a segunda.
puzzle-chain-hint-2 = Num estado ao qual falta um ponto há uma cidade.
puzzle-chain-why = Você já tem um ponto { state-hessen.in }, onde há uma cidade. Tome o estado com a primeira ação; a segunda coloca influência { state-mainz.in } ou { state-saxony.in }, e a cidade recém-conquistada acrescenta o segundo ponto que a toma.

puzzle-power-card = Dois eleitores de uma vez
puzzle-power-card-task = Resta uma ação. Leve o seu apoio de 1 a 9.
puzzle-power-card-hint-1 = Nenhum eleitor sozinho vale tanto. Você precisa de dois.
puzzle-power-card-hint-2 = { card-power } coloca influência em dois estados, e um ponto extra num deles. Num eleitor você já tem um ponto.
puzzle-power-card-why = { card-power } age em dois estados. Basta um ponto { state-cologne.in }, onde você já tem um; são precisos dois { state-trier.in }, por isso o ponto extra vai para lá. Dois eleitores com uma carta.

puzzle-three-steps = Três ações, dois eleitores
puzzle-three-steps-task = Três ações e um florim. Leve o seu apoio de 3 a 9.
puzzle-three-steps-hint-1 = A influência não custa nada, mas coloca só um ponto de cada vez.
puzzle-three-steps-hint-2 = Um eleitor precisa de um ponto, outro de dois.
puzzle-three-steps-why = Você já tem um ponto { state-bavaria.in }: mais um a conquista. As duas ações restantes tomam { state-saxony.the }, ponto por ponto. Dois eleitores, nenhum florim gasto.
