# Ratings and tournaments.

error-rated-seats = A rated table has no shared screen and no chosen seed.
error-no-account = There is no such person, or they do not show this.
error-no-tournament = There is no such tournament.
error-tournament-many = You have as many tournaments as one host can have. Finish one first.
error-tournament-full = This tournament is full.
error-not-entered = You are not in this tournament.
error-tournament-empty = A tournament needs at least two entrants.
error-tournament-robin = With this number of entrants not everybody can meet everybody equally often. Let bots fill the tables, or choose another format.
error-tournament-over = This tournament is over.
error-tournament-name = Give the tournament a name.
error-tournament-started = This tournament has begun already.

# Pages of games with others.

club-nav = Games with others
club-title-play = Find opponents
club-title-tournaments = Tournaments
club-title-ratings = Leaderboards
club-play-about = Say what you would like to play. The game begins by itself as soon as enough people want the same.
club-play-sign-in = Sign in to look for a game.
club-pace = Pace
club-pace-live = now, in one sitting
club-pace-days = a move now and then, over days
club-bots-after = Let bots join
club-bots-never = never
club-bots-seconds = { $seconds ->
    [30] after half a minute
    [600] after ten minutes
   *[other] after two minutes
}
club-seek = Look for a game
club-stop-seeking = Stop looking
club-searching = Looking for opponents.
club-found = Your game is ready.
club-others = { $count ->
    [0] nobody else is waiting for this yet
    [one] one other person is waiting
   *[other] { $count } others are waiting
}
club-my-table = Go to your table
club-rated = Rated
club-rated-about = The result changes ratings. No hints, and nothing is taken back beyond your own turn.
club-challenges = Challenges
club-challenge = Send the challenge
club-challenge-name = Whom do you challenge?
club-challenge-to = You challenge { $name }
club-challenge-by = { $name } challenges you
club-accept = Accept
club-decline = Decline
club-take-back = Take back
club-no-tournaments = There is no tournament yet.
club-tournament-new = A new tournament
club-tournament-sign-in = Sign in to create a tournament.
club-tournament-name = Name of the tournament
club-tournament-create = Create the tournament
club-per-table = Players per table
club-table-size = tables of { $count }
club-format = Format
club-format-swiss = Swiss
club-format-robin = Round robin
club-format-knockout = Knock-out
club-format-swiss-about = Everybody plays every round against somebody with about as many points, and meets nobody twice while that can be avoided.
club-format-robin-about = Everybody meets everybody equally often. Good for a small group.
club-format-knockout-about = The winner of each table goes on, until one is left.
club-rounds = Rounds
club-fill = Bots on empty seats
club-fill-none = no bots
club-starts-at = Begins at
club-starts-about = Without a time it begins when you say so.
club-starts = begins { $when }
club-state-open = open to join
club-state-playing = being played
club-state-over = over
club-state-off = cancelled
club-entrants = { $count ->
    [one] one entrant
   *[other] { $count } entrants
}
club-look = Look
club-who = Who takes part
club-standings = Standings
club-standings-about = Points: the share of the rivals at your table whom you have beaten. Equal points are decided by the points of your rivals, then by wins.
club-rank = No.
club-column-points = Points
club-column-rivals = Rivals
club-column-wins = Wins
club-column-played = Games
club-column-rating = Rating
club-withdrawn = (withdrawn)
club-bot = Bot: { $level }
club-bot-n = Bot { $number } ({ $level })
club-name-place = { $name } ({ $place })
club-bye = no game this round
club-round = Round { $round }
club-round-of = round { $round } of { $rounds }
club-join = Join
club-join-sign-in = Sign in to take part.
club-leave = Leave
club-withdraw = Withdraw after this round
club-start = Begin now
club-cancel = Cancel the tournament
club-ladder = Game
club-ratings-about = Ratings follow from the places in rated games (OpenSkill). Everybody begins at 1000, and the bots are on the same scale. A question mark means that a rating is not sure yet.
club-provisional = not sure yet
club-no-ratings = No rated game has ended yet.

# Archive and statistics.

