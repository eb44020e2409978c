### Pax Renaissance: every text of the game.

## The game

game-name = Pax Renaissance
game-about = Bankers behind the thrones: finance wars, queens and heretics between 1460 and 1530. First edition, 2 to 4 players.

## Small kinds

region-west = West
    .in = in the West
    .of = of the West
region-east = East
    .in = in the East
    .of = of the East
religion-catholic = catholic (white)
religion-reformist = reformist (red)
religion-islamic = islamic (black)
face-catholic = catholic theocracy
face-reformist = reformist theocracy
face-islamic = islamic theocracy
face-secular = secular
prestige-catholic = catholic prestige
prestige-reformist = reformist prestige
prestige-islamic = islamic prestige
prestige-law = law prestige
prestige-discovery = discovery prestige
prestige-patron = patron prestige
prestige-polymath = polymath prestige
victory-renaissance = Renaissance victory
victory-imperial = Imperial victory
victory-holy = Religious victory
victory-globalization = Globalization victory
family-fugger = Fugger
family-medici = Medici
family-coeur = Cœur
family-marchionni = Marchionni
operation-inquisitor_catholic = inquisitor (white)
operation-inquisitor_reformist = inquisitor (red)
operation-inquisitor_islamic = inquisitor (black)
operation-commerce_west = commerce (West)
operation-commerce_east = commerce (East)
operation-behead = behead
operation-tax = tax
operation-repress = repress
operation-vote_west = vote (West)
operation-vote_east = vote (East)
operation-corsair_catholic = corsair (white)
operation-corsair_reformist = corsair (red)
operation-corsair_islamic = corsair (black)
operation-siege = siege
operation-campaign = campaign
shot-none = no one-shot
shot-trade_shift = trade shift
shot-coronation = coronation
shot-conspiracy = conspiracy
shot-peasant_revolt = peasant revolt
shot-crusade = crusade
shot-reformation = reformation
shot-jihad = jihad
shot-apostasy = apostasy
shot-torch = torch
shot-comet = comet
shot-campaign = campaign

## Questions

ask-Act = take an action
ask-Comet = activate a victory card with the comet
ask-DiscardDown = discard a card from the hand: it is over the limit
ask-OneShot = decide whether to use the one-shot of { $card }
ask-Agents = place all, some or none of the agents of { $card }
ask-RequiredAgents = place all the agents of { $card }, whose one-shot is used
ask-Borrow = take { $piece_a } that is in play, the supply being empty, or go without it
ask-RepressConcession = choose the empire card that receives the concession repressed { $border_on }
ask-FairLevy = choose the city of the levy { $land_in }
ask-TaxLevy = choose the city of the levy after the tax { $land_in }
ask-Pacify = remove one repressed piece { $land_in } or none
ask-Concession = place a concession on a border { $land_of } or none
ask-Emancipate = emancipate repressed pieces { $land_in }
ask-March = put the victors on the map { $land_in }
ask-Rally = decide whether rooks join the crusade { $land_in }
ask-Losses = choose the fallen of the battle { $land_in } ({ $due } to go)
ask-TurnMap = make the map card { $land_of } secular or keep the theocracy
ask-SecondSale = sell a second card with the same action, or not
ask-TreacherousWar = choose where the war of { $card } is waged
ask-Operations = use the operations of the cards, one of each card
ask-Inquisitor = move a bishop of the religion: { $colour }
ask-Commerce = take a florin from the market { $row_of }
ask-Behead = choose the card to behead with { $card }
ask-Tax = choose the concession to tax
ask-TaxDue = pay the tax for the concession { $border_on } or have it repressed
ask-Repress = choose the piece to repress
ask-Vote = choose the empire { $region_of } to vote on
ask-Corsair = sail with a pirate of the religion: { $colour }
ask-Siege = choose the piece to kill by siege
ask-Campaign = choose the empire that the king { $land_of } attacks

## Choices

do-buy = Buy { $card }{ $price ->
    [0] {""}
    [one] {" "}for 1 florin
   *[other] {" "}for { $price } florins
}
    .open = Buy a card{ $price ->
        [0] {""}
        [one] {" "}for 1 florin
       *[other] {" "}for { $price } florins
    }
do-play = Play { $card }
    .open = Play a card
do-sell = Sell { $card } for { $gain ->
    [one] 1 florin
   *[other] { $gain } florins
}
    .open = Sell a card for { $gain ->
        [one] 1 florin
       *[other] { $gain } florins
    }
do-treachery = Sell { $card } for its one-shot instead of florins
    .open = Sell a card for its one-shot instead of florins
do-operations = Run the operations { $region_of }
    .open = Run the operations
do-operations_both = Run the operations of the West and of the East together
do-free_operations = Run the operations { $region_of } without spending an action
    .open = Run the operations without spending an action
do-fair = Hold the fair { $region_of }
    .open = Hold a fair
do-free_fair = Hold the fair { $region_of } without spending an action
    .open = Hold a fair without spending an action
do-declare = Declare the { $victory }
    .open = Declare a victory
do-reprisal = Discard { $card } for a peasant revolt against her king
    .open = Discard a queen for a peasant revolt against her king
do-apostasy = Trigger the apostasy of { $card } (1 action)
    .open = Trigger the apostasy of a card (1 action)
do-activate = Activate the { $victory }
    .open = Activate a victory
do-discard = Discard { $card } from the hand
    .open = Discard a card from the hand
do-done = Finish
do-shift = Open the emporium { $city_of }
    .open = Open an emporium
do-war = Wage the war { $land_in }
    .open = Wage a war
do-use_apostasy = Use the apostasy
do-torch = Turn the { $victory } inactive
    .open = Turn a victory inactive
do-marry = Marry her to the king { $land_of }
    .open = Marry her to a king
do-maid = Keep her unmarried
do-bestow = Give the crown to the king { $land_of }
    .open = Give the crown to a king
do-shelve = Keep the crown without a king
do-forgo = Do without
do-place = Put { $piece_a } { $city_in }
    .open = Put a piece in a city
    .open-city = Put { $piece_a } in a city
do-lay = Put { $piece_a } { $border_on }
    .open = Put a piece on a border
    .open-border = Put { $piece_a } on a border
do-oust = Put { $piece_a } { $city_in } and repress the piece there (1 florin)
    .open = Put a piece in a city and repress the piece there (1 florin)
    .open-city = Put { $piece_a } in a city and repress the piece there (1 florin)
do-oust_border = Put { $piece_a } { $border_on } and repress the concession there (1 florin)
    .open = Put a piece on a border and repress the concession there (1 florin)
    .open-border = Put { $piece_a } on a border and repress the concession there (1 florin)
do-raid = Put { $piece_a } { $border_on } and kill the piece there
    .open = Put a piece on a border and kill the piece there
    .open-border = Put { $piece_a } on a border and kill the piece there
do-install = Put { $piece_a } on { $card }
    .open = Put a piece on a card
    .open-card = Put { $piece_a } on a card
do-take_city = Take { $piece_a } standing { $city_in }
    .open = Take a piece from a city
    .open-city = Take { $piece_a } from a city
do-take_border = Take { $piece_a } { $border_on }
    .open = Take a piece from a border
    .open-border = Take { $piece_a } from a border
do-take_bishop = Take the bishop on { $card }
    .open = Take a bishop from a card
do-take_repressed = Take { $piece_a } repressed on the empire card { $land_of }
    .open = Take a repressed piece
do-leave = Go without
do-repress_to = Repress onto the empire card { $land_of }
    .open = Repress onto an empire card
do-levy = Levy { $piece_a } { $city_in }
    .open = Levy a piece in a city
    .open-city = Levy { $piece_a } in a city
do-join = The rooks join in
do-stay = The rooks stay out
do-lose_city = The fallen: { $piece_a } { $city_in }
    .open = The fallen: a piece in a city
    .open-city = The fallen: { $piece_a } in a city
do-lose_border = The fallen: { $piece_a } { $border_on }
    .open = The fallen: a piece on a border
    .open-border = The fallen: { $piece_a } on a border
do-lose_agent = The fallen: { $piece_a } of the agents
    .open = The fallen: one of the agents
do-lose_repressed = The fallen: { $piece_a } of the repressed
    .open = The fallen: one of the repressed
do-concession = Place a concession { $border_on }
    .open = Place a concession
do-takeover = Place a concession { $border_on } and repress the one there (1 florin)
    .open = Place a concession and repress the one there (1 florin)
do-secularise = Turn the map card to its secular face
do-keep = Keep the theocracy
do-use = { $card }: { $operation }
    .open = Use an operation of a card
    .open-operation = { $card }: choose an operation
    .open-card = { $operation }: choose a card
do-cipher = Opponent's { $card }: { $operation }
    .open = Use an operation of an opponent's card
    .open-operation = Opponent's { $card }: choose an operation
    .open-card = { $operation }: choose an opponent's card
do-collect = Take 1 florin from { $card }
    .open = Take 1 florin from a card
do-behead = Behead { $card }
    .open = Behead a card
do-tax = Tax the concession { $border_on } for { $land_the }
    .open = Tax a concession
    .open-border = Tax a concession for { $land_the }
do-pay = Pay 1 florin and keep the concession
do-submit = Have the concession repressed
do-repress = Repress { $piece_a } { $city_in } (you earn 1 florin)
    .open = Repress a piece in a city (you earn 1 florin)
    .open-city = Repress { $piece_a } in a city (you earn 1 florin)
do-repress_border = Repress { $piece_a } { $border_on } (you earn 1 florin)
    .open = Repress a piece on a border (you earn 1 florin)
    .open-border = Repress { $piece_a } on a border (you earn 1 florin)
