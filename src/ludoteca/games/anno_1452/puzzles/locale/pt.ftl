### Texts of the puzzles of Anno 1452.

puzzle-franconia = Uma Possessão, um Principado
puzzle-franconia-task = Você tem uma ação. Termine-a com 17 de Prestígio: mais não é possível.
puzzle-franconia-hint-1 = Uma carta de Principado traz 1 de Prestígio.
puzzle-franconia-hint-2 = Em uma região, uma só Possessão nova lhe dá a maioria: mais do que qualquer adversário tem ali e mais do que os lugares livres.
puzzle-franconia-why = Com uma segunda Possessão { region-franken.in } você tem a maioria: fica com a carta de Principado e, com ela, 1 de Prestígio.

puzzle-robber-knights = O Ouro dos outros
puzzle-robber-knights-task = Você tem uma ação. Termine-a com 67 de Ouro: mais não é possível.
puzzle-robber-knights-hint-1 = Não é preciso que você mesmo o ganhe.
puzzle-robber-knights-hint-2 = Uma das suas cartas Especiais toma Ouro de um adversário.
puzzle-robber-knights-why = { card-special-raubritter-2 } custa 1 de Prestígio e toma 6 de Ouro de um adversário. Com nenhuma outra ação você fica com mais.

puzzle-second-city = Uma segunda Cidade
puzzle-second-city-task = Você tem uma ação. Termine-a com duas Cidades.
puzzle-second-city-hint-1 = Uma Cidade é construída com uma carta, e não só com as que têm nome de cidade.
puzzle-second-city-hint-2 = A carta deve nomear uma cidade em uma região onde você tem uma Possessão sem Cidade.
puzzle-second-city-why = { card-inheritance-pfalz } também pode ser jogada como Cidade por 6 de Ouro, porque você tem Possessões { region-pfalz.in }. Ela fica sob uma que ainda não tem Cidade. Nenhuma outra carta da sua mão serve para as suas Possessões.

puzzle-truce = Cinco Soldados
puzzle-truce-task = Você é atacado { region-tirol.in } e mandou para lá quatro Soldados. Reaja sem perder nem eles nem a Possessão: termine com 5 Soldados.
puzzle-truce-hint-1 = Soldados que combatem vão para o banco, mesmo que vençam.
puzzle-truce-hint-2 = Uma das suas Reações evita a batalha.
puzzle-truce-why = { card-reaction-waffenstillstand-1 } cancela o ataque antes que se lance um dado. Os quatro Soldados voltam para você, a Possessão fica, e o atacante perdeu 1 de Prestígio por nada.

puzzle-clearance = Duas Possessões em uma ação
puzzle-clearance-task = Você tem uma ação. Termine-a com 19 Pontos de Vitória: mais não é possível.
puzzle-clearance-hint-1 = Uma Possessão é um ponto. Há uma carta que constrói duas.
puzzle-clearance-hint-2 = Uma das duas deveria dar a você também um Principado.
puzzle-clearance-why = { card-special-landesausbau-2 } constrói duas Possessões. Ponha uma onde ela lhe dá a maioria: a carta de Principado vale 1 ponto e traz 1 de Prestígio.

puzzle-fewest-estates = Pobre e coroado
puzzle-fewest-estates-task = Depois desta Rodada o Rei é coroado: quem tem menos Possessões. Fique com 4 Possessões e termine a ação com 21 Pontos de Vitória: mais, assim, não é possível.
puzzle-fewest-estates-hint-1 = Uma segunda Possessão { region-tirol.in } traria três pontos, mas então um dado decidiria a coroa.
puzzle-fewest-estates-hint-2 = O Prestígio não precisa de Possessões. Compare os seus Títulos com o que você tem.
puzzle-fewest-estates-why = { card-title-tirol } requer uma Possessão { region-tirol.in } e Prestígio 10, e traz 2 de Prestígio. Você fica abaixo das 5 Possessões de C: a coroa, os 3 de Prestígio e os Soldados que vêm com ela são seus.

puzzle-price-of-victory = O preço da vitória
puzzle-price-of-victory-task = O seu ataque à { region-westfalen } tem êxito, mas você sofre três acertos. Conserve os 8 Cidadãos e termine a batalha com 6 Possessões e uma Renda de 24: mais não é possível.
puzzle-price-of-victory-hint-1 = Quem vai embora de qualquer modo depois da batalha?
puzzle-price-of-victory-hint-2 = Uma Possessão reduzida se recupera depois da próxima Renda. Um Cidadão não volta.
puzzle-price-of-victory-why = Soldados que combateram vão de qualquer modo para o banco: os dois primeiros acertos ficam com eles. O terceiro tira um ponto da Possessão { region-franken.in }, que o recupera depois da próxima Renda. Nenhum Cidadão se perde.

puzzle-given-word = A palavra dada
puzzle-given-word-task = Por um acordo você fica fora da { region-bayern }, e na próxima Avaliação deve a C 8 de Ouro e { card-inheritance-kaernten }. Conserve 8 de Ouro e termine a ação com 24 Pontos de Vitória: mais não é possível.
puzzle-given-word-hint-1 = Uma carta constrói duas Possessões. Você tem 11 de Ouro para as duas.
puzzle-given-word-hint-2 = Em duas regiões uma Possessão a mais conquista o Principado. A { region-oesterreich } seria a terceira, mas custa demais.
puzzle-given-word-why = { card-special-landesausbau-1 } constrói { region-steiermark.in } por 6 e { region-kaernten.in } por 5 de Ouro. Os dois Principados são seus: duas Possessões, duas cartas de Principado, 2 de Prestígio. Os 8 de Ouro para C ainda estão lá.

puzzle-last-card = A última carta
puzzle-last-card-task = É a Avaliação final: você é o último a poder jogar uma carta Especial antes que se dê o Prestígio e se conte tudo. Vença.
puzzle-last-card-hint-1 = Você tem 1 ponto a mais do que B, mas, como as coisas estão, B ganha agora 4 de Prestígio e você nenhum. Veja quem tem mais e quem tem menos em cada categoria.
puzzle-last-card-hint-2 = Uma só Possessão nova pode mudar duas das quatro comparações.
puzzle-last-card-why = Com { card-special-landesausbau-2 } você constrói { region-kaernten.in }. Já não é quem tem menos Possessões, e com uma segunda carta de Principado ninguém tem tantas quanto você. A Possessão, a carta de Principado e o Prestígio bastam.

puzzle-wedding-and-city = Noiva, coroa e Cidade
puzzle-wedding-and-city-task = Você tem uma ação. Termine-a com 32 Pontos de Vitória: mais não é possível.
puzzle-wedding-and-city-hint-1 = Uma carta pode trazer várias coisas de uma vez.
puzzle-wedding-and-city-hint-2 = Procure a noiva cuja região você divide com outros, e leia o que vem com ela.
puzzle-wedding-and-city-why = { card-marriage-franken } traz uma Possessão { region-franken.in }, que conquista o Principado e 1 de Prestígio, e também uma Cidade. São quatro pontos; os 6 de Ouro do casamento custam um.
