## What effects bring: each part begins with a small letter, as it may stand inside a sentence

siberia-effect-gain = { $what ->
    [power] { $count } de puissance
    [coin] { $count } $
   *[guile] { $count } de ruse
}
siberia-effect-per = { $gain } pour { $each } ({ $most } au plus)
siberia-effect-maps = { $count ->
    [one] { $count } plan
   *[other] { $count } plans
}
siberia-effect-corruption = { $count } corruption du sac
siberia-effect-worker = 1 ouvrier { $colours }
siberia-effect-worker-or = { $first } ou { $rest }
siberia-effect-worker-colour = { $colour ->
    [red] rouge
    [blue] bleu
    [green] vert
    [yellow] jaune
   *[purple] violet
}
siberia-effect-worker-basic = 1 ouvrier, sauf violet
siberia-effect-worker-any = 1 ouvrier au choix
siberia-effect-draw = { $count ->
    [1] prenez la carte du dessus de la pioche
   *[other] prenez les { $count } cartes du dessus de la pioche
}
siberia-effect-draft = piochez 2, gardez 1
siberia-effect-take = prenez { $card }
siberia-effect-sweep = balayez des cartes visibles
siberia-effect-play = jouez 1 { $card }
siberia-effect-move = déplacez-vous
siberia-effect-move-to = déplacez-vous de { $steps } pas au plus
siberia-effect-gather = collectez ici
siberia-effect-refresh = récupérez cartes et ouvriers
siberia-effect-rescue = rappelez { $card }
siberia-effect-rescue-worker = rappelez un ouvrier
siberia-effect-rescue-worker-on = rappelez l’ouvrier qui est sur { $card }
siberia-effect-activate = activez { $card }
siberia-effect-activate-row = activez { $card } de votre rangée
siberia-effect-activate-previous = activez la carte précédente
siberia-effect-borrow = 1 bénéfice d’un lieu adjacent
siberia-effect-solve = résolvez une quête
siberia-effect-solve-less = résolvez une quête pour { $count } de moins
siberia-effect-vanquish = vainquez { $most ->
    [0] la corruption
    [1] { $most } corruption
   *[other] jusqu’à { $most } corruptions
}{ $where ->
    [adjacent] {" "}sur un lieu adjacent
   *[here] {""}
}{ $less ->
    [0] {""}
   *[other] , la première coûte { $less } de moins
}
siberia-effect-destroy = { $where ->
    [adjacent] remettez dans le sac la corruption au sommet d’un lieu adjacent
   *[here] remettez dans le sac la corruption au sommet
}
siberia-effect-upgrade = améliorez un objet
siberia-effect-meld = fusionnez une météorite
siberia-effect-boast = vantez-vous
siberia-effect-all = { $first } ; { $rest }
siberia-effect-then = { $first }, puis { $rest }
siberia-effect-then-if = { $first }, puis, { $rest }
siberia-effect-or = { $first } OU { $rest }
siberia-effect-brackets = ({ $effect })
siberia-effect-pay = { $cost } : { $effect }
siberia-effect-if = { $condition } : { $effect }

## What is counted, after “for”

siberia-each = { $count ->
    [glory] chaque jeton gloire placé
    [melded] chaque météorite fusionnée
    [solved] chaque quête résolue
    [upgraded] chaque objet amélioré
    [maps] chaque plan
    [corruption] chacun de vos jetons corruption
    [hand] chaque carte de votre main
    [idle] chaque ouvrier disponible
   *[here] chaque jeton corruption ici
}
siberia-each-in-row = { $cards } de votre rangée
siberia-each-staffed = { $cards } avec ouvrier de votre rangée

## Cards by type and colour

siberia-kind = { $type ->
    [card] carte
    [item] objet
    [meteorite] météorite
    [quest] quête
    [character] personnage
   *[companion] compagnon
}
siberia-kind-coloured = { $colour ->
    [red] { $type ->
        [card] carte rouge
        [item] objet rouge
        [meteorite] météorite rouge
        [quest] quête rouge
        [character] personnage rouge
       *[companion] compagnon rouge
    }
    [blue] { $type ->
        [card] carte bleue
        [item] objet bleu
        [meteorite] météorite bleue
        [quest] quête bleue
        [character] personnage bleu
       *[companion] compagnon bleu
    }
    [green] { $type ->
        [card] carte verte
        [item] objet vert
        [meteorite] météorite verte
        [quest] quête verte
        [character] personnage vert
       *[companion] compagnon vert
    }
    [yellow] { $type ->
        [card] carte jaune
        [item] objet jaune
        [meteorite] météorite jaune
        [quest] quête jaune
        [character] personnage jaune
       *[companion] compagnon jaune
    }
   *[purple] { $type ->
        [card] carte violette
        [item] objet violet
        [meteorite] météorite violette
        [quest] quête violette
        [character] personnage violet
       *[companion] compagnon violet
    }
}
siberia-kind-one = { $type ->
    [card] une carte
    [item] un objet
    [meteorite] une météorite
    [quest] une quête
    [character] un personnage
   *[companion] un compagnon
}
siberia-kind-one-coloured = { $type ->
    [card] une
    [item] un
    [meteorite] une
    [quest] une
    [character] un
   *[companion] un
} { $kind }
siberia-kind-each = { $type ->
    [card] chaque
    [item] chaque
    [meteorite] chaque
    [quest] chaque
    [character] chaque
   *[companion] chaque
} { $kind }
siberia-kind-face-up = { $type ->
    [card] une
    [item] un
    [meteorite] une
    [quest] une
    [character] un
   *[companion] un
} { $kind } visible
siberia-kind-adjacent = { $type ->
    [card] une { $kind } visible adjacente
    [item] un { $kind } visible adjacent
    [meteorite] une { $kind } visible adjacente
    [quest] une { $kind } visible adjacente
    [character] un { $kind } visible adjacent
   *[companion] un { $kind } visible adjacent
}

## Costs and conditions

siberia-and = { $first } et { $rest }
siberia-cost-pay = payez { $what }
siberia-cost-discard = { $count ->
    [one] défaussez { $count } carte
   *[other] défaussez { $count } cartes
}
siberia-cost-trash = { $count ->
    [one] éliminez { $count } carte
   *[other] éliminez { $count } cartes
}
siberia-cost-both = { $first }, { $rest }
siberia-if-region = { $region ->
    [S] au Sud
    [C] au Centre
   *[N] au Nord
}
siberia-if-clean = s’il ne reste pas de corruption ici
siberia-if-least = { $what ->
    [glory] si vous avez { $least }+ de gloire placée
    [melded] si vous avez { $least }+ météorites fusionnées
    [solved] si vous avez résolu { $least }+ quêtes
   *[maps] si vous avez { $least }+ plans
}
siberia-if-previous-type = si la carte précédente est { $type ->
    [item] un objet
    [meteorite] une météorite
    [quest] une quête
    [character] un personnage
   *[companion] un compagnon
}
siberia-if-previous-colour = si la carte précédente est { $colour ->
    [red] rouge
    [blue] bleue
    [green] verte
    [yellow] jaune
   *[purple] violette
}
siberia-if-previous = si la carte précédente est { $colour ->
    [red] rouge
    [blue] bleue
    [green] verte
    [yellow] jaune
   *[purple] violette
} et que c’est { $type ->
    [item] un objet
    [meteorite] une météorite
    [quest] une quête
    [character] un personnage
   *[companion] un compagnon
}

## Ongoing parts

