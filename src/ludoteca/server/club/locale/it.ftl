# Ratings and tournaments.

error-rated-seats = Un tavolo classificato non ha schermo condiviso né seme scelto.
error-no-account = Questa persona non c'è, o non mostra queste cose.
error-no-tournament = Questo torneo non c'è.
error-tournament-many = Hai già tanti tornei quanti ne può avere un organizzatore. Prima finiscine uno.
error-tournament-full = Questo torneo è al completo.
error-not-entered = Non sei iscritto a questo torneo.
error-tournament-empty = Un torneo ha bisogno di almeno due iscritti.
error-tournament-robin = Con questo numero di iscritti non tutti possono incontrarsi lo stesso numero di volte. Fai riempire i tavoli dai bot o scegli un'altra formula.
error-tournament-over = Questo torneo è finito.
error-tournament-name = Dai un nome al torneo.
error-tournament-started = Questo torneo è già cominciato.

# Pages of games with others.

club-nav = Partite con gli altri
club-title-play = Trova avversari
club-title-tournaments = Tornei
club-title-ratings = Classifiche
club-play-about = Di' che cosa vorresti giocare. La partita comincia da sola appena abbastanza persone vogliono lo stesso.
club-play-sign-in = Accedi per cercare una partita.
club-pace = Ritmo
club-pace-live = ora, in una seduta
club-pace-days = una mossa ogni tanto, in giorni
club-bots-after = Fai entrare i bot
club-bots-never = mai
club-bots-seconds = { $seconds ->
    [30] dopo mezzo minuto
    [600] dopo dieci minuti
   *[other] dopo due minuti
}
club-seek = Cerca una partita
club-stop-seeking = Smetti di cercare
club-searching = Cerco avversari.
club-found = La tua partita è pronta.
club-others = { $count ->
    [0] per ora nessun altro aspetta questo
    [one] un'altra persona aspetta
   *[other] altre { $count } persone aspettano
}
club-my-table = Vai al tuo tavolo
club-rated = Classificata
club-rated-about = Il risultato cambia i punteggi. Niente suggerimenti, e non si torna indietro oltre il proprio turno.
club-challenges = Sfide
club-challenge = Manda la sfida
club-challenge-name = Chi vuoi sfidare?
club-challenge-to = Sfidi { $name }
club-challenge-by = { $name } ti sfida
club-accept = Accetta
club-decline = Rifiuta
club-take-back = Ritira
club-no-tournaments = Non c'è ancora nessun torneo.
club-tournament-new = Un nuovo torneo
club-tournament-sign-in = Accedi per creare un torneo.
club-tournament-name = Nome del torneo
club-tournament-create = Crea il torneo
club-per-table = Giocatori per tavolo
club-table-size = tavoli da { $count }
club-format = Formula
club-format-swiss = svizzera
club-format-robin = tutti contro tutti
club-format-knockout = a eliminazione
club-format-swiss-about = Tutti giocano ogni turno contro chi ha circa gli stessi punti, e finché si può nessuno incontra due volte lo stesso avversario.
club-format-robin-about = Tutti si incontrano lo stesso numero di volte. Adatta a un piccolo gruppo.
club-format-knockout-about = Chi vince il tavolo prosegue, finché ne resta uno.
club-rounds = Turni
club-fill = Bot ai posti vuoti
club-fill-none = nessun bot
club-starts-at = Comincia alle
club-starts-about = Senza un'ora comincia quando lo dici tu.
club-starts = comincia { $when }
club-state-open = iscrizioni aperte
club-state-playing = in corso
club-state-over = finito
club-state-off = annullato
club-entrants = { $count ->
    [one] un iscritto
   *[other] { $count } iscritti
}
club-look = Guarda
club-who = Chi partecipa
club-standings = Classifica
club-standings-about = Punti: la parte degli avversari al tavolo che hai battuto. A parità decidono i punti dei tuoi avversari, poi le vittorie.
club-rank = N.
club-column-points = Punti
club-column-rivals = Avversari
club-column-wins = Vittorie
club-column-played = Partite
club-column-rating = Punteggio
club-withdrawn = (ritirato)
club-bot = Bot: { $level }
club-bot-n = Bot { $number } ({ $level })
club-name-place = { $name } ({ $place })
club-bye = nessuna partita in questo turno
club-round = Turno { $round }
club-round-of = turno { $round } di { $rounds }
club-join = Iscriviti
club-join-sign-in = Accedi per partecipare.
club-leave = Esci
club-withdraw = Ritirati dopo questo turno
club-start = Comincia ora
club-cancel = Annulla il torneo
club-ladder = Gioco
club-ratings-about = I punteggi seguono dai piazzamenti nelle partite classificate (OpenSkill). Tutti partono da 1000, e i bot sono sulla stessa scala. Un punto interrogativo dice che il punteggio non è ancora sicuro.
club-provisional = non ancora sicuro
club-no-ratings = Nessuna partita classificata è ancora finita.

