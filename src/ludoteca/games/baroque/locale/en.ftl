## The game

game-name = Baroque
game-about = War and politics in the Holy Roman Empire about 1650, for two to four princes.
back-0 = an opportunity card
back-1 = an event card

## Phases, wars, favours, hosts

phase-setup = set-up
phase-decks = deck preparation
phase-income = income
phase-cards = opportunity cards
phase-order = first player
phase-actions = actions
phase-support = support
phase-end = end of turn
war-denmark = War with Denmark
war-dutch = Naval war with the Dutch
war-france = France attacks
war-ottoman = Ottoman invasion
war-sweden = War with Sweden
favour-hand_limit = one more card to buy next turn (1 favour)
favour-money_small = 5 FL (1 favour)
favour-money_large = 12 FL (2 favours)
favour-army = a free army in a major state (2 favours)
favour-victory_points = 3 VP (2 favours)
favour-state = a state of value 2 or less without pieces (3 favours)
favour-pick_card = a card of your choice next turn (4 favours)
host-A = A
host-B = B
host-C = C
host-D = D
host-ottomans = the Ottomans

## What is asked

ask-ChoosePower = choose a power
ask-StartState = choose a start state
ask-StartArmy = place a starting army
ask-StartCity = place the starting city
ask-DisbandOne = choose an army to remove
ask-PickCard = take any one card from the deck
ask-BuyCards = buy cards, change some, or stop ({ $bought } bought)
ask-Exchange = choose a card to change
ask-OrderPick = choose who plays as number { $place } this turn
ask-MandatoryCard = play one opportunity card
ask-Act = take an action, or end the phase
ask-BuildTarget = choose where to build { $work ->
        [0] the army
        [1] the city
        [2] the fortified city
       *[other] the residence
    }
ask-InfluenceTarget =
    { $way ->
        [0] place or remove 1 point of influence beside your states
        [1] place or remove 2 points of influence anywhere
        [2] place or remove 1 point of influence by your politician
       *[other] use 1 point of influence by your bishop
    }
ask-SecondTarget = choose where the second point goes (the first goes { $first_in })
ask-Boost = use a city or a residence for influence { $first_in }, or none
ask-Spread = choose where an extra point goes
ask-RemovePoints = choose whose point of influence goes { $state_in } ({ $points } left to remove)
ask-Muster = choose how many armies leave { $origin_the }
ask-Advance =
    { $steps ->
        [0] move { $n ->
            [one] 1 army
           *[other] { $n } armies
        } from { $at_the }
        [2] try a forced march with { $n ->
            [one] 1 army
           *[other] { $n } armies
        } from { $at_the }, or halt
       *[other] move on with { $n ->
            [one] 1 army
           *[other] { $n } armies
        } from { $at_the }, or halt
    }
ask-ForcedStep =
    enter a third state with { $n ->
        [one] 1 army
       *[other] { $n } armies
    } from { $at_the }, or halt
ask-Stake = choose cards for the battle { $where_in }
ask-Retreat = retreat from { $where_the }
ask-MoveOn = move on with Caprara, or stay
ask-MoveOnWith = choose how many armies go to { $to_the } with Caprara
ask-PlaceGeneral = choose the army that { $card } leads
ask-Commission = commission a work from { $card }
ask-Invest = invest with the Fuggers, or not
ask-Assassinate = choose a character to kill
ask-Compose = choose the court of the composer, or decline
ask-Steal = choose whom to rob of a card
ask-Expel = withdraw the armies from { $where_the }
ask-Shield = suffer { $card }, or use Divine Intervention
ask-ChaosArmy = choose the army lost to Chaos
ask-ChaosCity = choose the city that suffers from Chaos
ask-Marry = choose the state that comes by marriage
ask-PickRevolt = choose { $highest ->
        [1] a state of value 1
       *[other] a state of value { $highest } or less
    } for the revolt
ask-FrenchTarget = choose what France attacks
ask-ArmyPay = choose how many armies you pay for now (1 FL each)
ask-DeferPay = choose how many of the remaining armies you pay for after the next income (remaining: { $armies }, 2 FL each)
ask-OwnArmyPay = pay for the armies, or remove some first
ask-Sale = bid at least { $least } FL for { $state_the }, or pass{ $offered ->
        [0] { "" }
       *[other] { " " }({ $bidder } has bid { $offered } FL)
    }
ask-Upkeep = pay the upkeep, or remove armies
ask-SpendFavours = spend favours ({ $favours } left)
ask-FreeArmy = choose where the free army appears
ask-FavourState = choose the state you receive
ask-EndCards = choose which card is resolved next
ask-ChooseGain = choose what John George brings
ask-TakeState = choose the state beside Münster you take
ask-Consent-EndGame = agree to end the game now, or go on

## What may be done

do-power = Lead { $power_the }
    .open = Lead a power
do-start-state = Start with { $state_the }
    .open = Start with a state
do-start-army = Army { $state_in }
    .open = Place an army
do-start-city = City { $state_in }
    .open = Place a city
do-pick-card = Take { $card }
    .open = Take a card
do-buy = Buy a card (2 FL)
do-mulligan = Change { $n ->
        [one] 1 card (3 FL)
        [2] 2 cards (7 FL)
        [3] 3 cards (12 FL)
       *[other] { $n } cards
    }
do-done-buying = No more cards
do-exchange = Change { $card }
    .open = Change a card
do-place-in-order = { $seat } goes next
    .open = Choose who goes next
do-play = Play { $card }
    .open = Play a card
do-end-phase = End the action phase
do-build-army = Build an army ({ $florins } FL)
do-build-city = Build a city ({ $florins } FL)
do-build-fortified = Fortify a city ({ $florins } FL)
do-build-residence = Build a residence ({ $florins } FL)
do-build-in = Build { $state_in }
    .open = Build in a state
do-influence = Influence beside your states
do-influence-politician = Influence by your politician
do-influence-bishop = Influence by your bishop
do-place = Place influence { $state_in }
    .open = Place influence in a state
do-remove = Remove influence { $state_in }
    .open = Remove influence from a state
do-use-city = Use the city { $state_in } (+1)
    .open = Use a city (+1)
do-use-fortified = Use the fortified city { $state_in } (+2)
    .open = Use a fortified city (+2)
do-use-residence = Use the residence { $state_in } (+3)
    .open = Use a residence (+3)
