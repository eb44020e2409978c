game-name = Rio de la Plata
game-about = Funde Buenos Aires: vinte anos de construções, comércio, cargos públicos e guerras contra Indígenas e Corsários.

# goods, enemies, years
good-stone = pedra
    .unit = pedra
    .units = pedras
good-wood = madeira
    .unit = madeira
    .units = madeiras
good-fine = recurso de luxo
    .unit = recurso de luxo
    .units = recursos de luxo
good-silver = prata
    .unit = moeda
    .units = moedas
cost-worker = trabalhador
enemy-indians = Indígenas
    .the = os Indígenas
enemy-corsairs = Corsários
    .the = os Corsários
year-1580 = 1580
year-1581 = 1581
year-1582 = 1582
year-1583 = 1583
year-1584 = 1584
year-1585 = 1585
year-1586 = 1586
year-1587 = 1587
year-1588 = 1588
year-1589 = 1589
year-1590 = 1590
year-1591 = 1591
year-1592 = 1592
year-1593 = 1593
year-1594 = 1594
year-1595 = 1595
year-1596 = 1596
year-1597 = 1597
year-1598 = 1598
year-1599 = 1599
year-1600 = 1600
year-1601 = 1601

# buildings
building-hut = cabana
    .a = uma cabana
    .title = Cabana
    .cost = 2 trabalhadores
    .use = usar
    .gives = PV
    .gives_many = PV
building-house = casa
    .a = uma casa
    .title = Casa
    .cost = 1 trabalhador, 1 pedra, 1 madeira
    .use = usar
    .gives = PV
    .gives_many = PV
building-stonecutter = talhador de pedra
    .a = um talhador de pedra
    .title = Talhador de pedra
    .cost = 1 trabalhador, 2 madeiras
    .use = pagar
    .gives = pedra
    .gives_many = pedras
building-carpenter = carpinteiro
    .a = um carpinteiro
    .title = Carpinteiro
    .cost = 1 trabalhador, 2 pedras
    .use = pagar
    .gives = madeira
    .gives_many = madeiras
building-market = mercado
    .a = um mercado
    .title = Mercado
    .cost = 2 trabalhadores, 2 pedras, 2 madeiras
    .use = vender
    .gives = moeda
    .gives_many = moedas
building-guild = corporação
    .a = uma corporação
    .title = Corporação
    .cost = 2 trabalhadores, 2 pedras, 2 madeiras, 1 recurso de luxo
    .use = vender
    .gives = moeda
    .gives_many = moedas
building-square = praça
    .a = uma praça
    .title = Praça
    .cost = 1 trabalhador, 1 pedra, 1 madeira
    .use = usar
    .gives = PV
    .gives_many = PV
building-monument = monumento
    .a = um monumento
    .title = Monumento
    .cost = 2 trabalhadores, 1 pedra, 1 recurso de luxo
    .use = usar
    .gives = PV
    .gives_many = PV
building-garden = jardim
    .a = um jardim
    .title = Jardim
    .cost = 2 trabalhadores, 1 madeira, 1 recurso de luxo
    .use = usar
    .gives = PV
    .gives_many = PV
building-barracks = quartel
    .a = um quartel
    .title = Quartel
    .cost = 2 trabalhadores, 3 pedras, 2 madeiras, 1 recurso de luxo
    .use = usar
    .gives = PV
    .gives_many = PV
building-church = igreja
    .a = uma igreja
    .title = Igreja
    .cost = 2 trabalhadores, 1 pedra, 2 madeiras, 1 recurso de luxo
    .use = doar
    .gives = PV
    .gives_many = PV
building-palace = Palácio
    .a = o Palácio
    .title = Palácio
    .cost = uma grade
    .use = usar
    .gives = PV
    .gives_many = PV
building-cathedral = Catedral
    .a = a Catedral
    .title = Catedral
    .cost = uma grade
    .use = usar
    .gives = PV
    .gives_many = PV
major-palace = Palácio
    .the = o Palácio
    .of = do Palácio
    .for = pelo Palácio
    .cost = 1 pedra e 1 recurso de luxo
major-cathedral = Catedral
    .the = a Catedral
    .of = da Catedral
    .for = pela Catedral
    .cost = 1 madeira e 1 recurso de luxo
major-fort = Forte
    .the = o Forte
    .of = do Forte
    .for = pelo Forte
    .cost = 1 pedra e 1 madeira
major-port = Porto
    .the = o Porto
    .of = do Porto
    .for = pelo Porto
    .cost = 1 pedra e 1 madeira
major-walls = Muralhas
    .the = as Muralhas
    .of = das Muralhas
    .for = pelas Muralhas
    .cost = 1 pedra ou 1 madeira
major-roads = Estradas
    .the = as Estradas
    .of = das Estradas
    .for = pelas Estradas
    .cost = nada
cell-palace_1 = Palácio, quadro 1 (6 PV)
cell-palace_2 = Palácio, quadro 2 (5 PV)
cell-palace_3 = Palácio, quadro 3 (4 PV)
cell-palace_4 = Palácio, quadro 4 (4 PV)
cell-palace_5 = Palácio, quadro 5 (3 PV)
cell-palace_6 = Palácio, quadro 6 (3 PV)
cell-palace_7 = Palácio, quadro 7 (3 PV)
cell-palace_8 = Palácio, quadro 8 (3 PV)
cell-palace_9 = Palácio, quadro 9 (2 PV)
cell-palace_10 = Palácio, quadro 10 (2 PV)
cell-palace_11 = Palácio, quadro 11 (2 PV)
cell-palace_12 = Palácio, quadro 12 (2 PV)
cell-palace_13 = Palácio, quadro 13 (1 PV)
cell-palace_14 = Palácio, quadro 14 (0 PV)
cell-cathedral_1 = Catedral, quadro 1 (5 PV)
cell-cathedral_2 = Catedral, quadro 2 (4 PV)
cell-cathedral_3 = Catedral, quadro 3 (4 PV)
cell-cathedral_4 = Catedral, quadro 4 (3 PV)
cell-cathedral_5 = Catedral, quadro 5 (3 PV)
cell-cathedral_6 = Catedral, quadro 6 (3 PV)
cell-cathedral_7 = Catedral, quadro 7 (3 PV)
cell-cathedral_8 = Catedral, quadro 8 (3 PV)
cell-cathedral_9 = Catedral, quadro 9 (2 PV)
cell-cathedral_10 = Catedral, quadro 10 (2 PV)
cell-cathedral_11 = Catedral, quadro 11 (2 PV)
cell-cathedral_12 = Catedral, quadro 12 (2 PV)
cell-cathedral_13 = Catedral, quadro 13 (1 PV)
cell-cathedral_14 = Catedral, quadro 14 (0 PV)
cell-fort_1 = Forte, quadro 1 (5 PV)
cell-fort_2 = Forte, quadro 2 (4 PV)
cell-fort_3 = Forte, quadro 3 (4 PV)
cell-fort_4 = Forte, quadro 4 (3 PV)
cell-fort_5 = Forte, quadro 5 (3 PV)
cell-fort_6 = Forte, quadro 6 (3 PV)
cell-fort_7 = Forte, quadro 7 (3 PV)
cell-fort_8 = Forte, quadro 8 (2 PV)
cell-fort_9 = Forte, quadro 9 (2 PV)
cell-fort_10 = Forte, quadro 10 (2 PV)
cell-fort_11 = Forte, quadro 11 (2 PV)
cell-fort_12 = Forte, quadro 12 (1 PV)
cell-fort_13 = Forte, quadro 13 (1 PV)
cell-fort_14 = Forte, quadro 14 (0 PV)
cell-port_1 = Porto, quadro 1 (4 PV)
cell-port_2 = Porto, quadro 2 (3 PV)
cell-port_3 = Porto, quadro 3 (3 PV)
cell-port_4 = Porto, quadro 4 (2 PV)
cell-port_5 = Porto, quadro 5 (2 PV)
cell-port_6 = Porto, quadro 6 (2 PV)
cell-port_7 = Porto, quadro 7 (2 PV)
cell-port_8 = Porto, quadro 8 (1 PV)
cell-port_9 = Porto, quadro 9 (1 PV)
cell-port_10 = Porto, quadro 10 (0 PV)
cell-walls_1 = Muralhas, quadro 1 (3 PV)
cell-walls_2 = Muralhas, quadro 2 (2 PV)
cell-walls_3 = Muralhas, quadro 3 (1 PV)
cell-walls_4 = Muralhas, quadro 4 (0 PV)
cell-roads_1 = Estradas, quadro 1 (2 PV)
cell-roads_2 = Estradas, quadro 2 (1 PV)
cell-roads_3 = Estradas, quadro 3 (1 PV)
cell-roads_4 = Estradas, quadro 4 (0 PV)

