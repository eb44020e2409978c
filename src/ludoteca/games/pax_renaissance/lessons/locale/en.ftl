### Texts of the lessons of Pax Renaissance.

lesson-first = Your first game
lesson-first-about = Four turns with a bank of Florence: the market, two wars, a fair and a royal wedding. About fifteen minutes.
lesson-first-end = You hold three kings and the other bank none. If you still have that lead when a comet activates the imperial victory, you can declare it and win. From here you play on freely, and the other bank decides for itself.
lesson-first-chapter-market = The market
lesson-first-chapter-wars = Two wars
lesson-first-chapter-fair = The fair and the wedding

lesson-first-aim = You lead a bank. You win by declaring a victory whose conditions you meet, such as three kings more than the other bank, but only once a comet has activated it.
lesson-first-market = These two rows are the market, West above and East below; the farther right a card lies, the more it costs, from 1 to 5 florins. In a turn you take two actions, and buying is one.
lesson-first-buy-stefan = Buy { card-114 } for 1 florin. Cards show where they work and what they bring: this one brings two red rooks to { land-hungary }, enough to win a war there.
lesson-first-buy-luther = Your second action: buy { card-80 } for 2 florins, with two rooks for { land-hre.the }. The florins you pay stay on the cards to its left, for the player who buys those.
lesson-first-end-turn = Both actions are used. End the turn: the gaps in the market are filled, and the other bank plays.

lesson-first-play-stefan = Playing a card costs an action and no florins. Play { card-114 }: it goes into your tableau, and its one-shot can be used at once.
lesson-first-war-hungary = The one-shot is a conspiracy: your two rooks attack. Choose { land-hungary } as the battlefield; attackers and defenders fall one for one, so two against one leaves you one.
lesson-first-place-varna = You have won, and the surviving rook moves in: put it in Varna. Pieces in cities defend your king in the next war.
lesson-first-concession-hungary = A new ruler may grant a concession: put one of your cubes on the border with Byzantium. When a fair passes over this border, you earn 1 florin.
lesson-first-king = The king { land-hungary.of } is now in your tableau. Kings count for the imperial victory, and their cards have operations you can use later.
lesson-first-play-luther = One action is left. Play { card-80 } and do the same in the West.
lesson-first-war-hre = This war is a reformation: red pieces attack, the pieces of the other religions defend. Two rooks against one: attack { land-hre.the }.
lesson-first-place-vienna = You have won again. Put the surviving rook in Vienna to defend the new king.
lesson-first-concession-hre = Your second concession: the border with France. The fair of the West passes there.
lesson-first-end-wars = Two kings in one turn. End it.

lesson-first-fair = You have no florins left. Hold the fair of the West: you take 1 florin first, then the rest travels along the trade route and pays each concession on its way.
lesson-first-levy-trebizond = While there is money, each map card on the route gets a new piece in one of its cities. Here two cities are free: choose Trebizond.
lesson-first-levy-modon = Your concession on the border has just paid you 1 florin. On the next map card choose Modon.
lesson-first-levy-lyon = The route goes on to France. The knight in Lyon defends France, which is not yours, but the border beyond it pays you another florin.
lesson-first-buy-isabella = The fair has brought you 4 florins. Spend 3 on { card-72 }, a queen: queens marry kings, without a war.
lesson-first-end-fair = End the turn.
lesson-first-play-isabella = Now play the queen.
lesson-first-marry = Three of the four kings on her card are still free. Choose { land-portugal }: with the wedding its king joins your tableau, your third.
