### Texts of the lessons of Baroque.

lesson-first = A sua primeira partida
lesson-first-about = Você lidera Brandemburgo: a preparação e depois uma primeira fase de ações em que a influência lhe dá dois eleitores. Cerca de quinze minutos.
lesson-first-end = Dois eleitores em uma fase, e um exército para manter um deles. Daqui em diante você joga livremente e a Áustria decide por si. Cuidado com as cartas: quem não tem mais cartas de oportunidade perde a vez no resto do turno.
lesson-first-chapter-setup = A preparação
lesson-first-chapter-mainz = Uma carta jogada
lesson-first-chapter-actions = Três ações

lesson-first-aim = O Império depois da Guerra dos Trinta Anos. Estados, cidades e residências dão pontos de vitória (PV) ao fim de cada turno, e vence quem tiver mais; quem controla todos os eleitores ao fim de um turno vence na hora.
lesson-first-power = Escolha a sua potência: fique com { power-brandenburg.the }. O estado maior dela é seu desde o início.
lesson-first-hesse = Com dois jogadores, cada potência começa também com dois estados menores. Escolha { state-hessen.the }: faz fronteira com { state-mainz }, que logo vai lhe interessar.
lesson-first-baden = Escolha também { state-baden.the }. A influência chega aos vizinhos dos seus estados, e aqui há outros novos.
lesson-first-army-home = Você coloca três exércitos, um de cada vez. O primeiro defende { state-brandenburg.the }.
lesson-first-army-hesse = O segundo fica { state-hessen.in }. Um estado sem exército é fácil de tomar.
lesson-first-army-baden = O terceiro fica { state-baden.in }.
lesson-first-city = Uma cidade dobra a renda do seu estado e, uma vez por turno, soma 1 ponto à sua influência. Ponha a primeira { state-baden.in }.

lesson-first-hand = Estas são as suas cartas de oportunidade. Cada fase de ações começa com uma delas: com cinco cartas você tem no máximo cinco fases.
lesson-first-no-more-cards = Você poderia comprar mais ou pagar para trocar algumas. Os florins farão falta para construir: pare aqui.
lesson-first-play-power = A sua fase começou com um evento: 2 florins por cidade. Agora jogue uma carta: { card-power } põe 2 pontos de influência em qualquer lugar.
lesson-first-mainz-one = Um estado neutro é seu assim que você tem 2 pontos a mais do que cada outro jogador. Ponha o primeiro ponto { state-mainz.in }, um eleitor que vale 3 PV por turno.
lesson-first-mainz-two = Ponha ali também o segundo ponto.
lesson-first-keep-city = Uma cidade poderia somar um ponto, mas 2 bastam. Guarde a cidade para depois.

lesson-first-actions = { state-mainz } é sua. Depois da carta você tem até três ações: jogar uma carta, construir, usar influência ou mover exércitos, em qualquer ordem.
lesson-first-build-city = Primeira ação: construa uma cidade por 6 florins.
lesson-first-build-home = Ponha-a { state-brandenburg.in }: renda em dobro e 1 PV a cada turno.
lesson-first-influence = Segunda ação: influência. A ação simples põe 1 ponto em um estado ao lado dos seus.
lesson-first-trier = Ponha-o { state-trier.in }, outro eleitor.
lesson-first-use-city = Um ponto não basta. Use a cidade { state-baden.in }: ela soma 1, e { state-trier } é sua.
lesson-first-army = Terceira ação: construa um exército por 3 florins. Onde há um exército seu, ninguém mais pode pôr influência.
lesson-first-army-mainz = Coloque-o { state-mainz.in }.
lesson-first-end-phase = As três ações estão feitas. Termine o turno e veja o que a Áustria faz.
