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
