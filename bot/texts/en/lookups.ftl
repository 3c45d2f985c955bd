# Looks at the map and at things

button-map = Map
button-market = Face-up cards
button-targets = My targets
where-title = { $game } · map
map-hint = -# Open the picture to see it large. `/where` shows one place and what lies around it.
lookup-title = { $game } · looked up
targets-title = { $game } · your targets
refused-no-map = { $game } has no map of the world and no targets of your own. `/board` shows the whole table.
refused-no-lookup = Nothing can be looked up in { $game }: everything is on the board.
no-such-thing = There is nothing called “{ $thing }”.
several-places = “{ $place }” could be one of several places: { $names }.
command-where = Show a place on the map to you alone
command-where-place = Its name or the title of its card; spelling need not be exact
command-card = Show a card with all that is printed on it, to you alone
command-card-name = Its name, its number, or what pictures call it
command-location = Show a location of the board and what is around it, to you alone
command-location-number = Its number, its name, or its place on the board if it is face down
command-player = Show everything that a player has, to you alone
command-player-name = The name of the player
command-targets = Show your own targets to you alone, the nearest first

# In sentences of others

help-typing-by-lookups =
    {""}
    `/where` shows a place on the map, and `/targets` how near your own targets are. The *Map* button shows the whole map.