club-title-archive = Archive
club-title-statistics = Statistics
club-archive-about = Finished games of public tables. Open one to look at every move, or to save it as a file.
club-archive-player = Player
club-archive-length = Length
club-archive-length-short = up to 100 moves
club-archive-length-middle = 101 to 300 moves
club-archive-length-long = more than 300 moves
club-archive-ending = How it ended
club-archive-none = No finished game fits.
club-archive-more = Older games
club-moves = { $count ->
    [one] one move
   *[other] { $count } moves
}
club-statistics-of = Statistics of this game
club-statistics-games = { $count ->
    [0] No finished game has been counted yet.
    [one] One finished game; it took { $median } moves.
   *[other] { $count } finished games; half of them took at most { $median } moves.
}
club-statistics-seats = Wins by seat, { $count } players
club-statistics-endings = How games end
club-statistics-lengths = Length in moves

# Finding opponents.

error-challenge-self = You cannot challenge yourself.
error-challenge-blocked = This person takes no challenges from you.
error-challenge-many = Too many of your challenges are open. Wait for an answer, or take one back.
error-no-challenge = This challenge is no longer open.

# Accounts and people.

error-account-name = A name has 2 to 24 letters or digits, and may contain - and _.
error-account-name-taken = Somebody already has that name.
error-password-weak = A password has at least ten characters and is not your name.
error-sign-in-failed = Name and password do not belong together.
error-account-banned = The host of this server has closed this account.
error-account-code = This code is not valid for this name.
error-not-signed-in = Sign in first.
error-no-session = This device is not signed in any more.
error-passkey-failed = The passkey was not accepted. Try again.
error-no-passkey = This passkey does not exist any more.
error-last-passkey = This is the only way into your account: add another passkey or a password first.
error-too-many-passkeys = An account has at most twenty passkeys.
error-erase-name = Write the name of your account to erase it.
error-no-person = There is nobody of that name.
error-person-self = That is you.
error-too-many-people = This list is full.
error-too-many-reports = Your earlier reports are still waiting for the host.
error-no-report = This report is closed already.
error-oidc-failed = The sign-in at the other site did not succeed. Try again.
error-oidc-away = The other site does not answer just now.
error-oidc-taken = That identity belongs to another account.
error-account-link = This link is no longer valid.

error-push-device = This browser cannot receive messages here.
error-time-zone = This time zone is not known.
error-no-calendar = This calendar does not exist any more.
account-mail-foot =
    The table: { $table }
    You get no other message about it until you have been back.
    What you are sent: { $settings }
account-mail-foot-digest = What you are sent: { $settings }
account-digest-subject =
    { $count ->
        [one] A table waits for you
       *[other] { $count } tables wait for you
    }
account-digest-line = { $game } with { $others }
account-calendar = Moves of { $name }
account-calendar-move = { $game } with { $others }: your move is due
account-mail-confirm-subject = Confirm your address for Ludoteca
account-mail-confirm =
    { $name }, this address was given for your account at Ludoteca. Confirm it within a day:
    { $link }

    If you know nothing of it, do nothing.
account-mail-reset-subject = A new password for Ludoteca
account-mail-reset =
    { $name }, with this link you choose a new password within the next hour:
    { $link }

    If you did not ask for it, do nothing. Your password stays as it is.

