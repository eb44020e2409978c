game-name = Rio de la Plata
game-about = Fonda Buenos Aires: vent'anni di costruzioni, commerci, cariche pubbliche e guerre contro Indigeni e Corsari.

# goods, enemies, years
good-stone = pietra
    .unit = risorsa pietra
    .units = risorse pietra
good-wood = legno
    .unit = risorsa legno
    .units = risorse legno
good-fine = risorsa pregiata
    .unit = risorsa pregiata
    .units = risorse pregiate
good-silver = argento
    .unit = moneta
    .units = monete
cost-worker = lavoratore
enemy-indians = Indigeni
    .the = gli Indigeni
enemy-corsairs = Corsari
    .the = i Corsari
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
building-hut = capanna
    .a = una capanna
    .title = Capanna
    .cost = 2 lavoratori
    .use = usa
    .gives = PV
    .gives_many = PV
building-house = casa
    .a = una casa
    .title = Casa
    .cost = 1 lavoratore, 1 pietra, 1 legno
    .use = usa
    .gives = PV
    .gives_many = PV
building-stonecutter = tagliapietre
    .a = un tagliapietre
    .title = Tagliapietre
    .cost = 1 lavoratore, 2 legni
    .use = paga
    .gives = risorsa pietra
    .gives_many = risorse pietra
building-carpenter = falegname
    .a = un falegname
    .title = Falegname
    .cost = 1 lavoratore, 2 pietre
    .use = paga
    .gives = risorsa legno
    .gives_many = risorse legno
building-market = mercato
    .a = un mercato
    .title = Mercato
    .cost = 2 lavoratori, 2 pietre, 2 legni
    .use = vendi
    .gives = moneta
    .gives_many = monete
building-guild = corporazione
    .a = una corporazione
    .title = Corporazione
    .cost = 2 lavoratori, 2 pietre, 2 legni, 1 risorsa pregiata
    .use = vendi
    .gives = moneta
    .gives_many = monete
building-square = piazza
    .a = una piazza
    .title = Piazza
    .cost = 1 lavoratore, 1 pietra, 1 legno
    .use = usa
    .gives = PV
    .gives_many = PV
building-monument = monumento
    .a = un monumento
    .title = Monumento
    .cost = 2 lavoratori, 1 pietra, 1 risorsa pregiata
    .use = usa
    .gives = PV
    .gives_many = PV
building-garden = giardino
    .a = un giardino
    .title = Giardino
    .cost = 2 lavoratori, 1 legno, 1 risorsa pregiata
    .use = usa
    .gives = PV
    .gives_many = PV
building-barracks = caserma
    .a = una caserma
    .title = Caserma
    .cost = 2 lavoratori, 3 pietre, 2 legni, 1 risorsa pregiata
    .use = usa
    .gives = PV
    .gives_many = PV
building-church = chiesa
    .a = una chiesa
    .title = Chiesa
    .cost = 2 lavoratori, 1 pietra, 2 legni, 1 risorsa pregiata
    .use = dona
    .gives = PV
    .gives_many = PV
building-palace = Palazzo
    .a = il Palazzo
    .title = Palazzo
    .cost = una griglia
    .use = usa
    .gives = PV
    .gives_many = PV
building-cathedral = Cattedrale
    .a = la Cattedrale
    .title = Cattedrale
    .cost = una griglia
    .use = usa
    .gives = PV
    .gives_many = PV
major-palace = Palazzo
    .the = il Palazzo
    .of = del Palazzo
    .for = per il Palazzo
    .cost = 1 pietra e 1 risorsa pregiata
major-cathedral = Cattedrale
    .the = la Cattedrale
    .of = della Cattedrale
    .for = per la Cattedrale
    .cost = 1 legno e 1 risorsa pregiata
major-fort = Forte
    .the = il Forte
    .of = del Forte
    .for = per il Forte
    .cost = 1 pietra e 1 legno
major-port = Porto
    .the = il Porto
    .of = del Porto
    .for = per il Porto
    .cost = 1 pietra e 1 legno
major-walls = Mura
    .the = le Mura
    .of = delle Mura
    .for = per le Mura
    .cost = 1 pietra o 1 legno
major-roads = Strade
    .the = le Strade
    .of = delle Strade
    .for = per le Strade
    .cost = nulla
cell-palace_1 = Palazzo, riquadro 1 (6 PV)
cell-palace_2 = Palazzo, riquadro 2 (5 PV)
cell-palace_3 = Palazzo, riquadro 3 (4 PV)
cell-palace_4 = Palazzo, riquadro 4 (4 PV)
cell-palace_5 = Palazzo, riquadro 5 (3 PV)
cell-palace_6 = Palazzo, riquadro 6 (3 PV)
cell-palace_7 = Palazzo, riquadro 7 (3 PV)
cell-palace_8 = Palazzo, riquadro 8 (3 PV)
cell-palace_9 = Palazzo, riquadro 9 (2 PV)
cell-palace_10 = Palazzo, riquadro 10 (2 PV)
cell-palace_11 = Palazzo, riquadro 11 (2 PV)
cell-palace_12 = Palazzo, riquadro 12 (2 PV)
cell-palace_13 = Palazzo, riquadro 13 (1 PV)
cell-palace_14 = Palazzo, riquadro 14 (0 PV)
cell-cathedral_1 = Cattedrale, riquadro 1 (5 PV)
cell-cathedral_2 = Cattedrale, riquadro 2 (4 PV)
cell-cathedral_3 = Cattedrale, riquadro 3 (4 PV)
cell-cathedral_4 = Cattedrale, riquadro 4 (3 PV)
cell-cathedral_5 = Cattedrale, riquadro 5 (3 PV)
cell-cathedral_6 = Cattedrale, riquadro 6 (3 PV)
cell-cathedral_7 = Cattedrale, riquadro 7 (3 PV)
cell-cathedral_8 = Cattedrale, riquadro 8 (3 PV)
cell-cathedral_9 = Cattedrale, riquadro 9 (2 PV)
cell-cathedral_10 = Cattedrale, riquadro 10 (2 PV)
cell-cathedral_11 = Cattedrale, riquadro 11 (2 PV)
cell-cathedral_12 = Cattedrale, riquadro 12 (2 PV)
cell-cathedral_13 = Cattedrale, riquadro 13 (1 PV)
cell-cathedral_14 = Cattedrale, riquadro 14 (0 PV)
cell-fort_1 = Forte, riquadro 1 (5 PV)
cell-fort_2 = Forte, riquadro 2 (4 PV)
cell-fort_3 = Forte, riquadro 3 (4 PV)
cell-fort_4 = Forte, riquadro 4 (3 PV)
cell-fort_5 = Forte, riquadro 5 (3 PV)
cell-fort_6 = Forte, riquadro 6 (3 PV)
cell-fort_7 = Forte, riquadro 7 (3 PV)
cell-fort_8 = Forte, riquadro 8 (2 PV)
cell-fort_9 = Forte, riquadro 9 (2 PV)
cell-fort_10 = Forte, riquadro 10 (2 PV)
cell-fort_11 = Forte, riquadro 11 (2 PV)
cell-fort_12 = Forte, riquadro 12 (1 PV)
cell-fort_13 = Forte, riquadro 13 (1 PV)
cell-fort_14 = Forte, riquadro 14 (0 PV)
cell-port_1 = Porto, riquadro 1 (4 PV)
cell-port_2 = Porto, riquadro 2 (3 PV)
cell-port_3 = Porto, riquadro 3 (3 PV)
cell-port_4 = Porto, riquadro 4 (2 PV)
cell-port_5 = Porto, riquadro 5 (2 PV)
cell-port_6 = Porto, riquadro 6 (2 PV)
cell-port_7 = Porto, riquadro 7 (2 PV)
cell-port_8 = Porto, riquadro 8 (1 PV)
cell-port_9 = Porto, riquadro 9 (1 PV)
cell-port_10 = Porto, riquadro 10 (0 PV)
cell-walls_1 = Mura, riquadro 1 (3 PV)
cell-walls_2 = Mura, riquadro 2 (2 PV)
cell-walls_3 = Mura, riquadro 3 (1 PV)
cell-walls_4 = Mura, riquadro 4 (0 PV)
cell-roads_1 = Strade, riquadro 1 (2 PV)
cell-roads_2 = Strade, riquadro 2 (1 PV)
cell-roads_3 = Strade, riquadro 3 (1 PV)
cell-roads_4 = Strade, riquadro 4 (0 PV)