do-vote = Vote { $land_in } ({ $cost ->
    [0] no cost
    [one] 1 florin
   *[other] { $cost } florins
})
    .open = Vote in an empire ({ $cost ->
        [0] no cost
        [one] 1 florin
       *[other] { $cost } florins
    })
do-sail = Sail from the border { $frm } to the border { $to }
    .open = Sail from one border to another
do-siege = Kill { $piece_a } { $city_in }
    .open = Kill a piece in a city
    .open-city = Kill { $piece_a } in a city
do-siege_border = Kill { $piece_a } { $border_on }
    .open = Kill a piece on a border
    .open-border = Kill { $piece_a } on a border
do-campaign = Campaign against { $land_the } ({ $cost ->
    [one] 1 florin
   *[other] { $cost } florins
})
    .open = Campaign against an empire ({ $cost ->
        [one] 1 florin
       *[other] { $cost } florins
    })
do-move_bishop = Move the bishop from { $frm } to { $to }
    .open = Move a bishop to another card
do-pacify = Remove { $piece_a } from the repressed
    .open = Remove one of the repressed

## Refusals

no-fair-card = The fair card cannot be bought.
no-price = It costs { $price ->
    [one] 1 florin
   *[other] { $price } florins
}; you have { $florins ->
    [0] no florins
    [one] 1 florin
   *[other] { $florins } florins
}.
no-own-florin = You laid a florin on { $card } this turn: you cannot buy it.
no-hand-full = Your hand is full: it holds 2 cards.
no-already-active = The { $victory } is active already.
no-once-per-turn = Only once per turn: you have done it.
no-nothing-to-operate = No card there has an operation with a target.
no-inactive = The { $victory } is not active.
no-needs-actions = It takes { $actions ->
    [one] 1 action
   *[other] { $actions } actions
}.
no-too-few-republics = You need at least { $lead ->
    [one] 1 more republic
   *[other] { $lead } more republics
} than any other player.
no-too-little-law = You need at least { $lead ->
    [one] 1 more law icon
   *[other] { $lead } more law icons
} than any other player.
no-too-few-kings = You need at least { $lead ->
    [one] 1 more king
   *[other] { $lead } more kings
} than any other player.
no-too-few-empires = You need at least { $lead ->
    [one] 1 more empire card
   *[other] { $lead } more empire cards
} than any other player.
no-too-few-concessions = You need at least { $lead ->
    [one] 1 more concession
   *[other] { $lead } more concessions
} than any other player.
no-too-little-discovery = You need at least { $lead ->
    [one] 1 more discovery icon
   *[other] { $lead } more discovery icons
} than any other player.
no-too-little-prestige = Another player has at least as much prestige in the supreme religion.
no-no-supreme-religion = No religion is supreme.
no-already-open = The emporium { $city_of } is active already.
no-prestige-missing = Another card of your tableau must bring { $prestige } first.
no-king-not-in-deck = The king { $land_of } is not in the empire deck.
no-no-heretics = There are no heretics { $land_in }.
no-cannot-pay = You cannot pay { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
}.
no-vote-price = The vote { $land_in } costs { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
}, one for each repressed piece; you have { $florins ->
    [0] no florins
    [one] 1 florin
   *[other] { $florins } florins
}.
no-campaign-price = The campaign of the king { $land_of } costs { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
}, one for each knight; you have { $florins ->
    [0] no florins
    [one] 1 florin
   *[other] { $florins } florins
}.
no-agents-required = The one-shot is used: every agent that has a place must be placed.
no-protected = Pirates cannot kill the concession { $border_on }.
no-pirate-bars = There is a pirate { $border_on }: no concession fits there.
no-same-pirate = There is a pirate of the same colour { $border_on }.
no-card-acted = { $card } has acted already.
no-silenced = A bishop silences { $card }: only its blue operation is left.
no-no-target = There is no target for the operation { $operation }.
no-saturated = No tax { $land_in }: every city there is full.
no-no-majority-in = In no empire { $region_of } that can be voted on do you have the most concessions.
no-no-empire-in = No empire { $region_of } can be voted on: each is in the deck or a vassal.
no-all-silenced = Bishops silence every card there that has an operation.
no-other-region = The vote is for the other region: it cannot reach { $land_the }.
no-empire-in-deck = The empire card { $land_of } is in the deck.
no-is-vassal = The king { $land_of } is a vassal.
no-no-majority = You do not have the most concessions { $land_in }.
no-no-knights = There are no knights { $land_in }.
no-not-adjacent = The map card { $land_of } is not adjacent.
no-own-suzerain = A vassal does not attack its suzerain, the king { $land_of }.

## Log

log-family = { $seat } plays for the house of { $family }.
log-turn = { $seat } begins a turn.
log-passed = { $seat } passes an action.
log-bought = { $seat } buys { $card } for { $price ->
    [one] 1 florin
   *[other] { $price } florins
}.
log-found = { $seat } takes { $gain ->
    [one] 1 florin
   *[other] { $gain } florins
} from the card bought.
log-paid = { $seat } pays { $cost ->
    [one] 1 florin
   *[other] { $cost } florins
} to China.
log-fair-share = { $seat } takes the first florin of the fair.
log-activated = The comet: { $seat } activates the { $victory }.
log-hand-discarded = { $seat } discards { $card } from the hand.
log-drawn = New in the market { $region_of }: { $card }.
log-top-card = On top of the deck { $region_of }: { $card }.
log-played = { $seat } plays { $card }.
log-sold = { $seat } sells { $card } for { $gain ->
    [one] 1 florin
   *[other] { $gain } florins
}.
log-treachery = { $seat } sells { $card } for its one-shot instead of florins.
log-card-discarded = Discarded from the tableau of { $seat }: { $card }.
log-empire-returned = { $seat } loses the empire card { $land_of }, which returns to the deck.
log-empire-taken = { $seat } takes { $land_the } as a monarchy.
log-became-republic = { $seat } turns { $land_the } into a republic.
log-became-monarchy = { $seat } turns { $land_the } into a monarchy again.
log-became-vassal = { $seat } makes { $land_the } a vassal { $lord_of }.
log-married = { $seat } marries { $card } to the king { $land_of }.
log-old-maid = { $seat } keeps { $card } unmarried.
log-bestowed = { $seat } gives { $card } to the king { $land_of }.
log-shelved = { $seat } keeps { $card } without a king.
log-trade-shift = { $seat } opens the emporium { $city_of } and closes that { $closed_of }.
log-torch = { $seat } turns the { $victory } inactive.
log-ability = The ability of { $card } takes effect ({ $seat }).
log-apostasy = { $seat } proclaims an apostasy: { $one }, { $other }.
log-placed = { $seat } puts { $piece_a } { $city_in }.
log-laid = { $seat } puts { $piece_a } { $border_on }.
log-levied = { $seat } levies { $piece_a } { $city_in }.
log-repressed = Repressed { $land_in }: { $piece }.
log-repressed-city = Repressed on the empire card { $land_of }: the { $piece } { $city_in }.
log-repressed-border = Repressed on the empire card { $land_of }: the { $piece } { $border_on }.
log-killed-by-repression = Killed, the empire being in the deck ({ $land }): { $piece }.
log-killed-city = Killed, because the empire card { $land_of } is in the deck: the { $piece } { $city_in }.
log-killed-border = Killed, because the empire card { $land_of } is in the deck: the { $piece } { $border_on }.
log-killed-by-pirate = Pirates kill { $piece_a } { $border_on }.
log-borrowed = { $seat } takes { $piece_a } from play, the supply being empty.
log-borrowed-city = The supply is empty: { $seat } takes { $piece_a } standing { $city_in }.
log-borrowed-border = The supply is empty: { $seat } takes { $piece_a } { $border_on }.
log-borrowed-repressed = The supply is empty: { $seat } takes { $piece_a } repressed on the empire card { $land_of }.
log-borrowed-bishop = The supply is empty: { $seat } takes { $piece_a } from { $card }.
log-shortage-left = The supply is empty: { $seat } goes without { $piece_a }.
log-bishop-arrived = { $seat } puts { $piece_a } on { $card }.
log-bishop-moved = { $seat } sends the bishop from { $frm } to { $to }.
log-diet-of-worms = Diet of Worms: both bishops on { $card } are removed ({ $seat }).
log-pacified = { $seat } removes { $piece_a } repressed { $land_in }.
log-war = { $seat } starts a war { $land_in }: { $shot }.
log-battle = Battle { $land_in }: { $attack } in attack, { $defence } in defence.
log-fell = Fallen in the battle { $land_in }: { $piece }.
log-fell-city = Fallen { $city_in }: { $piece }.
log-fell-border = Fallen { $border_on }: { $piece }.
log-fell-agent = Fallen in the battle { $land_in }, an agent: { $piece }.
log-fell-repressed = Fallen on the empire card { $land_of }, a repressed piece: { $piece }.
log-wounded = One loss does not kill { $piece_a } { $city_in }.
log-battle-won = { $seat } wins the battle { $land_in } ({ $shot }).
log-battle-lost = { $seat } loses the battle { $land_in } ({ $shot }).
log-marched-in = { $seat } moves { $piece_a } onto the map { $land_in }.
log-marched-city = { $seat } moves { $piece_a } into the conquered land, { $city_in }.
log-marched-border = { $seat } moves { $piece_a } into the conquered land, { $border_on }.
log-no-room = There is no room { $land_in }, so a victor dies: { $piece }.
log-emancipated = { $seat } emancipates { $piece_a } { $land_in }.
log-freed-city = { $seat } emancipates { $piece_a }, now { $city_in }.
log-freed-border = { $seat } emancipates { $piece_a }, now { $border_on }.
log-map-turned = The map card { $land_of } is turned: { $face }.
log-operations = { $seat } runs operations.
log-operated = { $seat } runs the operations { $region_of }.
log-operated-both = { $seat } runs the operations of the West and of the East together.
log-used = { $seat } uses { $card }: { $operation }.
log-ciphered = { $seat } uses an opponent's { $card }: { $operation }.
log-commerce = { $seat } takes 1 florin from { $card }.
log-beheaded = { $seat } beheads { $victim } with { $card }.
log-taxed = { $seat } taxes the concession of { $other } { $border_on }.
log-tax-paid = { $seat } pays 1 florin for the concession { $border_on }.
log-repress-gain = { $seat } earns 1 florin by repression.
log-voted = { $seat } wins the vote { $land_in } and pays { $cost ->
    [0] nothing
    [one] 1 florin
   *[other] { $cost } florins
}.
log-sailed = { $seat } sails with { $piece_a } from the border { $frm } to the border { $to }.
log-besieged = { $seat } kills { $piece_a } { $city_in } by siege.
log-pirate-besieged = { $seat } kills { $piece_a } { $border_on } by siege.
log-campaign = { $seat } sends the king { $land_of } against { $to_the } ({ $cost ->
    [one] 1 florin
   *[other] { $cost } florins
}).
log-fair = { $seat } holds the fair { $region_of } with { $card }: { $florins ->
    [one] 1 florin
   *[other] { $florins } florins
}.
log-robbed = Pirates rob 1 florin of the fair { $border_on }.
log-earned = { $seat } earns { $gain ->
    [one] 1 florin
   *[other] { $gain } florins
} with the concession { $border_on }.
log-fair-closed = The fair { $region_of } ends and { $card } is discarded: { $florins ->
    [0] nothing is left
    [one] 1 florin is left
   *[other] { $florins } florins are left
}.
log-declared = { $seat } declares the { $victory } and wins.
log-decks-exhausted = The trade decks are exhausted.
log-bankrupt = { $seat } is bankrupt and out of the game.
log-shot-forgone = { $seat } does without the one-shot of { $card } ({ $shot }).
log-shot-already-open = The one-shot of { $card } has no effect: the emporium { $city_of } is active already ({ $seat }).
log-shot-prestige-missing = The one-shot of { $card } has no effect: { $seat } lacks { $prestige } on another card.
log-shot-no-heretics = The one-shot of { $card } ({ $shot }) has no effect: there are no heretics in its location ({ $seat }).
log-shot-no-suitor = { $card } finds no king: none of them is in the empire deck ({ $seat }).
log-torch-idle = { $seat } uses a torch without effect: the { $victory } was inactive already.
log-apostasy-idle = The apostasy strikes nobody: no tableau has prestige of both religions, { $one } and { $other }.
log-agents-unused = { $seat } leaves agents of { $card } unplaced.
log-agents-no-place = Agents of { $card } find no place they can take ({ $seat }).
log-no-border = No border { $land_of } takes a concession of { $seat }.
log-no-change = The victory { $land_in } changes no regime: the empire belongs to { $seat } already.

