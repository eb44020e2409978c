### Texts of the lessons of Pax Renaissance.

lesson-first = A sua primeira partida
lesson-first-about = Quatro turnos com um banco de Florença: o mercado, duas guerras, uma feira e um casamento real. Cerca de quinze minutos.
lesson-first-end = Você tem três reis e o outro banco nenhum. Se ainda tiver essa vantagem quando um cometa ativar a Vitória imperial, poderá declará-la e vencer. Daqui em diante você joga livremente e o outro banco decide por si.
lesson-first-chapter-market = O mercado
lesson-first-chapter-wars = Duas guerras
lesson-first-chapter-fair = A feira e o casamento

lesson-first-aim = Você dirige um banco. Para vencer, declare uma vitória cujas condições você cumpre, por exemplo três reis a mais do que o outro banco, mas só depois que um cometa a tiver ativado.
lesson-first-market = Estas duas filas são o mercado, o Ocidente em cima e o Oriente embaixo; quanto mais à direita está uma carta, mais ela custa, de 1 a 5 florins. Em um turno você faz duas ações, e comprar é uma delas.
lesson-first-buy-stefan = Compre { card-114 } por 1 florim. As cartas mostram onde agem e o que trazem: esta traz duas torres vermelhas para { land-hungary.the }, o bastante para vencer ali uma guerra.
lesson-first-buy-luther = Segunda ação: compre { card-80 } por 2 florins, com duas torres para { land-hre.the }. Os florins que você paga ficam nas cartas à esquerda dela, para quem as comprar.
lesson-first-end-turn = As duas ações foram usadas. Termine o turno: as lacunas do mercado são preenchidas e o outro banco joga.

lesson-first-play-stefan = Jogar uma carta custa uma ação e nenhum florim. Jogue { card-114 }: ela entra na sua área de jogo e o efeito único pode ser usado na hora.
lesson-first-war-hungary = O efeito único é uma conspiração: as suas duas torres atacam. Escolha { land-hungary.the } como campo de batalha; atacantes e defensores caem um por um, e de duas contra uma sobra uma das suas.
lesson-first-place-varna = Você venceu, e a torre sobrevivente entra: coloque-a em Varna. As peças nas cidades defendem o seu rei na próxima guerra.
lesson-first-concession-hungary = Um novo soberano pode dar uma concessão: ponha um cubo seu na fronteira com Bizâncio. Quando uma feira passa por esta fronteira, você ganha 1 florim.
lesson-first-king = O rei { land-hungary.of } está agora na sua área de jogo. Os reis contam para a Vitória imperial, e as cartas deles têm operações que você usará mais tarde.
lesson-first-play-luther = Resta uma ação. Jogue { card-80 } e faça o mesmo no Ocidente.
lesson-first-war-hre = Esta guerra é uma reforma: atacam as peças vermelhas, defendem as das outras religiões. Duas torres contra uma: ataque { land-hre.the }.
lesson-first-place-vienna = Você venceu de novo. Ponha a torre sobrevivente em Viena, para defender o novo rei.
lesson-first-concession-hre = A segunda concessão: a fronteira com a França. A feira do Ocidente passa por ali.
lesson-first-end-wars = Dois reis em um turno. Termine-o.

lesson-first-fair = Você não tem mais florins. Realize a feira do Ocidente: primeiro você recebe 1 florim, depois o resto percorre a rota comercial e paga cada concessão no caminho.
lesson-first-levy-trebizond = Enquanto há dinheiro, cada carta de mapa da rota recebe uma nova peça em uma de suas cidades. Aqui há duas cidades livres: escolha Trebizonda.
lesson-first-levy-modon = A sua concessão na fronteira acaba de lhe pagar 1 florim. Na carta de mapa seguinte, escolha Modon.
lesson-first-levy-lyon = A rota segue para a França. O cavaleiro em Lyon defende a França, que não é sua, mas a fronteira seguinte lhe paga outro florim.
lesson-first-buy-isabella = A feira lhe rendeu 4 florins. Gaste 3 em { card-72 }, uma rainha: rainhas se casam com reis, sem guerra.
lesson-first-end-fair = Termine o turno.
lesson-first-play-isabella = Agora jogue a rainha.
lesson-first-marry = Dos quatro reis na carta dela, três ainda estão livres. Escolha { land-portugal.the }: com o casamento, o rei entra na sua área de jogo, o terceiro.
