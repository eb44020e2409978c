# Account e persone.

error-account-name = Un nome ha da 2 a 24 lettere o cifre, e può contenere - e _.
error-account-name-taken = Qualcuno ha già quel nome.
error-password-weak = Una password ha almeno dieci caratteri e non è il tuo nome.
error-sign-in-failed = Nome e password non vanno insieme.
error-account-banned = Chi ospita questo server ha chiuso questo account.
error-account-code = Questo codice non vale per questo nome.
error-not-signed-in = Prima devi accedere.
error-no-session = Questo dispositivo non ha più accesso.
error-passkey-failed = La passkey non è stata accettata. Riprova.
error-no-passkey = Questa passkey non esiste più.
error-last-passkey = È l’unico modo per entrare nel tuo account: aggiungi prima un’altra passkey o una password.
error-too-many-passkeys = Un account ha al massimo venti passkey.
error-account-link = Questo link non vale più.

account-mail-confirm-subject = Conferma il tuo indirizzo per Ludoteca
account-mail-confirm =
    { $name }, questo indirizzo è stato indicato per il tuo account su Ludoteca. Confermalo entro un giorno:
    { $link }

    Se non ne sai nulla, non fare niente.
account-mail-reset-subject = Una nuova password per Ludoteca
account-mail-reset =
    { $name }, con questo link scegli una nuova password entro un’ora:
    { $link }

    Se non l’hai chiesto tu, non fare niente. La tua password resta com’è.
