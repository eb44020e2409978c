### Testi della riga di comando.

## Aiuto

help-ludoteca = Giochi da tavolo di strategia storica: giocarli, rivederli, provarli e misurarli.
help-games = elenca i giochi con i posti e le opzioni
help-play = gioca nel terminale, persone e bot in qualsiasi combinazione
help-puzzles = elenca i problemi di un gioco, o ne risolve uno
help-show = mostra un momento di un diario come lo vede un posto
help-replay = controlla un diario e ne racconta la storia
help-report = racconta la segnalazione di un giocatore, o ne fa una prova
help-fuzz = gioca partite a caso e controlla ogni legge
help-bench = misura la velocità delle regole
help-dataset = gioca partite tra bot e le scrive come dataset Parquet
help-dataset-games = partite da giocare
help-dataset-out = il file da scrivere; accanto viene scritta la scheda dei dati
help-dataset-bots = livelli dei bot, separati da virgole
help-train = impara una rete di valutazione per un gioco dalle partite della sua politica
help-train-first = partite della politica per la prima rete (50000)
help-train-games = partite del giocatore con la rete più recente, per ogni rete successiva (2000)
help-train-generations = quante reti successive (2)
help-train-minutes = quando fermarsi; lo stesso comando riprende da lì (nessun limite)
help-train-device = dove viene adattata la rete
help-train-seed = un numero intero; ne dipendono le partite e i primi pesi
help-train-out = la cartella dell'addestramento; se ne contiene uno, continua (build/learning/GAME)
help-train-gate = alla fine, partite della prima rete, della più recente e della loro media contro ogni termine di paragone; la migliore diventa lookahead.weights
help-coverage = dice per ogni regola dove è scritta e provata
help-new-game = scrive lo scheletro di un nuovo gioco
help-json = stampa un solo valore JSON con chiavi stabili
help-lang = lingua dei testi
help-quiet = senza barra di avanzamento
help-seed = una parola qualsiasi; la stessa parola dà la stessa partita
help-jobs = processi da usare
help-play-seat = chi siede lì: human, random, o un livello dei bot, volendo con uno stile (knight:warlike)
help-play-seats = numero di posti
help-play-name = il nome del giocatore
help-play-options = opzioni del gioco, come le elenca "games"
help-play-budget = tempo di riflessione di un bot, in millisecondi
help-play-save = alla fine scrive lì il diario
help-play-load = continua la partita di questo diario
help-puzzles-name = il problema da risolvere
help-show-seat = con gli occhi di chi guardare (di nessuno: solo ciò che tutti sanno)
help-show-at = il momento dopo questa riga del diario
help-report-test = scrive in questa cartella una prova che fallisce nel momento segnalato
help-report-at = il momento dopo questa riga, invece di quello segnalato
help-fuzz-games = numero di partite (1000)
help-fuzz-minutes = si ferma dopo questi minuti
help-fuzz-seats = solo questo numero di posti
help-fuzz-options = opzioni del gioco, o "all" per combinazioni a caso di tutte
help-fuzz-every = controlla le leggi circa ogni tante decisioni; 0: solo le leggi che costano poco
help-fuzz-from = numero della prima partita
help-fuzz-record = scrive in FILE ogni gruppo di partite appena è finito, e riparte da lì quando si ricomincia
help-fuzz-report = scrive tutti i conteggi in questo file
help-fuzz-dump = cartella per i diari di ciò che è andato storto
help-bench-seconds = secondi di processore per ogni misura
help-coverage-tests = cartella delle prove del gioco
help-coverage-pages = scrive in questa cartella una pagina per gioco
help-new-game-into = cartella in cui scrivere (src/ludoteca/games di questo progetto)
help-new-game-package = nome del pacchetto (ludoteca.games.NAME)

## Errori