siberia-ongoing = chaque fois que { $event }{ $once ->
    [yes] {" "}(une fois par tour)
   *[no] {""}
} : { $effect }
siberia-whenever = { $moment ->
    [gain-power] vous gagnez de la puissance
    [gain-guile] vous gagnez de la ruse
    [gain-map] vous gagnez un plan
    [gain-worker] vous gagnez un ouvrier
    [gain-corruption] vous gagnez de la corruption
    [explore] vous explorez
    [tuck-quest] vous résolvez une quête
    [tuck-item] vous améliorez un objet
    [tuck-meteorite] vous fusionnez une météorite
   *[rescue] vous rappelez une carte ou un ouvrier
}
siberia-whenever-play = vous jouez { $card }
siberia-whenever-gain = vous gagnez { $card }
siberia-ongoing-anytime = à tout moment de votre tour, payez 1 plan : { $effect }
siberia-ongoing-wild = { $rule ->
    [wild_worker] { $colour ->
        [red] les ouvriers rouges conviennent à toutes les cartes
        [blue] les ouvriers bleus conviennent à toutes les cartes
        [green] les ouvriers verts conviennent à toutes les cartes
        [yellow] les ouvriers jaunes conviennent à toutes les cartes
       *[purple] les ouvriers violets conviennent à toutes les cartes
    }
   *[wild_card] { $colour ->
        [red] tous les ouvriers conviennent aux cartes rouges
        [blue] tous les ouvriers conviennent aux cartes bleues
        [green] tous les ouvriers conviennent aux cartes vertes
        [yellow] tous les ouvriers conviennent aux cartes jaunes
       *[purple] tous les ouvriers conviennent aux cartes violettes
    }
}
siberia-ongoing-to-hand = les cartes gagnées peuvent aller dans votre main
siberia-ongoing-number = { $rule ->
    [move_range] votre portée est plus longue de { $count }
    [vanquish_discount] la première corruption de chaque effet Vaincre coûte { $count } de moins
    [first_of_colour_discount] la première corruption de chaque couleur d’un effet Vaincre coûte { $count } de moins
    [solve_discount] les quêtes coûtent { $count } de moins
   *[tuck_limit] vous pouvez avoir { $count } quêtes résolues, { $count } objets améliorés et { $count } météorites fusionnées
}

## Cards, locations and tokens

siberia-card = { $id } { $name }
siberia-card-titled = { $card } ({ $colour ->
    [red] { $type ->
        [item] objet rouge
        [meteorite] météorite rouge
        [character] personnage rouge
       *[companion] compagnon rouge
    }
    [blue] { $type ->
        [item] objet bleu
        [meteorite] météorite bleue
        [character] personnage bleu
       *[companion] compagnon bleu
    }
    [green] { $type ->
        [item] objet vert
        [meteorite] météorite verte
        [character] personnage vert
       *[companion] compagnon vert
    }
    [yellow] { $type ->
        [item] objet jaune
        [meteorite] météorite jaune
        [character] personnage jaune
       *[companion] compagnon jaune
    }
   *[purple] { $type ->
        [item] objet violet
        [meteorite] météorite violette
        [character] personnage violet
       *[companion] compagnon violet
    }
})
siberia-card-quest-titled = { $card } ({ $colour ->
    [red] quête rouge
    [blue] quête bleue
    [green] quête verte
    [yellow] quête jaune
   *[purple] quête violette
}, lieu { $number })
siberia-card-core = Valeur de base : { $core }
siberia-core-grows = { $core } ({ $more })
siberia-core-more = { $by ->
    [glory] +{ $gain } dès { $least } de gloire placée
   *[melded] +{ $gain } dès { $least ->
        [one] { $least } météorite fusionnée
       *[other] { $least } météorites fusionnées
    }
}
siberia-card-ability = { $colour ->
    [red] Ouvrier rouge : { $effect }
    [blue] Ouvrier bleu : { $effect }
    [green] Ouvrier vert : { $effect }
    [yellow] Ouvrier jaune : { $effect }
   *[purple] Ouvrier violet : { $effect }
}
siberia-card-ongoing = Effet permanent : { $effect }
siberia-card-ongoing-short = permanent : { $effect }
siberia-worth-item = amélioré : { $worth }
siberia-worth-meteorite = fusionnée : { $effect }
siberia-worth-quest = résolue pour { $cost } : { $benefit }
siberia-card-value = Amélioré : vaut { $worth }
siberia-card-bonus = Bonus de fusion : { $effect }
siberia-card-quest = Lieu { $number } { $region ->
    [S] Sud
    [C] Centre
   *[N] Nord
}, coûte { $cost }, donne : { $benefit }
siberia-place-covered = recouvert : { $effect }
siberia-from = { $source } : { $effect }
siberia-from-core = valeur de base
siberia-from-place = { $number } { $name }
siberia-from-mech = { $name }
siberia-from-cell = { $cell } (face cachée, { $region ->
    [S] Sud
    [C] Centre
   *[N] Nord
})
siberia-from-base = camp de base
siberia-token = { $what ->
    [power] orange { $value }
    [guile] turquoise { $value }
   *[heart] le cœur ({ $value })
}
siberia-actions-move = Se déplacer
siberia-actions-play = Jouer
siberia-actions-gather = Collecter
siberia-category-quests = Quêtes résolues
siberia-category-meteorites = Météorites fusionnées
siberia-category-items = Objets améliorés
siberia-category-heart = Le cœur
siberia-category-corruption = Corruption
siberia-category-cards = Cartes que vous contrôlez
siberia-category-workers = Ouvriers ou plans
siberia-unknown = { $region ->
    [S] un lieu du Sud, encore face cachée
    [C] un lieu du Centre, encore face cachée
   *[N] un lieu du Nord, encore face cachée
} : gagnez son plan, puis sa corruption est piochée
siberia-nothing = rien
siberia-listed = { $first }, { $rest }
siberia-beside = { $first } · { $rest }
siberia-again = { $effect } ({ $number })
siberia-ids = { $ids }

## Table

siberia-about = Explorez la Sibérie en mecha, jouez des cartes, gagnez la gloire.
siberia-length = environ 25 tours chacun, deux à trois semaines · beaucoup à apprendre
siberia-option-level = Automa (à un seul joueur) : { $value }
siberia-option-level-null = Automa de niveau 2, si vous jouez seul
siberia-option-level-1 = Automa de niveau 1 : Patrouille perdue
siberia-option-level-1-about = Seulement si une personne joue seule
siberia-option-level-2 = Automa de niveau 2 : Prospecteurs rivaux
siberia-option-level-2-about = Seulement si une personne joue seule
siberia-option-level-3 = Automa de niveau 3 : Arpenteurs impériaux
siberia-option-level-3-about = Seulement si une personne joue seule
siberia-option-level-4 = Automa de niveau 4 : Caravane de fer
siberia-option-level-4-about = Seulement si une personne joue seule
siberia-option-level-5 = Automa de niveau 5 : Le culte de l’impact
siberia-option-level-5-about = Seulement si une personne joue seule
siberia-scope-solo = Version solo
siberia-source-coins = pièces
siberia-source-glory = gloire
siberia-source-items = objets améliorés
siberia-source-corruption = corruption
siberia-reason-glory = { $tokens ->
    [one] { $tokens } jeton gloire à { $each }
   *[other] { $tokens } jetons gloire à { $each } chacun
} : { $points }
siberia-reason-items = { $items ->
    [one] { $items } objet amélioré
   *[other] { $items } objets améliorés
} : { $points }
siberia-reason-corruption = { $corruption ->
    [one] { $corruption } jeton corruption
   *[other] { $corruption } jetons corruption
} : { $points }
siberia-ahead-tie = { $first } devant { $second } : { $count } sur toutes les catégories de gloire contre { $other }.
siberia-tie-tie = départage : { $count } sur toutes les catégories de gloire
siberia-notation-place = Il n’y a pas de lieu « { $text } » sur cette carte.
siberia-rival-automa = L’Automa

## Questions

