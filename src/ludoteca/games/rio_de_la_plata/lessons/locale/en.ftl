### Texts of the lessons of Rio de la Plata.

lesson-first = Your first game
lesson-first-about = Two years of Buenos Aires: a hut, a house and the first road to the Plaza Mayor. About fifteen minutes.
lesson-first-end = You have a house, 4 victory points and a district with a road. From here you play on freely: your rival now decides alone. Keep an eye on the Indians and the corsairs, for one day they come.
lesson-first-chapter-placing = Placing workers
lesson-first-chapter-effects = What workers do
lesson-first-chapter-road = A road and a house

lesson-first-aim = You lead a family of settlers in Buenos Aires, one turn a year from 1580. Buildings, offices and great works give victory points (VP). Each year you first place up to five workers, then use them.
lesson-first-first-worker = In the first year workers enter the city only on the start line. Put one on H5: you will build your first hut there.
lesson-first-second-worker = A hut costs two workers. Put a second one on H5.
lesson-first-quarry = Stone is paid for nearly everything. Send a worker to the quarry: it brings 1 stone.
lesson-first-forest = And one to the forest for 1 wood. The first two places in each cost one worker, later ones more.
lesson-first-roads-one = The great works outside the city are built by all together. Put your last worker on the first cell of the roads: it costs nothing and is worth 2 VP when the road is finished.
lesson-first-end-placing = Five workers are placed. End your placement: now your rival places.

lesson-first-gather-stone = Now the workers work, in any order you like. Gather the stone.
lesson-first-gather-wood = Gather the wood.
lesson-first-hut = Build the hut: both workers on H5 come home. From now on you may also place workers around it.
lesson-first-end-effects = Only the worker on the roads stays out: those return when the work is finished. End the year.

lesson-first-second-year = It is 1581. After each year dice decide whether a war comes; the enemies on their track grow stronger with time.
lesson-first-back-to-hut = A hut is worth nothing at the end, a house is. Put one worker on your hut at H5 to turn it into a house.
lesson-first-roads-two = Three cells of the roads are still free. Take the second: 1 VP.
lesson-first-roads-three = Take the third too: 1 VP.
lesson-first-roads-four = And the fourth: no points, but whoever places the last worker decides where the road goes.
lesson-first-quarry-again = One worker is left. Send it to the quarry.
lesson-first-end-second = End your placement. Your rival begins the city walls, which everybody will need.
lesson-first-road-centre = The roads are finished: 4 VP for you, and three segments to place. Begin at the centre of the district beside the Plaza Mayor.
lesson-first-road-plaza = This segment joins the centre to the Plaza. In a linked district every building works twice a year, and each house is worth 1 VP more.
lesson-first-road-east = One segment is left: begin the road of the district on the other side.
lesson-first-house = Now build the house for 1 stone and 1 wood. It scores at the end of the game, and only beside a house may you use the buildings of the city.
