## Buttons

button-play = Jouer
button-hand = Ma main
button-undo = Annuler
button-start-over = Recommencer
button-text = Texte
button-all = Tout lire
button-help = Comment ça marche
button-join = Participer
button-leave = Quitter
button-start = Commencer
button-cancel = Fermer la table
button-options = Options
button-back = Retour
move-and-end = { $move }, puis fin du tour
button-sure = { $move }, définitivement
button-sure-short = Oui, définitivement
button-ask = Me redemander
button-ask-not = Jouer au premier appui
button-instead = Fermer la table { $table }, ouvrir { $game }
button-end = Abandonner la table { $table }…
button-end-now = Abandonner la table { $table } pour de bon
button-end-ask = Demander aux autres d’abandonner la table { $table }
button-end-instead = Abandonner la table { $table }, ouvrir { $game }
button-close = Oui, la fermer
button-keep = La garder
button-to-table = Aller à la table { $table }
button-page = Page { $page }
## Names, lists and numbers

list-and = { $items } et { $last }
player-number = Joueur { $number }
list-series = { $items } ; { $next }
titled = { $title } : { $text }
choose = choisir
choose-several = { $choose } (jusqu’à { $count })
name-of-seat = Joueur { $seat }
name-bot = { $name } ({ $bot })
name-caretaker = remplaçant pour { $name }
bot-random = ordinateur, au hasard
bot-easy = ordinateur, facile
bot-easy-about = Ne voit que le prochain pas et en choisit souvent un un peu moins bon. Pour débuter.
bot-medium = ordinateur, moyen
bot-medium-about = Choisit pas à pas ce qui semble le meilleur. Un adversaire correct.
bot-hard = ordinateur, difficile
bot-hard-about = Prépare des tours entiers et pense à ce que feront les autres. Prend un instant.
players-from-to = { $least } à { $most } joueurs
players-only = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}

## Welcome and help

welcome-title = Les jeux de société « Expedition »
welcome =
    Un tour pendant la pause de midi, le suivant demain : je garde le plateau, les règles et les secrets.
    Choisissez un jeu pour ouvrir une table dans ce salon ; vos amis vous rejoignent d’un clic, et l’ordinateur peut prendre les places libres.
welcome-menu = Ouvrir une table : quel jeu ?
welcome-length = -# Les semaines supposent un ou deux tours par jour pour chacun.
help =
    ### Comment jouer ici
    1. Ouvrez une table avec le menu du message d’accueil ou avec `/game new`. Vos amis appuient sur *Participer*, l’hôte sur *Commencer*.
    2. Quand une mention vous appelle, appuyez sur *Jouer* : un panneau privé pose une question après l’autre, et *Annuler* revient sur un choix.
    3. *Ma main* montre ce qui n’est visible que pour vous.
help-and = { $one }, et { $other }
button-help-more = En savoir plus
help-more =
    ### Pendant la partie
    Il y a une seule table par salon ou par fil. Avant de commencer, l’hôte peut ajouter des joueurs virtuels (contrôlés par l’ordinateur) et choisir des *Options*.
    Chaque choix est joué aussitôt, et *Annuler* revient dessus tant que rien de caché n’est révélé et que votre tour n’est pas terminé. Avant de révéler quelque chose, je dis ce que le coup montre ou coûte et je redemande ; `/settings` désactive cela.
    Ce que montre *Ma main* arrive aussi en message privé quand elle change. Dans un jeu sans main, le bouton porte le nom de ce qu’il montre, par exemple *Ma feuille*.

    ### Plutôt au clavier ?
    `/move` accepte la notation, même plusieurs coups sur une ligne, et propose ce qui est permis à ce moment. Chaque jeu a aussi ses propres commandes, comme `/luxor place`. Ce que vous tapez est joué sans autre question.
    `/board` et `/hand` montrent des images, ou des mots avec `form: text`{ $views } ; `/undo` annule votre dernier coup ou, avec `steps: all`, tout ce qui peut l’être.{ $typing }

    ### Tables
    `/game leave` rend votre place ; en cours de partie, vous la gardez jusqu’à ce qu’une personne ou un joueur virtuel la reprenne.{ $leaving }{ $tables }
    `/game status`, `/game list`, `/game remove`, `/game cancel`, `/game abandon` (les autres joueurs sont d’abord consultés). L’hôte et les personnes qui gèrent le serveur peuvent administrer une table. `/game language` règle la langue des messages publics.

    ### En solo{ $alone }

