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
club-passkeys-about = A passkey signs you in with the fingerprint, face or PIN of your device. Nobody can guess it or fish for it.
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
