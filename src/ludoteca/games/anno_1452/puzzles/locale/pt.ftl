### Texts of the puzzles of Anno 1452.

puzzle-franconia = Uma possessão, um principado
puzzle-franconia-task = Uma ação. Termine-a com 17 de prestígio: nada dá mais.
puzzle-franconia-hint-1 = O prestígio vem com um principado.
puzzle-franconia-hint-2 = Numa região uma só possessão nova lhe dá mais do que qualquer outro tem.
puzzle-franconia-why = Com uma segunda possessão { region-franken.in } você tem ali mais do que todos: o principado é seu, e com ele 1 de prestígio.

puzzle-robber-knights = O ouro dos outros
puzzle-robber-knights-task = Uma ação. Termine-a com 67 de ouro: nada dá mais.
puzzle-robber-knights-hint-1 = Você não precisa ganhá-lo por si.
puzzle-robber-knights-hint-2 = Uma das suas cartas especiais toma ouro de um rival.
puzzle-robber-knights-why = { card-special-raubritter-2 } custa 1 de prestígio e toma 6 de ouro de um rival. Nenhuma outra ação o deixa com mais.

puzzle-second-city = Uma segunda cidade
puzzle-second-city-task = Uma ação. Termine-a com duas cidades.
puzzle-second-city-hint-1 = Uma cidade constrói-se com uma carta, e não só com as que têm nome de cidade.
puzzle-second-city-hint-2 = A carta deve mostrar uma região onde você tem uma possessão sem cidade.
puzzle-second-city-why = { card-inheritance-pfalz } pode ser jogada como cidade por 6 de ouro, porque você tem possessões { region-pfalz.in }. É posta sob uma que ainda não tem. Nenhuma outra carta da sua mão serve às suas possessões.

puzzle-truce = Cinco Soldados
puzzle-truce-task = Você é atacado { region-tirol.in } e mandou para lá quatro Soldados. Reaja sem perder nem eles nem a possessão: termine com 5 Soldados.
puzzle-truce-hint-1 = Soldados que combatem vão para o banco, mesmo que vençam.
puzzle-truce-hint-2 = Uma reação não deixa a batalha começar.
puzzle-truce-why = { card-reaction-waffenstillstand-1 } acaba com o ataque antes de rolar um dado. Os quatro Soldados voltam para você, a possessão fica, e o atacante perdeu um ponto de prestígio por nada.

puzzle-clearance = Duas possessões numa ação
puzzle-clearance-task = Uma ação. Termine-a com 19 pontos de vitória: nada dá mais.
puzzle-clearance-hint-1 = Uma possessão é um ponto. Há uma carta que constrói duas.
puzzle-clearance-hint-2 = Uma das duas deveria também dar-lhe um principado.
puzzle-clearance-why = { card-special-landesausbau-2 } constrói duas possessões. Ponha uma onde ela lhe dá a maioria da região: o principado vale um ponto de prestígio a mais.

puzzle-fewest-estates = Pobre e coroado
puzzle-fewest-estates-task = Depois desta rodada coroa-se o Rei: quem tem menos possessões. Fique com 4 possessões e termine a ação com 21 pontos de vitória: nada dá mais.
puzzle-fewest-estates-hint-1 = Uma segunda possessão { region-tirol.in } traria três pontos, e um dado decidiria a coroa.
puzzle-fewest-estates-hint-2 = O prestígio não precisa de possessões. Compare os seus títulos com o que você tem.
puzzle-fewest-estates-why = { card-title-tirol } pede uma possessão { region-tirol.in } e 10 de prestígio, e dá 2 de prestígio. Você fica abaixo das 5 possessões de C: a coroa, os seus 3 de prestígio e os seus Soldados são seus.

puzzle-price-of-victory = O preço da vitória
puzzle-price-of-victory-task = O seu ataque à { region-westfalen } tem êxito, mas você sofre três golpes. Conserve os 8 cidadãos e termine a batalha com 6 possessões e uma renda de 24: nada dá mais.
puzzle-price-of-victory-hint-1 = Quem o deixa de qualquer modo depois da batalha?
puzzle-price-of-victory-hint-2 = Uma possessão reduzida recupera-se com a próxima renda. Um cidadão não volta.
puzzle-price-of-victory-why = Soldados que combateram vão em todo caso para o banco: os dois primeiros golpes são deles. O terceiro tira um ponto à possessão { region-franken.in }, que o recupera com a próxima renda. Nenhum cidadão se perde.

puzzle-given-word = A palavra dada
puzzle-given-word-task = Você fica fora da { region-bayern }, e na próxima avaliação deve a C 8 de ouro e { card-inheritance-kaernten }. Conserve 8 de ouro e termine a ação com 24 pontos de vitória: nada dá mais.
puzzle-given-word-hint-1 = Uma carta constrói duas possessões. Você tem 11 de ouro para ambas.
puzzle-given-word-hint-2 = Em duas regiões uma possessão a mais conquista o principado. A { region-oesterreich } seria a terceira, mas custa demais.
puzzle-given-word-why = { card-special-landesausbau-1 } constrói { region-steiermark.in } por 6 e { region-kaernten.in } por 5 de ouro. Os dois principados são seus: duas possessões, dois principados, dois de prestígio. Os 8 de ouro para C ainda estão lá.

puzzle-last-card = A última carta
puzzle-last-card-task = A avaliação final: você é o último a jogar uma carta especial antes de se darem os pontos de prestígio e de se contar tudo. Vença.
puzzle-last-card-hint-1 = Você tem 1 ponto a mais do que B, mas assim como está B ganha agora 4 de prestígio e você nenhum. Veja quem tem mais e quem tem menos de cada coisa.
puzzle-last-card-hint-2 = Uma só possessão nova pode mudar duas das quatro comparações.
puzzle-last-card-why = Com { card-special-landesausbau-2 } você constrói { region-kaernten.in }. Já não tem o menor número de possessões, e com um segundo principado só você tem o maior número deles. A possessão, o principado e o prestígio bastam.

puzzle-wedding-and-city = Noiva, coroa e cidade
puzzle-wedding-and-city-task = Uma ação. Termine-a com 32 pontos de vitória: nada dá mais.
puzzle-wedding-and-city-hint-1 = Uma carta pode trazer três coisas de uma vez.
puzzle-wedding-and-city-hint-2 = Procure a noiva cuja região você divide com outros, e leia o que vem com ela.
puzzle-wedding-and-city-why = { card-marriage-franken } traz uma possessão { region-franken.in }, que conquista o principado e 1 de prestígio, e também uma cidade. Possessão, prestígio e cidade: três pontos com uma ação.
