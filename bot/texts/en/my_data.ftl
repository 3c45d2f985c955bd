# What is stored about a person

command-my-data = What is stored about you: have it sent to you, or erased
name-gone = Former player
data-title = What I keep about you
data-finished = { $count ->
    [one] { $count } finished game with your seat, your name and your moves
   *[other] { $count } finished games with your seat, your name and your moves
}
data-open = { $count ->
    [one] { $count } game that you sit at now
   *[other] { $count } games that you sit at now
}
data-settings = { $count ->
    [one] { $count } setting, such as your language
   *[other] { $count } settings, such as your language
}
data-posts = Nothing else, and nobody else is shown it. What was posted in channels is kept by Discord.
data-sent = Below is all that I keep about you: a ZIP with a file of JSON. Of games that still run it holds your own moves and nothing of others, not even when, or how often, they have moved.
data-erase-title = Erase everything about you?
data-erase-what = Whatever is stored about you is deleted, and no game says any more that you played it: your seats are called “Former player”. The games themselves stay, for the others. Posts in channels stay as well, and so do copies that the host of this bot has made.{ $more } **This cannot be undone.**
data-erase-open = { $count ->
    [one] You sit at { $count } open game: if others play there, a computer player goes on for you, otherwise it ends.
   *[other] You sit at { $count } open games: where others play, a computer player goes on for you, the others end.
}
data-erased = Done. I know nothing about you any more. If you go on using me, you begin anew.
button-data-send = Send me all of it
button-data-erase = Erase it …
button-data-erase-all = Erase everything for good