cli-usage = Non capisco ({ $problem }); "{ $command } --help" mostra come si scrive.
cli-unknown-game = Non c'è un gioco chiamato "{ $game }"; i giochi sono { $games }.
cli-unknown-puzzle = Non c'è un problema chiamato "{ $puzzle }"; i problemi sono { $puzzles }.
cli-broken-game = Il gioco "{ $game }" non si può caricare ({ $reason }).
cli-not-installed = Questo comando ha bisogno di pacchetti non installati (manca { $name }): pip install "ludoteca[{ $extra }]".
cli-which-game = Di' a quale gioco giocare, per esempio "ludoteca play parley", o quale diario continuare con --load.
cli-option-form = Un'opzione si scrive nome=valore, non "{ $word }".
cli-seat-form = Un posto si scrive A=human o B=random, non "{ $word }".
cli-name-form = Un nome si scrive A=Ada, non "{ $word }".
cli-unknown-seat = A questo tavolo non c'è il posto "{ $seat }", ma solo { $seats }.
cli-unknown-bot = Non c'è un giocatore "{ $level }"; un posto accetta { $levels }.
cli-unknown-style = In questo gioco non c'è lo stile "{ $style }", ma solo { $styles }.
cli-setup = Questo tavolo non si può preparare: { $reason }
cli-not-positive = I numeri di partite, processi, decisioni e secondi devono essere maggiori di zero.
cli-cannot-read = Il file { $file } non si può leggere ({ $reason }).
cli-not-text = Il file { $file } non è un file di testo.
cli-too-large = Il file { $file } è troppo grande.
cli-cannot-write = Il file { $file } non si può scrivere ({ $reason }).
cli-no-folder = La cartella { $folder } non esiste.
cli-no-rulebook = Il gioco "{ $game }" non ha rulebook.toml, quindi non ci sono regole da coprire.
cli-no-such-line = Il diario non ha una riga { $line }; va dalla { $first } alla { $last }.
cli-no-report = Il file { $file } non è una segnalazione di Ludoteca.
cli-position = La posizione { $file } non si può leggere: riga { $line }, { $problem }.
cli-bad-name = Un nuovo gioco vuole un nome di lettere minuscole, cifre e trattini bassi, non "{ $name }".
cli-exists = In { $folder } c'è già qualcosa; scegli un altro nome.
cli-no-project = Questa non è una copia di Ludoteca: di' con --into dove scrivere il nuovo gioco.
setup-seats = Questo gioco è per { $least }-{ $most } giocatori.
setup-option = Questo gioco non ha l'opzione "{ $option }".
setup-value = L'opzione { $option } non può essere "{ $value }", ma solo { $values }.

## Diari

journal-not-a-journal = { $file } non è un diario di Ludoteca.
journal-format = { $file } è scritto in un formato che questa versione non conosce.
journal-damaged = { $file } è danneggiato alla riga { $line }.
journal-truncated = { $file } si interrompe dopo la riga { $line }.
journal-lines = { $file } ha perso o guadagnato righe: dovrebbe averne { $detail } prima dell'ultima, alla riga { $line }.
journal-order = { $file } ha righe fuori posto (trovato alla riga { $line }).
journal-header = All'intestazione di { $file } manca un "{ $detail }" corretto (riga { $line }).
journal-other-game = { $file } è un diario di "{ $detail }" (riga { $line }).
journal-newer = { $file } è stato giocato con regole più nuove ({ $detail }) di quelle che questa versione conosce (riga { $line }).
journal-setup = Il tavolo descritto in { $file } non si può preparare ({ $detail }, riga { $line }).
journal-seed = Il seme in { $file } non è quello promesso (riga { $line }).
journal-line = La riga { $line } di { $file } non si capisce.
journal-refused = La riga { $line } di { $file } contiene un'azione che lì non è possibile ({ $detail }).
journal-different = Dalla riga { $line } in poi { $file } non porta alla partita registrata.
journal-no-snapshot = { $file } è stato giocato con regole più vecchie e non ha un'istantanea da cui continuare (riga { $line }).
journal-limits = { $file } richiede più tempo o memoria di quanto un file possa usare.
journal-too-long = { $file } è più lungo di qualsiasi partita (riga { $line }).
journal-unknown-game = { $file } è di un gioco che qui non c'è.

## Elenchi

games-seats = { $least }-{ $most } giocatori
maturity-draft = abbozzo
maturity-playable = giocabile
maturity-complete = completo

## Il tavolo

table-common = Sul tavolo
table-nothing = niente
table-waiting = Si aspetta { $seats }.
table-offer = Offerta { $number }: { $seat } dà a { $other } { $give } e vuole { $take }
table-agreement = Accordo { $number } ({ $seats }): { $text }
table-not-enforced = non imposto dalle regole
table-lifted-by = si scioglie con il consenso di { $seats }
table-place = { $place }. { $seat } ({ $score })
table-hand-over = Tocca a { $seat }: premi Invio quando nessun altro guarda.
table-choose = { $count ->
    [one] Scrivi 1, o ? per l'aiuto.
   *[other] Scrivi un numero da 1 a { $count }, o ? per l'aiuto.
}
table-not-understood = "{ $line }" non è qualcosa che si può fare in questo gioco; scrivi ? per l'aiuto.
table-typed = Si può scrivere così: { $words }
table-more = "? 2" dice di più sulla scelta 2: quanto costa e che cosa porta.
table-ruling = Decisione { $id }: { $question }
table-possible = È possibile.
table-nothing-refused = Qui non è vietato nulla di ciò a cui potresti pensare.
table-undone = Annullato.
table-redone = Rifatto.
table-saved = Salvato in { $file }.
table-left = Hai lasciato il tavolo; la partita non è finita.
table-welcome = Scrivi il numero di una scelta, o ? per l'aiuto.
table-keep = Per continuare un'altra volta, scrivi il nome di un file in cui salvare la partita. Con Invio lasci senza salvare.
table-resume = Per continuare: { $command }
table-not-found = Nessuna regola ha il numero "{ $words }", e nessuna carta o luogo con un testo ha questo nome.
table-help =
    Un numero sceglie. Puoi scrivere anche:
    ? 2        quanto costa e che cosa porta la scelta 2, e le sue parole
    ? REGOLA   una regola, con il suo numero
    ? NOME     una carta o un luogo, con il suo nome
    why        che cosa non è possibile, e perché
    undo       annulla l'ultima scelta
    redo       la ripete
    board      tutto il tavolo
    near       che cosa manca a ciascuno per vincere
    log        tutto quello che è successo
    save FILE  scrive il diario della partita
    quit       lascia il tavolo
