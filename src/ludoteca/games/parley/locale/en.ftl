game-name = Parley
game-about = Six harbours, secret letters and promises: a quick game that shows how Ludoteca works.
harbour-lantern = Lantern Quay
harbour-anvil = Anvil Bay
harbour-gull = Gull Rock
harbour-rope = Ropewalk
harbour-salt = Saltpans
harbour-amber = Amber Sound
letter-squire_1 = Squire I
letter-squire_2 = Squire II
letter-squire_3 = Squire III
letter-squire_4 = Squire IV
letter-captain_1 = Captain I
letter-captain_2 = Captain II
letter-captain_3 = Captain III
letter-captain_4 = Captain IV
letter-bishop_1 = Bishop I
letter-bishop_2 = Bishop II
letter-bishop_3 = Bishop III
letter-bishop_4 = Bishop IV
letter-duke_1 = Duke I
letter-duke_2 = Duke II
letter-duke_3 = Duke III
letter-duke_4 = Duke IV
letter-envoy_1 = Envoy I
letter-envoy_2 = Envoy II
letter-envoy_3 = Envoy III
letter-envoy_4 = Envoy IV
ask-Turn = take one action
ask-Discard = put one letter away: five are the most you may hold
ask-Envoy = let { $claimer } have { $where }, or send an envoy
ask-Stake = choose a letter for the duel for { $where }
ask-Privilege = bid for the privilege (best bid so far { $high })
do-sail = Sail to { $to }
do-trade = Trade at { $where }
do-claim = Claim { $where }
do-draw = Draw a letter
do-discard = Put away { $card }
do-envoy = Send { $card }
do-stake = Stake { $card }
no-already-yours = { $where } is already yours.
no-too-poor = A claim costs { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    } and you have { $coins }.
no-truce = You have promised { $other } a truce.
no-no-letters = There are no letters left to draw.
no-cannot-give = { $seat } does not have what is offered.
no-cannot-give-coins = { $seat } does not have that many coins.
no-truce-length = A truce lasts one to three rounds.
log-round = Round { $number } begins.
log-sail = { $seat } sails to { $to }.
log-storm = A storm drives { $seat } on to { $to }.
log-trade = { $seat } earns { $gain ->
    [one] one coin
   *[other] { $gain } coins
} at { $where }.
log-draw = { $seat } draws { $card }.
log-draw-hidden = { $seat } draws a letter.
log-discard = { $seat } puts away { $card }.
log-claim = { $seat } claims { $where }.
log-envoy = An envoy of { $seat } stops the claim of { $other } to { $where }.
log-settled = { $where } now belongs to { $seat }.
log-duel = { $seat } challenges { $other } for { $where }.
log-stake = { $seat } shows { $card }.
log-duel-won = { $seat } holds { $where } ({ $attack } against { $defence }).
log-privilege = { $seat } buys the privilege for { $price }.
log-privilege-unsold = Nobody wants the privilege.
log-truce = { $seat } and { $other } keep a truce up to round { $round }.
log-harbours = { $seat } holds enough harbours to win.
end-rounds = The last round is over.
end-harbours = Enough harbours are in one hand.
option-length = Length
option-length-about = How many rounds are played.
option-length-short = Six rounds
option-length-long = Ten rounds
option-storms = Storms
option-storms-about = A die may drive a sailing ship one harbour further.
option-storms-yes = With storms
option-storms-no = Fair weather
zone-deck = Letters to draw
zone-discard = Letters put away
zone-ship = Ship at
zone-harbours = Harbours held
zone-hand = Hand
counter-round = Round
counter-rounds = Rounds in all
counter-coins = Coins
counter-privileges = Privileges
thing-coins = coins
thing-letter = letter
thing-harbour = harbour
promise-truce = truce for { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
term-harbours = harbours
term-privileges = privileges
term-coins = coins
term-letters = strength in hand
style-warlike = warlike
style-merchant = merchant
back-0 = a sealed letter

## How near everybody is to winning

near-rounds-left = { $rounds ->
    [0] This is the last round. Most points win.
    [one] 1 round follows this one. Most points win.
   *[other] { $rounds } rounds follow this one. Most points win.
  }
near-harbours = { $harbours ->
    [one] 1 more harbour ends the game at once.
   *[other] { $harbours } more harbours end the game at once.
  }