# offices
office-gunner = Cannoniere
    .the = il Cannoniere
    .cost = 5
    .points = 7
office-general = Generale
    .the = il Generale
    .cost = 5
    .points = 7
office-road_master = Stradarolo
    .the = lo Stradarolo
    .cost = 5
    .points = 10
office-defender = Difensore
    .the = il Difensore
    .cost = 5
    .points = 10
office-master_stonecutter = Mastro Pietraio
    .the = il Mastro Pietraio
    .cost = 5
    .points = 10
office-master_carpenter = Mastro Carpentiere
    .the = il Mastro Carpentiere
    .cost = 5
    .points = 10
office-master_artisan = Mastro Artigiano
    .the = il Mastro Artigiano
    .cost = 10
    .points = 20
office-master_merchant = Mastro Mercante
    .the = il Mastro Mercante
    .cost = 15
    .points = 25
office-shipowner = Armatore
    .the = l'Armatore
    .cost = 8
    .points = 15
office-bishop = Vescovo
    .the = il Vescovo
    .cost = 15
    .points = 30
office-architect = Architetto
    .the = l'Architetto
    .cost = 20
    .points = 40
office-governor = Governatore
    .the = il Governatore
    .cost = 25
    .points = 50

# places
pit-quarry = Cava
    .in = nella Cava
    .to = alla Cava
    .yields = pietra
pit-forest = Foresta
    .in = nella Foresta
    .to = alla Foresta
    .yields = legno
dig-quarry_1 = Cava 1 (1 lavoratore)
    .yields = { good-stone.unit }
dig-quarry_2 = Cava 2 (1 lavoratore)
    .yields = { good-stone.unit }
dig-quarry_3 = Cava 3 (2 lavoratori)
    .yields = { good-stone.unit }
dig-quarry_4 = Cava 4 (2 lavoratori)
    .yields = { good-stone.unit }
dig-quarry_5 = Cava 5 (3 lavoratori)
    .yields = { good-stone.unit }
dig-quarry_6 = Cava 6 (3 lavoratori)
    .yields = { good-stone.unit }
dig-forest_1 = Foresta 1 (1 lavoratore)
    .yields = { good-wood.unit }
dig-forest_2 = Foresta 2 (1 lavoratore)
    .yields = { good-wood.unit }
dig-forest_3 = Foresta 3 (2 lavoratori)
    .yields = { good-wood.unit }
dig-forest_4 = Foresta 4 (2 lavoratori)
    .yields = { good-wood.unit }
dig-forest_5 = Foresta 5 (3 lavoratori)
    .yields = { good-wood.unit }
dig-forest_6 = Foresta 6 (3 lavoratori)
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
edge-n_a1 = il lato nord di A1
    .at = al lato nord di A1
    .from = dal lato nord di A1
edge-n_b1 = il lato nord di B1
    .at = al lato nord di B1
    .from = dal lato nord di B1
edge-n_c1 = il lato nord di C1
    .at = al lato nord di C1
    .from = dal lato nord di C1
edge-n_d1 = il lato nord di D1
    .at = al lato nord di D1
    .from = dal lato nord di D1
edge-n_e1 = il lato nord di E1
    .at = al lato nord di E1
    .from = dal lato nord di E1
edge-n_f1 = il lato nord di F1
    .at = al lato nord di F1
    .from = dal lato nord di F1
edge-n_g1 = il lato nord di G1
    .at = al lato nord di G1
    .from = dal lato nord di G1
edge-n_h1 = il lato nord di H1
    .at = al lato nord di H1
    .from = dal lato nord di H1
edge-n_i1 = il lato nord di I1
    .at = al lato nord di I1
    .from = dal lato nord di I1
edge-n_j1 = il lato nord di J1
    .at = al lato nord di J1
    .from = dal lato nord di J1
edge-n_k1 = il lato nord di K1
    .at = al lato nord di K1
    .from = dal lato nord di K1
edge-n_l1 = il lato nord di L1
    .at = al lato nord di L1
    .from = dal lato nord di L1
edge-n_m1 = il lato nord di M1
    .at = al lato nord di M1
    .from = dal lato nord di M1
edge-n_n1 = il lato nord di N1
    .at = al lato nord di N1
    .from = dal lato nord di N1
edge-n_o1 = il lato nord di O1
    .at = al lato nord di O1
    .from = dal lato nord di O1
edge-n_p1 = il lato nord di P1
    .at = al lato nord di P1
    .from = dal lato nord di P1
edge-w_a1 = il lato ovest di A1
    .at = al lato ovest di A1
    .from = dal lato ovest di A1
edge-w_a2 = il lato ovest di A2
    .at = al lato ovest di A2
    .from = dal lato ovest di A2
edge-w_a3 = il lato ovest di A3
    .at = al lato ovest di A3
    .from = dal lato ovest di A3
edge-w_a4 = il lato ovest di A4
    .at = al lato ovest di A4
    .from = dal lato ovest di A4
edge-w_a5 = il lato ovest di A5
    .at = al lato ovest di A5
    .from = dal lato ovest di A5