## Endings

end-renaissance = Renaissance victory: republics and law prevail.
end-imperial = Imperial victory: most kings obey one banker.
end-holy = Religious victory: one faith is supreme.
end-globalization = Globalization victory: trade routes span the world.
end-patron = The decks ran out: the greatest patron wins.
end-patron_florins = The decks ran out, patrons are equal: florins decide, and if they are equal too the victory is shared.
end-bankruptcy = All the others are bankrupt.
end-bankruptcy_together = Everybody is bankrupt: the last to fail share the victory.

## Options

option-promo = Promo cards
option-promo-about = Five more cards are shuffled into the decks.
option-promo-no = Without
option-promo-yes = With
option-expansion = Expansion
option-expansion-about = Fifty-nine more cards, with apostasy, torches and polymaths.
option-expansion-no = Without
option-expansion-yes = With
option-astrology = Astrology
option-astrology-about = The top card of each deck lies face up.
option-astrology-no = Without
option-astrology-yes = With
option-bankruptcy = Bankruptcy
option-bankruptcy-about = The player who holds a fair takes no florin for it; a player with nothing left is out.
option-bankruptcy-no = Without
option-bankruptcy-yes = With
option-alternative_end = Alternative end
option-alternative_end-about = The game ends only when a gap in the market cannot be filled.
option-alternative_end-no = Without
option-alternative_end-yes = With
option-self_behead = Beheading oneself
option-self_behead-about = Whether a card may behead itself.
option-self_behead-allowed = Allowed (main text)
option-self_behead-forbidden = Forbidden (two-player text)
option-corsair_reach = Reach of corsairs
option-corsair_reach-about = Which sea borders a corsair may sail to.
option-corsair_reach-neighbours = Own and neighbouring map cards
option-corsair_reach-location = Own map card only
option-corsair_reach-corners = Neighbours by corner too
option-conquered_bishops = Bishops on conquered empires
option-conquered_bishops-about = What becomes of a bishop on an empire beaten in a campaign.
option-conquered_bishops-stay = They stay
option-conquered_bishops-discarded = They are discarded
option-conspiracy_flip = Conspiracy in a theocracy
option-conspiracy_flip-about = How a won conspiracy turns the map card.
option-conspiracy_flip-secular = May turn it secular
option-conspiracy_flip-other_side = Must turn it to its other side
option-holy_count = Believers of the religious victory
option-holy_count-about = Where believers must outnumber heretics.
option-holy_count-each = In each theocracy
option-holy_count-total = Over all theocracies together
option-imperial_count = Count of the imperial victory
option-imperial_count-about = What the imperial victory counts.
option-imperial_count-kings = Monarchies
option-imperial_count-empires = All empire cards
option-own_campaign = Campaign against an own empire
option-own_campaign-about = What winning a campaign against another empire of yours brings.
option-own_campaign-vassal = It becomes a vassal
option-own_campaign-battle_only = Only the battle counts
option-inquisitor_jump = Jumps of bishops
option-inquisitor_jump-about = Where the inquisitor may send a bishop besides an adjacent card.
option-inquisitor_jump-other_tableau = Same section of another tableau
option-inquisitor_jump-any_card = Any card of fitting location
option-fortifications_x5 = Card x5, Fortifications
option-fortifications_x5-about = Which operations card x5 makes free.
option-fortifications_x5-west = Western
option-fortifications_x5-east = Eastern
option-shortage = Empty supply
option-shortage-about = Where an identical piece in play is taken when it is not in the supply.
option-shortage-repressed = Repressed pieces first
option-shortage-anywhere = The empire card concerned, then any place
option-agents = Agents of a used one-shot
option-agents-about = Whether all agents must be placed when the one-shot is used.
option-agents-required = All must be placed
option-agents-optional = All, some or none
option-hands = Hands on the table
option-hands-about = Hands are public; this only says how the table shows them.
option-hands-folded = Folded
option-hands-open = Always open

## Zones

zone-market_west = Western market, from the fair card
zone-market_east = Eastern market, from the fair card
zone-top_west = On top of the western deck
zone-top_east = On top of the eastern deck
zone-victories = Active victory cards
zone-emporia = Active emporia
zone-theocracies_catholic = Catholic theocracies
zone-theocracies_reformist = Reformist theocracies
zone-theocracies_islamic = Islamic theocracies
zone-bishops_catholic = White bishops on
zone-bishops_reformist = Red bishops on
zone-bishops_islamic = Black bishops on
zone-hand = Hand
zone-tableau_west = Western section
zone-tableau_east = Eastern section
zone-kings = Kings
zone-republics = Republics
zone-vassals = Vassals
zone-queens = Married queens
zone-maids = Unmarried queens

## Counters

counter-actions = Actions left
counter-deck_west = Western deck
counter-deck_east = Eastern deck
counter-family = House
counter-florins = Florins
counter-kings = Kings
counter-republics = Republics
counter-concessions = Concessions
counter-catholic = Catholic
counter-reformist = Reformist
counter-islamic = Islamic
counter-law = Law
counter-discovery = Discovery
counter-patron = Patron
counter-polymath = Polymath

## Progress

need-empires = Empires
need-bishops = Bishops of the religion
need-believers = Smallest lead of believers in its theocracies
need-theocracies = Theocracies of the religion

## The bots' judgement

term-victory = nearness to a victory
term-rivals = danger from the others
term-kings = kings
term-republics = republics
term-faith = religious prestige
term-law = law prestige
term-discovery = discovery prestige
term-patron = patron prestige
term-trade = concessions on the routes
term-florins = florins
term-cards = cards in the tableau
term-hand = cards in hand
style-conqueror = conqueror
style-merchant = merchant
style-zealot = zealot
style-patron = patron of the arts

## Labels of a card's description

label-agents = agents
label-operations = operations
label-shot = one-shot
label-suitors = suitors
label-pawn = cube
label-knights = knights
label-rooks = rooks
label-cubes = concessions
label-king = monarchy
label-republic = republic
label-all_west = the whole West
label-all_east = the whole East

## Map

land-england = England
    .in = in England
    .of = of England
    .the = England
land-france = France
    .in = in France
    .of = of France
    .the = France
land-hre = Holy Roman Empire
    .in = in the Holy Roman Empire
    .of = of the Holy Roman Empire
    .the = the Holy Roman Empire
land-portugal = Portugal
    .in = in Portugal
    .of = of Portugal
    .the = Portugal
