### Anno 1452: every text a player reads, in English.

## The game

game-name = Anno 1452
game-about = Princes of the Holy Roman Empire marry, build, fight and bargain from the Interregnum to the coronation of 1452.
end-emperor = The last Evaluation is over: the Emperor is crowned.
back-0 = an Action card

## Options

option-game = Game
option-game-about = The expert game adds trade and agreements, a stricter discard and, for two, the open market.
option-game-basic = Basic
option-game-expert = Expert
option-end = Final year
option-end-about = The year whose Evaluation ends the game.
option-end-full = 1452 (13 Epochs)
option-end-medium = 1410 (10 Epochs)
option-end-short = 1378 (8 Epochs)
option-scenario = Scenario
option-scenario-about = Ottokar, a passive prince for two or three players, starts with all his pieces on the map.
option-scenario-usual = As usual: Ottokar A for two, normal otherwise
option-scenario-normal = Normal game
option-scenario-ottokar-a = Ottokar A: king of many lands
option-scenario-ottokar-b = Ottokar B: from Egerland to the Adriatic
option-scenario-ottokar-custom = Ottokar, own layout
option-ottokar_losses = Ottokar's losses
option-ottokar_losses-about = Who decides what Ottokar loses in battle.
option-ottokar_losses-chosen = The player after the attacker chooses
option-ottokar_losses-automatic = Automatic: Citizens first
option-marriages_end = End of marriages
option-marriages_end-about = When the marriages of an Epoch end.
option-marriages_end-after_prestige_phase = After the Prestige phase
option-marriages_end-after_last_action_round = After the last Action Round
option-antiking_timing = Early Anti-king
option-antiking_timing-about = What an Anti-king card drawn before the Coronation does.
option-antiking_timing-after_coronation = It waits for the new King
option-antiking_timing-at_once = It works at once
option-placement = Starting Estates
option-placement-about = In which order they are placed.
option-placement-from_first = From the first player, anti-clockwise
option-placement-reverse = Dice for all places, placed in reverse
option-first_events = Events in the first deal
option-first_events-about = What happens to Event cards dealt before the game.
option-first_events-discarded = They are discarded and replaced
option-first_events-shuffled = They are replaced and shuffled back
option-marriage_guard = Principality held by marriage
option-marriage_guard-about = Whether a player who gains the majority takes the card from a married one.
option-marriage_guard-no = A new majority takes it at once
option-marriage_guard-yes = It is safe until the marriage ends
option-two_player_market = Open market for two
option-two_player_market-about = Expert game for two: five open cards to exchange in every Evaluation.
option-two_player_market-yes = Yes
option-two_player_market-no = No
option-trade_limit = Limit of the trade phase
option-trade_limit-about = With a limit, the table's clock ends the phase after five minutes.
option-trade_limit-none = No limit
option-trade_limit-five_minutes = Five minutes
option-early_end = Early end
option-early_end-about = From the sixth Epoch on, players may agree to make the next Evaluation the last.
option-early_end-no = Not allowed
option-early_end-yes = May be proposed

## Zones and counters

zone-deck = Draw deck
zone-discards = Discards
zone-aside = Event that waits
zone-market = Open market
zone-hand = Hand
zone-married = Marriage
zone-titles = Titles
zone-estates = Estates
zone-value-2 = of value 2
zone-value-1 = of value 1
zone-cities = Cities
zone-citizens = Citizens
zone-principalities = Principality cards
zone-peace = At peace with
zone-peace-until = Peace ends with
zone-ottokar-estates = Ottokar's Estates
zone-ottokar-value-2 = Ottokar's of value 2
zone-ottokar-value-1 = Ottokar's of value 1
zone-ottokar-cities = Ottokar's Cities
zone-ottokar-citizens = Ottokar's Citizens
counter-turn = Place in the turn order
counter-king = King
counter-antiking = Anti-king
counter-year = Year
counter-round = Action Round
counter-phase = Phase of the Evaluation
counter-gold = Gold
counter-prestige = Prestige
counter-estates = Estates
counter-citizens = Citizens
counter-cities = Cities
counter-principalities = Principality cards
counter-soldiers = Soldiers
counter-income = Income
counter-points = Victory Points now

## Other entities

benefit-estate = the free Estate
benefit-citizens = the free Citizens
benefit-city = the free City
benefit-principality = the Principality card
benefit-gold = the Gold
benefit-prestige = the Prestige
side-attacker = the attacker
    .start = The attacker
side-defender = the defender
    .start = The defender
category-estates = Estates
category-citizens = Citizens
category-cities = Cities
category-principalities = Principality cards
thing-gold = Gold
thing-card = card
thing-estate = Estate
thing-show = card shown
promise-peace = peace { $until_until }
promise-lift-peace = our peace is lifted
promise-pay = { $giver } pays { $receiver } { $amount } Gold { $until_at }
promise-stay-out = { $seat } stays out { $region_of } { $until_until }
promise-attack = { $seat } attacks { $enemy } { $until_at }
promise-attack-ottokar = { $seat } attacks Ottokar { $until_at }
promise-hand-card = { $giver } hands { $card } over to { $receiver } { $until_at }
promise-hand-estate = { $giver } hands { $estate } over to { $receiver } { $until_at }
promise-support = { $seat } supports { $candidate } at the Coronation { $until_at }: no bribing of the electors
promise-leave-title = { $seat } leaves the Title { $region_of } alone { $until_until }
promise-spare = { $seat } does not attack { $other } { $until_until }
promise-forfeit-gold = a promise that cannot be kept costs { $amount } Gold
promise-forfeit-prestige = a promise that cannot be kept costs { $amount ->
    [one] { $amount } Prestige point
   *[other] { $amount } Prestige points
}
promise-note = not enforced, { $until_until }: “{ $text }”
promise-lift = { $clause } of agreement { $number } is lifted
promise-with = only if { $seat } agrees too
promise-agreed = { $seat } has agreed
promise-gives-gold = { $giver } gives { $receiver } { $amount } Gold
promise-gives-card = { $giver } gives { $receiver } { $card }
promise-gives-estate = { $giver } hands { $estate } over to { $receiver }
promise-shows-card = { $giver } shows { $receiver } { $card }
clause-peace = the peace
clause-lift-peace = the end of a peace
clause-pay = the payment
clause-stay-out = the promise to stay out of a region
clause-attack = the promised attack
clause-with = a further party
clause-agreed = a consent
clause-gives-gold = a gift of Gold
clause-gives-card = a gift of a card
clause-gives-estate = a hand-over of an Estate
clause-shows-card = a card shown
clause-attack-ottokar = the promised attack on Ottokar
clause-hand-card = the hand-over of a card
clause-hand-estate = the hand-over of an Estate
clause-support = the support at the Coronation
clause-leave-title = the promise to leave a Title alone
clause-spare = the promise not to attack
clause-forfeit-gold = a forfeit in Gold
clause-forfeit-prestige = a forfeit in Prestige
clause-note = the note
clause-lift = the lifting of a clause
term-estates = Estates on the map
term-citizens = Citizens on the map
term-cities = Cities
term-principalities = Principality cards
term-gold = Gold
term-prestige = Prestige
term-income = income of the Epochs to come
term-majorities = chances of a majority
term-hand = cards in hand
term-soldiers = Soldiers
term-danger = Estates open to attack
style-builder = builder
style-warrior = warrior
style-courtier = courtier

## Questions

ask-StartEstates = place a starting Estate: two adjacent regions, both free
ask-Arrange = draw Ottokar's layout ({ $left ->
    [one] { $left } move left
   *[other] { $left } moves left
})
ask-ArrangeTo = choose where it goes from { $place }
ask-Turn = take one action: build, place Citizens (3 Gold each), attack (1 Prestige) or play a card
ask-MoreCitizens = place another Citizen for 3 Gold ({ $left ->
    [one] one more
   *[other] up to { $left }
}) or finish
ask-FreeCitizens = place a free Citizen (up to { $left })
ask-BuyEstates = build an Estate (up to { $left }) at the normal price
ask-LayCity = choose the Estate { $region_in } that receives the City
ask-PayCitizen = remove an own Citizen to pay for the marriage
ask-Dowry = take the benefits of { $card }, or give some up first
ask-Rob = choose whom the robber knights visit (up to { $amount } Gold)
ask-Revolt = choose an Estate to reduce by { $steps } ({ $left } left)
ask-Ban = choose who loses { $amount ->
    [one] { $amount } Prestige point
   *[other] { $amount } Prestige points
}
ask-Spy = choose whose hand to look at
ask-Steal = take one card from the hand of { $victim }
ask-Origin = choose where to attack { $target } from
ask-Commit = commit Soldiers to the battle for { $side }
ask-AttackReaction = play a Reaction for { $side }, or pass
ask-Allies = choose Citizens that join the battle (up to { $left })
ask-Betrayed = Treason: remove a Citizen or a Soldier of { $side } ({ $left } left)
ask-Losses = choose a loss for { $side }
ask-Answer = answer the action with Childbed, or pass
ask-OwnAnswer = play Childbed as an extra action, or pass
ask-Discard = discard before drawing, keeping { $fewest ->
    [0] at most 5 cards
   *[other] { $fewest } to 5 cards
}
ask-Window = play a Special card, or pass ({ $window ->
    [0] before Income
    [1] after Income
    [2] before Prestige
    [3] before the Coronation
   *[other] before the new turn order
})
ask-Exchange = exchange a card with the open market, or pass ({ $made ->
    [0] no exchange so far
    [one] { $made } exchange so far
   *[other] { $made } exchanges so far
})
ask-Give = choose the card to give for { $taken }
ask-Bargain = trade and make agreements, or declare that you have finished
ask-ChoosePlace = choose a place in the turn order
ask-Consent-EndEarly = agree or not that the next Evaluation shall be the last