edge-w_a6 = il lato ovest di A6
    .at = al lato ovest di A6
    .from = dal lato ovest di A6
edge-w_a7 = il lato ovest di A7
    .at = al lato ovest di A7
    .from = dal lato ovest di A7
edge-w_a8 = il lato ovest di A8
    .at = al lato ovest di A8
    .from = dal lato ovest di A8
edge-w_a9 = il lato ovest di A9
    .at = al lato ovest di A9
    .from = dal lato ovest di A9
edge-w_a10 = il lato ovest di A10
    .at = al lato ovest di A10
    .from = dal lato ovest di A10
edge-e_p1 = il lato est di P1
    .at = al lato est di P1
    .from = dal lato est di P1
edge-e_p2 = il lato est di P2
    .at = al lato est di P2
    .from = dal lato est di P2
edge-e_p3 = il lato est di P3
    .at = al lato est di P3
    .from = dal lato est di P3
edge-e_p4 = il lato est di P4
    .at = al lato est di P4
    .from = dal lato est di P4
edge-e_p5 = il lato est di P5
    .at = al lato est di P5
    .from = dal lato est di P5
edge-e_p6 = il lato est di P6
    .at = al lato est di P6
    .from = dal lato est di P6
edge-e_p7 = il lato est di P7
    .at = al lato est di P7
    .from = dal lato est di P7
edge-e_p8 = il lato est di P8
    .at = al lato est di P8
    .from = dal lato est di P8
edge-e_p9 = il lato est di P9
    .at = al lato est di P9
    .from = dal lato est di P9
edge-e_p10 = il lato est di P10
    .at = al lato est di P10
    .from = dal lato est di P10
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
ask-PlaceTurn = piazzare i lavoratori
ask-EffectsTurn = usare i lavoratori piazzati, in qualsiasi ordine
ask-Plan = pianificare gli effetti; tutti pianificano insieme
ask-AgreePlan = decidere se la fase degli Effetti si svolge contemporaneamente per tutti
ask-ConfirmLoss = concludere il turno o continuare con gli effetti: finire ora costa { $vp } PV per debiti o per una carica non acquistata
ask-SiteMajor = scegliere il posto { $major_of }, accanto alla Plaza Mayor
ask-LayWall = { $n ->
    [one] piazzare un elemento di mura
   *[other] piazzare { $n } elementi di mura
}
ask-LayRoad = { $n ->
    [one] piazzare un segmento di strada
   *[other] piazzare { $n } segmenti di strada
}
ask-MoveMarker = spostare la pedina nell'ordine di gioco, o tenere i lavoratori aggiunti
ask-PlaceAttackers = piazzare gli attaccanti sul perimetro (ne restano { $n })
ask-Bet = scommettere quanti attaccanti distruggono i cannoni
ask-Hit = scegliere gli attaccanti distrutti dai cannoni (ne restano { $n })
ask-Deploy = { $second ->
    [1] piazzare i difensori del secondo colore (ne restano { $n })
   *[other] piazzare i difensori (ne restano { $n })
}
ask-GeneralPiece = piazzare la pedina in più del Generale, o rinunciarvi
ask-Hire = comprare altri difensori, o continuare
ask-WarTurn = muovere i gruppi
ask-ChooseSacrifice = scegliere il gruppo da sacrificare per un passo in più del gruppo in { $space }
ask-StackProposal = rispondere: { $mover } vuole unire il gruppo di { $frm } a quello di { $to }; il comando va al { $over ->
    [1] gruppo che muove
   *[other] gruppo già presente
}
ask-GiveProposal = rispondere: { $mover } vuole cedere una pedina di { $frm } al gruppo in { $to }; il comando va { $over ->
    [1] alla pedina ceduta
   *[other] al gruppo già presente
}
ask-DeployProposal = rispondere: { $mover } vuole schierare una pedina con quelle già in { $space }; il comando va { $over ->
    [1] alla nuova pedina
   *[other] al gruppo già presente
}
ask-SacrificeProposal = rispondere: { $mover } chiede di sacrificare il gruppo in { $victim } per un passo in più del gruppo in { $space }
ask-ClaimCommand = chiedere il comando o seguire: in { $space } ci sono lavoratori di più giocatori
ask-CommandProposal = rispondere: { $mover } chiede il comando del gruppo comune in { $space }
ask-Withdraw = riprendere gruppi dalla Città, o lasciarli come lavoratori

# choices
do-done = Fatto
do-place = Lavoratore in città: { $space }
    .open = Lavoratore in città
do-seize = Espropria { $space } ({ $n ->
    [one] 1 lavoratore
   *[other] { $n } lavoratori
})
    .open = Espropria uno spazio ({ $n ->
        [one] 1 lavoratore
       *[other] { $n } lavoratori
    })
do-work = Lavoratore su una costruzione maggiore: { $cell }
    .open = Lavoratore su una costruzione maggiore
do-shadow = Disco ombra su { $cell }
    .open = Disco ombra su una costruzione maggiore
do-dig = { $n ->
    [one] 1 lavoratore
   *[other] { $n } lavoratori
} { $pit_to }: 1 { $pit_yields }
    .open =
        { $n ->
            [one] 1 lavoratore
           *[other] { $n } lavoratori
        } alla Cava o alla Foresta
do-till = Lavoratore nei campi
do-craft = Lavoratore dagli artigiani
do-dock = Lavoratore sulla Banchina
do-queue = Lavoratore sulla tua pedina nell'ordine di gioco
do-claim = Opziona { $office_the } (1 lavoratore, { $office_cost } monete, da { $office_points } PV)
    .open = Opziona una carica (1 lavoratore)
do-sail = Paga 2 monete: la nave parte
do-spare = Conserva 1 { $good_unit }: al prossimo pagamento usa argento
    .open = Conserva 1 risorsa: al prossimo pagamento usa argento
do-settle = Paga { $major_cost } per { $cell }
    .open = Paga per una costruzione maggiore
do-settle_wall = Paga { $price ->
    [one] 1 { $good_unit }
   *[other] { $price } { $good_units }
} per { $cell }
    .open-good = Paga { $price ->
        [one] 1 risorsa
       *[other] { $price } risorse
    } per { $cell }
    .open = Paga per un muro
do-build = Costruisci { $building_a } in { $space } ({ $building_cost })
    .open = Costruisci in città
    .open-building = Costruisci in { $space }
    .open-space = Costruisci { $building_a } in città ({ $building_cost })
do-use = { $building_title } in { $space }: { $building_use } { $price ->
    [one] 1 { $good_unit }
   *[other] { $price } { $good_units }
} ({ $gain ->
    [one] 1 { $building_gives }
   *[other] { $gain } { $building_gives_many }
})
    .open = Usa un edificio
