### Texts of the puzzles of Anno 1452.

puzzle-franconia = One estate, one principality
puzzle-franconia-task = One action. End it with 17 prestige: nothing gives more.
puzzle-franconia-hint-1 = Prestige comes with a principality.
puzzle-franconia-hint-2 = In one region a single new estate gives you more than anybody else has there.
puzzle-franconia-why = With a second estate { region-franken.in } you have more there than anybody else, so its principality is yours, and with it 1 prestige.

puzzle-robber-knights = Other people's gold
puzzle-robber-knights-task = One action. End it with 67 gold: nothing gives more.
puzzle-robber-knights-hint-1 = You need not earn it yourself.
puzzle-robber-knights-hint-2 = One of your special cards takes gold from a rival.
puzzle-robber-knights-why = { card-special-raubritter-2 } costs 1 prestige and takes 6 gold from a rival. No other action leaves you with more.

puzzle-second-city = A second city
puzzle-second-city-task = One action. End it with two cities.
puzzle-second-city-hint-1 = A city is built with a card, and not only with the cards named after cities.
puzzle-second-city-hint-2 = The card must show a region where you have an estate without a city.
puzzle-second-city-why = { card-inheritance-pfalz } can be played as a city for 6 gold, because you have estates { region-pfalz.in }. It is laid under one that has no city yet. No other card of your hand fits your estates.

puzzle-special-tax = Money at once
puzzle-special-tax-task = One action. End it with 37 gold: nothing gives more.
puzzle-special-tax-hint-1 = Building costs. Some cards pay.
puzzle-special-tax-hint-2 = Look at the special cards in your hand.
puzzle-special-tax-why = { card-special-sondersteuer-1 } is played as an action and brings 6 gold at once. Everything else you could do now costs gold or leaves it as it is.

puzzle-cheap-bride = What a wedding earns
puzzle-cheap-bride-task = One action. End it with an income of 22: nothing gives more.
puzzle-cheap-bride-hint-1 = An estate raises your income by three. You can do better by one.
puzzle-cheap-bride-hint-2 = A bride may bring more than her estate.
puzzle-cheap-bride-why = { card-marriage-westfalen } costs 4 gold and brings an estate { region-westfalen.in } with a free citizen on it: three and one make four more income in every round.

puzzle-clearance = Two estates in one action
puzzle-clearance-task = One action. End it with 19 victory points: nothing gives more.
puzzle-clearance-hint-1 = One estate is one point. There is a card that builds two.
puzzle-clearance-hint-2 = One of the two should also win you a principality.
puzzle-clearance-why = { card-special-landesausbau-2 } builds two estates. Put one where it gives you the most estates of the region: the principality is a point of prestige more.

puzzle-three-brides = Three brides
puzzle-three-brides-task = You may marry one of three brides. End the action with 27 victory points: nothing gives more.
puzzle-three-brides-hint-1 = Each bride brings an estate. One of them brings more than that.
puzzle-three-brides-hint-2 = Where does one more estate make you the first in the region?
puzzle-three-brides-why = { card-marriage-unteritalien } brings an estate { region-unteritalien.in }, where you already have one. Together they win the principality, which the marriage protects, and its prestige.

puzzle-moravian-match = The Moravian match
puzzle-moravian-match-task = One action. End it with 36 victory points: nothing gives more.
puzzle-moravian-match-hint-1 = Three brides are in your hand, and a title, and a city. Count what each brings.
puzzle-moravian-match-hint-2 = One bride gives you an estate, a principality, and somebody to live there.
puzzle-moravian-match-why = { card-marriage-maehren } brings a second estate { region-maehren.in }, which takes its principality and 1 prestige, and a free citizen who completes another point.

puzzle-southern-crown = A crown in the South
puzzle-southern-crown-task = One action. End it with 10 prestige: nothing gives more.
puzzle-southern-crown-hint-1 = A principality brings one prestige. You need two.
puzzle-southern-crown-hint-2 = A marriage can bring the principality, and it is worth prestige of its own.
puzzle-southern-crown-why = { card-marriage-unteritalien } brings the principality: 1 prestige. The marriage itself gives another, and an estate { region-unteritalien.in } comes on top.

puzzle-wedding-and-city = Bride, crown and city
puzzle-wedding-and-city-task = One action. End it with 32 victory points: nothing gives more.
puzzle-wedding-and-city-hint-1 = One card can bring three things at once.
puzzle-wedding-and-city-hint-2 = Look for the bride whose region you share with others, and read what comes with her.
puzzle-wedding-and-city-why = { card-marriage-franken } brings an estate { region-franken.in }, which wins the principality and 1 prestige, and a city as well. Estate, prestige and city: three points with one action.
