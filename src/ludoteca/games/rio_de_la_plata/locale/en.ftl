game-name = Rio de la Plata
game-about = Found Buenos Aires: twenty years of building, trade, public offices and wars against Indians and Corsairs.

# goods, enemies, years
good-stone = stone
    .unit = stone
    .units = stone
good-wood = wood
    .unit = wood
    .units = wood
good-fine = fine goods
    .unit = fine good
    .units = fine goods
good-silver = silver
    .unit = silver
    .units = silver
cost-worker = worker
enemy-indians = Indians
    .the = the Indians
enemy-corsairs = Corsairs
    .the = the Corsairs
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
building-hut = hut
    .a = a hut
    .title = Hut
    .cost = 2 workers
    .use = use
    .gives = VP
    .gives_many = VP
building-house = house
    .a = a house
    .title = House
    .cost = 1 worker, 1 stone, 1 wood
    .use = use
    .gives = VP
    .gives_many = VP
building-stonecutter = stonecutter
    .a = a stonecutter
    .title = Stonecutter
    .cost = 1 worker, 2 wood
    .use = pay
    .gives = stone
    .gives_many = stone
building-carpenter = carpenter
    .a = a carpenter
    .title = Carpenter
    .cost = 1 worker, 2 stone
    .use = pay
    .gives = wood
    .gives_many = wood
building-market = market
    .a = a market
    .title = Market
    .cost = 2 workers, 2 stone, 2 wood
    .use = sell
    .gives = silver
    .gives_many = silver
building-guild = guild
    .a = a guild
    .title = Guild
    .cost = 2 workers, 2 stone, 2 wood, 1 fine good
    .use = sell
    .gives = silver
    .gives_many = silver
building-square = square
    .a = a square
    .title = Square
    .cost = 1 worker, 1 stone, 1 wood
    .use = use
    .gives = VP
    .gives_many = VP
building-monument = monument
    .a = a monument
    .title = Monument
    .cost = 2 workers, 1 stone, 1 fine good
    .use = use
    .gives = VP
    .gives_many = VP
building-garden = garden
    .a = a garden
    .title = Garden
    .cost = 2 workers, 1 wood, 1 fine good
    .use = use
    .gives = VP
    .gives_many = VP
building-barracks = barracks
    .a = a barracks
    .title = Barracks
    .cost = 2 workers, 3 stone, 2 wood, 1 fine good
    .use = use
    .gives = VP
    .gives_many = VP
building-church = church
    .a = a church
    .title = Church
    .cost = 2 workers, 1 stone, 2 wood, 1 fine good
    .use = give
    .gives = VP
    .gives_many = VP
building-palace = Palace
    .a = the Palace
    .title = Palace
    .cost = a grid
    .use = use
    .gives = VP
    .gives_many = VP
building-cathedral = Cathedral
    .a = the Cathedral
    .title = Cathedral
    .cost = a grid
    .use = use
    .gives = VP
    .gives_many = VP
major-palace = Palace
    .the = the Palace
    .of = of the Palace
    .for = for the Palace
    .cost = 1 stone and 1 fine good
major-cathedral = Cathedral
    .the = the Cathedral
    .of = of the Cathedral
    .for = for the Cathedral
    .cost = 1 wood and 1 fine good
major-fort = Fort
    .the = the Fort
    .of = of the Fort
    .for = for the Fort
    .cost = 1 stone and 1 wood
major-port = Port
    .the = the Port
    .of = of the Port
    .for = for the Port
    .cost = 1 stone and 1 wood
major-walls = Walls
    .the = the Walls
    .of = of the Walls
    .for = for the Walls
    .cost = 1 stone or 1 wood
major-roads = Roads
    .the = the Roads
    .of = of the Roads
    .for = for the Roads
    .cost = nothing
cell-palace_1 = Palace, cell 1 (6 VP)
cell-palace_2 = Palace, cell 2 (5 VP)
cell-palace_3 = Palace, cell 3 (4 VP)
cell-palace_4 = Palace, cell 4 (4 VP)
cell-palace_5 = Palace, cell 5 (3 VP)
cell-palace_6 = Palace, cell 6 (3 VP)
cell-palace_7 = Palace, cell 7 (3 VP)
cell-palace_8 = Palace, cell 8 (3 VP)
cell-palace_9 = Palace, cell 9 (2 VP)
cell-palace_10 = Palace, cell 10 (2 VP)
cell-palace_11 = Palace, cell 11 (2 VP)
cell-palace_12 = Palace, cell 12 (2 VP)
cell-palace_13 = Palace, cell 13 (1 VP)
cell-palace_14 = Palace, cell 14 (0 VP)
cell-cathedral_1 = Cathedral, cell 1 (5 VP)
cell-cathedral_2 = Cathedral, cell 2 (4 VP)
cell-cathedral_3 = Cathedral, cell 3 (4 VP)
cell-cathedral_4 = Cathedral, cell 4 (3 VP)
cell-cathedral_5 = Cathedral, cell 5 (3 VP)
cell-cathedral_6 = Cathedral, cell 6 (3 VP)
cell-cathedral_7 = Cathedral, cell 7 (3 VP)
cell-cathedral_8 = Cathedral, cell 8 (3 VP)
cell-cathedral_9 = Cathedral, cell 9 (2 VP)
cell-cathedral_10 = Cathedral, cell 10 (2 VP)
cell-cathedral_11 = Cathedral, cell 11 (2 VP)
cell-cathedral_12 = Cathedral, cell 12 (2 VP)
cell-cathedral_13 = Cathedral, cell 13 (1 VP)
cell-cathedral_14 = Cathedral, cell 14 (0 VP)
cell-fort_1 = Fort, cell 1 (5 VP)
cell-fort_2 = Fort, cell 2 (4 VP)
cell-fort_3 = Fort, cell 3 (4 VP)
cell-fort_4 = Fort, cell 4 (3 VP)
cell-fort_5 = Fort, cell 5 (3 VP)
cell-fort_6 = Fort, cell 6 (3 VP)
cell-fort_7 = Fort, cell 7 (3 VP)
cell-fort_8 = Fort, cell 8 (2 VP)
cell-fort_9 = Fort, cell 9 (2 VP)
cell-fort_10 = Fort, cell 10 (2 VP)
cell-fort_11 = Fort, cell 11 (2 VP)
cell-fort_12 = Fort, cell 12 (1 VP)
cell-fort_13 = Fort, cell 13 (1 VP)
cell-fort_14 = Fort, cell 14 (0 VP)
cell-port_1 = Port, cell 1 (4 VP)
cell-port_2 = Port, cell 2 (3 VP)
cell-port_3 = Port, cell 3 (3 VP)
cell-port_4 = Port, cell 4 (2 VP)
cell-port_5 = Port, cell 5 (2 VP)
cell-port_6 = Port, cell 6 (2 VP)
cell-port_7 = Port, cell 7 (2 VP)
cell-port_8 = Port, cell 8 (1 VP)
cell-port_9 = Port, cell 9 (1 VP)
cell-port_10 = Port, cell 10 (0 VP)
cell-walls_1 = Walls, cell 1 (3 VP)
cell-walls_2 = Walls, cell 2 (2 VP)
cell-walls_3 = Walls, cell 3 (1 VP)
cell-walls_4 = Walls, cell 4 (0 VP)
cell-roads_1 = Roads, cell 1 (2 VP)
cell-roads_2 = Roads, cell 2 (1 VP)
cell-roads_3 = Roads, cell 3 (1 VP)
cell-roads_4 = Roads, cell 4 (0 VP)