siberia-ask-token = { $spot ->
    [blank] Quelle action votre jeton couvre-t-il ? Vous faites les deux autres.
    [move] Votre jeton quitte Se déplacer. Couvrir Jouer ou Collecter, ou récupérer ?
    [play] Votre jeton quitte Jouer. Couvrir Se déplacer ou Collecter, ou récupérer ?
   *[gather] Votre jeton quitte Collecter. Couvrir Se déplacer ou Jouer, ou récupérer ?
}
siberia-ask-action = { $only ->
    [move] Encore à faire : Se déplacer. Où va votre mecha ?
    [play] Encore à faire : Jouer. Quelle carte jouez-vous ?
    [gather] Encore à faire : Collecter. Cela révèle quelque chose : vos étapes précédentes ne pourront plus être annulées.
   *[none] Encore à faire : { $actions }. Par laquelle continuer ?
}
siberia-ask-move = Vous pouvez vous déplacer ({ $source }). Où va votre mecha ?
siberia-ask-card = Vous pouvez jouer une carte de votre main ({ $source }). Laquelle ?
siberia-ask-part = { $card }. { $core-open ->
    [yes] Valeur de base : { $core }.
    [full] Sa valeur de base, { $core }, ne vous apporterait rien maintenant.
   *[no] Sa valeur de base est gagnée.
} { $worker-open ->
    [yes] { $colour ->
        [red] Avec un ouvrier rouge : { $does }.
        [blue] Avec un ouvrier bleu : { $does }.
        [green] Avec un ouvrier vert : { $does }.
        [yellow] Avec un ouvrier jaune : { $does }.
       *[purple] Avec un ouvrier violet : { $does }.
    }
    [none] Vous n’avez pas d’ouvrier disponible pour elle.
   *[no] L’ouvrier est placé.
} Que faites-vous maintenant ?
siberia-ask-gather = Vous pouvez collecter ici ({ $source }). Le faites-vous ?
siberia-ask-refresh = Vous pouvez récupérer toutes vos cartes actives et leurs ouvriers ({ $source }). Le faites-vous ?
siberia-ask-order = { $why ->
    [all] Plusieurs parties ({ $source }) : laquelle maintenant ?
    [bonuses] Quel bonus de fusion gagnez-vous maintenant ?
   *[whenevers] Plusieurs cartes vous apportent quelque chose. Laquelle maintenant ?
}
siberia-ask-benefit = Vous collectez : { $source }. Quel bénéfice maintenant ?
siberia-ask-side = { $source } : choisissez.
siberia-ask-draw = Ensuite ({ $source }) : { $effect }. Continuer ?
siberia-ask-pay = { $source } : { $cost }, pour gagner : { $effect }. Le faites-vous ?
siberia-ask-discard = { $source } : quelle carte de votre main défaussez-vous ? { $count ->
    [one] Encore { $count } carte à défausser.
   *[other] Encore { $count } cartes à défausser.
}
siberia-ask-trash = { $source } : quelle carte éliminez-vous du jeu ? { $count ->
    [one] Encore { $count } carte à éliminer.
   *[other] Encore { $count } cartes à éliminer.
}
siberia-ask-sure = { $how ->
    [discard] { $card } est l’une des deux cartes avec lesquelles vous avez commencé. Voulez-vous vraiment la défausser ?
   *[trash] { $card } est l’une des deux cartes avec lesquelles vous avez commencé. Voulez-vous vraiment l’éliminer du jeu ?
}
siberia-ask-worker = Vous gagnez un ouvrier ({ $source }). De quelle couleur ?
siberia-ask-take = Vous pouvez prendre une carte visible ({ $source }). Laquelle ?
siberia-ask-draft = Vous avez pioché deux cartes. Laquelle gardez-vous ?
siberia-ask-put = Vous gagnez { $source }. La carte va-t-elle dans votre main ou dans votre rangée ?
siberia-ask-sweep = Vous pouvez balayer des cartes visibles, remplacées par de nouvelles ({ $source }). Lesquelles ?
siberia-ask-rescue = Vous pouvez rappeler une carte active dans votre main ({ $source }). Laquelle ?
siberia-ask-release = Vous pouvez rappeler l’ouvrier d’une carte active ({ $source }). De laquelle ?
siberia-ask-activate = Vous pouvez activer une carte ({ $source }). Laquelle ?
siberia-ask-borrow = Vous pouvez gagner 1 bénéfice d’un lieu adjacent ({ $source }). Lequel ?
siberia-ask-solve = Vous pouvez résoudre une quête de ce lieu ({ $source }). Laquelle ?
siberia-ask-vanquish = { $taken ->
    [0] Vous pouvez vaincre : payez la corruption au sommet et gagnez-la ({ $source }). Le faites-vous ?
   *[other] { $source } : vous pouvez payer aussi la corruption suivante (déjà { $taken } de prises). Le faites-vous ?
}
siberia-ask-destroy = Vous pouvez remettre de la corruption dans le sac ({ $source }). D’où ?
siberia-ask-upgrade = Vous pouvez améliorer un objet ({ $source }). Lequel ?
siberia-ask-meld = Vous pouvez fusionner une météorite et gagner tous vos bonus de fusion ({ $source }). Laquelle ?
siberia-ask-boast = Vous pouvez vous vanter : placez un jeton gloire sur une catégorie que vous avez atteinte ({ $source }). Laquelle ?
siberia-ask-end = { $maps ->
    [yes] Il ne reste rien à faire. Utilisez-vous un plan, ou finissez-vous votre tour ?
   *[no] Il ne reste rien à faire. Finissez-vous votre tour ?
}
siberia-why-token = { $spot ->
    [blank] { "" }
   *[other] Vous faites les deux autres. Récupérer rend cartes et ouvriers.
}
siberia-why-action = { $order ->
    [elsewhere] L’ordre est libre : collecter après un déplacement, c’est ailleurs qu’avant.
    [free] L’ordre est libre.
   *[none] Aucune autre action n’est possible maintenant.
}
siberia-about-finish = { $rest ->
    [none] { "" }
   *[other] Si vous laissez le reste, vous renoncez à ceci : { $rest }.
}
siberia-rest-core = valeur de base, { $gain }
siberia-rest-worker = placer un ouvrier
siberia-why-move = Explorer un lieu face cachée rapporte son plan ; là où vous finissez, vous collectez et résolvez des quêtes.
siberia-why-card = Elle donne sa valeur de base et, avec un ouvrier de sa couleur, sa capacité.
siberia-why-gather = Vous gagnez chaque bénéfice du lieu que la corruption ne couvre pas.
siberia-why-refresh = Vous pourrez les rejouer ; leurs effets permanents s’arrêtent.
siberia-why-order = Chaque partie est menée à sa fin avant la suivante.
siberia-why-benefit = Vous gagnez chacun une fois, dans l’ordre voulu.
siberia-why-side = Vous ne gagnez que celui-là.
siberia-why-draw = Cela révèle quelque chose ; d’ici là, vous pouvez encore annuler vos étapes.
siberia-why-pay = Si vous refusez, vous gardez ce que cela coûterait.
siberia-why-discard = Elle va dans votre rangée active sans effet et revient quand vous récupérez.
siberia-why-trash = Elle est perdue pour toute la partie.
siberia-why-worker = Un ouvrier ne va que sur les cartes de sa couleur ; 7 ouvriers sont une catégorie de gloire.
siberia-why-take = De votre rangée, une récupération l’amène dans votre main, prête à être jouée.
siberia-why-draft = L’autre va sur la pile de balayage, visible de tous.
siberia-why-put = De votre main, elle est jouable tout de suite ; dans la rangée, elle attend une récupération.
siberia-why-rescue = Vous pourrez la rejouer ; son ouvrier revient aussi.
siberia-why-release = Vous pourrez le placer sur une autre carte de sa couleur.
siberia-why-activate = Pas de valeur de base, et pas besoin d’ouvrier.
siberia-why-borrow = Vous le gagnez comme s’il était sur votre lieu.
siberia-why-solve = Avec 3 quêtes résolues, chaque jeton gloire vaut 10 $ au lieu de 5 $ ; 4 sont une catégorie de gloire.
siberia-why-vanquish = Chaque jeton vaut 2 $, 7 sont une catégorie de gloire ; le dernier libère le bénéfice couvert.
siberia-why-destroy = Personne ne la gagne ; la dernière libère le bénéfice couvert.
siberia-why-upgrade = Il quitte vos cartes : pièces à la fin, l’effet permanent reste ; 4 sont une catégorie de gloire.
siberia-why-meld = Elle quitte vos cartes pour de bon ; 4 météorites fusionnées sont une catégorie de gloire.
siberia-why-boast = Chacun vaut 5 à 10 $ à la fin ; le 4e jeton d’un joueur lance la fin.
siberia-choose-action = que faites-vous ?
siberia-choose-action-map = pour quoi ?
siberia-choose-what-map = pour quoi ?
siberia-choose-group = de quelle sorte ?
siberia-choose-what = à choisir
siberia-choose-what-sweep-some = lesquelles ?
siberia-choose-what-sweep-many = lesquelles ?
siberia-choose-what-go = vers où ?
siberia-choose-what-and-then = que faites-vous ?
siberia-choose-what-go-and-then = que faites-vous ?
siberia-choose-what-play-and-then = que faites-vous ?
siberia-choose-what-gather-and-then = que faites-vous ?
siberia-choose-what-play = quelle carte ?
siberia-choose-what-take = quelle carte ?
siberia-choose-what-keep = quelle carte ?
siberia-choose-what-activate = quelle carte ?
siberia-choose-what-upgrade = quelle carte ?
siberia-choose-what-meld = quelle carte ?
siberia-choose-what-discard = quelle carte ?
siberia-choose-what-trash = quelle carte ?
siberia-choose-what-rescue = quelle carte ?
siberia-action-go = Se déplacer
siberia-action-move = Se déplacer
siberia-action-play = Jouer
siberia-action-gather = Collecter
siberia-action-destroy = Remettre dans le sac
siberia-action-vanquish = Vaincre
siberia-action-solve = Résoudre
siberia-action-take = Prendre une carte
siberia-action-keep = Garder une carte
siberia-action-activate = Activer
siberia-action-upgrade = Améliorer
siberia-action-meld = Fusionner
siberia-action-discard = Défausser
siberia-action-trash = Éliminer
siberia-action-rescue = Rappeler une carte
siberia-action-release = Rappeler un ouvrier
siberia-action-borrow = Bénéfice
siberia-action-sweep-some = Balayer une ou deux cartes
siberia-action-sweep-many = Balayer trois cartes ou plus
siberia-action-boast = Se vanter
siberia-action-cover-move-and-then = Couvrir Se déplacer et continuer
siberia-action-cover-play-and-then = Couvrir Jouer et continuer
siberia-action-cover-gather-and-then = Couvrir Collecter et continuer
siberia-action-cover-play-go-and-then = Couvrir Jouer et se déplacer
siberia-action-cover-gather-go-and-then = Couvrir Collecter et se déplacer
siberia-action-stay-and-then = D’abord rester ici
siberia-action-go-and-then = Se déplacer et continuer
siberia-action-play-and-then = Jouer et continuer
siberia-action-gather-and-then = Collecter et continuer
siberia-action-map = Utiliser un plan
siberia-action-and-then = Plusieurs étapes d’un coup
siberia-group-start = Personnages et compagnons
siberia-group-item = Objets
siberia-group-meteorite = Météorites
siberia-group-quest-S = Quêtes du Sud
siberia-group-quest-C = Quêtes du Centre
siberia-group-quest-N = Quêtes du Nord

