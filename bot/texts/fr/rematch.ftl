# Revanches

button-again = Rejouer
button-rematch = Revanche
lobby-rematch = Revanche de la table { $table }.
lobby-rematch-seated = De nouveau à table : { $names }. Appuyez sur *{ button-leave }* si vous ne voulez pas jouer.
lobby-rematch-gone = Plus sur ce serveur : { $names }.
lobby-rematch-moved = Les places ont avancé d’un rang.
rematch-open = La revanche est déjà ouverte, et vous avez une place : table { $table }.
refused-rematch-others = Seuls ceux qui ont joué cette partie peuvent ouvrir la revanche : elle leur redonne à tous une place. `/game new` ouvre une table à vous.
