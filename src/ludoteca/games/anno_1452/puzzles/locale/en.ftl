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

puzzle-truce = Five Soldiers
puzzle-truce-task = You are attacked { region-tirol.in } and have sent four Soldiers there. React so that you lose neither them nor the Estate: end with 5 Soldiers.
puzzle-truce-hint-1 = Soldiers who fight go to the bank, even if they win.
puzzle-truce-hint-2 = One Reaction lets no battle begin.
puzzle-truce-why = { card-reaction-waffenstillstand-1 } ends the attack before a die is rolled. The four Soldiers come back to you, the Estate stays, and the attacker has lost a point of prestige for nothing.

puzzle-clearance = Two estates in one action
puzzle-clearance-task = One action. End it with 19 victory points: nothing gives more.
puzzle-clearance-hint-1 = One estate is one point. There is a card that builds two.
puzzle-clearance-hint-2 = One of the two should also win you a principality.
puzzle-clearance-why = { card-special-landesausbau-2 } builds two estates. Put one where it gives you the most estates of the region: the principality is a point of prestige more.

puzzle-fewest-estates = Poor and crowned
puzzle-fewest-estates-task = After this round a King is crowned: the player with the fewest Estates. Stay at 4 Estates and end your action with 21 victory points: nothing gives more.
puzzle-fewest-estates-hint-1 = A second Estate { region-tirol.in } would bring three points, and a die would decide the crown.
puzzle-fewest-estates-hint-2 = Prestige needs no Estate. Compare your Titles with what you have.
puzzle-fewest-estates-why = { card-title-tirol } asks for one Estate { region-tirol.in } and 10 prestige, and gives 2 prestige. You stay below the 5 Estates of C, so the crown, its 3 prestige and its Soldiers are yours.

puzzle-price-of-victory = The price of victory
puzzle-price-of-victory-task = Your attack on { region-westfalen } succeeds, but you take three hits. Keep all 8 Citizens and end the battle with 6 Estates and an income of 24: nothing gives more.
puzzle-price-of-victory-hint-1 = Who leaves you after the battle anyway?
puzzle-price-of-victory-hint-2 = A reduced Estate recovers with the next income. A Citizen does not come back.
puzzle-price-of-victory-why = Soldiers who fought go to the bank in any case, so both of them take the first hits. The third takes a point of the Estate { region-franken.in }, which it regains with the next income. No Citizen is lost.

puzzle-given-word = A word given
puzzle-given-word-task = You stay out of { region-bayern }, and at the next Evaluation you owe C 8 gold and { card-inheritance-kaernten }. Keep 8 gold and end your action with 24 victory points: nothing gives more.
puzzle-given-word-hint-1 = One card builds two Estates. You have 11 gold for both.
puzzle-given-word-hint-2 = In two regions one more Estate wins the principality. { region-oesterreich } would be a third, but its price is too high.
puzzle-given-word-why = { card-special-landesausbau-1 } builds { region-steiermark.in } for 6 and { region-kaernten.in } for 5 gold. Both principalities are yours: two Estates, two principalities, two prestige. The 8 gold for C are still there.

puzzle-last-card = The last card
puzzle-last-card-task = The final Evaluation: you are the last to play a Special card before the Prestige points are given and everything is counted. Win.
puzzle-last-card-hint-1 = You are 1 point ahead of B, but as it stands B gains 4 prestige now and you gain none. Look who has the most and the fewest of everything.
puzzle-last-card-hint-2 = One new Estate can change two of the four comparisons.
puzzle-last-card-why = With { card-special-landesausbau-2 } you build { region-kaernten.in }. You no longer have the fewest Estates, and with a second principality you alone have the most of those. The Estate, the principality and the prestige are enough.

puzzle-wedding-and-city = Bride, crown and city
puzzle-wedding-and-city-task = One action. End it with 32 victory points: nothing gives more.
puzzle-wedding-and-city-hint-1 = One card can bring three things at once.
puzzle-wedding-and-city-hint-2 = Look for the bride whose region you share with others, and read what comes with her.
puzzle-wedding-and-city-why = { card-marriage-franken } brings an estate { region-franken.in }, which wins the principality and 1 prestige, and a city as well. Estate, prestige and city: three points with one action.