do-gather = Raccogli 1 { $dig_yields }: { $dig }
    .open = Raccogli 1 risorsa
do-harvest = Due lavoratori nei campi: 1 moneta
do-refine = Artigiano: { $good } in 1 risorsa pregiata
    .open = Artigiano: trasforma 1 risorsa in 1 risorsa pregiata
do-load = Carica 1 { $good_unit }
    .open = Carica 1 risorsa
do-buy = Acquista { $office_the } per { $office_cost } monete
    .open = Acquista una carica
do-merchant = Mastro Mercante: prendi 1 { $good_unit }
    .open = Mastro Mercante: prendi 1 risorsa
do-free_road = Stradarolo: piazza una strada
do-free_wall = Difensore: piazza un muro
do-site = Colloca in { $space }
    .open = Scegli uno spazio
do-wall = Muro: { $edge }
    .open = Piazza un muro
do-road = Strada { $road }
    .open = Piazza una strada
do-shift = Passa al posto { $place } dell'ordine di gioco
do-keep = Tieni i lavoratori aggiunti
do-camp = { $size ->
    [one] Pedina singola
   *[other] Gruppo di { $size }
} { $edge_at }
    .open = Schiera un gruppo fuori dalla città
do-bet = { $enemies ->
    [one] Scommetti su 1 attaccante
   *[other] Scommetti su { $enemies } attaccanti
}
do-hold = Non sparare
do-hit = Distruggi { $size ->
    [one] una pedina singola
   *[other] una pedina di un gruppo di { $size }
} { $edge_at }
    .open = Distruggi una pedina attaccante
do-deploy = Difensore in { $space }
    .open = Piazza un difensore
do-deploy_over = Difensore in { $space }, al comando
    .open = Piazza un difensore al comando
do-deploy_under = Difensore in { $space }, agli ordini di chi c'è già
    .open = Piazza un difensore agli ordini di chi c'è già
do-command = Chiedi il comando in { $space }
    .open = Chiedi il comando
do-follow = Lascia all'altro il comando in { $space }
    .open = Lascia all'altro il comando
do-hire = Compra un difensore per { $price ->
    [one] 1 moneta
   *[other] { $price } monete
}
do-move = Muovi da { $frm } a { $to }
    .open = Muovi un gruppo
do-over = Impila il gruppo di { $frm } su { $to }, al comando
    .open = Impila un gruppo su un altro, al comando
do-under = Impila il gruppo di { $frm } sotto quello di { $to }, che comanda
    .open = Impila un gruppo sotto un altro, che comanda
do-give = Cedi una pedina del gruppo di { $frm } a quello di { $to }
    .open = Cedi una pedina di un gruppo a un altro
do-give_over = Cedi una pedina del gruppo di { $frm } a quello di { $to }, al comando
    .open = Cedi una pedina di un gruppo a un altro, al comando
do-give_under = Cedi una pedina del gruppo di { $frm } a quello di { $to }, che comanda
    .open = Cedi una pedina di un gruppo a un altro, che comanda
do-enter = Entra con { $size ->
    [one] una pedina singola
   *[other] un gruppo di { $size }
} { $edge_from }
    .open = Entra in città con un gruppo
do-boost = Un passo in più per il gruppo in { $space }, sacrificandone un altro
    .open = Un passo in più per un gruppo, sacrificandone un altro
do-sacrifice = Sacrifica il gruppo in { $space }
    .open = Sacrifica un gruppo
do-sacrifice_camp = Sacrifica { $size ->
    [one] una pedina singola
   *[other] un gruppo di { $size }
} { $edge_at }
    .open = Sacrifica un gruppo fuori dalla città
do-recall = Riprendi il gruppo in { $space }
    .open = Riprendi un gruppo
do-accept_loss = Concludi il piano e perdi { $vp } PV
do-revise = Continua a pianificare