# offices
office-gunner = Gunner
    .the = the Gunner
    .cost = 5
    .points = 7
office-general = General
    .the = the General
    .cost = 5
    .points = 7
office-road_master = Road Master
    .the = the Road Master
    .cost = 5
    .points = 10
office-defender = Defender
    .the = the Defender
    .cost = 5
    .points = 10
office-master_stonecutter = Master Stonecutter
    .the = the Master Stonecutter
    .cost = 5
    .points = 10
office-master_carpenter = Master Carpenter
    .the = the Master Carpenter
    .cost = 5
    .points = 10
office-master_artisan = Master Artisan
    .the = the Master Artisan
    .cost = 10
    .points = 20
office-master_merchant = Master Merchant
    .the = the Master Merchant
    .cost = 15
    .points = 25
office-shipowner = Shipowner
    .the = the Shipowner
    .cost = 8
    .points = 15
office-bishop = Bishop
    .the = the Bishop
    .cost = 15
    .points = 30
office-architect = Architect
    .the = the Architect
    .cost = 20
    .points = 40
office-governor = Governor
    .the = the Governor
    .cost = 25
    .points = 50

# places
pit-quarry = Quarry
    .in = in the Quarry
    .to = to the Quarry
    .yields = stone
pit-forest = Forest
    .in = in the Forest
    .to = to the Forest
    .yields = wood
dig-quarry_1 = Quarry 1 (1 worker)
    .yields = { good-stone.unit }
dig-quarry_2 = Quarry 2 (1 worker)
    .yields = { good-stone.unit }
dig-quarry_3 = Quarry 3 (2 workers)
    .yields = { good-stone.unit }
dig-quarry_4 = Quarry 4 (2 workers)
    .yields = { good-stone.unit }
dig-quarry_5 = Quarry 5 (3 workers)
    .yields = { good-stone.unit }
dig-quarry_6 = Quarry 6 (3 workers)
    .yields = { good-stone.unit }
dig-forest_1 = Forest 1 (1 worker)
    .yields = { good-wood.unit }
dig-forest_2 = Forest 2 (1 worker)
    .yields = { good-wood.unit }
dig-forest_3 = Forest 3 (2 workers)
    .yields = { good-wood.unit }
dig-forest_4 = Forest 4 (2 workers)
    .yields = { good-wood.unit }
dig-forest_5 = Forest 5 (3 workers)
    .yields = { good-wood.unit }
dig-forest_6 = Forest 6 (3 workers)
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
edge-n_a1 = the north side of A1
    .at = at the north side of A1
    .from = from the north side of A1
edge-n_b1 = the north side of B1
    .at = at the north side of B1
    .from = from the north side of B1
edge-n_c1 = the north side of C1
    .at = at the north side of C1
    .from = from the north side of C1
edge-n_d1 = the north side of D1
    .at = at the north side of D1
    .from = from the north side of D1
edge-n_e1 = the north side of E1
    .at = at the north side of E1
    .from = from the north side of E1
edge-n_f1 = the north side of F1
    .at = at the north side of F1
    .from = from the north side of F1
edge-n_g1 = the north side of G1
    .at = at the north side of G1
    .from = from the north side of G1
edge-n_h1 = the north side of H1
    .at = at the north side of H1
    .from = from the north side of H1
edge-n_i1 = the north side of I1
    .at = at the north side of I1
    .from = from the north side of I1
edge-n_j1 = the north side of J1
    .at = at the north side of J1
    .from = from the north side of J1
edge-n_k1 = the north side of K1
    .at = at the north side of K1
    .from = from the north side of K1
edge-n_l1 = the north side of L1
    .at = at the north side of L1
    .from = from the north side of L1
edge-n_m1 = the north side of M1
    .at = at the north side of M1
    .from = from the north side of M1
edge-n_n1 = the north side of N1
    .at = at the north side of N1
    .from = from the north side of N1
edge-n_o1 = the north side of O1
    .at = at the north side of O1
    .from = from the north side of O1
edge-n_p1 = the north side of P1
    .at = at the north side of P1
    .from = from the north side of P1
