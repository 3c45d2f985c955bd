# Playing by commands

command-game-new = Ouvrir une table dans ce salon
command-game-new-game = Quel jeu
command-game-new-options = Options, par exemple adventures=true
command-game-join = Prendre place à la table de ce salon
command-game-leave = Rendre votre place ; en cours de partie, demander qui la reprend
command-game-leave-computer = En cours de partie : ce joueur virtuel prend votre place aussitôt
command-game-start = Commencer la partie avec les joueurs présents
command-game-cancel = Fermer la table sans jouer
command-game-abandon = Arrêter la partie en cours pour de bon
command-game-add-computer = Installer un joueur ordinateur
command-game-add-computer-kind = Sa façon de jouer
command-game-remove = Libérer une place avant le début de la partie
command-game-remove-seat = Quelle place, comme dans la liste
command-game-option = Régler une option du jeu avant le début de la partie
command-game-option-name = Quelle option
command-game-option-value = Sa valeur
command-game-status = Montrer la table de ce salon
command-game-list = Lister les tables ouvertes de ce serveur
command-game-language = Régler la langue des messages publics sur ce serveur
command-game-language-language = Quelle langue
command-move = Jouer un ou plusieurs coups au clavier
command-move-moves = Ce que vous jouez, en mots ou comme sur l’image ; ce qui est permis est proposé
command-undo = Annuler votre dernier coup, s’il n’a rien révélé
command-undo-steps = Seulement le dernier coup (last) ou tout ce qui peut l’être (all)
command-board = Voir le plateau (visible pour vous uniquement)
command-hand = Voir votre main (visible pour vous uniquement)
command-form = En image (picture) ou en mots (text)
command-settings = Vos réglages : langue, mentions, images, confirmations, rappels et fuseau horaire
command-help = Comment jouer ici