# Archive and statistics.

club-title-archive = Archivio
club-title-statistics = Statistiche
club-archive-about = Partite finite ai tavoli pubblici. Aprine una per guardare ogni mossa o salvarla in un file.
club-archive-player = Giocatore
club-archive-length = Durata
club-archive-length-short = fino a 100 mosse
club-archive-length-middle = da 101 a 300 mosse
club-archive-length-long = più di 300 mosse
club-archive-ending = Come è finita
club-archive-none = Nessuna partita finita corrisponde.
club-archive-more = Partite più vecchie
club-moves = { $count ->
    [one] una mossa
   *[other] { $count } mosse
}
club-statistics-of = Statistiche di questo gioco
club-statistics-games = { $count ->
    [0] Nessuna partita finita è ancora stata contata.
    [one] Una partita finita; è durata { $median } mosse.
   *[other] { $count } partite finite; metà è durata al più { $median } mosse.
}
club-statistics-seats = Vittorie per posto, { $count } giocatori
club-statistics-endings = Come finiscono le partite
club-statistics-lengths = Durata in mosse

# Finding opponents.

error-challenge-self = Non puoi sfidare te stesso.
error-challenge-blocked = Questa persona non accetta le tue sfide.
error-challenge-many = Hai troppe sfide aperte. Aspetta una risposta o ritirane una.
error-no-challenge = Questa sfida non è più aperta.

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
error-last-passkey = È l'unico modo per entrare nel tuo account: aggiungi prima un'altra passkey o una password.
error-too-many-passkeys = Un account ha al massimo venti passkey.
error-erase-name = Scrivi il nome del tuo account per cancellarlo.
error-no-person = Non c'è nessuno con quel nome.
error-person-self = Quello sei tu.
error-too-many-people = Questa lista è piena.
error-too-many-reports = Le tue segnalazioni precedenti aspettano ancora chi ospita.
error-no-report = Questa segnalazione è già chiusa.
error-oidc-failed = L'accesso presso l'altro sito non è riuscito. Riprova.
error-oidc-away = L'altro sito non risponde in questo momento.
error-oidc-taken = Quell'identità appartiene a un altro account.
error-account-link = Questo link non vale più.

error-push-device = Questo browser non può ricevere messaggi qui.
error-time-zone = Questo fuso orario è sconosciuto.
error-no-calendar = Questo calendario non esiste più.
account-mail-foot =
    Il tavolo: { $table }
    Non riceverai altri messaggi su questo tavolo finché non torni.
    Che cosa ricevi: { $settings }
account-mail-foot-digest = Che cosa ricevi: { $settings }
account-digest-subject =
    { $count ->
        [one] Un tavolo ti aspetta
       *[other] { $count } tavoli ti aspettano
    }