edge-w_a1 = the west side of A1
    .at = at the west side of A1
    .from = from the west side of A1
edge-w_a2 = the west side of A2
    .at = at the west side of A2
    .from = from the west side of A2
edge-w_a3 = the west side of A3
    .at = at the west side of A3
    .from = from the west side of A3
edge-w_a4 = the west side of A4
    .at = at the west side of A4
    .from = from the west side of A4
edge-w_a5 = the west side of A5
    .at = at the west side of A5
    .from = from the west side of A5
edge-w_a6 = the west side of A6
    .at = at the west side of A6
    .from = from the west side of A6
edge-w_a7 = the west side of A7
    .at = at the west side of A7
    .from = from the west side of A7
edge-w_a8 = the west side of A8
    .at = at the west side of A8
    .from = from the west side of A8
edge-w_a9 = the west side of A9
    .at = at the west side of A9
    .from = from the west side of A9
edge-w_a10 = the west side of A10
    .at = at the west side of A10
    .from = from the west side of A10
edge-e_p1 = the east side of P1
    .at = at the east side of P1
    .from = from the east side of P1
edge-e_p2 = the east side of P2
    .at = at the east side of P2
    .from = from the east side of P2
edge-e_p3 = the east side of P3
    .at = at the east side of P3
    .from = from the east side of P3
edge-e_p4 = the east side of P4
    .at = at the east side of P4
    .from = from the east side of P4
edge-e_p5 = the east side of P5
    .at = at the east side of P5
    .from = from the east side of P5
edge-e_p6 = the east side of P6
    .at = at the east side of P6
    .from = from the east side of P6
edge-e_p7 = the east side of P7
    .at = at the east side of P7
    .from = from the east side of P7
edge-e_p8 = the east side of P8
    .at = at the east side of P8
    .from = from the east side of P8
edge-e_p9 = the east side of P9
    .at = at the east side of P9
    .from = from the east side of P9
edge-e_p10 = the east side of P10
    .at = at the east side of P10
    .from = from the east side of P10
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
ask-PlaceTurn = place workers
ask-EffectsTurn = use the placed workers, in any order
ask-Plan = plan the effects; everybody plans at once
ask-AgreePlan = decide whether everybody takes the Effects phase at the same time
ask-ConfirmLoss = end the turn, or go on with the effects: ending now costs { $vp } VP for debts or for an office not bought
ask-SiteMajor = choose the site { $major_of }, beside the Plaza Mayor
ask-LayWall = { $n ->
    [one] place a wall piece
   *[other] place { $n } wall pieces
}
ask-LayRoad = { $n ->
    [one] place a road segment
   *[other] place { $n } road segments
}
ask-MoveMarker = move the disc in the turn order, or keep the added workers
ask-PlaceAttackers = place the attackers on the perimeter ({ $n } left)
ask-Bet = bet how many attackers the cannons destroy
ask-Hit = choose the attackers destroyed by the cannons ({ $n } left)
ask-Deploy = { $second ->
    [1] place the defenders of the second colour ({ $n } left)
   *[other] place defenders ({ $n } left)
}
ask-GeneralPiece = place the one more defender of the General, or do without
ask-Hire = buy further defenders, or go on
ask-WarTurn = move the groups
ask-ChooseSacrifice = choose the group to sacrifice for one more step of the group on { $space }
ask-StackProposal = answer: { $mover } wants to stack the group from { $frm } on the one in { $to }; the command goes to { $over ->
    [1] the group that moves
   *[other] the group already there
}
ask-GiveProposal = answer: { $mover } wants to hand one piece from { $frm } over to the group on { $to }; the command goes to { $over ->
    [1] the piece handed over
   *[other] the group already there
}
ask-DeployProposal = answer: { $mover } wants to deploy a piece with those on { $space }; the command goes to { $over ->
    [1] the new piece
   *[other] the group already there
}
ask-SacrificeProposal = answer: { $mover } asks to sacrifice the group on { $victim } for one more step of the group on { $space }
ask-ClaimCommand = ask for the command, or follow: workers of several players stand on { $space }
ask-CommandProposal = answer: { $mover } asks for the command of the common group on { $space }
ask-Withdraw = take back groups from the city, or leave them as workers

# choices
do-done = Finish
do-place = Worker in the city: { $space }
    .open = Worker in the city
do-seize = Expropriate { $space } ({ $n ->
    [one] 1 worker
   *[other] { $n } workers
})
    .open = Expropriate a space ({ $n ->
        [one] 1 worker
       *[other] { $n } workers
    })
do-work = Worker on a major building: { $cell }
    .open = Worker on a major building
do-shadow = Shadow disc on { $cell }
    .open = Shadow disc on a major building
do-dig = { $n ->
    [one] 1 worker
   *[other] { $n } workers
} { $pit_to }: 1 { $pit_yields }
    .open =
        { $n ->
            [one] 1 worker
           *[other] { $n } workers
        } to the Quarry or the Forest
do-till = Worker to the fields
do-craft = Worker to the artisans
do-dock = Worker on the Quay
do-queue = Worker on your disc in the turn order
do-claim = Claim { $office_the } (1 worker, { $office_cost } silver, from { $office_points } VP)
    .open = Claim an office (1 worker)
do-sail = Pay 2 silver: the ship leaves
do-spare = Keep 1 { $good_unit }: pay silver in its place next
    .open = Keep 1 good: pay silver in its place next
do-settle = Pay { $major_cost } for { $cell }
    .open = Pay for a major building
do-settle_wall = Pay { $price ->
    [one] 1 { $good_unit }
   *[other] { $price } { $good_units }
} for { $cell }
    .open-good = Pay { $price ->
        [one] 1 good
       *[other] { $price } goods
    } for { $cell }
    .open = Pay for a piece of the walls
do-build = Build { $building_a } on { $space } ({ $building_cost })
    .open = Build in the city
    .open-building = Build on { $space }
    .open-space = Build { $building_a } in the city ({ $building_cost })
