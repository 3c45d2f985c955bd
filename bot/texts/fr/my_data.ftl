# What is stored about a person

command-my-data = Ce qui est conservé sur vous : à recevoir en fichier ou à effacer
name-gone = Ancien joueur
data-title = Ce que je conserve sur vous
data-finished = { $count ->
    [one] { $count } partie terminée, avec votre place, votre nom et vos coups
   *[other] { $count } parties terminées, avec votre place, votre nom et vos coups
}
data-open = { $count ->
    [one] { $count } partie où vous êtes assis
   *[other] { $count } parties où vous êtes assis
}
data-settings = { $count ->
    [one] { $count } réglage, comme votre langue
   *[other] { $count } réglages, comme votre langue
}
data-posts = Rien d’autre, et personne d’autre ne le voit. Ce qui est publié dans les salons est gardé par Discord.
data-sent = Voici tout ce que je conserve sur vous : un ZIP avec un fichier JSON. Des parties en cours, il contient vos propres coups et rien des autres, pas même quand ni combien de fois ils ont joué.
data-erase-title = Tout effacer sur vous ?
data-erase-what = Tout ce qui est enregistré sur vous est supprimé, et aucune partie ne dit plus que vous l’avez jouée : vos places s’appellent « Ancien joueur ». Les parties elles-mêmes restent, pour les autres. Les messages dans les salons restent aussi, de même que les copies faites par qui héberge ce bot.{ $more } **C’est irréversible.**
data-erase-open = { $count ->
    [one] Vous êtes à { $count } partie ouverte : si d’autres y jouent, un joueur virtuel continue pour vous, sinon elle se termine.
   *[other] Vous êtes à { $count } parties ouvertes : là où d’autres jouent, un joueur virtuel continue pour vous, les autres se terminent.
}
data-erased = C’est fait. Je ne sais plus rien de vous. Si vous continuez à m’utiliser, vous recommencez de zéro.
button-data-send = Tout m’envoyer en fichier
button-data-erase = Effacer …
button-data-erase-all = Tout effacer pour de bon
