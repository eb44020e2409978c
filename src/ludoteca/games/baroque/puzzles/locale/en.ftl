### Texts of the puzzles of Baroque.

puzzle-elector = An elector for one action
puzzle-elector-task = One action is left and few florins. End the turn with a support of 6.
puzzle-elector-hint-1 = Electors bring support. Which one can you take in one action?
puzzle-elector-hint-2 = Look which electors border your states and have nobody's influence.
puzzle-elector-why = The influence beside your states is worth two points here, enough to take the neutral { state-saxony } in one action. Its elector raises your support from 3 to 6.

puzzle-last-point = The last point
puzzle-last-point-task = One action is left. End the turn with nine states.
puzzle-last-point-hint-1 = Somewhere one point of influence is all that is missing.
puzzle-last-point-hint-2 = You already have a point in two neutral neighbours, { state-upper_palatinate.the } and { state-bremen }.
puzzle-last-point-why = A neutral state joins the player who has two points more than anybody else. One of yours is in { state-upper_palatinate.the } and one in { state-bremen }: a second point takes either of them. Everywhere else one action is not enough.

puzzle-new-city = Where a city pays
puzzle-new-city-task = One action is left. End the turn with an income of 17 florins: nothing gives more.
puzzle-new-city-hint-1 = Money makes money: build.
puzzle-new-city-hint-2 = A city raises the income of the state it is in, but not equally everywhere. And not in a state without income.
puzzle-new-city-why = A city adds to the income of its state. The rich { state-spanish_netherlands } gain most from it, while { state-austria } yields nothing at the moment.

puzzle-painter = Paint for glory
puzzle-painter-task = One action is left. End the turn with 21 victory points: nothing gives more.
puzzle-painter-hint-1 = Art is the only thing that turns florins into victory points at once.
puzzle-painter-hint-2 = A commission may cost more or less, and brings more or less.
puzzle-painter-why = { card-block } paints for money. The dearest commission you are offered, 3 florins for 5 victory points, is worth its price: no other action brings points now.

puzzle-chancellor = The chancellor's word
puzzle-chancellor-task = One action is left. End the turn with an income of 19: nothing gives more.
puzzle-chancellor-hint-1 = A city would bring 3 florins of income. There is something better.
puzzle-chancellor-hint-2 = Your politician places more points than you do.
puzzle-chancellor-why = The influence of { card-lobkowitz } places two points. { state-prussia.the } is rich and neutral, and those two points take it: its income is twice what a city would add.

puzzle-lost-state = Three florins
puzzle-lost-state-task = You have one action and 3 florins. End the turn with an income of 21: nothing gives more.
puzzle-lost-state-hint-1 = A city is too dear. A state is not.
puzzle-lost-state-hint-2 = A rich state beside yours belongs to nobody. Two points are needed, and one of your cities can help.
puzzle-lost-state-why = Influence costs nothing. In { state-hessen }, with the city in { state-silesia } for a second point, it takes the state at once, and its income is worth more than anything you could pay for.

puzzle-two-structures = A city that helps
puzzle-two-structures-task = One action is left. End the turn with a support of 9.
puzzle-two-structures-hint-1 = The plain action places one point. Cities and fortified cities can add to it.
puzzle-two-structures-hint-2 = Look for a neutral elector in which two points are enough. Your city in { state-brandenburg } can give the second.
puzzle-two-structures-why = Influence in { state-cologne } places one point, and a structure makes it more: the city in { state-brandenburg } one, the fortified city in { state-hessen } two. Two points more than anybody take the elector, and the support comes with it.

puzzle-chain = One state opens the next
puzzle-chain-task = Two actions, no florins. End the turn with an income of 14: nothing gives more.
puzzle-chain-hint-1 = What you take with the first action can help with the second.
puzzle-chain-hint-2 = A state that needs one point has a city in it.
puzzle-chain-why = { state-hessen } has a point of yours and a city. Take it with the first action; the second places influence in { state-mainz } or { state-saxony }, and the city you have just won adds the second point that takes it.

puzzle-power-card = Two electors at once
puzzle-power-card-task = One action is left. Raise your support from 1 to 9.
puzzle-power-card-hint-1 = No single elector is worth so much. You need two.
puzzle-power-card-hint-2 = { card-power } places influence in two states, and one extra point in one of them. In one elector you already have a point.
puzzle-power-card-why = { card-power } works in two states. { state-cologne } needs one point, since you have one there; { state-trier } needs two, so the extra point goes there. Two electors with one card.

puzzle-three-steps = Three actions, two electors
puzzle-three-steps-task = Three actions and one florin. Raise your support from 3 to 9.
puzzle-three-steps-hint-1 = Influence costs nothing, but places only one point each time.
puzzle-three-steps-hint-2 = One elector needs a single point, another needs two.
puzzle-three-steps-why = There is one point of yours in { state-bavaria }, so one more takes it. The two actions left take { state-saxony }, point by point. Two electors, no florin spent.
