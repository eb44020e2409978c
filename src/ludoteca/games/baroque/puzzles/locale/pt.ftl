### Texts of the puzzles of Baroque.

puzzle-elector = Um eleitor em uma ação
puzzle-elector-task = Restam uma ação e poucos florins. Termine o turno com um apoio de 6: mais não é possível.
puzzle-elector-hint-1 = Eleitores trazem apoio. Qual você pode tomar com uma ação?
puzzle-elector-hint-2 = { card-frederick_william } soma um ponto onde quer que você ponha influência junto de { state-brandenburg }.
puzzle-elector-why = Junto de { state-brandenburg } uma ação de influência vale dois pontos, graças a { card-frederick_william }. Dois pontos tomam a Saxônia neutra, um eleitor de 3 votos: o seu apoio sobe de 3 para 6.

puzzle-favours = Quatro favores
puzzle-favours-task = Você é o segundo em apoio e tem quatro favores para gastar. Termine com um apoio de 5 e 32 florins.
puzzle-favours-hint-1 = O apoio vem de eleitores e dioceses. Um dos favores lhe dá um estado.
puzzle-favours-hint-2 = O estado pode ser de um rival, se o valor dele é 2 ou menos e não há nada nele. Três favores tomam o estado, o quarto rende florins.
puzzle-favours-why = { state-trier } é eleitor e diocese e dá 4 votos, mas o seu valor é só 2 e nenhum exército o defende. Três favores o tiram do rival, e o último traz 5 florins.

puzzle-new-city = Onde uma cidade rende
puzzle-new-city-task = Resta uma ação. Termine o turno com uma renda de 17: mais não é possível.
puzzle-new-city-hint-1 = Você tem florins suficientes para construir uma cidade.
puzzle-new-city-hint-2 = Uma cidade dobra a renda do seu estado. Escolha o estado que rende mais, e não um que não rende nada.
puzzle-new-city-why = Uma cidade dobra a renda do seu estado. Os { state-spanish_netherlands } rendem 4 florins, e ali a cidade soma 4. A { state-austria } tem o mesmo valor, mas nesta guerra não rende nada.

puzzle-painter = Pintar pela glória
puzzle-painter-task = Resta uma ação. Termine o turno com 21 pontos de vitória: mais não é possível.
puzzle-painter-hint-1 = Um pintor transforma na hora florins em pontos de vitória.
puzzle-painter-hint-2 = Uma obra pode custar mais ou menos, e render mais ou menos.
puzzle-painter-why = { card-block } pinta por dinheiro. A obra mais cara, 3 florins por 5 pontos de vitória, vale o preço: nenhuma outra ação traz pontos agora.

puzzle-chancellor = A palavra do chanceler
puzzle-chancellor-task = Resta uma ação. Termine o turno com uma renda de 19: mais não é possível.
puzzle-chancellor-hint-1 = Uma cidade renderia 3 florins. Há coisa melhor.
puzzle-chancellor-hint-2 = { card-lobkowitz } chega a qualquer estado sem exércitos inimigos e, na fronteira externa, soma um ponto.
puzzle-chancellor-why = Na fronteira externa o seu político põe dois pontos, e dois pontos tomam um estado neutro. Com { card-polish_permission } em jogo, { state-prussia.the } rende 6 florins, o dobro do que uma cidade somaria.

puzzle-augsburg = Os banqueiros de Augsburgo
puzzle-augsburg-task = Três ações, 7 florins, duas cartas { card-capitalism }. Termine o turno com 28 florins: mais não é possível.
puzzle-augsburg-hint-1 = O primeiro investimento paga um segundo, maior. E quem recebe as taxas?
puzzle-augsburg-hint-2 = Você já tem um ponto de influência { state-augsburg.in }. Quem controla esse estado não paga taxa.
puzzle-augsburg-why = Primeiro tome { state-augsburg } com um ponto de influência: assim você não deve taxa. Depois 7 florins viram 15, e destes 12 viram 25: com os 3 guardados, 28.

puzzle-styria = Socorro à Estíria
puzzle-styria-task = Duas ações, 5 florins, e os Otomanos estão { state-styria.in }. Termine o turno com uma renda de 18: mais não é possível.
puzzle-styria-hint-1 = Os Otomanos defendem com 5 pontos e não jogam cartas; cada exército seu tem 2. Quem os vence controla { state-styria.the }, com a sua cidade.
puzzle-styria-hint-2 = São precisos três exércitos juntos. Um exército só se move uma vez: reuni-los marchando não ajuda.
puzzle-styria-why = Construa um terceiro exército { state-austria.in } e marche com os três: 6 pontos contra 5. A { state-styria } é sua na hora, e a cidade dobra a renda dela para 4 florins. Duas ações de influência trariam no máximo 3.

puzzle-chain = Um estado abre o outro
puzzle-chain-task = Duas ações, nenhum florim. Termine o turno com uma renda de 14: mais não é possível.
puzzle-chain-hint-1 = O que você toma com a primeira ação pode ajudar a segunda.
puzzle-chain-hint-2 = Em um estado onde lhe falta um ponto há uma cidade.
puzzle-chain-why = Você já tem um ponto { state-hessen.in }, onde há uma cidade. Tome o estado com a primeira ação; a segunda põe influência { state-mainz.in } ou { state-saxony.in }, e a cidade recém-conquistada soma o segundo ponto que a toma.

puzzle-power-card = Dois eleitores de uma vez
puzzle-power-card-task = Resta uma ação. Leve o seu apoio de 1 a 9.
puzzle-power-card-hint-1 = Nenhum eleitor sozinho vale tanto. Você precisa de dois.
puzzle-power-card-hint-2 = { card-power } pode pôr os seus dois pontos em dois estados, e { card-lobkowitz } soma um na fronteira externa. Em um eleitor você já tem um ponto.
puzzle-power-card-why = Basta um ponto { state-cologne.in }, onde você já tem um; são precisos dois { state-trier.in }, por isso o ponto extra do político vai para lá. Dois eleitores com uma carta.

puzzle-residence = A residência do bispo
puzzle-residence-task = Três ações, 6 florins, uma carta. Leve o seu apoio de 4 a 9: mais não é possível.
puzzle-residence-hint-1 = Com um bispo à sua frente você pode construir uma residência em uma diocese sua. Ela traz um voto e, uma vez por turno, 3 pontos de influência nos estados vizinhos.
puzzle-residence-hint-2 = { state-cologne } é de um rival, com um ponto de influência além do marcador de controle. Você precisa de dois a mais do que esses dois: quatro pontos.
puzzle-residence-why = Jogue { card-maximilian_henry }, construa a residência { state-liege.in }, depois ponha influência { state-cologne.in } e use a residência: 1 e 3 pontos são dois a mais do que os dois do rival. A residência traz 1 voto, { state-cologne } 4.