## Choices

do-start = Place the starting Estate { $region_in }
    .open = Place the starting Estate
do-shift-estate = Move the Estate { $estate }
    .open = Move an Estate
do-shift-citizen = Move a Citizen from { $estate }
    .open = Move a Citizen
do-add-city = Add a City under { $estate }
    .open = Add a City under an Estate
do-drop-city = Take the City from { $estate }
    .open = Take a City from an Estate
do-to-region = Put it { $region_in }
    .open = Put it in a region
do-to-estate = Put it at { $estate }
    .open = Put it at an Estate
do-build = Build an Estate { $region_in }
    .open = Build an Estate
do-citizen = Place a Citizen at { $estate }
    .open = Place a Citizen
do-attack = Attack { $estate }
    .open = Attack an Estate
do-play = Play { $card }
    .open = Play a card
do-city = Build a City with { $card } (6 Gold)
    .open = Build a City (6 Gold)
do-childbed = { $card }: end the marriage of { $seat }
    .open-seat = { $card }: end a marriage
do-propose-end = Propose to end at the next Evaluation
do-done = Finish
do-city-under = Lay the City under { $estate }
    .open = Lay the City under an Estate
do-pay-citizen = Remove a Citizen from { $estate }
    .open = Remove a Citizen
do-wed = Take the benefits
do-waive = Give up { $benefit }
    .open = Give up a benefit
do-rob = Rob { $seat }
    .open = Rob a player
do-revolt = Reduce { $estate } by a revolt
    .open = Reduce an Estate by a revolt
do-ban = Excommunicate { $seat }
    .open = Excommunicate a player
do-spy = Look at the hand of { $seat }
    .open = Look at the hand of a player
do-steal = Take { $card }
    .open = Take a card
do-from = Attack from { $estate }
    .open = Attack from an Estate
do-soldiers-alone = Attack with Soldiers alone
do-commit = Commit { $amount ->
    [one] { $amount } Soldier
   *[other] { $amount } Soldiers
}
do-react = Play { $card }
    .open = Play a card
do-ally = A Citizen from { $estate } joins
    .open = A Citizen joins
do-lose-citizen = Lose a Citizen of { $estate }
    .open = Lose a Citizen
do-lose-point = Reduce the Estate { $estate }
    .open = Reduce an Estate
do-lose-soldier = Lose a Soldier
do-discard = Discard { $card }
    .open = Discard a card
do-special = Play { $card }
    .open = Play a card
do-take-open = Take { $card } from the market
    .open = Take a card from the market
do-give = Give { $card }
    .open = Give a card
