# Rematches

button-again = Play again
button-rematch = Rematch
lobby-rematch = Rematch of table { $table }.
lobby-rematch-seated = Seated again: { $names }. Press *{ button-leave }* if you do not want to play.
lobby-rematch-gone = No longer on this server: { $names }.
lobby-rematch-moved = The seats have moved on by one.
rematch-open = The rematch is open already, and you have a seat: table { $table }.
refused-rematch-others = Only those who played this game can ask for a rematch, as it seats all of them again. `/game new` opens a table of your own.