land-aragon = Aragon
    .in = in Aragon
    .of = of Aragon
    .the = Aragon
land-papal_states = Papal States
    .in = in the Papal States
    .of = of the Papal States
    .the = the Papal States
land-hungary = Hungary
    .in = in Hungary
    .of = of Hungary
    .the = Hungary
land-ottoman = Ottoman Empire
    .in = in the Ottoman Empire
    .of = of the Ottoman Empire
    .the = the Ottoman Empire
land-mamluk = Mamluks
    .in = among the Mamluks
    .of = of the Mamluks
    .the = the Mamluks
land-byzantium = Byzantium
    .in = in Byzantium
    .of = of Byzantium
    .the = Byzantium
city-london = London
    .in = in London
    .of = of London
city-bordeaux = Bordeaux
    .in = in Bordeaux
    .of = of Bordeaux
city-paris = Paris
    .in = in Paris
    .of = of Paris
city-bruges = Bruges
    .in = in Bruges
    .of = of Bruges
city-lyon = Lyon
    .in = in Lyon
    .of = of Lyon
city-vienna = Vienna
    .in = in Vienna
    .of = of Vienna
city-nurnberg = Nürnberg
    .in = in Nürnberg
    .of = of Nürnberg
city-lubeck = Lübeck
    .in = in Lübeck
    .of = of Lübeck
city-novgorod = Novgorod
    .in = in Novgorod
    .of = of Novgorod
city-toledo = Toledo
    .in = in Toledo
    .of = of Toledo
city-granada = Granada
    .in = in Granada
    .of = of Granada
city-spice_islands = Spice Islands
    .in = in the Spice Islands
    .of = of the Spice Islands
city-valencia = Valencia
    .in = in Valencia
    .of = of Valencia
city-algiers = Algiers
    .in = in Algiers
    .of = of Algiers
city-timbuktu = Timbuktu
    .in = in Timbuktu
    .of = of Timbuktu
city-venice = Venice
    .in = in Venice
    .of = of Venice
city-buda = Buda
    .in = in Buda
    .of = of Buda
city-varna = Varna
    .in = in Varna
    .of = of Varna
city-constantinople_1 = Constantinople (1)
    .in = in Constantinople (1)
    .of = of Constantinople (1)
city-constantinople_2 = Constantinople (2)
    .in = in Constantinople (2)
    .of = of Constantinople (2)
city-constantinople_3 = Constantinople (3)
    .in = in Constantinople (3)
    .of = of Constantinople (3)
city-modon = Modon
    .in = in Modon
    .of = of Modon
city-rhodes = Rhodes
    .in = in Rhodes
    .of = of Rhodes
city-cairo = Cairo
    .in = in Cairo
    .of = of Cairo
city-cyprus = Cyprus
    .in = in Cyprus
    .of = of Cyprus
city-tana = Tana
    .in = in Tana
    .of = of Tana
city-caffa = Caffa
    .in = in Caffa
    .of = of Caffa
city-trebizond = Trebizond
    .in = in Trebizond
    .of = of Trebizond
border-aragon-france = Aragon–France
    .on = on the border Aragon–France
border-aragon-papal_states = Aragon–Papal States
    .on = on the border Aragon–Papal States
border-aragon-portugal = Aragon–Portugal
    .on = on the border Aragon–Portugal
border-byzantium-hungary = Byzantium–Hungary
    .on = on the border Byzantium–Hungary
border-byzantium-mamluk = Byzantium–Mamluks
    .on = on the border Byzantium–Mamluks
border-england-france = England–France
    .on = on the border England–France
border-england-portugal = England–Portugal
    .on = on the border England–Portugal
border-france-hre = France–Holy Roman Empire
    .on = on the border France–Holy Roman Empire
border-hre-hungary = Holy Roman Empire–Hungary
    .on = on the border Holy Roman Empire–Hungary
border-hre-papal_states = Holy Roman Empire–Papal States
    .on = on the border Holy Roman Empire–Papal States
border-hungary-ottoman = Hungary–Ottoman Empire
    .on = on the border Hungary–Ottoman Empire
border-mamluk-ottoman = Mamluks–Ottoman Empire
    .on = on the border Mamluks–Ottoman Empire
border-ottoman-papal_states = Ottoman Empire–Papal States
    .on = on the border Ottoman Empire–Papal States

## Pieces

piece-catholic_knight = white knight
    .a = a white knight
piece-reformist_knight = red knight
    .a = a red knight
piece-islamic_knight = black knight
    .a = a black knight
piece-catholic_rook = white rook
    .a = a white rook
piece-reformist_rook = red rook
    .a = a red rook
piece-islamic_rook = black rook
    .a = a black rook
piece-fugger_cube = Fugger cube
    .a = a Fugger cube
piece-medici_cube = Medici cube
    .a = a Medici cube
piece-coeur_cube = Cœur cube
    .a = a Cœur cube
piece-marchionni_cube = Marchionni cube
    .a = a Marchionni cube
piece-catholic_pirate = white pirate
    .a = a white pirate
piece-reformist_pirate = red pirate
    .a = a red pirate
piece-islamic_pirate = black pirate
    .a = a black pirate
piece-catholic_bishop = white bishop
    .a = a white bishop
piece-reformist_bishop = red bishop
    .a = a red bishop
piece-islamic_bishop = black bishop
    .a = a black bishop

## What a terminal shows of the map

counter-city_london = { city-london }:
counter-city_bordeaux = { city-bordeaux }:
counter-city_paris = { city-paris }:
counter-city_bruges = { city-bruges }:
counter-city_lyon = { city-lyon }:
counter-city_vienna = { city-vienna }:
counter-city_nurnberg = { city-nurnberg }:
counter-city_lubeck = { city-lubeck }:
counter-city_novgorod = { city-novgorod }:
counter-city_toledo = { city-toledo }:
counter-city_granada = { city-granada }:
counter-city_spice_islands = { city-spice_islands }:
counter-city_valencia = { city-valencia }:
counter-city_algiers = { city-algiers }:
counter-city_timbuktu = { city-timbuktu }:
counter-city_venice = { city-venice }:
counter-city_buda = { city-buda }:
counter-city_varna = { city-varna }:
counter-city_constantinople_1 = { city-constantinople_1 }:
counter-city_constantinople_2 = { city-constantinople_2 }:
counter-city_constantinople_3 = { city-constantinople_3 }:
counter-city_modon = { city-modon }:
counter-city_rhodes = { city-rhodes }:
counter-city_cairo = { city-cairo }:
counter-city_cyprus = { city-cyprus }:
counter-city_tana = { city-tana }:
counter-city_caffa = { city-caffa }:
counter-city_trebizond = { city-trebizond }:
counter-border_aragon-france = { border-aragon-france }:
counter-border_aragon-papal_states = { border-aragon-papal_states }:
counter-border_aragon-portugal = { border-aragon-portugal }:
counter-border_byzantium-hungary = { border-byzantium-hungary }:
counter-border_byzantium-mamluk = { border-byzantium-mamluk }:
counter-border_england-france = { border-england-france }:
counter-border_england-portugal = { border-england-portugal }:
counter-border_france-hre = { border-france-hre }:
counter-border_hre-hungary = { border-hre-hungary }:
counter-border_hre-papal_states = { border-hre-papal_states }:
counter-border_hungary-ottoman = { border-hungary-ottoman }:
counter-border_mamluk-ottoman = { border-mamluk-ottoman }:
counter-border_ottoman-papal_states = { border-ottoman-papal_states }:
zone-repressed_england = Repressed { land-england.in }
zone-repressed_france = Repressed { land-france.in }
zone-repressed_hre = Repressed { land-hre.in }
zone-repressed_portugal = Repressed { land-portugal.in }
zone-repressed_aragon = Repressed { land-aragon.in }
zone-repressed_papal_states = Repressed { land-papal_states.in }
zone-repressed_hungary = Repressed { land-hungary.in }
zone-repressed_ottoman = Repressed { land-ottoman.in }
zone-repressed_mamluk = Repressed { land-mamluk.in }
zone-repressed_byzantium = Repressed { land-byzantium.in }
counter-purse_west_0 = Florins West, fair:
counter-purse_west_1 = Florins West, 1:
counter-purse_west_2 = Florins West, 2:
counter-purse_west_3 = Florins West, 3:
counter-purse_west_4 = Florins West, 4:
counter-purse_east_0 = Florins East, fair:
counter-purse_east_1 = Florins East, 1:
counter-purse_east_2 = Florins East, 2:
counter-purse_east_3 = Florins East, 3:
counter-purse_east_4 = Florins East, 4:

## Abilities