## Moves, as buttons and options say them

siberia-move-cover = { $action-code ->
    [move] Couvrir Se déplacer
    [play] Couvrir Jouer
   *[gather] Couvrir Collecter
}
siberia-move-refresh = Récupérer
siberia-move-go = Vers { $place }
siberia-detail-go = { $benefits }
siberia-move-play = { $card }
siberia-detail-play = { $core-value } · { $does }
siberia-move-gather = Collecter ici
siberia-move-core = Valeur de base
siberia-move-staff = { $core ->
    [yes] { $colour ->
        [red] Valeur de base, puis ouvrier rouge
        [blue] Valeur de base, puis ouvrier bleu
        [green] Valeur de base, puis ouvrier vert
        [yellow] Valeur de base, puis ouvrier jaune
       *[purple] Valeur de base, puis ouvrier violet
    }
   *[no] { $colour ->
        [red] Placer un ouvrier rouge
        [blue] Placer un ouvrier bleu
        [green] Placer un ouvrier vert
        [yellow] Placer un ouvrier jaune
       *[purple] Placer un ouvrier violet
    }
}
siberia-move-done = Terminé avec cette carte
siberia-move-pick = { $effect }
siberia-move-in-order = Dans l’ordre écrit
siberia-move-pay = Oui, payer
siberia-move-skip = Non, continuer
siberia-move-discard = { $card }
siberia-move-trash = { $card }
siberia-move-sure = Oui, cette carte
siberia-move-rather = Non, une autre
siberia-move-recruit = { $colour ->
    [red] Rouge (soldat)
    [blue] Bleu (ingénieur)
    [green] Vert (explorateur)
    [yellow] Jaune (marchand)
   *[purple] Violet (possédé)
}
siberia-move-take = { $card }
siberia-detail-take = { siberia-detail-play }
siberia-move-keep = { $card }
siberia-detail-keep = { siberia-detail-play }
siberia-move-put = { $where ->
    [hand] Dans la main
   *[row] Dans la rangée
}
siberia-move-sweep = Balayer { $cards }
siberia-move-rescue = { $card }
siberia-move-release = { $card }
siberia-move-activate = { $card }
siberia-detail-activate = { $does }
siberia-move-borrow = { $place } : { $effect }
siberia-move-solve = { $card } pour { $price }
siberia-detail-solve = donne : { $benefit }
siberia-move-vanquish = { $place } : payer { $price }
siberia-move-destroy = { $place }
siberia-move-upgrade = { $card }
siberia-detail-upgrade = { $does }
siberia-move-meld = { $card }
siberia-detail-meld = { $does }
siberia-move-boast = { $category }
siberia-move-spend-map = Utiliser un plan : { $gain ->
    [power] 1 de puissance
    [coin] 1 $
   *[guile] 1 de ruse
}
siberia-move-end = Finir le tour
siberia-move-finish = Assez, finir le tour
siberia-caveat-forfeits = { $action ->
    [move] pour l’instant sans Se déplacer
    [play] pour l’instant sans Jouer
    [gather] pour l’instant sans Collecter
   *[both] pour l’instant sans les deux
}
siberia-caveat-idle = { $ongoing ->
    [yes] seul l’effet permanent agit
   *[no] sa capacité ne fait rien maintenant
}
siberia-caveat-core = sans la valeur de base
siberia-caveat-maps = payable avec des plans

## Ce qu’on ne peut pas annuler, quand on le redemande

siberia-warning-explored = Vous explorez un lieu face cachée : il est retourné, et de la corruption est piochée pour lui.
siberia-warning-got-corruption = Vous piochez de la corruption dans le sac.
siberia-warning-got-card = Vous piochez une carte.
siberia-warning-drafted = Vous piochez deux cartes et en gardez une.
siberia-warning-refilled = Une nouvelle carte est révélée sur un emplacement.
siberia-warning-reshuffled = La pile de balayage est mélangée et devient la nouvelle pioche.

## Several moves as one answer: each begins with a small letter, as it may follow others

siberia-line-next = { $first }, { $rest }
siberia-line-coming = puis { $effect }
siberia-change = { $gained ->
    [yes] +
   *[no] {""}
}{ $what ->
    [power] { $count } de puissance
    [guile] { $count } de ruse
    [coins] { $count } $
    [maps] { $count ->
        [one] { $count } plan
       *[other] { $count } plans
    }
    [corruption] { $count } corruption
    [red] { $count ->
        [one] { $count } ouvrier rouge
       *[other] { $count } ouvriers rouges
    }
    [blue] { $count ->
        [one] { $count } ouvrier bleu
       *[other] { $count } ouvriers bleus
    }
    [green] { $count ->
        [one] { $count } ouvrier vert
       *[other] { $count } ouvriers verts
    }
    [yellow] { $count ->
        [one] { $count } ouvrier jaune
       *[other] { $count } ouvriers jaunes
    }
   *[purple] { $count ->
        [one] { $count } ouvrier violet
       *[other] { $count } ouvriers violets
    }
}
siberia-change-heart = + le cœur (catégorie de gloire)
siberia-line-cover = { $action ->
    [move] couvrir Se déplacer
    [play] couvrir Jouer
   *[gather] couvrir Collecter
}
siberia-line-refresh = récupérer
siberia-line-go = vers { $place }
siberia-line-play = jouer { $card }
siberia-line-gather = collecter
siberia-line-core = valeur de base
siberia-line-staff = { $core ->
    [yes] { $colour ->
        [red] valeur de base et ouvrier rouge
        [blue] valeur de base et ouvrier bleu
        [green] valeur de base et ouvrier vert
        [yellow] valeur de base et ouvrier jaune
       *[purple] valeur de base et ouvrier violet
    }
   *[no] { $colour ->
        [red] ouvrier rouge
        [blue] ouvrier bleu
        [green] ouvrier vert
        [yellow] ouvrier jaune
       *[purple] ouvrier violet
    }
}
siberia-line-done = terminé avec cette carte
siberia-line-pick = { $effect }
siberia-line-in-order = dans l’ordre écrit
siberia-line-pay = payer
siberia-line-skip = renoncer
siberia-line-discard = défausser { $card }
siberia-line-trash = éliminer { $card }
siberia-line-sure = oui, cette carte
siberia-line-rather = non, une autre carte
siberia-line-recruit = { $colour ->
    [red] gagner un ouvrier rouge
    [blue] gagner un ouvrier bleu
    [green] gagner un ouvrier vert
    [yellow] gagner un ouvrier jaune
   *[purple] gagner un ouvrier violet
}
siberia-line-take = prendre { $card }
siberia-line-keep = garder { $card }
siberia-line-put = { $where ->
    [hand] dans la main
   *[row] dans la rangée
}
siberia-line-sweep = balayer { $cards }
siberia-line-rescue = rappeler { $card }
siberia-line-release = rappeler l’ouvrier de { $card }
siberia-line-activate = activer { $card }
siberia-line-borrow = { $effect } de { $place }
siberia-line-solve = résoudre { $card } pour { $price }
siberia-line-vanquish = { $where ->
    [adjacent] vaincre à { $place } pour { $price }
   *[here] vaincre pour { $price }
}
siberia-line-destroy = { $where ->
    [adjacent] corruption de { $place } dans le sac
   *[here] corruption du dessus dans le sac
}
siberia-line-upgrade = améliorer { $card }
siberia-line-meld = fusionner { $card }
siberia-line-boast = se vanter : { $category }
siberia-line-end = finir le tour
siberia-line-finish = laisser le reste, finir le tour

