### Texts of the command line.

## Help

help-ludoteca = Historical strategy board games: play, replay, test and measure them.
help-games = list the games with their seats and options
help-play = play in the terminal, people and bots in any mix
help-puzzles = list the puzzles of a game, or solve one of them
help-show = show a moment of a journal as one seat sees it
help-replay = check a journal and tell its story
help-report = tell a player's report, or make a test of it
help-fuzz = play random games and check every law
help-bench = measure how fast the rules are
help-dataset = play bot games and write them as a Parquet dataset
help-dataset-games = games to play
help-dataset-out = the file to write; a data card is written beside it
help-dataset-bots = levels of the bots, separated by commas
help-train = learn a value network for a game from games of its policy
help-train-first = games of the policy for the first network (50000)
help-train-games = games of the player with the newest network, for each further one (2000)
help-train-generations = how many further networks (2)
help-train-minutes = when to pause; the same command goes on from there (no limit)
help-train-device = where the network is fitted
help-train-seed = a whole number; games and first weights depend on it
help-train-out = the folder of the run; a run found there goes on (build/learning/GAME)
help-train-gate = at the end, games of the first network, the newest and their mean against each yardstick; the best becomes lookahead.weights
help-coverage = tell for every rule where it is coded and tested
help-new-game = write the skeleton of a new game
help-json = print one JSON value with stable keys
help-lang = language of the texts
help-quiet = no progress bar
help-seed = any word; the same word gives the same game
help-jobs = processes to use
help-play-seat = who sits there: human, random, or a level of the bots, with a style if you like (knight:warlike)
help-play-seats = number of seats
help-play-name = the player's name
help-play-options = options of the game, as "games" lists them
help-play-budget = thinking time of a bot, in milliseconds
help-play-save = write the journal there at the end
help-play-load = continue the game of this journal
help-puzzles-name = the puzzle to solve
help-show-seat = whose eyes to see with (nobody's: only what all know)
help-show-at = the moment after this line of the journal
help-report-test = write a test that fails at the reported moment into this folder
help-report-at = the moment after this line, instead of the reported one
help-fuzz-games = number of games (1000)
help-fuzz-minutes = stop after so many minutes
help-fuzz-seats = only this number of seats
help-fuzz-options = options of the game, or "all" for random mixes of all
help-fuzz-every = check the laws at about every so many decisions; 0: only the laws that cost little
help-fuzz-from = number of the first game
help-fuzz-record = write every piece of games into FILE as it is done, and go on from there when started again
help-fuzz-report = write all counts to this file
help-fuzz-dump = folder for the journals of what went wrong
help-bench-seconds = processor seconds for each measure
help-coverage-tests = folder of the game's tests
help-coverage-pages = write a page for each game into this folder
help-new-game-into = folder to write into (src/ludoteca/games of this project)
help-new-game-package = name of the package (ludoteca.games.NAME)

## Mistakes

cli-usage = I cannot follow that ({ $problem }); "{ $command } --help" shows how to write it.
cli-unknown-game = There is no game called "{ $game }"; the games are { $games }.
cli-unknown-puzzle = There is no puzzle called "{ $puzzle }"; the puzzles are { $puzzles }.
cli-broken-game = The game "{ $game }" cannot be loaded ({ $reason }).
cli-not-installed = This command needs packages that are not installed ({ $name } is missing): pip install "ludoteca[{ $extra }]".
cli-which-game = Say which game to play, for example "ludoteca play parley", or which journal to continue with --load.
cli-option-form = Write an option as name=value, not "{ $word }".
cli-seat-form = Write a seat as A=human or B=random, not "{ $word }".
cli-name-form = Write a name as A=Ada, not "{ $word }".
cli-unknown-seat = There is no seat "{ $seat }" at this table, only { $seats }.
cli-unknown-bot = There is no player "{ $level }"; a seat takes one of { $levels }.
cli-unknown-style = There is no style "{ $style }" in this game, only { $styles }.
cli-setup = This table cannot be set up: { $reason }
cli-not-positive = Numbers of games, jobs, decisions and seconds must be above zero.
cli-cannot-read = The file { $file } cannot be read ({ $reason }).
cli-not-text = The file { $file } is not a text file.
cli-too-large = The file { $file } is too large.
cli-cannot-write = The file { $file } cannot be written ({ $reason }).
cli-no-folder = There is no folder { $folder }.
cli-no-rulebook = The game "{ $game }" has no rulebook.toml, so there are no rules to cover.
cli-no-such-line = The journal has no line { $line }; it goes from { $first } to { $last }.
cli-no-report = The file { $file } is not a report of Ludoteca.
cli-position = The position { $file } cannot be read: line { $line }, { $problem }.
cli-bad-name = A new game needs a name of small letters, digits and underscores, not "{ $name }".
cli-exists = There is already something at { $folder }; choose another name.
cli-no-project = This is not a checkout of Ludoteca: say with --into where to write the new game.
setup-seats = This game is for { $least } to { $most } players.
setup-option = This game has no option "{ $option }".
setup-value = The option { $option } cannot be "{ $value }", only one of { $values }.

## Journals

journal-not-a-journal = { $file } is not a journal of Ludoteca.
journal-format = { $file } is written in a format that this version does not know.
journal-damaged = { $file } is damaged in line { $line }.
journal-truncated = { $file } breaks off after line { $line }.
journal-lines = { $file } has lost or gained lines: it should have { $detail } before its last one, in line { $line }.
journal-order = { $file } has lines that are not in their place (found at line { $line }).
journal-header = The head of { $file } lacks a proper "{ $detail }" (line { $line }).
journal-other-game = { $file } is a journal of "{ $detail }" (line { $line }).
journal-newer = { $file } was played with newer rules ({ $detail }) than this version knows (line { $line }).
journal-setup = The table described in { $file } cannot be set up ({ $detail }, line { $line }).
journal-seed = The seed in { $file } is not the one that was promised (line { $line }).
journal-line = Line { $line } of { $file } cannot be understood.
journal-refused = Line { $line } of { $file } holds an action that is not possible there ({ $detail }).
journal-different = From line { $line } on, { $file } does not lead to the recorded game.
journal-no-snapshot = { $file } was played with older rules and has no snapshot to continue from (line { $line }).
journal-limits = { $file } asks for more time or memory than a file may use.
journal-too-long = { $file } is longer than any game (line { $line }).
journal-unknown-game = { $file } is of a game that is not here.

## Lists

games-seats = { $least } to { $most } players
maturity-draft = draft
maturity-playable = playable
maturity-complete = complete

## The table

table-common = On the table
table-nothing = nothing
table-waiting = Waiting for { $seats }.
table-offer = Offer { $number }: { $seat } gives { $other } { $give } and wants { $take }
table-agreement = Agreement { $number } ({ $seats }): { $text }
table-not-enforced = not enforced
table-lifted-by = lifted with the consent of { $seats }
table-place = { $place }. { $seat } ({ $score })
table-hand-over = { $seat } is next: press Enter when nobody else is looking.
table-choose = { $count ->
    [one] Type 1, or ? for help.
   *[other] Type a number from 1 to { $count }, or ? for help.
}
table-not-understood = "{ $line }" is not something to do in this game; type ? for help.
table-typed = It can be typed as: { $words }
table-more = "? 2" tells more about choice 2: what it costs and brings.
table-ruling = Ruling { $id }: { $question }
table-possible = That is possible.
table-nothing-refused = Nothing you might think of is refused here.
table-undone = Taken back.
table-redone = Done again.
table-saved = Saved in { $file }.
table-left = You have left the table; the game is not over.
table-welcome = Type the number of a choice, or ? for help.
table-keep = To go on another time, type the name of a file to save the game in. Enter leaves without it.
table-resume = Go on with: { $command }
table-not-found = No rule has the number "{ $words }", and no card or place that has a text has this name.
table-help =
    A number chooses. Other things to type:
    ? 2        what choice 2 costs and brings, and its words
    ? RULE     a rule, by its number
    ? NAME     a card or a place, by its name
    why        what is not possible, and why
    undo       take the last choice back
    redo       make it again
    board      the whole table
    near       what each player still needs to win
    log        everything that has happened
    save FILE  write the journal of the game
    quit       leave the table
puzzles-help = A number chooses. "hint" gives a hint, "back" takes a move back, "again" starts again, "solution" tells it, "quit" leaves.
table-help-deals = A deal is offered in words: "offer B what you give / what you want / promises", each thing as its kind and its value. For example, things first, then promises:
show-line = after line { $line } of { $lines }
report-about = { $game }, after line { $line }, rules { $rules }:
report-refused = "{ $tried }" is refused: { $key } ({ $rule }).
report-as-seen = The program offers what the reporter was offered.
report-not-as-seen = The program no longer offers what the reporter was offered.
report-test = Written: { $file }
show-position = a position
replay-good = { $lines ->
    [one] One line
   *[other] { $lines } lines
} replayed and found right, to state { $hash }.

## Fuzz, bench, coverage, new game

fuzz-title = Random games of { $game }
fuzz-faults = { $count ->
    [0] nothing wrong
    [one] one fault
   *[other] { $count } faults
}
fuzz-done = { $games } games, { $decisions } decisions, { $seconds } s, seed { $seed }.
fuzz-negative = These numbers cannot be below zero: --every, --from.
fuzz-record-seed = A record needs a seed, so that the run can go on with it: give --seed.
fuzz-not-the-same = { $file } holds another run: choose another file, or the same game, rules, seed, seats, options and --every.
fuzz-crashes = crashes
fuzz-dead-ends = dead ends
fuzz-capped = endless games
fuzz-invariant-breaks = broken invariants
fuzz-leaks = leaks
fuzz-undo-breaks = broken undo
fuzz-copy-breaks = broken copies
fuzz-save-breaks = broken saves
fuzz-untruths = untrue statements
fuzz-uses = { $often } of { $all } uses happened at least { $times } times. Less often:
fuzz-problem = Game { $index }, decision { $decision }: { $what } ({ $file })
dataset-done = { $rows ->
    [one] 1 decision
   *[other] { $rows } decisions
} of { $games ->
    [one] 1 game
   *[other] { $games } games
} written to { $file }.
bench-title = Measuring
bench-head = game              seats  decisions/s  bot sims/s    copy µs    bytes
bench-compiled = compiled
bench-plain = interpreted
coverage-line = { $game }: { $rules } rules, { $tested } with tests; the tests of { $coded } execute code that cites the rule, those of { $described } a function that describes it; { $missing } incomplete.
coverage-no-code = its tests execute no code that cites it
coverage-no-tests = no test proves it
coverage-unknown = the tests name a rule { $rule } that the index lacks ({ $place })
new-game-done = The skeleton of { $name } is in { $folder }; it plays and obeys every law. Next: data, set-up, rules, texts; "pytest tests/conformance -k { $name }" tells what breaks.

## Training

train-generation = Generation { $generation }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $positions ->
    [one] one position
   *[other] { $positions } positions
}
train-gate = Network { $generation } against { $against }: { $wins } of { $games } won
train-done = { $games ->
    [one] One game played.
   *[other] { $games } games played.
} The network is in { $file }.
train-paused = The time is up. The same command goes on from here.
train-no-torch = Fitting needs PyTorch: pip install "ludoteca[train]".
train-no-cuda = PyTorch finds no accelerator on this machine.
train-other-run = The folder holds a run that cannot be continued: { $problem }.