do-use = { $building_title } on { $space }: { $building_use } { $price ->
    [one] 1 { $good_unit }
   *[other] { $price } { $good_units }
} ({ $gain ->
    [one] 1 { $building_gives }
   *[other] { $gain } { $building_gives_many }
})
    .open = Use a building
do-gather = Gather 1 { $dig_yields }: { $dig }
    .open = Gather 1 good
do-harvest = Two field workers: 1 silver
do-refine = Artisan: { $good } into 1 fine good
    .open = Artisan: turn 1 good into 1 fine good
do-load = Load 1 { $good_unit }
    .open = Load 1 good
do-buy = Buy { $office_the } for { $office_cost } silver
    .open = Buy an office
do-merchant = Master Merchant: take 1 { $good_unit }
    .open = Master Merchant: take 1 good
do-free_road = Road Master: place a road segment
do-free_wall = Defender: place a wall piece
do-site = Site it on { $space }
    .open = Choose a space for it
do-wall = Wall on { $edge }
    .open = Place a wall piece
do-road = Road { $road }
    .open = Place a road segment
do-shift = Move to place { $place } in the turn order
do-keep = Keep the added workers
do-camp = { $size ->
    [one] Single piece
   *[other] Group of { $size }
} { $edge_at }
    .open = Set up a group outside the city
do-bet = { $enemies ->
    [one] Bet on 1 attacker
   *[other] Bet on { $enemies } attackers
}
do-hold = Do not fire
do-hit = Destroy { $size ->
    [one] a single piece
   *[other] one of a group of { $size }
} { $edge_at }
    .open = Destroy an attacking piece
do-deploy = Defender on { $space }
    .open = Place a defender
do-deploy_over = Defender on { $space }, in command
    .open = Place a defender in command
do-deploy_under = Defender on { $space }, under the command of those there
    .open = Place a defender under the command of those there
do-command = Ask for the command on { $space }
    .open = Ask for the command
do-follow = Leave the command on { $space } to the other
    .open = Leave the command to the other
do-hire = Buy a defender for { $price } silver
do-move = Move from { $frm } to { $to }
    .open = Move a group
do-over = Stack the group from { $frm } over the one in { $to }, in command
    .open = Stack a group over another, in command
do-under = Stack the group from { $frm } under the one in { $to }, which commands
    .open = Stack a group under another, which commands
do-give = Hand a piece of the group in { $frm } to the one in { $to }
    .open = Hand a piece of one group to another
do-give_over = Hand a piece of the group in { $frm } to the one in { $to }, in command
    .open = Hand a piece of one group to another, in command
do-give_under = Hand a piece of the group in { $frm } to the one in { $to }, which commands
    .open = Hand a piece of one group to another, which commands
do-enter = Enter with { $size ->
    [one] a single piece
   *[other] a group of { $size }
} { $edge_from }
    .open = Enter the city with a group
do-boost = One more step for the group in { $space }, by sacrificing another
    .open = One more step for a group, by sacrificing another
do-sacrifice = Sacrifice the group on { $space }
    .open = Sacrifice a group
do-sacrifice_camp = Sacrifice { $size ->
    [one] a single piece
   *[other] a group of { $size }
} { $edge_at }
    .open = Sacrifice a group outside the city
do-recall = Take back the group on { $space }
    .open = Take back a group
do-accept_loss = End the plan and lose { $vp } VP
do-revise = Go on planning

