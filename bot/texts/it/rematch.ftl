# Rivincite

button-again = Gioca ancora
button-rematch = Rivincita
lobby-rematch = Rivincita del tavolo { $table }.
lobby-rematch-seated = Di nuovo al tavolo: { $names }. Chi non vuole giocare preme *{ button-leave }*.
lobby-rematch-gone = Non più su questo server: { $names }.
lobby-rematch-moved = I posti sono avanzati di uno.
rematch-open = La rivincita è già aperta, e hai un posto: tavolo { $table }.
refused-rematch-others = Solo chi ha giocato questa partita può aprire la rivincita: tutti riavranno un posto. `/game new` apre un tavolo tuo.