# offices
office-gunner = Artilheiro
    .the = o Artilheiro
    .cost = 5
    .points = 7
office-general = General
    .the = o General
    .cost = 5
    .points = 7
office-road_master = Mestre das Estradas
    .the = o Mestre das Estradas
    .cost = 5
    .points = 10
office-defender = Defensor
    .the = o Defensor
    .cost = 5
    .points = 10
office-master_stonecutter = Mestre Talhador
    .the = o Mestre Talhador
    .cost = 5
    .points = 10
office-master_carpenter = Mestre Carpinteiro
    .the = o Mestre Carpinteiro
    .cost = 5
    .points = 10
office-master_artisan = Mestre Artesão
    .the = o Mestre Artesão
    .cost = 10
    .points = 20
office-master_merchant = Mestre Mercador
    .the = o Mestre Mercador
    .cost = 15
    .points = 25
office-shipowner = Armador
    .the = o Armador
    .cost = 8
    .points = 15
office-bishop = Bispo
    .the = o Bispo
    .cost = 15
    .points = 30
office-architect = Arquiteto
    .the = o Arquiteto
    .cost = 20
    .points = 40
office-governor = Governador
    .the = o Governador
    .cost = 25
    .points = 50

# places
pit-quarry = Pedreira
    .in = na Pedreira
    .to = à Pedreira
    .yields = pedra
pit-forest = Floresta
    .in = na Floresta
    .to = à Floresta
    .yields = madeira
dig-quarry_1 = Pedreira 1 (1 trabalhador)
    .yields = { good-stone.unit }
dig-quarry_2 = Pedreira 2 (1 trabalhador)
    .yields = { good-stone.unit }
dig-quarry_3 = Pedreira 3 (2 trabalhadores)
    .yields = { good-stone.unit }
dig-quarry_4 = Pedreira 4 (2 trabalhadores)
    .yields = { good-stone.unit }
dig-quarry_5 = Pedreira 5 (3 trabalhadores)
    .yields = { good-stone.unit }
dig-quarry_6 = Pedreira 6 (3 trabalhadores)
    .yields = { good-stone.unit }
dig-forest_1 = Floresta 1 (1 trabalhador)
    .yields = { good-wood.unit }
dig-forest_2 = Floresta 2 (1 trabalhador)
    .yields = { good-wood.unit }
dig-forest_3 = Floresta 3 (2 trabalhadores)
    .yields = { good-wood.unit }
dig-forest_4 = Floresta 4 (2 trabalhadores)
    .yields = { good-wood.unit }
dig-forest_5 = Floresta 5 (3 trabalhadores)
    .yields = { good-wood.unit }
dig-forest_6 = Floresta 6 (3 trabalhadores)
    .yields = { good-wood.unit }
district-nw = Concepción
district-nc_w = Monserrat
district-nc_e = San Nicolás
district-ne = La Piedad
district-sw = San Telmo
district-plaza_w = Catedral al Sur
district-plaza_e = Catedral al Norte
district-se = El Socorro
space-a1 = A1
space-b1 = B1
space-c1 = C1
space-d1 = D1
space-e1 = E1
space-f1 = F1
space-g1 = G1
space-h1 = H1
space-i1 = I1
space-j1 = J1
space-k1 = K1
space-l1 = L1
space-m1 = M1
space-n1 = N1
space-o1 = O1
space-p1 = P1
space-a2 = A2
space-b2 = B2
space-c2 = C2
space-d2 = D2
space-e2 = E2
space-f2 = F2
space-g2 = G2
space-h2 = H2
space-i2 = I2
space-j2 = J2
space-k2 = K2
space-l2 = L2
space-m2 = M2
space-n2 = N2
space-o2 = O2
space-p2 = P2
space-a3 = A3
space-b3 = B3
space-c3 = C3
space-d3 = D3
space-e3 = E3
space-f3 = F3
space-g3 = G3
space-h3 = H3
space-i3 = I3
space-j3 = J3
space-k3 = K3
space-l3 = L3
space-m3 = M3
space-n3 = N3
space-o3 = O3
space-p3 = P3
space-a4 = A4
space-b4 = B4
space-c4 = C4
space-d4 = D4
space-e4 = E4
space-f4 = F4
space-g4 = G4
space-h4 = H4
space-i4 = I4
space-j4 = J4
space-k4 = K4
space-l4 = L4
space-m4 = M4
space-n4 = N4
space-o4 = O4
space-p4 = P4
space-a5 = A5
space-b5 = B5
space-c5 = C5
space-d5 = D5
space-e5 = E5
space-f5 = F5
space-g5 = G5
space-h5 = H5
space-i5 = I5
space-j5 = J5
space-k5 = K5
space-l5 = L5
space-m5 = M5
space-n5 = N5
space-o5 = O5
space-p5 = P5
space-a6 = A6
space-b6 = B6
space-c6 = C6
space-d6 = D6
space-e6 = E6
space-f6 = F6
space-g6 = G6
space-h6 = H6
space-i6 = I6
space-j6 = J6
space-k6 = K6
space-l6 = L6
space-m6 = M6
space-n6 = N6
space-o6 = O6
space-p6 = P6
space-a7 = A7
space-b7 = B7
space-c7 = C7
space-d7 = D7
space-e7 = E7
space-f7 = F7
space-g7 = G7
space-h7 = H7
space-i7 = I7
space-j7 = J7
space-k7 = K7
space-l7 = L7
space-m7 = M7
space-n7 = N7
space-o7 = O7
space-p7 = P7
space-a8 = A8
space-b8 = B8
space-c8 = C8
space-d8 = D8
space-e8 = E8
space-f8 = F8
space-g8 = G8
space-h8 = H8
space-i8 = I8
space-j8 = J8
space-k8 = K8
space-l8 = L8
space-m8 = M8
space-n8 = N8
space-o8 = O8
space-p8 = P8
space-a9 = A9
space-b9 = B9
space-c9 = C9
space-d9 = D9
space-e9 = E9
space-f9 = F9
space-g9 = G9
space-h9 = H9
space-i9 = I9
space-j9 = J9
space-k9 = K9
space-l9 = L9
space-m9 = M9
space-n9 = N9
space-o9 = O9
space-p9 = P9
space-a10 = A10
space-b10 = B10
space-c10 = C10
space-d10 = D10
space-e10 = E10
space-f10 = F10
space-g10 = G10
space-h10 = H10
space-i10 = I10
space-j10 = J10
space-k10 = K10
space-l10 = L10
space-m10 = M10
space-n10 = N10
space-o10 = O10
space-p10 = P10
edge-n_a1 = o lado norte de A1
    .at = no lado norte de A1
    .from = pelo lado norte de A1
edge-n_b1 = o lado norte de B1
    .at = no lado norte de B1
    .from = pelo lado norte de B1
edge-n_c1 = o lado norte de C1
    .at = no lado norte de C1
    .from = pelo lado norte de C1
edge-n_d1 = o lado norte de D1
    .at = no lado norte de D1
    .from = pelo lado norte de D1
edge-n_e1 = o lado norte de E1
    .at = no lado norte de E1
    .from = pelo lado norte de E1
edge-n_f1 = o lado norte de F1
    .at = no lado norte de F1
    .from = pelo lado norte de F1
edge-n_g1 = o lado norte de G1
    .at = no lado norte de G1
    .from = pelo lado norte de G1
edge-n_h1 = o lado norte de H1
    .at = no lado norte de H1
    .from = pelo lado norte de H1
edge-n_i1 = o lado norte de I1
    .at = no lado norte de I1
    .from = pelo lado norte de I1
edge-n_j1 = o lado norte de J1
    .at = no lado norte de J1
    .from = pelo lado norte de J1
edge-n_k1 = o lado norte de K1
    .at = no lado norte de K1
    .from = pelo lado norte de K1
edge-n_l1 = o lado norte de L1
    .at = no lado norte de L1
    .from = pelo lado norte de L1
edge-n_m1 = o lado norte de M1
    .at = no lado norte de M1
    .from = pelo lado norte de M1
edge-n_n1 = o lado norte de N1
    .at = no lado norte de N1
    .from = pelo lado norte de N1
edge-n_o1 = o lado norte de O1
    .at = no lado norte de O1
    .from = pelo lado norte de O1
edge-n_p1 = o lado norte de P1
    .at = no lado norte de P1
    .from = pelo lado norte de P1
edge-w_a1 = o lado oeste de A1
    .at = no lado oeste de A1
    .from = pelo lado oeste de A1
