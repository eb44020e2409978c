### Texts of the lessons of Baroque.

lesson-first = Your first game
lesson-first-about = You lead Brandenburg: the set-up, then a first action phase in which two electors join you without a shot. About fifteen minutes.
lesson-first-end = Two electors in one phase, and an army to keep them. From here you play on freely: Austria now decides for itself. Watch your cards: whoever has none left is skipped.
lesson-first-chapter-setup = The set-up
lesson-first-chapter-mainz = A card played
lesson-first-chapter-actions = Three actions

lesson-first-aim = The Empire after the great war. States, cities and residences give victory points (VP) at the end of every turn, and most VP win. Whoever holds all the electors at the end of a turn wins at once.
lesson-first-power = Choose your power: take { power-brandenburg }. Its home state is yours from the start.
lesson-first-hesse = Every power begins with two small states as well. Take { state-hessen }: it lies beside Mainz, which you will want soon.
lesson-first-baden = Take { state-baden } too. A second corner of the map gives your influence more neighbours.
lesson-first-army-home = Three armies to place, one at a time. The first guards your home: { state-brandenburg }.
lesson-first-army-hesse = The second goes to { state-hessen }. A state without an army is an easy prize.
lesson-first-army-baden = The third to { state-baden }.
lesson-first-city = A city doubles the income of its state and strengthens your influence once per action. Put your first one { state-baden.in }.

lesson-first-hand = These are your opportunity cards. Each action phase begins with playing one, so five cards mean at least one phase and at most five.
lesson-first-no-more-cards = You could buy more or change some for money. You will need the florins to build, so stop here.
lesson-first-play-power = An event came first, a small gain for all cities. Now play a card: { card-power } places 2 points of influence anywhere.
lesson-first-mainz-one = With 2 points more than anybody else you take a neutral state. Put the first point { state-mainz.in }: an elector worth 3 VP every turn.
lesson-first-mainz-two = Put the second point there too.
lesson-first-keep-city = A city could add a point, but 2 are enough. Keep the city for later.

lesson-first-actions = { state-mainz } is yours. After the card you have three actions: build, spread influence, move armies or play another card, in any order.
lesson-first-build-city = First action: build a city for 6 florins.
lesson-first-build-home = Put it { state-brandenburg.in }: double income every turn, and 1 VP.
lesson-first-influence = Second action: influence. The plain action places 1 point in a state beside yours.
lesson-first-trier = Put it { state-trier.in }, another elector.
lesson-first-use-city = One point is not enough. Use the city { state-baden.in }: it adds 1, and { state-trier } is yours.
lesson-first-army = Third action: build an army for 3 florins. What is won by words can be lost to soldiers.
lesson-first-army-mainz = Place it { state-mainz.in }, between your two electors.
lesson-first-end-phase = Three actions are done. End the phase and watch what Austria does.
