### Texts of the puzzles of Rio de la Plata.

puzzle-house-first = Primeiro a casa
puzzle-house-first-task = Você tem 2 de pedra e 2 de madeira. Depois deste turno, se a partida acabasse, você quer ter 5 pontos.
puzzle-house-first-hint-1 = Casas pontuam no fim. Construções produtivas empobrecem um bairro.
puzzle-house-first-hint-2 = Um trabalhador seu está na sua cabana.
puzzle-house-first-why = Uma casa constrói-se na cabana em F6 por 1 pedra e 1 madeira, e cada casa conta no fim. Talhador de pedra, carpinteiro ou mercado usariam os mesmos bens e baixariam o valor do bairro.

puzzle-lumber = Guarde a madeira
puzzle-lumber-task = Os seus trabalhadores estão colocados. Termine o turno com 4 de madeira: nada dá mais.
puzzle-lumber-hint-1 = Dois trabalhadores seus estão na Floresta.
puzzle-lumber-hint-2 = O que você constrói agora pode custar a madeira que coleta.
puzzle-lumber-why = Cada trabalhador na Floresta coleta 1 de madeira. Um talhador de pedra custaria 2 dela: colete duas vezes e deixe essa construção para outro ano.

puzzle-no-losses = Dois contra um
puzzle-no-losses-task = Vença uma batalha nesta rodada sem perder uma peça.
puzzle-no-losses-hint-1 = Números iguais caem juntos. Mais peças vencem sem perda.
puzzle-no-losses-hint-2 = O seu par em H9 tem dois passos. O atacante em H7 está só.
puzzle-no-losses-why = Duas peças contra uma vencem a batalha em H7, e nenhuma das suas se perde. A peça sozinha em I8 também poderia atacar, mas cairia com o inimigo.

puzzle-plunder = O que queima melhor
puzzle-plunder-task = Você lidera os atacantes, duas peças em N5 com dois passos. Ganhe 6 pontos de vitória.
puzzle-plunder-hint-1 = O atacante pontua por construções destruídas. Quais estão a dois passos?
puzzle-plunder-hint-2 = Veja o talhador de pedra em M6.
puzzle-plunder-why = Um grupo de dois pode dar dois passos. M5 está livre, e dali se alcança M6: o talhador de pedra cai, e uma construção produtiva vale 6 pontos de vitória para o atacante.

puzzle-old-hut = A velha cabana
puzzle-old-hut-task = Depois deste turno, se a partida acabasse, você quer ter 0 pontos, e quer conservar 3 de pedra e 3 de madeira.
puzzle-old-hut-hint-1 = Uma casa na sua cabana vale mais do que uma construção nova.
puzzle-old-hut-hint-2 = Gaste uma pedra e uma madeira, em K5, e nada mais.
puzzle-old-hut-why = A cabana em K5 torna-se casa por 1 pedra e 1 madeira: dois pontos. Tudo o mais custa bens e traz menos.

puzzle-quarry-first = Duas contas a pagar
puzzle-quarry-first-task = Duas casas suas nas grandes obras ainda não estão pagas. Depois deste turno, se a partida acabasse, você quer ter −2 pontos: nada dá mais.
puzzle-quarry-first-hint-1 = O que não está pago não traz nada.
puzzle-quarry-first-hint-2 = Cada conta é 1 pedra e 1 madeira, e você tem uma pedra. Onde há outra?
puzzle-quarry-first-why = Um caminho: o trabalhador na Pedreira coleta a segunda pedra. Com 2 de pedra e 2 de madeira pagam-se as duas contas, a do Forte e a do Porto. Uma construção teria consumido os bens.

puzzle-two-battles = Glória nas duas
puzzle-two-battles-task = Ganhe 12 pontos de vitória nesta rodada da guerra: nada dá mais.
puzzle-two-battles-hint-1 = Inimigos destruídos dão pontos, e também as próprias peças que caem com eles.
puzzle-two-battles-hint-2 = Há duas batalhas, e cada peça sua é necessária numa delas.
puzzle-two-battles-why = Cada inimigo e cada perda própria vale 2 pontos. A peça sozinha enfrenta o seu igual em K8, o par enfrenta o par em H7: três inimigos e três perdas fazem 12.

puzzle-wall-now = As Muralhas, já
puzzle-wall-now-task = Você pode colocar mais um trabalhador. Depois deste turno, se a partida acabasse, você quer ter 1 ponto: nada dá mais.
puzzle-wall-now-hint-1 = A maioria das obras paga-se depois. Um tipo pode ser pago logo.
puzzle-wall-now-hint-2 = Um trecho das Muralhas custa um só bem.
puzzle-wall-now-why = Um trabalhador na próxima casa das Muralhas pode ser pago logo com 1 pedra, e o que está pago conta. Casas mais caras prometem mais, mas ainda não estão pagas.

puzzle-last-step = Um passo a mais
puzzle-last-step-task = O último atacante está em M5. Ganhe 4 pontos de vitória nesta rodada.
puzzle-last-step-hint-1 = A sua peça mais próxima não chega lá sozinha.
puzzle-last-step-hint-2 = Um grupo pode dar um passo a mais se outra peça for sacrificada.
puzzle-last-step-why = A peça em M8 chega a M6 e não além. Sacrifique a outra peça por um passo a mais: a batalha em M5 destrói o último atacante, e as duas quedas valem 2 pontos cada.

puzzle-raid = Um ataque duplo
puzzle-raid-task = Você lidera os atacantes. Ganhe 10 pontos de vitória nesta rodada: nada dá mais.
puzzle-raid-hint-1 = Para o atacante uma casa vale 4, uma cabana 2, as outras construções 6.
puzzle-raid-hint-2 = A peça sozinha dá três passos, o par dois. Contorne os defensores.
puzzle-raid-why = A peça sozinha contorna os defensores por H4 e I4 e destrói uma construção de 6 pontos. O par deixa a cabana e em dois passos alcança a casa em D7, que vale 4.