do-no-structure = Use no city or residence
do-extra-point = Extra point { $state_in }
    .open = Extra point in a state
do-remove-of = A point of { $seat }
do-march = Move armies from { $state_the }
    .open = Move armies
do-muster =
    { $n ->
        [one] 1 army
       *[other] { $n } armies
    }
do-muster-with-general =
    { $n ->
        [one] 1 army
       *[other] { $n } armies
    } and the general
do-done-moving = Move no more armies
do-enter = Enter { $state_the }
    .open = Enter a state
do-halt = Halt here
do-force-march = Try a forced march
do-commit = No more cards
do-stake = Use { $card } in the battle
    .open = Use a card in the battle
do-retreat = Retreat to { $state_the }
    .open = Retreat to a state
do-move-on = Move on to { $state_the }
    .open = Move on to a state
do-stay = Do not move on
do-place-general = Join the army { $state_in }
    .open = Join an army
do-commission = Pay { $florins } FL for { $vp } VP
do-invest = Invest { $florins } FL to get { $gain } FL (fee { $fee } FL)
do-forgo = Do not use it
do-assassinate = Kill { $card }
    .open = Kill a character
do-compose = Composer { $state_in }
    .open = Composer in a state
do-steal = Take a card from { $seat }
do-withdraw-to = Withdraw to { $state_the }
    .open = Withdraw to a state
do-suffer = Let it happen
do-intervene = Use Divine Intervention
do-disband = Remove an army { $state_in }
    .open = Remove an army
do-lose-city = Lose the city { $state_in }
    .open = Lose a city
do-reduce-city = Reduce the fortified city { $state_in }
    .open = Reduce a fortified city
do-marry = Marry into { $state_the }
    .open = Marry into a state
do-revolt-in = Revolt { $state_in }
    .open = Revolt in a state
do-french-target = Attack { $state_the }
    .open = Attack a state
do-pay-armies = Pay for { $n ->
        [one] 1 army
       *[other] { $n } armies
    } ({ $n } FL)
do-defer-pay = Put off the pay of { $n ->
        [one] 1 army
       *[other] { $n } armies
    } (2 FL each)
do-pay = Pay { $florins } FL
do-favour = Take { $favour }
    .open = Take a favour
do-done-favours = Spend no more favours
do-free-army = Free army { $state_in }
    .open = Free army in a state
do-favour-state = Take control { $state_of }
    .open = Take control of a state
do-resolve-card = Resolve { $card }
    .open = Resolve a card
do-gain = Get { $florins } FL
do-gain-for-points = Get { $florins } FL and lose { $vp } VP
do-take-state = Take control { $state_of }
    .open = Take control of a state

## What is refused

no-power-not-played = With this number of players nobody leads { $power_the }.
no-power-taken = Another player leads { $power_the }.
no-not-on-start-list = The start list of your power does not have { $state_the }.
no-already-yours = You already control { $state_the }.
no-not-controlled = You do not control { $state_the }.
no-no-city-allowed = No city can ever be built { $state_in }.
no-bought-enough = You have bought { $n ->
        [one] 1 card
       *[other] { $n } cards
    }: that is the limit this turn.
no-florins-needed = { $florins } FL are needed.
no-no-cards-left = There are no opportunity cards left to draw.
no-mulligan-too-many = At most { $n ->
        [one] 1 card
       *[other] { $n } cards
    } can be changed.
no-hand-too-small = You do not hold { $n ->
        [one] 1 card
       *[other] { $n } cards
    }.
no-already-in-order = { $seat } already has a place.
no-card-first = First you must play an opportunity card.
no-politician-needed = You have no politician in play.
no-bishop-needed = You have no bishop in play.
no-no-target = No state is open to it.
no-army-limit = You already have { $n ->
        [one] 1 army
       *[other] { $n } armies
    }: that is the limit.
no-no-place-to-build = None of your states has room for it.
no-enemy-army = An enemy army stands { $state_in }.
no-no-armies-near-mainz = Schönborn closes { $state_the } to armies.
no-city-stands = There is already a city { $state_in }.
no-city-needed = There is no plain city to fortify { $state_in }.
no-army-needed = Fortifying takes an army of yours { $state_in }.
no-not-a-diocese = Residences are for dioceses only: there is none { $state_in }.
no-residence-stands = There is already a residence { $state_in }.
no-not-in-play = Nobody has bought { $state_the } yet: still out of play.
no-major-state = A player's major state is closed to this: { $state }.
no-bishops-only-place = At this table a bishop only places influence.
no-bad-weather = Bad weather: your armies may not move in this phase.
no-no-army-there = You have no army { $state_in }.
no-already-moved = The armies { $state_in } have already moved.
no-general-alone = The general { $state_in } has moved and may not be left alone.
no-no-open-border = No border { $state_of } is open to armies.
no-not-a-character = { $card } is no character.
no-value-too-high = The value { $state_of } is higher than { $n }.
no-is-a-diocese = Not in a diocese: { $state }.
no-neutral-state = Nobody controls { $state_the }: neutral states do not revolt.
no-too-many-armies = Two or more armies stand { $state_in }.
no-bid-too-low = The bid must be at least { $florins } FL.
no-favour-taken = Already taken: { $favour }.
no-favours-needed = It costs { $n ->
        [one] 1 favour
       *[other] { $n } favours
    }.
no-not-bare = There is a city, a residence or an army { $state_in }.
no-points-needed = { $n } VP are needed.

## What happens

log-power-taken = { $seat } leads { $power_the }.
log-order-roll = { $seat } rolls { $n } for the order.
log-placed-in-order = { $seat } is number { $n } in the turn order.
log-start-state = { $seat } starts with { $state_the }.
log-start-army = { $seat } places an army { $state_in }.
log-start-city = { $seat } places a city { $state_in }.
log-turn = Turn { $n } begins.
log-phase = Phase: { $phase }.
log-famine-under-deck = Famine goes under the event deck.
log-income = { $seat } receives { $florins } FL of income.
log-deferred-paid = { $seat } pays { $florins } FL of deferred army pay.
log-disbanded = { $seat } removes an army { $state_in }.
log-paid-augsburg = { $seat } pays { $florins } FL to { $owner }, who controls Augsburg.
log-paid-bank = { $seat } pays { $florins } FL to the bank.
log-card-picked = { $seat } takes { $card } from the deck.
log-card-picked-hidden = { $seat } takes a card of their choice from the deck.
log-cards-dealt =
    { $seat } receives { $n ->
        [one] 1 card
       *[other] { $n } cards
    } for free.