puzzles-help = Un numero sceglie. "hint" dà un suggerimento, "back" annulla una mossa, "again" ricomincia, "solution" dà la soluzione, "quit" esce.
table-help-deals = Un accordo si propone in parole: "offer B ciò che dai / ciò che vuoi / promesse", ogni cosa con il suo tipo e il suo valore. Per esempio, prima le cose, poi le promesse:
show-line = dopo la riga { $line } di { $lines }
report-about = { $game }, dopo la riga { $line }, regole { $rules }:
report-refused = "{ $tried }" è rifiutato: { $key } ({ $rule }).
report-as-seen = Il programma offre ciò che era offerto a chi segnala.
report-not-as-seen = Il programma non offre più ciò che era offerto a chi segnala.
report-test = Scritto: { $file }
show-position = una posizione
replay-good = { $lines ->
    [one] Una riga rigiocata e trovata giusta
   *[other] { $lines } righe rigiocate e trovate giuste
}, fino allo stato { $hash }.

## Prove, misure, copertura, nuovo gioco

fuzz-title = Partite a caso di { $game }
fuzz-faults = { $count ->
    [0] niente di storto
    [one] un difetto
   *[other] { $count } difetti
}
fuzz-done = { $games } partite, { $decisions } decisioni, { $seconds } s, seme { $seed }.
fuzz-negative = Questi numeri non possono essere sotto zero: --every, --from.
fuzz-record-seed = Un registro ha bisogno di un seme, perché si possa continuare: indica --seed.
fuzz-not-the-same = { $file } contiene un'altra serie di partite: scegli un altro file, oppure gli stessi gioco, regole, seme, posti, opzioni e --every.
fuzz-crashes = errori del programma
fuzz-dead-ends = vicoli ciechi
fuzz-capped = partite senza fine
fuzz-invariant-breaks = invarianti violati
fuzz-leaks = fughe di segreti
fuzz-undo-breaks = annullamenti sbagliati
fuzz-copy-breaks = copie sbagliate
fuzz-save-breaks = salvataggi sbagliati
fuzz-untruths = affermazioni false
fuzz-uses = { $often } usi su { $all } sono capitati almeno { $times } volte. Più di rado:
fuzz-problem = Partita { $index }, decisione { $decision }: { $what } ({ $file })
dataset-done = { $rows ->
    [one] 1 decisione
   *[other] { $rows } decisioni
} di { $games ->
    [one] 1 partita
   *[other] { $games } partite
} salvate in { $file }.
bench-title = Misura in corso
bench-head = gioco             posti  decisioni/s  simul. bot/s  copia µs     byte
bench-compiled = compilato
bench-plain = interpretato
coverage-line = { $game }: { $rules } regole, { $tested } con prove; le prove di { $coded } eseguono codice che cita la regola, quelle di { $described } una funzione che la descrive; { $missing } incomplete.
coverage-no-code = le sue prove non eseguono codice che la citi
coverage-no-tests = nessuna prova la verifica
coverage-unknown = le prove nominano una regola { $rule } che manca nell'indice ({ $place })
new-game-done = Lo scheletro di { $name } è in { $folder }; gioca e rispetta ogni legge. Poi: dati, preparazione, regole, testi; "pytest tests/conformance -k { $name }" dice che cosa si rompe.

## Addestramento

train-generation = Generazione { $generation }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, { $positions ->
    [one] una posizione
   *[other] { $positions } posizioni
}
train-gate = Rete { $generation } contro { $against }: { $wins } vinte su { $games }
train-done = { $games ->
    [one] Una partita giocata.
   *[other] { $games } partite giocate.
} La rete è in { $file }.
train-paused = Il tempo è scaduto. Lo stesso comando riprende da qui.
train-no-torch = Per adattare la rete serve PyTorch: pip install "ludoteca[train]".
train-no-cuda = PyTorch non trova un acceleratore su questo computer.
train-other-run = La cartella contiene un addestramento che non si può continuare: { $problem }.
