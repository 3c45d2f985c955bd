# Seats of a running game that pass to somebody else

button-agree = D’accord
button-object = Pas d’accord
button-take-seat = Prendre la place
button-still-here = Je suis toujours là
button-computer-plays = Laisser jouer l’ordinateur
button-decide = Trancher (gestion du serveur)
button-withdraw = Retirer la question
button-undo-seat = Annuler
seats-title = { $game } · place { $seat }
seats-asks = { $asker } demande à la table : la place occupée par { $name } doit-elle passer à { $newcomer } ?
seats-asks-anybody = { $asker } demande à la table : la place occupée par { $name } doit-elle passer à quelqu’un d’autre ?
seats-leaving = { $name } souhaite quitter la partie et joue encore jusqu’à la relève. Merci d’avoir prévenu !
seats-leaving-computer = L’hôte peut aussi confier la place à un joueur virtuel.
seats-agreed = D’accord : { $names }.
seats-missing = { $names }, êtes-vous d’accord ?
seats-nobody-asked = Il n’y a personne d’autre à consulter ici ; c’est donc la gestion de ce serveur qui tranche.
seats-decided = { $name } a tranché au titre de la gestion de ce serveur, sans attendre toutes les réponses.
seats-newcomer = { $newcomer }, appuyez sur *Prendre la place* si vous voulez continuer la partie.
seats-anybody = Toute personne sans place ici peut appuyer sur *Prendre la place*.
seats-still-here = { $user }, si vous jouez toujours, appuyez sur *Je suis toujours là*, et la place reste à vous.
seats-rule = C’est fait quand toutes les personnes consultées sont d’accord ; un seul désaccord met fin à la question. La gestion de ce serveur peut trancher sans attendre.
seats-done = { $newcomer } occupe maintenant la place qu’avait { $name }.
seats-done-left = { $name } a quitté la partie. { $newcomer } continue à cette place.
seats-seen = La main de cette place a été montrée à { $newcomer } ; aucune annulation n’y change rien.
seats-undo = Tant que { $newcomer } n’a rien joué, l’hôte ou la gestion de ce serveur peut revenir en arrière.
seats-undo-own = Tant que { $newcomer } n’a rien joué, { $name } peut revenir en arrière.
seats-undone = Annulé par { $by } : { $name } retrouve la place que { $newcomer } occupait.
seats-objected = { $by } n’est pas d’accord : { $name } garde la place.
seats-withdrawn = { $by } a retiré la question : { $name } garde la place.
seats-stayed = { $name } est toujours là et garde la place.
seats-over = La partie est terminée, et cette question aussi.
seats-farewell = { $game } : { $name } occupe maintenant votre place ; la main n’est donc plus affichée ici.
seats-log = { $newcomer } a pris la place qu’avait { $name }.
seats-log-back = { $name } a retrouvé la place que { $newcomer } occupait.
seats-asked = La question est posée à la table, ici dans le salon.
seats-given = C’est fait : la place a changé de mains. Le salon en est informé.
seats-leave-asked = Le salon est prévenu. Vous gardez votre place et jouez à votre tour jusqu’à la relève.
refused-seats-one = Choisissez une personne ou une sorte de joueur virtuel, pas les deux.
refused-seats-no-person = { $name } est un bot de ce serveur et ne peut pas jouer. Pour un joueur virtuel, remplissez `computer`.
refused-seats-open = La table est déjà consultée au sujet d’une place. Attendez la réponse, ou faites d’abord retirer cette question.
refused-seats-settled = Cette question sur la place est déjà réglée.
refused-seats-not-asked = Vous n’êtes pas parmi les personnes consultées ici.
refused-seats-not-yours = Seule la personne concernée, { $name }, peut dire cela.
refused-seats-offered = Cette place est proposée à { $name }, et à personne d’autre.
refused-seats-seated = { $name } a déjà une place à cette table.
refused-seats-seen = { $name } a vu une autre main de cette partie et ne peut retrouver que cette place-là.
refused-seats-last = Il ne resterait que des joueurs virtuels. Laissez la place à une personne, ou arrêtez la partie avec `/game abandon`.
refused-seats-too-late = Il est trop tard pour revenir en arrière : { $name } a déjà joué, ou la place a encore changé de mains.
refused-seats-left = { $name } souhaitait partir. Seule cette personne peut revenir en arrière.
refused-seats-gone = { $name } n’est pas sur ce serveur.
refused-seat-passed-on = { $name } occupe maintenant votre place à cette table. Vous pouvez regarder avec *Texte* ou `/board`.
command-game-replace = Demander à la table de donner une place de la partie en cours à quelqu’un d’autre
command-game-replace-seat = La place de qui
command-game-replace-by = Qui doit prendre la place ; sans indication, la première personne qui la veut
command-game-replace-computer = Ou un joueur virtuel : sa façon de jouer

# In sentences of others

help-leaving-by-seats =
    {""}
    `/game replace` demande à la table si quelqu’un d’autre, ou un joueur virtuel, doit prendre la place d’une personne qui ne joue plus. Une personne peut aussi remplacer un joueur virtuel.
end-ask-by-seats = {" "}S’il manque seulement quelqu’un, `/game replace` trouve un nouveau joueur pour sa place.
waiting-bot-by-seats =  ; `/game replace` permet à une personne de prendre sa place