## What happened

siberia-event-round-began = Manche { $round }.
siberia-event-shifted = { $spot ->
    [refresh] { $seat } met le jeton Action sur Récupérer.
    [blank] { $seat } dégage Se déplacer, Jouer et Collecter.
    [move] { $seat } couvre Se déplacer et va jouer et collecter.
    [play] { $seat } couvre Jouer et va se déplacer et collecter.
   *[gather] { $seat } couvre Collecter et va se déplacer et jouer.
}
siberia-event-moved = { $seat } se déplace vers { $place }.
siberia-event-explored = { $number ->
    [0] { $seat } explore { $place } et gagne son plan. Le sac n’a plus de corruption pour ce lieu.
   *[other] { $seat } explore { $place } et gagne son plan. Corruption, celle du sommet en dernier : { $tokens }.
}
siberia-event-played = { $seat } joue { $card }.
siberia-event-staffed = { $colour ->
    [red] { $seat } place un ouvrier rouge sur { $card }.
    [blue] { $seat } place un ouvrier bleu sur { $card }.
    [green] { $seat } place un ouvrier vert sur { $card }.
    [yellow] { $seat } place un ouvrier jaune sur { $card }.
   *[purple] { $seat } place un ouvrier violet sur { $card }.
}
siberia-event-gained = { $what ->
    [power] { $seat } gagne { $count } de puissance ({ $source }).
    [coin] { $seat } gagne **+{ $count } $** ({ $source }).
   *[guile] { $seat } gagne { $count } de ruse ({ $source }).
}
siberia-event-got-maps = { $count ->
    [one] { $seat } gagne { $count } plan ({ $source }).
   *[other] { $seat } gagne { $count } plans ({ $source }).
}
siberia-event-got-worker = { $colour ->
    [red] { $seat } gagne un ouvrier rouge ({ $source }).
    [blue] { $seat } gagne un ouvrier bleu ({ $source }).
    [green] { $seat } gagne un ouvrier vert ({ $source }).
    [yellow] { $seat } gagne un ouvrier jaune ({ $source }).
   *[purple] { $seat } gagne un ouvrier violet ({ $source }).
}
siberia-event-got-corruption = { $seat } gagne de la corruption du sac : { $token } ({ $source }), **+2 $**.
siberia-event-got-card = { $where ->
    [deck] { $seat } gagne { $card } de la pioche.
   *[market] { $seat } prend la carte visible { $card }.
}
siberia-event-put = { $seat } met { $card } dans sa main.
siberia-event-drafted = { $seat } pioche deux cartes et en garde une : { $cards }.
siberia-event-swept = { $seat } balaie { $cards }.
siberia-event-refilled = Sur l’emplacement { $hole } : { $card }.
siberia-event-reshuffled = { $count ->
    [one] La pile de balayage, { $count } carte, devient la nouvelle pioche.
   *[other] La pile de balayage, { $count } cartes, est mélangée et devient la nouvelle pioche.
}
siberia-event-refreshed = { $count ->
    [one] { $seat } récupère : { $count } carte revient en main, son ouvrier sur le plateau de mecha.
   *[other] { $seat } récupère : { $count } cartes reviennent en main, tous les ouvriers sur le plateau de mecha.
}
siberia-event-rescued = { $seat } rappelle { $card }.
siberia-event-released = { $colour ->
    [red] { $seat } rappelle l’ouvrier rouge de { $card }.
    [blue] { $seat } rappelle l’ouvrier bleu de { $card }.
    [green] { $seat } rappelle l’ouvrier vert de { $card }.
    [yellow] { $seat } rappelle l’ouvrier jaune de { $card }.
   *[purple] { $seat } rappelle l’ouvrier violet de { $card }.
}
siberia-event-activated = { $seat } active { $card }.
siberia-event-gathered = { $seat } collecte : { $place }.
siberia-event-borrowed = { $seat } prend un bénéfice de { $source } : { $effect }.
siberia-event-solved = { $seat } résout { $card } pour { $price }.
siberia-event-vanquished = { $seat } vainc de la corruption de { $place } pour { $price } : { $token }, **+2 $**.
siberia-event-destroyed = { $seat } remet dans le sac la corruption de { $place } : { $token }.
siberia-event-exposed = Il ne reste pas de corruption sur { $place }. Son bénéfice recouvert est dégagé : { $effect }.
siberia-event-upgraded = { $seat } améliore { $card }.
siberia-event-melded = { $seat } fusionne { $card }.
siberia-event-boasted = { $category-code ->
    [quests] { $seat } se vante de quêtes résolues : jeton gloire numéro { $count }.
    [meteorites] { $seat } se vante de météorites fusionnées : jeton gloire numéro { $count }.
    [items] { $seat } se vante d’objets améliorés : jeton gloire numéro { $count }.
    [heart] { $seat } se vante du cœur : jeton gloire numéro { $count }.
    [corruption] { $seat } se vante de corruption : jeton gloire numéro { $count }.
    [cards] { $seat } se vante de ses cartes : jeton gloire numéro { $count }.
   *[workers] { $seat } se vante d’ouvriers ou de plans : jeton gloire numéro { $count }.
}
siberia-event-scored = { $what ->
    [items] { $seat } gagne **+{ $worth }** pour l’objet.
   *[glory] { $seat } gagne **+{ $worth }** pour la gloire.
}
siberia-event-paid = { $seat } paie { $price } ({ $source }).
siberia-event-discarded = { $seat } défausse { $card }.
siberia-event-trashed = { $seat } élimine { $card } du jeu.
siberia-event-forfeited = { $seat } n’a pas pu faire : { $actions }.
siberia-event-triggered = { $seat } lance la fin de la partie.
siberia-event-automa-turned = { $star ->
    [yes] L’Automa révèle { $card }. Son marqueur atteint la case { $marker } et une étoile : il gagne un jeton gloire.
   *[no] L’Automa révèle { $card }. Son marqueur est sur la case { $marker }.
}
siberia-event-automa-went = { $mech ->
    [north] Le mecha du Nord va vers { $place }.
   *[central] Le mecha du Centre va vers { $place }.
}
siberia-event-automa-explored = { $mech ->
    [north] Le mecha du Nord explore { $place } et prend son plan. { $number ->
        [0] Le sac n’a plus de corruption pour ce lieu.
       *[other] Corruption, celle du sommet en dernier : { $tokens }.
    }
   *[central] Le mecha du Centre explore { $place } et prend son plan. { $number ->
        [0] Le sac n’a plus de corruption pour ce lieu.
       *[other] Corruption, celle du sommet en dernier : { $tokens }.
    }
}
siberia-event-automa-vanquished = { $mech ->
    [north] Le mecha du Nord prend de la corruption de { $place } : { $tokens }.
   *[central] Le mecha du Centre prend de la corruption de { $place } : { $tokens }.
}

## Events in at most six words after who did it

siberia-short-moved = se déplace vers { $place }
siberia-short-explored = explore { $place }
siberia-short-played = joue { $card }
siberia-short-got-card = gagne { $card }
siberia-short-refreshed = récupère
siberia-short-activated = active { $card }
siberia-short-gathered = collecte : { $place }
siberia-short-solved = résout { $card }
siberia-short-vanquished = vainc la corruption : { $place }
siberia-short-upgraded = améliore { $card }
siberia-short-melded = fusionne { $card }
siberia-short-boasted = { $category-code ->
    [quests] se vante de quêtes résolues
    [meteorites] se vante de météorites fusionnées
    [items] se vante d’objets améliorés
    [heart] se vante du cœur
    [corruption] se vante de corruption
    [cards] se vante de ses cartes
   *[workers] se vante d’ouvriers ou de plans
}
siberia-short-triggered = lance la fin de la partie
siberia-short-automa-turned = L’Automa révèle { $card }
siberia-short-automa-explored = { $mech ->
    [north] Le mecha du Nord explore
   *[central] Le mecha du Centre explore
}

## Refusals