edge-w_a2 = o lado oeste de A2
    .at = no lado oeste de A2
    .from = pelo lado oeste de A2
edge-w_a3 = o lado oeste de A3
    .at = no lado oeste de A3
    .from = pelo lado oeste de A3
edge-w_a4 = o lado oeste de A4
    .at = no lado oeste de A4
    .from = pelo lado oeste de A4
edge-w_a5 = o lado oeste de A5
    .at = no lado oeste de A5
    .from = pelo lado oeste de A5
edge-w_a6 = o lado oeste de A6
    .at = no lado oeste de A6
    .from = pelo lado oeste de A6
edge-w_a7 = o lado oeste de A7
    .at = no lado oeste de A7
    .from = pelo lado oeste de A7
edge-w_a8 = o lado oeste de A8
    .at = no lado oeste de A8
    .from = pelo lado oeste de A8
edge-w_a9 = o lado oeste de A9
    .at = no lado oeste de A9
    .from = pelo lado oeste de A9
edge-w_a10 = o lado oeste de A10
    .at = no lado oeste de A10
    .from = pelo lado oeste de A10
edge-e_p1 = o lado leste de P1
    .at = no lado leste de P1
    .from = pelo lado leste de P1
edge-e_p2 = o lado leste de P2
    .at = no lado leste de P2
    .from = pelo lado leste de P2
edge-e_p3 = o lado leste de P3
    .at = no lado leste de P3
    .from = pelo lado leste de P3
edge-e_p4 = o lado leste de P4
    .at = no lado leste de P4
    .from = pelo lado leste de P4
edge-e_p5 = o lado leste de P5
    .at = no lado leste de P5
    .from = pelo lado leste de P5
edge-e_p6 = o lado leste de P6
    .at = no lado leste de P6
    .from = pelo lado leste de P6
edge-e_p7 = o lado leste de P7
    .at = no lado leste de P7
    .from = pelo lado leste de P7
edge-e_p8 = o lado leste de P8
    .at = no lado leste de P8
    .from = pelo lado leste de P8
edge-e_p9 = o lado leste de P9
    .at = no lado leste de P9
    .from = pelo lado leste de P9
edge-e_p10 = o lado leste de P10
    .at = no lado leste de P10
    .from = pelo lado leste de P10
road-a1_b1 = A1–B1
road-a1_a2 = A1–A2
road-b1_c1 = B1–C1
road-b1_b2 = B1–B2
road-c1_d1 = C1–D1
road-c1_c2 = C1–C2
road-d1_e1 = D1–E1
road-d1_d2 = D1–D2
road-e1_f1 = E1–F1
road-e1_e2 = E1–E2
road-f1_g1 = F1–G1
road-f1_f2 = F1–F2
road-g1_h1 = G1–H1
road-g1_g2 = G1–G2
road-h1_i1 = H1–I1
road-h1_h2 = H1–H2
road-i1_j1 = I1–J1
road-i1_i2 = I1–I2
road-j1_k1 = J1–K1
road-j1_j2 = J1–J2
road-k1_l1 = K1–L1
road-k1_k2 = K1–K2
road-l1_m1 = L1–M1
road-l1_l2 = L1–L2
road-m1_n1 = M1–N1
road-m1_m2 = M1–M2
road-n1_o1 = N1–O1
road-n1_n2 = N1–N2
road-o1_p1 = O1–P1
road-o1_o2 = O1–O2
road-p1_p2 = P1–P2
road-a2_b2 = A2–B2
road-a2_a3 = A2–A3
road-b2_c2 = B2–C2
road-b2_b3 = B2–B3
road-c2_d2 = C2–D2
road-c2_c3 = C2–C3
road-d2_e2 = D2–E2
road-d2_d3 = D2–D3
road-e2_f2 = E2–F2
road-e2_e3 = E2–E3
road-f2_g2 = F2–G2
road-f2_f3 = F2–F3
road-g2_h2 = G2–H2
road-g2_g3 = G2–G3
road-h2_i2 = H2–I2
road-h2_h3 = H2–H3
road-i2_j2 = I2–J2
road-i2_i3 = I2–I3
road-j2_k2 = J2–K2
road-j2_j3 = J2–J3
road-k2_l2 = K2–L2
road-k2_k3 = K2–K3
road-l2_m2 = L2–M2
road-l2_l3 = L2–L3
road-m2_n2 = M2–N2
road-m2_m3 = M2–M3
road-n2_o2 = N2–O2
road-n2_n3 = N2–N3
road-o2_p2 = O2–P2
road-o2_o3 = O2–O3
road-p2_p3 = P2–P3
road-a3_b3 = A3–B3
road-a3_a4 = A3–A4
road-b3_c3 = B3–C3
road-b3_b4 = B3–B4
road-c3_d3 = C3–D3
road-c3_c4 = C3–C4
road-d3_e3 = D3–E3
road-d3_d4 = D3–D4
road-e3_f3 = E3–F3
road-e3_e4 = E3–E4
road-f3_g3 = F3–G3
road-f3_f4 = F3–F4
road-g3_h3 = G3–H3
road-g3_g4 = G3–G4
road-h3_i3 = H3–I3
road-h3_h4 = H3–H4
road-i3_j3 = I3–J3
road-i3_i4 = I3–I4
road-j3_k3 = J3–K3
road-j3_j4 = J3–J4
road-k3_l3 = K3–L3
road-k3_k4 = K3–K4
road-l3_m3 = L3–M3
road-l3_l4 = L3–L4
road-m3_n3 = M3–N3
road-m3_m4 = M3–M4
road-n3_o3 = N3–O3
road-n3_n4 = N3–N4
road-o3_p3 = O3–P3
road-o3_o4 = O3–O4
road-p3_p4 = P3–P4
road-a4_b4 = A4–B4
road-a4_a5 = A4–A5
road-b4_c4 = B4–C4
road-b4_b5 = B4–B5
road-c4_d4 = C4–D4
road-c4_c5 = C4–C5
road-d4_e4 = D4–E4
road-d4_d5 = D4–D5
road-e4_f4 = E4–F4
road-e4_e5 = E4–E5
road-f4_g4 = F4–G4
road-f4_f5 = F4–F5
road-g4_h4 = G4–H4
road-g4_g5 = G4–G5
road-h4_i4 = H4–I4
road-h4_h5 = H4–H5
road-i4_j4 = I4–J4
road-i4_i5 = I4–I5
road-j4_k4 = J4–K4
road-j4_j5 = J4–J5
road-k4_l4 = K4–L4
road-k4_k5 = K4–K5
road-l4_m4 = L4–M4
road-l4_l5 = L4–L5
road-m4_n4 = M4–N4
road-m4_m5 = M4–M5
road-n4_o4 = N4–O4
road-n4_n5 = N4–N5
road-o4_p4 = O4–P4
road-o4_o5 = O4–O5
road-p4_p5 = P4–P5
road-a5_b5 = A5–B5
road-a5_a6 = A5–A6
road-b5_c5 = B5–C5
road-b5_b6 = B5–B6
road-c5_d5 = C5–D5
road-c5_c6 = C5–C6
road-d5_e5 = D5–E5
road-d5_d6 = D5–D6
road-e5_f5 = E5–F5
road-e5_e6 = E5–E6
road-f5_g5 = F5–G5
road-f5_f6 = F5–F6
road-g5_h5 = G5–H5
road-g5_g6 = G5–G6
road-h5_i5 = H5–I5
road-h5_h6 = H5–H6
road-i5_j5 = I5–J5
road-i5_i6 = I5–I6
road-j5_k5 = J5–K5
road-j5_j6 = J5–J6
road-k5_l5 = K5–L5
road-k5_k6 = K5–K6
road-l5_m5 = L5–M5
road-l5_l6 = L5–L6
road-m5_n5 = M5–N5
road-m5_m6 = M5–M6
road-n5_o5 = N5–O5
road-n5_n6 = N5–N6
road-o5_p5 = O5–P5
road-o5_o6 = O5–O6
road-p5_p6 = P5–P6
road-a6_b6 = A6–B6
road-a6_a7 = A6–A7
road-b6_c6 = B6–C6
road-b6_b7 = B6–B7
road-c6_d6 = C6–D6
road-c6_c7 = C6–C7
road-d6_e6 = D6–E6
road-d6_d7 = D6–D7
road-e6_f6 = E6–F6
road-e6_e7 = E6–E7
road-f6_g6 = F6–G6
road-f6_f7 = F6–F7
road-g6_h6 = G6–H6
road-g6_g7 = G6–G7
road-h6_i6 = H6–I6
road-h6_h7 = H6–H7
road-i6_j6 = I6–J6
road-i6_i7 = I6–I7
road-j6_k6 = J6–K6
road-j6_j7 = J6–J7
road-k6_l6 = K6–L6
road-k6_k7 = K6–K7
road-l6_m6 = L6–M6
road-l6_l7 = L6–L7
road-m6_n6 = M6–N6
road-m6_m7 = M6–M7
road-n6_o6 = N6–O6
road-n6_n7 = N6–N7
road-o6_p6 = O6–P6
road-o6_o7 = O6–O7
road-p6_p7 = P6–P7
road-a7_b7 = A7–B7
road-a7_a8 = A7–A8
road-b7_c7 = B7–C7
road-b7_b8 = B7–B8
road-c7_d7 = C7–D7
road-c7_c8 = C7–C8
road-d7_e7 = D7–E7
road-d7_d8 = D7–D8
road-e7_f7 = E7–F7
road-e7_e8 = E7–E8
road-f7_g7 = F7–G7
road-f7_f8 = F7–F8
road-g7_h7 = G7–H7
road-g7_g8 = G7–G8
road-h7_i7 = H7–I7
road-h7_h8 = H7–H8
road-i7_j7 = I7–J7
road-i7_i8 = I7–I8
road-j7_k7 = J7–K7
road-j7_j8 = J7–J8
road-k7_l7 = K7–L7
road-k7_k8 = K7–K8
road-l7_m7 = L7–M7
road-l7_l8 = L7–L8
road-m7_n7 = M7–N7
road-m7_m8 = M7–M8
road-n7_o7 = N7–O7
road-n7_n8 = N7–N8
road-o7_p7 = O7–P7
road-o7_o8 = O7–O8
road-p7_p8 = P7–P8
road-a8_b8 = A8–B8
road-a8_a9 = A8–A9
road-b8_c8 = B8–C8
road-b8_b9 = B8–B9
road-c8_d8 = C8–D8
road-c8_c9 = C8–C9
road-d8_e8 = D8–E8
road-d8_d9 = D8–D9
road-e8_f8 = E8–F8
road-e8_e9 = E8–E9
road-f8_g8 = F8–G8
road-f8_f9 = F8–F9
road-g8_h8 = G8–H8
road-g8_g9 = G8–G9
road-h8_i8 = H8–I8
road-h8_h9 = H8–H9
road-i8_j8 = I8–J8
road-i8_i9 = I8–I9
road-j8_k8 = J8–K8
road-j8_j9 = J8–J9
road-k8_l8 = K8–L8
road-k8_k9 = K8–K9
road-l8_m8 = L8–M8
road-l8_l9 = L8–L9
road-m8_n8 = M8–N8
road-m8_m9 = M8–M9
road-n8_o8 = N8–O8
road-n8_n9 = N8–N9
road-o8_p8 = O8–P8
road-o8_o9 = O8–O9
road-p8_p9 = P8–P9
road-a9_b9 = A9–B9
road-a9_a10 = A9–A10
road-b9_c9 = B9–C9
road-b9_b10 = B9–B10
road-c9_d9 = C9–D9
road-c9_c10 = C9–C10
road-d9_e9 = D9–E9
road-d9_d10 = D9–D10
road-e9_f9 = E9–F9
road-e9_e10 = E9–E10
road-f9_g9 = F9–G9
road-f9_f10 = F9–F10
road-g9_h9 = G9–H9
road-g9_g10 = G9–G10
road-i9_j9 = I9–J9
road-j9_k9 = J9–K9
road-j9_j10 = J9–J10
road-k9_l9 = K9–L9
road-k9_k10 = K9–K10
road-l9_m9 = L9–M9
road-l9_l10 = L9–L10
road-m9_n9 = M9–N9
road-m9_m10 = M9–M10
road-n9_o9 = N9–O9
road-n9_n10 = N9–N10
road-o9_p9 = O9–P9
road-o9_o10 = O9–O10
road-p9_p10 = P9–P10
road-a10_b10 = A10–B10
road-b10_c10 = B10–C10
road-c10_d10 = C10–D10
road-d10_e10 = D10–E10
road-e10_f10 = E10–F10
road-f10_g10 = F10–G10
road-g10_h10 = G10–H10
road-i10_j10 = I10–J10
road-j10_k10 = J10–K10
road-k10_l10 = K10–L10
road-l10_m10 = L10–M10
road-m10_n10 = M10–N10
road-n10_o10 = N10–O10
road-o10_p10 = O10–P10