# refusals
no-five-per-turn = { $n ->
    [one] At most 1 worker is placed per turn.
   *[other] At most { $n } workers are placed per turn.
}
no-no-worker-in-hand = You have no worker in hand.
no-not-beside-home = { $space } is neither beside a hut or house of yours nor on the Start Line.
no-three-per-space = Three workers already stand on { $space }.
no-other-colour-there = Another player's workers stand on { $space }.
no-rival-home = The home on { $space } belongs to { $other }.
no-needs-house-beside = You need a house of yours beside { $space }.
no-nothing-to-do-there = There is nothing to activate or improve on { $space }.
no-building-full = No more than { $n ->
    [one] one worker
   *[other] { $n } workers
} may stand on { $space }.
no-nobody-to-seize = There is nobody to expropriate on { $space }.
no-seize-building = A space with a building, such as { $space }, cannot be expropriated.
no-seize-three = Three workers together, as on { $space }, cannot be expropriated.
no-seize-too-few = Expropriating { $space } takes { $n ->
    [one] 1 worker
   *[other] { $n } workers at once
}.
no-already-built = { $major }: already in the city.
no-cell-removed = { $cell } is not used in the short game.
no-cell-reserved = { $cell } is for { $players } or more players.
no-cell-taken = { $cell } is taken.
no-equal-cell = Choose { $cell }: it is worth the same.
no-nothing-left-to-build = { $major }: no pieces or no room left.
no-no-debt = You owe nothing for { $cell }.
no-no-shadow = The shadow plays only with two players.
no-one-shadow = One shadow disc per turn.
no-no-shadow-left = No shadow disc is left.
no-row-full = { $pit }: the row is full.
no-row-needs-more = { $pit }: the next cell takes { $n ->
    [one] one worker
   *[other] { $n } workers
}.
no-no-port = The Port is not built.
no-ship-away = The ship returns in { $year }; it can be used again the year after.
no-fee-paid = { $seat } has already paid for the departure.
no-ship-empty = An empty ship cannot leave.
no-ship-full = The ship carries { $n ->
    [one] 1 resource
   *[other] { $n } resources
} at most.
no-no-quay-worker = Each worker on the Quay loads { $n ->
    [one] 1 resource
   *[other] { $n } resources
}; you have none left there.
no-office-owned = { $other } already holds the office { $office }.
no-office-claimed = { $other } has already claimed the office { $office }.
no-one-office = One office per turn.
no-not-claimed = You have no worker on the office { $office }.
no-too-few-vp = { $need } VP are needed, you have { $have }.
no-too-little-silver = { $need } silver needed, you have { $have }.
no-too-few-fine = { $need ->
    [one] 1 fine good is needed
   *[other] { $need } fine goods are needed
}, you have { $have }; silver cannot replace them.
no-too-few-goods = The cost is { $stone ->
    [0] { $wood } wood
   *[other] { $wood ->
        [0] { $stone } stone
       *[other] { $stone } stone and { $wood } wood
    }
}; replacing { $units ->
    [one] 1 of them
   *[other] { $units } of them
} takes { $silver } silver.
no-good-missing = You have no { $good_unit }.
no-nothing-to-pay = There is nothing to pay for now.
no-walls-choose = For the Walls you choose what you pay with: nothing need be kept back.
no-all-kept = You keep back all you have already: { $good }.
no-spare-enough = No cost takes more { $good_units }.
no-no-worker-there = You have no worker on { $space }.
no-plaza-stays-empty = Nothing is built in the Plaza Mayor.
no-one-construction = Something was already built on { $space } this turn.
no-needs-base = { $building_title }: { $base_a } must stand there first.
no-space-occupied = { $space } is occupied by a building.
no-too-few-workers = { $building_title }: { $need ->
    [one] 1 worker
   *[other] { $need } workers
} must stand there, you have { $have }.
no-no-tile-left = { $building_title }: no tile is left.
no-one-per-district = { $building_title }: only one per district.
no-not-surrounded = A square needs { $need ->
    [one] 1 building or wall
   *[other] { $need } buildings or walls
} around it; there are { $have }.
no-used-up = { $space } has been activated as often as it may this turn.
no-house-too-new = Your house beside { $space } was built only this turn: the building opens next turn.
no-no-worker-on-cell = You have no worker on { $dig }.
no-fields-need-two = The fields need two of your workers; you have { $have } there.
no-no-artisan = You have no worker with the artisans.
no-real-goods = The artisan turns real stone or wood into fine goods; silver does not stand in.
no-not-your-office = You do not hold this office: { $office }.
no-power-later = { $office }: the power works from the turn after the purchase.
no-power-used = { $office }: the power has been used this turn.
no-no-piece-left = No piece or no free place is left for it.
no-merchant-no-silver = The Master Merchant gives stone, wood or fine goods, not silver.
no-merchant-waits = Take your free resource of the Master Merchant first.
no-no-move-keeps = You are already there: keep the workers instead.
no-has-fought = The group on { $space } has fought this turn.
no-no-steps-left = The group on { $space } has no steps left.
no-inactive-there = Inactive workers of the attacker stand on { $space }: nobody enters.
no-three-in-group = A group on { $space } would have more than three pieces.
no-mixed-needs-choice = A mixed group on { $space } needs the agreement of all owners: propose who commands.
no-denied-already = Declined on { $space } already this turn; another command or another group may be proposed.
no-just-stacked = The group on { $space } was stacked this turn: it does not move before the next.
no-must-enter = With the first move every group comes in that can.
no-boosted-once = The group at { $space } already has its one extra step.
no-nobody-to-sacrifice = No other group can be sacrificed for the one at { $space }.
no-cannot-give = { $seat } does not have that many { $good_units }.

