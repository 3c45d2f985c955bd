# Sguardi sul tabellone e sulle cose

button-map = Mappa
button-market = Carte scoperte
button-targets = Mete
where-title = { $game } · mappa
map-hint = -# Apri l’immagine per vederla in grande. `/where` mostra un luogo e i suoi dintorni.
lookup-title = { $game } · consultazione
targets-title = { $game } · le tue mete
refused-no-map = { $game } non ha una mappa del mondo né obiettivi personali. `/board` mostra tutto il tavolo.
refused-no-lookup = In { $game } non c’è nulla da consultare: è tutto sul tabellone.
no-such-thing = Niente si chiama “{ $thing }”.
several-places = “{ $place }” può indicare più luoghi: { $names }.
command-where = Mostra un luogo sulla mappa solo a te
command-where-place = Il nome del luogo o il titolo della sua carta, anche con errori
command-card = Mostra solo a te una carta con tutto quello che c’è scritto
command-card-name = Il suo nome, il suo numero o come si chiama nelle immagini
command-location = Mostra solo a te un luogo del tabellone e che cosa ha intorno
command-location-number = Il suo numero, il nome o, se è a faccia in giù, la casella
command-player = Mostra solo a te tutto quello che ha una persona
command-player-name = Il nome della persona
command-targets = Mostra le tue mete solo a te, prima le più vicine

# In sentences of others

help-typing-by-lookups =
    {""}
    `/where` mostra un luogo sulla mappa, e `/targets` quanto sono vicini i tuoi obiettivi. Il pulsante *Mappa* la mostra intera.