do-finished = I have finished trading
do-time-up = Time is up (the table's clock)
do-place = Take place { $number } in the turn order

## Refusals

no-no-colour-left = With four players there is no colour left for Ottokar.
no-region-taken = There is already an Estate { $region_in }.
no-not-adjacent = { $region } and { $other } do not share a border.
no-no-pair-there = All neighbours { $region_of } are taken: there would be no second region.
no-layout-room = Too many Citizens at an Estate { $region_in }.
no-layout-no-start = The layout must leave two adjacent free regions to every player.
no-shield-full = The shield { $region_of } ({ $limit }) is full.
no-no-estate-left = You have no Estate left in your supply.
no-gold-short = It costs { $cost } Gold and you have { $gold } Gold.
no-not-your-estate = { $estate } is not your Estate.
no-citizens-full = { $estate } has its { $limit ->
    [one] { $limit } Citizen
   *[other] { $limit } Citizens
} already.
no-no-citizen-left = You have no Citizen left in your supply.
no-no-enemy-there = There is no enemy Estate.
no-pact = Agreement { $number }: you are at peace with { $other } { $until_until }.
no-spared = Agreement { $number }: you do not attack { $other } { $until_until }.
no-kept-out = Agreement { $number }: you stay out { $region_of } { $until_until }.
no-title-left = Agreement { $number }: you leave the Title { $region_of } alone { $until_until }.
no-supports = Agreement { $number }: you support { $candidate } at the Coronation { $until_at }.
no-card-promised = Agreement { $number }: you hand { $card } over to { $receiver } { $until_at }.
no-keeps-out = Agreement { $number }: { $seat } stays out { $region_of } { $until_until }.
no-card-owed = Agreement { $number }: { $giver } hands { $card } over to { $receiver } { $until_at }.
no-estate-promised = Agreement { $number }: { $estate } goes to { $receiver } { $until_at }.
no-must-attack = Agreement { $number }: in this turn you attack { $enemy }.
no-must-attack-ottokar = Agreement { $number }: in this turn you attack Ottokar.
no-too-soon = Nothing can be handed over before the next phase of Trade and Agreements.
no-needs-forfeit = Add a forfeit: what does it cost if the promise cannot be kept?
no-too-many-terms = An agreement has at most { $limit ->
    [one] { $limit } clause
   *[other] { $limit } clauses
}.
no-no-title-there = There is no Title { $region_of }.
no-no-coronation-then = Name an Evaluation with a Coronation.
no-no-ottokar = Ottokar is not in this game.
no-contradiction = That contradicts agreement { $number }.
no-terms-clash = Two clauses of this offer contradict each other.
no-attack-promised = Agreement { $number }: { $seat } has promised another attack that may fall in the same turn.
no-cards-promised = { $seat } keeps at most { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
} through phase 1 and cannot promise more.
no-no-round-follows = No Action Round follows that date: name an earlier one.
no-no-such-clause = Not in force in agreement { $number }: { $clause }.
no-not-yours-to-lift = Agreement { $number }: others too must agree to lift { $clause }.
no-out-of-range = { $estate } is out of reach: neither in the same region nor in an adjacent one.
no-no-soldiers = Only King and Anti-king attack with Soldiers alone, and they need at least one.
no-needs-prestige = It asks for Prestige { $points } or more.
no-needs-estates = { $card } asks for { $number ->
    [one] { $number } Estate
   *[other] { $number } Estates
} in the regions it names.
no-needs-city = { $card } asks for a City of yours, in any region.
no-needs-citizens = { $card } asks for { $number ->
    [one] { $number } Citizen
   *[other] { $number } Citizens
} of yours.
no-needs-principality = { $card } asks for a Principality card.
no-needs-estates-in = { $card } asks for { $number ->
    [one] { $number } Estate
   *[other] { $number } Estates
} { $region_in }.
no-needs-city-in = { $card } asks for a City of yours { $region_in }.
no-needs-citizens-in = { $card } asks for { $number ->
    [one] { $number } Citizen
   *[other] { $number } Citizens
} { $region_in }.
no-needs-principality-of = { $card } asks for the Principality card { $region_of }.
no-no-citizen-on-map = You have no Citizen on the map to give up.
no-married-already = You have made a marriage in this Epoch already.
no-reaction-no-action = { $card } is a Reaction, not an action.
no-only-city = { $card } serves only to build a City.
no-no-estate-there = You have no Estate { $region_in }.
no-towers-full = The towers { $region_of } ({ $towers }) are all used.
no-city-under-each = All your Estates { $region_in } have a City already.
no-no-effect = { $card } would do nothing now.
no-not-in-attack = { $card } cannot be played in an attack.
no-attacker-only = { $card } is for the attacker only.
no-defender-only = { $card } is for the defender only.
no-reacted-already = You have played your one Reaction to this action already.
no-no-marriage = { $seat } has no marriage in play.
no-too-many-cards = You may keep { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
} at most.
no-only-special = Only Special cards are played in the Evaluation: not { $card }.
no-special-used = You have used your Special card of this Evaluation.
no-wrong-window = This is not the moment for { $card }.
no-no-draw-at-end = No cards are drawn in the final Evaluation.
no-no-coronation = There is no Coronation in this Evaluation.
no-no-trade = There is no trade in the basic game.
no-trade-not-now = Deals are made only in the Trade and Agreements phase.
no-cannot-deliver = { $seat } does not have what the deal names.
no-no-estate-for-it = { $seat } has no Estate in supply to take it over.
no-no-pact = There is no pact between you.
no-pact-of-more = Your pact has further parties: all of them must lift it together.
no-bad-date = The promise needs a later date, at most the end of the game.
no-bad-terms = These terms make no sense between the players they name.
no-too-early-to-end = At least { $epochs ->
    [one] { $epochs } Epoch
   *[other] { $epochs } Epochs
} must be played.
no-ends-anyway = The next Evaluation is the last one anyway.
no-proposed-already = You have proposed it already in this Epoch.

## Log

log-in-order = Turn order, place { $number }: { $seat }.
log-tie-die = { $seat } rolls a { $face }.
log-start-estate = { $seat } starts { $region_in }.
log-layout-done = { $seat } has drawn Ottokar's layout.
log-layout-city = Ottokar gets a City under { $estate }.
log-layout-no-city = The City under { $estate } is taken away.
log-layout-estate = An Estate of Ottokar that stood { $region_in } now stands { $to_in }.
log-layout-citizen = A Citizen of Ottokar moves from { $estate } to { $to }.
log-action-round = Action Round { $number } of { $year } begins.
log-round-die = A die before the next Action Round shows { $face }.
log-evaluation = The Evaluation of { $year } begins.
log-passed = { $seat } passes.
log-built = { $seat } builds an Estate { $region_in } for { $cost } Gold.
log-estate-free = { $seat } places a free Estate { $region_in }.
log-citizen = { $seat } places a Citizen at { $estate }.
log-citizen-free = { $seat } places a free Citizen at { $estate }.
log-city-card = { $seat } uses { $card } to build a City.
log-city = { $seat } lays a City under { $estate }.
log-principality-won = { $seat } takes the Principality { $region_of }.
log-principality-lost = { $seat } loses the Principality { $region_of }.
log-principality-wed = { $seat } takes the Principality { $region_of } by marriage.
log-principality-bound = The marriage protects the Principality { $region_of } for { $seat }.
log-prestige-up = { $seat } gains { $points ->
    [one] { $points } Prestige point
   *[other] { $points } Prestige points
}.
log-prestige-down = { $seat } loses { $points ->
    [one] { $points } Prestige point
   *[other] { $points } Prestige points
}.
log-prestige-gold = Points beyond 20 bring { $seat } { $gold } Gold.
log-prestige-debt = { $seat } pays { $gold } Gold for points below 0.
log-insolvent = { $seat } cannot pay: every other player receives { $gold } Gold.
log-category-most = { $seat } has the most { $category }.
log-category-fewest = { $seat } has the fewest { $category }.
log-category-spared = Public peace: { $seat } has the fewest { $category }, but loses nothing.
log-spared-nothing = Public peace had no effect: { $seat } has the fewest of nothing.
log-attack = { $seat } attacks { $target } from { $estate }.
log-attack-alone = { $seat } attacks { $target } with Soldiers alone.
log-defends = { $seat } defends.
log-ottokar-defends = Ottokar defends; { $seat } rolls and chooses losses for Ottokar.
log-committed = { $seat } commits { $number ->
    [one] { $number } Soldier
   *[other] { $number } Soldiers
}.
log-reaction = { $seat } plays { $card }.
log-no-reaction = { $seat } plays no Reaction.
log-truce = The attack of { $seat } on { $other } is called off.
log-ally = A Citizen from { $estate } joins { $seat }.
log-betrayed-nobody = Treason has no effect: { $side } has neither Citizens nor Soldiers here.
log-ambushes-cancel = Both sides lie in ambush: the two cards cancel each other.
log-rolled = { $side_start } rolls { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}{ $ones ->
    [0] {""}
    [one] , a 1
   *[other] , { $ones } times a 1
}.
log-dice = Dice of { $side }: Peasants { $peasants }, Citizens { $citizens }, Soldiers { $soldiers }.
log-hits = Round { $round }: { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} on { $side }{ $saved ->
    [0] {""}
   *[other] , { $saved } cancelled by the City
}.
log-soldier-lost = { $side_start } loses a Soldier.
log-citizen-lost = A Citizen of { $estate } falls.
log-point-lost = { $value ->
    [0] { $estate } falls.
   *[other] { $estate } is reduced to { $value }.
}
log-battle-over = The battle is over after { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}.
log-conquered = { $seat } conquers { $estate }.
log-repelled = { $estate } holds out: the attack is beaten off.
log-both-destroyed = Both sides fall; { $estate } leaves the map.
log-married = { $seat } marries { $card }.
log-marriage-ends = The marriage of { $seat } with { $card } ends.
log-paid = { $seat } pays { $gold } Gold.
log-citizen-paid = { $seat } gives up a Citizen of { $estate }.
log-benefit-waived = { $seat } gives up { $benefit }.
log-benefit-lost = { $seat } cannot use { $benefit }: there is no room.
log-gold = { $seat } receives { $gold } Gold.
log-title = { $seat } takes the Title { $card }.
log-title-dropped = { $seat } loses the Title { $card }.
log-inheritance = { $seat } plays { $card }.
log-special = { $seat } plays { $card }.
log-robbed = { $seat } takes { $gold } Gold from { $other }.
log-revolt = { $seat } stirs a revolt: { $estate } falls to { $value }.
log-banned = { $seat } has { $other } excommunicated.
log-spied = { $seat } looks at the hand of { $other }.
log-stolen = { $seat } takes { $card } from { $other }.
log-stolen-hidden = { $seat } takes a card from { $other }.
log-childbed = { $seat } plays { $card } on the marriage of { $other }.
log-drew = { $seat } draws { $card }.
log-drew-hidden = { $seat } draws a card.
log-discarded = { $seat } discards { $card }.
log-shuffled = { $number ->
    [one] { $number } card is
   *[other] { $number } cards are
} shuffled into a new deck.
log-event-drawn = { $seat } draws the Event { $card }.
log-event-void = { $card } has no effect: it is not the first Event of the round.
log-event-market = { $card } turns up while the market is laid out.
log-interregnum-no-king = No effect: there is no King who could die.
log-antiking-no-king = No effect: without a King there is no Anti-king.
log-antiking-already = No effect: { $seat } is Anti-king already.
log-antiking-waits = { $card } waits for the Coronation.
log-interregnum-ahead = Interregnum: nobody will be crowned in this Evaluation.
log-king-dies = King { $seat } dies: crowns and Soldiers are lost.
log-no-coronation = Interregnum: nobody is crowned, the throne stays empty.
log-bribed = { $seat } has bribed the electors and counts with { $number ->
    [one] { $number } Estate
   *[other] { $number } Estates
}.
log-crowned = { $seat } is crowned King in { $year }.
log-antiking-crowned = { $seat } becomes Anti-king.
log-soldiers-split = { $seat } and { $other } have { $number ->
    [one] { $number } Soldier
   *[other] { $number } Soldiers
} each.
log-place = { $seat } chooses place { $number }.
log-income = Income: { $seat } receives { $gold } Gold.
log-market-card = { $card } lies in the open market.
log-exchanged = { $seat } takes { $card } from the market and gives { $given }.
log-exchange-refused = { $seat } exchanges no card with the market.
log-market-closed = The cards left in the market are discarded.
log-trade-opens = Trade and Agreements begin.
log-finished = { $seat } has finished trading.
log-time-up = Time is up: the phase of Trade and Agreements ends and open offers are void.
log-deal-gold = { $seat } gives { $other } { $gold } Gold.
log-deal-card = { $seat } gives { $other } { $card }.
log-deal-card-hidden = { $seat } gives { $other } a card.
log-deal-show = { $seat } shows { $other } { $card }.
log-deal-show-hidden = { $seat } shows { $other } a card.
log-deal-estate = { $seat } hands { $estate } over to { $other }.
log-part-agreed = { $seat } agrees to the deal of { $other }; now { $following } is asked.
log-word-taken-back = { $seat } takes back the consent to the offer of { $other }: it is off.
log-peace-lifted = The peace of agreement { $number } is lifted by all its parties.
log-clause-lifted = Agreement { $number }: { $clause } is lifted.
log-agreement = Agreement { $number } binds from now on.
log-agreement-party = Party to agreement { $number }: { $seat }.
log-clause-peace = Agreement { $number }: peace { $until_until }.
log-clause-spare = Agreement { $number }: { $seat } does not attack { $other } { $until_until }.
log-clause-stay-out = Agreement { $number }: { $seat } stays out { $region_of } { $until_until }.
log-clause-leave-title = Agreement { $number }: { $seat } leaves the Title { $region_of } alone { $until_until }.
log-clause-support = Agreement { $number }: { $seat } supports { $candidate } at the Coronation { $until_at }.
log-clause-pay = Agreement { $number }: { $giver } pays { $receiver } { $amount } Gold { $until_at }.
log-clause-hand-card = Agreement { $number }: { $giver } hands { $card } over to { $receiver } { $until_at }.
log-clause-hand-estate = Agreement { $number }: { $giver } hands { $estate } over to { $receiver } { $until_at }.
log-clause-attack = Agreement { $number }: { $seat } attacks { $enemy } { $until_at }.
log-clause-attack-ottokar = Agreement { $number }: { $seat } attacks Ottokar { $until_at }.
log-clause-note = Agreement { $number }, not enforced, { $until_until }: “{ $text }”
log-clause-forfeit-gold = Agreement { $number }: a promise that cannot be kept costs { $amount } Gold.
log-clause-forfeit-prestige = Agreement { $number }: a promise that cannot be kept costs { $amount ->
    [one] { $amount } Prestige point
   *[other] { $amount } Prestige points
}.
log-clause-over = Agreement { $number }: { $clause } has ended.
log-due-pay = Agreement { $number } falls due: { $giver } pays { $receiver } { $amount } Gold.
log-due-card = Agreement { $number } falls due: { $giver } hands { $card } over to { $receiver }.
log-due-estate = Agreement { $number } falls due: { $giver } hands { $estate } over to { $receiver }.
log-due-no-room = Agreement { $number } falls due, but { $receiver } has no Estate in supply to take over { $estate }.
log-attack-kept = { $seat } keeps the promise of agreement { $number } to attack.
log-due-sooner = Agreement { $number }: { $clause } falls due { $until_at }.
log-released = Agreement { $number }: { $seat } is released from { $clause }.
log-still-owed = Agreement { $number }: { $seat } still owes { $other } { $gold } Gold, due { $until_at }.
log-debt-lost = Agreement { $number }: at the end of the game { $seat } still owes { $other } { $gold } Gold.
log-broken = Agreement { $number }: { $seat } cannot keep { $clause }; the forfeit is due.
log-forfeit-gold = Agreement { $number }: { $seat } pays { $other } a forfeit of { $gold } Gold.
log-end-proposed = { $seat } proposes to end at the next Evaluation.
log-end-agreed = All agree: the Evaluation of { $year } will be the last.
log-end-refused = The game goes on.
log-victory-points = { $seat } has { $points ->
    [one] { $points } Victory Point
   *[other] { $points } Victory Points
}.

## The board

foresee-attack = Strength { $attack } against { $defence }: wins { $chance }%
    .brief = { $attack } against { $defence }: wins { $chance }%
foresee-defence = Strength { $defence } against { $attack }: holds { $chance }%
    .brief = { $defence } against { $attack }: holds { $chance }%
foresee-gain-estate = +{ $amount } Estate
foresee-gain-citizens = +{ $amount } { $amount ->
    [one] Citizen
   *[other] Citizens
}
foresee-gain-city = +{ $amount } City
foresee-gain-principality = +{ $amount } Principality
foresee-gain-gold = +{ $amount } Gold
foresee-gain-prestige = +{ $amount } Prestige
board-play = Play { $card } ({ $card_deal })
board-special = Play { $card } ({ $card_window })
board-citizen = Place a Citizen at { $estate } (3 Gold)
board-build = Build an Estate { $region_in } ({ $gold } Gold)
board-time = Time
board-dice = A 6 ends the rounds of an Epoch.
board-evaluation = Evaluation
board-vacant = empty throne
board-nobody = nobody
board-battle = Battle:
board-odds = As things are: { $attack } against { $defence } units. Attack wins: { $chance }%, losing about { $lost }. Defence wins: { $held }%, losing about { $spent }.{ $both ->
    [0] { "" }
   *[other] { " " }Both fall: { $both }%.
}
board-court = In front of you
board-no-cards = No cards in hand
board-radar = Victory Points now
board-ottokar = Ottokar
board-free = A free place for an Estate
board-value = value { $value }
board-city = City
board-bound = Held through a marriage, as long as it lasts.
mat-done = Finish
seal-done = Finish, pass or agree
about-seal-done = Press it to pass, to end placing or trading, or to take what is offered.
sort-city = City
sort-marriage = Marriage
sort-title = Title
sort-inheritance = Inheritance
sort-special = Special
sort-reaction = Reaction
sort-event = Event

## Regions

region-westfalen = Westphalia
    .in = in Westphalia
    .of = of Westphalia
    .german = Westfalen
region-lothringen = Lorraine
    .in = in Lorraine
    .of = of Lorraine
    .german = Lothringen
region-sachsen = Saxony
    .in = in Saxony
    .of = of Saxony
    .german = Sachsen
region-pfalz = Palatinate
    .in = in the Palatinate
    .of = of the Palatinate
    .german = Pfalz
region-franken = Franconia
    .in = in Franconia
    .of = of Franconia
    .german = Franken
region-schwaben = Swabia
    .in = in Swabia
    .of = of Swabia
    .german = Schwaben
region-bayern = Bavaria
    .in = in Bavaria
    .of = of Bavaria
    .german = Bayern
region-boehmen = Bohemia
    .in = in Bohemia
    .of = of Bohemia
    .german = Böhmen
region-maehren = Moravia
    .in = in Moravia
    .of = of Moravia
    .german = Mähren
region-oesterreich = Austria
    .in = in Austria
    .of = of Austria
    .german = Österreich
region-steiermark = Styria
    .in = in Styria
    .of = of Styria
    .german = Steiermark
region-kaernten = Carinthia
    .in = in Carinthia
    .of = of Carinthia
    .german = Kärnten
region-tirol = Tyrol
    .in = in Tyrol
    .of = of Tyrol
    .german = Tirol
region-lombardei = Lombardy
    .in = in Lombardy
    .of = of Lombardy
    .german = Lombardei
region-toskana = Tuscany
    .in = in Tuscany
    .of = of Tuscany
    .german = Toskana
region-unteritalien = Southern Italy
    .in = in Southern Italy
    .of = of Southern Italy
    .german = Unteritalien

## Places of Estates

estate-westfalen-1 = Westphalia 1
estate-westfalen-2 = Westphalia 2
estate-westfalen-3 = Westphalia 3
estate-westfalen-4 = Westphalia 4
estate-lothringen-1 = Lorraine 1
estate-lothringen-2 = Lorraine 2
estate-lothringen-3 = Lorraine 3
estate-lothringen-4 = Lorraine 4
estate-sachsen-1 = Saxony 1
estate-sachsen-2 = Saxony 2
estate-sachsen-3 = Saxony 3
estate-sachsen-4 = Saxony 4
estate-sachsen-5 = Saxony 5
estate-pfalz-1 = Palatinate 1
estate-pfalz-2 = Palatinate 2
estate-pfalz-3 = Palatinate 3
estate-franken-1 = Franconia 1
estate-franken-2 = Franconia 2
estate-franken-3 = Franconia 3
estate-franken-4 = Franconia 4
estate-schwaben-1 = Swabia 1
estate-schwaben-2 = Swabia 2
estate-schwaben-3 = Swabia 3
estate-schwaben-4 = Swabia 4
estate-schwaben-5 = Swabia 5
estate-bayern-1 = Bavaria 1
estate-bayern-2 = Bavaria 2
estate-bayern-3 = Bavaria 3
estate-bayern-4 = Bavaria 4
estate-boehmen-1 = Bohemia 1
estate-boehmen-2 = Bohemia 2
estate-boehmen-3 = Bohemia 3
estate-boehmen-4 = Bohemia 4
estate-boehmen-5 = Bohemia 5
estate-maehren-1 = Moravia 1
estate-maehren-2 = Moravia 2
estate-maehren-3 = Moravia 3
estate-oesterreich-1 = Austria 1
estate-oesterreich-2 = Austria 2
estate-oesterreich-3 = Austria 3
estate-oesterreich-4 = Austria 4
estate-oesterreich-5 = Austria 5
estate-steiermark-1 = Styria 1
estate-steiermark-2 = Styria 2
estate-steiermark-3 = Styria 3
estate-steiermark-4 = Styria 4
estate-kaernten-1 = Carinthia 1
estate-kaernten-2 = Carinthia 2
estate-kaernten-3 = Carinthia 3
estate-tirol-1 = Tyrol 1
estate-tirol-2 = Tyrol 2
estate-tirol-3 = Tyrol 3
estate-lombardei-1 = Lombardy 1
estate-lombardei-2 = Lombardy 2
estate-lombardei-3 = Lombardy 3
estate-lombardei-4 = Lombardy 4
estate-lombardei-5 = Lombardy 5
estate-toskana-1 = Tuscany 1
estate-toskana-2 = Tuscany 2
estate-toskana-3 = Tuscany 3
estate-toskana-4 = Tuscany 4
estate-unteritalien-1 = Southern Italy 1
estate-unteritalien-2 = Southern Italy 2
estate-unteritalien-3 = Southern Italy 3

## Years and spaces of the time track

year-interregnum-1 = 1254 (Interregnum)
year-interregnum-2 = 1257 (Interregnum)
year-1273 = 1273
year-1292 = 1292
year-1298 = 1298
year-1308 = 1308
year-1314 = 1314
year-1346 = 1346
year-1378 = 1378
year-1400 = 1400
year-1410 = 1410
year-1438 = 1438
year-1440 = 1440
year-1452 = 1452
moment-interregnum-1 = the Evaluation of 1254
    .until = until the Evaluation of 1254
    .at = in the Evaluation of 1254
moment-interregnum-1-round-1 = Action Round 1 of 1254
    .until = until Action Round 1 of 1254
    .at = in Action Round 1 of 1254
moment-interregnum-1-round-2 = Action Round 2 of 1254
    .until = until Action Round 2 of 1254
    .at = in Action Round 2 of 1254
moment-interregnum-1-round-3 = Action Round 3 of 1254
    .until = until Action Round 3 of 1254
    .at = in Action Round 3 of 1254
moment-interregnum-2 = the Evaluation of 1257
    .until = until the Evaluation of 1257
    .at = in the Evaluation of 1257
moment-interregnum-2-round-1 = Action Round 1 of 1257
    .until = until Action Round 1 of 1257
    .at = in Action Round 1 of 1257
moment-interregnum-2-round-2 = Action Round 2 of 1257
    .until = until Action Round 2 of 1257
    .at = in Action Round 2 of 1257
moment-interregnum-2-round-3 = Action Round 3 of 1257
    .until = until Action Round 3 of 1257
    .at = in Action Round 3 of 1257
moment-1273 = the Evaluation of 1273
    .until = until the Evaluation of 1273
    .at = in the Evaluation of 1273
moment-1273-round-1 = Action Round 1 of 1273
    .until = until Action Round 1 of 1273
    .at = in Action Round 1 of 1273
moment-1273-round-2 = Action Round 2 of 1273
    .until = until Action Round 2 of 1273
    .at = in Action Round 2 of 1273
moment-1273-round-3 = Action Round 3 of 1273
    .until = until Action Round 3 of 1273
    .at = in Action Round 3 of 1273
moment-1292 = the Evaluation of 1292
    .until = until the Evaluation of 1292
    .at = in the Evaluation of 1292
moment-1292-round-1 = Action Round 1 of 1292
    .until = until Action Round 1 of 1292
    .at = in Action Round 1 of 1292
moment-1292-round-2 = Action Round 2 of 1292
    .until = until Action Round 2 of 1292
    .at = in Action Round 2 of 1292
moment-1292-round-3 = Action Round 3 of 1292
    .until = until Action Round 3 of 1292
    .at = in Action Round 3 of 1292
moment-1298 = the Evaluation of 1298
    .until = until the Evaluation of 1298
    .at = in the Evaluation of 1298
moment-1298-round-1 = Action Round 1 of 1298
    .until = until Action Round 1 of 1298
    .at = in Action Round 1 of 1298
moment-1298-round-2 = Action Round 2 of 1298
    .until = until Action Round 2 of 1298
    .at = in Action Round 2 of 1298
moment-1298-round-3 = Action Round 3 of 1298
    .until = until Action Round 3 of 1298
    .at = in Action Round 3 of 1298
moment-1308 = the Evaluation of 1308
    .until = until the Evaluation of 1308
    .at = in the Evaluation of 1308
moment-1308-round-1 = Action Round 1 of 1308
    .until = until Action Round 1 of 1308
    .at = in Action Round 1 of 1308
moment-1308-round-2 = Action Round 2 of 1308
    .until = until Action Round 2 of 1308
    .at = in Action Round 2 of 1308
moment-1308-round-3 = Action Round 3 of 1308
    .until = until Action Round 3 of 1308
    .at = in Action Round 3 of 1308
moment-1314 = the Evaluation of 1314
    .until = until the Evaluation of 1314
    .at = in the Evaluation of 1314
moment-1314-round-1 = Action Round 1 of 1314
    .until = until Action Round 1 of 1314
    .at = in Action Round 1 of 1314
moment-1314-round-2 = Action Round 2 of 1314
    .until = until Action Round 2 of 1314
    .at = in Action Round 2 of 1314
moment-1314-round-3 = Action Round 3 of 1314
    .until = until Action Round 3 of 1314
    .at = in Action Round 3 of 1314
moment-1346 = the Evaluation of 1346
    .until = until the Evaluation of 1346
    .at = in the Evaluation of 1346
moment-1346-round-1 = Action Round 1 of 1346
    .until = until Action Round 1 of 1346
    .at = in Action Round 1 of 1346
moment-1346-round-2 = Action Round 2 of 1346
    .until = until Action Round 2 of 1346
    .at = in Action Round 2 of 1346
moment-1346-round-3 = Action Round 3 of 1346
    .until = until Action Round 3 of 1346
    .at = in Action Round 3 of 1346
moment-1378 = the Evaluation of 1378
    .until = until the Evaluation of 1378
    .at = in the Evaluation of 1378
moment-1378-round-1 = Action Round 1 of 1378
    .until = until Action Round 1 of 1378
    .at = in Action Round 1 of 1378
moment-1378-round-2 = Action Round 2 of 1378
    .until = until Action Round 2 of 1378
    .at = in Action Round 2 of 1378
moment-1378-round-3 = Action Round 3 of 1378
    .until = until Action Round 3 of 1378
    .at = in Action Round 3 of 1378
moment-1400 = the Evaluation of 1400
    .until = until the Evaluation of 1400
    .at = in the Evaluation of 1400
moment-1400-round-1 = Action Round 1 of 1400
    .until = until Action Round 1 of 1400
    .at = in Action Round 1 of 1400
moment-1400-round-2 = Action Round 2 of 1400
    .until = until Action Round 2 of 1400
    .at = in Action Round 2 of 1400
moment-1400-round-3 = Action Round 3 of 1400
    .until = until Action Round 3 of 1400
    .at = in Action Round 3 of 1400
moment-1410 = the Evaluation of 1410
    .until = until the Evaluation of 1410
    .at = in the Evaluation of 1410
moment-1410-round-1 = Action Round 1 of 1410
    .until = until Action Round 1 of 1410
    .at = in Action Round 1 of 1410
moment-1410-round-2 = Action Round 2 of 1410
    .until = until Action Round 2 of 1410
    .at = in Action Round 2 of 1410
moment-1410-round-3 = Action Round 3 of 1410
    .until = until Action Round 3 of 1410
    .at = in Action Round 3 of 1410
moment-1438 = the Evaluation of 1438
    .until = until the Evaluation of 1438
    .at = in the Evaluation of 1438
moment-1438-round-1 = Action Round 1 of 1438
    .until = until Action Round 1 of 1438
    .at = in Action Round 1 of 1438
moment-1438-round-2 = Action Round 2 of 1438
    .until = until Action Round 2 of 1438
    .at = in Action Round 2 of 1438
moment-1438-round-3 = Action Round 3 of 1438
    .until = until Action Round 3 of 1438
    .at = in Action Round 3 of 1438
moment-1440 = the Evaluation of 1440
    .until = until the Evaluation of 1440
    .at = in the Evaluation of 1440
moment-1440-round-1 = Action Round 1 of 1440
    .until = until Action Round 1 of 1440
    .at = in Action Round 1 of 1440
moment-1440-round-2 = Action Round 2 of 1440
    .until = until Action Round 2 of 1440
    .at = in Action Round 2 of 1440
moment-1440-round-3 = Action Round 3 of 1440
    .until = until Action Round 3 of 1440
    .at = in Action Round 3 of 1440
moment-1452 = the Evaluation of 1452
    .until = until the Evaluation of 1452
    .at = in the Evaluation of 1452
moment-1452-round-1 = Action Round 1 of 1452
    .until = until Action Round 1 of 1452
    .at = in Action Round 1 of 1452
moment-1452-round-2 = Action Round 2 of 1452
    .until = until Action Round 2 of 1452
    .at = in Action Round 2 of 1452
moment-1452-round-3 = Action Round 3 of 1452
    .until = until Action Round 3 of 1452
    .at = in Action Round 3 of 1452

## Cards

card-city-nuernberg = Nuremberg
    .text = Build a City in Franconia for 6 Gold, under one of your Estates there.
    .city = Nuremberg (Franconia)
    .german = Nürnberg
card-city-verona = Verona
    .text = Build a City in Lombardy for 6 Gold, under one of your Estates there.
    .city = Verona (Lombardy)
    .german = Verona
card-city-florenz = Florence
    .text = Build a City in Tuscany for 6 Gold, under one of your Estates there.
    .city = Florence (Tuscany)
    .german = Florenz
card-city-dortmund = Dortmund
    .text = Build a City in Westphalia for 6 Gold, under one of your Estates there.
    .city = Dortmund (Westphalia)
    .german = Dortmund
card-city-basel = Basel
    .text = Build a City in Swabia for 6 Gold, under one of your Estates there.
    .city = Basel (Swabia)
    .german = Basel
card-city-wiener_neustadt = Wiener Neustadt
    .text = Build a City in Austria for 6 Gold, under one of your Estates there.
    .city = Wiener Neustadt (Austria)
    .german = Wiener Neustadt
card-city-prag = Prague
    .text = Build a City in Bohemia for 6 Gold, under one of your Estates there.
    .city = Prague (Bohemia)
    .german = Prag
card-city-meissen = Meissen
    .text = Build a City in Saxony for 6 Gold, under one of your Estates there.
    .city = Meissen (Saxony)
    .german = Meißen
card-marriage-westfalen = Margaret of Cleves
    .text = Requires Prestige 8 or more. Pay 4 Gold; place 1 Estate free in Westphalia; place 1 Citizen free in Westphalia.
    .deal = −4 Gold, +1 Estate, +1 Citizen
    .note = Daughter of the count of Cleves on the lower Rhine; married a Wittelsbach of Bavaria-Straubing.
    .german = Margarete von Kleve
card-marriage-lothringen = Elisabeth of Görlitz
    .text = Pay 8 Gold; place 1 Estate free in Lorraine; take the Principality card of Lorraine until the marriage ends.
    .deal = −8 Gold, +1 Estate, +1 Principality
    .note = Holder of the pledged duchy of Luxembourg; both her husbands ruled it through her.
    .german = Elisabeth von Görlitz
card-marriage-sachsen = Elisabeth of Meissen
    .text = Requires at least 1 City anywhere on the map. Pay 2 Gold; place 1 Estate free in Saxony; gain 1 Prestige point.
    .deal = −2 Gold, +1 Estate, +1 Prestige
    .note = A Wettin daughter whose match tied Meissen to the burgraves of Nuremberg.
    .german = Elisabeth von Meißen
card-marriage-pfalz = Anna of the Palatinate
    .text = Requires Prestige 10 or more. Pay 6 Gold; place 1 Estate free in the Palatinate; take the Principality card of the Palatinate until the marriage ends.
    .deal = −6 Gold, +1 Estate, +1 Principality
    .note = Second wife of Charles IV, chosen to split the Wittelsbach camp.
    .german = Anna von der Pfalz
card-marriage-franken = Elisabeth of Nuremberg
    .text = Requires at least 1 Estate in Franconia, the Palatinate, Bavaria or Swabia. Pay 6 Gold; place 1 Estate free in Franconia; place 1 City free in Franconia.
    .deal = −6 Gold, +1 Estate, +1 City
    .note = Burgrave's daughter, later queen beside Rupert of the Palatinate.
    .german = Elisabeth von Nürnberg
card-marriage-schwaben = Gertrude of Hohenberg
    .text = Pay 3 Gold; place 1 Estate free in Swabia.
    .deal = −3 Gold, +1 Estate
    .note = First wife of Rudolf of Habsburg; her dowry rounded off his Upper Rhine lands.
    .german = Gertrud von Hohenberg
card-marriage-bayern = Joanna Sophia of Bavaria
    .text = Remove 1 Citizen of yours; place 1 Estate free in Bavaria; gain 1 Prestige point.
    .deal = −1 Citizen, +1 Estate, +1 Prestige
    .note = Wittelsbach bride who sealed a peace with the Habsburg Albert IV.
    .german = Johanna Sophie von Bayern
card-marriage-boehmen = Elisabeth of Bohemia
    .text = Requires Prestige 12 or more. Pay 9 Gold; place 1 Estate free in Bohemia; take the Principality card of Bohemia until the marriage ends; gain 1 Prestige point.
    .deal = −9 Gold, +1 Estate, +1 Principality, +1 Prestige
    .note = Last Premyslid heiress; with her hand John of Luxembourg won a crown.
    .german = Elisabeth von Böhmen
card-marriage-maehren = Elisabeth of Moravia
    .text = Pay 4 Gold; place 1 Estate free in Moravia; place 1 Citizen free in Moravia.
    .deal = −4 Gold, +1 Estate, +1 Citizen
    .note = Daughter of margrave John Henry, married into the house of Wettin.
    .german = Elisabeth von Mähren
card-marriage-oesterreich = Margaret of Babenberg
    .text = Requires Prestige 10 or more. Pay 6 Gold; remove 1 Citizen of yours; place 1 Estate free in Austria; take the Principality card of Austria until the marriage ends.
    .deal = −6 Gold, −1 Citizen, +1 Estate, +1 Principality
    .note = Sister of the last Babenberg duke; Ottokar married her for her claim.
    .german = Margarete von Babenberg
card-marriage-steiermark = Barbara of Cilli
    .text = Pay 4 Gold; place 1 Estate free in Styria; place 1 Citizen free in Styria.
    .deal = −4 Gold, +1 Estate, +1 Citizen
    .note = Daughter of the count of Cilli, second wife of Sigismund.
    .german = Barbara von Cilli
card-marriage-kaernten = Elisabeth of Gorizia-Tyrol
    .text = Requires at least 1 Estate in Austria, Styria, Tyrol or Carinthia. Place 1 Estate free in Carinthia; receive 3 Gold.
    .deal = +1 Estate, +3 Gold
    .note = Wife of Albert I, daughter of Meinhard II; she brought salt and silver revenues.
    .german = Elisabeth von Görz-Tirol
card-marriage-tirol = Margaret Maultasch
    .text = Lose 1 Prestige point; pay 3 Gold; place 1 Estate free in Tyrol; take the Principality card of Tyrol until the marriage ends.
    .deal = −1 Prestige, −3 Gold, +1 Estate, +1 Principality
    .note = Countess in her own right; she drove out one husband and took another without the Church.
    .german = Margarete Maultasch
card-marriage-lombardei = Viridis Visconti
    .text = Requires Prestige 10 or more. Receive 12 Gold; gain 1 Prestige point.
    .deal = +12 Gold, +1 Prestige
    .note = Milanese bride of Leopold III: no land, but a very large dowry.
    .german = Viridis Visconti
card-marriage-toskana = Margherita Aldobrandeschi
    .text = Pay 5 Gold; remove 1 Citizen of yours; place 1 Estate free in Tuscany; take the Principality card of Tuscany until the marriage ends.
    .deal = −5 Gold, −1 Citizen, +1 Estate, +1 Principality
    .note = Heiress of Sovana and Pitigliano, married five times for her castles.
    .german = Margherita Aldobrandeschi
card-marriage-unteritalien = Joanna of Naples
    .text = Requires at least 1 Principality card. Pay 7 Gold; place 1 Estate free in Southern Italy; take the Principality card of Southern Italy until the marriage ends; gain 1 Prestige point.
    .deal = −7 Gold, +1 Estate, +1 Principality, +1 Prestige
    .note = Wife of William of Austria, later queen of Naples as Joanna II.
    .german = Johanna von Neapel
card-title-oesterreich = Archduke of Austria
    .text = Requires at least 2 Estates in Austria and at least 1 City anywhere on the map. Gain 2 Prestige points.
    .deal = +2 Prestige
    .city = Vienna (Austria)
    .note = Privilegium maius, 1358/59.
    .german = Erzherzog von Österreich
card-title-steiermark = Duke of Styria
    .text = Requires at least 2 Estates in Styria. Gain 2 Prestige points.
    .deal = +2 Prestige
    .city = Graz (Styria)
    .note = Ducal hat of Styria, joined to Austria since 1192.
    .german = Herzog von Steiermark
card-title-kaernten = Duke of Carinthia
    .text = Requires at least 1 Estate in Carinthia and Prestige 10 or more. Gain 2 Prestige points.
    .deal = +2 Prestige
    .city = Sankt Veit (Carinthia)
    .note = Enthroned on the ducal chair of the Zollfeld.
    .german = Herzog von Kärnten
card-title-tirol = Count of Tyrol
    .text = Requires at least 1 Estate in Tyrol and Prestige 10 or more. Gain 2 Prestige points.
    .deal = +2 Prestige
    .city = Innsbruck (Tyrol)
    .note = County handed to the Habsburgs in 1363.
    .german = Graf von Tirol
card-title-bayern = Duke of Bavaria
    .text = Requires the Principality card of Bavaria. Gain 2 Prestige points.
    .deal = +2 Prestige
    .city = Munich (Bavaria)
    .note = Wittelsbach dignity since 1180.
    .german = Herzog von Bayern
card-title-pfalz = Count Palatine of the Rhine
    .text = Requires the Principality card of the Palatinate. Gain 2 Prestige points.
    .deal = +2 Prestige
    .city = Heidelberg (Palatinate)
    .note = Imperial vicar and elector.
    .german = Pfalzgraf bei Rhein
card-title-sachsen = Duke of Saxony
    .text = Requires at least 2 Estates in Saxony and Prestige 8 or more. Gain 2 Prestige points.
    .deal = +2 Prestige
    .city = Meissen (Saxony)
    .note = Arch-marshal and elector.
    .german = Herzog von Sachsen
card-title-boehmen = King of Bohemia
    .text = Requires the Principality card of Bohemia and Prestige 10 or more. Gain 2 Prestige points.
    .deal = +2 Prestige
    .city = Prague (Bohemia)
    .note = The only king among the electors.
    .german = König von Böhmen
card-title-maehren = Margrave of Moravia
    .text = Requires at least 2 Estates in Moravia or Bohemia. Gain 2 Prestige points.
    .deal = +2 Prestige
    .city = Brno (Moravia)
    .note = Fief of the Bohemian crown.
    .german = Markgraf von Mähren
card-title-schwaben = Bailiff of Swabia
    .text = Requires at least 2 Estates in Swabia and at least 1 City anywhere on the map. Gain 2 Prestige points.
    .deal = +2 Prestige
    .city = Augsburg (Swabia)
    .note = Imperial bailiwick that replaced the Hohenstaufen duchy.
    .german = Landvogt in Schwaben
card-title-lothringen = Duke of Lorraine
    .text = Requires at least 1 Estate in Lorraine and at least 2 Citizens in Lorraine. Gain 2 Prestige points.
    .deal = +2 Prestige
    .city = Luxembourg (Lorraine)
    .note = Upper Lorraine between Meuse and Vosges.
    .german = Herzog von Lothringen
card-title-franken = Burgrave of Nuremberg
    .text = Requires at least 1 Estate in Franconia and at least 1 City anywhere on the map. Gain 2 Prestige points.
    .deal = +2 Prestige
    .city = Nuremberg (Franconia)
    .note = Office of the Hohenzollern in Franconia.
    .german = Burggraf von Nürnberg
card-title-lombardei = Duke of Milan
    .text = Requires at least 2 Estates in Lombardy and Prestige 8 or more. Gain 2 Prestige points.
    .deal = +2 Prestige
    .city = Milan (Lombardy)
    .note = Title sold to Gian Galeazzo Visconti in 1395.
    .german = Herzog von Mailand
card-title-unteritalien = King of Naples
    .text = Requires at least 1 Estate in Southern Italy and Prestige 12 or more. Gain 2 Prestige points.
    .deal = +2 Prestige
    .city = Naples (Southern Italy)
    .note = Crown of the old Norman and Hohenstaufen kingdom.
    .german = König von Neapel
card-inheritance-westfalen = Inheritance: Westphalia
    .text = Place 1 Estate free in Westphalia.
    .deal = +1 Estate
    .city = Cologne (Westphalia)
    .note = County of Mark falls to Cleves, 1398.
    .german = Erbschaft Westfalen
card-inheritance-lothringen = Inheritance: Lorraine
    .text = Place 1 Estate free in Lorraine.
    .deal = +1 Estate
    .city = Metz (Lorraine)
    .note = Vaudémont succession in Lorraine, 1431.
    .german = Erbschaft Lothringen
card-inheritance-sachsen = Inheritance: Saxony
    .text = Place 1 Estate free in Saxony.
    .deal = +1 Estate
    .city = Erfurt (Saxony)
    .note = Thuringian succession, 1247-1264.
    .german = Erbschaft Sachsen
card-inheritance-pfalz = Inheritance: Palatinate
    .text = Place 1 Estate free in the Palatinate.
    .deal = +1 Estate
    .city = Mainz (Palatinate)
    .note = Partition of the Palatine lands, 1410.
    .german = Erbschaft Pfalz
card-inheritance-franken = Inheritance: Franconia
    .text = Place 1 Estate free in Franconia.
    .deal = +1 Estate
    .city = Würzburg (Franconia)
    .note = Andechs-Merania dies out, 1248.
    .german = Erbschaft Franken
card-inheritance-schwaben = Inheritance: Swabia
    .text = Place 1 Estate free in Swabia.
    .deal = +1 Estate
    .city = Constance (Swabia)
    .note = Kyburg inheritance of Rudolf of Habsburg, 1264.
    .german = Erbschaft Schwaben
card-inheritance-bayern = Inheritance: Bavaria
    .text = Place 1 Estate free in Bavaria.
    .deal = +1 Estate
    .city = Regensburg (Bavaria)
    .note = Lower Bavaria reverts to the Upper line, 1340.
    .german = Erbschaft Bayern
card-inheritance-boehmen = Inheritance: Bohemia
    .text = Place 1 Estate free in Bohemia.
    .deal = +1 Estate
    .city = Kutná Hora (Bohemia)
    .note = The Premyslids die out, 1306.
    .german = Erbschaft Böhmen
card-inheritance-maehren = Inheritance: Moravia
    .text = Place 1 Estate free in Moravia.
    .deal = +1 Estate
    .city = Brno (Moravia)
    .note = Death of Jobst of Moravia, 1411.
    .german = Erbschaft Mähren
card-inheritance-oesterreich = Inheritance: Austria
    .text = Place 1 Estate free in Austria.
    .deal = +1 Estate
    .city = Linz (Austria)
    .note = The Babenbergs die out, 1246.
    .german = Erbschaft Österreich
card-inheritance-steiermark = Inheritance: Styria
    .text = Place 1 Estate free in Styria.
    .deal = +1 Estate
    .city = Graz (Styria)
    .note = Styrian estates pass to a new lord, 1260.
    .german = Erbschaft Steiermark
card-inheritance-kaernten = Inheritance: Carinthia
    .text = Place 1 Estate free in Carinthia.
    .deal = +1 Estate
    .city = Sankt Veit (Carinthia)
    .note = Carinthia and Carniola fall to the Habsburgs, 1335.
    .german = Erbschaft Kärnten
card-inheritance-tirol = Inheritance: Tyrol
    .text = Place 1 Estate free in Tyrol.
    .deal = +1 Estate
    .city = Innsbruck (Tyrol)
    .note = Margaret Maultasch hands over Tyrol, 1363.
    .german = Erbschaft Tirol
card-inheritance-toskana = Inheritance: Tuscany
    .text = Place 1 Estate free in Tuscany.
    .deal = +1 Estate
    .city = Siena (Tuscany)
    .note = The old Matildine lands claimed again.
    .german = Erbschaft Toskana
card-special-sondersteuer-1 = Special tax (Vienna)
    .text = Action Round: Receive 6 Gold. Evaluation, before Income: Receive 1 extra Gold for each of your Estates.
    .deal = +6 Gold
    .window = +1 Gold for each Estate
    .city = Vienna (Austria)
    .german = Sondersteuer
card-special-sondersteuer-2 = Special tax (Genoa)
    .text = Action Round: Receive 6 Gold. Evaluation, before Income: Receive 1 extra Gold for each of your Estates.
    .deal = +6 Gold
    .window = +1 Gold for each Estate
    .city = Genoa (Lombardy)
    .german = Sondersteuer
card-special-ansiedlung-1 = Settlement (Wiener Neustadt)
    .text = Action Round: Place up to 3 Citizens free beside your Estates. Evaluation, phases 2 to 6: Place 1 Citizen free beside your Estates.
    .deal = up to +3 Citizens
    .window = +1 Citizen
    .city = Wiener Neustadt (Austria)
    .german = Ansiedlung
card-special-ansiedlung-2 = Settlement (Mainz)
    .text = Action Round: Place up to 3 Citizens free beside your Estates. Evaluation, phases 2 to 6: Place 1 Citizen free beside your Estates.
    .deal = up to +3 Citizens
    .window = +1 Citizen
    .city = Mainz (Palatinate)
    .german = Ansiedlung
card-special-landesausbau-1 = Land clearance (Regensburg)
    .text = Action Round: Build up to 2 Estates at the normal price. Evaluation, phases 2 to 6: Build 1 Estate at the normal price.
    .deal = up to 2 Estates at the normal price
    .window = 1 Estate at the normal price
    .city = Regensburg (Bavaria)
    .german = Landesausbau
card-special-landesausbau-2 = Land clearance (Milan)
    .text = Action Round: Build up to 2 Estates at the normal price. Evaluation, phases 2 to 6: Build 1 Estate at the normal price.
    .deal = up to 2 Estates at the normal price
    .window = 1 Estate at the normal price
    .city = Milan (Lombardy)
    .german = Landesausbau
card-special-landfriede-1 = Public peace (Cologne)
    .text = Action Round: Gain 2 Prestige points. Evaluation, before Prestige: In this phase you lose nothing in the categories in which you have the fewest.
    .deal = +2 Prestige
    .window = no loss where you have the fewest
    .city = Cologne (Westphalia)
    .german = Landfriede
card-special-landfriede-2 = Public peace (Prague)
    .text = Action Round: Gain 2 Prestige points. Evaluation, before Prestige: In this phase you lose nothing in the categories in which you have the fewest.
    .deal = +2 Prestige
    .window = no loss where you have the fewest
    .city = Prague (Bohemia)
    .german = Landfriede
card-special-raubritter-1 = Robber knights (Luxembourg)
    .text = Action Round: Lose 1 Prestige point; take up to 6 Gold from one opponent. Evaluation, after Income: Lose 1 Prestige point; take up to 4 Gold from one opponent.
    .deal = −1 Prestige, up to +6 Gold
    .window = −1 Prestige, up to +4 Gold
    .city = Luxembourg (Lorraine)
    .german = Raubritter
card-special-raubritter-2 = Robber knights (Basel)
    .text = Action Round: Lose 1 Prestige point; take up to 6 Gold from one opponent. Evaluation, after Income: Lose 1 Prestige point; take up to 4 Gold from one opponent.
    .deal = −1 Prestige, up to +6 Gold
    .window = −1 Prestige, up to +4 Gold
    .city = Basel (Swabia)
    .german = Raubritter
card-special-bauernaufstand-1 = Peasant revolt (Florence)
    .text = Action Round: Reduce up to 2 Estates of one opponent by 1 step (never below 1). Evaluation, before Income: Reduce 1 Estate of one opponent by 2 steps (never below 1).
    .deal = up to 2 Estates of a rival −1 each
    .window = 1 Estate of a rival −2
    .city = Florence (Tuscany)
    .german = Bauernaufstand
card-special-bauernaufstand-2 = Peasant revolt (Erfurt)
    .text = Action Round: Reduce up to 2 Estates of one opponent by 1 step (never below 1). Evaluation, before Income: Reduce 1 Estate of one opponent by 2 steps (never below 1).
    .deal = up to 2 Estates of a rival −1 each
    .window = 1 Estate of a rival −2
    .city = Erfurt (Saxony)
    .german = Bauernaufstand
card-special-kirchenbann-1 = Excommunication (Pisa)
    .text = Action Round: One opponent loses 2 Prestige points. Evaluation, before Prestige: One opponent loses 1 Prestige point.
    .deal = a rival: −2 Prestige
    .window = a rival: −1 Prestige
    .city = Pisa (Tuscany)
    .german = Kirchenbann
card-special-kirchenbann-2 = Excommunication (Naples)
    .text = Action Round: One opponent loses 2 Prestige points. Evaluation, before Prestige: One opponent loses 1 Prestige point.
    .deal = a rival: −2 Prestige
    .window = a rival: −1 Prestige
    .city = Naples (Southern Italy)
    .german = Kirchenbann
card-special-handsalbe-1 = Bribing the electors (Augsburg)
    .text = Action Round: Pay 3 Gold; draw 2 cards. Evaluation, before Coronation: Pay 5 Gold; count 2 Estates fewer in this election.
    .deal = −3 Gold, +2 cards
    .window = −5 Gold, 2 Estates fewer in this election
    .city = Augsburg (Swabia)
    .german = Handsalbe
card-special-handsalbe-2 = Bribing the electors (Bari)
    .text = Action Round: Pay 3 Gold; draw 2 cards. Evaluation, before Coronation: Pay 5 Gold; count 2 Estates fewer in this election.
    .deal = −3 Gold, +2 cards
    .window = −5 Gold, 2 Estates fewer in this election
    .city = Bari (Southern Italy)
    .german = Handsalbe
card-special-kundschafter-1 = Spy (Verona)
    .text = Action Round: Look at one opponent's hand and take 1 card. Evaluation, phases 2 to 6: Draw 1 card.
    .deal = 1 card from the hand of a rival
    .window = +1 card
    .city = Verona (Lombardy)
    .german = Kundschafter
card-special-kundschafter-2 = Spy (Munich)
    .text = Action Round: Look at one opponent's hand and take 1 card. Evaluation, phases 2 to 6: Draw 1 card.
    .deal = 1 card from the hand of a rival
    .window = +1 card
    .city = Munich (Bavaria)
    .german = Kundschafter
card-reaction-kindbett-1 = Childbed
    .text = One marriage of any player ends at once; a Principality held only through it is given back and that player may marry again this epoch.
    .german = Kindbett
card-reaction-kindbett-2 = Childbed
    .text = One marriage of any player ends at once; a Principality held only through it is given back and that player may marry again this epoch.
    .german = Kindbett
card-reaction-soeldner-1 = Mercenaries
    .text = Pay 3 Gold; add 3 Soldiers to your side for this battle.
    .deal = −3 Gold, +3 Soldiers in this battle
    .german = Söldner
card-reaction-soeldner-2 = Mercenaries
    .text = Pay 3 Gold; add 3 Soldiers to your side for this battle.
    .deal = −3 Gold, +3 Soldiers in this battle
    .german = Söldner
card-reaction-verrat-1 = Treason
    .text = Your enemy removes 2 Citizens or Soldiers of the enemy's choice before the first roll, or all if there are fewer.
    .deal = enemy: −2 units
    .german = Verrat
card-reaction-verrat-2 = Treason
    .text = Your enemy removes 2 Citizens or Soldiers of the enemy's choice before the first roll, or all if there are fewer.
    .deal = enemy: −2 units
    .german = Verrat
card-reaction-hinterhalt-1 = Ambush
    .text = In the first round you roll first and the enemy removes losses before answering.
    .deal = you roll first in the first round
    .german = Hinterhalt
card-reaction-hinterhalt-2 = Ambush
    .text = In the first round you roll first and the enemy removes losses before answering.
    .deal = you roll first in the first round
    .german = Hinterhalt
card-reaction-bundesgenossen-1 = Allies
    .text = Up to 3 of your Citizens from other Estates in the attacked region or one adjacent to it fight on your side; survivors go back.
    .deal = up to +3 Citizens in this battle
    .german = Bundesgenossen
card-reaction-bundesgenossen-2 = Allies
    .text = Up to 3 of your Citizens from other Estates in the attacked region or one adjacent to it fight on your side; survivors go back.
    .deal = up to +3 Citizens in this battle
    .german = Bundesgenossen
card-reaction-belagerungsgeraet-1 = Siege engines
    .text = The City under attack gives no protection in this battle.
    .deal = the City does not protect
    .german = Belagerungsgerät
card-reaction-waffenstillstand-1 = Truce
    .text = The attack against you is called off; the attacker's action and lost Prestige are not given back.
    .deal = no battle
    .german = Waffenstillstand
card-event-interregnum-1 = Interregnum
    .text = No King: drawn before the Coronation, that phase is skipped; drawn after it, the King dies and the Anti-king disappears.
    .german = Interregnum
card-event-interregnum-2 = Interregnum
    .text = No King: drawn before the Coronation, that phase is skipped; drawn after it, the King dies and the Anti-king disappears.
    .german = Interregnum
card-event-interregnum-3 = Interregnum
    .text = No King: drawn before the Coronation, that phase is skipped; drawn after it, the King dies and the Anti-king disappears.
    .german = Interregnum
card-event-gegenkoenig-1 = Anti-king
    .text = If there is a King, the other player with the most Estates becomes Anti-king; otherwise the card is discarded. Drawn before the Coronation, it works at once, unless the table has chosen that it waits for the new King.
    .german = Gegenkönig
card-event-gegenkoenig-2 = Anti-king
    .text = If there is a King, the other player with the most Estates becomes Anti-king; otherwise the card is discarded. Drawn before the Coronation, it works at once, unless the table has chosen that it waits for the new King.
    .german = Gegenkönig
card-event-gegenkoenig-3 = Anti-king
    .text = If there is a King, the other player with the most Estates becomes Anti-king; otherwise the card is discarded. Drawn before the Coronation, it works at once, unless the table has chosen that it waits for the new King.
    .german = Gegenkönig
card-event-karten_mischen-1 = Please shuffle the cards
    .text = Always resolved: shuffle this card and the discards back into the deck.
    .german = Bitte Karten mischen

## How near everybody is to winning

near-rounds-left = { $rounds ->
    [0] The final Evaluation comes next. Most points win.
    [one] The final Evaluation is 1 space of the Time Track away. Most points win.
   *[other] The final Evaluation is { $rounds } spaces of the Time Track away. Most points win.
  }
near-next-gold = With { $gold } Gold more there would be another point.
near-next-citizens = { $citizens ->
    [one] 1 more Citizen would be worth another point.
   *[other] { $citizens } more Citizens would be worth another point.
  }
near-final = If the final Evaluation came now, the points would be { $points }. Change of Gold: { $income }; change of Prestige: { $prestige }.
near-wins-so = Would win with { $points ->
    [one] 1 point
   *[other] { $points } points
  } if nothing changes.
