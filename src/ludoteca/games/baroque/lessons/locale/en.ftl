### Texts of the lessons of Baroque.

lesson-first = Your first game
lesson-first-about = You lead Brandenburg: the set-up, then a first action phase in which influence wins you two electors. About fifteen minutes.
lesson-first-end = Two electors in one phase, and an army to hold one of them. From here you play on freely, and Austria decides for itself. Mind your cards: a player without opportunity cards is skipped for the rest of the turn.
lesson-first-chapter-setup = The set-up
lesson-first-chapter-mainz = A card played
lesson-first-chapter-actions = Three actions

lesson-first-aim = The Empire after the Thirty Years' War. States, cities and residences give victory points (VP) at the end of every turn, and the most VP win; a player who controls all electors at the end of a turn wins at once.
lesson-first-power = Choose your power: take { power-brandenburg }. Its major state is yours from the start.
lesson-first-hesse = With two players each power also begins with two minor states. Take { state-hessen }: it borders { state-mainz }, which you will want soon.
lesson-first-baden = Take { state-baden } too. Influence reaches the neighbours of your states, and here you get new ones.
lesson-first-army-home = You place three armies, one at a time. The first guards { state-brandenburg }.
lesson-first-army-hesse = The second goes to { state-hessen }. A state without an army is easy to take.
lesson-first-army-baden = The third goes to { state-baden }.
lesson-first-city = A city doubles the income of its state and once per turn adds 1 point to your influence. Put your first one { state-baden.in }.

lesson-first-hand = These are your opportunity cards. Each action phase begins with playing one, so five cards give you five phases at most.
lesson-first-no-more-cards = You could buy more cards or pay to exchange some. You will need the florins to build, so stop here.
lesson-first-play-power = Your phase began with an event: 2 florins for each city. Now play a card: { card-power } places 2 points of influence anywhere.
lesson-first-mainz-one = A neutral state is yours as soon as you have 2 points more than every other player. Put the first point { state-mainz.in }, an elector worth 3 VP every turn.
lesson-first-mainz-two = Put the second point there too.
lesson-first-keep-city = A city could add a point, but 2 are enough. Keep the city for later.

lesson-first-actions = { state-mainz } is yours. After the card you have up to three actions: play a card, build, use influence or move armies, in any order.
lesson-first-build-city = First action: build a city for 6 florins.
lesson-first-build-home = Put it { state-brandenburg.in }: double income and 1 VP every turn.
lesson-first-influence = Second action: influence. The plain action places 1 point in a state beside yours.
lesson-first-trier = Put it { state-trier.in }, another elector.
lesson-first-use-city = One point is not enough. Use the city { state-baden.in }: it adds 1, and { state-trier } is yours.
lesson-first-army = Third action: build an army for 3 florins. Where your army stands, nobody else can place influence.
lesson-first-army-mainz = Place it { state-mainz.in }.
lesson-first-end-phase = All three actions are used. End the turn and watch what Austria does.