siberia-refusal-game-over = La partie est terminée.
siberia-refusal-not-your-turn = Ce n’est pas votre tour : { $seat } joue.
siberia-refusal-token-first = Déplacez d’abord votre jeton Action : couvrez une action, ou récupérez.
siberia-refusal-token-shifted = Vous avez déjà déplacé votre jeton Action. *Annuler* permet d’y revenir.
siberia-refusal-token-must-move = { $action-code ->
    [move] Le jeton Action ne peut pas rester où il est : Se déplacer est déjà couvert.
    [play] Le jeton Action ne peut pas rester où il est : Jouer est déjà couvert.
   *[gather] Le jeton Action ne peut pas rester où il est : Collecter est déjà couvert.
}
siberia-refusal-token-blank = Votre jeton Action est sur la case vide : couvrez maintenant Se déplacer, Jouer ou Collecter ; vous pourrez récupérer au prochain tour.
siberia-refusal-still-to-take = Vous devez encore faire : { $actions }.
siberia-refusal-not-finished = Il reste quelque chose que vous devez faire d’abord.
siberia-refusal-action-covered = { $action-code ->
    [move] Votre jeton Action couvre Se déplacer pendant ce tour.
    [play] Votre jeton Action couvre Jouer pendant ce tour.
   *[gather] Votre jeton Action couvre Collecter pendant ce tour.
}
siberia-refusal-action-taken = { $action-code ->
    [move] Vous avez déjà fait l’action Se déplacer pendant ce tour.
    [play] Vous avez déjà fait l’action Jouer pendant ce tour.
   *[gather] Vous avez déjà fait l’action Collecter pendant ce tour.
}
siberia-refusal-refresh-turn = C’est votre tour de Récupération : vous ne faites aucune action. Finissez votre tour.
siberia-refusal-at-basecamp-gather = Votre mecha est encore au camp de base : déplacez-vous d’abord.
siberia-refusal-hand-empty = Vous n’avez en main aucune carte à jouer.
siberia-refusal-nowhere-to-go = Il n’y a aucun lieu où votre mecha puisse aller.
siberia-refusal-wrong-question = Ce n’est pas ce qui vous est demandé. Répondez d’abord à la question.
siberia-refusal-must-choose = Vous ne pouvez pas y renoncer : choisissez l’une des réponses.
siberia-refusal-other-location = Un déplacement doit finir sur un autre lieu : vous êtes déjà sur { $place }.
siberia-refusal-too-far = { $steps ->
    [one] { $place } est à { $steps } pas ; votre portée est de { $range }.
   *[other] { $place } est à { $steps } pas ; votre portée est de { $range }.
}
siberia-refusal-occupied = { $place } est occupé par un autre mecha.
siberia-refusal-hole = Les mechas ne peuvent pas traverser les emplacements de carte : { $place } en est un.
siberia-refusal-basecamp = Personne ne retourne au camp de base.
siberia-refusal-stop-face-down = En allant vers { $place }, votre déplacement devrait s’arrêter sur le lieu face cachée entre les deux.
siberia-refusal-automa-there = Un mecha de l’Automa se trouve sur { $place }.
siberia-refusal-not-found-yet = Le lieu { $place } n’est pas encore trouvé. Nommez un lieu face cachée par sa case, comme n4.
siberia-refusal-no-such-place = Il n’y a pas de lieu { $place }.
siberia-refusal-not-in-hand = { $card } n’est pas dans votre main.
siberia-refusal-not-this-card = { $card } ne convient pas ici.
siberia-refusal-card-working = { $card } est encore en cours d’effet : choisissez une autre carte.
siberia-refusal-worker-when-played = Un ouvrier ne peut être placé que quand la carte est jouée.
siberia-refusal-no-worker = { $colour ->
    [red] Vous n’avez pas d’ouvrier rouge disponible.
    [blue] Vous n’avez pas d’ouvrier bleu disponible.
    [green] Vous n’avez pas d’ouvrier vert disponible.
    [yellow] Vous n’avez pas d’ouvrier jaune disponible.
   *[purple] Vous n’avez pas d’ouvrier violet disponible.
}
siberia-refusal-wrong-worker = { $colour ->
    [red] { $card } demande un ouvrier rouge.
    [blue] { $card } demande un ouvrier bleu.
    [green] { $card } demande un ouvrier vert.
    [yellow] { $card } demande un ouvrier jaune.
   *[purple] { $card } demande un ouvrier violet.
}
siberia-refusal-staffed = Il y a déjà un ouvrier sur { $card }.
siberia-refusal-core-taken = Vous avez déjà gagné la valeur de base de cette carte.
siberia-refusal-core-no-room = La valeur de base ne vous apporterait rien : votre puissance et votre ruse sont à 10.
siberia-refusal-cannot-pay = { $what ->
    [power] Il vous faut { $need } de puissance ; vous en avez { $have }.
   *[guile] Il vous faut { $need } de ruse ; vous en avez { $have }.
}
siberia-refusal-wrong-payment = { $card } coûte une autre quantité de puissance et de ruse.
siberia-refusal-only-hand = Seules les cartes de votre main peuvent être défaussées : { $card } n’y est pas.
siberia-refusal-not-controlled = { $card } n’est ni dans votre main ni dans votre rangée active.
siberia-refusal-no-such-part = Cela ne fait pas partie de ce que vous pouvez choisir maintenant.
siberia-refusal-part-not-live = Cette partie ne changerait rien maintenant. Choisissez-en une autre.
siberia-refusal-no-worker-in-supply = { $colour ->
    [red] Vous ne pouvez pas gagner d’ouvrier rouge ici.
    [blue] Vous ne pouvez pas gagner d’ouvrier bleu ici.
    [green] Vous ne pouvez pas gagner d’ouvrier vert ici.
    [yellow] Vous ne pouvez pas gagner d’ouvrier jaune ici.
   *[purple] Vous ne pouvez pas gagner d’ouvrier violet ici.
}
siberia-refusal-not-face-up = { $card } n’est pas visible sur un emplacement de carte.
siberia-refusal-not-adjacent = { $card } est sur un emplacement qui ne touche pas le lieu de votre mecha.
siberia-refusal-not-drawn = { $card } n’est pas l’une des deux cartes piochées.
siberia-refusal-nothing-to-sweep = Balayez des cartes visibles, chacune une seule fois.
siberia-refusal-not-in-row = { $card } n’est pas dans votre rangée active.
siberia-refusal-no-worker-on-card = Il n’y a pas d’ouvrier sur { $card }.
siberia-refusal-no-target = { $card } ne peut pas être activée maintenant.
siberia-refusal-not-adjacent-benefit = Ce n’est pas un bénéfice dégagé d’un lieu à côté de votre mecha.
siberia-refusal-not-a-quest = { $card } n’est pas une quête que vous puissiez résoudre.
siberia-refusal-wrong-quest-place = Cette quête appartient au lieu { $place } ; votre mecha est ici : { $here }.
siberia-refusal-quest-limit = Vous avez déjà résolu { $limit } quêtes.
siberia-refusal-vanquish-elsewhere = Vous ne pouvez pas prendre de corruption de { $place } maintenant.
siberia-refusal-no-corruption = Il n’y a pas de corruption sur { $place }.
siberia-refusal-top-corruption = { $what ->
    [power] La corruption au sommet coûte { $need } de puissance ; vous en avez { $have }.
   *[guile] La corruption au sommet coûte { $need } de ruse ; vous en avez { $have }.
}
siberia-refusal-from-the-top = { $what ->
    [power] La corruption se prend par le sommet, et celle du sommet coûte { $need } de puissance.
   *[guile] La corruption se prend par le sommet, et celle du sommet coûte { $need } de ruse.
}
siberia-refusal-heart-cost = Le cœur coûte { $need }, puissance et ruse réunies, 10 au plus de chaque. Vous avez { $power } de puissance et { $guile } de ruse.
siberia-refusal-heart-not-destroyed = Le cœur ne peut pas être détruit.
siberia-refusal-no-item = { $card } n’est pas un objet que vous puissiez améliorer.
siberia-refusal-no-meteorite = { $card } n’est pas une météorite que vous puissiez fusionner.
siberia-refusal-upgrade-limit = Vous avez déjà amélioré { $limit } objets.
siberia-refusal-nothing-to-upgrade = Vous n’avez aucun objet à améliorer.
siberia-refusal-meld-limit = Vous avez déjà fusionné { $limit } météorites.
siberia-refusal-nothing-to-meld = Vous n’avez aucune météorite à fusionner.
siberia-refusal-glory-placed = Les { $count } jetons gloire sont placés.
siberia-refusal-category-placed = Vous avez déjà un jeton gloire dans cette catégorie.
siberia-refusal-category-not-met = { $category-code ->
    [quests] Il vous faut { $need } quêtes résolues ; vous en avez { $have }.
    [meteorites] Il vous faut { $need } météorites fusionnées ; vous en avez { $have }.
    [items] Il vous faut { $need } objets améliorés ; vous en avez { $have }.
    [heart] Il vous faut le cœur, et vous ne l’avez pas.
    [corruption] Il vous faut { $need } corruptions ; vous en avez { $have }.
    [cards] Il vous faut { $need } cartes dans votre main et votre rangée active ; vous en avez { $have }.
   *[workers] Il vous faut { $need } ouvriers, ou 5 plans ; vous en avez { $have }.
}
siberia-refusal-not-odin = Seul Odin’s Wrath peut utiliser des plans. Votre mecha est { $mech }.
siberia-refusal-no-maps = Vous n’avez plus de plan.
siberia-refusal-map-no-use = { $what ->
    [power] Votre puissance est déjà à 10 : un plan n’apporterait rien.
   *[guile] Votre ruse est déjà à 10 : un plan n’apporterait rien.
}

