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

puzzle-special-tax = Dinheiro já
puzzle-special-tax-task = Uma ação. Termine-a com 37 de ouro: nada dá mais.
puzzle-special-tax-hint-1 = Construir custa. Algumas cartas pagam.
puzzle-special-tax-hint-2 = Veja as cartas especiais da sua mão.
puzzle-special-tax-why = { card-special-sondersteuer-1 } é jogada como ação e traz logo 6 de ouro. Tudo o mais agora custa ouro ou o deixa como está.

puzzle-cheap-bride = Quanto rende um casamento
puzzle-cheap-bride-task = Uma ação. Termine-a com uma renda de 22: nada dá mais.
puzzle-cheap-bride-hint-1 = Uma possessão aumenta a renda em três. Você pode fazer melhor em um.
puzzle-cheap-bride-hint-2 = Uma noiva pode trazer mais do que a sua possessão.
puzzle-cheap-bride-why = { card-marriage-westfalen } custa 4 de ouro e traz uma possessão { region-westfalen.in } com um cidadão grátis: três e um fazem quatro de renda a mais a cada vez.

puzzle-clearance = Duas possessões numa ação
puzzle-clearance-task = Uma ação. Termine-a com 19 pontos de vitória: nada dá mais.
puzzle-clearance-hint-1 = Uma possessão é um ponto. Há uma carta que constrói duas.
puzzle-clearance-hint-2 = Uma das duas deveria também dar-lhe um principado.
puzzle-clearance-why = { card-special-landesausbau-2 } constrói duas possessões. Ponha uma onde ela lhe dá a maioria da região: o principado vale um ponto de prestígio a mais.

puzzle-three-brides = Três noivas
puzzle-three-brides-task = Você pode casar com uma de três noivas. Termine a ação com 27 pontos de vitória: nada dá mais.
puzzle-three-brides-hint-1 = Cada noiva traz uma possessão. Uma traz mais do que isso.
puzzle-three-brides-hint-2 = Onde uma possessão a mais faz de você o primeiro da região?
puzzle-three-brides-why = { card-marriage-unteritalien } traz uma possessão { region-unteritalien.in }, onde você já tem uma. Juntas conquistam o principado, que o casamento protege, e o seu prestígio.

puzzle-moravian-match = O partido morávio
puzzle-moravian-match-task = Uma ação. Termine-a com 36 pontos de vitória: nada dá mais.
puzzle-moravian-match-hint-1 = Você tem na mão três noivas, um título e uma cidade. Conte o que cada carta traz.
puzzle-moravian-match-hint-2 = Uma noiva dá-lhe uma possessão, um principado e alguém que more lá.
puzzle-moravian-match-why = { card-marriage-maehren } traz uma segunda possessão { region-maehren.in }, que toma o principado e 1 de prestígio, e um cidadão grátis que completa outro ponto.

puzzle-southern-crown = Uma coroa no Sul
puzzle-southern-crown-task = Uma ação. Termine-a com 10 de prestígio: nada dá mais.
puzzle-southern-crown-hint-1 = Um principado traz um de prestígio. Você precisa de dois.
puzzle-southern-crown-hint-2 = Um casamento pode trazer o principado, e vale prestígio por si.
puzzle-southern-crown-why = { card-marriage-unteritalien } traz o principado: 1 de prestígio. O próprio casamento dá outro, e ainda vem uma possessão { region-unteritalien.in }.

puzzle-wedding-and-city = Noiva, coroa e cidade
puzzle-wedding-and-city-task = Uma ação. Termine-a com 32 pontos de vitória: nada dá mais.
puzzle-wedding-and-city-hint-1 = Uma carta pode trazer três coisas de uma vez.
puzzle-wedding-and-city-hint-2 = Procure a noiva cuja região você divide com outros, e leia o que vem com ela.
puzzle-wedding-and-city-why = { card-marriage-franken } traz uma possessão { region-franken.in }, que conquista o principado e 1 de prestígio, e também uma cidade. Possessão, prestígio e cidade: três pontos com uma ação.