## Lobby

lobby-title = { $game } · table { $table }
lobby-missing = { $count ->
    [one] Il manque encore { $count } joueur.
   *[other] Il manque encore { $count } joueurs.
}
lobby-ready = Tout est prêt.
lobby-add-bot = Ajouter un joueur virtuel
lobby-add = Ajouter : { $name }
lobby-remove = Retirer : { $name }
lobby-computers = { $count ->
    [one] { $count } joueur virtuel : ajouter ou retirer
   *[other] { $count } joueurs virtuels : ajouter ou retirer
}
lobby-import = Et si : la partie reprend une autre partie après le coup { $ply } sur { $of }. Ses options restent, tout le hasard est nouveau à partir de là, et le résultat ne compte pas.
lobby-running = La partie a commencé.
lobby-cancelled = Cette table a été fermée.
lobby-finished = Cette partie est terminée.
lobby-abandoned = Cette partie a été abandonnée.
seats-free = { $count ->
    [0] Toutes les places sont prises.
    [one] { $count } place est libre.
   *[other] { $count } places sont libres.
}
seat-host = { $name } (hôte)
seat-begins = { $name }, commence
option-mixed = votre propre choix
option-default = Options par défaut.
option-at-once = Chaque choix compte aussitôt et figure sur la carte de la table.
table-opened = Table ouverte : { $game }. Elle apparaît ci-dessous.
taken = Ce salon a déjà une table : { $what }.
taken-lobby = numéro { $table }, **{ $game }**, pas encore commencée, avec { $names }
taken-running = numéro { $table }, **{ $title }**, jouée par { $names }
taken-ask = Son hôte ({ $host }) ou un gestionnaire de ce serveur peut la fermer.
taken-thread = Un fil ou un autre salon peut avoir sa propre table.
close-ask = À cette table : { $names }. La fermer pour tout le monde ?
end-ask = Ceci prendrait fin pour de bon : { $what }. La partie n’aurait pas de résultat, et personne ne pourrait la continuer.{ $more }
end-asks-others = D’autres jouent ici aussi. Je leur demande d’abord, dans le salon.
kept = Rien n’a changé.
joined = Vous avez la place { $seat }.
left = Vous avez quitté la table.
bot-added = { $name } rejoint la table.
seat-freed = { $name } n’a plus de place à cette table.
language-set = Les messages publics des nouvelles tables seront en français.

## Turn card