# refusals
no-five-per-turn = { $n ->
    [one] Si piazza al massimo 1 lavoratore per turno.
   *[other] Si piazzano al massimo { $n } lavoratori per turno.
}
no-no-worker-in-hand = Non hai lavoratori in mano.
no-not-beside-home = { $space } non è adiacente a una tua capanna o casa, né sulla Linea di Partenza.
no-three-per-space = In { $space } ci sono già tre lavoratori.
no-other-colour-there = In { $space } ci sono lavoratori di un altro giocatore.
no-rival-home = La casa o capanna in { $space } è di { $other }.
no-needs-house-beside = Serve una tua casa accanto a { $space }.
no-nothing-to-do-there = In { $space } non c'è nulla da attivare o migliorare.
no-building-full = In { $space } { $n ->
    [one] può stare un solo lavoratore
   *[other] possono stare al massimo { $n } lavoratori
}.
no-nobody-to-seize = In { $space } non c'è nessuno da espropriare.
no-seize-building = Uno spazio con un edificio, come { $space }, non si può espropriare.
no-seize-three = Tre lavoratori insieme, come in { $space }, non si possono espropriare.
no-seize-too-few = Per espropriare { $space } { $n ->
    [one] serve 1 lavoratore
   *[other] servono { $n } lavoratori insieme
}.
no-already-built = { $major }: già in Città.
no-cell-removed = { $cell } non si usa nel gioco breve.
no-cell-reserved = { $cell } si usa { $players ->
    [one] da 1 giocatore
   *[other] da { $players } giocatori
} in su.
no-cell-taken = { $cell } è occupato.
no-equal-cell = Scegli { $cell }: vale lo stesso.
no-nothing-left-to-build = { $major }: non restano pezzi o posto.
no-no-debt = Non devi nulla per { $cell }.
no-no-shadow = Il giocatore ombra c'è solo in due giocatori.
no-one-shadow = Un disco ombra per turno.
no-no-shadow-left = Non restano dischi ombra.
no-row-full = { $pit }: la riga è piena.
no-row-needs-more = { $pit }: il prossimo riquadro richiede { $n ->
    [one] 1 lavoratore
   *[other] { $n } lavoratori
}.
no-no-port = Il Porto non è costruito.
no-ship-away = La nave torna nel { $year }; si può usare di nuovo l'anno dopo.
no-fee-paid = { $seat } ha già pagato la partenza.
no-ship-empty = Una nave vuota non può partire.
no-ship-full = La nave porta al massimo { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
}.
no-no-quay-worker = Ogni lavoratore sulla Banchina carica { $n ->
    [one] 1 risorsa
   *[other] { $n } risorse
}; non ne hai più.
no-office-owned = { $other } ha già la carica { $office }.
no-office-claimed = { $other } ha già opzionato la carica { $office }.
no-one-office = Una carica per turno.
no-not-claimed = Non hai lavoratori sulla carica { $office }.
no-too-few-vp = Servono { $need } PV, ne hai { $have }.
no-too-little-silver = { $need ->
    [one] Serve 1 moneta
   *[other] Servono { $need } monete
}, ne hai { $have }.
no-too-few-fine = { $need ->
    [one] Serve 1 risorsa pregiata
   *[other] Servono { $need } risorse pregiate
}, ne hai { $have }; l'argento non ne prende il posto.
no-too-few-goods = Il costo è { $stone ->
    [0] { $wood ->
        [one] 1 risorsa legno
       *[other] { $wood } risorse legno
    }
    [one] { $wood ->
        [0] 1 risorsa pietra
        [one] 1 pietra e 1 legno
       *[other] 1 pietra e { $wood } legni
    }
   *[other] { $wood ->
        [0] { $stone } risorse pietra
        [one] { $stone } pietre e 1 legno
       *[other] { $stone } pietre e { $wood } legni
    }
}; sostituirne { $units } richiede { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
}.
no-good-missing = Non hai nessuna { $good_unit }.
no-nothing-to-pay = Ora non c'è nulla da pagare.
no-walls-choose = Per le Mura scegli tu con che cosa pagare: non serve conservare nulla.
no-all-kept = Conservi già tutto: { $good }.
no-spare-enough = Nessun costo richiede più { $good_units }.
no-no-worker-there = Non hai lavoratori in { $space }.
no-plaza-stays-empty = Nella Plaza Mayor non si costruisce.
no-one-construction = In { $space } si è già costruito in questo turno.
no-needs-base = { $building_title }: prima ci vuole { $base_a }.
no-space-occupied = { $space } è occupato da un edificio.
no-too-few-workers = { $building_title }: { $need ->
    [one] serve 1 lavoratore
   *[other] servono { $need } lavoratori
} sul posto, ne hai { $have }.
no-no-tile-left = { $building_title }: non restano tasselli.
no-one-per-district = { $building_title }: una sola costruzione per quartiere.
no-not-surrounded = La piazza richiede { $need ->
    [one] 1 costruzione o muro
   *[other] { $need } costruzioni o mura
} intorno; ce ne sono { $have }.
no-used-up = { $space } è già attivato quanto possibile in questo turno.
no-house-too-new = La tua casa accanto a { $space } è di questo turno: la costruzione si attiva dal prossimo.
no-no-worker-on-cell = Non hai lavoratori su { $dig }.
no-fields-need-two = Nei campi servono due tuoi lavoratori; ne hai { $have }.
no-no-artisan = Non hai lavoratori dagli artigiani.
no-real-goods = L'artigiano trasforma vera pietra o vero legno: l'argento non ne prende il posto.
no-not-your-office = Non hai questa carica: { $office }.
no-power-later = { $office }: il potere vale dal turno successivo all'acquisto.
no-power-used = { $office }: potere già usato in questo turno.
no-no-piece-left = Non restano pezzi o posti liberi.
no-merchant-no-silver = Il Mastro Mercante dà pietra, legno o risorse pregiate, non argento.
no-merchant-waits = Prendi prima la risorsa gratuita del Mastro Mercante.
no-no-move-keeps = Sei già lì: tieni invece i lavoratori.
no-has-fought = Il gruppo in { $space } ha già combattuto in questo turno.
no-no-steps-left = Il gruppo in { $space } non ha più movimento.
no-inactive-there = In { $space } ci sono lavoratori inattivi dell'attaccante: nessuno entra.
no-three-in-group = Il gruppo in { $space } avrebbe più di tre pedine.
no-mixed-needs-choice = Un gruppo misto in { $space } richiede l'accordo di tutti: proponi chi comanda.
no-denied-already = In { $space } è già stato rifiutato in questo turno: si può proporre un altro comando o un altro gruppo.
no-just-stacked = Il gruppo in { $space } si è impilato in questo turno: non si muove fino al prossimo.
no-must-enter = Con la prima mossa entra in Città ogni gruppo che può.
no-boosted-once = Il gruppo in { $space } ha già il suo movimento aggiuntivo.
no-nobody-to-sacrifice = Nessun altro gruppo può essere sacrificato per quello in { $space }.
no-cannot-give = { $seat } non ha abbastanza { $good_units }.