## Commands

siberia-command = Jouer à Expeditions en tapant
siberia-command-cover = Déplacer votre jeton Action : couvrir une action
siberia-command-cover-action = L’action à couvrir : move, play ou gather
siberia-command-refresh = Récupérer toutes vos cartes et tous vos ouvriers
siberia-command-go = Déplacer votre mecha
siberia-command-go-place = Le lieu : son numéro, ou la case d’un lieu face cachée, comme n4
siberia-command-play = Jouer une carte de votre main
siberia-command-play-card = La carte : son code ou son nom, comme I05
siberia-command-play-worker = L’ouvrier à y placer, après sa valeur de base
siberia-command-gather = Collecter sur le lieu de votre mecha
siberia-command-take = Prendre une carte visible
siberia-command-take-card = La carte : son code ou son nom, comme I05
siberia-command-solve = Résoudre une quête du lieu de votre mecha
siberia-command-solve-card = La quête : son code ou son nom, comme Q03
siberia-command-vanquish = Payer la corruption au sommet et la gagner
siberia-command-boast = Placer un jeton gloire
siberia-command-boast-category = La catégorie que vous avez atteinte
siberia-command-skip = Renoncer à ce qui vous est proposé
siberia-command-end = Finir votre tour
siberia-command-finish = Laisser le reste et finir votre tour

## Pictures

