### Texts of the lessons of Anno 1452.

lesson-first = Your first game
lesson-first-about = A noble house finds its feet: three action rounds, an evaluation and two principalities. About fifteen minutes.
lesson-first-end = Two principalities, and the most Prestige at the table. From here you play on freely: your rival now decides alone. Marriages, cities and cards wait in your hand.
lesson-first-chapter-land = Land
lesson-first-chapter-people = People and heirs
lesson-first-chapter-evaluation = The evaluation

lesson-first-aim = You lead a noble house of the Holy Roman Empire. At the end Estates, Citizens, Cities, Principalities, Prestige and Gold all count; cards in hand, titles and crowns do not. In each action round you take one action.
lesson-first-start-tyrol = Every house begins with two Estates in two regions that share a border. Put the first { region-tirol.in }: it is small, and small regions are soon yours.
lesson-first-start-bavaria = Put the second { region-bayern.in }, next door.
lesson-first-end-start = That is your start. Confirm it: your rival places too.
lesson-first-build = Four actions are possible: build an Estate, place Citizens, attack, or play a card. Build { region-tirol.in } for 5 Gold. With the majority there you take its Principality card and 1 Prestige.
lesson-first-end-build = Confirm. Then your rival acts, and dice decide whether another round follows: a 6 ends the epoch.

lesson-first-citizen-one = No 6: a second round. Citizens cost 3 Gold each, up to three in one action. Each brings 1 Gold of income and fights for its Estate. Place one at Tyrol 1.
lesson-first-citizen-two = Place a second one at Tyrol 2, so that both Estates are worth defending.
lesson-first-enough = Two are enough. Keep some Gold for what comes.
lesson-first-end-citizens = Confirm.
lesson-first-inheritance = The third and last round of this epoch. Play { card-inheritance-pfalz }: a free Estate in a new region.
lesson-first-end-inheritance = Confirm. After the last round comes the evaluation.

lesson-first-discard = Before drawing you may throw cards away. { card-city-meissen } is a city in a region where you have no Estate: let it go.
lesson-first-draw = Now draw: everybody fills the hand up to five cards.
lesson-first-before-income = Special cards can be played at marked moments of the evaluation; this is the first. Save yours and pass. Then comes the income: 3 Gold for each full Estate, 1 for each Citizen.
lesson-first-after-income = 14 Gold for you. Pass again.
lesson-first-before-prestige = Next comes Prestige: whoever has most Estates, Citizens, Cities or Principalities gains a point for each, whoever has fewest loses one. You lead in two. Pass.
lesson-first-prestige = 2 Prestige for you, 2 less for your rival. Pass once more: the new epoch begins.
lesson-first-attack = This Estate could be attacked from next door: each side rolls a die per point of its Estate, Citizen and Soldier, and hits on a 6. Every attack costs 1 Prestige at once, so attack only for a good reason.
lesson-first-palatinate = Building is better now. Build { region-pfalz.in } for 5 Gold: your inherited Estate gets company, and the majority gives you a second Principality.
