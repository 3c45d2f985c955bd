# Games as files: sent, checked, and played on

button-record = Game file
record-sent = The whole game, move by move, as a file.
refused-import-unloaded = Discord could not send me the file just now. Nothing was opened: please try again.
seal-opening = Seal of all draws: `{ $seal }`
seal-closing = Seal: `{ $seed }` `{ $salt }` · `/verify`
verify-title = { $game }, table { $table }: check
verify-no-seal = No seal was told when this game began: an earlier version of the bot started it.
verify-seal = ✅ Seed `{ $seed }` and salt `{ $salt }` give the seal `{ $seal }`. Compare it with the one on the first card: if it is the same, all draws were fixed before the first move.
verify-sealed = ✅ The seal told at the start is `{ $seal }`, and the hidden seed and salt fit it.
verify-moves = ✅ The set-up and { $moves ->
    [one] the { $moves } move follow
   *[other] all { $moves } moves follow
} from the seed by the rules, with the same draws.
verify-result = ✅ The result is the one that was announced.
verify-running = ✅ Set-up, moves and draws so far follow from the seed by the rules.
verify-later = Seed and salt are told when the game is over. Then you can check the seal yourself, and the file from `/export` has everything.
verify-later-daily = Seed and salt stay hidden as long as somebody can still play this challenge. They are in its file afterwards.
verify-later-stopped = This game was stopped before its end, so what was hidden stays hidden: seed and salt are not told.
verify-import = The game goes on from another one: up to move { $ply } the draws are those of that game, from there on they are new.
verify-fault-seal = ❌ Seed and salt do not fit the seal `{ $seal }`. Please tell whoever runs this bot.
verify-fault-setup = ❌ The set-up does not follow from the seed. Please tell whoever runs this bot.
verify-fault-move = ❌ Move { $number } does not follow from the seed and the rules. Please tell whoever runs this bot.
verify-fault-result = ❌ The moves lead to another result than the one that was announced. Please tell whoever runs this bot.
verify-fault-running = ❌ What is stored does not follow from the seed and the rules. Please tell whoever runs this bot.
view-sent = What you know of this game, as a file. What is hidden from you is not in it; the whole game can be had when it is over.
view-sent-public = What everybody knows of this game, as a file. The whole game can be had when it is over.
command-verify = Check that all draws and moves of a game were fair
command-export = Get a game as a file; while it runs, only what you know of it
command-import = Play on from any move of a finished game, also with other people
command-import-file = The file from /export
command-import-move = After how many moves to go on; without it the last place where something is decided
refused-import-unread = This is not the file of a game as `/export` sends it, or it is damaged. Nothing was opened.

# In sentences of others

BOT-119-by-records = {" "}*{ button-record }* sends the finished game as a file, move by move.