# questions
ask-PlaceTurn = colocar os trabalhadores
ask-EffectsTurn = usar os trabalhadores colocados, em qualquer ordem
ask-Plan = planejar os efeitos; todos planejam ao mesmo tempo
ask-AgreePlan = decidir se a fase de Efeitos será feita por todos ao mesmo tempo
ask-ConfirmLoss = encerrar o turno ou continuar com os efeitos: terminar agora custa { $vp } PV por dívidas ou por um cargo não comprado
ask-SiteMajor = escolher o lugar { $major_of }, ao lado da Plaza Mayor
ask-LayWall = { $n ->
    [1] colocar uma peça de muralha
   *[other] colocar { $n } peças de muralha
}
ask-LayRoad = { $n ->
    [1] colocar um segmento de estrada
   *[other] colocar { $n } segmentos de estrada
}
ask-MoveMarker = mover o disco na ordem de jogo, ou manter os trabalhadores acrescentados
ask-PlaceAttackers = colocar os atacantes no perímetro (restam { $n })
ask-Bet = apostar quantos atacantes os canhões destroem
ask-Hit = escolher os atacantes destruídos pelos canhões (restam { $n })
ask-Deploy = { $second ->
    [1] colocar os defensores da segunda cor (restam { $n })
   *[other] colocar os defensores (restam { $n })
}
ask-GeneralPiece = colocar a peça a mais do General, ou dispensá-la
ask-Hire = comprar mais defensores, ou seguir em frente
ask-WarTurn = mover os grupos
ask-ChooseSacrifice = escolher o grupo a sacrificar por um passo a mais do grupo em { $space }
ask-StackProposal = responder: { $mover } quer empilhar o grupo de { $frm } com o de { $to }; o comando fica com o { $over ->
    [1] grupo que se move
   *[other] grupo já presente
}
ask-GiveProposal = responder: { $mover } quer passar uma peça de { $frm } ao grupo em { $to }; o comando fica com { $over ->
    [1] a peça passada
   *[other] o grupo já presente
}
ask-DeployProposal = responder: { $mover } quer posicionar uma peça com as que já estão em { $space }; o comando fica com { $over ->
    [1] a nova peça
   *[other] o grupo já presente
}
ask-SacrificeProposal = responder: { $mover } pede para sacrificar o grupo em { $victim } por um passo a mais do grupo em { $space }
ask-ClaimCommand = pedir o comando ou seguir: em { $space } há trabalhadores de vários jogadores
ask-CommandProposal = responder: { $mover } pede o comando do grupo comum em { $space }
ask-Withdraw = retirar grupos da Cidade, ou deixá-los como trabalhadores

# choices
do-done = Encerrar
do-place = Trabalhador na cidade: { $space }
    .open = Trabalhador na cidade
do-seize = Desapropriar { $space } ({ $n ->
    [1] 1 trabalhador
   *[other] { $n } trabalhadores
})
    .open = Desapropriar um espaço ({ $n ->
        [1] 1 trabalhador
       *[other] { $n } trabalhadores
    })
do-work = Trabalhador numa construção maior: { $cell }
    .open = Trabalhador numa construção maior
do-shadow = Disco sombra em { $cell }
    .open = Disco sombra numa construção maior
do-dig = { $n ->
    [1] 1 trabalhador
   *[other] { $n } trabalhadores
} { $pit_to }: 1 { $pit_yields }
    .open =
        { $n ->
            [1] 1 trabalhador
           *[other] { $n } trabalhadores
        } à Pedreira ou à Floresta
do-till = Trabalhador nos campos
do-craft = Trabalhador nos artesãos
do-dock = Trabalhador no Cais
do-queue = Trabalhador no seu disco da ordem de jogo
do-claim = Reivindicar { $office_the } (1 trabalhador, { $office_cost } moedas, a partir de { $office_points } PV)
    .open = Reivindicar um cargo (1 trabalhador)
do-sail = Pagar 2 moedas: o navio parte
do-spare = Guardar 1 { $good_unit }: no próximo pagamento usar moedas
    .open = Guardar 1 recurso: no próximo pagamento usar moedas
do-settle = Pagar { $major_cost } por { $cell }
    .open = Pagar por uma construção maior
