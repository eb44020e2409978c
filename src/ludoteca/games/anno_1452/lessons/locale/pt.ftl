### Texts of the lessons of Anno 1452.

lesson-first = A sua primeira partida
lesson-first-about = Uma casa nobre se firma: três rodadas de ações, uma avaliação e dois Principados. Cerca de quinze minutos.
lesson-first-end = Dois Principados e o maior Prestígio da mesa. Daqui em diante joga livremente: agora o rival decide por si. Casamentos, cidades e cartas esperam na sua mão.
lesson-first-chapter-land = Terras
lesson-first-chapter-people = Cidadãos e herdeiros
lesson-first-chapter-evaluation = A avaliação

lesson-first-aim = Você lidera uma casa nobre do Sacro Império. No fim contam Possessões, cidadãos, cidades, Principados, Prestígio e ouro; cartas na mão, títulos e coroas não. Em cada rodada você faz uma única ação.
lesson-first-start-tyrol = Cada casa começa com duas Possessões em duas regiões vizinhas. Ponha a primeira { region-tirol.in }: é uma região pequena, e regiões pequenas logo são suas.
lesson-first-start-bavaria = Ponha a segunda { region-bayern.in }, ao lado.
lesson-first-end-start = Este é o seu começo. Confirme: o rival também se coloca.
lesson-first-build = Há quatro ações: construir uma Possessão, colocar cidadãos, atacar ou jogar uma carta. Construa { region-tirol.in } por 5 de ouro. Com a maioria ali você fica com a carta do Principado e 1 de Prestígio.
lesson-first-end-build = Confirme. Depois o rival age, e os dados decidem se vem outra rodada: um 6 encerra a época.

lesson-first-citizen-one = Nenhum 6: uma segunda rodada. Cidadãos custam 3 de ouro cada, até três em uma ação. Cada um dá 1 de ouro de renda e luta pela sua Possessão. Ponha um em Tirol 1.
lesson-first-citizen-two = Ponha o segundo em Tirol 2, para que as duas Possessões se defendam.
lesson-first-enough = Dois bastam. Guarde um pouco de ouro para depois.
lesson-first-end-citizens = Confirme.
lesson-first-inheritance = A terceira e última rodada desta época. Jogue { card-inheritance-pfalz }: uma Possessão grátis em uma nova região.
lesson-first-end-inheritance = Confirme. Depois da última rodada vem a avaliação.

lesson-first-discard = Antes de comprar cartas você pode descartar. { card-city-meissen } é uma cidade em uma região onde você não tem Possessões: desfaça-se dela.
lesson-first-draw = Agora compre: todos completam a mão até cinco cartas.
lesson-first-before-income = As cartas especiais se jogam em momentos marcados da avaliação; este é o primeiro. Guarde as suas e passe. Depois vem a renda: 3 de ouro por Possessão inteira, 1 por cidadão.
lesson-first-after-income = 14 de ouro para você. Passe de novo.
lesson-first-before-prestige = Agora o Prestígio: quem tem mais Possessões, cidadãos, cidades ou Principados ganha um ponto por cada, quem tem menos perde um. Você lidera em dois. Passe.
lesson-first-prestige = 2 de Prestígio para você, 2 a menos para o rival. Passe mais uma vez: começa a nova época.
lesson-first-attack = Esta Possessão poderia ser atacada a partir da região ao lado: cada lado rola um dado por ponto da Possessão, cidadão e soldado, e acerta com um 6. Cada ataque custa na hora 1 de Prestígio: ataque só por um bom motivo.
lesson-first-palatinate = Agora é melhor construir. Construa { region-pfalz.in } por 5 de ouro: a Possessão herdada ganha companhia, e a maioria lhe dá um segundo Principado.