log-card-bought = { $seat } buys { $card } (2 FL).
log-card-bought-hidden = { $seat } buys a card (2 FL).
log-mulligan =
    { $seat } changes { $n ->
        [one] 1 card
       *[other] { $n } cards
    } for { $florins } FL.
log-exchanged = { $seat } discards { $card }.
log-tie-roll = { $seat } rolls { $n } to break the tie.
log-action-phase = Action phase of { $seat }.
log-played = { $seat } plays { $card }.
log-no-army-to-lead = No effect: { $seat } has no army for { $card } to lead.
log-card-too-dear = No effect: { $card } costs at least { $florins } FL and { $seat } has { $n }.
log-no-state-to-influence = No effect: no state is open to the influence of { $seat }.
log-no-victim = No effect: no character is in play.
log-too-few-cities = No effect: { $seat } needs more cities than every rival (own: { $n }, a rival's: { $m }).
log-no-composer-left = No effect: all composers are already at court.
log-no-hand-to-rob = No effect: no rival of { $seat } has a card in hand.
log-forgone = { $seat } makes no use of it.
log-replaced = { $seat } discards { $card }: a new character takes the place.
log-general-placed = { $seat } pays { $florins } FL: { $card } joins the army { $state_in }.
log-general-lost = { $card } has no army left: { $seat } discards the card.
log-commissioned = { $seat } pays { $florins } FL for a work worth { $vp } VP.
log-invested = { $seat } invests { $florins } FL and gets { $gain } FL.
log-assassinated = { $seat } has { $card } killed (character of { $owner }).
log-composer = { $composer } comes to the court of { $seat } { $state_in }.
log-stolen = { $seat } takes { $card } from { $other }.
log-stolen-hidden = { $seat } takes a card from { $other }.
log-withdrawn =
    { $seat } withdraws { $n ->
        [one] 1 army
       *[other] { $n } armies
    }: { $frm } → { $to }.
log-built-army = { $seat } builds an army { $state_in } ({ $florins } FL).
log-built-city = { $seat } builds a city { $state_in } ({ $florins } FL).
log-built-fortified = { $seat } fortifies the city { $state_in } ({ $florins } FL).
log-built-residence = { $seat } builds a residence { $state_in } ({ $florins } FL).
log-structure-used =
    { $n ->
        [1] { $seat } uses the city { $state_in }: 1 point more.
        [2] { $seat } uses the fortified city { $state_in }: 2 points more.
       *[other] { $seat } uses the residence { $state_in }: { $n } points more.
    }
log-placed =
    { $seat } places { $n ->
        [one] 1 point
       *[other] { $n } points
    } of influence { $state_in }.
log-removed =
    { $seat } removes { $n ->
        [one] 1 point
       *[other] { $n } points
    } of { $owner }'s influence { $state_in }.
log-swept = The armies wipe out the influence { $state_in }.
log-control = { $seat } takes control { $state_of }.
log-conquered = { $seat } conquers { $state_the }.
log-marched =
    { $seat } moves { $n ->
        [one] 1 army
       *[other] { $n } armies
    }: { $frm } → { $to }.
log-march-roll = Forced march of { $seat }: { $n } ({ $needed } needed).
log-battle = { $seat } attacks { $other } { $state_in }.
log-battle-ottomans = { $seat } attacks the Ottomans { $state_in }.
log-staked = { $seat } uses { $card } in the battle.
log-battle-points = Battle { $state_in }: { $seat } { $n }, { $other } { $m }.
log-battle-points-ottomans = Battle { $state_in }: { $seat } { $n }, the Ottomans { $m }.
log-attack-won = { $seat } wins the battle { $state_in }.
log-attack-lost =
    { $seat } is beaten back { $state_in }: { $n ->
        [0] no army is lost
        [1] 1 army is lost
       *[other] { $n } armies are lost
    }.
log-armies-lost =
    { $seat } loses { $n ->
        [one] 1 army
       *[other] { $n } armies
    } { $state_in }.
log-city-reduced = The fortified city { $state_in } is now a plain city.
log-city-lost = The city { $state_in } is lost.
log-ottomans-beaten = { $seat } beats the Ottomans { $state_in }.
log-general-roll = { $seat } rolls { $n } for Charles V: a 6 costs the enemy one more army.
log-retreat-loss = { $seat } loses an army in the retreat from { $state_the }.
log-retreated =
    { $seat } retreats with { $n ->
        [one] 1 army
       *[other] { $n } armies
    }: { $frm } → { $to }.
log-no-retreat =
    { $seat } has nowhere to go and loses { $n ->
        [one] 1 army
       *[other] { $n } armies
    } { $state_in }.
log-moved-on =
    { $seat } moves on with { $n ->
        [one] 1 army
       *[other] { $n } armies
    }: { $frm } → { $to }.
log-hand-discarded =
    { $seat } discards { $n ->
        [one] the last card
       *[other] the last { $n } cards
    }.
log-event = { $seat } reveals the event “{ $card }”.
log-events-reshuffled = The event discards make a new deck.
log-event-void = { $card } cannot take effect now and is discarded.
log-divine = { $seat } escapes { $card } by Divine Intervention.
log-trade = { $seat } earns { $florins } FL by trade.
log-no-trade = No effect: nobody has anything to trade with.
log-confused = { $seat } may do nothing in this action phase.
log-bad-weather = { $seat } may not move armies in this action phase.
log-bishop-lost = { $seat } discards { $card }.
log-no-bishops = No effect: no bishop is in play.
log-repays-late = { $seat } cannot repay now and owes 5 FL after the next income.
log-subsidy = { $seat } receives { $florins } FL from the Emperor.
log-marriage-named = { $seat } arranges a marriage { $state_in }.
log-no-marriage = No effect: { $seat } finds no state to marry into.
log-heir = { $seat } draws { $card }.
log-heir-hidden = { $seat } draws a card.
log-no-card-for-heir = No effect: no opportunity card is left for { $seat }.
log-permission = Armies may move to and from Prussia.
log-permission-ends = Polish Permission ends.
log-sold = { $seat } buys { $state_the } for { $florins } FL.
log-unsold = Nobody buys { $state_the }.
log-chaos-cards =
    { $n ->
        [one] 1 card goes
       *[other] { $n } cards go
    } back into the event deck.
log-brunswick-elector = Brunswick is an elector.
log-chaos-over = Chaos is over.
log-chaos-until-income = Chaos is over, but it still halves the next income.
log-armies-paid =
    { $seat } pays { $florins } FL for { $n ->
        [one] 1 army
       *[other] { $n } armies
    }.
log-pay-deferred =
    { $seat } puts off the pay of { $n ->
        [one] 1 army
       *[other] { $n } armies
    }.
log-own-armies-paid = { $seat } pays { $florins } FL for all armies.
log-no-armies = No effect: nobody has an army to pay.
log-no-armies-to-pay = No effect: { $seat } has no army to pay.
log-revolt-roll =
    { $seat } rolls { $n }: { $highest ->
        [1] a state of value 1
       *[other] a state of value { $highest } or less
    } revolts.
log-no-revolt = No effect: no state can revolt.
log-revolt-named = { $seat } picks { $state_the } for the revolt.
log-revolt = Revolt { $state_in }.
log-control-lost = { $seat } loses control { $state_of }.
log-influence-lost =
    { $seat } loses { $n ->
        [one] 1 point
       *[other] { $n } points
    } of influence { $state_in }.
log-war-roll = { $seat } rolls { $n } on the war table: { $war }.
log-war = { $war }!
log-france-attacks = { $seat } sends the French against { $state_the }.
log-attacked = A foreign army attacks { $state_the }.
log-no-income = No income { $state_in } until Peace.
log-ottomans = The Ottomans invade { $state_the }.
log-ottomans-held = The armies of { $seat } hold { $state_the }: the Ottomans withdraw.
log-peace-money = There is no war: everybody receives { $florins } FL.
log-peace = Peace: all wars are over.
log-upkeep =
    { $seat } pays { $florins } FL to keep { $n ->
        [one] 1 army
       *[other] { $n } armies
    }.
log-armies-unpaid =
    { $seat } cannot pay and loses { $n ->
        [one] 1 army
       *[other] { $n } armies
    } { $state_in }.
log-throne =
    { $seat } ranks { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    } in support: { $vp ->
        [0] {""}
       *[other] { $vp } VP and { "" }
    }{ $favours ->
        [one] 1 favour
       *[other] { $favours } favours
    }.
log-favour = { $seat } takes { $favour }.
log-free-army = { $seat } receives an army { $state_in }.
log-war-cost = The wars cost { $seat } { $florins } FL.
log-scored = { $seat } scores { $n } VP: { $vp } in all.
log-card-florins = { $card } brings { $seat } { $florins } FL.
log-card-points = { $card } brings { $seat } { $vp } VP.
log-card-paid = { $seat } pays { $florins } FL for { $card }.
log-points-lost = { $seat } gives up { $n } VP.
log-last-cards-idle = It was the last turn: the cards in front of the players have no more effect.
log-no-state-to-take = No effect: no state beside Münster is open to { $seat } through { $card }.
log-all-electors = { $seat } holds all electors and wins at once.
log-final-points = { $seat } is first with { $n } VP.

## How it ends

end-points = Victory points decide.
end-support = Equal victory points: more support wins.
end-florins = Equal points and support: more florins win.
end-power = All equal: the order of the powers decides.
end-electors = One player holds all electors: automatic victory.

## Options

option-turns = Length
option-turns-about = How many turns are played: 3 is the standard game, 10 or more the long one. Open: from turn 3 on all may agree to end.
option-turns-3 = 3 turns
option-turns-4 = 4 turns
option-turns-5 = 5 turns
option-turns-6 = 6 turns
option-turns-7 = 7 turns
option-turns-8 = 8 turns
option-turns-9 = 9 turns
option-turns-10 = 10 turns
option-turns-11 = 11 turns
option-turns-12 = 12 turns
option-turns-13 = 13 turns
option-turns-14 = 14 turns
option-turns-15 = 15 turns
option-turns-16 = 16 turns
option-turns-17 = 17 turns
option-turns-18 = 18 turns
option-turns-19 = 19 turns
option-turns-20 = 20 turns
option-turns-open = open end
option-powers = Powers
option-powers-about = Whether the powers are chosen seat by seat or drawn at random.
option-powers-chosen = chosen
option-powers-drawn = drawn at random
option-chaos-income = Chaos and income
option-chaos-income-about = What Chaos halves: the trade events of its turn only, or the next income as well.
option-chaos-income-turn-and-next-income = this turn and the next income
option-chaos-income-turn-only = this turn only
option-brunswick = Brunswick as elector
option-brunswick-about = How long Chaos makes Brunswick an elector.
option-brunswick-chaos-turn = for the turn of Chaos
option-brunswick-for-good = for good
option-electors = Automatic victory
option-electors-about = Whether a rival's elector home counts for the player whose army stands in it.
option-electors-occupied-count = occupied electors count
option-electors-controlled-only = only controlled electors
option-structures = Structures in one influence action
option-structures-about = How many structures may raise one influence action: a city, a fortified city and a residence, or one in all.
option-structures-one = one in all
option-structures-one-of-each = one of each kind
option-own-influence = Own influence after taking control
option-own-influence-about = What becomes of the new controller's influence.
option-own-influence-kept = stays
option-own-influence-removed = is removed
option-rival-influence = Rivals' influence after taking a rival's state
option-rival-influence-about = What becomes of the others' influence when a rival's state changes hands peacefully.
option-rival-influence-discarded = is discarded
option-rival-influence-stays = stays
option-naval-wars = Naval wars and Maritime Trade
option-naval-wars-about = Which ports the wars with Denmark and the Dutch close.
option-naval-wars-as-printed = Denmark the Baltic, the Dutch all
option-naval-wars-own-sea = each its own sea
option-naval-wars-all-ports = both close all ports
option-assassin = Victims of the Assassin
option-assassin-about = Where an assassinated character goes.
option-assassin-box = out of the game
option-assassin-discards = to the discards
option-assassin-box-if-short = out of the game, to the discards from 10 turns on
option-last-turn-cards = Cards at the end of the last turn
option-last-turn-cards-about = Whether characters still act at the end of the last turn, before the winner is found.
option-last-turn-cards-applied = they act
option-last-turn-cards-skipped = they do not
option-zero-bid = Bids of 0 FL
option-zero-bid-about = Whether 0 FL opens an auction without a minimum.
option-zero-bid-allowed = allowed
option-zero-bid-refused = at least 1 FL
option-caprara = Caprara's extra move
option-caprara-about = After which battles Caprara may move on.
option-caprara-any-battle = after any battle
option-caprara-won-battle = after a battle won
option-isolated-states = Base influence in isolated own states
option-isolated-states-about = Whether the base action reaches an own state that borders no other own one.
option-isolated-states-closed = no
option-isolated-states-open = yes
option-bishops = Bishops and influence
option-bishops-about = Whether a bishop's action may also remove influence.
option-bishops-place-and-remove = they place or remove
option-bishops-place-only = they only place
option-ottoman-styria = Styria under the Ottomans
option-ottoman-styria-about = Whether its controller still gets money and points from Styria.
option-ottoman-styria-yields = money and points as ever
option-ottoman-styria-barren = nothing
option-occupied-electors = Votes of an occupied major state
option-occupied-electors-about = Whether an elector home with an enemy army in it still votes for its owner.
option-occupied-electors-silent = it does not vote
option-occupied-electors-owner-votes = it votes for its owner
option-enemy-army-works = Works beside an enemy army
option-enemy-army-works-about = Whether cities and residences may be built and used in an own state where an enemy army stands.
option-enemy-army-works-allowed = allowed
option-enemy-army-works-refused = not allowed

## The table

zone-power = Power
zone-hand = Hand
zone-front = In front
zone-states = States
zone-armies = Armies
zone-general = General
zone-influence = Influence
zone-cities = Cities
zone-fortified = Fortified cities
zone-residences = Residences
zone-composers = Composers
zone-home = Major states
zone-event = Event being resolved
zone-in-play = Events in play
zone-discards = Opportunity discards
zone-event-discards = Event discards
zone-box = In the box
zone-wars = Wars
zone-out-of-play = States out of play
zone-no-income = States without income
zone-ottomans = Ottomans
zone-order = Turn order
counter-florins = Florins
counter-vp = VP
counter-support = Support
counter-armies = Armies
counter-income = Income
counter-states = States
counter-turn = Turn
counter-deck = Opportunity deck
counter-event-deck = Event deck
counter-actions = Actions left

## Judgement

term-vp = victory points
term-scoring = points in the turns left
term-support = support
term-income = income in the turns left
term-florins = florins
term-armies = armies
term-influence = influence
term-hand = cards in hand
term-characters = characters
term-electors = electors
style-builder = builder
style-conqueror = conqueror
style-courtier = courtier

## States, powers, composers

state-brandenburg = Brandenburg
    .in = in Brandenburg
    .of = of Brandenburg
    .the = Brandenburg
state-austria = Austria
    .in = in Austria
    .of = of Austria
    .the = Austria
state-lower_palatinate = Lower Palatinate
    .in = in the Lower Palatinate
    .of = of the Lower Palatinate
    .the = the Lower Palatinate
state-upper_palatinate = Upper Palatinate
    .in = in the Upper Palatinate
    .of = of the Upper Palatinate
    .the = the Upper Palatinate
state-spanish_netherlands = Spanish Netherlands
    .in = in the Spanish Netherlands
    .of = of the Spanish Netherlands
    .the = the Spanish Netherlands
state-cologne = Cologne
    .in = in Cologne
    .of = of Cologne
    .the = Cologne
state-trier = Trier
    .in = in Trier
    .of = of Trier
    .the = Trier
state-mainz = Mainz
    .in = in Mainz
    .of = of Mainz
    .the = Mainz
state-bavaria = Bavaria
    .in = in Bavaria
    .of = of Bavaria
    .the = Bavaria
state-saxony = Saxony
    .in = in Saxony
    .of = of Saxony
    .the = Saxony
state-bohemia = Bohemia
    .in = in Bohemia
    .of = of Bohemia
    .the = Bohemia
state-liege = Liège
    .in = in Liège
    .of = of Liège
    .the = Liège
state-strasbourg = Strasbourg
    .in = in Strasbourg
    .of = of Strasbourg
    .the = Strasbourg
state-munster = Münster
    .in = in Münster
    .of = of Münster
    .the = Münster
state-osnabruck = Osnabrück
    .in = in Osnabrück
    .of = of Osnabrück
    .the = Osnabrück
state-bremen = Bremen
    .in = in Bremen
    .of = of Bremen
    .the = Bremen
state-salzburg = Salzburg
    .in = in Salzburg
    .of = of Salzburg
    .the = Salzburg
state-silesia = Silesia
    .in = in Silesia
    .of = of Silesia
    .the = Silesia
state-moravia = Moravia
    .in = in Moravia
    .of = of Moravia
    .the = Moravia
state-carinthia = Carinthia
    .in = in Carinthia
    .of = of Carinthia
    .the = Carinthia
state-carniola = Carniola
    .in = in Carniola
    .of = of Carniola
    .the = Carniola
state-styria = Styria
    .in = in Styria
    .of = of Styria
    .the = Styria
state-tyrol = Tyrol
    .in = in Tyrol
    .of = of Tyrol
    .the = Tyrol
state-prussia = Prussia
    .in = in Prussia
    .of = of Prussia
    .the = Prussia
state-baden = Baden
    .in = in Baden
    .of = of Baden
    .the = Baden
state-hessen = Hesse
    .in = in Hesse
    .of = of Hesse
    .the = Hesse
state-lorraine = Lorraine
    .in = in Lorraine
    .of = of Lorraine
    .the = Lorraine
state-brunswick = Brunswick
    .in = in Brunswick
    .of = of Brunswick
    .the = Brunswick
state-berg = Berg
    .in = in Berg
    .of = of Berg
    .the = Berg
state-oldenburg = Oldenburg
    .in = in Oldenburg
    .of = of Oldenburg
    .the = Oldenburg
state-mecklenburg = Mecklenburg
    .in = in Mecklenburg
    .of = of Mecklenburg
    .the = Mecklenburg
state-franche_comte = Franche-Comté
    .in = in Franche-Comté
    .of = of Franche-Comté
    .the = Franche-Comté
state-holstein = Holstein
    .in = in Holstein
    .of = of Holstein
    .the = Holstein
state-western_pomerania = Western Pomerania
    .in = in Western Pomerania
    .of = of Western Pomerania
    .the = Western Pomerania
state-augsburg = Augsburg
    .in = in Augsburg
    .of = of Augsburg
    .the = Augsburg
state-wurttemberg = Württemberg
    .in = in Württemberg
    .of = of Württemberg
    .the = Württemberg
state-franconia = Franconia
    .in = in Franconia
    .of = of Franconia
    .the = Franconia
state-ansbach = Ansbach
    .in = in Ansbach
    .of = of Ansbach
    .the = Ansbach
state-anhalt = Anhalt
    .in = in Anhalt
    .of = of Anhalt
    .the = Anhalt
state-thuringia = Thuringia
    .in = in Thuringia
    .of = of Thuringia
    .the = Thuringia
state-lusatia = Lusatia
    .in = in Lusatia
    .of = of Lusatia
    .the = Lusatia
state-east_pomerania = East Pomerania
    .in = in East Pomerania
    .of = of East Pomerania
    .the = East Pomerania
state-luneburg = Lüneburg
    .in = in Lüneburg
    .of = of Lüneburg
    .the = Lüneburg
state-hamburg = Hamburg
    .in = in Hamburg
    .of = of Hamburg
    .the = Hamburg
state-east_frisia = East Frisia
    .in = in East Frisia
    .of = of East Frisia
    .the = East Frisia
state-cleves = Cleves
    .in = in Cleves
    .of = of Cleves
    .the = Cleves
state-westphalia = Westphalia
    .in = in Westphalia
    .of = of Westphalia
    .the = Westphalia
state-nassau = Nassau
    .in = in Nassau
    .of = of Nassau
    .the = Nassau
state-swabia = Swabia
    .in = in Swabia
    .of = of Swabia
    .the = Swabia
power-brandenburg = Brandenburg
    .the = Brandenburg
power-austria = Austria
    .the = Austria
power-palatinate = Palatine States
    .the = the Palatine States
power-spanish_netherlands = Spanish Netherlands
    .the = the Spanish Netherlands
composer-schutz = Heinrich Schütz
composer-froberger = Johann Jakob Froberger
composer-kerll = Johann Kaspar Kerll
composer-buxtehude = Dieterich Buxtehude
composer-biber = Heinrich Ignaz Franz Biber
composer-pachelbel = Johann Pachelbel
composer-telemann = Georg Philipp Telemann
composer-bach = Johann Sebastian Bach

## Cards

card-barelli = Agostino Barelli (Architect)
    .text = Build costs: city 5, fortified city 8 without giving up an army, residence 4; pay 3 FL at the end of the turn.
    .last = Build costs: city 5, fortified city 8 without giving up an army, residence 4.
card-leopold_wilhelm = Archduke Leopold Wilhelm of Habsburg (Bishop of Strasbourg)
    .text = Action: 1 influence in any diocese or in a state within 2 of Strasbourg; lets you build residences; end of turn +8 FL.
    .last = Action: 1 influence in any diocese or in a state within 2 of Strasbourg; lets you build residences.
card-assassin = Assassin
    .text = Remove one character in play from the game.
    .discards = Discard one character in play.
card-assassin_2 = { card-assassin }
    .text = { card-assassin.text }
    .discards = { card-assassin.discards }
card-assassin_3 = { card-assassin }
    .text = { card-assassin.text }
    .discards = { card-assassin.discards }
card-baroque = Baroque
    .text = With more cities than any rival you may place a random composer in your major state.
card-baroque_2 = { card-baroque }
    .text = { card-baroque.text }
card-block = Benjamin von Block (Painter)
    .text = Commission one work, FL→VP: 1→2, 2→4, 3→5.
card-capitalism = Capitalism
    .text = You may invest 4, 7 or 12 FL for 8, 15 or 25; then a fee of 1, 2 or 3 FL to the controller of Augsburg or the bank.
card-capitalism_2 = { card-capitalism }
    .text = { card-capitalism.text }
card-capitalism_3 = { card-capitalism }
    .text = { card-capitalism.text }
card-lurago = Carlo Lurago (Architect)
    .text = Build costs: city 4, fortified city 7 and an army, residence 3; pay 3 FL at the end of the turn.
    .last = Build costs: city 4, fortified city 7 and an army, residence 3.
card-charles_v_lorraine = Charles V (Duke of Lorraine)
    .text = General: +1 battle point, forced march 5-6, costs 3 FL; after a win a roll of 6 costs the enemy one more army.
card-galen = Christoph Bernhard von Galen (Bishop of Münster)
    .text = Action: 1 influence in any diocese or a state adjacent to Münster; lets you build residences; end of turn +6 FL and control of a state adjacent to Münster without enemy armies.
    .last = Action: 1 influence in any diocese or a state adjacent to Münster; lets you build residences.
card-caprara = Enea Silvio Caprara (Imperial Field Marshal)
    .text = General: +1 battle point, forced march 5-6, costs 3 FL; after a battle the armies that fought may move one more state, free of enemy armies.
card-martinelli = Domenico Martinelli (Architect)
    .text = Build costs: city 3, fortified city 6 and an army, residence 5; pay 4 FL at the end of the turn.
    .last = Build costs: city 3, fortified city 6 and an army, residence 5.
card-zuccalli = Enrico Zuccalli (Architect)
    .text = Build costs: city 4, fortified city 6 without giving up an army, residence 6; pay 5 FL at the end of the turn.
    .last = Build costs: city 4, fortified city 6 without giving up an army, residence 6.
card-frederick_william = Frederick William of Brandenburg (Elector)
    .text = Action: 1 influence anywhere; +1 whenever you place in a state adjacent to Brandenburg; end of turn +5 VP.
    .last = Action: 1 influence anywhere; +1 whenever you place in a state adjacent to Brandenburg.
card-john_george_ii = John George II of Saxony (Elector)
    .text = Action: 1 influence anywhere; end of turn +5 FL, or +10 FL and -3 VP.
    .last = Action: 1 influence anywhere.
card-divine_intervention = Divine Intervention
    .text = Keep it; with more dioceses than any rival you may discard it to escape what an event does to you.
card-divine_intervention_2 = { card-divine_intervention }
    .text = { card-divine_intervention.text }
card-roos = Johann Heinrich Roos (Painter)
    .text = Commission one work, FL→VP: 3→5, 5→8, 7→12.
card-schonborn = Johann Philipp von Schönborn (Bishop of Mainz)
    .text = Action: 1 influence in any diocese or a state adjacent to Mainz; lets you build residences; no army may be in or cross Mainz and its neighbours.
card-heintz = Joseph Heintz the Younger (Painter)
    .text = Commission one work, FL→VP: 2→3, 3→5, 5→7.
card-thurn_und_taxis = Lamoral II Claudius Franz von Thurn und Taxis (Postmaster)
    .text = Action: 1 influence anywhere; +1 whenever you place in a state touching no major state in play; end of turn +3 VP.
    .last = Action: 1 influence anywhere; +1 whenever you place in a state touching no major state in play.
card-maximilian_henry = Maximilian Henry of Bavaria (Bishop of Cologne)
    .text = Action: 1 influence in any diocese or a state adjacent to Cologne; lets you build residences; end of turn +5 FL.
    .last = Action: 1 influence in any diocese or a state adjacent to Cologne; lets you build residences.
card-hatzfeldt = Melchior von Gleichen und Hatzfeldt (Imperial Field Marshal)
    .text = General: +2 battle points, forced march 4-6, costs 4 FL; his army wins tied battles.
card-power = Power
    .text = Place or remove 2 influence in non-major states anywhere, or discard it in battle for 2 points.
card-power_2 = { card-power }
    .text = { card-power.text }
card-power_3 = { card-power }
    .text = { card-power.text }
card-power_4 = { card-power }
    .text = { card-power.text }
card-power_5 = { card-power }
    .text = { card-power.text }
card-power_6 = { card-power }
    .text = { card-power.text }
card-power_7 = { card-power }
    .text = { card-power.text }
card-power_8 = { card-power }
    .text = { card-power.text }
card-power_9 = { card-power }
    .text = { card-power.text }
card-power_10 = { card-power }
    .text = { card-power.text }
card-montecuccoli = Raimondo Montecuccoli (Supreme Commander)
    .text = General: +2 battle points, forced march 3-6, costs 5 FL; at the end of your action phase his army takes the enemy state it entered.
card-traitor = Traitor
    .text = Take a random opportunity card from a rival's hand.
card-traitor_2 = { card-traitor }
    .text = { card-traitor.text }
card-lobkowitz = Václav Eusebius František, Prince of Lobkowitz (Imperial Chancellor)
    .text = Action: 1 influence anywhere; +1 whenever you place in a state on the outer border, at the sea or beside an unsold possession; end of turn +4 VP.
    .last = Action: 1 influence anywhere; +1 whenever you place in a state on the outer border, at the sea or beside an unsold possession.
card-chaos = Chaos
    .text = Trade brings half this turn; Revolts and Support for the Emperor go back in the deck; each player loses an army and a plain city (without one, a fortified city is reduced); Brunswick is an elector this turn.
    .income = Trade this turn and the next income are halved; Revolts and Support for the Emperor go back in the deck; each player loses an army and a plain city (without one, a fortified city is reduced); Brunswick is an elector this turn.
card-famine = Famine
    .text = Next income phase every state yields 1 less (at least 1) before any doubling; then the card goes under the deck.
card-city_trade = Thriving City Trade
    .text = Every player takes 2 FL for each city and 3 FL for each fortified city.
card-city_trade_2 = { card-city_trade }
    .text = { card-city_trade.text }
card-maritime_trade = Maritime Trade
    .text = Every open port brings its controller 3 FL, or 5 FL with a fortified city.
card-maritime_trade_2 = { card-maritime_trade }
    .text = { card-maritime_trade.text }
card-confusion_in_command = Confusion in Command
    .text = The drawer skips this action phase and keeps the hand; if nobody else has cards the turn ends.
card-confusion_in_command_2 = { card-confusion_in_command }
    .text = { card-confusion_in_command.text }
card-denmark_sells_holstein = Denmark Sells Holstein
    .text = Auction of Holstein, no minimum bid; void during the Danish war.
card-religious_dispute = Religious Dispute
    .text = All bishops in play are discarded.
card-fugger_calls_in_loans = Fugger Calls in the Loans
    .text = Every player pays 3 FL to the controller of Augsburg (or the bank); who cannot pays 5 FL after the next income.
card-war = War!
    .text = Roll on the war table; reroll a war already active.
card-war_2 = { card-war }
    .text = { card-war.text }
card-war_3 = { card-war }
    .text = { card-war.text }
card-bad_weather = Bad Weather
    .text = The drawer may not move armies this action phase.
card-bad_weather_2 = { card-bad_weather }
    .text = { card-bad_weather.text }
card-imperial_subsidies = Imperial Subsidies
    .text = By rank in support the players take 10, 6, 3 and 0 FL.
card-marriage = Marriage
    .text = Take control of a value-1 state that is no diocese and holds no enemy army.
card-marriage_2 = { card-marriage }
    .text = { card-marriage.text }
card-marriage_3 = { card-marriage }
    .text = { card-marriage.text }
card-birth_of_an_heir = Birth of a Male Heir
    .text = Draw one opportunity card.
card-peace = Peace
    .text = All wars end and their markers go, but the Ottomans in Styria stay; with no war active everyone takes 5 FL.
card-peace_2 = { card-peace }
    .text = { card-peace.text }
card-peace_3 = { card-peace }
    .text = { card-peace.text }
card-polish_permission = Polish Permission
    .text = Armies may move to and from Prussia, whose income is 6; stays until a war with Sweden.
card-army_pay = Pay for the Armies
    .text = For each army every player pays 1 FL now, or 2 FL after the next income, or removes it; a second copy in the turn is void.
card-army_pay_2 = { card-army_pay }
    .text = { card-army_pay.text }
card-own_army_pay = Pay for Your Armies
    .text = The drawer pays by the number of armies (1-3: 3, 4-6: 5, 7-9: 7, 10+: 10 FL); some may be disbanded first.
card-own_army_pay_2 = { card-own_army_pay }
    .text = { card-own_army_pay.text }
card-revolt = Revolt
    .text = Roll; the player with fewest VP picks a controlled state: its control, its influence and an army go.
card-revolt_2 = { card-revolt }
    .text = { card-revolt.text }
card-revolt_3 = { card-revolt }
    .text = { card-revolt.text }
card-spain_sells_franche_comte = Spain Sells Franche-Comté
    .text = Auction of Franche-Comté from 3 FL; void while France attacks; not used with 4 players.
card-spain_sells_spanish_netherlands = Spain Sells the Spanish Netherlands
    .text = Auction of the Spanish Netherlands from 5 FL; void while France attacks; not used with 4 players.
card-support_for_the_emperor = Support for the Emperor
    .text = Score the support table at once: VP and favours by rank; ends Chaos.
card-sweden_sells_western_pomerania = Sweden Sells Western Pomerania
    .text = Auction of Western Pomerania, no minimum bid; void during the Swedish war.

## The drawn board

board-turn = Turn { $turn }
board-turn-of = Turn { $turn } of { $turns }
board-radar-title = Standing
board-actions = actions
board-events = Events
board-opportunities = Opportunities
board-mat = Actions
board-favours = Favours
board-electors = Electors
board-court = Court
board-no-cards = No cards in hand
sort-assassin = Opportunity
sort-baroque = Opportunity
sort-capitalism = Opportunity
sort-divine_intervention = Opportunity
sort-event = Event
sort-power = Opportunity
sort-traitor = Opportunity
mat-influence = Influence
mat-influence-politician = Politician
mat-influence-bishop = Bishop
mat-build-army = Army
mat-build-city = City
mat-build-fortified = Fortify
mat-build-residence = Residence
mat-done = End
mat-favour-hand_limit = one more card
mat-favour-money_small = 5 FL
mat-favour-money_large = 12 FL
mat-favour-army = army at home
mat-favour-victory_points = 3 VP
mat-favour-state = small state
mat-favour-pick_card = card of choice
spot-influence = Influence beside your states
spot-influence-politician = Influence by a politician
spot-influence-bishop = Influence by a bishop
spot-build-army = Build an army
spot-build-city = Build a city
spot-build-fortified = Fortify a city
spot-build-residence = Build a residence
spot-done = End, stop or refuse
spot-buy = Opportunity deck
spot-mulligan = Opportunity discards
seal-done = End, stop or refuse
pile-events = Event deck
pile-past-events = Event discards
about-do-influence = Place one point in a state that borders one of yours, or remove one point there. A city, a fortified city and a residence add 1, 2 and 3.
about-do-influence-politician = Like influence, but anywhere, while a politician lies in front of you.
about-do-influence-bishop = One point in a diocese or near the see, while a bishop lies in front of you.
about-do-build-army = An army in a state you control.
about-do-build-city = A city in a state you control: it doubles the income there.
about-do-build-fortified = A city becomes a fortified one; it takes an army, unless your architect spares it.
about-do-build-residence = A residence in a diocese you control, while a bishop lies in front of you.
about-seal-done = Press it to end the phase, to stop moving or buying, or to let an effect pass.
about-war-denmark = The Baltic ports are closed to trade while it lasts.
about-war-dutch = The North Sea ports are closed, and Maritime Trade brings nothing while it lasts.
about-war-france = France attacks Franche-Comté, Lorraine or the Spanish Netherlands.
about-war-ottoman = The Ottomans take Styria, then attack Austria.
about-war-sweden = Polish Permission ends, and Western Pomerania is not sold.
piece-control = control
piece-influence = { $n ->
        [one] 1 point of influence
       *[other] { $n } points of influence
    }
piece-army = army
piece-armies =
    { $n ->
        [one] 1 army
       *[other] { $n } armies
    }{ $moved ->
        [0] {""}
       *[other] , { $moved } moved
    }
piece-general = general
piece-city = city
piece-fort = fortified city
piece-residence = residence
piece-composer = composer
piece-ottoman = Ottomans
piece-war = war
piece-nothing = no income
piece-revolt = revolt
piece-sale = auction
piece-used = used this turn
mark-value = income, points
mark-elector = elector
mark-diocese = diocese
mark-port = port
mark-hammer = auction
abroad-poland = POLAND
abroad-lithuania = LITHUANIA
abroad-hungary = HUNGARY
abroad-croatia = CROATIA
abroad-venice = VENICE
abroad-grisons = GRISONS
abroad-switzerland = SWITZERLAND
abroad-france = FRANCE
abroad-united_provinces = UNITED PROVINCES
abroad-denmark = DENMARK
abroad-sweden = SWEDEN
water-north_sea = Mare Germanicum
water-baltic = Mare Balticum
water-adriatic = Adria

## How near everybody is to winning

near-turns-left = Most points win at the end. { $turns ->
    [one] 1 turn follows
   *[other] { $turns } turns follow
  } this one.
near-last-turn = This is the last turn: most points win at its end.
near-open-end = The game goes on until the players agree that it ends. Most points win.
near-turn-points = This turn would score { $points ->
    [one] 1 point
   *[other] { $points } points
  } as the map is now.
near-electors = Electors held: { $electors } of { $needed }. All of them at the end of a turn win the game.
near-last-elector = Only { $state } is missing: with it, all electors are held, and the game is won at the end of the turn.
near-all-electors = Holds all electors, and wins if that is still so at the end of the turn.
near-wins-so = Would win with { $points ->
    [one] 1 point
   *[other] { $points } points
  } if map and support stay as they are, favours not counted.

## What a choice brings
foresee-battle-sure = Before cards { $attack } against { $defence }: the attack wins, whatever cards the other side uses.
    .brief = { $attack } against { $defence }: won for certain
foresee-battle-open = Before cards { $attack } against { $defence }. Cards can add { $cards } for you, at most { $most } for the other side. The loser loses an army. At equal totals the attackers go back without loss, unless Hatzfeldt decides the tie.
    .brief = { $attack } (cards +{ $cards }) against { $defence } (+{ $most })
foresee-battle-hopeless = Before cards { $attack } against { $defence }: even all your cards (+{ $cards }) do not win this battle.
    .brief = { $attack } against { $defence }: cannot be won
foresee-stake = Your points then: { $points }. The other side has { $others }, and its cards can add at most { $most }.
    .brief = { $points } against { $others } + at most { $most }
foresee-points-lost = Costs { $points ->
    [one] 1 victory point
   *[other] { $points } victory points
  }.
    .brief = −{ $points } VP
foresee-armies-lost = Armies lost there: { $armies }.
    .brief = Armies lost: { $armies }
foresee-end-text-idle = This is the last turn: what the card does at the end of a turn does not happen any more.
    .brief = no effect at the end of the last turn
foresee-army-spent = Also costs one army in that state.
    .brief = and an army
foresee-state-ravaged = The city there loses a level, and the state brings no income until Peace.