club-sign-in = Sign in
club-sign-out = Sign out
club-register = Create an account
club-register-about = An account keeps your tables, your history and your friends together on every device. You can play without one.
club-have-account = I have an account already
club-name = Name
club-name-about = 2 to 24 letters or digits. Others see it.
club-password = Password
club-password-about = At least ten characters.
club-password-old = Present password
club-password-new = New password
club-password-set = Set the password
club-password-change = Change the password
club-password-first = Add a password
club-password-done = The password is changed. Your other devices have been signed out.
club-passkey-use = Use a passkey
club-passkey-instead = With a passkey, without a password
club-passkey-add = Add a passkey
club-passkeys = Passkeys
club-passkeys-about = A passkey signs you in with the fingerprint, face or PIN of your device. Nobody can guess it or steal it with a false page.
club-passkeys-impossible = Browsers allow passkeys only under a name with HTTPS, or on this machine as localhost.
club-codes = Recovery codes
club-codes-about = Keep these codes where you find them again. Each lets you choose a new password once. They are not shown again.
club-codes-kept = I have kept them
club-codes-new = Make new codes
club-codes-new-about = New codes replace all old ones.
club-code = Recovery code
club-welcome = Welcome, { $name }
club-lost = I cannot sign in
club-lost-about = Choose a new password with one of the recovery codes you were given.
club-lost-mail = Send me a link by e-mail
club-lost-sent = If this account has a confirmed address, a link is on its way to it.
club-confirm = Confirm the address
club-confirm-about = Confirm that this e-mail address belongs to you and to your account.
club-confirm-done = The address is confirmed.
club-title-account = Your account
club-title-sign-in = Sign in
club-title-register = Create an account
club-title-recover-account = I cannot sign in
club-title-confirm = Confirm an address
club-title-reset = A new password
club-visibility = Who sees your profile
club-visibility-public = Everybody
club-visibility-friends = Friends
club-visibility-private = Nobody
club-seats = Seats of this browser
club-seats-about = Tables at which you sat down before you signed in can come with you to your other devices.
club-claim = Add them to my account
club-keys = Ways to sign in
club-since = since { $day }
club-remove = Remove
club-email = E-mail
club-email-address = Address
club-email-about = Only for a link if you cannot sign in. Nobody else sees it.
club-email-set = Save the address
club-email-confirmed = This address is confirmed.
club-email-waits = A link to confirm it has been sent.
club-devices = Devices
club-device-unknown = An unknown device
club-device-here = This device
club-used = last used { $when }
club-end-others = Sign out all others
club-data-about = Everything this server keeps about your account, in one file.
club-erase = Erase the account
club-erase-about = Your name, messages, notes and keys are erased for good. Games that are under way go on with a bot in your seat.
club-erase-name = Write { $name } to confirm
error-passkey-none = No passkey was used.
club-claimed =
    { $count ->
        [0] No further seat was found.
        [one] One seat was added.
       *[other] { $count } seats were added.
    }
club-title-people = People
club-title-u = Profile
club-profile = My profile
club-profile-show = Show the profile
club-warning = From the host of this server: { $reason }
club-oidc = Sign in at { $site }
club-oidc-add = Also sign in at { $site }
club-people-asking = Asking to be your friends
club-people-friends = Friends
club-people-asked = You have asked
club-people-blocked = Blocked
club-people-find = Find a person by name
club-people-none = You have no friends here yet. Look somebody up and ask them.
club-order-asking-befriend = Accept
club-order-asking-part = Decline
club-order-friends-part = Remove
club-order-asked-part = Withdraw
club-order-blocked-unblock = Unblock
club-do-befriend = Be friends
club-do-part = No longer friends
club-do-block = Block
club-do-unblock = Unblock
club-report = Report to the host
club-report-short = Report
club-report-message = Report what { $name } has written
club-report-about = What happened?
club-somebody = somebody
club-place = { $place } of { $count },
club-with = with
club-game = Game
club-played = Played
club-won = Won
club-no-games = No finished games yet.
club-running = Under way
club-finished = Finished

club-messages = Messages
club-messages-about = When a table waits for you and you are away.
club-push-on = Send messages to this browser
club-push-off = No more messages to this browser
club-push-never = This browser cannot receive messages from this site.
club-push-denied = This browser does not allow this site to show messages. Change it in the settings of the browser.
club-push-devices = Browsers that receive messages
club-push-remove = Remove
club-channel-push = In the browser
club-channel-email = By e-mail
club-mode-off = nothing
club-mode-each = each time
club-mode-digest = once a day
club-zone = Time zone
club-quiet-from = Quiet from
club-quiet-to = Quiet until
club-quiet-about = Nothing is sent between these times. The same time twice: no quiet hours.
club-digest-at = Time of the daily message
club-messages-save = Save
club-messages-saved = Saved.
club-calendar = Calendar of your moves
club-calendar-about = A secret address for your calendar: it lists the moves whose time runs out. Anybody who has it can read it.
club-calendar-new = Make an address
club-calendar-again = Make a new address
club-calendar-end = End the address
club-calendar-address = Address of the calendar
club-calendar-there = There is an address. It is shown only once; a new one replaces it.

club-habits = How they play
club-habit-length = Moves of a game, on average
club-habit-way = Favourite way to win
club-habit-ways = { $way } ({ $games })
club-curves = Ratings
club-curve = { $game }, { $seats } players: { $rating }
club-curve-provisional = { $game }, { $seats } players: { $rating } (not yet settled)
club-curve-table = The games of this curve
club-curve-day = Day
club-curve-place = Place
club-curve-rating = Rating
club-statistics-factions = Games won by side (games played)