# log
log-hint-first-game = A hint for a first game: it takes long, many VP come only at the end, and an unprepared war can ruin the city.
log-hint-war = A hint on war: build behind walls or huts, start with separate pieces, take part in the defence.
log-hint-offices = A hint on offices: early VP from walls, roads and noble buildings open the way to them.
log-order = { $seat } plays in place { $place }.
log-turn-begins = Turn { $turn }: the year { $year }.
log-placed = { $seat } places a worker on { $space }.
log-seized = { $seat } expropriates { $space }: { $n ->
    [one] one worker
   *[other] { $n } workers
} of { $other } and one of the newcomers go home.
log-worked = { $seat } places a worker: { $cell }.
log-worked-shadow = { $seat } places a shadow disc: { $cell }.
log-settled = { $seat } pays for { $cell }.
log-spared = { $seat } will pay silver in place of 1 { $good_unit }.
log-paid-silver = { $seat } pays { $silver } silver in place of { $units ->
    [one] one resource
   *[other] { $units } resources
}.
log-went-digging = { $seat } places { $n ->
    [one] one worker
   *[other] { $n } workers
} { $pit_in }.
log-went-to-fields = { $seat } sends a worker to the fields.
log-went-to-artisans = { $seat } sends a worker to the artisans.
log-went-to-quay = { $seat } sends a worker to the Quay.
log-queued = { $seat } adds a worker to the turn-order disc.
log-claimed = { $seat } claims { $office_the }.
log-fee-paid = { $seat } pays { $silver } silver for the departure of the ship.
log-placement-done = { $seat } { $n ->
    [0] places no worker
    [one] has placed one worker
   *[other] has placed { $n } workers
}.
log-returned = The ship returns from Spain.
log-cargo-paid = { $seat } gets { $silver } silver{ $vp ->
    [0] { "" }
   *[other] { " " }and { $vp } VP
} for the cargo{ $sets ->
    [0] .
    [one] { " " }(1 set).
   *[other] { " " }({ $sets } sets).
}
log-owner-vp = { $seat } scores { $vp } VP as Shipowner.
log-completed = { $seat } completes { $major_the }.
log-completion-vp = { $seat } scores { $vp } VP { $major_for }.
log-closing-bonus = { $seat } scores the closing bonus { $major_of }: { $vp } VP.
log-sited = { $seat } sites { $building_a } on { $space }.
log-discarded = { $seat } removes { $building_a } from { $space }.
log-walled = { $seat } places a wall { $edge_at }.
log-paved = { $seat } places a road segment: { $road }.
log-linked = { $district } is now linked with the Plaza Mayor.
log-grid-closed = No piece can be laid any more { $major_for }: { $n ->
    [one] one worker comes
   *[other] { $n } workers come
} home from the grid.
log-none-to-lay = { $seat } cannot lay { $n ->
    [one] one piece
   *[other] { $n } pieces
} { $major_for }: no piece or no place is left.
log-built = { $vp ->
    [0] { $seat } builds { $building_a } on { $space }.
   *[other] { $seat } builds { $building_a } on { $space }: { $vp } VP.
}
log-sent-home = On { $space } { $n ->
    [one] one worker
   *[other] { $n } workers
} of { $seat } must go home.
log-used-church = { $seat } gives 1 silver to the church on { $space }: { $vp } VP.
log-sold = { $seat } sells 1 { $good_unit } for { $silver } silver on { $space }.
log-produced = { $seat } produces { $n ->
    [one] 1 { $good_unit }
   *[other] { $n } { $good_units }
} on { $space }.
log-gathered = { $seat } takes { $n ->
    [one] 1 { $good_unit }
   *[other] { $n } { $good_units }
} { $pit_in }.
log-harvested = { $seat } earns { $silver } silver in the fields.
log-refined = { $seat } turns { $good } into 1 fine good.
log-loaded = { $seat } loads 1 { $good_unit }.
log-bought = { $seat } buys { $office_the } for { $silver } silver.
log-claim-failed = { $seat } does not buy { $office_the } and loses { $vp } VP.
log-income = { $seat } takes 1 { $good_unit } through { $office_the }.
log-defaulted = { $seat } does not pay for { $cell }: the worker goes home, { $vp } VP are lost.
log-plan-declined = { $seat } wants the Effects phase in turn order.
log-plan-dropped = A planned effect of { $seat } is left out: it is no longer possible.
log-plan-dropped-build = { $seat } planned { $building_a } on { $space }, which is no longer possible.
log-plan-dropped-use = { $seat } planned to activate { $space }, which is no longer possible.
log-plan-dropped-load = { $seat } planned to load 1 { $good_unit }, which is no longer possible.
log-plan-dropped-buy = { $seat } planned to buy { $office_the }, which is no longer possible.
log-plan-dropped-settle = { $seat } planned to pay for { $cell }, which is no longer possible.
log-quay-home = { $n ->
    [one] One worker of { $seat } leaves the Quay without loading.
   *[other] { $n } workers of { $seat } leave the Quay without loading.
}
log-fee-returned = The ship is empty and stays: { $seat } gets { $silver } silver back.
log-fee-returned-full = The ship is full and leaves free: { $seat } gets { $silver } silver back.
log-departed = The ship leaves for Spain and returns in { $year }.
log-owner-fee = { $seat } gets { $silver } silver as Shipowner.
log-traded = { $seat } gives { $other } { $n ->
    [one] 1 { $good_unit }
   *[other] { $n } { $good_units }
}.
log-war-check = War check: { $total }. Peace holds.
log-war-breaks-out = War check: { $total }. War with { $enemy_the }!
log-war-forced = The last turn brings war with { $enemy_the }.
log-war-no-entrance = The city is walled all around: the enemy turns away.
log-attacker = { $seat } leads { $enemy_the } in the attack.
log-attackers = { $seat } has { $n ->
    [one] 1 attacker
   *[other] { $n } attackers
} (workers in the city: { $workers }, 2 for each defending colour, bonus: { $bonus }).
log-camped = { $seat } places { $size ->
    [one] a single piece
   *[other] a group of { $size }
} { $edge_at }.
log-cannons-held = { $seat } does not fire the cannons.
log-cannons-missed = { $seat } bets on { $n } (needs { $need }) and rolls { $total }: no hit.
log-cannons-hit = { $seat } bets on { $n } (needs { $need }) and rolls { $total }: a hit{ $vp ->
    [0] .
   *[other] , { $vp } VP.
}
log-hit = The cannons of { $seat } destroy { $size ->
    [one] a single piece
   *[other] one of a group of { $size }
} { $edge_at }.
log-commands = { $seat } commands the common group on { $space }.
log-no-deployment = { $seat } cannot place any defenders: no home and no empty barracks.
log-no-room-to-deploy = { $seat } cannot place any defenders: there is no room in homes and barracks.
log-no-disc-to-deploy = { $seat } cannot place any defenders: no disc in hand.
log-deploy-short = { $seat } leaves out { $n ->
    [one] one defender
   *[other] { $n } defenders
}: no room or no disc in hand.
log-general-declined = { $seat } does without the piece of the General.
log-deployed = { $seat } places a defender on { $space }.
log-deployed-shadow = { $seat } places a shadow defender on { $space }.
log-hired = { $seat } buys a defender for { $silver } silver.
log-round = Round { $n } of the war.
log-entered = { $seat } enters with { $size ->
    [one] a single piece
   *[other] a group of { $size }
} { $edge_from }.
log-moved = { $seat } moves a group from { $frm } to { $to }.
log-stacked = { $seat } stacks the group from { $frm } on { $to }: now a group of { $size }.
log-handed-over = { $seat } hands a piece from { $frm } over to { $to }.
log-stack-denied = { $seat } refuses the mixed group of { $other } on { $space }.
log-sacrificed = { $seat } sacrifices { $size ->
    [one] a single piece
   *[other] a group of { $size }
} on { $space }.
log-sacrificed-outside = { $seat } sacrifices { $size ->
    [one] a single piece
   *[other] a group of { $size }
} { $edge_at }.
log-sacrifice-denied = { $seat } refuses { $other } the sacrifice of the group on { $space }.
log-battle = Battle on { $space }: attackers { $attackers }, defenders { $defenders }.
log-battle-over = Pieces lost on { $space }: attackers { $attackers }, defenders { $defenders }.
log-battle-vp = { $seat } scores { $vp } VP in battle.
log-destroyed = { $seat } destroys { $building_a } on { $space }: { $vp } VP.
log-home-destroyed = { $seat } destroys { $building_a } of { $other } on { $space }: { $vp } VP.
log-war-fades = { $n ->
    [one] 1 round without a battle begun by the attacker: the war ends.
   *[other] { $n } rounds without a battle begun by the attacker: the war ends.
}
log-war-over = The war is over; attackers left: { $n }.
log-enemies-back = The enemies withdraw: Indians { $indians ->
    [0] off the track
   *[other] at { $indians }
}, Corsairs { $corsairs ->
    [0] off the track
   *[other] at { $corsairs }
}.
log-withdrew = { $seat } takes { $n ->
    [one] one worker
   *[other] { $n } workers
} back from { $space }.
log-order-moved = { $seat } moves to place { $place } in the turn order.
log-order-kept = { $seat } keeps { $n ->
    [one] one worker
   *[other] { $n } workers
} on the turn order.
log-enemy-rises = { $enemy } on the adversary track: now at { $value }.
log-final = { $seat }: { $track } VP on the track, { $silver } for silver, { $offices } for offices, { $houses } for houses.
log-won = { $seat } wins with { $vp } VP.

