### Texts that no single game owns: the kernel, the command line, the server, the client and the bots.

## Kernel

none = nobody
back-0 = a hidden card
back-1 = a hidden card
back-2 = a hidden card
back-3 = a hidden card
do-confirm = End the turn
do-pass = Pass
do-bid = Bid { $amount }
do-agree = Agree
do-disagree = Refuse
do-offer = Offer a deal
do-accept = Accept offer { $number }
do-decline = Decline offer { $number }
do-withdraw = Withdraw offer { $number }
ask-Confirm = end your turn, or take something back
no-not-asked = You are not asked now.
no-not-in-menu = That is not possible here.
no-game-over = The game is over.
no-no-deals = This game knows no deals.
no-deal-with-oneself = A deal needs another player.
no-empty-deal = This offer holds nothing that can be exchanged.
no-no-such-offer = There is no such offer any more.
no-not-your-offer = That offer is not yours to answer.
no-offer-open = You have too many open offers: withdraw one first.
no-offer-stale = What was offered can no longer be given.
no-deal-not-now = Wait until all secret answers are in.
no-undo-barrier = You can go back only as far as nothing was revealed and nobody else acted.
no-nothing-to-redo = There is nothing to do again.
no-no-such-line = The game has no such moment.
log-auction-bid = { $seat } bids { $amount }.
log-auction-pass = { $seat } leaves the auction.
log-consent-given = { $seat } agrees.
log-consent-denied = { $seat } refuses.
log-deal-offered = { $seat } offers { $other } a deal.
log-deal-accepted = { $other } accepts the deal of { $seat }.
log-deal-declined = { $other } declines the deal of { $seat }.
log-deal-withdrawn = { $seat } withdraws the offer to { $other }.
log-deal-expired = The offer of { $seat } to { $other } has lapsed.
style-balanced = balanced
