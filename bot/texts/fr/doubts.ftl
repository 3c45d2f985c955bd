# Tables où il ne se passe plus rien

doubt-game = ### Joue-t-on encore à { $game } ?
    La dernière fois qu’il s’est passé quelque chose ici, c’était { $since }. Si personne ne répond ni ne joue, la partie sera fermée le { $until }. Rien n’est supprimé.
doubt-lobby = ### Va-t-on encore jouer à { $game } ?
    La dernière fois qu’il s’est passé quelque chose à cette table, c’était { $since }. Si personne ne répond, elle sera fermée le { $until }.
doubt-closed-game = Personne n’a continué : la partie de { $game } est fermée. Rien n’est supprimé{ $more }.
doubt-closed-lobby = Personne n’a commencé { $game } : la table est fermée. `/game new` ouvre une autre table.
doubt-answer-play = { $name } : nous jouons encore. La table reste ouverte.
doubt-answer-close = { $name } a fermé la table. Rien n’est supprimé.
button-still-playing = Nous jouons encore
button-close-table = Fermer la table
refused-doubt-over = Quelqu’un a continué ici entre-temps : la table reste ouverte.