siberia-board-title = Expeditions
siberia-board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
siberia-board-turn = À { $name } de jouer
siberia-board-your-turn = À vous de jouer
siberia-board-quests = Vos quêtes se résolvent en
siberia-board-to-move = À { $name } de jouer, manche { $round }
siberia-board-last = La fin est proche : { $count ->
    [one] encore { $count } tour
   *[other] encore { $count } tours
}
siberia-board-winner = { $name } gagne
siberia-board-shared = Victoire partagée : { $names }
siberia-board-lost = L’Automa bat { $name }
siberia-board-alt = La carte d’Expeditions.
siberia-board-choose = Vous pouvez choisir
siberia-board-changed = Nouveau à ce tour et au précédent
siberia-board-news = Nouveau depuis votre dernier tour
siberia-board-mechs = Mechas
siberia-board-at = { $name } : { $place }
siberia-board-cards = Cartes visibles
siberia-board-corruption = Corruption, le jeton du sommet d’abord
siberia-board-stack = corruption { $tokens }
siberia-board-hidden = Face cachée
siberia-board-supply = { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche, { $swept } dans la pile de balayage, { $bag } de corruption dans le sac, { $maps ->
    [one] { $maps } plan
   *[other] { $maps } plans
} dans la réserve.
siberia-region-south = Sud
siberia-region-central = Centre
siberia-region-north = Nord
siberia-pending = Encore à faire
siberia-pending-then = puis { $actions }
siberia-pending-more = { $count } de plus
siberia-pending-worker = placer un ouvrier : { $effect }
siberia-pending-tucked = devient une quête résolue
siberia-mat-title = Plateau
siberia-mat-maps = { $count ->
    [one] { $count } plan
   *[other] { $count } plans
}
siberia-mat-workers = ouvriers : { $workers }
siberia-mat-no-workers = aucun ouvrier
siberia-mat-worker = { $colour ->
    [red] { $count ->
        [one] { $count } rouge
       *[other] { $count } rouges
    }
    [blue] { $count ->
        [one] { $count } bleu
       *[other] { $count } bleus
    }
    [green] { $count ->
        [one] { $count } vert
       *[other] { $count } verts
    }
    [yellow] { $count ->
        [one] { $count } jaune
       *[other] { $count } jaunes
    }
   *[purple] { $count ->
        [one] { $count } violet
       *[other] { $count } violets
    }
}
siberia-mat-glory = { $count } de gloire
siberia-mat-corruption = { $count } de corruption
siberia-mat-tucked = { $solved ->
    [one] { $solved } quête résolue
   *[other] { $solved } quêtes résolues
}, { $melded ->
    [one] { $melded } météorite fusionnée
   *[other] { $melded } météorites fusionnées
}, { $upgraded ->
    [one] { $upgraded } objet amélioré
   *[other] { $upgraded } objets améliorés
}
siberia-mat-cards = main { $hand }, rangée { $row }
siberia-mat-hand = Main
siberia-mat-row = Rangée active
siberia-reach = À portée
siberia-reach-payable = payable
siberia-mat-solved = Quêtes résolues
siberia-mat-melded = Météorites fusionnées
siberia-mat-upgraded = Objets améliorés
siberia-mat-goals = Gloire
siberia-mat-tokens = Corruption gagnée
siberia-mat-staffed = { $colour ->
    [red] avec un ouvrier rouge
    [blue] avec un ouvrier bleu
    [green] avec un ouvrier vert
    [yellow] avec un ouvrier jaune
   *[purple] avec un ouvrier violet
}
siberia-mat-spot = { $spot ->
    [refresh] Le jeton Action est sur Récupérer.
    [blank] Le jeton Action est sur la case vide.
    [move] Le jeton Action couvre Se déplacer.
    [play] Le jeton Action couvre Jouer.
   *[gather] Le jeton Action couvre Collecter.
}
siberia-goal = { $category } : { $has } sur { $needs }{ $state ->
    [placed] {" "}(gloire placée)
    [met] {" "}(atteint)
   *[open] {""}
}
siberia-close-hidden = { $region }, face cachée. C’est l’un de ces lieux : { $numbers }. Le premier qui y entre gagne son plan.
siberia-close-level = { $level ->
    [0] { $region }, reçoit le cœur
   *[other] { $region }, niveau { $level }
}
siberia-close-covered = Sous la corruption : { $effect }
siberia-close-corruption = Corruption, le jeton du sommet d’abord : { $tokens }
siberia-close-quests = Quêtes de ce lieu : { $quests }
siberia-close-beside = Lieux voisins
siberia-close-cards = Cartes voisines
siberia-close-in-hole = Visible sur { $hole }.
siberia-close-of = { $place ->
    [hand] En main chez { $name }.
    [row] Dans la rangée active chez { $name }.
    [solved] Résolue par { $name }.
    [melded] Fusionnée par { $name }.
   *[upgraded] Amélioré par { $name }.
}
siberia-close-swept = Dans la pile de balayage.
siberia-close-trashed = Hors du jeu.
siberia-close-in-deck = Encore dans la pioche.
siberia-close-unused = Pas dans cette partie.
siberia-automa = Automa, niveau { $number } { $level } : case { $marker } sur { $track }{ $left ->
    [0] {" "}(plus d’étoile)
   *[other] {" "}(étoiles encore sur { $stars })
}, { $glory } de gloire, { $maps ->
    [one] { $maps } plan
   *[other] { $maps } plans
}, { $corruption } de corruption, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
siberia-automa-space = case { $marker }/{ $track }
siberia-automa-card = { $progress ->
    [yes] Dernière carte { $card }, avec progrès
   *[no] Dernière carte { $card }, sans progrès
}
siberia-automa-orders = { $mech ->
    [north] le mecha du Nord
   *[central] le mecha du Centre
} { $sweep ->
    [yes] balaie,{" "}
   *[no] {""}
}{ $act ->
    [explore] explore { $reach ->
        [1] le lieu suivant
       *[other] l’un des { $reach } lieux suivants
    } ou{" "}
    [vanquish] prend { $most ->
        [one] { $most } corruption
       *[other] jusqu’à { $most } corruptions
    } { $reach ->
        [1] au lieu suivant
       *[other] à l’un des { $reach } lieux suivants
    }{ $need ->
        [0] {""}
       *[other] {" "}(dès { $need } de gloire)
    } ou{" "}
    [heart] prend le cœur { $reach ->
        [1] au lieu suivant
       *[other] à l’un des { $reach } lieux suivants
    }{ $need ->
        [0] {""}
       *[other] {" "}(dès { $need } de gloire)
    } ou{" "}
   *[none] {""}
}avance de { $steps ->
    [one] { $steps } lieu
   *[other] { $steps } lieux
}
siberia-automa-at = { $mech ->
    [north] Mecha du Nord de l’Automa : { $place }
   *[central] Mecha du Centre de l’Automa : { $place }
}
siberia-automa-away = { $mech ->
    [north] Mecha du Nord de l’Automa : pas encore sur la carte
   *[central] Mecha du Centre de l’Automa : pas encore sur la carte
}
siberia-start-alt = Une partie d’Expeditions commence.
siberia-start-begins = { $name } commence
siberia-end-tie = départage { $count }
siberia-end-alt = Une partie d’Expeditions est finie.
siberia-signs =
    { "" }**La carte**
    - nombre sur fond clair : un lieu et ses bénéfices
    - { $siberia-power } puissance, { $siberia-guile } ruse, { $siberia-coin } pièces : autant que le dit le nombre. { $siberia-map } plan, { $siberia-corruption } corruption du sac
    - ouvriers : { $siberia-worker-red } rouge, { $siberia-worker-blue } bleu, { $siberia-worker-green } vert, { $siberia-worker-yellow } jaune, { $siberia-worker-purple } violet, { $siberia-worker-basic } sauf violet, { $siberia-worker-any } toute couleur
    - trait entre deux signes : vous n’en gagnez qu’un
    - { $siberia-draw } carte du dessus, { $siberia-draft } piochez 2, gardez 1, { $siberia-take } carte visible, { $siberia-sweep } balayer, { $siberia-play } jouer 1 carte
    - { $siberia-item } objet, { $siberia-meteorite } météorite, { $siberia-quest } quête, { $siberia-character } personnage, { $siberia-companion } compagnon ; avec un plus, une carte visible
    - { $siberia-move } se déplacer, { $siberia-gather } collecter, { $siberia-refresh } récupérer, { $siberia-rescue-card } rappeler une carte, { $siberia-rescue-worker } rappeler un ouvrier, { $siberia-activate } activer, { $siberia-borrow } 1 bénéfice d’un lieu adjacent
    - { $siberia-solve } résoudre, { $siberia-vanquish } vaincre, { $siberia-destroy } corruption remise dans le sac, { $siberia-upgrade } améliorer, { $siberia-meld } fusionner, { $siberia-boast } se vanter
    - anneau à six côtés : seulement près de votre mecha
    - signe sur plaque sombre : le bénéfice sous la corruption. Sans plaque, il est dégagé.
    - rangée du bas : la corruption. Le grand jeton au bord clair est au sommet. Dentelé et orange coûte de la puissance, rond et turquoise de la ruse, le cœur un mélange.
    - rayé : face cachée, avec sa case comme n4 et son plan
    - h1 à h5 : cartes visibles, avec code, couleur, type et valeur de base
    - mechas : couleur et signe de leur joueur, { $siberia-automa } l’Automa
    - { $siberia-glory } gloire placée. Au-dessous : ce qui reste de la pioche, du sac et des plans.
    { "" }**Les cartes**
    - forme au bord gauche : la couleur de la carte et de l’ouvrier
    - { $siberia-discard } défausser, { $siberia-trash } éliminer. Le prix précède une petite flèche.
    - étiquette sombre : ce qu’il faut (2+), ce qui compte (×), ce qui est attendu (!)
    - plaque sombre : le lieu d’une quête. Pièce : ce que vaut l’objet amélioré.
    { "" }**Nouveau et maintenant**
    - cadre blanc : nouveau à ce tour ou au précédent. Flèches : le chemin du mecha.
    - or : à choisir maintenant ; autour d’un mecha : c’est le tour de ce joueur

## In one minute

siberia-minute =
    { "" }**But :** avoir le plus de $. Explorez avec votre mecha, jouez des cartes et placez de la gloire.
    { "" }**Votre tour :** votre jeton couvre Se déplacer, Jouer ou Collecter ; vous faites les deux autres. Une carte donne sa valeur de base et, avec un ouvrier, sa capacité. Récupérer, à la place, rend cartes et ouvriers.
    { "" }**Points :** pièces, 5 à 10 $ par jeton gloire (plus avec des quêtes résolues), objets améliorés, 2 $ par corruption. Se vanter place la gloire : 4 quêtes résolues, 7 ouvriers, etc. Le quatrième jeton lance la fin.
siberia-minute-token = Deux actions sur trois
siberia-minute-token-note = Votre jeton en couvre une ; récupérer rend tout
siberia-minute-explore = Explorer et collecter
siberia-minute-explore-note = 1 à 3 pas. Le plan est à vous ; la corruption couvre un bénéfice
siberia-minute-play = Jouer des cartes
siberia-minute-play-note = Valeur de base ; avec l’ouvrier de sa couleur, la capacité
siberia-minute-points = Points en $
siberia-minute-coins = chaque pièce
siberia-minute-glory = chaque jeton gloire
siberia-minute-items = chaque objet amélioré
siberia-minute-corruption = chaque corruption
siberia-key-power = corruption au sommet : prix en force
siberia-key-guile = prix en ruse ; sombre : dessous
siberia-key-heart = le cœur : force et ruse mêlées
siberia-key-covered = bénéfice sous la corruption
siberia-key-down = lieu face cachée avec un plan
siberia-key-hole = carte visible : couleur, type, valeur
siberia-key-base = camp de base
siberia-key-way = chemin d’un mecha
siberia-key-new = nouveau ce tour ou le précédent
siberia-key-now = à choisir maintenant
siberia-key-turn = c’est le tour de ce joueur
siberia-key-quest = une de vos quêtes se résout ici
siberia-key-glory = gloire : placée, encore à placer
siberia-key-met = catégorie atteinte : se vanter
siberia-key-adjacent = anneau : seulement l’adjacent
siberia-key-take = prendre une carte visible de ce type
siberia-key-or = l’un des deux
siberia-key-then = payez ce qui précède, gagnez la suite
siberia-key-holds = condition : au moins 2
siberia-key-each = pour chacun
siberia-key-whenever = chaque fois que
siberia-key-change = règle changée pour vous
siberia-key-hand = cartes en main
siberia-key-explore = exploration
siberia-key-colour = couleur de la carte et de l’ouvrier
siberia-key-solo = piste de l’Automa ; étoile : gloire
siberia-key-token = jeton action sur l’action couverte

## Why a hint advises a move

siberia-because-coins = vous avez alors { $number } $ en pièces, objets et corruption{ $otherwise ->
    [-1] {""}
   *[other] {", sinon "}{ $otherwise }
}
siberia-because-glory = vos jetons gloire comptent plus
siberia-because-finish = { $instead ->
    [nobody] vous posez votre dernier jeton gloire, et la fin commence
   *[other] vous posez votre dernier jeton gloire avec { $number } d’avance sur { $rival }, et la fin commence
}
siberia-because-nearer-quests = « { siberia-category-quests } » est plus près de la gloire
siberia-because-nearer-meteorites = « { siberia-category-meteorites } » est plus près de la gloire
siberia-because-nearer-items = « { siberia-category-items } » est plus près de la gloire
siberia-because-nearer-heart = « { siberia-category-heart } » est plus près de la gloire
siberia-because-nearer-corruption = « { siberia-category-corruption } » est plus près de la gloire
siberia-because-nearer-cards = « { siberia-category-cards } » est plus près de la gloire
siberia-because-nearer-workers = « { siberia-category-workers } » est plus près de la gloire
siberia-because-power = vous avez alors { $number } de puissance{ $otherwise ->
    [-1] {""}
   *[other] {", sinon "}{ $otherwise }
}
siberia-because-guile = vous avez alors { $number } de ruse{ $otherwise ->
    [-1] {""}
   *[other] {", sinon "}{ $otherwise }
}
siberia-because-cards = vos cartes et vos ouvriers valent plus
siberia-because-refresh = les trois actions sont libres à votre prochain tour
siberia-because-pending = ce que cela commence rapporte plus
siberia-because-rest = les actions qui restent dans ce tour rapportent plus
siberia-because-place = le mecha est mieux placé pour les prochains tours
siberia-because-lead = vous finissez avec plus d’avance
