## Buttons

button-play = Play
button-hand = My hand
button-undo = Undo
button-start-over = Start over
button-text = In words
button-all = All of it
button-help = How it works
button-join = Join
button-leave = Leave
button-start = Start
button-cancel = Close table
button-options = Options
button-back = Back
move-and-end = { $move }, then end turn
button-sure = { $move }, for good
button-sure-short = Yes, for good
button-ask = Ask me once more
button-ask-not = Play at the first press
button-instead = Close table { $table } and open { $game }
button-end = End table { $table } …
button-end-now = End table { $table } for good
button-end-ask = Ask the others to end table { $table }
button-end-instead = End table { $table } for good, open { $game }
button-close = Yes, close it
button-keep = Keep it
button-to-table = Go to table { $table }
button-page = Page { $page }
## Names, lists and numbers

list-and = { $items } and { $last }
player-number = Player { $number }
list-series = { $items }; { $next }
titled = { $title }: { $text }
choose = choose
choose-several = { $choose } (up to { $count })
name-of-seat = Player { $seat }
name-bot = { $name } ({ $bot })
name-caretaker = caretaker for { $name }
bot-random = computer player, random
bot-easy = computer player, easy
bot-easy-about = Sees only the next step and often takes one that is a little worse. For a first game.
bot-medium = computer player, medium
bot-medium-about = Takes the step that looks best, one at a time. A decent opponent.
bot-hard = computer player, hard
bot-hard-about = Plans whole turns and thinks of what the others will do. Takes a moment.
players-from-to = { $least } to { $most } players
players-only = { $count ->
    [one] { $count } player
   *[other] { $count } players
}

## Welcome and help

welcome-title = Expedition board games
welcome =
    Play a move over lunch, and the next one tomorrow: I keep the board, check the rules and keep your hand secret.
    Choose a game to open a table in this channel; friends join with one button, and computer players can take empty seats.
welcome-menu = Open a table: which game?
welcome-length = -# The weeks are those of friends who each make one or two turns a day.
help =
    ### How to play here
    1. Open a table with the menu of the welcome message or with `/game new`. Friends press *Join*, the host presses *Start*.
    2. When you are pinged, press *Play*: a private panel asks one thing after another, and *Undo* takes a choice back.
    3. *My hand* shows what only you may see.
help-and = { $one }, and { $other }
button-help-more = More
help-more =
    ### While you play
    There is one table per channel or thread. Before *Start* the host may add computer players and choose *Options*.
    Each choice is made at once, and *Undo* takes it back until something hidden comes up or you end your turn. Before something comes up, I say what the move shows or costs and ask once more; `/settings` switches that off.
    What *My hand* shows also comes as a direct message when it changes. In a game without a hand the button is called what it shows, such as *My sheet*.

    ### Prefer typing?
    `/move` lets you type one or more moves and suggests what is legal now. Every game has its own commands too, such as `/luxor place`. What you type is played without another question.
    `/board` and `/hand` show pictures, or words with `form: text`{ $views }; `/undo` takes back your last step, or with `steps: all` as many as it can.{ $typing }

    ### Tables
    `/game list` shows the open tables that you can see on this server, `/game status` the one in this channel.
    `/game leave` gives up your seat; in a running game you keep it until a person or a computer player takes over.{ $leaving }{ $tables }
    Only the host and server managers can use `/game remove` (free a seat), `/game cancel` (close the table before the game starts) and `/game abandon` (stop a running game for good; who else plays there is asked first).
    `/game language` sets the language of public posts.

    ### Alone{ $alone }

## Lobby

lobby-title = { $game } · table { $table }
lobby-missing = { $count ->
    [one] { $count } more player is needed.
   *[other] { $count } more players are needed.
}
lobby-ready = Ready to start.
lobby-add-bot = Add a computer player
lobby-add = Add: { $name }
lobby-remove = Take away: { $name }
lobby-computers = { $count ->
    [one] { $count } computer player: add or take away
   *[other] { $count } computer players: add or take away
}
lobby-import = What if: the game goes on from another one, after move { $ply } of { $of }. Its options stay as they were, all draws from there on are new, and the result does not count.
lobby-running = The game has started.
lobby-cancelled = This table was closed.
lobby-finished = This game is over.
lobby-abandoned = This game was abandoned.
seats-free = { $count ->
    [0] All seats are taken.
    [one] { $count } seat is free.
   *[other] { $count } seats are free.
}
seat-host = { $name } (host)
seat-begins = { $name }, begins
option-mixed = a mix of your own
option-default = Default options.
option-at-once = Each choice counts at once, and the table’s card shows it.
table-opened = A table for { $game } is open. Its card appears below.
taken = This channel already has a table: { $what }.
taken-lobby = number { $table }, **{ $game }**, not started yet, with { $names }
taken-running = number { $table }, **{ $title }**, played by { $names }
taken-ask = Its host ({ $host }) or a manager of this server can close it.
taken-thread = A thread or another channel has room for a table of its own.
close-ask = At this table: { $names }. Close it for all of them?
end-ask = This would end for good: { $what }. The game gets no result, and nobody can go on with it.{ $more }
end-asks-others = Others play here, too. I ask them first, in the channel.
kept = Nothing was done.
joined = You have seat { $seat }.
left = You have left the table.
bot-added = { $name } has joined.
seat-freed = { $name } no longer has a seat at this table.
language-set = Public posts of new tables will be in English.

