# Le défi du jour

button-daily = Défi du jour
button-results = Résultats
daily-title = { $game } · défi du jour, { DATETIME($day, dateStyle: "long") }
daily-day = { DATETIME($day, dateStyle: "medium") }
daily-go-on = Finir le défi : { DATETIME($day, dateStyle: "medium") }
daily-streak = { $streak ->
    [one] { $streak } jour d’affilée
   *[other] { $streak } jours d’affilée
}
daily-panel = Défi du jour ({ DATETIME($day, dateStyle: "long") }) : le même pour tous, et personne d’autre ne voit votre partie. Le prochain commence { $when }.
daily-panel-late = Défi du jour ({ DATETIME($day, dateStyle: "long") }) : sa journée est finie, mais votre résultat compte encore pour elle.
daily-panel-over = Défi du jour ({ DATETIME($day, dateStyle: "long") }) : vous l’avez terminé. Vos jours d’affilée : { $streak }.
daily-next = Le prochain commence { $when }.
daily-own-streak = Vos jours d’affilée : { $streak }.
daily-standing = { $count ->
    [one] Tous serveurs confondus, { $count } personne l’a terminé jusqu’ici.
   *[other] Tous serveurs confondus, { $count } personnes l’ont terminé ; votre place parmi elles : { $place }.
}
daily-empty = Personne ne l’a terminé ici.
daily-look = Regarder une partie terminée
daily-choice = Vous n’avez pas terminé un défi précédent. Son résultat comptera pour son propre jour. Lequel voulez-vous jouer ?
daily-today = Le défi d’aujourd’hui
daily-post-once = { $name } l’a terminé.
daily-post-streak = { $name } l’a terminé : { daily-streak }.
daily-post-more = { $count ->
    [one] … et encore { $count } personne.
   *[other] … et encore { $count } personnes.
}
daily-post-hint = Le même pour tous, en solo et une fois par jour. Les résultats sont montrés à ceux qui l’ont terminé.

unshown-daily = { unshown-done } `/daily` montre votre partie.
outdated-daily = Cette commande vient d’une version précédente du bot. `/daily` ouvre votre partie là où elle en est.

refused-no-daily = Ce jeu n’a pas de défi du jour.
refused-daily-over = Seul le défi d’aujourd’hui peut être commencé ; `/daily` l’ouvre.
refused-daily-erased = Vous avez déjà commencé ce défi, avant que tout soit effacé sur vous, et il n’y a qu’un seul essai. Le prochain commence à minuit UTC.
refused-daily-own = C’est le défi de quelqu’un d’autre. `/daily` ouvre le vôtre.
refused-daily-unplayed = Les résultats sont montrés à ceux qui ont terminé ce défi. `/daily` ouvre le vôtre.
refused-daily-not-open = Vous n’avez pas de défi en cours. `/daily` ouvre celui d’aujourd’hui.

command-daily = Jouer le défi du jour : le même pour tous, en solo, une fois par jour
command-daily-game = Quel jeu, si plusieurs ont un défi du jour
command-daily-moves = Jouer ces coups tapés dans votre défi
refused-daily-record = D’autres peuvent encore jouer ce défi, et le fichier leur dirait tout. Vous pourrez l’avoir quand plus personne ne le joue, au plus tard une semaine après son jour.
refused-hints-daily = Le défi du jour se joue sans conseils, pour que tous les résultats soient comparables.

# In sentences of others

help-alone-by-daily =
    {""}
    `/daily` ouvre le défi du jour : le même pour tous, en solo et une fois par jour. Personne ne voit rien de votre partie, et les résultats sont montrés à ceux qui ont terminé la leur. `/daily moves:` joue des coups tapés.
data-erase-what-by-daily = {" "}Si vous avez commencé un défi d’aujourd’hui, une marque qui ne nomme personne empêche un second essai jusqu’à ce que ses résultats soient définitifs.
