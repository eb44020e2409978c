### Texts of the lessons of Rio de la Plata.

lesson-first = Your first game
lesson-first-about = Two years of Buenos Aires: a hut, a house and the first road to the Plaza Mayor. About fifteen minutes.
lesson-first-end = You have a house, 4 victory points and a district linked by road. From here you play on freely, and your rival decides alone. Keep an eye on the Indians and the Corsairs: one day they will attack.
lesson-first-chapter-placing = Placing workers
lesson-first-chapter-effects = What workers do
lesson-first-chapter-road = A road and a house

lesson-first-aim = You lead a family of settlers in Buenos Aires, one turn a year from 1580; houses, major buildings and public offices give victory points (VP). In each turn you first place up to five workers, then use them.
lesson-first-first-worker = In the first year workers enter the city only on the Start Line. Put one on H5: you will build your first hut there.
lesson-first-second-worker = A hut costs two workers. Put a second one on H5.
lesson-first-quarry = Stone is needed for nearly everything. Send a worker to the Quarry: it brings 1 stone.
lesson-first-forest = Send another to the Forest for 1 wood. In both, the first two cells take one worker each, the later ones more.
lesson-first-roads-one = The major buildings beside the city are built by all players together. Put your last worker on the first cell of the Roads: it costs nothing and is worth 2 VP when all cells are filled.
lesson-first-end-placing = Five workers are placed. End the turn: now your rival places.

lesson-first-gather-stone = Now the workers are used, in any order you like. Gather the stone.
lesson-first-gather-wood = Gather the wood.
lesson-first-hut = Build the hut: both workers on H5 return to your hand. From now on you may also place workers around it.
lesson-first-end-effects = The worker on the Roads stays there until all cells are filled. End the turn.

lesson-first-second-year = It is 1581. After each turn two dice decide whether there is a war; the Indians and the Corsairs grow stronger over the years.
lesson-first-back-to-hut = A hut is worth nothing at the end, but a house is. Put one worker on your hut on H5 to turn it into a house.
lesson-first-roads-two = Three cells of the Roads are still free. Take the second: 1 VP.
lesson-first-roads-three = Take the third too: 1 VP.
lesson-first-roads-four = And the fourth: no VP, but the player who fills the last cell decides where the road goes.
lesson-first-quarry-again = One worker is left. Send it to the Quarry.
lesson-first-end-second = End the turn. Your rival begins the Walls, which protect the whole city.
lesson-first-road-centre = The Roads are complete: 4 VP for you, and three segments to place. Begin at the centre of the district beside the Plaza Mayor.
lesson-first-road-plaza = This segment joins the centre to the Plaza Mayor. In a linked district each building can be used twice a turn, and each house is worth 1 VP more.
lesson-first-road-east = One segment is left: begin the road of the district on the other side.
lesson-first-house = Now build the house for 1 stone and 1 wood. It scores at the end of the game, and beside it you may use the buildings of the city.
