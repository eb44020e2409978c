### Texts of the puzzles of Baroque.

puzzle-elector = An elector for one action
puzzle-elector-task = One action is left, and few florins. End the turn with a support of 6, the most you can have.
puzzle-elector-hint-1 = Electors bring support. Which one can you take with one action?
puzzle-elector-hint-2 = { card-frederick_william } adds a point wherever you place influence beside { state-brandenburg }.
puzzle-elector-why = Beside { state-brandenburg } one influence action is worth two points, thanks to { card-frederick_william }. Two points take neutral { state-saxony }, an elector with 3 votes: your support rises from 3 to 6.

puzzle-favours = Four favours
puzzle-favours-task = You are second in support and have four favours to spend. End with a support of 5 and 32 florins.
puzzle-favours-hint-1 = Support comes from electors and dioceses. One favour gives you a state.
puzzle-favours-hint-2 = The state may belong to a rival, if its value is 2 or less and nothing stands in it. Three favours buy the state, the fourth buys florins.
puzzle-favours-why = { state-trier } is an elector and a diocese, worth 4 votes, but its value is only 2 and no army guards it. Three favours take it from the rival, and the last one brings 5 florins.

puzzle-new-city = Where a city pays
puzzle-new-city-task = One action is left. End the turn with an income of 17, the most you can have.
puzzle-new-city-hint-1 = You have enough florins to build a city.
puzzle-new-city-hint-2 = A city doubles the income of its state. Choose the state with the most, and none that yields nothing.
puzzle-new-city-why = A city doubles the income of its state. The { state-spanish_netherlands } yields 4 florins, so a city there adds 4. { state-austria } has the same value, but in this war it yields nothing.

puzzle-painter = Paint for glory
puzzle-painter-task = One action is left. End the turn with 21 victory points, the most you can have.
puzzle-painter-hint-1 = A painter turns florins into victory points at once.
puzzle-painter-hint-2 = A commission may cost more or less, and brings more or less.
puzzle-painter-why = { card-block } paints for money. The dearest commission, 3 florins for 5 victory points, is worth its price: no other action brings points now.

puzzle-chancellor = The chancellor's word
puzzle-chancellor-task = One action is left. End the turn with an income of 19, the most you can have.
puzzle-chancellor-hint-1 = A city would bring 3 florins of income. There is something better.
puzzle-chancellor-hint-2 = { card-lobkowitz } reaches any state without enemy armies, and on the outer border adds a point.
puzzle-chancellor-why = On the outer border your politician places two points, and two points take a neutral state. With { card-polish_permission } in play, { state-prussia } yields 6 florins, twice what a city would add.

puzzle-augsburg = The bankers of Augsburg
puzzle-augsburg-task = Three actions, 7 florins, two cards of { card-capitalism }. End the turn with 28 florins, the most you can have.
puzzle-augsburg-hint-1 = The first investment pays for a larger second one. And who gets the fees?
puzzle-augsburg-hint-2 = You already have a point of influence { state-augsburg.in }. Its controller pays no fee.
puzzle-augsburg-why = First take { state-augsburg } with one point of influence, so that no fee is due. Then 7 florins become 15, and of these 12 become 25: with the 3 you kept, 28.

puzzle-styria = Relief for Styria
puzzle-styria-task = Two actions, 5 florins, and the Ottomans are { state-styria.in }. End the turn with an income of 18, the most you can have.
puzzle-styria-hint-1 = The Ottomans defend with 5 points and play no cards; each of your armies has 2. Beat them, and you control { state-styria }, with its city.
puzzle-styria-hint-2 = You need three armies together. An army moves only once, so gathering them by marching does not help.
puzzle-styria-why = Build a third army { state-austria.in } and march with all three: 6 points against 5. { state-styria } is yours at once, and its city doubles what it yields to 4 florins. Two influence actions would bring 3 at most.

puzzle-chain = One state opens the next
puzzle-chain-task = Two actions, no florins. End the turn with an income of 14, the most you can have.
puzzle-chain-hint-1 = What you take with the first action can help with the second.
puzzle-chain-hint-2 = In a state where you lack one point there is a city.
puzzle-chain-why = You already have a point { state-hessen.in }, where there is a city. Take it with the first action; the second places influence { state-mainz.in } or { state-saxony.in }, and the city you have just won adds the second point that takes it.

puzzle-power-card = Two electors at once
puzzle-power-card-task = One action is left. Raise your support from 1 to 9.
puzzle-power-card-hint-1 = No single elector is worth so much. You need two.
puzzle-power-card-hint-2 = { card-power } places its two points in two states if you like, and { card-lobkowitz } adds one on the outer border. In one elector you already have a point.
puzzle-power-card-why = { state-cologne } needs one point, since you have one there; { state-trier } needs two, so the extra point of your politician goes there. Two electors with one card.

puzzle-residence = The bishop's residence
puzzle-residence-task = Three actions, 6 florins, one card. Raise your support from 4 to 9, the most you can have.
puzzle-residence-hint-1 = With a bishop in front of you, you may build a residence in a diocese of yours. It brings a vote, and once per turn 3 points of influence next door.
puzzle-residence-hint-2 = { state-cologne } is a rival's, with one point of influence besides the control marker. You need two more than those two: four points.
puzzle-residence-why = Play { card-maximilian_henry }, build the residence { state-liege.in }, then place influence { state-cologne.in } and use the residence: 1 and 3 points are two more than the rival's two. The residence brings 1 vote, { state-cologne } 4.