ability_title-knights_of_rhodes = Knights of Rhodes
ability_title-cape_of_good_hope = Cape of Good Hope
ability_title-aztec_gold = Aztec Gold
ability_title-letter_of_credit = Letter of Credit
ability_title-printing_press = Printing Press
ability_title-urbanization = Urbanization
ability_title-ransom = Ransom
ability_title-popular_reprisals = Popular Reprisals
ability_title-venice_galleys = Commander of the Venice Galleys
ability_title-fortifications = Fortifications
ability_title-astronomical_navigation = Astronomical Navigation
ability_title-secular_university = Secular University
ability_title-gritti_spies = Gritti Spies
ability_title-ragusa_immunity = Ragusan Maritime Immunity
ability_title-genocide = Genocide
ability_title-torch = Torch
ability_title-counter_reformation = Counter-Reformation
ability_title-medici_ciphers = Medici Ciphers Broken
ability_title-patrons_renown = Patron's Renown
ability_title-german_renaissance = German Renaissance
ability_title-republican_ideals = Republican Ideals
ability_title-pragmatic_treachery = Pragmatic Treachery
ability_title-syncretism = Syncretism
ability_title-cartography = Cartography
ability_title-alum_monopoly = Alum Monopoly
ability_title-buffer_state = Buffer State
ability_title-de_rerum_natura = De Rerum Natura
ability_title-religion_as_relic = Religion as a Relic
ability_title-trilingual_college = Trilingual College
ability-crusade_rooks_as_knights = In a crusade you may treat rooks standing in the Ottoman Empire or in the Papal States as knights.
ability-spice_fair_double = Your concessions earn double in fairs that start from the Spice Islands.
ability-sell_for_4 = Selling this card pays 4 florins instead of 2.
ability-unlimited_hand = Your hand has no size limit.
ability-venice_white_double = A white (catholic) piece in the city of Venice counts as two in battles.
ability-discard_for_peasant_revolt = Discard this queen to start a peasant revolt in the empire of the king she is married to.
ability-free_trade_fair = Once in your turn you may hold a trade fair without spending an action.
ability-free_west_ops = You may run your western operations without spending an action (card x5: the eastern ones where the table chose so).
ability-patron_as_concession = For the globalization victory each of your patron prestige icons also counts as a concession.
ability-counts_as_republic = For the renaissance victory this card counts as a republic.
ability-east_and_west_ops_in_one_action = With a single action you may run both your western and your eastern operations.
ability-concessions_immune_to_pirates = Pirates cannot kill your concessions.
ability-behead_only_east_black_bishop = The behead operation of this card may only take an eastern card on which a black (islamic) bishop stands.
ability-victory_costs_2 = For every player, declaring the named victory takes 2 actions.
ability-apostasy_as_action = As an action you may trigger the apostasy one-shot printed on any card of your tableau.
ability-opponent_political_op = While running your western operations you may also use one political operation from an opponent's tableau.
ability-concessions_double_fairs_votes = Your concessions earn double in fairs and count double for votes.
ability-patron_as_law = For the renaissance victory each of your patron prestige icons counts as a law prestige icon.
ability-sell_for_one_shot = When you sell a card you may give up the 2 florins and trigger its civil war, crusade or apostasy one-shot instead.
ability-immune_to_silencing = Bishops do not silence the cards of your tableau.
ability-sell_two_per_action = One sell action lets you sell two cards.
ability-maps_not_adjacent = For every player the two named map cards are not adjacent.
ability-immune_to_apostasy = Apostasy does not touch you.

## Cards: the name, and what the card says

card-29 = Inquisition Pope
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-30 = Papal Elephant
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_bishop } · { label-operations }: { operation-tax }, { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-31 = Grand Inquisitor
    .about = { region-west } · { land-portugal } · { label-agents }: { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-behead }, { operation-tax }, { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-32 = Antipope
    .about = { region-west } · { land-france } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-33 = Reformed Theology
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-34 = Star Chamber
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-behead }, { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-35 = Peter's Pence
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-tax }, { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-36 = Jesuits
    .about = { region-west } · { land-aragon } · { label-agents }: { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-37 = House of Borgia
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_bishop } · { prestige-patron } · { label-operations }: { operation-siege }, { operation-inquisitor_catholic } · { label-shot }: { shot-conspiracy }
card-38 = Bonfire of the Vanities
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-reformist_bishop } · { prestige-law } · { label-operations }: { operation-tax }, { operation-vote_west }, { operation-inquisitor_catholic } · { label-shot }: { shot-peasant_revolt }
card-39 = Anabaptist Reformation
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-40 = Knights Hospitaller
    .about = { region-west } · { land-ottoman } · { label-agents }: { piece-catholic_pirate } · { prestige-catholic } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic } · { label-shot }: { shot-crusade } · { ability_title-knights_of_rhodes }: { ability-crusade_rooks_as_knights }
card-41 = Genoese Fleet
    .about = { region-west } · { land-aragon } · { label-agents }: { piece-catholic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic }
card-42 = India Armada
    .about = { region-west } · { land-portugal } · { label-agents }: { label-pawn } · { prestige-discovery } · { label-shot }: { shot-trade_shift } ({ city-spice_islands }) · { ability_title-cape_of_good_hope }: { ability-spice_fair_double }
card-43 = Hanseatic League
    .about = { region-west } · { land-france } · { label-agents }: { label-pawn } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic }, { operation-commerce_west }
card-44 = The Company of Merchant Adventurers
    .about = { region-west } · { land-england } · { label-agents }: { label-pawn } · { prestige-discovery } · { label-shot }: { shot-trade_shift } ({ city-spice_islands })
card-45 = Scottish Privateers
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_reformist }
card-46 = Almeida Armada
    .about = { region-west } · { land-portugal } · { label-agents }: { label-pawn } · { prestige-discovery } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic } · { label-shot }: { shot-trade_shift } ({ city-spice_islands }) · { ability_title-cape_of_good_hope }: { ability-spice_fair_double }
card-47 = Gold Coast Monopoly
    .about = { region-west } · { land-portugal } · { label-agents }: { label-pawn } · { label-operations }: { operation-corsair_catholic }, { operation-commerce_west } · { label-shot }: { shot-trade_shift } ({ city-spice_islands })
card-48 = Arumer Zwarte Hoop
    .about = { region-west } · { land-france } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-knights }, { label-rooks }, { label-cubes }), { operation-corsair_islamic } · { label-shot }: { shot-peasant_revolt }
card-49 = Conquistadors
    .about = { region-west } · { land-portugal } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { prestige-discovery } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-trade_shift } ({ city-spice_islands }) · { ability_title-aztec_gold }: { ability-sell_for_4 }
card-50 = The Last Knight
    .about = { region-west } · { land-hre } · { label-agents }: { piece-reformist_knight } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-51 = Spanish Tercio
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-siege }
card-52 = Gonfalonier
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { prestige-patron }, { prestige-law } · { label-operations }: { operation-vote_west }, { operation-siege }, { operation-inquisitor_catholic }
card-53 = Teutonic Knights
    .about = { region-west } · { land-hre } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { label-operations }: { operation-repress } ({ label-rooks }, { label-cubes }), { operation-siege } · { label-shot }: { shot-conspiracy }
card-54 = Cromwell
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_knight }, { piece-reformist_knight } · { prestige-reformist } · { label-operations }: { operation-tax }, { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-55 = Swabian League
    .about = { region-west } · { land-hre } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { label-operations }: { operation-repress } ({ label-rooks }, { label-cubes }), { operation-siege } · { label-shot }: { shot-conspiracy }
card-56 = The Bold
    .about = { region-west } · { land-france } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { label-operations }: { operation-tax }, { operation-siege }, { operation-inquisitor_catholic } · { label-shot }: { shot-conspiracy }
card-57 = Holy Land Crusade
    .about = { region-west } · { land-mamluk } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { prestige-catholic } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-crusade }
card-58 = Santa Hermandad
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-tax }, { operation-inquisitor_catholic }
card-59 = Swiss Risläufer
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-siege }
card-60 = Duke of Milan
    .about = { region-west } · { land-aragon } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { prestige-patron } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-61 = Schwarzer Haufen
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-peasant_revolt }
card-62 = Merchants of the Staple
    .about = { region-west } · { land-england } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-63 = Communeros Guilds
    .about = { region-west } · { land-portugal } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-64 = Flanders Guild
    .about = { region-west } · { land-france } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-siege }, { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-65 = The Hidden
    .about = { region-west } · { land-aragon } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-commerce_west }, { operation-inquisitor_reformist } · { label-shot }: { shot-peasant_revolt }
card-66 = Bundschuh Revolt
    .about = { region-west } · { land-hre } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-67 = Florentine Wool
    .about = { region-west } · { land-papal_states } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-68 = Sindicat Remença
    .about = { region-west } · { land-aragon } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-69 = Peasant Republic of Dithmarschen
    .about = { region-west } · { label-all_west } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-70 = Höchstetter Bank
    .about = { region-west } · { land-hre } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_west } · { ability_title-letter_of_credit }: { ability-unlimited_hand }
card-71 = Gutenberg
    .about = { region-west } · { land-hre } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-commerce_west } · { ability_title-printing_press }: { ability-unlimited_hand }
card-72 = Isabella of Castille
    .about = { region-west } · { prestige-catholic } · { label-operations }: { operation-repress } ({ label-rooks }, { label-cubes }), { operation-behead } · { label-shot }: { shot-coronation } · { label-suitors }: { land-portugal }, { land-aragon }, { land-france }, { land-hre }
card-73 = Anne of Brittany
    .about = { region-west } · { label-operations }: { operation-siege } · { label-shot }: { shot-coronation } · { label-suitors }: { land-france }, { land-england }, { land-aragon }, { land-hre }
card-74 = Joanna the Mad
    .about = { region-west } · { prestige-catholic } · { label-operations }: { operation-siege } · { label-shot }: { shot-coronation } · { label-suitors }: { land-portugal }, { land-aragon }, { land-hre }
card-75 = Margaret of Anjou
    .about = { region-west } · { label-operations }: { operation-repress } ({ label-rooks }), { operation-siege } · { label-shot }: { shot-coronation } · { label-suitors }: { land-england }, { land-france }, { land-aragon }
card-76 = Mary the Rich
    .about = { region-west } · { prestige-law } · { label-shot }: { shot-coronation } · { label-suitors }: { land-france }, { land-england }, { land-portugal }, { land-hre }