card-title = { $game } · { $when }
title-round = { $round ->
    [0] mise en place
   *[other] manche { $round }
}
title-turn = { $turn ->
    [0] mise en place
   *[other] tour { $turn }
}
card-title-over = { $game } · Résultat final
card-begins = La partie commence.
card-turn = { $name }, c’est à vous de jouer. Appuyez sur *Jouer*.
card-all = { $names }, à vous de choisir, en même temps. Appuyez sur *Jouer*.
card-since = -# Question posée { $time }.
card-since-each = -# { $names } : question posée { $time }.
card-bots = À { $names } de jouer.
card-abandoned = Cette partie a été abandonnée.
card-no-picture = -# Il n’y a pas d’image : elle n’a pas pu être dessinée, ou je ne peux pas joindre de fichiers ici. *Texte* montre le plateau en mots.
result = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } partagent la victoire !
}
result-won = { $name }, vous avez gagné !
result-lost = { $count ->
    [one] { $names }, le jeu l’emporte sur vous.
   *[other] { $names }, le jeu l’emporte sur vous tous.
}
result-lost-to = { $count ->
    [one] { $names }, vous avez perdu contre { $rivals }.
   *[other] { $names }, vous avez tous perdu contre { $rivals }.
}
result-graded = { $count ->
    [one] { $names }, votre rang est « { $grade } ».
   *[other] { $names }, votre rang commun est « { $grade } ».
}
result-scale = { $told ->
    [yes] Rangs de bas en haut : { $scale }
   *[no] Rang : **{ $grade }** (de bas en haut : { $scale })
}
result-line = { result-line-bare } ({ $sources })
result-line-bare = { $rank }. { $name } · { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alone-lost = perdu
result-reason = { $source } : { $points }
result-source = { $source } { $points }
dms-closed = { $user }, vos messages privés me sont fermés. Ce n’est pas grave : le bouton *Ma main* montre votre main.
channel-gone = Le salon de votre partie ({ $game }) a été supprimé ; la partie est donc terminée.

## Panel

panel-news = **Depuis votre dernier coup**
told-title = Ce qui s’est passé · { $game }
told-nothing = Il ne s’est encore rien passé.
panel-waiting = On attend { $names }.
possible =
    { "" }**Maintenant :** { $question }
    Possible : { $moves }
possible-more =
    { "" }**Maintenant :** { $question }
    Par exemple { $moves }, et { $more } autres.
possible-waiting = { $count ->
    [one] C’est à { $names } de jouer.
   *[other] { $names } sont en train de choisir.
}
possible-meanwhile = En attendant, `/hand` montre votre main et `/board` le plateau.
possible-part = `{ $line }` serait possible.
undone = Annulé.
panel-came = **À l’instant**
ask-owed = -# Jusqu’à { $count } à la fois : le premier est joué maintenant, les autres à vos prochains tours. D’ici là, vous seul les voyez.
sure-ask = { $warning } Cela ne peut pas être annulé.
sure-hint = -# `/settings` désactive cette question.
sure-owed = **Dans cet ordre :** { $moves }
sure-owed-more = Encore
settings-title = Vos réglages, sur tous les serveurs
settings-asks = Avant un coup qu’on ne peut pas annuler, choisi par bouton ou menu, je dis ce qu’il montre ou coûte et **je redemande**.
settings-asks-not = Un coup choisi par bouton ou menu est joué **au premier appui**, même s’il ne peut pas être annulé.
settings-language = Langue de ce que vous seul voyez
settings-language-discord = Dans la langue de votre Discord
settings-pings = Mentions dans les salons
settings-pings-on = Me mentionner si l’on m’attend
settings-pings-off = Aucune mention, seulement les rappels
settings-pictures = Images que vous seul voyez
settings-pictures-whole = Images entières, comme dans le salon
settings-pictures-halves = Grandes images, en deux moitiés
picture-left = la moitié gauche ; en dessous, la droite
picture-right = la moitié droite de l’image ci-dessus
hand-title = { $game } · votre main
hand-your-turn = À vous de jouer.
hand-jump = Jouez dans { $channel }.
look-no-picture = -# L’image n’a pas pu être affichée. Voici ce qu’elle montre :
minute-title = En une minute
key-title = Ce que veulent dire les signes
list-empty = Aucune table ouverte ici. `/game new` en ouvre une.
list-more = … et d’autres. `/game status` montre la table d’un salon.
list-lobby = en attente de joueurs
list-running = { $when }, on attend { $waiting }

## Refusals of the table

refused = Cela n’a pas marché, et rien n’a changé. Veuillez réessayer.
refused-broken = Une erreur s’est produite de mon côté. Votre partie est intacte ; rien n’a changé. Veuillez réessayer.
refused-store = Je ne peux rien enregistrer en ce moment : { $reason ->
    [full] mon disque est plein
    [locked] un autre programme bloque ma base de données
    [read-only] je n’ai pas le droit d’écrire dans ma base de données
    [damaged] ma base de données est abîmée
   *[io] mon disque ne fonctionne pas comme il le devrait
}. Rien n’a changé. Veuillez réessayer dans quelques minutes ; si cela dure, prévenez la personne qui m’héberge.
unshown-done = { $change ->
    [move] Votre coup a été joué et enregistré
    [undo] Votre étape a été annulée, et c’est enregistré
    [plan] Votre plan a été modifié et enregistré
    [setting] Votre réglage a été modifié et enregistré
   *[other] C’est fait et enregistré
}, mais l’affichage a échoué : une erreur s’est produite de mon côté. Ne recommencez pas ;
unshown = { unshown-done } { $look ->
    [play] appuyez sur *Jouer* sur la dernière carte pour continuer.
   *[card] la dernière carte montre où en est la table.
}
unshown-setting = { unshown-done } `/settings` montre vos réglages.
unshown-open = L’affichage a échoué : une erreur s’est produite de mon côté. Rien n’a été joué ; veuillez réessayer.
unsure = Une erreur s’est produite de mon côté pendant l’enregistrement : je ne sais pas si cela a été fait. Regardez `/board` ou `/game status` avant de réessayer.
answer-refused = J’avais une réponse pour vous, mais Discord ne l’a pas acceptée. { $of ->
    [panel] Ce qui a été fait est enregistré. `/board` et `/hand` avec `form: text` montrent la table en mots.
   *[other] Si vous avez modifié quelque chose, c’est enregistré. `/board` et `/hand` avec `form: text` montrent la table en mots.
}
refused-stale = Ce que demandait ce bouton est déjà réglé. Voici où en est la table.
refused-outdated = Cette commande vient d’une version précédente du bot. Appuyez sur *Jouer* sur la dernière carte, ou utilisez `/hand` et `/move`.
refused-elsewhere = Ce bouton appartient à une table d’un autre salon et ne fonctionne que là-bas.
refused-no-table = Cette table n’existe plus.
refused-no-table-here = Aucune table n’est ouverte dans ce salon. `/game new` en ouvre une.
refused-not-seated = Vous n’avez pas de place à cette table. Vous pouvez regarder avec *Texte* ou `/board`.
refused-not-started = La partie n’a pas encore commencé. L’hôte appuie sur *Commencer* dans le message de la table.
refused-not-host = Seuls l’hôte de la table et les personnes qui gèrent ce serveur peuvent faire cela.
refused-not-manager = Seules les personnes qui gèrent ce serveur peuvent faire cela.
refused-already-seated = Vous êtes déjà à cette table.
refused-table-full = Les { $most } places sont toutes prises.
refused-wrong-seats = Il faut de { $least } à { $most } joueurs pour ce jeu ; il y en a { $seats } pour l’instant.
refused-wrong-seats-only = { $count ->
    [one] Il faut { $count } joueur
   *[other] Il faut { $count } joueurs
} pour ce jeu ; il y en a { $seats } pour l’instant.
refused-no-such-seat = Cette place n’existe pas ; places occupées à cette table : { $seats }.
refused-seat-changed = Les places ont changé entre-temps : { $name } occupe maintenant la place { $seat }. Rien n’a été fait ; choisissez à nouveau.
refused-channel-taken = Une table est déjà ouverte dans ce salon (numéro { $table }). Terminez, fermez ou abandonnez-la d’abord, ou utilisez un fil.
refused-unknown-game = Je ne connais pas le jeu « { $game } ». `/game new` montre ceux que je connais.
refused-unknown-bot = Je ne connais pas le joueur virtuel « { $bot } » ; choisissez-en un dans la liste.
refused-other-game = On joue à un autre jeu à cette table : { $game }.
nearest = { $count ->
    [one] Le nom le plus proche est { $names }.
   *[other] Les noms les plus proches sont { $names }.
}
refused-bad-options = Cette option ne convient pas : { $reason }
options-unknown = il n’y a pas d’option `{ $option }`. Les options sont : `{ $known }`.
options-number = pour `{ $option }`, choisissez un nombre de { $least } à { $most }.
options-switch = pour `{ $option }`, choisissez `true` ou `false`.
options-together = ces options ne vont pas ensemble ainsi : { $options }.
options-choice = pour `{ $option }`, choisissez l’une de ces valeurs : `{ $values }`.
options-several = plusieurs, séparés par des virgules
options-first-player = il n’y a que { $players } joueurs ; le premier joueur doit donc occuper une place de 1 à { $players }.
options-form = écrivez `nom=valeur`, par exemple `adventures=true`, au lieu de `{ $text }`.
options-alone = l'option `{ $option }` n'existe que pour une partie en solo.
options-other = la partie ne peut pas être préparée ainsi.
refused-nothing-to-undo = { $reason ->
    [revealed] Votre dernier coup a révélé quelque chose (par exemple ce que tous avaient choisi en secret) ou a fini votre tour : il ne peut pas être annulé.
    [shown] Depuis votre dernier coup, quelque chose a été révélé, par exemple ce que tous avaient choisi en secret : il ne peut plus être annulé.
    [followed] D’autres ont joué à partir de votre dernier coup : il ne peut plus être annulé.
   *[none] Il n’y a rien à annuler : vous n’avez encore joué aucun coup, ou vous les avez déjà tous annulés.
}
refused-undone-already = Vous venez déjà d’annuler une étape. Pour en annuler d’autres, utilisez *Annuler* dans votre panneau.
refused-part = Rien n’a été joué, à cause de « { $move } » :
refused-together = Après « { $move } », une autre question vient aussitôt. Rien n’a été joué : choisissez d’abord seulement cela, puis le reste.
refused-owed = Vous pouvez en choisir au plus { $count } maintenant ; rien n’a été joué. Retirez les autres : ce qui manque encore vous sera demandé ensuite.
refused-other-ruleset = Cette partie a commencé avec la version { $saved } des règles ; je joue avec { $known }. Prévenez la personne qui m’héberge.
refused-other-content = Cette partie a commencé avec un autre matériel (plateau, cartes ou tuiles) que celui que j’ai maintenant : elle est suspendue. Rien n’est perdu : prévenez la personne qui m’héberge ; dès qu’elle remet l’ancien matériel, la partie continue. `/game abandon` l’arrête pour de bon.
refused-status-lobby = La partie n’a pas encore commencé. L’hôte appuie sur *Commencer* dans le message de la table.
refused-status-running = La partie est déjà en cours.
refused-status-finished = Cette partie est terminée.
refused-status-abandoned = Cette partie a été abandonnée.
refused-status-cancelled = Cette table a été fermée.
refused-no-game-here = Aucune partie n’a encore commencé dans ce salon. Pour une autre partie de ce salon, indiquez sa `table`.
refused-import-options = Cette partie en reprend une autre : ses options restent comme elles étaient.
refused-import-large = Ce fichier est trop gros : une partie fait au plus { $most } Mo. Rien n’a été ouvert.
refused-import-view = Ce fichier ne contient que ce qu’une personne savait d’une partie en cours ; ce qui était caché manque. Prenez le fichier d’une partie finie. Rien n’a été ouvert.
refused-import-game = Ce fichier est celui d’un jeu que je n’ai pas. Rien n’a été ouvert.
refused-import-ruleset = Cette partie a été jouée avec la version { $saved } des règles, et j’utilise la version { $known }. Rien n’a été ouvert.
refused-import-content = Cette partie a été jouée avec un autre matériel (plateau, cartes ou tuiles) que le mien. Rien n’a été ouvert.
refused-import-setup = La mise en place de ce fichier ne découle pas de sa graine, de ses joueurs et de ses options. Rien n’a été ouvert.
refused-import-branch = Ce fichier fait reprendre sa partie à un endroit qui n’y est pas. Rien n’a été ouvert.
refused-import-long = Cette partie a été reprise trop souvent à partir d’un fichier, ou ses graines sont trop longues. Rien n’a été ouvert.
refused-import-seal = La graine et le sel de ce fichier ne correspondent pas à son sceau. Rien n’a été ouvert.
refused-import-move = Le coup { $number } de ce fichier ne peut pas être joué comme il y est écrit. Rien n’a été ouvert.
refused-import-result = Les coups de ce fichier mènent à un autre résultat que celui qu’il indique. Rien n’a été ouvert.
refused-import-ply = Cette partie n’a que { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}. Rien n’a été ouvert.
refused-import-over = À partir de là, il n’y a plus rien à décider : choisissez `move` { $last } ou avant. Rien n’a été ouvert.
refused-no-channel = Une table a besoin d’un salon : ouvrez-la avec `/game new` sur un serveur.
notation-empty = Tapez au moins un coup.
notation-unknown = Je n’arrive pas à lire « { $text } » comme un coup.
notation-ambiguous = « { $text } » peut vouloir dire plusieurs choses : { $candidates }.
notation-card = Il n’y a pas de carte « { $text } ».
notation-place = Il n’y a pas de lieu « { $text } » sur cette carte.
notation-cell = Le plateau a les colonnes { $first } à { $last } et les lignes { $top } à { $bottom } : { $text } n’existe pas.
notation-revealing = « { $text } » vient après un coup qui révèle quelque chose. Jouez d’abord jusque-là ; rien n’a encore été joué.

## Vérification et fichiers

import-goes-on = Cette partie en reprend une autre après le coup { $ply }. Elle ne compte pas.
import-opened = Table ouverte : { $game } reprend après le coup { $ply } sur { $of }, avec { $seats ->
    [one] { $seats } personne
   *[other] { $seats } personnes
}.

## Descriptions of commands

command-game = Ouvrir une table, y participer et s’en occuper
command-verify-table = Numéro de la table ; sans lui, la partie la plus récente de ce salon

## Ce qui fait attendre les messages

waiting-permissions = Je n’ai pas le droit d’écrire dans { $channel }. Demandez à une personne qui gère ce serveur de m’y accorder : { $permissions }. Tout est enregistré, et je l’écrirai dès que je pourrai.
waiting-discord = Discord n’accepte pas mes messages pour { $channel } en ce moment. Tout est enregistré ; je continue d’essayer.
waiting-token = Discord ne me connaît plus : je ne peux pas écrire dans { $channel }. Prévenez la personne qui m’héberge. Tout est enregistré.
waiting-store = Je ne peux rien enregistrer en ce moment : les messages doivent attendre. Prévenez la personne qui m’héberge.
waiting-held = Cette partie est suspendue : les messages pour { $channel } doivent attendre ; `/game status` dit pourquoi. Tout est enregistré.
waiting-bot = Un joueur virtuel à cette table n’arrive pas à choisir son coup. Je continue d’essayer{ $more }.
waiting-own = Une erreur s’est produite de mon côté : les messages pour { $channel } doivent attendre. Tout est enregistré ; je continue d’essayer. Prévenez la personne qui m’héberge.
permission-view_channel = Voir le salon
permission-send_messages = Envoyer des messages
permission-send_messages_in_threads = Envoyer des messages dans les fils
permission-attach_files = Joindre des fichiers
permission-read_message_history = Voir les anciens messages

## Posters

poster-turns = { $count ->
    [one] { $count } tour
   *[other] { $count } tours
}
poster-day = { DATETIME($day, dateStyle: "medium") }
poster-days = { DATETIME($first, dateStyle: "medium") } – { DATETIME($last, dateStyle: "medium") }
because = · { $why } (+{ $gain })
because-uncounted = · { $why }
curve-title = Évolution des points
curve-title-likely = Chances de gagner
curve-percent = { $number } %
curve-alt-likely = Chances de gagner en pour cent : au début, puis après { $when }.
curve-round = Manche
curve-turn = Tour
curve-final = fin
curve-alt-rounds = Évolution des points : au début, après { $count ->
    [one] la manche
   *[other] les manches
} { $when }{ $counted ->
    [true] {" "}et après le décompte final
   *[false] {""}
}.
curve-alt-turns = Évolution des points : au début, après { $count ->
    [one] le tour
   *[other] les tours
} { $when }{ $counted ->
    [true] {" "}et après le décompte final
   *[false] {""}
}.

## Where something does not fit

alt-more = La suite sous « { button-text } ».
words-more = Le reste ne tient pas ici.
