### Texts of the puzzles of Rio de la Plata.

puzzle-house-first = A house first
puzzle-house-first-task = You have 2 stone and 2 wood. End the turn with 5 points, counted as if the game were over.
puzzle-house-first-hint-1 = At the end houses give points. Stonecutters, carpenters and markets do not.
puzzle-house-first-hint-2 = One of your workers stands on your own hut.
puzzle-house-first-why = The hut on F6 becomes a house for 1 stone and 1 wood, and here a house is worth 2 VP. A stonecutter, a carpenter or a market would use the same goods and bring no points.

puzzle-lumber = Keep the wood
puzzle-lumber-task = Your workers are placed. End the turn with 4 wood, the most you can have.
puzzle-lumber-hint-1 = Two of your workers stand in the Forest.
puzzle-lumber-hint-2 = What you build now may cost the wood you gather.
puzzle-lumber-why = Each worker in the Forest gathers 1 wood. A stonecutter would cost 2, so gather twice and leave that building for another year.

puzzle-no-losses = Two against one
puzzle-no-losses-task = Win a battle in this round without losing a piece.
puzzle-no-losses-hint-1 = Groups of equal size destroy each other. A larger group wins without a loss.
puzzle-no-losses-hint-2 = Your pair on H9 has two steps. The attacker on H7 is alone.
puzzle-no-losses-why = Two pieces beat one on H7, and none of yours is lost. The single piece on I8 could attack too, but would fall with its enemy.

puzzle-plunder = What falls first
puzzle-plunder-task = You lead the attackers, two pieces on N5 with two steps. Gain 6 VP.
puzzle-plunder-hint-1 = The attacker scores for buildings that are destroyed. Which are within two steps?
puzzle-plunder-hint-2 = Look at the stonecutter on M6.
puzzle-plunder-why = A group of two may take two steps. M5 is free, and from there M6 is within reach: the stonecutter falls, and such a building is worth 6 VP to the attacker.

puzzle-quarry-first = Two bills to pay
puzzle-quarry-first-task = Two of your workers on grids are not yet paid for, and each one left unpaid costs 3 VP. Pay for both, and keep your silver coin.
puzzle-quarry-first-hint-1 = Each cell costs 1 stone and 1 wood. You have only one stone.
puzzle-quarry-first-hint-2 = Silver could replace the stone, but you want to keep it. Where can you get another stone before you pay?
puzzle-quarry-first-why = First the worker in the Quarry gathers the second stone. Then 2 stone and 2 wood pay for the cell of the Fort and for that of the Port, and the coin stays with you.

puzzle-church = From stone to church
puzzle-church-task = You have 1 wood and nothing else, but your workers stand in the right places. End the turn with 8 points, counted as if the game were over: the most you can have.
puzzle-church-hint-1 = The Church turns 1 silver into 2 VP, the market turns 1 stone into 1 silver. A house needs stone too.
puzzle-church-hint-2 = One stone is too little for both. Let the stonecutter work before you spend it.
puzzle-church-why = Gather the stone, and the stonecutter turns it into 3. Sell one at the market, give the silver to the church for 2 VP, and build the house with another and the wood: in a district with a church it is worth 3.

puzzle-two-battles = Glory in both
puzzle-two-battles-task = Gain 12 VP in this round of the war, the most you can have.
puzzle-two-battles-hint-1 = Enemies destroyed bring VP, and so do your own pieces lost in battle.
puzzle-two-battles-hint-2 = There are two battles to fight, and every piece of yours is needed in one of them.
puzzle-two-battles-why = Each enemy destroyed and each own loss is worth 2 VP. The single piece meets a single one on K8, the pair meets a pair on H7: three enemies and three losses make 12.

puzzle-gunner = The Gunner's office
puzzle-gunner-task = You have claimed { office-gunner.the }: it costs 5 silver and needs 7 VP, and a claim that fails costs 5 VP. You have 4 silver and 5 VP. Buy the office this turn.
puzzle-gunner-hint-1 = You lack 1 silver and 2 VP. The church sells 2 VP for 1 silver, so you lack 2 silver.
puzzle-gunner-hint-2 = The district is linked by road: its market can be used twice a turn. What can you sell?
puzzle-gunner-why = Both workers on the market sell, one the stone, one the wood: 6 silver. One goes to the church for 2 VP, and with 7 VP and 5 silver you buy the office. It is worth 5 VP at the end; the house would have to wait.

puzzle-last-step = One step short
puzzle-last-step-task = The last attacker stands on M5. Gain 4 VP in this round.
puzzle-last-step-hint-1 = Your nearest piece does not get there by itself.
puzzle-last-step-hint-2 = A group takes one step more if another group is sacrificed.
puzzle-last-step-why = The piece on M8 reaches M6 and no farther. Sacrifice the other piece for one more step: on M5 both pieces fall, and you score 2 VP for the enemy and 2 for your own.

puzzle-raid = A double raid
puzzle-raid-task = You lead the attackers. Gain 10 VP in this round, the most you can have.
puzzle-raid-hint-1 = A house is worth 4 VP to the attacker, a hut 2, any other minor building 6.
puzzle-raid-hint-2 = The single piece takes three steps, the pair two. Go round the defenders.
puzzle-raid-why = The single piece goes round the defenders by H4 and I4 and destroys a building worth 6 VP. The pair leaves the hut alone and takes two steps to the house on D7, worth 4.
