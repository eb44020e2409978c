### Texts of the lessons of Pax Renaissance.

lesson-first = Your first game
lesson-first-about = Four turns with a bank of Florence: the market, two wars, a fair and a royal wedding. About fifteen minutes.
lesson-first-end = You hold three kings and the other bank none. If you keep that lead until a comet wakes the imperial victory, you can declare it and win. From here you play on freely: the other bank now decides for itself.
lesson-first-chapter-market = The market
lesson-first-chapter-wars = Two wars
lesson-first-chapter-fair = The fair and the wedding

lesson-first-aim = You lead a bank. You win by meeting the conditions of a victory card, such as three more kings than the other bank, once a comet has made that card active. So you collect kings, trade and bishops, and watch for comets.
lesson-first-market = These two rows are the market, West above and East below. A card costs more the farther right it lies, from 1 to 5 florins. In a turn you take two actions, and buying is one.
lesson-first-buy-stefan = Buy { card-114 } for 1 florin. Cards show where they work and what they bring: this one brings two red rooks to { land-hungary }, enough to win a war there.
lesson-first-buy-luther = Your second action: buy { card-80 } for 2 florins. It brings two rooks to { land-hre.the }. The florins you pay lie on the cards left of it, and go to whoever buys those.
lesson-first-end-turn = Both actions are used. End the turn: the gaps in the market are filled, and the other bank plays.

lesson-first-play-stefan = Playing a card costs an action and no money. Play { card-114 }: it goes into your tableau, and its one-shot effect happens at once.
lesson-first-war-hungary = The one-shot is a conspiracy: your two rooks attack. Choose { land-hungary } as the battlefield. Attackers and defenders fall one for one, so two against one leaves one of yours.
lesson-first-place-varna = You have won. The surviving rook moves into the land: put it in Varna. Pieces in cities defend your king against the next war.
lesson-first-concession-hungary = A new ruler may grant a concession: put one of your cubes on the border with Byzantium. When a fair passes over this border, you earn 1 florin.
lesson-first-king = The king of { land-hungary } is now in your tableau. Kings count for the imperial victory, and their cards have operations you can use later.
lesson-first-play-luther = One action is left. Play { card-80 } and do the same in the West.
lesson-first-war-hre = This war is a reformation: reformists attack, believers of the other faiths defend. Two rooks against one: attack { land-hre.the }.
lesson-first-place-vienna = Won again. Put the surviving rook in Vienna, so that the land is not empty when somebody else comes.
lesson-first-concession-hre = Your second concession: the border with France. The fair of the West passes there.
lesson-first-end-wars = Two kings in one turn. End it.

lesson-first-fair = Your purse is empty. A fair fills it: hold the fair of the West. You take 1 florin first, then the money travels along the trade route and pays each concession on its way.
lesson-first-levy-trebizond = Each land on the route gets a new piece in one of its cities while there is money. Where there are two free cities you choose: take Trebizond.
lesson-first-levy-modon = Next land, next piece. Your concession on the border has just paid you 1 florin. Choose Modon.
lesson-first-levy-lyon = The route goes on to France. A knight in Lyon defends France, which is not yours; the florin for your concession is.
lesson-first-buy-isabella = The fair has paid 4 florins in all. Spend 3 on { card-72 }. She is a queen: queens marry kings, without any war.
lesson-first-end-fair = End the turn.
lesson-first-play-isabella = Now play the queen.
lesson-first-marry = She may marry one of four kings. Choose { land-portugal }: with the wedding its king joins your tableau, your third.