do-settle_wall = Pagar { $price ->
    [1] 1 { $good_unit }
   *[other] { $price } { $good_units }
} por { $cell }
    .open-good = Pagar { $price ->
        [1] 1 recurso
       *[other] { $price } recursos
    } por { $cell }
    .open = Pagar por uma muralha
do-build = Construir { $building_a } em { $space } ({ $building_cost })
    .open = Construir na cidade
    .open-building = Construir em { $space }
    .open-space = Construir { $building_a } na cidade ({ $building_cost })
do-use = { $building_title } em { $space }: { $building_use } { $price ->
    [1] 1 { $good_unit }
   *[other] { $price } { $good_units }
} ({ $gain ->
    [1] 1 { $building_gives }
   *[other] { $gain } { $building_gives_many }
})
    .open = Usar um edifício
do-gather = Coletar 1 { $dig_yields }: { $dig }
    .open = Coletar 1 recurso
do-harvest = Dois trabalhadores nos campos: 1 moeda
do-refine = Artesão: { $good } em 1 recurso de luxo
    .open = Artesão: transformar 1 recurso em 1 recurso de luxo
do-load = Carregar 1 { $good_unit }
    .open = Carregar 1 recurso
do-buy = Comprar { $office_the } por { $office_cost } moedas
    .open = Comprar um cargo
do-merchant = Mestre Mercador: pegar 1 { $good_unit }
    .open = Mestre Mercador: pegar 1 recurso
do-free_road = Mestre das Estradas: colocar uma estrada
do-free_wall = Defensor: colocar uma muralha
do-site = Colocar em { $space }
    .open = Escolher um espaço
do-wall = Muralha: { $edge }
    .open = Colocar uma muralha
do-road = Estrada { $road }
    .open = Colocar uma estrada
do-shift = Ir para o lugar { $place } da ordem de jogo
do-keep = Manter os trabalhadores acrescentados
do-camp = { $size ->
    [1] Peça simples
   *[other] Grupo de { $size }
} { $edge_at }
    .open = Posicionar um grupo fora da cidade
do-bet = { $enemies ->
    [1] Apostar em 1 atacante
   *[other] Apostar em { $enemies } atacantes
}
do-hold = Não atirar
do-hit = Destruir { $size ->
    [1] uma peça simples
   *[other] uma peça de um grupo de { $size }
} { $edge_at }
    .open = Destruir uma peça atacante
do-deploy = Defensor em { $space }
    .open = Colocar um defensor
do-deploy_over = Defensor em { $space }, no comando
    .open = Colocar um defensor no comando
do-deploy_under = Defensor em { $space }, sob o comando de quem já está lá
    .open = Colocar um defensor sob o comando de quem já está lá
do-command = Pedir o comando em { $space }
    .open = Pedir o comando
do-follow = Deixar com o outro o comando em { $space }
    .open = Deixar o comando com o outro
do-hire = Comprar um defensor por { $price ->
    [1] 1 moeda
   *[other] { $price } moedas
}
do-move = Mover de { $frm } para { $to }
    .open = Mover um grupo
do-over = Empilhar o grupo de { $frm } em { $to }, no comando
    .open = Empilhar um grupo sobre outro, no comando
do-under = Empilhar o grupo de { $frm } sob o de { $to }, que comanda
    .open = Empilhar um grupo sob outro, que comanda
do-give = Passar uma peça do grupo de { $frm } ao de { $to }
    .open = Passar uma peça de um grupo a outro
do-give_over = Passar uma peça do grupo de { $frm } ao de { $to }, no comando
    .open = Passar uma peça de um grupo a outro, no comando
do-give_under = Passar uma peça do grupo de { $frm } ao de { $to }, que comanda
    .open = Passar uma peça de um grupo a outro, que comanda
do-enter = Entrar com { $size ->
    [1] uma peça simples
   *[other] um grupo de { $size }
} { $edge_from }
    .open = Entrar na cidade com um grupo
do-boost = Um passo a mais para o grupo em { $space }, sacrificando outro
    .open = Um passo a mais para um grupo, sacrificando outro
do-sacrifice = Sacrificar o grupo em { $space }
    .open = Sacrificar um grupo
do-sacrifice_camp = Sacrificar { $size ->
    [1] uma peça simples
   *[other] um grupo de { $size }
} { $edge_at }
    .open = Sacrificar um grupo fora da cidade
do-recall = Retirar o grupo em { $space }
    .open = Retirar um grupo
do-accept_loss = Encerrar o plano e perder { $vp } PV
do-revise = Continuar a planejar

# refusals
no-five-per-turn = { $n ->
    [1] Coloca-se no máximo 1 trabalhador por turno.
   *[other] Colocam-se no máximo { $n } trabalhadores por turno.
}
no-no-worker-in-hand = Você não tem trabalhadores na mão.
no-not-beside-home = { $space } não é adjacente a uma cabana ou casa sua, nem está na Linha de Partida.
no-three-per-space = Já há três trabalhadores em { $space }.
no-other-colour-there = Há trabalhadores de outro jogador em { $space }.
no-rival-home = A casa ou cabana em { $space } é de { $other }.
no-needs-house-beside = É preciso uma casa sua ao lado de { $space }.
no-nothing-to-do-there = Não há nada a ativar ou melhorar em { $space }.
no-building-full = Em { $space } { $n ->
    [1] só pode ficar um trabalhador
   *[other] podem ficar no máximo { $n } trabalhadores
}.
no-nobody-to-seize = Não há ninguém a desapropriar em { $space }.
no-seize-building = Um espaço com edifício, como { $space }, não pode ser desapropriado.
no-seize-three = Três trabalhadores juntos, como em { $space }, não podem ser desapropriados.
no-seize-too-few = Para desapropriar { $space } { $n ->
    [1] é preciso 1 trabalhador
   *[other] são precisos { $n } trabalhadores de uma vez
}.
no-already-built = { $major }: já na Cidade.
no-cell-removed = { $cell } não é usado no jogo curto.
no-cell-reserved = { $cell } é para { $players ->
    [1] 1 jogador
   *[other] { $players } jogadores
} ou mais.
no-cell-taken = { $cell } está ocupado.
no-equal-cell = Escolha { $cell }: vale o mesmo.
no-nothing-left-to-build = { $major }: não restam peças ou lugar.
no-no-debt = Você não deve nada por { $cell }.
no-no-shadow = O jogador sombra só existe com dois jogadores.
no-one-shadow = Um disco sombra por turno.
no-no-shadow-left = Não restam discos sombra.
no-row-full = { $pit }: a fileira está cheia.
no-row-needs-more = { $pit }: o próximo quadro exige { $n ->
    [1] 1 trabalhador
   *[other] { $n } trabalhadores
}.
no-no-port = O Porto não está construído.
no-ship-away = O navio volta em { $year }; pode ser usado de novo no ano seguinte.
no-fee-paid = { $seat } já pagou a partida.
no-ship-empty = Um navio vazio não pode partir.
no-ship-full = O navio leva no máximo { $n ->
    [1] 1 recurso
   *[other] { $n } recursos
}.
no-no-quay-worker = Cada trabalhador no Cais carrega { $n ->
    [1] 1 recurso
   *[other] { $n } recursos
}; você não tem mais nenhum.
no-office-owned = { $other } já tem o cargo { $office }.
no-office-claimed = { $other } já reivindicou o cargo { $office }.
no-one-office = Um cargo por turno.
no-not-claimed = Você não tem trabalhador no cargo { $office }.
no-too-few-vp = São precisos { $need } PV, você tem { $have }.
no-too-little-silver = { $need ->
    [1] É necessária 1 moeda
   *[other] São necessárias { $need } moedas
}, você tem { $have }.
no-too-few-fine = { $need ->
    [1] É preciso 1 recurso de luxo
   *[other] São precisos { $need } recursos de luxo
}, você tem { $have }; as moedas não o substituem.
no-too-few-goods = O custo é { $stone ->
    [0] { $wood ->
        [1] 1 madeira
       *[other] { $wood } madeiras
    }
    [1] { $wood ->
        [0] 1 pedra
        [1] 1 pedra e 1 madeira
       *[other] 1 pedra e { $wood } madeiras
    }
   *[other] { $wood ->
        [0] { $stone } pedras
        [1] { $stone } pedras e 1 madeira
       *[other] { $stone } pedras e { $wood } madeiras
    }
}; substituir { $units } exige { $silver ->
    [1] 1 moeda
   *[other] { $silver } moedas
}.
no-good-missing = Você não tem nenhum exemplar: { $good }.
no-nothing-to-pay = Agora não há nada a pagar.
no-walls-choose = Para as Muralhas você escolhe com que pagar: não é preciso guardar nada.
no-all-kept = Você já está guardando tudo: { $good }.
no-spare-enough = Nenhum custo exige mais { $good_units }.
no-no-worker-there = Você não tem trabalhadores em { $space }.
no-plaza-stays-empty = Na Plaza Mayor não se constrói.
no-one-construction = Já se construiu em { $space } neste turno.
no-needs-base = { $building_title }: antes é preciso { $base_a }.
no-space-occupied = { $space } está ocupado por um edifício.
no-too-few-workers = { $building_title }: { $need ->
    [1] é preciso 1 trabalhador
   *[other] são precisos { $need } trabalhadores
} no lugar, você tem { $have }.
no-no-tile-left = { $building_title }: não restam peças.
no-one-per-district = { $building_title }: só uma construção por bairro.
no-not-surrounded = A praça exige { $need ->
    [1] 1 construção ou muralha
   *[other] { $need } construções ou muralhas
} ao redor; há { $have }.
no-used-up = { $space } já foi ativado o máximo possível neste turno.
no-house-too-new = A sua casa ao lado de { $space } é deste turno: a construção só se ativa no próximo.
no-no-worker-on-cell = Você não tem trabalhadores em { $dig }.
no-fields-need-two = Os campos exigem dois trabalhadores seus; você tem { $have }.
no-no-artisan = Você não tem trabalhadores nos artesãos.
no-real-goods = O artesão transforma pedra ou madeira de verdade: as moedas não as substituem.
no-not-your-office = Você não tem este cargo: { $office }.
no-power-later = { $office }: o poder vale a partir do turno seguinte à compra.
no-power-used = { $office }: poder já usado neste turno.
no-no-piece-left = Não restam peças ou lugares livres.
no-merchant-no-silver = O Mestre Mercador dá pedra, madeira ou recursos de luxo, não moedas.
no-merchant-waits = Pegue antes o recurso gratuito do Mestre Mercador.
no-no-move-keeps = Você já está lá: mantenha os trabalhadores.
no-has-fought = O grupo em { $space } já combateu neste turno.
no-no-steps-left = O grupo em { $space } não tem mais movimento.
no-inactive-there = Em { $space } há trabalhadores inativos do atacante: ninguém entra.
no-three-in-group = O grupo em { $space } teria mais de três peças.
no-mixed-needs-choice = Um grupo misto em { $space } exige o acordo de todos: proponha quem comanda.
no-denied-already = Em { $space } já foi recusado neste turno: pode-se propor outro comando ou outro grupo.
no-just-stacked = O grupo em { $space } foi empilhado neste turno: não se move até o próximo.
no-must-enter = Com o primeiro movimento entra na Cidade todo grupo que pode.
no-boosted-once = O grupo em { $space } já tem o seu passo extra.
no-nobody-to-sacrifice = Nenhum outro grupo pode ser sacrificado pelo de { $space }.
no-cannot-give = { $seat } não tem { $good_units } suficientes.

