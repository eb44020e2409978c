### Texts of the puzzles of Pax Renaissance.

puzzle-comet = The right comet
puzzle-comet-task = Win this turn. No victory is active yet, but a comet lies in the market.
puzzle-comet-hint-1 = A player who buys a comet activates one victory. Which one do you already meet?
puzzle-comet-hint-2 = You have one republic more than anybody, and two more law.
puzzle-comet-why = { card-119 } costs 1 florin and activates a victory of your choice. You have one republic and two law more than anybody: activate the Renaissance victory and declare it with the second action. Any other choice wastes the comet.

puzzle-purse = An empty purse
puzzle-purse-task = You have no florins. With two actions, end the turn with 8 florins, the most you can have.
puzzle-purse-hint-1 = Selling two cards brings less. One of your two actions should send money past your concessions.
puzzle-purse-hint-2 = One card is worth 4 florins. The other action is a fair: compare how many of your concessions lie on each route.
puzzle-purse-why = { card-49 } sells for 4 florins. A fair gives 1 florin to the bank that holds it and pays each concession on its route. The eastern route crosses two of yours, the western one also { border-france-hre }: the fair of the West brings the other 4 florins.

puzzle-third-crown = The third crown
puzzle-third-crown-task = Win this turn. You hold two kings, the other bank none, and the imperial victory is active: with two players it requires a lead of three kings.
puzzle-third-crown-hint-1 = One more king is enough. A queen brings one without a war.
puzzle-third-crown-hint-2 = Play { card-73 } and let her marry a king that nobody holds.
puzzle-third-crown-why = { card-73 } marries a king from the empire deck, and he joins you at once. That is three kings against none, and the second action declares the imperial victory.

puzzle-campaign = The king rides out
puzzle-campaign-task = Win this turn. You hold two kings and a rival one. The imperial victory is active and requires a lead of two kings.
puzzle-campaign-hint-1 = A king with knights can campaign against a neighbour. Each knight costs 1 florin.
puzzle-campaign-hint-2 = { land-hungary } has two knights. Attack a neighbour that a single piece defends.
puzzle-campaign-why = The campaign of { land-hungary } sends two knights against one defender. The conquered king becomes your vassal, and vassals count: three kings against one, and one action left to declare.

puzzle-posts = One concession, two steps
puzzle-posts-task = Win this turn. The globalization victory is active: it requires two concessions and one discovery more than anybody.
puzzle-posts-hint-1 = A new concession on a free border raises your count by one. That is not enough.
puzzle-posts-hint-2 = Which of your cards brings a concession to a border where a rival has one?
puzzle-posts-why = { card-70 } works in { land-hre.the }. Put its concession in place of the rival's on the border with Hungary: you gain one, the rival loses one, and the lead is two. The second action declares.

puzzle-scaffold = The Star Chamber
puzzle-scaffold-task = Win this turn. You hold three kings, a rival two. The imperial victory is active and requires a lead of two kings.
puzzle-scaffold-hint-1 = You cannot get a fourth king this turn. But a lead also grows when a rival loses one.
puzzle-scaffold-hint-2 = { card-34 } works in England, and can behead.
puzzle-scaffold-why = An operation of { card-34 } beheads the king of { land-england }. It costs you the card, but the rival is left with one king, and the second action declares the victory.

puzzle-vote = Which parliament?
puzzle-vote-task = Win this turn. The Renaissance victory is active: it requires one republic and two law more than anybody.
puzzle-vote-hint-1 = A vote turns a king into a republic, where most concessions on the borders are yours.
puzzle-vote-hint-2 = You have two law, a rival one. Of the two empires you could vote on, only one republic brings the law that is missing.
puzzle-vote-why = You would win the vote both in { land-france } and in { land-hre.the }, but only the republic of { land-hre.the } has law. It makes three law against one, and the second action declares the victory.

puzzle-breach = Breach, then storm
puzzle-breach-task = Take a king this turn. You have { card-108 } in your tableau and { card-116 } in your hand.
puzzle-breach-hint-1 = Two rooks do not beat two knights: attackers and defenders fall one for one.
puzzle-breach-hint-2 = First weaken the defence. { card-108 } can besiege.
puzzle-breach-why = The operations of the East let { card-108 } besiege a knight in Constantinople. Then { card-116 } comes with two rooks against one defender, wins the conspiracy in { land-ottoman.the }, and its king is yours.

puzzle-faith = The supreme faith
puzzle-faith-task = Win this turn. The religious victory is active: one religion must be supreme, and you must have more prestige of it than anybody.
puzzle-faith-hint-1 = The Catholics have one bishop, the Reformists one. A supreme religion has more bishops than the others together.
puzzle-faith-hint-2 = { card-36 } brings a bishop and one Catholic prestige. Take care where the bishop goes: on a card that has a bishop, both are lost.
puzzle-faith-why = { card-36 } gives you two Catholic prestige against one, and a second Catholic bishop. On a card of your own without a bishop it stays, so the Catholics have two bishops against one. The second action declares the victory.

puzzle-last-wall = The last wall
puzzle-last-wall-task = A rival holds three kings and will declare the imperial victory next turn. Leave that rival with two kings at most, and end the turn with at least 4 florins and two concessions.
puzzle-last-wall-hint-1 = A peasant revolt can take a king. Another card in your hand is worth a lot of money.
puzzle-last-wall-hint-2 = { card-48 } starts a peasant revolt in { land-france }. Choose well which of your pieces falls there.
puzzle-last-wall-why = { card-48 } wins the revolt in { land-france }, and its king passes from the rival to you. Let the pirate fall, not your concession, and place the concession that comes with the king. Then sell { card-116 }, which is worth 4 florins.