card-77 = Order of Santiago
    .about = { region-west } · { land-portugal } · { label-agents }: { piece-catholic_rook }, { piece-catholic_rook } · { prestige-catholic } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-78 = La Serenissima
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_rook } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-corsair_catholic }, { operation-inquisitor_catholic } · { label-shot }: { shot-conspiracy }
card-79 = Kingmaker
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_rook }, { piece-catholic_rook } · { label-operations }: { operation-repress } ({ label-rooks }), { operation-siege } · { label-shot }: { shot-conspiracy }
card-80 = Luther
    .about = { region-west } · { land-hre } · { label-agents }: { piece-reformist_rook }, { piece-reformist_rook } · { prestige-reformist } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-reformation }
card-81 = Friese Freedom
    .about = { region-west } · { land-france } · { label-agents }: { piece-catholic_rook } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-82 = Maréchaussée
    .about = { region-west } · { label-all_west } · { label-agents }: { piece-catholic_rook } · { label-operations }: { operation-tax }
card-83 = Duchy of Ferrara
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_rook } · { prestige-patron } · { label-operations }: { operation-siege }, { operation-commerce_west } · { label-shot }: { shot-conspiracy } · { ability_title-urbanization }: { ability-venice_white_double }
card-84 = Halley's Comet of 1456
    .about = { region-west } · { label-shot }: { shot-comet }
card-85 = Comet of 1472 and Regiomontanus
    .about = { region-west } · { label-shot }: { shot-comet }
card-86 = The Grim
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-behead }, { operation-siege }, { operation-inquisitor_islamic } · { label-shot }: { shot-jihad }
card-87 = Safavids
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-behead }, { operation-inquisitor_islamic } · { label-shot }: { shot-jihad }
card-88 = Dervishes
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-tax }, { operation-inquisitor_islamic } · { label-shot }: { shot-jihad }
card-89 = Qizilbāsh
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-tax }, { operation-siege }, { operation-inquisitor_islamic } · { label-shot }: { shot-jihad }
card-90 = Barbarossa Brothers
    .about = { region-east } · { land-papal_states } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_islamic } · { label-shot }: { shot-jihad }
card-91 = Ottoman Navy
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_islamic } · { label-shot }: { shot-jihad }
card-92 = Jewish Pirates
    .about = { region-east } · { land-aragon } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_islamic } · { label-shot }: { shot-jihad }
card-93 = Mamluk Slave Soldiers
    .about = { region-east } · { land-mamluk } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-jihad }
card-94 = Black Army
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-reformist_knight }, { piece-reformist_knight } · { label-operations }: { operation-tax }, { operation-siege }, { operation-inquisitor_reformist } · { label-shot }: { shot-reformation }
card-95 = Janissaries
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-islamic_knight }, { piece-islamic_knight } · { label-operations }: { operation-tax }, { operation-siege }, { operation-inquisitor_islamic } · { label-shot }: { shot-conspiracy }
card-96 = Black Sheep Tribe
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-97 = Bashi-bazouk
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-reformist_knight } · { label-operations }: { operation-tax } · { label-shot }: { shot-reformation }
card-98 = Zupy Krakowskie Company
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-tax }, { operation-repress } ({ label-rooks }), { operation-commerce_east } · { label-shot }: { shot-peasant_revolt }
card-99 = The Handsome
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-islamic_knight }, { piece-islamic_knight } · { prestige-islamic } · { label-operations }: { operation-siege }, { operation-inquisitor_islamic } · { label-shot }: { shot-jihad }
card-100 = Bosnian & Serbian Silver
    .about = { region-east } · { land-ottoman } · { label-agents }: { label-pawn } · { label-operations }: { operation-tax }, { operation-commerce_east } · { label-shot }: { shot-peasant_revolt }
card-101 = The Crim Horde
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-commerce_east } · { label-shot }: { shot-conspiracy }
card-102 = The Kremlin
    .about = { region-east } · { land-hre } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_east } · { label-shot }: { shot-trade_shift } ({ city-novgorod })
card-103 = Elzbieta of Bohemia
    .about = { region-east } · { label-shot }: { shot-coronation } · { label-suitors }: { land-hungary }, { land-portugal }, { land-hre }
card-104 = Sophia Palaiologina
    .about = { region-east } · { prestige-reformist } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-inquisitor_reformist } · { label-shot }: { shot-coronation } · { label-suitors }: { land-hungary }, { land-byzantium }, { land-hre }
card-105 = Hürrem Sultan Roxelana
    .about = { region-east } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-behead } · { label-shot }: { shot-coronation } · { label-suitors }: { land-byzantium }, { land-ottoman }, { land-mamluk }
card-106 = Sitt-î Hatun of Dulkadir
    .about = { region-east } · { prestige-islamic } · { label-shot }: { shot-coronation } · { label-suitors }: { land-mamluk }, { land-ottoman }, { land-hungary }
card-107 = Carlotta Lusignan of Cyprus
    .about = { region-east } · { label-operations }: { operation-siege }, { operation-commerce_east } · { label-shot }: { shot-coronation } · { label-suitors }: { land-byzantium }, { land-ottoman }, { land-mamluk }
card-108 = Greek Klephts
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-reformist_rook } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-109 = Crimean Goths
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-reformist_rook } · { prestige-law } · { label-operations }: { operation-vote_east }, { operation-siege } · { label-shot }: { shot-peasant_revolt }
card-110 = Damascus Coffee
    .about = { region-east } · { land-mamluk } · { label-agents }: { piece-islamic_rook } · { label-operations }: { operation-siege }, { operation-commerce_east } · { label-shot }: { shot-conspiracy }
card-111 = Pospolite Ruszenie
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-catholic_rook } · { prestige-law } · { label-operations }: { operation-vote_east }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-112 = The Timar System
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-islamic_rook } · { label-operations }: { operation-tax }, { operation-siege }, { operation-inquisitor_islamic }
card-113 = Vlad the Impaler
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-catholic_rook }, { piece-catholic_rook } · { label-operations }: { operation-behead }, { operation-siege }, { operation-inquisitor_catholic } · { label-shot }: { shot-conspiracy }
card-114 = Saint Stefan cel Mare
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-reformist_rook }, { piece-reformist_rook } · { prestige-reformist } · { label-operations }: { operation-siege }, { operation-inquisitor_reformist } · { label-shot }: { shot-conspiracy }
card-115 = Soninke Wangara
    .about = { region-east } · { land-aragon } · { label-agents }: { piece-islamic_rook } · { label-operations }: { operation-commerce_east } · { label-shot }: { shot-trade_shift } ({ city-timbuktu })
card-116 = Cem Anti-Hostage
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_rook }, { piece-islamic_rook } · { label-operations }: { operation-behead }, { operation-siege } · { label-shot }: { shot-conspiracy } · { ability_title-ransom }: { ability-sell_for_4 }
card-117 = Grande of Spain
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-catholic_rook } · { label-operations }: { operation-tax }, { operation-repress } ({ label-knights }) · { label-shot }: { shot-conspiracy }
card-118 = Duke of Athens
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-reformist_rook } · { label-operations }: { operation-siege } · { label-shot }: { shot-conspiracy }
card-119 = Copernicus and the Heliocentric Revolution
    .about = { region-east } · { label-shot }: { shot-comet }
card-120 = Astrology of Nostradamus
    .about = { region-east } · { label-shot }: { shot-comet }
card-BGG01 = Funj Nomads
    .about = { region-east } · { land-mamluk } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-siege }, { operation-commerce_east } · { label-shot }: { shot-peasant_revolt }
card-BGG02 = Zaporozhian Host
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-reformist_knight } · { prestige-reformist } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-reformation }
card-BGG03 = Elizabeth Báthory
    .about = { region-east } · { label-operations }: { operation-repress } ({ label-cubes }) · { label-shot }: { shot-coronation } · { label-suitors }: { land-byzantium }, { land-hungary }, { land-hre } · { ability_title-popular_reprisals }: { ability-discard_for_peasant_revolt }
card-BGG04 = Amerigo Vespucci
    .about = { region-west } · { land-aragon } · { label-agents }: { label-pawn } · { prestige-discovery } · { label-operations }: { operation-tax }, { operation-repress } ({ label-cubes }) · { label-shot }: { shot-trade_shift } ({ city-spice_islands })
card-BGG05 = Podestà of Venice
    .about = { region-west } · { land-mamluk } · { label-agents }: { label-pawn } · { ability_title-venice_galleys }: { ability-free_trade_fair }
card-x2 = Unity of the Brethren
    .about = { region-east } · { land-hre } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-repress } ({ label-knights }), { operation-inquisitor_reformist } · { label-shot }: { shot-apostasy } ({ religion-catholic }, { religion-reformist })
card-x3 = Papal Legate to Persia
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-reformist_bishop } · { prestige-reformist } · { label-operations }: { operation-inquisitor_catholic }, { operation-inquisitor_reformist } · { label-shot }: { shot-apostasy } ({ religion-catholic }, { religion-islamic })
card-x4 = Unified Christendom
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-reformist_bishop } · { prestige-patron } · { label-operations }: { operation-inquisitor_catholic }, { operation-inquisitor_reformist } · { label-shot }: { shot-apostasy } ({ religion-islamic }, { religion-reformist })
card-x5 = Civil Engineer
    .about = { region-east } · { label-all_east } · { prestige-patron }, { prestige-polymath } · { ability_title-fortifications }: { ability-free_west_ops } (Under the set-up option for this card: your eastern ones.)
