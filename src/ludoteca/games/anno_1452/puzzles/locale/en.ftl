### Texts of the puzzles of Anno 1452.

puzzle-franconia = One Estate, one Principality
puzzle-franconia-task = One action. End it with 17 Prestige, the most you can have.
puzzle-franconia-hint-1 = A Principality card brings 1 Prestige.
puzzle-franconia-hint-2 = In one region a single new Estate gives you the majority: more than any rival has there, and more than there are free places.
puzzle-franconia-why = With a second Estate { region-franken.in } you have the majority there. You take the Principality card, and with it 1 Prestige.

puzzle-robber-knights = Other people's Gold
puzzle-robber-knights-task = One action. End it with 67 Gold, the most you can have.
puzzle-robber-knights-hint-1 = You need not earn it yourself.
puzzle-robber-knights-hint-2 = One of your Special cards takes Gold from a rival.
puzzle-robber-knights-why = { card-special-raubritter-2 } costs 1 Prestige and takes 6 Gold from a rival. No other action leaves you with more.

puzzle-second-city = A second City
puzzle-second-city-task = One action. End it with two Cities.
puzzle-second-city-hint-1 = A City is built with a card, and not only with the cards named after cities.
puzzle-second-city-hint-2 = The card must name a city in a region where you have an Estate without a City.
puzzle-second-city-why = { card-inheritance-pfalz } can also be played as a City for 6 Gold, because you have Estates { region-pfalz.in }. It goes under one that has no City yet. No other card in your hand fits your Estates.

puzzle-truce = Five Soldiers
puzzle-truce-task = You are attacked { region-tirol.in } and have sent four Soldiers there. React so that you lose neither them nor the Estate: end with 5 Soldiers.
puzzle-truce-hint-1 = Soldiers who fight go to the bank, even if they win.
puzzle-truce-hint-2 = One of your Reactions prevents the battle.
puzzle-truce-why = { card-reaction-waffenstillstand-1 } calls the attack off before a die is rolled. The four Soldiers come back to you, the Estate stays, and the attacker has lost 1 Prestige for nothing.

puzzle-clearance = Two Estates in one action
puzzle-clearance-task = One action. End it with 19 Victory Points, the most you can have.
puzzle-clearance-hint-1 = One Estate is one point. There is a card that builds two.
puzzle-clearance-hint-2 = One of the two should also win you a Principality.
puzzle-clearance-why = { card-special-landesausbau-2 } builds two Estates. Put one where it gives you the majority: the Principality card is worth 1 point and brings 1 Prestige.

puzzle-fewest-estates = Poor and crowned
puzzle-fewest-estates-task = After this round a King is crowned: the player with the fewest Estates. Stay at 4 Estates and end your action with 21 Victory Points, the most you can have that way.
puzzle-fewest-estates-hint-1 = A second Estate { region-tirol.in } would bring three points, but then a die would decide the crown.
puzzle-fewest-estates-hint-2 = Prestige needs no Estate. Compare your Titles with what you have.
puzzle-fewest-estates-why = { card-title-tirol } requires one Estate { region-tirol.in } and 10 Prestige, and brings 2 Prestige. You stay below the 5 Estates of C, so the crown, its 3 Prestige and its Soldiers are yours.

puzzle-price-of-victory = The price of victory
puzzle-price-of-victory-task = Your attack on { region-westfalen } succeeds, but you take three hits. Keep all 8 Citizens and end the battle with 6 Estates and an Income of 24, the most you can have.
puzzle-price-of-victory-hint-1 = Who leaves you after the battle anyway?
puzzle-price-of-victory-hint-2 = A reduced Estate recovers after the next Income. A Citizen does not come back.
puzzle-price-of-victory-why = Soldiers who fought go to the bank in any case, so they take the first two hits. The third takes a point of the Estate { region-franken.in }, which it regains after the next Income. No Citizen is lost.

puzzle-given-word = A word given
puzzle-given-word-task = By an agreement you stay out of { region-bayern }, and at the next Evaluation you owe C 8 Gold and { card-inheritance-kaernten }. Keep 8 Gold and end your action with 24 Victory Points, the most you can have.
puzzle-given-word-hint-1 = One card builds two Estates. You have 11 Gold for both.
puzzle-given-word-hint-2 = In two regions one more Estate wins the Principality. { region-oesterreich } would be a third, but its price is too high.
puzzle-given-word-why = { card-special-landesausbau-1 } builds { region-steiermark.in } for 6 and { region-kaernten.in } for 5 Gold. Both Principalities are yours: two Estates, two Principality cards, two Prestige. The 8 Gold for C are still there.

puzzle-last-card = The last card
puzzle-last-card-task = The final Evaluation: you are the last to play a Special card before Prestige is given and everything is counted. Win.
puzzle-last-card-hint-1 = You are 1 point ahead of B, but as things stand B gains 4 Prestige now and you gain none. See who has the most and the fewest of everything.
puzzle-last-card-hint-2 = One new Estate can change two of the four comparisons.
puzzle-last-card-why = With { card-special-landesausbau-2 } you build { region-kaernten.in }. You no longer have the fewest Estates, and with a second Principality card you alone have the most of those. The Estate, the Principality card and the Prestige are enough.

puzzle-wedding-and-city = Bride, crown and City
puzzle-wedding-and-city-task = One action. End it with 32 Victory Points, the most you can have.
puzzle-wedding-and-city-hint-1 = One card can bring several things at once.
puzzle-wedding-and-city-hint-2 = Look for the bride whose region you share with others, and read what comes with her.
puzzle-wedding-and-city-why = { card-marriage-franken } brings an Estate { region-franken.in }, which wins the Principality and 1 Prestige, and a City as well. That is four points; the 6 Gold of the wedding cost you one.
