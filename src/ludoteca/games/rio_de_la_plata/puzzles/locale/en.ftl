### Texts of the puzzles of Rio de la Plata.

puzzle-house-first = A house before all
puzzle-house-first-task = You have 2 stone and 2 wood. After this turn, if the game ended, you want 5 points.
puzzle-house-first-hint-1 = Houses score at the end. Productive buildings make a district poorer.
puzzle-house-first-hint-2 = One of your workers stands on your own hut.
puzzle-house-first-why = A house is built on the hut on F6 for 1 stone and 1 wood, and every house counts at the end. A stonecutter, carpenter or market would use the same goods and lower the value of the district.

puzzle-lumber = Keep the wood
puzzle-lumber-task = Your workers are placed. End the turn with 4 wood: nothing gives more.
puzzle-lumber-hint-1 = Two of your workers stand in the Forest.
puzzle-lumber-hint-2 = What you build now may cost the wood you gather.
puzzle-lumber-why = Each worker in the Forest gathers 1 wood. A stonecutter would cost 2 of it, so gather twice and leave that building for another year.

puzzle-no-losses = Two against one
puzzle-no-losses-task = Win a battle this round without losing a piece.
puzzle-no-losses-hint-1 = Equal numbers fall together. More pieces win without a loss.
puzzle-no-losses-hint-2 = Your pair on H9 has two steps. The attacker on H7 is alone.
puzzle-no-losses-why = Two pieces against one win the battle on H7, and none of yours is lost. The single piece on I8 could attack, too, but would fall with its enemy.

puzzle-plunder = What burns best
puzzle-plunder-task = You lead the attackers, two pieces on N5 with two steps. Gain 6 victory points.
puzzle-plunder-hint-1 = The attacker scores for buildings that are destroyed. Which are within two steps?
puzzle-plunder-hint-2 = Look at the stonecutter on M6.
puzzle-plunder-why = A group of two may take two steps. M5 is free, and from there M6 is in reach: the stonecutter falls, and a productive building is worth 6 victory points to the attacker.

puzzle-old-hut = The old hut
puzzle-old-hut-task = After this turn, if the game ended, you want 0 points, and you want to keep 3 stone and 3 wood.
puzzle-old-hut-hint-1 = A house on your hut is worth more than a new building.
puzzle-old-hut-hint-2 = Spend one stone and one wood, on K5, and nothing else.
puzzle-old-hut-why = The hut on K5 becomes a house for 1 stone and 1 wood: two points. Everything else on offer costs goods and brings less.

puzzle-quarry-first = Two bills to pay
puzzle-quarry-first-task = Two of your cells are not yet paid for. After this turn, if the game ended, you want −2 points: nothing gives more.
puzzle-quarry-first-hint-1 = A cell that is not paid brings nothing.
puzzle-quarry-first-hint-2 = Each bill is 1 stone and 1 wood, and you have one stone. Where is another?
puzzle-quarry-first-why = One way: the worker in the Quarry gathers the second stone. With 2 stone and 2 wood both bills can be paid, that of the Fort and that of the Port. A building would have eaten the goods.

puzzle-two-battles = Glory in both
puzzle-two-battles-task = Gain 12 victory points in this round of the war: nothing gives more.
puzzle-two-battles-hint-1 = Enemies destroyed bring points, and so do own pieces that fall beside them.
puzzle-two-battles-hint-2 = There are two battles to fight, and every piece of yours is needed in one of them.
puzzle-two-battles-why = Each enemy and each own loss is worth 2 points. The single piece meets its equal on K8, the pair meets the pair on H7: three enemies and three losses make 12.

puzzle-wall-now = The wall, at once
puzzle-wall-now-task = You may place one more worker. After this turn, if the game ended, you want 1 point: nothing gives more.
puzzle-wall-now-hint-1 = Most works are paid for later, if at all. One kind can be paid at once.
puzzle-wall-now-hint-2 = A piece of the Walls costs a single good.
puzzle-wall-now-why = A worker on the next cell of the Walls can be paid for at once with 1 stone, and what is paid counts. Dearer cells would promise more but are not paid yet.

puzzle-last-step = One step too far
puzzle-last-step-task = The last attacker stands on M5. Gain 4 victory points in this round.
puzzle-last-step-hint-1 = Your nearest piece does not get there by itself.
puzzle-last-step-hint-2 = A group can be given one more step if another piece is sacrificed.
puzzle-last-step-why = The piece on M8 reaches M6 and no farther. Sacrifice the other piece for one more step: the battle on M5 destroys the last attacker, and both falls are worth 2 points each.

puzzle-raid = A double raid
puzzle-raid-task = You lead the attackers. Gain 10 victory points in this round: nothing gives more.
puzzle-raid-hint-1 = A house is worth 4 to the attacker, a hut 2, other buildings 6.
puzzle-raid-hint-2 = The single piece takes three steps, the pair two. Go round the defenders.
puzzle-raid-why = The single piece goes round the defenders by H4 and I4 and destroys a building worth 6. The pair leaves the hut alone and takes two steps to the house on D7, worth 4.
