### Texts of the puzzles of Rio de la Plata.

puzzle-house-first = Primeiro a casa
puzzle-house-first-task = Você tem 2 pedras e 2 madeiras. Termine o turno com 5 pontos, contados como se a partida tivesse acabado.
puzzle-house-first-hint-1 = No fim as casas dão pontos. Talhadores de pedra, carpinteiros e mercados não.
puzzle-house-first-hint-2 = Um trabalhador seu está na sua cabana.
puzzle-house-first-why = A cabana em F6 vira uma casa por 1 pedra e 1 madeira, e aqui uma casa vale 2 PV. Um talhador de pedra, um carpinteiro ou um mercado usariam os mesmos recursos sem dar pontos.

puzzle-lumber = Guarde a madeira
puzzle-lumber-task = Os seus trabalhadores estão colocados. Termine o turno com 4 madeiras: mais não é possível.
puzzle-lumber-hint-1 = Dois trabalhadores seus estão na Floresta.
puzzle-lumber-hint-2 = O que você constrói agora pode custar a madeira que coleta.
puzzle-lumber-why = Cada trabalhador na Floresta coleta 1 madeira. Um talhador de pedra custaria 2: colete duas vezes e deixe essa construção para outro ano.

puzzle-no-losses = Dois contra um
puzzle-no-losses-task = Vença uma batalha nesta rodada sem perder nenhuma peça.
puzzle-no-losses-hint-1 = Grupos iguais se destroem. Um grupo maior vence sem perdas.
puzzle-no-losses-hint-2 = O seu par em H9 tem dois passos. O atacante em H7 está sozinho.
puzzle-no-losses-why = Duas peças vencem uma em H7, e nenhuma das suas se perde. A peça sozinha em I8 também poderia atacar, mas cairia com o inimigo.

puzzle-plunder = O que cai primeiro
puzzle-plunder-task = Você lidera os atacantes, duas peças em N5 com dois passos. Ganhe 6 PV.
puzzle-plunder-hint-1 = O atacante pontua por construções destruídas. Quais estão a dois passos?
puzzle-plunder-hint-2 = Veja o talhador de pedra em M6.
puzzle-plunder-why = Um grupo de dois pode dar dois passos. M5 está livre, e dali se alcança M6: o talhador de pedra cai, e uma construção desse tipo vale 6 PV para o atacante.

puzzle-quarry-first = Duas contas a pagar
puzzle-quarry-first-task = Dois trabalhadores seus nas grades ainda não estão pagos, e cada um que ficar sem pagar custa 3 PV. Pague os dois e guarde a sua moeda.
puzzle-quarry-first-hint-1 = Cada quadro custa 1 pedra e 1 madeira. Você só tem uma pedra.
puzzle-quarry-first-hint-2 = Uma moeda poderia substituir a pedra, mas você quer guardá-la. Onde há outra pedra antes de pagar?
puzzle-quarry-first-why = Primeiro o trabalhador na Pedreira coleta a segunda pedra. Depois 2 pedras e 2 madeiras pagam o quadro do Forte e o do Porto, e a moeda fica com você.

puzzle-church = Da pedra à igreja
puzzle-church-task = Você tem 1 madeira e mais nada, mas os seus trabalhadores estão nos lugares certos. Termine o turno com 8 pontos, contados como se a partida tivesse acabado: mais não é possível.
puzzle-church-hint-1 = A igreja dá 2 PV por 1 moeda, o mercado 1 moeda por 1 pedra. Uma casa também precisa de pedra.
puzzle-church-hint-2 = Uma pedra é pouco para as duas coisas. Use o talhador de pedra antes de gastá-la.
puzzle-church-why = Colete a pedra, e o talhador de pedra faz dela 3. Venda uma no mercado, dê a moeda à igreja por 2 PV, e construa a casa com outra e com a madeira: em um bairro com igreja ela vale 3.

puzzle-two-battles = Glória nas duas
puzzle-two-battles-task = Ganhe 12 PV nesta rodada da guerra: mais não é possível.
puzzle-two-battles-hint-1 = Inimigos destruídos dão PV, e também as próprias peças perdidas em batalha.
puzzle-two-battles-hint-2 = Há duas batalhas, e cada peça sua é necessária em uma delas.
puzzle-two-battles-why = Cada inimigo destruído e cada perda própria valem 2 PV. A peça sozinha enfrenta outra em K8, o par enfrenta o par em H7: três inimigos e três perdas fazem 12.

puzzle-gunner = O cargo de Artilheiro
puzzle-gunner-task = Você reivindicou { office-gunner.the }: custa 5 moedas e exige 7 PV, e um cargo não comprado custa 5 PV. Você tem 4 moedas e 5 PV. Compre o cargo neste turno.
puzzle-gunner-hint-1 = Faltam 1 moeda e 2 PV. A igreja dá 2 PV por 1 moeda: faltam, portanto, 2 moedas.
puzzle-gunner-hint-2 = O bairro está ligado por estrada: o mercado dele pode ser usado duas vezes por turno. O que você pode vender?
puzzle-gunner-why = Os dois trabalhadores no mercado vendem um a pedra, o outro a madeira: 6 moedas. Uma vai para a igreja por 2 PV, e com 7 PV e 5 moedas você compra o cargo. No fim ele vale 5 PV; a casa pode esperar.

puzzle-last-step = Falta um passo
puzzle-last-step-task = O último atacante está em M5. Ganhe 4 PV nesta rodada.
puzzle-last-step-hint-1 = A sua peça mais próxima não chega lá sozinha.
puzzle-last-step-hint-2 = Um grupo pode dar um passo a mais se outro grupo for sacrificado.
puzzle-last-step-why = A peça em M8 chega a M6 e não além. Sacrifique a outra peça por um passo a mais: em M5 caem as duas peças, e você ganha 2 PV pelo inimigo e 2 pela sua.

puzzle-raid = Um ataque duplo
puzzle-raid-task = Você lidera os atacantes. Ganhe 10 PV nesta rodada: mais não é possível.
puzzle-raid-hint-1 = Para o atacante uma casa vale 4 PV, uma cabana 2, qualquer outra construção menor 6.
puzzle-raid-hint-2 = A peça sozinha dá três passos, o par dois. Contorne os defensores.
puzzle-raid-why = A peça sozinha contorna os defensores por H4 e I4 e destrói uma construção de 6 PV. O par deixa a cabana e em dois passos alcança a casa em D7, que vale 4.