# log
log-hint-first-game = Uma dica para a primeira partida: ela é longa, muitos PV só vêm no final e uma guerra sem preparo pode arruinar a cidade.
log-hint-war = Uma dica sobre a guerra: construa atrás de muralhas ou cabanas, comece com peças separadas, participe da defesa.
log-hint-offices = Uma dica sobre os cargos: os primeiros PV de muralhas, estradas e edifícios nobres abrem o caminho.
log-order = { $seat } joga no lugar { $place }.
log-turn-begins = Turno { $turn }: ano { $year }.
log-placed = { $seat } coloca um trabalhador em { $space }.
log-seized = { $seat } desapropria { $space }: voltam { $n ->
    [1] um trabalhador
   *[other] { $n } trabalhadores
} de { $other } e um dos que desapropriam.
log-worked = { $seat } coloca um trabalhador: { $cell }.
log-worked-shadow = { $seat } coloca um disco sombra: { $cell }.
log-settled = { $seat } paga por { $cell }.
log-spared = { $seat } pagará com moedas 1 { $good_unit }.
log-paid-silver = { $seat } paga { $silver ->
    [1] 1 moeda
   *[other] { $silver } moedas
} no lugar de { $units ->
    [1] um recurso
   *[other] { $units } recursos
}.
log-went-digging = { $seat } coloca { $n ->
    [1] um trabalhador
   *[other] { $n } trabalhadores
} { $pit_in }.
log-went-to-fields = { $seat } envia um trabalhador aos campos.
log-went-to-artisans = { $seat } envia um trabalhador aos artesãos.
log-went-to-quay = { $seat } envia um trabalhador ao Cais.
log-queued = { $seat } acrescenta um trabalhador ao disco da ordem de jogo.
log-claimed = { $seat } reivindica { $office_the }.
log-fee-paid = { $seat } paga { $silver ->
    [1] 1 moeda
   *[other] { $silver } moedas
} pela partida do navio.
log-placement-done = { $seat } { $n ->
    [0] não coloca trabalhadores
    [1] colocou um trabalhador
   *[other] colocou { $n } trabalhadores
}.
log-returned = O navio volta da Espanha.
log-cargo-paid = { $seat } recebe { $silver ->
    [1] 1 moeda
   *[other] { $silver } moedas
}{ $vp ->
    [0] { "" }
   *[other] { " " }e { $vp } PV
} pela carga{ $sets ->
    [0] .
    [1] { " " }(1 trio).
   *[other] { " " }({ $sets } trios).
}
log-owner-vp = { $seat } ganha { $vp } PV como Armador.
log-completed = { $seat } completa { $major_the }.
log-completion-vp = { $seat } ganha { $vp } PV { $major_for }.
log-closing-bonus = { $seat } ganha o bônus de fechamento { $major_of }: { $vp } PV.
log-sited = { $seat } coloca { $building_a } em { $space }.
log-discarded = { $seat } remove { $building_a } de { $space }.
log-walled = { $seat } coloca uma muralha { $edge_at }.
log-paved = { $seat } coloca um segmento de estrada: { $road }.
log-linked = O bairro { $district } agora está ligado à Plaza Mayor.
log-grid-closed = Não se pode colocar mais nada { $major_for }: { $n ->
    [1] um trabalhador volta
   *[other] { $n } trabalhadores voltam
} da grade.
log-none-to-lay = { $seat } não pode colocar { $n ->
    [1] uma peça
   *[other] { $n } peças
} { $major_for }: não restam peças ou lugares.
log-built = { $vp ->
    [0] { $seat } constrói { $building_a } em { $space }.
   *[other] { $seat } constrói { $building_a } em { $space }: { $vp } PV.
}
log-sent-home = Em { $space } { $n ->
    [1] um trabalhador de { $seat } deve
   *[other] { $n } trabalhadores de { $seat } devem
} voltar para casa.
log-used-church = { $seat } dá 1 moeda à igreja em { $space }: { $vp } PV.
log-sold = { $seat } vende 1 { $good_unit } por { $silver ->
    [1] 1 moeda
   *[other] { $silver } moedas
} em { $space }.
log-produced = { $seat } produz { $n ->
    [1] 1 { $good_unit }
   *[other] { $n } { $good_units }
} em { $space }.
log-gathered = { $seat } pega { $n ->
    [1] 1 { $good_unit }
   *[other] { $n } { $good_units }
} { $pit_in }.
log-harvested = { $seat } ganha { $silver ->
    [1] 1 moeda
   *[other] { $silver } moedas
} nos campos.
log-refined = { $seat } transforma { $good } em 1 recurso de luxo.
log-loaded = { $seat } carrega 1 { $good_unit }.
log-bought = { $seat } compra { $office_the } por { $silver ->
    [1] 1 moeda
   *[other] { $silver } moedas
}.
log-claim-failed = { $seat } não compra { $office_the } e perde { $vp } PV.
log-income = { $seat } recebe 1 { $good_unit } com { $office_the }.
log-defaulted = { $seat } não paga por { $cell }: o trabalhador volta para casa, { $vp } PV perdidos.
log-plan-declined = { $seat } quer a fase de Efeitos na ordem de jogo.
log-plan-dropped = Um efeito planejado de { $seat } fica de fora: não é mais possível.
log-plan-dropped-build = { $seat } planejava { $building_a } em { $space }: não é mais possível.
log-plan-dropped-use = { $seat } planejava ativar { $space }: não é mais possível.
log-plan-dropped-load = { $seat } planejava carregar 1 { $good_unit }: não é mais possível.
log-plan-dropped-buy = { $seat } planejava comprar { $office_the }: não é mais possível.
log-plan-dropped-settle = { $seat } planejava pagar por { $cell }: não é mais possível.
log-quay-home = { $n ->
    [1] Um trabalhador de { $seat } deixa o Cais sem carregar.
   *[other] { $n } trabalhadores de { $seat } deixam o Cais sem carregar.
}
log-fee-returned = O navio está vazio e fica: { $seat } recebe de volta { $silver ->
    [1] 1 moeda
   *[other] { $silver } moedas
}.
log-fee-returned-full = O navio está cheio e parte de graça: { $seat } recebe de volta { $silver ->
    [1] 1 moeda
   *[other] { $silver } moedas
}.
log-departed = O navio parte para a Espanha e volta em { $year }.
log-owner-fee = { $seat } recebe { $silver ->
    [1] 1 moeda
   *[other] { $silver } moedas
} como Armador.
log-traded = { $seat } dá a { $other } { $n ->
    [1] 1 { $good_unit }
   *[other] { $n } { $good_units }
}.
log-war-check = Verificação da guerra: { $total }. A paz se mantém.
log-war-breaks-out = Verificação da guerra: { $total }. Atacam { $enemy_the }!
log-war-forced = O último turno traz a guerra: atacam { $enemy_the }.
log-war-no-entrance = A Cidade está toda murada: o inimigo se retira.
log-attacker = { $seat } lidera { $enemy_the } no ataque.
log-attackers = { $seat } tem { $n ->
    [1] 1 atacante
   *[other] { $n } atacantes
} (trabalhadores na Cidade: { $workers }, 2 por cor em defesa, bônus: { $bonus }).
log-camped = { $seat } coloca { $size ->
    [1] uma peça simples
   *[other] um grupo de { $size }
} { $edge_at }.
log-cannons-held = { $seat } não usa os canhões.
log-cannons-missed = { $seat } aposta em { $n } (precisa de { $need }) e obtém { $total }: nenhum acerto.
log-cannons-hit = { $seat } aposta em { $n } (precisa de { $need }) e obtém { $total }: acertou{ $vp ->
    [0] .
   *[other] , { $vp } PV.
}
log-hit = Os canhões de { $seat } destroem { $size ->
    [1] uma peça simples
   *[other] uma peça de um grupo de { $size }
} { $edge_at }.
log-commands = { $seat } comanda o grupo comum em { $space }.
log-no-deployment = { $seat } não pode colocar defensores: não tem casas nem cabanas, e não há quartel vazio.
log-no-room-to-deploy = { $seat } não pode colocar defensores: não há lugar em casas, cabanas e quartéis.
log-no-disc-to-deploy = { $seat } não pode colocar defensores: não tem peças na mão.
log-deploy-short = { $seat } deixa de colocar { $n ->
    [1] um defensor
   *[other] { $n } defensores
}: não há lugar ou peças na mão.
log-general-declined = { $seat } dispensa a peça do General.
log-deployed = { $seat } coloca um defensor em { $space }.
log-deployed-shadow = { $seat } coloca um defensor sombra em { $space }.
log-hired = { $seat } compra um defensor por { $silver ->
    [1] 1 moeda
   *[other] { $silver } moedas
}.
log-round = Rodada { $n } da guerra.
log-entered = { $seat } entra com { $size ->
    [1] uma peça simples
   *[other] um grupo de { $size }
} { $edge_from }.
log-moved = { $seat } move um grupo de { $frm } para { $to }.
log-stacked = { $seat } empilha o grupo de { $frm } em { $to }: agora um grupo de { $size }.
log-handed-over = { $seat } passa uma peça de { $frm } para { $to }.
log-stack-denied = { $seat } recusa o grupo misto de { $other } em { $space }.
log-sacrificed = { $seat } sacrifica { $size ->
    [1] uma peça simples
   *[other] um grupo de { $size }
} em { $space }.
log-sacrificed-outside = { $seat } sacrifica { $size ->
    [1] uma peça simples
   *[other] um grupo de { $size }
} { $edge_at }.
log-sacrifice-denied = { $seat } recusa a { $other } o sacrifício do grupo em { $space }.
log-battle = Batalha em { $space }: atacantes { $attackers }, defensores { $defenders }.
log-battle-over = Peças caídas em { $space }: atacantes { $attackers }, defensores { $defenders }.
log-battle-vp = { $seat } ganha { $vp } PV em batalha.
log-destroyed = { $seat } destrói { $building_a } em { $space }: { $vp } PV.
log-home-destroyed = { $seat } destrói { $building_a } de { $other } em { $space }: { $vp } PV.
log-war-fades = { $n ->
    [1] 1 rodada sem batalha do atacante: a guerra acaba.
   *[other] { $n } rodadas sem batalha do atacante: a guerra acaba.
}
log-war-over = A guerra acabou; atacantes restantes: { $n }.
log-enemies-back = Os inimigos recuam: Indígenas { $indians ->
    [0] fora da grade
   *[other] em { $indians }
}, Corsários { $corsairs ->
    [0] fora da grade
   *[other] em { $corsairs }
}.
log-withdrew = { $seat } retira { $n ->
    [1] um trabalhador
   *[other] { $n } trabalhadores
} de { $space }.
log-order-moved = { $seat } vai para o lugar { $place } na ordem de jogo.
log-order-kept = { $seat } mantém { $n ->
    [1] um trabalhador
   *[other] { $n } trabalhadores
} na ordem de jogo.
log-enemy-rises = { $enemy } na Grade dos Adversários: agora em { $value }.
log-final = { $seat }: { $track } PV na trilha, { $silver } pelo dinheiro, { $offices } pelos cargos, { $houses } pelas casas.
log-won = { $seat } vence com { $vp } PV.