# end, options, screen
end-points = The last year is over: most Victory Points win.
option-level = Experience
option-level-about = Opening stock, and how much the attackers' bonus is reduced.
option-level-beginner = Beginners
option-level-intermediate = Intermediate
option-level-expert = Experts
option-level-mixed = Mixed: everybody says at the start
level-beginner = beginner
level-intermediate = intermediate
level-expert = expert
ask-ChooseLevel = say how experienced the player is
do-level = I am: { $level }
log-level = { $seat } plays as { $level }.
option-length = Length
option-length-about = Twenty turns, or fifteen with shorter grids and a richer start.
option-length-normal = Normal, 1580 to 1599
option-length-short = Short, 1580 to 1594
option-player_count_bonus = Attackers' bonus by number of players
option-player_count_bonus-about = An optional rule; its sentence and its printed example contradict each other.
option-player_count_bonus-off = Off
option-player_count_bonus-by_text = As written: less with 4 and 5 players
option-player_count_bonus-by_example = As in the example: less with 2 to 4 players
option-beginner_correction = Beginners' correction
option-beginner_correction-about = How much the attackers' bonus is reduced for beginners: the rule says 2, its example 3.
option-beginner_correction-two = 2, as written
option-beginner_correction-three = 3, as in the example
option-second_colour = Two players: second defending colour
option-second_colour-about = Whose discs the defending player leads besides the own ones.
option-second_colour-shadow = The shadow's
option-second_colour-attacker = The attacker's
option-simultaneous_effects = Simultaneous effects
option-simultaneous_effects-about = Every turn the players are asked whether all take the Effects phase at once.
option-simultaneous_effects-no = In turn order
option-simultaneous_effects-ask = Ask every turn
option-attackers_entry = Attackers enter the city
option-attackers_entry-about = When the groups on the perimeter must come in.
option-attackers_entry-first_round = With the first move, if there is room
option-attackers_entry-any_round = In any round, as the attacker likes
option-artisan_silver = Silver at the artisans
option-artisan_silver-about = Whether silver may stand in for the stone or wood that becomes a fine good.
option-artisan_silver-no = No, real goods only
option-artisan_silver-yes = Yes, as in any payment
option-new_house = A house built this turn
option-new_house-about = From when it lets its owner activate a building that was also built this turn.
option-new_house-next_turn = From the next turn
option-new_house-at_once = At once
zone-order = Turn order
zone-offices = Offices for sale
zone-standing = Built outside the city
zone-linked = Linked districts
zone-walls = Walls
zone-roads = Roads
zone-camps = Attackers outside
zone-enemies = Attackers in the city
zone-shadow_discs = Shadow discs in the city
zone-shadow_cells = Shadow discs on grids
zone-held = Offices held
zone-claim = Office claimed
zone-huts = Huts
zone-houses = Houses
zone-workers = Workers in the city
zone-cells = Workers on grids
zone-debts = Not yet paid
zone-digs = Quarry and Forest
zone-cargo = Cargo
zone-of_stonecutter = Stonecutters
zone-of_carpenter = Carpenters
zone-of_market = Markets
zone-of_guild = Guilds
zone-of_square = Squares
zone-of_monument = Monuments
zone-of_garden = Gardens
zone-of_barracks = Barracks
zone-of_church = Churches
zone-of_palace = Palace
zone-of_cathedral = Cathedral
counter-year = Year
counter-turn = Turn
counter-turns = Turns in all
counter-indians = Indians
counter-corsairs = Corsairs
counter-pieces = Road and wall pieces left
counter-cargo = Aboard the ship
counter-capacity = Ship's hold
counter-shadow = Shadow discs left
counter-attackers = Attackers now
counter-round = Round of the war
counter-vp = VP
counter-hand = Workers in hand
counter-stone = Stone
counter-wood = Wood
counter-fine = Fine goods
counter-silver = Silver
counter-fields = In the fields
counter-artisans = Artisans
counter-quay = On the Quay
counter-added = Added to the order
counter-attacked = Has attacked
thing-stone = stone
thing-wood = wood
thing-fine = fine goods
thing-silver = silver
term-track = points on the track
term-houses = houses and districts
term-offices = offices
term-silver = silver
term-goods = goods
term-homes = huts and houses
term-works = work on major buildings
term-workers = workers in useful places
term-reach = offices within reach
term-cargo = cargo aboard
term-debts = debts
term-war = strength in war
style-builder = builder
style-merchant = merchant
style-warlike = warlike