# log
log-hint-first-game = Un consiglio per la prima partita: è lunga, molti PV arrivano solo alla fine e una guerra non preparata può rovinare la città.
log-hint-war = Un consiglio sulla guerra: costruisci dietro mura o capanne, inizia con pedine separate, partecipa alla difesa.
log-hint-offices = Un consiglio sulle cariche: i primi PV da mura, strade ed edifici nobili aprono la strada.
log-order = { $seat } gioca al posto { $place }.
log-turn-begins = Turno { $turn }: anno { $year }.
log-placed = { $seat } piazza un lavoratore in { $space }.
log-seized = { $seat } espropria { $space }: tornano a casa { $n ->
    [one] un lavoratore
   *[other] { $n } lavoratori
} di { $other } e un lavoratore espropriante.
log-worked = { $seat } piazza un lavoratore: { $cell }.
log-worked-shadow = { $seat } piazza un disco ombra: { $cell }.
log-settled = { $seat } paga per { $cell }.
log-spared = { $seat } pagherà in argento 1 { $good_unit }.
log-paid-silver = { $seat } paga { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
} al posto di { $units ->
    [one] una risorsa
   *[other] { $units } risorse
}.
log-went-digging = { $seat } piazza { $n ->
    [one] un lavoratore
   *[other] { $n } lavoratori
} { $pit_in }.
log-went-to-fields = { $seat } manda un lavoratore nei campi.
log-went-to-artisans = { $seat } manda un lavoratore dagli artigiani.
log-went-to-quay = { $seat } manda un lavoratore sulla Banchina.
log-queued = { $seat } aggiunge un lavoratore alla pedina dell'ordine di gioco.
log-claimed = { $seat } opziona { $office_the }.
log-fee-paid = { $seat } paga { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
} per la partenza della nave.
log-placement-done = { $seat } { $n ->
    [0] non piazza lavoratori
    [one] ha piazzato un lavoratore
   *[other] ha piazzato { $n } lavoratori
}.
log-returned = La nave torna dalla Spagna.
log-cargo-paid = { $seat } ottiene { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
}{ $vp ->
    [0] { "" }
   *[other] { " " }e { $vp } PV
} per il carico{ $sets ->
    [0] .
    [one] { " " }(1 tris).
   *[other] { " " }({ $sets } tris).
}
log-owner-vp = { $seat } ottiene { $vp } PV come Armatore.
log-completed = { $seat } completa { $major_the }.
log-completion-vp = { $seat } ottiene { $vp } PV { $major_for }.
log-closing-bonus = { $seat } ottiene il bonus di chiusura { $major_of }: { $vp } PV.
log-sited = { $seat } colloca { $building_a } in { $space }.
log-discarded = { $seat } rimuove { $building_a } da { $space }.
log-walled = { $seat } piazza un muro { $edge_at }.
log-paved = { $seat } piazza un segmento di strada: { $road }.
log-linked = Il quartiere { $district } è ora collegato alla Plaza Mayor.
log-grid-closed = Non si può più piazzare nulla { $major_for }: { $n ->
    [one] un lavoratore torna
   *[other] { $n } lavoratori tornano
} dalla griglia.
log-none-to-lay = { $seat } non può piazzare { $n ->
    [one] un pezzo
   *[other] { $n } pezzi
} { $major_for }: non restano pezzi o posti.
log-built = { $vp ->
    [0] { $seat } costruisce { $building_a } in { $space }.
   *[other] { $seat } costruisce { $building_a } in { $space }: { $vp } PV.
}
log-sent-home = In { $space } { $n ->
    [one] un lavoratore di { $seat } deve
   *[other] { $n } lavoratori di { $seat } devono
} tornare a casa.
log-used-church = { $seat } dà 1 moneta alla chiesa in { $space }: { $vp } PV.
log-sold = { $seat } vende 1 { $good_unit } per { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
} in { $space }.
log-produced = { $seat } produce { $n ->
    [one] 1 { $good_unit }
   *[other] { $n } { $good_units }
} in { $space }.
log-gathered = { $seat } prende { $n ->
    [one] 1 { $good_unit }
   *[other] { $n } { $good_units }
} { $pit_in }.
log-harvested = { $seat } guadagna { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
} nei campi.
log-refined = { $seat } trasforma { $good } in 1 risorsa pregiata.
log-loaded = { $seat } carica 1 { $good_unit }.
log-bought = { $seat } acquista { $office_the } per { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
}.
log-claim-failed = { $seat } non acquista { $office_the } e perde { $vp } PV.
log-income = { $seat } prende 1 { $good_unit } con { $office_the }.
log-defaulted = { $seat } non paga per { $cell }: il lavoratore torna a casa, { $vp } PV persi.
log-plan-declined = { $seat } vuole la fase degli Effetti in ordine di gioco.
log-plan-dropped = Un effetto previsto da { $seat } si tralascia: non è più possibile.
log-plan-dropped-build = { $seat } prevedeva { $building_a } in { $space }: non è più possibile.
log-plan-dropped-use = { $seat } prevedeva di attivare { $space }: non è più possibile.
log-plan-dropped-load = { $seat } prevedeva di caricare 1 { $good_unit }: non è più possibile.
log-plan-dropped-buy = { $seat } prevedeva di acquistare { $office_the }: non è più possibile.
log-plan-dropped-settle = { $seat } prevedeva di pagare per { $cell }: non è più possibile.
log-quay-home = { $n ->
    [one] Un lavoratore di { $seat } lascia la Banchina senza caricare.
   *[other] { $n } lavoratori di { $seat } lasciano la Banchina senza caricare.
}
log-fee-returned = La nave è vuota e resta: { $seat } riprende { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
}.
log-fee-returned-full = La nave è piena e parte gratis: { $seat } riprende { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
}.
log-departed = La nave parte per la Spagna e torna nel { $year }.
log-owner-fee = { $seat } riceve { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
} come Armatore.
log-traded = { $seat } dà a { $other } { $n ->
    [one] 1 { $good_unit }
   *[other] { $n } { $good_units }
}.
log-war-check = Verifica della guerra: { $total }. La pace regge.
log-war-breaks-out = Verifica della guerra: { $total }. Attaccano { $enemy_the }!
log-war-forced = L'ultimo turno porta la guerra: attaccano { $enemy_the }.
log-war-no-entrance = La Città è chiusa da mura: il nemico si ritira.
log-attacker = { $seat } guida { $enemy_the } all'attacco.
log-attackers = { $seat } ha { $n ->
    [one] 1 attaccante
   *[other] { $n } attaccanti
} (lavoratori in Città: { $workers }, 2 per ogni colore in difesa, bonus: { $bonus }).
log-camped = { $seat } piazza { $size ->
    [one] una pedina singola
   *[other] un gruppo di { $size }
} { $edge_at }.
log-cannons-held = { $seat } non usa i cannoni.
log-cannons-missed = { $seat } scommette su { $n } (serve { $need }) e ottiene { $total }: nessun colpo.
log-cannons-hit = { $seat } scommette su { $n } (serve { $need }) e ottiene { $total }: colpito{ $vp ->
    [0] .
   *[other] , { $vp } PV.
}
log-hit = I cannoni di { $seat } distruggono { $size ->
    [one] una pedina singola
   *[other] una pedina di un gruppo di { $size }
} { $edge_at }.
log-commands = { $seat } comanda il gruppo comune in { $space }.
log-no-deployment = { $seat } non può piazzare difensori: non ha case né capanne e non c'è una caserma vuota.
log-no-room-to-deploy = { $seat } non può piazzare difensori: in case, capanne e caserme non c'è posto.
log-no-disc-to-deploy = { $seat } non può piazzare difensori: non ha pedine in mano.
log-deploy-short = { $seat } rinuncia a { $n ->
    [one] un difensore
   *[other] { $n } difensori
}: non c'è posto o non ha pedine in mano.
log-general-declined = { $seat } rinuncia alla pedina del Generale.
log-deployed = { $seat } piazza un difensore in { $space }.
log-deployed-shadow = { $seat } piazza un difensore ombra in { $space }.
log-hired = { $seat } compra un difensore per { $silver ->
    [one] 1 moneta
   *[other] { $silver } monete
}.
log-round = Round { $n } della guerra.
log-entered = { $seat } entra con { $size ->
    [one] una pedina singola
   *[other] un gruppo di { $size }
} { $edge_from }.
log-moved = { $seat } muove un gruppo da { $frm } a { $to }.
log-stacked = { $seat } impila il gruppo di { $frm } su { $to }: ora un gruppo di { $size }.
log-handed-over = { $seat } cede una pedina da { $frm } a { $to }.
log-stack-denied = { $seat } rifiuta il gruppo misto di { $other } in { $space }.
log-sacrificed = { $seat } sacrifica { $size ->
    [one] una pedina singola
   *[other] un gruppo di { $size }
} in { $space }.
log-sacrificed-outside = { $seat } sacrifica { $size ->
    [one] una pedina singola
   *[other] un gruppo di { $size }
} { $edge_at }.
log-sacrifice-denied = { $seat } rifiuta a { $other } il sacrificio del gruppo in { $space }.
log-battle = Battaglia in { $space }: attaccanti { $attackers }, difensori { $defenders }.
log-battle-over = Pedine cadute in { $space }: attaccanti { $attackers }, difensori { $defenders }.
log-battle-vp = { $seat } ottiene { $vp } PV in battaglia.
log-destroyed = { $seat } distrugge { $building_a } in { $space }: { $vp } PV.
log-home-destroyed = { $seat } distrugge { $building_a } di { $other } in { $space }: { $vp } PV.
log-war-fades = { $n } round senza battaglie dell'attaccante: la guerra finisce.
log-war-over = La guerra è finita; attaccanti rimasti: { $n }.
log-enemies-back = I nemici arretrano: Indigeni { $indians ->
    [0] fuori griglia
   *[other] a { $indians }
}, Corsari { $corsairs ->
    [0] fuori griglia
   *[other] a { $corsairs }
}.
log-withdrew = { $seat } riprende { $n ->
    [one] un lavoratore
   *[other] { $n } lavoratori
} da { $space }.
log-order-moved = Nell'ordine di gioco { $seat } passa al posto { $place }.
log-order-kept = { $seat } tiene { $n ->
    [one] un lavoratore
   *[other] { $n } lavoratori
} sull'ordine di gioco.
log-enemy-rises = { $enemy } sulla Griglia Avversari: ora a { $value }.
log-final = { $seat }: { $track } PV sulla scala, { $silver } per il denaro, { $offices } per le cariche, { $houses } per le case.
log-won = { $seat } vince con { $vp } PV.