# end, options, screen
end-points = O último ano acabou: vence quem tem mais Pontos de Vitória.
option-level = Experiência
option-level-about = Recursos iniciais e redução do bônus dos atacantes.
option-level-beginner = Principiantes
option-level-intermediate = Intermediários
option-level-expert = Experientes
option-level-mixed = Misto: cada um diz no início
level-beginner = principiante
level-intermediate = intermediário
level-expert = experiente
ask-ChooseLevel = dizer a própria experiência
do-level = Sou: { $level }
log-level = { $seat } joga como { $level }.
option-length = Duração
option-length-about = Vinte turnos, ou quinze com grades menores e um início mais rico.
option-length-normal = Normal, de 1580 a 1599
option-length-short = Curta, de 1580 a 1594
option-player_count_bonus = Bônus dos atacantes por número de jogadores
option-player_count_bonus-about = Regra opcional; a frase e o exemplo impresso se contradizem.
option-player_count_bonus-off = Não
option-player_count_bonus-by_text = Como escrito: menos com 4 e 5 jogadores
option-player_count_bonus-by_example = Como no exemplo: menos com 2 a 4 jogadores
option-beginner_correction = Correção para principiantes
option-beginner_correction-about = Quanto o bônus dos atacantes diminui para principiantes: a regra diz 2, o exemplo 3.
option-beginner_correction-two = 2, como escrito
option-beginner_correction-three = 3, como no exemplo
option-second_colour = Dois jogadores: segunda cor na defesa
option-second_colour-about = Quais discos o defensor lidera além dos seus.
option-second_colour-shadow = Da sombra
option-second_colour-attacker = Do atacante
option-simultaneous_effects = Efeitos simultâneos
option-simultaneous_effects-about = A cada turno pergunta-se se todos fazem juntos a fase de Efeitos.
option-simultaneous_effects-no = Na ordem de jogo
option-simultaneous_effects-ask = Perguntar a cada turno
option-attackers_entry = Entrada dos atacantes
option-attackers_entry-about = Quando os grupos do perímetro devem entrar.
option-attackers_entry-first_round = Com o primeiro movimento, se houver lugar
option-attackers_entry-any_round = Em qualquer rodada, à escolha do atacante
option-artisan_silver = Moedas nos artesãos
option-artisan_silver-about = Se as moedas podem substituir a pedra ou a madeira que vira recurso de luxo.
option-artisan_silver-no = Não, só recursos de verdade
option-artisan_silver-yes = Sim, como em todo pagamento
option-new_house = Uma casa deste turno
option-new_house-about = Desde quando permite ativar uma construção também deste turno.
option-new_house-next_turn = A partir do turno seguinte
option-new_house-at_once = Na hora
zone-order = Ordem de jogo
zone-offices = Cargos à venda
zone-standing = Construídos fora da cidade
zone-linked = Bairros ligados
zone-walls = Muralhas
zone-roads = Estradas
zone-camps = Atacantes fora
zone-enemies = Atacantes na cidade
zone-shadow_discs = Discos sombra na cidade
zone-shadow_cells = Discos sombra nas grades
zone-held = Cargos ocupados
zone-claim = Cargo reivindicado
zone-huts = Cabanas
zone-houses = Casas
zone-workers = Trabalhadores na cidade
zone-cells = Trabalhadores nas grades
zone-debts = A pagar
zone-digs = Pedreira e Floresta
zone-cargo = Carga
zone-of_stonecutter = Talhadores de pedra
zone-of_carpenter = Carpinteiros
zone-of_market = Mercados
zone-of_guild = Corporações
zone-of_square = Praças
zone-of_monument = Monumentos
zone-of_garden = Jardins
zone-of_barracks = Quartéis
zone-of_church = Igrejas
zone-of_palace = Palácio
zone-of_cathedral = Catedral
counter-year = Ano
counter-turn = Turno
counter-turns = Turnos ao todo
counter-indians = Indígenas
counter-corsairs = Corsários
counter-pieces = Estradas e muralhas restantes
counter-cargo = No navio
counter-capacity = Capacidade do navio
counter-shadow = Discos sombra restantes
counter-attackers = Atacantes agora
counter-round = Rodada da guerra
counter-vp = PV
counter-hand = Trabalhadores na mão
counter-stone = Pedra
counter-wood = Madeira
counter-fine = Recursos de luxo
counter-silver = Prata
counter-fields = Nos campos
counter-artisans = Artesãos
counter-quay = No Cais
counter-added = Acrescentados à ordem
counter-attacked = Já atacou
thing-stone = pedra
thing-wood = madeira
thing-fine = recursos de luxo
thing-silver = prata
term-track = pontos na trilha
term-houses = casas e bairros
term-offices = cargos
term-silver = prata
term-goods = recursos
term-homes = cabanas e casas
term-works = construções maiores
term-workers = trabalhadores bem colocados
term-reach = cargos ao alcance
term-cargo = carga a bordo
term-debts = dívidas
term-war = força na guerra
style-builder = construtor
style-merchant = mercador
style-warlike = belicoso

