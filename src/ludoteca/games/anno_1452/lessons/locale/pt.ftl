### Texts of the lessons of Anno 1452.

lesson-first = A sua primeira partida
lesson-first-about = Você funda uma casa nobre: três Rodadas de Ações, uma Avaliação e dois Principados. Cerca de quinze minutos.
lesson-first-end = Dois Principados e o maior Prestígio da mesa. Daqui em diante você joga livremente e o adversário decide por si: experimente as outras cartas da sua mão.
lesson-first-chapter-land = Terras
lesson-first-chapter-people = Cidadãos e herdeiros
lesson-first-chapter-evaluation = A Avaliação

lesson-first-aim = Você lidera uma casa nobre do Sacro Império e, em cada Rodada de Ações, faz uma única ação. No fim dão Pontos de Vitória as Possessões, os Cidadãos, as Cidades, as cartas de Principado, o Prestígio e o Ouro.
lesson-first-ottokar = A { region-boehmen } e outras regiões são de Ottokar, um príncipe que ninguém joga. Ele nunca age, mas pode ser atacado.
lesson-first-start-tyrol = Cada casa começa com duas Possessões em duas regiões livres e vizinhas. Ponha a primeira { region-tirol.in }: há só três lugares, e com duas Possessões a maioria é sua.
lesson-first-start-bavaria = Ponha a segunda { region-bayern.in }, ao lado.
lesson-first-end-start = Termine o turno: agora o adversário coloca duas Possessões.
lesson-first-build = Você pode construir uma Possessão, colocar Cidadãos, atacar ou jogar uma carta. Construa { region-tirol.in } por 5 de Ouro: com a maioria você fica com a carta de Principado e ganha 1 de Prestígio.
lesson-first-end-build = Termine o turno. Depois do turno do adversário os dados decidem se há outra Rodada: um 6 encerra as Rodadas desta Época.

lesson-first-citizen-one = Nenhum 6: há uma segunda Rodada. Coloque um Cidadão em { estate-tirol-1 } por 3 de Ouro: ele soma 1 à sua Renda e luta pela sua Possessão.
lesson-first-citizen-two = Uma ação coloca até três. Ponha o segundo em { estate-tirol-2 }: assim as duas Possessões ficam mais difíceis de tomar.
lesson-first-enough = Dois bastam: escolha “{ do-done }” e guarde um pouco de Ouro.
lesson-first-end-citizens = Termine o turno.
lesson-first-inheritance = É a terceira e última Rodada da Época. Jogue { card-inheritance-pfalz }: uma Possessão grátis em uma nova região.
lesson-first-end-inheritance = Termine o turno. Depois da última Rodada vem a Avaliação.

lesson-first-discard = Antes de comprar cartas você pode descartar. { card-city-meissen } constrói uma Cidade em uma região onde você não tem Possessões: descarte-a.
lesson-first-draw = Escolha “{ do-done }”: todos compram até ter cinco cartas.
lesson-first-before-income = Em uma Avaliação você pode jogar uma carta Especial, em momentos marcados; este é o primeiro. Passe: depois vem a Renda, 3 de Ouro por Possessão inteira e 1 por Cidadão.
lesson-first-after-income = Você recebeu 14 de Ouro. Passe de novo.
lesson-first-before-prestige = Agora quem tem mais Possessões, Cidadãos, Cidades ou cartas de Principado ganha 1 de Prestígio por categoria, e quem tem menos perde 1. Você lidera em duas: passe.
lesson-first-prestige = Você ganhou 2 de Prestígio e o adversário perdeu 2. Passe mais uma vez: começa uma nova Época.
lesson-first-attack = Você poderia atacar esta Possessão a partir da { region-bayern }. Cada lado lança um dado por ponto da sua Possessão, que acerta com 6, e um por Cidadão, que acerta com 5 ou 6; declarar um ataque custa sempre 1 de Prestígio.
lesson-first-palatinate = Agora é melhor construir. Construa { region-pfalz.in } por 5 de Ouro: com dois dos três lugares você conquista um segundo Principado.