card-x6 = Sahn-i Seman Medrese
    .about = { region-east } · { land-ottoman } · { prestige-discovery }, { prestige-polymath } · { ability_title-astronomical_navigation }: { ability-patron_as_concession }
card-x7 = Academia
    .about = { region-east } · { land-hungary } · { prestige-discovery }, { prestige-polymath } · { label-operations }: { operation-vote_east } · { ability_title-secular_university }: { ability-counts_as_republic }
card-x8 = Theft of the Holy Crown
    .about = { region-east } · { prestige-catholic } · { label-shot }: { shot-coronation } · { label-suitors }: { land-hungary } · { ability_title-ransom }: { ability-sell_for_4 }
card-x9 = Franco-Ottoman Navy
    .about = { region-east } · { land-aragon } · { label-agents }: { piece-catholic_pirate } · { prestige-discovery } · { label-operations }: { operation-siege }, { operation-corsair_islamic }, { operation-corsair_catholic } · { label-shot }: { shot-trade_shift } ({ city-novgorod })
card-x10 = Prussian League Navy
    .about = { region-east } · { land-hre } · { label-agents }: { piece-catholic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic }, { operation-commerce_east }
card-x11 = Tersâne-i Âmire
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_islamic }
card-x12 = Isfendiyarid Dynasty
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-islamic_pirate } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_islamic }
card-x13 = Brotherhood of St. Mark
    .about = { region-east } · { land-hre } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-behead }
card-x14 = Transylvanian Plot
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-islamic_knight }, { piece-reformist_knight } · { label-operations }: { operation-siege }, { operation-inquisitor_catholic } · { label-shot }: { shot-conspiracy } · { ability_title-gritti_spies }: { ability-east_and_west_ops_in_one_action }
card-x15 = Glinski's Rebellion
    .about = { region-east } · { land-hungary } · { label-agents }: { label-pawn } · { prestige-reformist } · { label-operations }: { operation-repress } ({ label-knights }, { label-rooks }), { operation-siege }, { operation-commerce_east } · { label-shot }: { shot-peasant_revolt }
card-x16 = Phocoean Alum
    .about = { region-east } · { land-ottoman } · { label-agents }: { label-pawn }, { label-pawn } · { label-operations }: { operation-repress } ({ label-rooks }, { label-cubes }), { operation-commerce_east }
card-x17 = Dalmatian Merchant Marine
    .about = { region-east } · { land-ottoman } · { label-agents }: { label-pawn } · { label-operations }: { operation-commerce_east } · { ability_title-ragusa_immunity }: { ability-concessions_immune_to_pirates }
card-x18 = Counts of Celji
    .about = { region-east } · { land-hre } · { label-agents }: { piece-catholic_rook } · { label-operations }: { operation-repress } ({ label-knights }, { label-cubes }) · { label-shot }: { shot-peasant_revolt }
card-x19 = Şahkulu Shi'ite Revolt
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-behead }, { operation-inquisitor_islamic } · { label-shot }: { shot-peasant_revolt }
card-x20 = Çelebi Tax Revolts
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-islamic_knight } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-siege }, { operation-inquisitor_islamic } · { label-shot }: { shot-peasant_revolt }
card-x21 = Despina Khatun
    .about = { region-east } · { prestige-reformist } · { label-operations }: { operation-siege }, { operation-inquisitor_reformist } · { label-shot }: { shot-coronation } · { label-suitors }: { land-byzantium }, { land-ottoman }, { land-mamluk }
card-x22 = Grand Mufti
    .about = { region-east } · { label-all_east } · { label-agents }: { piece-islamic_bishop } · { prestige-islamic } · { label-operations }: { operation-behead } · { label-shot }: { shot-jihad } · { ability_title-genocide }: { ability-behead_only_east_black_bishop }
card-x23 = Grand Hetman
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-reformist_rook } · { prestige-reformist } · { label-operations }: { operation-tax }, { operation-repress } ({ label-rooks }, { label-cubes }), { operation-siege } · { label-shot }: { shot-conspiracy }
card-x24 = Agents of Dukagjini
    .about = { region-east } · { land-ottoman } · { label-agents }: { piece-reformist_rook }, { piece-reformist_rook } · { prestige-law } · { label-operations }: { operation-repress } ({ label-rooks }, { label-cubes }), { operation-siege }, { operation-inquisitor_reformist } · { label-shot }: { shot-conspiracy }
card-x25 = Nomads of Tlemcen
    .about = { region-east } · { land-aragon } · { label-agents }: { piece-islamic_rook } · { label-operations }: { operation-commerce_east } · { label-shot }: { shot-trade_shift } ({ city-timbuktu })
card-x26 = The Last Sigh
    .about = { region-east } · { land-portugal } · { label-agents }: { piece-islamic_rook } · { label-operations }: { operation-tax }, { operation-siege } · { label-shot }: { shot-trade_shift } ({ city-timbuktu })
card-x27 = Nothing New
    .about = { region-east } · { land-hungary } · { label-agents }: { piece-catholic_rook } · { prestige-law } · { label-operations }: { operation-repress } ({ label-knights }, { label-cubes }), { operation-vote_east }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-x28 = The Last Byzantine
    .about = { region-east } · { land-byzantium } · { label-agents }: { piece-islamic_rook } · { prestige-reformist } · { label-operations }: { operation-behead }, { operation-repress } ({ label-rooks }, { label-cubes }), { operation-inquisitor_reformist } · { label-shot }: { shot-conspiracy }
card-x29 = Beylerbey of Egypt
    .about = { region-east } · { land-mamluk } · { label-agents }: { piece-islamic_rook }, { piece-islamic_rook } · { prestige-law } · { label-operations }: { operation-behead }, { operation-siege } · { label-shot }: { shot-conspiracy }
card-x30 = Lizard Union
    .about = { region-east } · { land-hre } · { label-agents }: { piece-reformist_rook }, { piece-reformist_rook } · { prestige-law } · { label-operations }: { operation-repress } ({ label-knights }), { operation-siege }, { operation-inquisitor_reformist } · { label-shot }: { shot-conspiracy }
card-x31 = Red Sea Fleet
    .about = { region-east } · { land-mamluk } · { label-agents }: { label-pawn } · { label-operations }: { operation-repress } ({ label-rooks }), { operation-tax }, { operation-commerce_east } · { label-shot }: { shot-torch } ({ victory-globalization }) · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-globalization })
card-x32 = Man for all Seasons
    .about = { region-west } · { land-england } · { label-agents }: { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-behead }, { operation-inquisitor_catholic } · { label-shot }: { shot-crusade }
card-x33 = Oratory of Divine Love
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_bishop }, { piece-catholic_bishop } · { prestige-catholic } · { label-operations }: { operation-inquisitor_catholic } · { label-shot }: { shot-apostasy } ({ religion-catholic }, { religion-reformist }) · { ability_title-counter_reformation }: { ability-apostasy_as_action }
card-x34 = Cryptography
    .about = { region-west } · { land-papal_states } · { prestige-patron }, { prestige-polymath } · { ability_title-medici_ciphers }: { ability-opponent_political_op }
card-x35 = Michelangelo
    .about = { region-west } · { label-all_west } · { prestige-patron }, { prestige-polymath } · { ability_title-patrons_renown }: { ability-concessions_double_fairs_votes }
card-x36 = Artistic Geometry
    .about = { region-west } · { land-hre } · { prestige-patron }, { prestige-polymath } · { ability_title-german_renaissance }: { ability-patron_as_law }
card-x37 = Romantic Realism
    .about = { region-west } · { land-papal_states } · { prestige-polymath } · { ability_title-republican_ideals }: { ability-patron_as_law }
card-x38 = Mining Engineer
    .about = { region-west } · { label-all_west } · { prestige-catholic }, { prestige-polymath } · { ability_title-fortifications }: { ability-free_west_ops }
card-x39 = Machiavellianism
    .about = { region-west } · { label-all_west } · { prestige-polymath } · { ability_title-pragmatic_treachery }: { ability-sell_for_one_shot }
card-x40 = Hermeticism
    .about = { region-west } · { label-all_west } · { prestige-polymath } · { label-shot }: { shot-torch } ({ victory-holy }) · { ability_title-syncretism }: { ability-immune_to_silencing } · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-holy })
card-x41 = Faith vs. Reason
    .about = { region-west } · { label-all_west } · { prestige-polymath } · { label-shot }: { shot-torch } ({ victory-holy }) · { ability_title-cartography }: { ability-patron_as_concession } · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-holy })
card-x42 = Reichskrone
    .about = { region-west } · { prestige-catholic } · { label-operations }: { operation-vote_west } · { label-shot }: { shot-coronation } · { label-suitors }: { land-hre } · { ability_title-ransom }: { ability-sell_for_4 }
card-x43 = French Pirates
    .about = { region-west } · { land-france } · { label-agents }: { piece-catholic_pirate } · { prestige-discovery } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_catholic }
card-x44 = Venetian Navy
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_pirate } · { label-operations }: { operation-corsair_catholic }, { operation-inquisitor_catholic }
card-x45 = Welser Klein-Venedig
    .about = { region-west } · { land-portugal } · { label-agents }: { label-pawn } · { prestige-discovery } · { label-operations }: { operation-commerce_west } · { label-shot }: { shot-trade_shift } ({ city-spice_islands })
card-x46 = Kalmar Union
    .about = { region-west } · { land-france } · { label-agents }: { piece-reformist_pirate } · { prestige-discovery } · { label-operations }: { operation-repress } ({ label-cubes }), { operation-corsair_reformist }