# o tabuleiro desenhado
board-built = construído
board-free = grátis
board-pieces = { $n ->
    [1] resta uma peça
   *[other] restam { $n } peças
}
board-ship-none = sem Porto não há navio
board-ship-here = atracado no Cais
board-ship-back = na Espanha até { $year }
board-ship-paid = parte: paga { $seat }
board-war = Guerra: { $enemy }
board-leads = comanda { $seat }
board-round = Rodada
board-outside = Fora da cidade
board-quiet = sem batalha
board-on = Avançar
board-whole = A cidade toda, ou uma parte dela
board-quay = Cais
board-hold = Porão
board-store = Seus bens
board-placed = Trabalhadores colocados neste turno: { $n } de { $most }
board-from = a partir de { $n } PV
board-cost = Custo
board-builder = A quem constrói
board-activate = Ao ativar
board-falls = Se cair
board-finished = Obra acabada
board-owes = ainda não pago
board-players = com { $n } ou mais jogadores
board-value = Acrescenta { $n } PV a cada casa no fim.
board-linked = Ligado por estrada à Plaza Mayor.
board-unlinked = Ainda sem estrada até a Plaza Mayor.
board-steps = { $n ->
    [1] Resta um passo
   *[other] Restam { $n } passos
}
board-fought = Já combateu neste turno.
board-idle = Trabalhadores inativos de { $seat }: { $n }. Ninguém entra.
board-check = Há guerra se dois dados derem { $n } ou menos.
board-attacked = Já comandou um ataque.
board-rise = Depois deste ano sobem: { $enemy_the }.
spot-till = Campos: dois trabalhadores rendem 1 moeda
spot-craft = Artesãos: um trabalhador transforma 1 pedra ou 1 madeira em 1 recurso de luxo
spot-dock = Cais: cada trabalhador carrega até três recursos
spot-queue = Ordem de jogo: os trabalhadores acrescentados aqui movem seu disco
spot-sail = Navio e porão
spot-free_wall = Defensor: uma peça de muralha grátis
spot-free_road = Mestre das Estradas: um segmento de estrada grátis
spot-hire = Trabalhadores na mão
place-1 = lugar 1
place-2 = lugar 2
place-3 = lugar 3
place-4 = lugar 4
place-5 = lugar 5
about-building-hut = Permite ao dono colocar trabalhadores em volta. No fim não vale nada.
about-building-house = Abre ao dono as construções em volta. No fim 2 PV mais o valor do bairro.
about-building-stonecutter = Da pedra tira mais pedra.
about-building-carpenter = Da madeira tira mais madeira.
about-building-market = Troca um recurso por moedas.
about-building-guild = Fica sobre um mercado e paga melhor.
about-building-square = Precisa de cinco construções ou muralhas em volta.
about-building-monument = Fica sobre uma praça. O bairro vale 1 a mais.
about-building-garden = Fica sobre uma praça. O bairro vale 1 a mais.
about-building-barracks = Os defensores no seu bairro prevalecem em combates iguais. O bairro vale 1 a mais.
about-building-church = Troca moedas por PV. O bairro vale 1 a mais.
about-building-palace = O bairro vale 3 a mais.
about-building-cathedral = O bairro vale 2 a mais e as igrejas dão 3 PV.
about-office-gunner = Atira com os canhões com +1 e marca 2 PV por inimigo que eles destroem. 5 PV no fim.
about-office-general = Na defesa: uma peça a mais se quiser, +1 PV por inimigo destruído em batalha, defensores em qualquer construção menor.
about-office-road_master = Um segmento de estrada grátis por turno. No fim 2 PV por bairro ligado.
about-office-defender = Uma peça de muralha grátis por turno. No fim 3 PV por bairro externo todo murado.
about-office-master_stonecutter = Uma pedra por turno. 5 PV no fim.
about-office-master_carpenter = Uma madeira por turno. 5 PV no fim.
about-office-master_artisan = Um recurso de luxo por turno. 8 PV no fim.
about-office-master_merchant = Um recurso à escolha por turno. 12 PV no fim.
about-office-shipowner = 1 moeda de cada partida paga, 3 PV por viagem completada.
about-office-bishop = No fim 4 PV por igreja e pela Catedral.
about-office-architect = No fim 7 PV por cada um: Porto, Forte, Catedral e Palácio.
about-office-governor = No fim 12 PV, mais 6 por bairro com quatro das cinco construções nobres.

## How near everybody is to winning

near-turns-left = Depois deste { $turns ->
    [1] falta 1 turno.
   *[other] faltam { $turns } turnos.
  } Então contam-se prata, cargos e casas, e vence quem tem mais pontos.
near-last-turn = Este é o último turno. Depois contam-se prata, cargos e casas, e vence quem tem mais pontos.
near-offices-free = { $offices ->
    [1] 1 cargo está livre e não vale para ninguém até alguém ocupá-lo.
   *[other] { $offices } cargos estão livres e não valem para ninguém até alguém ocupá-los.
  }
near-work-waits = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } { $major_for } ainda não contam: { $cells ->
    [1] 1 casa da grade está livre
   *[other] { $cells } casas da grade estão livres
  }.
near-cargo-comes = Carga de cerca de { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } volta com o navio em { $year }.
near-cargo-late = A carga não vale nada: o navio volta em { $year }, depois do fim.
near-wins-so = Venceria com { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } se nada mudasse.

## What a choice brings
foresee-battle = Atacantes { $attackers }, defensores { $defenders }. Peças perdidas: atacantes { $killed }, defensores { $lost }.
    .brief = { $attackers } contra { $defenders }, perdas { $killed } e { $lost }
foresee-destroys = A construção cai ({ $building }): { $vp } PV para o atacante, e uma peça atacante é retirada.
    .brief = a construção cai
foresee-battle-vp = Você ganha { $vp } PV.
    .brief = +{ $vp } PV
foresee-claim-fails = São precisos { $vp } PV na compra. Você tem { $have } e não chega lá neste turno: a reivindicação falha e custa { $loss } PV.
    .brief = −{ $loss } PV
foresee-claim-short = Na compra são precisos { $vp } PV; moedas: { $cost }. Você tem { $have } PV; moedas: { $silver }. Se não for comprado até o fim do seu turno de Efeitos, custa { $loss } PV.
    .brief = se não comprado −{ $loss } PV
foresee-silver = { $price ->
    [1] 1 moeda
   *[other] { $price } moedas
} no lugar de { $units ->
    [1] 1 recurso
   *[other] { $units } recursos
}.
foresee-spare = { $price ->
    [1] 1 moeda
   *[other] { $price } moedas
} no seu lugar.
foresee-ends-short = Terminar agora custa { $loss } PV.
    .brief = −{ $loss } PV
