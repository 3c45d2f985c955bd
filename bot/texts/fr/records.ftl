# Games as files: sent, checked, and played on

button-record = Fichier de partie
record-sent = Toute la partie, coup par coup, dans un fichier.
refused-import-unloaded = Discord n’a pas pu m’envoyer le fichier. Rien n’a été ouvert : essayez encore une fois.
seal-opening = Sceau de tout le hasard : `{ $seal }`
seal-closing = Sceau : `{ $seed }` `{ $salt }` · `/verify`
verify-title = { $game }, table { $table } : vérification
verify-no-seal = Aucun sceau n’a été donné au début de cette partie : une version antérieure du bot l’a lancée.
verify-seal = ✅ La graine `{ $seed }` et le sel `{ $salt }` donnent le sceau `{ $seal }`. Comparez-le avec celui de la première carte : si c’est le même, tout le hasard était fixé avant le premier coup.
verify-sealed = ✅ Le sceau du début est `{ $seal }`, et la graine et le sel cachés y correspondent.
verify-moves = ✅ La mise en place et { $moves ->
    [one] le { $moves } coup découlent
   *[other] les { $moves } coups découlent
} de la graine selon les règles, avec les mêmes tirages.
verify-result = ✅ Le résultat est celui qui a été annoncé.
verify-running = ✅ Mise en place, coups et tirages découlent jusqu’ici de la graine selon les règles.
verify-later = La graine et le sel seront donnés à la fin de la partie. Vous pourrez alors vérifier le sceau vous-même, et le fichier de `/export` contiendra tout.
verify-later-daily = La graine et le sel restent cachés tant que quelqu’un peut encore jouer ce défi. Ils seront ensuite dans son fichier.
verify-later-stopped = Cette partie a été arrêtée avant la fin : ce qui était caché le reste, la graine et le sel ne sont pas donnés.
verify-import = La partie en reprend une autre : jusqu’au coup { $ply }, les tirages sont ceux de cette partie ; ensuite, ils sont nouveaux.
verify-fault-seal = ❌ La graine et le sel ne correspondent pas au sceau `{ $seal }`. Prévenez la personne qui héberge ce bot.
verify-fault-setup = ❌ La mise en place ne découle pas de la graine. Prévenez la personne qui héberge ce bot.
verify-fault-move = ❌ Le coup { $number } ne découle pas de la graine et des règles. Prévenez la personne qui héberge ce bot.
verify-fault-result = ❌ Les coups mènent à un autre résultat que celui annoncé. Prévenez la personne qui héberge ce bot.
verify-fault-running = ❌ Ce qui est enregistré ne découle pas de la graine et des règles. Prévenez la personne qui héberge ce bot.
view-sent = Ce que vous savez de cette partie, dans un fichier. Ce qui vous est caché n’y est pas ; toute la partie sera disponible quand elle sera finie.
view-sent-public = Ce que tout le monde sait de cette partie, dans un fichier. Toute la partie sera disponible quand elle sera finie.
command-verify = Vérifier que les tirages et les coups d’une partie sont justes
command-export = Obtenir une partie en fichier ; en cours, seulement ce que vous en savez
command-import = Reprendre une partie finie à n’importe quel coup, aussi avec d’autres personnes
command-import-file = Le fichier de /export
command-import-move = Après combien de coups reprendre ; sinon, au dernier endroit où l’on décide
refused-import-unread = Ce n’est pas un fichier de partie comme `/export` en envoie, ou il est abîmé. Rien n’a été ouvert.

# In sentences of others

BOT-119-by-records = {" "}*{ button-record }* envoie la partie finie, coup par coup, dans un fichier.
