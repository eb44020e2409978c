### Texts of the lessons of Pax Renaissance.

lesson-first = A sua primeira partida
lesson-first-about = Quatro turnos com um banco de Florença: o mercado, duas guerras, uma feira e um casamento real. Cerca de quinze minutos.
lesson-first-end = Você tem três reis e o outro banco nenhum. Se mantiver essa vantagem até que um cometa desperte a vitória imperial, pode declará-la e vencer. Daqui em diante joga livremente: agora o outro banco decide por si.
lesson-first-chapter-market = O mercado
lesson-first-chapter-wars = Duas guerras
lesson-first-chapter-fair = A feira e o casamento

lesson-first-aim = Você dirige um banco. Vence quem cumpre as condições de uma carta de vitória, por exemplo ter três reis a mais do que o outro banco, depois que um cometa a ativou. Por isso você reúne reis, comércio e bispos, e fica atento aos cometas.
lesson-first-market = Estas duas filas são o mercado: o Oeste em cima, o Leste embaixo. Uma carta custa mais quanto mais à direita está, de 1 a 5 florins. Em um turno você faz duas ações, e comprar é uma delas.
lesson-first-buy-stefan = Compre { card-114 } por 1 florim. As cartas mostram onde agem e o que trazem: esta traz duas torres vermelhas para { land-hungary.the }, o bastante para vencer ali uma guerra.
lesson-first-buy-luther = A segunda ação: compre { card-80 } por 2 florins. Ela traz duas torres para { land-hre.the }. Os florins que você paga ficam nas cartas à esquerda dela e vão para quem as comprar.
lesson-first-end-turn = As duas ações foram usadas. Termine o turno: as lacunas do mercado são preenchidas e o outro banco joga.

lesson-first-play-stefan = Jogar uma carta custa uma ação e nenhum florim. Jogue { card-114 }: ela entra na sua área de jogo e o seu efeito único acontece logo.
lesson-first-war-hungary = O efeito é uma conspiração: as suas duas torres atacam. Escolha como campo de batalha { land-hungary.the }. Atacantes e defensores caem um por um: dois contra um deixa um dos seus.
lesson-first-place-varna = Você venceu. A torre sobrevivente entra na terra: coloque-a em Varna. As peças nas cidades defendem o seu rei da próxima guerra.
lesson-first-concession-hungary = Um novo soberano pode dar uma concessão: ponha um cubo seu na fronteira com Bizâncio. Quando uma feira passa por ela, você ganha 1 florim.
lesson-first-king = O rei desta terra está agora na sua área de jogo. Os reis contam para a vitória imperial, e as cartas deles têm operações que você usará mais tarde.
lesson-first-play-luther = Resta uma ação. Jogue { card-80 } e faça o mesmo no Oeste.
lesson-first-war-hre = Esta guerra é uma reforma: atacam os reformistas, defendem os fiéis das outras religiões. Duas torres contra uma: ataque { land-hre.the }.
lesson-first-place-vienna = Venceu de novo. Ponha a torre sobrevivente em Viena, para que a terra não esteja vazia quando outro chegar.
lesson-first-concession-hre = A segunda concessão: a fronteira com a França. A feira do Oeste passa por ali.
lesson-first-end-wars = Dois reis em um turno. Termine-o.

lesson-first-fair = A sua bolsa está vazia. Uma feira a enche: faça a feira do Oeste. Você pega primeiro 1 florim, depois o dinheiro percorre a rota comercial e paga cada concessão no caminho.
lesson-first-levy-trebizond = Enquanto há dinheiro, cada terra da rota recebe uma nova peça em uma de suas cidades. Onde há duas cidades livres, você escolhe: fique com Trebizonda.
lesson-first-levy-modon = Outra terra, outra peça. A sua concessão na fronteira acaba de lhe pagar 1 florim. Escolha Modon.
lesson-first-levy-lyon = A rota segue para a França. Um cavaleiro em Lyon defende a França, que não é sua; o florim da sua concessão é.
lesson-first-buy-isabella = A feira pagou 4 florins ao todo. Gaste 3 em { card-72 }. Ela é uma rainha: rainhas casam com reis, sem guerra.
lesson-first-end-fair = Termine o turno.
lesson-first-play-isabella = Agora jogue a rainha.
lesson-first-marry = Ela pode casar com um de quatro reis. Escolha { land-portugal }: com o casamento, o rei entra na sua área de jogo, o terceiro.