## Turn card

card-title = { $game } · { $when }
title-round = { $round ->
    [0] set-up
   *[other] round { $round }
}
title-turn = { $turn ->
    [0] set-up
   *[other] turn { $turn }
}
card-title-over = { $game } · Final
card-begins = The game begins.
card-turn = { $name }, it is your turn. Press *Play*.
card-all = { $names }: all of you choose now. Press *Play*.
card-since = -# Asked { $time }.
card-since-each = -# { $names }: asked { $time }.
card-bots = { $names } to play.
card-abandoned = This game was abandoned.
card-no-picture = -# There is no picture: it could not be drawn, or I may not attach files here. *In words* describes the board.
result = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } share the victory!
}
result-won = { $name }, you have won!
result-lost = { $count ->
    [one] { $names }, the game has beaten you.
   *[other] { $names }, the game has beaten you all.
}
result-lost-to = { $count ->
    [one] { $names }, you have lost to { $rivals }.
   *[other] { $names }, you have all lost to { $rivals }.
}
result-graded = { $count ->
    [one] { $names }, your rank is “{ $grade }”.
   *[other] { $names }, your rank together is “{ $grade }”.
}
result-scale = { $told ->
    [yes] Ranks, lowest first: { $scale }
   *[no] Rank: **{ $grade }** (lowest first: { $scale })
}
result-line = { result-line-bare } ({ $sources })
result-line-bare = { $rank }. { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alone-lost = lost
result-reason = { $source }: { $points }
result-source = { $source } { $points }
dms-closed = { $user }, I cannot send you direct messages. That is fine: the *My hand* button shows your hand.
channel-gone = The channel of your game of { $game } was deleted, so the game has ended.

## Panel

panel-news = **Since you last played**
told-title = What has happened · { $game }
told-nothing = Nothing has happened yet.
panel-waiting = Waiting for { $names }.
possible =
    { "" }**Now:** { $question }
    Possible: { $moves }
possible-more =
    { "" }**Now:** { $question }
    For example { $moves } and { $more } more.
possible-waiting = { $count ->
    [one] It is { $names }’s turn.
   *[other] { $names } are choosing now.
}
possible-meanwhile = Meanwhile, `/hand` shows your hand and `/board` the board.
possible-part = `{ $line }` would be possible.
undone = Taken back.
panel-came = **Just now**
ask-owed = -# Up to { $count } at once: the first is played now, the others at your next turns. Until then only you see them.
sure-ask = { $warning } This cannot be undone.
sure-hint = -# `/settings` switches this question off.
sure-owed = **In this order:** { $moves }
sure-owed-more = More
settings-title = Your settings, on all servers
settings-asks = Before a move in a button or menu that cannot be undone, I say what it shows or costs and **ask once more**.
settings-asks-not = A move in a button or menu is played **at the first press**, also if it cannot be undone.
settings-language = Language of what only you see
settings-language-discord = In the language of your Discord
settings-pings = Pings in channels
settings-pings-on = Ping me when something waits for me
settings-pings-off = Never ping me; reminders still come
settings-pictures = Pictures that only you see
settings-pictures-whole = Pictures whole, as in the channel
settings-pictures-halves = Large pictures, in two halves
picture-left = the left half; below it the right half
picture-right = the right half of the picture above
hand-title = { $game } · your hand
hand-your-turn = It is your turn.
hand-jump = Play in { $channel }.
look-no-picture = -# The picture could not be shown. Here is what is on it:
minute-title = In one minute
key-title = What the signs mean
list-empty = No open tables here. `/game new` opens one.
list-more = … and more. `/game status` shows the table of a channel.
list-lobby = in the lobby
list-running = { $when }, waiting for { $waiting }

## Refusals of the table

refused = That did not work, and nothing was changed. Please try again.
refused-broken = Something broke on my side. Your game is safe; nothing was changed by this. Please try again.
refused-store = I cannot save anything at the moment: { $reason ->
    [full] my disk is full
    [locked] another program holds my database
    [read-only] I may not write to my database
    [damaged] my database is damaged
   *[io] my disk does not work as it should
}. Nothing was changed. Please try again in a few minutes; if it lasts, tell whoever runs this bot.
unshown-done = { $change ->
    [move] Your move was played and saved
    [undo] Your step was taken back, and that is saved
    [plan] Your plan was changed and saved
    [setting] Your setting was changed and saved
   *[other] This was done and saved
}, but it could not be shown: something broke on my side. Do not repeat it;
unshown = { unshown-done } { $look ->
    [play] press *Play* on the newest card to go on.
   *[card] the newest card shows how the table stands.
}
unshown-setting = { unshown-done } `/settings` shows your settings.
unshown-open = This could not be shown: something broke on my side. Nothing was played; please try again.
unsure = Something broke on my side while saving, so I cannot tell whether this was done. Look at `/board` or `/game status` before you try again.
answer-refused = I had an answer for you, but Discord did not take it. { $of ->
    [panel] What was done is saved. `/board` and `/hand` with `form: text` show the table in words.
   *[other] If you have changed something, that is saved. `/board` and `/hand` with `form: text` show the table in words.
}
refused-stale = What that button asked is settled by now. Here is the table as it stands.
refused-outdated = This control is from an earlier version of the bot. Press *Play* on the newest card, or use `/hand` and `/move`.
refused-elsewhere = This button belongs to a table in another channel and works only there.
refused-no-table = That table is gone.
refused-no-table-here = There is no open table in this channel. `/game new` opens one.
refused-not-seated = You have no seat at this table. You can watch with *In words* or `/board`.
refused-not-started = The game has not started yet. The host presses *Start* in the lobby.
refused-not-host = Only the host of the table or a manager of this server may do that.
refused-not-manager = Only managers of this server may do that.
refused-already-seated = You are already at this table.
refused-table-full = All { $most } seats are taken.
refused-wrong-seats = This game needs { $least } to { $most } players; now there { $seats ->
    [one] is { $seats }
   *[other] are { $seats }
}.
refused-wrong-seats-only = This game needs { $count ->
    [one] { $count } player
   *[other] { $count } players
}; now there { $seats ->
    [one] is { $seats }
   *[other] are { $seats }
}.
refused-no-such-seat = There is no seat with that number; taken: { $seats }.
refused-seat-changed = The seats have changed meanwhile: { $name } has seat { $seat } now. Nothing was done; choose again.
refused-channel-taken = This channel already has an open table (number { $table }). Finish, close or abandon it first, or use a thread.
refused-unknown-game = I do not know a game called “{ $game }”. `/game new` lists those I know.
refused-unknown-bot = I know no computer player “{ $bot }”; choose one from the list.
refused-other-game = This table is playing another game: { $game }.
nearest = { $count ->
    [one] The nearest name is { $names }.
   *[other] The nearest names are { $names }.
}
refused-bad-options = That option does not work: { $reason }
options-unknown = there is no option `{ $option }`. The options are: `{ $known }`.
options-number = for `{ $option }`, choose a number from { $least } to { $most }.
options-switch = for `{ $option }`, choose `true` or `false`.
options-together = these options cannot be combined as chosen: { $options }.
options-choice = for `{ $option }`, choose one of `{ $values }`.
options-several = several with commas between them
options-first-player = there are only { $players } players, so the first player must be one of seats 1 to { $players }.
options-form = write `name=value`, as in `adventures=true`, instead of `{ $text }`.
options-alone = the option `{ $option }` is only for a game that one person plays alone.
options-other = the game cannot be set up like that.
refused-nothing-to-undo = { $reason ->
    [revealed] Your last step has revealed something (such as what all had chosen in secret) or ended your turn: it cannot be taken back.
    [shown] Something was revealed since your last step, such as what all had chosen in secret: it cannot be taken back any more.
    [followed] Others have gone on from your last step: it cannot be taken back any more.
   *[none] There is nothing to take back: you have made no step yet, or have already taken back all of them.
}
refused-undone-already = Your last press already took back one step. To take back more, use *Undo* in your own panel.
refused-part = Nothing was played because of “{ $move }”:
refused-together = You are asked something else at once after “{ $move }”. Nothing was played: choose only that first, then the rest.
refused-owed = You can choose at most { $count } now; nothing was played. Leave out the others: you are asked again for what you still owe.
refused-other-ruleset = This game was started with rules version { $saved }, but I now use version { $known }. Please tell whoever runs this bot.
refused-other-content = This game was started with other content (board, cards or tiles) than I have now, so it is on hold. Nothing is lost: please tell whoever runs this bot. Once the former content is back, the game goes on. `/game abandon` stops it for good.
refused-status-lobby = The game has not started yet. The host presses *Start* in the lobby.
refused-status-running = The game is already running.
refused-status-finished = This game is over.
refused-status-abandoned = This game was abandoned.
refused-status-cancelled = This table was closed.
refused-no-game-here = No game has begun in this channel yet. For another one of this channel, name its `table`.
refused-import-options = This game goes on from another one, so its options stay as they were.
refused-import-large = This file is too large: a game has at most { $most } MB. Nothing was opened.
refused-import-view = This file has only what one player knew of a running game; the hidden parts are missing. Use the file of a finished game. Nothing was opened.
refused-import-game = This file is of a game that I do not have. Nothing was opened.
refused-import-ruleset = This game was played by rules version { $saved }, but I use version { $known }. Nothing was opened.
refused-import-content = This game was played with other content (board, cards or tiles) than I have. Nothing was opened.
refused-import-setup = The set-up in this file does not follow from its seed, players and options. Nothing was opened.
refused-import-branch = This file says that its game was played on anew at a place that is not in it. Nothing was opened.
refused-import-long = This game was played on from a file too often, or its seeds are too long. Nothing was opened.
refused-import-seal = Seed and salt in this file do not fit its seal. Nothing was opened.
refused-import-move = Move { $number } in this file cannot be played as it stands there. Nothing was opened.
refused-import-result = The moves in this file lead to another result than it says. Nothing was opened.
refused-import-ply = This game has only { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}. Nothing was opened.
refused-import-over = Nothing is left to decide from there on: choose `move` { $last } or an earlier one. Nothing was opened.
refused-no-channel = A table needs a channel: open it with `/game new` on a server.
notation-empty = Type at least one move.
notation-unknown = I cannot read “{ $text }” as a move.
notation-ambiguous = “{ $text }” could mean several things: { $candidates }.
notation-card = There is no card “{ $text }”.
notation-place = There is no place “{ $text }” on this map.
notation-cell = The board has columns { $first } to { $last } and rows { $top } to { $bottom }: there is no { $text }.
notation-revealing = Nothing was played. The move before “{ $text }” reveals something, so play up to there first.

## Fair and open

import-goes-on = This game goes on from another one after move { $ply }. It does not count.
import-opened = Opened a table: { $game } goes on after move { $ply } of { $of }, with { $seats ->
    [one] { $seats } player
   *[other] { $seats } players
}.

## Descriptions of commands

command-game = Open, join and look after tables
command-verify-table = Number of the table; without it the newest game of this channel

## What keeps posts waiting

waiting-permissions = I may not post in { $channel }. Please let a manager of this server grant me there: { $permissions }. Everything is saved, and I post it as soon as I may.
waiting-discord = Discord does not take my posts for { $channel } at the moment. Everything is saved; I keep trying.
waiting-token = Discord no longer knows me, so I cannot post in { $channel }. Please tell whoever runs this bot. Everything is saved.
waiting-store = I cannot save anything at the moment, so posts have to wait. Please tell whoever runs this bot.
waiting-held = This game is held, so posts for { $channel } have to wait; `/game status` says why. Everything is saved.
waiting-bot = A computer player at this table cannot choose its move. I keep trying{ $more }.
waiting-own = Something broke on my side, so posts for { $channel } have to wait. Everything is saved; I keep trying. Please tell whoever runs this bot.
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-attach_files = Attach Files
permission-read_message_history = Read Message History

## Posters

poster-turns = { $count ->
    [one] { $count } turn
   *[other] { $count } turns
}
poster-day = { DATETIME($day, dateStyle: "medium") }
poster-days = { DATETIME($first, dateStyle: "medium") } – { DATETIME($last, dateStyle: "medium") }
because = · { $why } (+{ $gain })
because-uncounted = · { $why }
curve-title = Points over time
curve-title-likely = Chance of winning
curve-percent = { $number }%
curve-alt-likely = Chance of winning, in per cent: at the start, and after { $when }.
curve-round = Round
curve-turn = Turn
curve-final = end
curve-alt-rounds = Points over time: at the start, after { $count ->
    [one] round
   *[other] rounds
} { $when }{ $counted ->
    [true] , and after the final scoring
   *[false] {""}
}.
curve-alt-turns = Points over time: at the start, after { $count ->
    [one] turn
   *[other] turns
} { $when }{ $counted ->
    [true] , and after the final scoring
   *[false] {""}
}.

## Where something does not fit

alt-more = More under “{ button-text }”.
words-more = The rest does not fit here.