account-digest-line = { $game } con { $others }
account-calendar = Mosse di { $name }
account-calendar-move = { $game } con { $others }: scade la tua mossa
account-mail-confirm-subject = Conferma il tuo indirizzo per Ludoteca
account-mail-confirm =
    { $name }, questo indirizzo è stato indicato per il tuo account su Ludoteca. Confermalo entro un giorno:
    { $link }

    Se non ne sai nulla, non fare niente.
account-mail-reset-subject = Una nuova password per Ludoteca
account-mail-reset =
    { $name }, con questo link scegli una nuova password entro un'ora:
    { $link }

    Se non l'hai chiesto tu, non fare niente. La tua password resta com'è.

club-sign-in = Accedi
club-sign-out = Esci
club-register = Crea un account
club-register-about = Un account tiene insieme i tuoi tavoli, la tua storia e i tuoi amici su ogni dispositivo. Puoi giocare anche senza.
club-have-account = Ho già un account
club-name = Nome
club-name-about = Da 2 a 24 lettere o cifre. Gli altri lo vedono.
club-password = Password
club-password-about = Almeno dieci caratteri.
club-password-old = Password attuale
club-password-new = Nuova password
club-password-set = Imposta la password
club-password-change = Cambia la password
club-password-first = Aggiungi una password
club-password-done = La password è cambiata. Gli altri tuoi dispositivi sono stati disconnessi.
club-passkey-use = Usa una passkey
club-passkey-instead = Con una passkey, senza password
club-passkey-add = Aggiungi una passkey
club-passkeys = Passkey
club-passkeys-about = Una passkey ti fa accedere con l'impronta, il volto o il PIN del dispositivo. Nessuno può indovinarla o rubarla con un inganno.
club-passkeys-impossible = I browser permettono le passkey solo sotto un nome con HTTPS, o su questa macchina come localhost.
club-codes = Codici di recupero
club-codes-about = Conserva questi codici dove li ritrovi. Ognuno ti permette di scegliere una nuova password una volta. Non verranno mostrati di nuovo.
club-codes-kept = Li ho conservati
club-codes-new = Crea nuovi codici
club-codes-new-about = I nuovi codici sostituiscono tutti i vecchi.
club-code = Codice di recupero
club-welcome = Ti diamo il benvenuto, { $name }
club-lost = Non riesco ad accedere
club-lost-about = Scegli una nuova password con uno dei codici di recupero che hai ricevuto.
club-lost-mail = Mandami un link per e-mail
club-lost-sent = Se questo account ha un indirizzo confermato, un link è in arrivo.
club-confirm = Conferma l'indirizzo
club-confirm-about = Conferma che questo indirizzo e-mail appartiene a te e al tuo account.
club-confirm-done = L'indirizzo è confermato.
club-title-account = Il tuo account
club-title-sign-in = Accedi
club-title-register = Crea un account
club-title-recover-account = Non riesco ad accedere
club-title-confirm = Conferma un indirizzo
club-title-reset = Una nuova password
club-visibility = Chi vede il tuo profilo
club-visibility-public = Tutti
club-visibility-friends = Amici
club-visibility-private = Nessuno
club-seats = Posti di questo browser
club-seats-about = I tavoli a cui giocavi prima di accedere possono seguirti sugli altri tuoi dispositivi.
club-claim = Aggiungili al mio account
club-keys = Modi per accedere
club-since = dal { $day }
club-remove = Rimuovi
club-email = E-mail
club-email-address = Indirizzo
club-email-about = Solo per un link se non riesci ad accedere. Nessun altro lo vede.
club-email-set = Salva l'indirizzo
club-email-confirmed = Questo indirizzo è confermato.
club-email-waits = È stato inviato un link per confermarlo.
club-devices = Dispositivi
club-device-unknown = Un dispositivo sconosciuto
club-device-here = Questo dispositivo
club-used = usato l'ultima volta { $when }
club-end-others = Disconnetti tutti gli altri
club-data-about = Tutto ciò che questo server conserva del tuo account, in un solo file.
club-erase = Cancella l'account
club-erase-about = Il tuo nome, i messaggi, gli appunti e le chiavi vengono cancellati per sempre. Le partite in corso continuano con un bot al tuo posto.
club-erase-name = Scrivi { $name } per confermare
error-passkey-none = Non è stata usata nessuna passkey.
club-claimed =
    { $count ->
        [0] Non è stato trovato nessun altro posto.
        [one] È stato aggiunto un posto.
       *[other] Sono stati aggiunti { $count } posti.
    }
