# The challenge of the day

button-daily = Daily challenge
button-results = Results
daily-title = { $game } · daily challenge of { DATETIME($day, dateStyle: "long") }
daily-day = { DATETIME($day, dateStyle: "medium") }
daily-go-on = Finish that of { DATETIME($day, dateStyle: "medium") }
daily-streak = { $streak ->
    [one] { $streak } day in a row
   *[other] { $streak } days in a row
}
daily-panel = Daily challenge of { DATETIME($day, dateStyle: "long") }: the same for everybody, and nobody else sees your game. The next one begins { $when }.
daily-panel-late = Daily challenge of { DATETIME($day, dateStyle: "long") }: its day is over, but your result still counts for it.
daily-panel-over = Daily challenge of { DATETIME($day, dateStyle: "long") }: you have finished it. Your days in a row: { $streak }.
daily-next = The next one begins { $when }.
daily-own-streak = Your days in a row: { $streak }.
daily-standing = { $count ->
    [one] On all servers together, { $count } person has finished it so far.
   *[other] On all servers together, { $count } people have finished it; your place among them is { $place }.
}
daily-empty = Nobody has finished it here.
daily-look = Look at a finished game
daily-choice = You have not finished an earlier challenge. Its result will count for its own day. Which one do you want to play?
daily-today = Today’s challenge
daily-post-once = { $name } has finished it.
daily-post-streak = { $name } has finished it: { daily-streak }.
daily-post-more = { $count ->
    [one] … and { $count } more person.
   *[other] … and { $count } more people.
}
daily-post-hint = The same for everybody, alone and once a day. Results are shown to those who have finished it.

unshown-daily = { unshown-done } `/daily` shows your game.
outdated-daily = This control is from an earlier version of the bot. `/daily` opens your game as it stands.

refused-no-daily = This game has no daily challenge.
refused-daily-over = Only today’s challenge can be begun; `/daily` opens it.
refused-daily-erased = You have already begun this challenge, before everything about you was erased, and there is only one try. The next one begins at midnight UTC.
refused-daily-own = This is somebody else’s game of a daily challenge. `/daily` opens yours.
refused-daily-unplayed = Results are shown to those who have finished this challenge. `/daily` opens yours.
refused-daily-not-open = You have no daily challenge under way. `/daily` opens today’s.

command-daily = Play today’s challenge: the same for everybody, alone, once a day
command-daily-game = Which game, if several have a daily challenge
command-daily-moves = Play these typed moves in your challenge
refused-daily-record = Others can still play this challenge, and the file would tell them everything. You can have it when nobody plays it any more, at the latest a week after its day.
refused-hints-daily = The daily challenge is played without hints, so that all results can be compared.

# In sentences of others

help-alone-by-daily =
    {""}
    `/daily` opens the challenge of the day: the same for everybody, alone and once a day. Nobody sees anything of your game, and results are shown to those who have finished theirs. `/daily moves:` plays typed moves.
data-erase-what-by-daily = {" "}If you have begun a challenge of today, a mark that names nobody prevents a second try until its results are final.