card-x47 = Wolf of Rimini
    .about = { region-west } · { land-papal_states } · { label-agents }: { piece-catholic_knight }, { piece-catholic_knight } · { label-operations }: { operation-siege }, { operation-commerce_west } · { label-shot }: { shot-conspiracy }
card-x48 = Mons Meg
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_knight } · { label-operations }: { operation-siege } · { label-shot }: { shot-conspiracy }
card-x49 = Kappeler Milchsuppe
    .about = { region-west } · { land-hre } · { label-agents }: { piece-catholic_knight } · { label-operations }: { operation-vote_west } · { label-shot }: { shot-torch } ({ victory-imperial }) · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-imperial })
card-x50 = Bank of Strozzi
    .about = { region-west } · { land-papal_states } · { label-agents }: { label-pawn } · { label-operations }: { operation-vote_west }, { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-x51 = William Caxton
    .about = { region-west } · { land-england } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-commerce_west } · { ability_title-printing_press }: { ability-unlimited_hand }
card-x52 = Tolfa Alum
    .about = { region-west } · { land-papal_states } · { label-agents }: { label-pawn }, { label-pawn } · { label-operations }: { operation-vote_west }, { operation-commerce_west } · { ability_title-alum_monopoly }: { ability-sell_two_per_action }
card-x53 = Cornish Tin
    .about = { region-west } · { land-england } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west }, { operation-commerce_west } · { label-shot }: { shot-peasant_revolt }
card-x54 = Catalan Pactists
    .about = { region-west } · { land-aragon } · { label-agents }: { label-pawn } · { prestige-law } · { label-operations }: { operation-vote_west } · { label-shot }: { shot-peasant_revolt }
card-x55 = Catherine of Navarre
    .about = { region-west } · { label-operations }: { operation-siege } · { label-shot }: { shot-coronation } · { label-suitors }: { land-portugal }, { land-france }, { land-aragon } · { ability_title-buffer_state }: { ability-maps_not_adjacent } ({ land-portugal }, { land-france })
card-x56 = Margaret of Austria
    .about = { region-west } · { label-operations }: { operation-vote_west } · { label-shot }: { shot-coronation } · { label-suitors }: { land-england }, { land-portugal }, { land-aragon }, { land-france }
card-x57 = The Mary Rose
    .about = { region-west } · { land-england } · { label-agents }: { piece-reformist_pirate } · { prestige-discovery } · { label-operations }: { operation-repress } ({ label-knights }, { label-rooks }), { operation-tax }, { operation-corsair_reformist }
card-x58 = European Union
    .about = { region-west } · { land-hre } · { label-agents }: { piece-reformist_rook } · { label-operations }: { operation-repress } ({ label-rooks }) · { label-shot }: { shot-torch } ({ victory-imperial }) · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-imperial })
card-x59 = Epicurean Swerve
    .about = { region-west } · { label-all_west } · { prestige-patron }, { prestige-polymath } · { label-shot }: { shot-torch } ({ victory-holy }) · { ability_title-de_rerum_natura }: { ability-counts_as_republic } · { ability_title-religion_as_relic }: { ability-immune_to_apostasy } · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-holy })
card-x60 = Humanism
    .about = { region-west } · { land-france } · { label-agents }: { piece-catholic_bishop } · { prestige-patron } · { label-shot }: { shot-torch } ({ victory-holy }) · { ability_title-trilingual_college }: { ability-immune_to_silencing } · { ability_title-torch }: { ability-victory_costs_2 } ({ victory-holy })
card-england = England (empire)
    .about = { label-king } – { label-agents }: { label-pawn }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-law }; { label-operations }: { operation-vote_west }, { operation-commerce_west }
card-france = France (empire)
    .about = { label-king } – { label-agents }: { label-pawn }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { label-operations }: { operation-commerce_west }
card-hre = Holy Roman Empire (empire)
    .about = { label-king } – { label-agents }: { label-pawn }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-law }; { label-operations }: { operation-vote_west }, { operation-commerce_west }
card-portugal = Portugal (empire)
    .about = { label-king } – { label-agents }: { label-pawn }; { prestige-discovery }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-discovery }; { label-operations }: { operation-commerce_west }
card-aragon = Aragon (empire)
    .about = { label-king } – { label-agents }: { label-pawn }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-law }; { label-operations }: { operation-vote_west }, { operation-commerce_west }
card-papal_states = Papal States (empire)
    .about = { label-king } – { label-agents }: { label-pawn }; { prestige-catholic }, { prestige-patron }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-law }; { label-operations }: { operation-vote_west }, { operation-commerce_west }
card-hungary = Hungary (empire)
    .about = { label-king } – { label-agents }: { label-pawn }; { prestige-patron }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-law }; { label-operations }: { operation-vote_east }, { operation-commerce_east }
card-ottoman = Ottoman Empire (empire)
    .about = { label-king } – { label-agents }: { label-pawn }; { prestige-islamic }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-islamic }; { label-operations }: { operation-commerce_east }
card-mamluk = Mamluks (empire)
    .about = { label-king } – { label-agents }: { label-pawn }; { prestige-patron }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { prestige-islamic }; { label-operations }: { operation-commerce_east }
card-byzantium = Byzantium (empire)
    .about = { label-king } – { label-agents }: { label-pawn }; { label-operations }: { operation-campaign } · { label-republic } – { label-agents }: { label-pawn }; { label-operations }: { operation-commerce_east }

## The drawn board

board-buy = Buy { $card }{ $price ->
    [0] {""}
    [one] {" "}for 1 florin
   *[other] {" "}for { $price } florins
}, with { $found ->
    [one] 1 florin
   *[other] { $found } florins
} on it
board-awake = Active: { $cost ->
     [one] one action declares it
    *[other] { $cost } actions declare it
    }.
board-asleep = Inactive: it cannot be declared yet.
board-throne = the king serves { $name }
board-republic = republic of { $name }
board-vacant = no bank holds the throne
board-vassal = Vassal; suzerain: { $land }
board-queen = Married to { $name }
board-levy = Empty. Levied here: { $piece }
board-closed = Closed emporium
board-price = { $price ->
     [one] Costs 1 florin
    *[other] Costs { $price } florins
    }{ $florins ->
     [0] {"."}
     [one] ; 1 florin lies on it.
    *[other] ; { $florins } florins lie on it.
    }
board-supply = In the supply: { $n }
board-face = on the other side: { $face }
board-victories = Victory cards
board-near = what each bank still lacks
board-under-vassal = vassal
board-under-queen = queen

## How near everybody is to winning

near-inactive = The { $victory } is inactive: a player who buys a comet may activate it.
near-inactive-for-good = The { $victory } is inactive and no comet is left: it cannot be declared any more.
near-can-declare = { $victory }: everything is met. It can be declared for { $actions ->
    [one] 1 action
   *[other] { $actions } actions
  }.
near-met-inactive = { $victory }: everything is met, but the card is inactive. A comet would activate it.
near-met-for-good = { $victory }: everything is met, but the card is inactive and no comet is left.
near-comet-in-reach = { $victory }: everything is met, and a comet in the market can be paid for. Buying it activates the card, then the victory can be declared.
near-renaissance = Renaissance victory: { $republics ->
    [0] enough republics
    [one] 1 more republic
   *[other] { $republics } more republics
  }, { $law ->
    [0] enough law
    [one] 1 more law icon
   *[other] { $law } more law icons
  }.
near-imperial = Imperial victory: { $kings ->
    [one] 1 more king
   *[other] { $kings } more kings
  }.
near-imperial-empires = Imperial victory: { $empires ->
    [one] 1 more empire card
   *[other] { $empires } more empire cards
  }.
near-globalization = Globalization victory: { $concessions ->
    [0] enough concessions
    [one] 1 more concession
   *[other] { $concessions } more concessions
  }, { $discovery ->
    [0] enough discovery
    [one] 1 more discovery icon
   *[other] { $discovery } more discovery icons
  }.
near-holy = Religious victory, { $religion }: { $bishops ->
    [0] enough bishops
    [one] 1 more bishop
   *[other] { $bishops } more bishops
  }, { $believers ->
    [0] enough believers in the theocracies
    [one] 1 more believer in the theocracies
   *[other] { $believers } more believers in the theocracies
  }, { $prestige ->
    [0] enough prestige
    [one] 1 more prestige icon
   *[other] { $prestige } more prestige icons
  }.
near-holy-no-theocracy = Religious victory, { $religion }: { $bishops ->
    [0] enough bishops
    [one] 1 more bishop
   *[other] { $bishops } more bishops
  }, a theocracy of this religion with more believers than heretics, { $prestige ->
    [0] enough prestige
    [one] 1 more prestige icon
   *[other] { $prestige } more prestige icons
  }.

## What a choice brings
foresee-fair = You get { $own ->
    [0] nothing
    [one] 1 florin
   *[other] { $own } florins
}, the others { $others ->
    [0] nothing
   *[other] { $others }
}.
    .brief = You { $own }, the others { $others }
foresee-battle-won = Attack { $attack }, defence { $defence }: the attack succeeds. Losses on each side: { $defence }.
    .brief = { $attack } against { $defence }: succeeds, losses { $defence }
foresee-battle-even = Attack { $attack }, defence { $defence }: all of them fall and the attack fails.
    .brief = { $attack } against { $defence }: fails, all of them fall
foresee-battle-lost = Attack { $attack }, defence { $defence }: the attack fails. Losses on each side: { $attack }.
    .brief = { $attack } against { $defence }: fails, losses { $attack }
foresee-counts-double = The white piece in Venice counts as two: in strength, and two losses kill it.
    .brief = Venice counts as 2