club-title-people = Persone
club-title-u = Profilo
club-profile = Il mio profilo
club-profile-show = Mostra il profilo
club-warning = Da chi ospita questo server: { $reason }
club-oidc = Accedi presso { $site }
club-oidc-add = Accedi anche presso { $site }
club-people-asking = Ti chiedono l'amicizia
club-people-friends = Amici
club-people-asked = Hai chiesto l'amicizia a
club-people-blocked = Persone bloccate
club-people-find = Cerca una persona per nome
club-people-none = Qui non hai ancora amici. Cerca qualcuno e chiedi l'amicizia.
club-order-asking-befriend = Accetta
club-order-asking-part = Rifiuta
club-order-friends-part = Rimuovi
club-order-asked-part = Ritira
club-order-blocked-unblock = Sblocca
club-do-befriend = Stringi amicizia
club-do-part = Togli l'amicizia
club-do-block = Blocca
club-do-unblock = Sblocca
club-report = Segnala a chi ospita
club-report-short = Segnala
club-report-message = Segnala quello che ha scritto { $name }
club-report-about = Che cosa è successo?
club-somebody = qualcuno
club-place = { $place }º di { $count },
club-with = con
club-game = Gioco
club-played = Giocate
club-won = Vinte
club-no-games = Ancora nessuna partita finita.
club-running = In corso
club-finished = Finite

club-messages = Messaggi
club-messages-about = Quando un tavolo ti aspetta e non ci sei.
club-push-on = Manda messaggi a questo browser
club-push-off = Niente più messaggi a questo browser
club-push-never = Questo browser non può ricevere messaggi da questo sito.
club-push-denied = Questo browser non permette al sito di mostrare messaggi. Puoi cambiarlo nelle impostazioni del browser.
club-push-devices = Browser che ricevono messaggi
club-push-remove = Togli
club-channel-push = Nel browser
club-channel-email = Per e-mail
club-mode-off = niente
club-mode-each = ogni volta
club-mode-digest = una volta al giorno
club-zone = Fuso orario
club-quiet-from = Silenzio dalle
club-quiet-to = Silenzio fino alle
club-quiet-about = In queste ore non si manda niente. Due volte la stessa ora: nessun silenzio.
club-digest-at = Ora del messaggio quotidiano
club-messages-save = Salva
club-messages-saved = Salvato.
club-calendar = Calendario delle tue mosse
club-calendar-about = Un indirizzo segreto per il tuo calendario: elenca le mosse che scadono. Chi ce l'ha può leggerlo.
club-calendar-new = Crea un indirizzo
club-calendar-again = Crea un nuovo indirizzo
club-calendar-end = Chiudi l'indirizzo
club-calendar-address = Indirizzo del calendario
club-calendar-there = Un indirizzo esiste. Si mostra una volta sola; uno nuovo lo sostituisce.

club-habits = Come gioca
club-habit-length = Mosse di una partita, in media
club-habit-way = Modo preferito di vincere
club-habit-ways = { $way } ({ $games })
club-curves = Punteggi
club-curve = { $game }, { $seats } giocatori: { $rating }
club-curve-provisional = { $game }, { $seats } giocatori: { $rating } (non ancora stabile)
club-curve-table = Le partite di questa curva
club-curve-day = Giorno
club-curve-place = Posto
club-curve-rating = Punteggio
club-statistics-factions = Vittorie per parte (partite giocate)
