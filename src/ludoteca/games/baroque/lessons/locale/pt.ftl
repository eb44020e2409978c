### Texts of the lessons of Baroque.

lesson-first = A sua primeira partida
lesson-first-about = Você lidera Brandemburgo: a preparação e depois uma primeira fase de ações em que dois eleitores passam para o seu lado sem um tiro. Cerca de quinze minutos.
lesson-first-end = Dois eleitores em uma fase, e um exército para mantê-los. Daqui em diante joga livremente: agora a Áustria decide por si. Cuidado com as cartas: quem não tem mais nenhuma é pulado.
lesson-first-chapter-setup = A preparação
lesson-first-chapter-mainz = Uma carta jogada
lesson-first-chapter-actions = Três ações

lesson-first-aim = O Império depois da grande guerra. Estados, cidades e residências dão pontos de vitória (PV) ao fim de cada turno, e vence quem tiver mais. Quem ao fim de um turno tem todos os eleitores vence na hora.
lesson-first-power = Escolha a sua potência: fique com { power-brandenburg.the }. O estado maior dela é seu desde o início.
lesson-first-hesse = Cada potência começa também com dois estados pequenos. Escolha { state-hessen.the }: fica ao lado de { state-mainz }, que logo vai lhe interessar.
lesson-first-baden = Escolha também { state-baden.the }. Um segundo canto do mapa dá mais vizinhos à sua influência.
lesson-first-army-home = Três exércitos para colocar, um de cada vez. O primeiro defende a sua casa: { state-brandenburg.the }.
lesson-first-army-hesse = O segundo fica { state-hessen.in }. Um estado sem exército é presa fácil.
lesson-first-army-baden = O terceiro { state-baden.in }.
lesson-first-city = Uma cidade dobra a renda do seu estado e reforça a sua influência uma vez por ação. Ponha a primeira { state-baden.in }.

lesson-first-hand = Estas são as suas cartas de oportunidade. Cada fase de ações começa com uma jogada: cinco cartas bastam para pelo menos uma fase e no máximo cinco.
lesson-first-no-more-cards = Você poderia comprar mais ou trocar algumas, pagando. Os florins farão falta para construir: pare aqui.
lesson-first-play-power = Primeiro veio um evento, um pequeno ganho para todas as cidades. Agora jogue uma carta: { card-power } põe 2 pontos de influência em qualquer lugar.
lesson-first-mainz-one = Com 2 pontos a mais do que qualquer outro, você toma um estado neutro. Ponha o primeiro ponto { state-mainz.in }: um eleitor que vale 3 PV por turno.
lesson-first-mainz-two = Ponha ali também o segundo ponto.
lesson-first-keep-city = Uma cidade poderia somar um ponto, mas 2 bastam. Guarde a cidade para depois.

lesson-first-actions = { state-mainz } é sua. Depois da carta você tem três ações: construir, usar influência, mover exércitos ou jogar outra carta, em qualquer ordem.
lesson-first-build-city = Primeira ação: construa uma cidade por 6 florins.
lesson-first-build-home = Ponha-a { state-brandenburg.in }: renda dobrada a cada turno, e 1 PV.
lesson-first-influence = Segunda ação: influência. A ação simples põe 1 ponto em um estado ao lado dos seus.
lesson-first-trier = Ponha-o { state-trier.in }, outro eleitor.
lesson-first-use-city = Um ponto não basta. Use a cidade { state-baden.in }: ela soma 1, e { state-trier } é sua.
lesson-first-army = Terceira ação: construa um exército por 3 florins. O que se ganha com palavras se perde para soldados.
lesson-first-army-mainz = Coloque-o { state-mainz.in }, entre os seus dois eleitores.
lesson-first-end-phase = As três ações estão feitas. Termine a fase e veja o que a Áustria faz.