# end, options, screen
end-points = L'ultimo anno è finito: vince chi ha più Punti Vittoria.
option-level = Esperienza
option-level-about = Risorse iniziali e riduzione del bonus degli attaccanti.
option-level-beginner = Principianti
option-level-intermediate = Intermedi
option-level-expert = Esperti
option-level-mixed = Misto: ognuno lo dice all'inizio
level-beginner = principiante
level-intermediate = intermedio
level-expert = esperto
ask-ChooseLevel = indicare la propria esperienza
do-level = Sono: { $level }
log-level = { $seat } gioca come { $level }.
option-length = Durata
option-length-about = Venti turni, o quindici con griglie più corte e un inizio più ricco.
option-length-normal = Normale, dal 1580 al 1599
option-length-short = Breve, dal 1580 al 1594
option-player_count_bonus = Bonus attaccanti per numero di giocatori
option-player_count_bonus-about = Regola opzionale; la frase e l'esempio stampato si contraddicono.
option-player_count_bonus-off = No
option-player_count_bonus-by_text = Come scritto: meno in 4 e 5 giocatori
option-player_count_bonus-by_example = Come nell'esempio: meno da 2 a 4 giocatori
option-beginner_correction = Correzione per principianti
option-beginner_correction-about = Di quanto si riduce il bonus degli attaccanti per i principianti: la regola dice 2, l'esempio 3.
option-beginner_correction-two = 2, come scritto
option-beginner_correction-three = 3, come nell'esempio
option-second_colour = Due giocatori: secondo colore in difesa
option-second_colour-about = Quali dischi guida il difensore oltre ai propri.
option-second_colour-shadow = Dell'ombra
option-second_colour-attacker = Dell'attaccante
option-simultaneous_effects = Effetti contemporanei
option-simultaneous_effects-about = A ogni turno si chiede se svolgere tutti insieme la fase degli Effetti.
option-simultaneous_effects-no = In ordine di gioco
option-simultaneous_effects-ask = Chiedi a ogni turno
option-attackers_entry = Ingresso degli attaccanti
option-attackers_entry-about = Quando devono entrare i gruppi sul perimetro.
option-attackers_entry-first_round = Con la prima mossa, se c'è posto
option-attackers_entry-any_round = In qualsiasi round, a scelta dell'attaccante
option-artisan_silver = Argento dagli artigiani
option-artisan_silver-about = Se l'argento può prendere il posto della pietra o del legno che diventa risorsa pregiata.
option-artisan_silver-no = No, solo vere risorse
option-artisan_silver-yes = Sì, come in ogni pagamento
option-new_house = Una casa di questo turno
option-new_house-about = Da quando permette di attivare una costruzione anch'essa di questo turno.
option-new_house-next_turn = Dal turno seguente
option-new_house-at_once = Subito
zone-order = Ordine di gioco
zone-offices = Cariche in vendita
zone-standing = Costruiti fuori città
zone-linked = Quartieri collegati
zone-walls = Mura
zone-roads = Strade
zone-camps = Attaccanti fuori
zone-enemies = Attaccanti in città
zone-shadow_discs = Dischi ombra in città
zone-shadow_cells = Dischi ombra sulle griglie
zone-held = Cariche possedute
zone-claim = Carica opzionata
zone-huts = Capanne
zone-houses = Case
zone-workers = Lavoratori in città
zone-cells = Lavoratori sulle griglie
zone-debts = Da pagare
zone-digs = Cava e Foresta
zone-cargo = Carico
zone-of_stonecutter = Tagliapietre
zone-of_carpenter = Falegnami
zone-of_market = Mercati
zone-of_guild = Corporazioni
zone-of_square = Piazze
zone-of_monument = Monumenti
zone-of_garden = Giardini
zone-of_barracks = Caserme
zone-of_church = Chiese
zone-of_palace = Palazzo
zone-of_cathedral = Cattedrale
counter-year = Anno
counter-turn = Turno
counter-turns = Turni in tutto
counter-indians = Indigeni
counter-corsairs = Corsari
counter-pieces = Strade e mura rimaste
counter-cargo = Sulla nave
counter-capacity = Capienza della nave
counter-shadow = Dischi ombra rimasti
counter-attackers = Attaccanti ora
counter-round = Round di guerra
counter-vp = PV
counter-hand = Lavoratori in mano
counter-stone = Pietra
counter-wood = Legno
counter-fine = Risorse pregiate
counter-silver = Argento
counter-fields = Nei campi
counter-artisans = Artigiani
counter-quay = Sulla Banchina
counter-added = Aggiunti all'ordine
counter-attacked = Ha attaccato
thing-stone = pietra
thing-wood = legno
thing-fine = risorse pregiate
thing-silver = argento
term-track = punti sulla scala
term-houses = case e quartieri
term-offices = cariche
term-silver = argento
term-goods = risorse
term-homes = capanne e case
term-works = costruzioni maggiori
term-workers = lavoratori ben piazzati
term-reach = cariche a portata
term-cargo = carico a bordo
term-debts = debiti
term-war = forza in guerra
style-builder = costruttore
style-merchant = mercante
style-warlike = bellicoso