# the drawn board
board-built = built
board-free = free
board-pieces = { $n ->
    [one] one piece left
   *[other] { $n } pieces left
}
board-ship-none = no Port, no ship
board-ship-here = moored at the Quay
board-ship-back = in Spain until { $year }
board-ship-paid = leaves: paid by { $seat }
board-war = War: { $enemy }
board-leads = led by { $seat }
board-round = Round
board-outside = Outside the city
board-quiet = without battle
board-on = Go on
board-whole = The whole city, or a part of it
board-quay = Quay
board-hold = Hold
board-store = Your store
board-placed = Workers placed this turn: { $n } of { $most }
board-from = from { $n } VP
board-cost = Cost
board-builder = For building
board-activate = Activated
board-falls = If it falls
board-finished = When finished
board-owes = not paid yet
board-players = with { $n ->
    [one] 1 or more players
   *[other] { $n } or more players
}
board-value = Adds { $n } VP to each house at the end.
board-linked = Linked with the Plaza Mayor by road.
board-unlinked = No road to the Plaza Mayor yet.
board-steps = { $n ->
    [one] One step left
   *[other] { $n } steps left
}
board-fought = Has fought this turn.
board-idle = Inactive workers of { $seat }: { $n }. Nobody enters.
board-check = War when two dice show { $n } or less.
board-attacked = Has already led an attack.
board-rise = After this year rise: { $enemy_the }.
spot-till = Fields: two workers earn 1 silver
spot-craft = Artisans: a worker turns 1 stone or 1 wood into 1 fine good
spot-dock = Quay: each worker loads up to three goods
spot-queue = Turn order: workers added here move your disc
spot-sail = Ship and hold
spot-free_wall = Defender: a free wall piece
spot-free_road = Road Master: a free road segment
spot-hire = Workers in hand
place-1 = place 1
place-2 = place 2
place-3 = place 3
place-4 = place 4
place-5 = place 5
about-building-hut = Lets its owner place workers around it. Worth nothing at the end.
about-building-house = Opens the buildings around it to its owner. At the end 2 VP and the value of its district.
about-building-stonecutter = Makes more stone out of stone.
about-building-carpenter = Makes more wood out of wood.
about-building-market = Turns one resource into silver.
about-building-guild = Stands on a market and pays better.
about-building-square = Needs five buildings or walls around it.
about-building-monument = Stands on a square. Its district is worth 1 more.
about-building-garden = Stands on a square. Its district is worth 1 more.
about-building-barracks = Defenders in its district prevail in an equal fight. Its district is worth 1 more.
about-building-church = Turns silver into VP. Its district is worth 1 more.
about-building-palace = Its district is worth 3 more.
about-building-cathedral = Its district is worth 2 more, and churches give 3 VP.
about-office-gunner = Fires the cannons with +1 and scores 2 VP for each enemy they destroy. 5 VP at the end.
about-office-general = In defence: one more piece if wanted, +1 VP for each enemy destroyed in battle, defenders in any minor building.
about-office-road_master = One free road segment each turn. 2 VP at the end for each linked district.
about-office-defender = One free wall piece each turn. 3 VP at the end for each outer district walled all along.
about-office-master_stonecutter = One stone each turn. 5 VP at the end.
about-office-master_carpenter = One wood each turn. 5 VP at the end.
about-office-master_artisan = One fine good each turn. 8 VP at the end.
about-office-master_merchant = One resource of choice each turn. 12 VP at the end.
about-office-shipowner = 1 silver from each departure that is paid for, 3 VP for each voyage completed.
about-office-bishop = 4 VP at the end for each church and for the Cathedral.
about-office-architect = 7 VP at the end for each of Port, Fort, Cathedral and Palace.
about-office-governor = 12 VP at the end, and 6 for each district with four of the five noble buildings.

## How near everybody is to winning

near-turns-left = { $turns ->
    [one] 1 turn follows this one.
   *[other] { $turns } turns follow this one.
  } Then silver, offices and houses are counted, and most points win.
near-last-turn = This is the last turn. After it silver, offices and houses are counted, and most points win.
near-offices-free = { $offices ->
    [one] 1 office is free and counts for nobody until somebody takes it.
   *[other] { $offices } offices are free and count for nobody until somebody takes them.
  }
near-work-waits = { $points ->
    [one] 1 point
   *[other] { $points } points
  } { $major_for } do not count yet: { $cells ->
    [one] 1 cell is open
   *[other] { $cells } cells are open
  }.
near-cargo-comes = Cargo worth about { $points ->
    [one] 1 point
   *[other] { $points } points
  } comes home with the ship in { $year }.
near-cargo-late = Cargo counts for nothing: the ship comes home in { $year }, after the end.
near-wins-so = Would win with { $points ->
    [one] 1 point
   *[other] { $points } points
  } if nothing changes.

## What a choice brings
foresee-battle = Attackers { $attackers }, defenders { $defenders }. Pieces lost: attackers { $killed }, defenders { $lost }.
    .brief = { $attackers } against { $defenders }, losses { $killed } and { $lost }
foresee-destroys = The building falls ({ $building }): { $vp } VP for the attacker, and one attacking piece is removed.
    .brief = the building falls
foresee-battle-vp = You score { $vp } VP.
    .brief = +{ $vp } VP
foresee-claim-fails = Needs { $vp } VP at the purchase. You have { $have } and cannot get there this turn: the claim fails and costs { $loss } VP.
    .brief = −{ $loss } VP
foresee-claim-short = Needs { $vp } VP at the purchase; silver: { $cost }. You have { $have } VP; silver: { $silver }. Not bought by the end of your Effects turn, it costs { $loss } VP.
    .brief = if not bought −{ $loss } VP
foresee-silver = { $price } silver in place of { $units ->
    [one] 1 good
   *[other] { $units } goods
}.
foresee-spare = { $price } silver in its place.
foresee-ends-short = Ending now costs { $loss } VP.
    .brief = −{ $loss } VP
