### Texts of the lessons of Anno 1452.

lesson-first = Your first game
lesson-first-about = You found a noble house: three Action Rounds, an Evaluation and two Principalities. About fifteen minutes.
lesson-first-end = Two Principalities, and the most Prestige at the table. From here you play on freely, and your rival decides alone: try the other cards in your hand.
lesson-first-chapter-land = Land
lesson-first-chapter-people = Citizens and heirs
lesson-first-chapter-evaluation = The Evaluation

lesson-first-aim = You lead a noble house of the Holy Roman Empire, and in each Action Round you take one action. At the end Estates, Citizens, Cities, Principality cards, Prestige and Gold give Victory Points.
lesson-first-ottokar = { region-boehmen } and other regions belong to Ottokar, a prince whom nobody plays. He never acts, but he can be attacked.
lesson-first-start-tyrol = Every house begins with two Estates in two free regions that share a border. Put the first { region-tirol.in }: there are only three places, so two Estates give you the majority.
lesson-first-start-bavaria = Put the second { region-bayern.in }, next door.
lesson-first-end-start = End the turn: now your rival places two Estates.
lesson-first-build = You may build an Estate, place Citizens, attack or play a card. Build { region-tirol.in } for 5 Gold: with the majority you take the Principality card and gain 1 Prestige.
lesson-first-end-build = End the turn. After your rival's turn dice decide whether another round follows: a 6 ends the rounds of this Epoch.

lesson-first-citizen-one = No 6, so there is a second round. Place a Citizen at { estate-tirol-1 } for 3 Gold: it adds 1 Gold to your Income and fights for its Estate.
lesson-first-citizen-two = One action places up to three. Place the second one at { estate-tirol-2 }, so that both Estates are harder to take.
lesson-first-enough = Two are enough: choose “{ do-done }” and keep some Gold.
lesson-first-end-citizens = End the turn.
lesson-first-inheritance = This is the third and last round of the Epoch. Play { card-inheritance-pfalz }: a free Estate in a new region.
lesson-first-end-inheritance = End the turn. After the last round comes the Evaluation.

lesson-first-discard = Before drawing you may discard. { card-city-meissen } builds a City in a region where you have no Estate: discard it.
lesson-first-draw = Choose “{ do-done }”: everybody draws up to five cards.
lesson-first-before-income = In an Evaluation you may play one Special card, at one of several moments; this is the first. Pass: then comes the Income, 3 Gold for each full Estate and 1 for each Citizen.
lesson-first-after-income = You received 14 Gold. Pass again.
lesson-first-before-prestige = Now the player with the most Estates, Citizens, Cities or Principality cards gains 1 Prestige for each, and the player with the fewest loses 1. You lead in two of them: pass.
lesson-first-prestige = You gained 2 Prestige, and your rival lost 2. Pass once more: a new Epoch begins.
lesson-first-attack = You could attack this Estate from { region-bayern }. Each side rolls one die for each point of its Estate, which hits on a 6, and one for each Citizen, which hits on 5 or 6; declaring an attack always costs 1 Prestige.
lesson-first-palatinate = Building is better now. Build { region-pfalz.in } for 5 Gold: with two of three places you win a second Principality.