# il tabellone disegnato
board-built = costruito
board-free = gratis
board-pieces = { $n ->
    [one] resta un pezzo
   *[other] restano { $n } pezzi
}
board-ship-none = senza Porto niente nave
board-ship-here = ormeggiata alla Banchina
board-ship-back = in Spagna fino al { $year }
board-ship-paid = parte: paga { $seat }
board-war = Guerra: { $enemy }
board-leads = comanda { $seat }
board-round = Round
board-outside = Fuori dalla città
board-quiet = senza battaglia
board-on = Avanti
board-whole = Tutta la città, o una sua parte
board-quay = Banchina
board-hold = Stiva
board-store = I tuoi beni
board-placed = Lavoratori piazzati in questo turno: { $n } su { $most }
board-from = da { $n } PV
board-cost = Costo
board-builder = A chi costruisce
board-activate = Attivandola
board-falls = Se cade
board-finished = A opera finita
board-owes = non ancora pagato
board-players = con { $n } o più giocatori
board-value = Aggiunge { $n } PV a ogni casa alla fine.
board-linked = Collegato con una strada alla Plaza Mayor.
board-unlinked = Nessuna strada ancora fino alla Plaza Mayor.
board-steps = { $n ->
    [one] Resta un passo
   *[other] Restano { $n } passi
}
board-fought = Ha già combattuto in questo turno.
board-idle = Lavoratori inattivi di { $seat }: { $n }. Non entra nessuno.
board-check = Guerra se due dadi danno { $n } o meno.
board-attacked = Ha già guidato un attacco.
board-rise = Dopo quest'anno salgono: { $enemy_the }.
spot-till = Campi: due lavoratori rendono 1 moneta
spot-craft = Artigiani: un lavoratore trasforma 1 pietra o 1 legno in 1 risorsa pregiata
spot-dock = Banchina: ogni lavoratore carica fino a tre risorse
spot-queue = Ordine di gioco: i lavoratori aggiunti qui spostano la tua pedina
spot-sail = Nave e stiva
spot-free_wall = Difensore: un elemento di mura gratis
spot-free_road = Stradarolo: un segmento di strada gratis
spot-hire = Lavoratori in mano
place-1 = posto 1
place-2 = posto 2
place-3 = posto 3
place-4 = posto 4
place-5 = posto 5
about-building-hut = Permette al proprietario di piazzare lavoratori intorno. Alla fine non vale nulla.
about-building-house = Apre al proprietario le costruzioni intorno. Alla fine 2 PV più il valore del quartiere.
about-building-stonecutter = Dalla pietra ricava altra pietra.
about-building-carpenter = Dal legno ricava altro legno.
about-building-market = Cambia una risorsa in argento.
about-building-guild = Sorge su un mercato e paga meglio.
about-building-square = Vuole intorno cinque costruzioni o mura.
about-building-monument = Sorge su una piazza. Il quartiere vale 1 in più.
about-building-garden = Sorge su una piazza. Il quartiere vale 1 in più.
about-building-barracks = I difensori nel suo quartiere prevalgono negli scontri alla pari. Il quartiere vale 1 in più.
about-building-church = Cambia argento in PV. Il quartiere vale 1 in più.
about-building-palace = Il quartiere vale 3 in più.
about-building-cathedral = Il quartiere vale 2 in più e le chiese danno 3 PV.
about-office-gunner = Spara con i cannoni a +1 e fa 2 PV per ogni nemico distrutto. 5 PV alla fine.
about-office-general = In difesa: una pedina in più se vuole, +1 PV per ogni nemico distrutto in battaglia, difensori in ogni costruzione minore.
about-office-road_master = Un segmento di strada gratis a turno. Alla fine 2 PV per ogni quartiere collegato.
about-office-defender = Un elemento di mura gratis a turno. Alla fine 3 PV per ogni quartiere esterno tutto murato.
about-office-master_stonecutter = Una pietra a turno. 5 PV alla fine.
about-office-master_carpenter = Un legno a turno. 5 PV alla fine.
about-office-master_artisan = Una risorsa pregiata a turno. 8 PV alla fine.
about-office-master_merchant = Una risorsa a scelta a turno. 12 PV alla fine.
about-office-shipowner = 1 moneta da ogni partenza pagata, 3 PV per ogni viaggio compiuto.
about-office-bishop = Alla fine 4 PV per ogni chiesa e per la Cattedrale.
about-office-architect = Alla fine 7 PV per ciascuno tra Porto, Forte, Cattedrale e Palazzo.
about-office-governor = Alla fine 12 PV, più 6 per ogni quartiere con quattro delle cinque costruzioni nobili.

## How near everybody is to winning

near-turns-left = Dopo questo { $turns ->
    [one] manca 1 turno.
   *[other] mancano { $turns } turni.
  } Poi si contano argento, cariche e case, e vince chi ha più punti.
near-last-turn = È l'ultimo turno. Poi si contano argento, cariche e case, e vince chi ha più punti.
near-offices-free = { $offices ->
    [one] 1 carica è libera e non vale per nessuno finché qualcuno non la prende.
   *[other] { $offices } cariche sono libere e non valgono per nessuno finché qualcuno non le prende.
  }
near-work-waits = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } { $major_for } non contano ancora: { $cells ->
    [one] 1 casella è libera
   *[other] { $cells } caselle sono libere
  }.
near-cargo-comes = Merci per circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } tornano con la nave nel { $year }.
near-cargo-late = Le merci non valgono nulla: la nave torna nel { $year }, dopo la fine.
near-wins-so = Vincerebbe con { $points ->
    [one] 1 punto
   *[other] { $points } punti
  } se nulla cambiasse.

## What a choice brings
foresee-battle = Attaccanti { $attackers }, difensori { $defenders }. Pedine perse: attaccanti { $killed }, difensori { $lost }.
    .brief = { $attackers } contro { $defenders }, perdite { $killed } e { $lost }
foresee-destroys = L'edificio cade ({ $building }): { $vp } PV all'attaccante, e una pedina attaccante è tolta.
    .brief = l'edificio cade
foresee-battle-vp = Ottieni { $vp } PV.
    .brief = +{ $vp } PV
foresee-claim-fails = Servono { $vp } PV all'acquisto. Ne hai { $have } e in questo turno non puoi arrivarci: l'opzione fallisce e costa { $loss } PV.
    .brief = −{ $loss } PV
foresee-claim-short = All'acquisto servono { $vp } PV; monete: { $cost }. Hai { $have } PV; monete: { $silver }. Se non è acquistata entro la fine del tuo turno degli Effetti, costa { $loss } PV.
    .brief = se non acquistata −{ $loss } PV
foresee-silver = { $price ->
    [one] 1 moneta
   *[other] { $price } monete
} al posto di { $units ->
    [one] 1 risorsa
   *[other] { $units } risorse
}.
foresee-spare = { $price ->
    [one] 1 moneta
   *[other] { $price } monete
} al suo posto.
foresee-ends-short = Finire ora costa { $loss } PV.
    .brief = −{ $loss } PV
