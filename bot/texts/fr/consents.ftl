# Demandes auxquelles tous les joueurs d’une table doivent consentir

button-consent = D’accord
button-refuse = Refuser
button-reopen = Reprendre ma réponse
button-consent-withdraw = Retirer la demande
consent-offer = Si tous les autres à la table sont d’accord, il est annulé quand même. La question leur est posée dans le salon.
consent-asked = J’ai demandé aux autres, dans le salon. La partie peut continuer entre-temps ; la demande tombe alors.
consent-title-undo = { $game } · annuler un coup ?
consent-asks-undo = { $name } demande à annuler ceci :
consent-hidden-step = un coup dont rien n’est encore public
consent-later = { $count ->
    [1] et un coup joué ensuite :
   *[other] et { $count } coups joués ensuite :
}
consent-agreed = D’accord : { $names }.
consent-computers = Les joueurs virtuels sont d’accord : { $names }.
consent-missing = { $names } : êtes-vous d’accord ?
consent-rule-undo = Ce qui a été révélé reste connu. Rien n’est mélangé ni tiré de nouveau : le prochain tirage donne ce qu’il a déjà donné. Si quelqu’un joue entre-temps, la demande tombe.
consent-rule = C’est fait quand tous sont d’accord ; un refus y met fin, et la demande tombe après trois jours. Jusque-là, vous pouvez reprendre votre réponse.
consent-done-undo = Tous sont d’accord : c’est annulé. { $name } décide de nouveau.
consent-refused = { $by } a refusé : tout reste donc tel quel.
consent-withdrawn = { $name } a retiré la demande.
consent-lapsed = La partie a continué : la demande tombe.
consent-old = Tous n’ont pas répondu en trois jours : la demande tombe.
consent-left = { $name } n’est plus à cette table : la demande tombe.
consent-over = La partie est terminée : la demande tombe.
consent-undone = { $moves ->
    [0] { $name } a annulé avec l’accord de tous : { $what }
    [1] { $name } a annulé avec l’accord de tous, avec un coup joué ensuite : { $what }
   *[other] { $name } a annulé avec l’accord de tous, avec { $moves } coups joués ensuite : { $what }
}
refused-undo-free = Vous pouvez annuler ce coup sans rien demander à personne : appuyez sur *Annuler*, ou utilisez `/undo`.
refused-consent-alone = Personne d’autre ne joue ici qui puisse donner son accord.
refused-consent-open = { $name } a déjà posé une question à la table. Attendez qu’elle soit tranchée.
refused-consent-settled = Cette demande est tranchée ou tombée.
refused-consent-not-yours = { $name } est seul à pouvoir retirer cette demande.
refused-consent-own = C’est votre propre demande : les autres y répondent. Vous pouvez la retirer.
button-go-on = Reprendre la partie
card-paused = La partie est en pause depuis { $time } : personne n’est appelé ni relancé. Chacun à la table peut appuyer sur *Reprendre la partie*.
list-paused = { $when }, en pause depuis { $time }
consent-title-pause = { $game } · mettre la partie en pause ?
consent-asks-pause = { $name } demande à mettre la partie en pause.
consent-rule-pause = Pendant la pause, personne ne peut jouer, personne n’est appelé ni relancé, et aucun délai ne court, jusqu’à ce que quelqu’un à la table appuie sur *Reprendre la partie*. Tant que tous ne sont pas d’accord, la partie continue.
consent-asked-pause = J’ai demandé aux autres, dans le salon. La partie continue jusqu’à ce que tous soient d’accord.
consent-done-pause = Tous sont d’accord : la partie est en pause. Personne n’est appelé ni relancé jusqu’à ce que quelqu’un à la table appuie sur *Reprendre la partie*.
consent-pause-over = La partie était en pause avec l’accord de tous. { $by } l’a fait reprendre.
consent-paused = { $name } a mis la partie en pause avec l’accord de tous.
consent-went-on = { $name } a fait reprendre la partie.
refused-paused = La partie est en pause. Chacun à la table peut la faire reprendre : appuyez sur *Reprendre la partie*.
consent-against = Préfèrent attendre : { $names }.
consent-title-end = { $game } · abandonner la partie ?
consent-asks-end = { $name } demande à abandonner cette partie pour de bon. Elle n’aura pas de résultat, et personne ne pourra la continuer.
consent-rule-end = La partie continue jusqu’à la décision. Qui est absent ou en retard ne compte qu’en répondant. Un gestionnaire de ce serveur peut décider sans attendre les réponses ; s’il joue ici, seulement après un jour.
consent-asked-end = J’ai demandé aux autres, dans le salon. La partie continue jusqu’à la décision.
consent-done-end = Vous êtes d’accord : la partie est abandonnée pour de bon, sans résultat.
consent-decided-end = { $by } a abandonné la partie pour de bon, sans attendre les réponses. Elle n’a pas de résultat.
button-end-agree = Abandonner la partie
button-end-refuse = Continuer à jouer
button-end-decide = Décider comme gestionnaire
refused-consent-not-manager = Seul un gestionnaire de ce serveur peut décider cela seul.
refused-consent-decide-later = Vous jouez ici vous-même : vous pourrez décider cela seul quand la demande aura un jour.
