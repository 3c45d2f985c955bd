## What effects bring: each part begins with a small letter, as it may stand inside a sentence

siberia-effect-gain = { $what ->
    [power] { $count } Stärke
    [coin] { $count } $
   *[guile] { $count } List
}
siberia-effect-per = { $gain } für { $each } (höchstens { $most })
siberia-effect-maps = { $count ->
    [one] { $count } Landkarte
   *[other] { $count } Landkarten
}
siberia-effect-corruption = { $count } Verderbnis aus dem Beutel
siberia-effect-worker = 1 { $colours } Arbeiter
siberia-effect-worker-or = { $first } oder { $rest }
siberia-effect-worker-colour = { $colour ->
    [red] roter
    [blue] blauer
    [green] grüner
    [yellow] gelber
   *[purple] lila
}
siberia-effect-worker-basic = 1 Arbeiter, nicht lila
siberia-effect-worker-any = 1 beliebiger Arbeiter
siberia-effect-draw = { $count ->
    [1] nimm die oberste Karte vom Stapel
   *[other] nimm die obersten { $count } Karten vom Stapel
}
siberia-effect-draft = ziehe 2, behalte 1
siberia-effect-take = nimm { $card }
siberia-effect-sweep = räume offene Karten ab
siberia-effect-play = spiele 1 { $card } aus
siberia-effect-move = bewege dich
siberia-effect-move-to = bewege dich bis zu { $steps } Schritte
siberia-effect-gather = sammle hier
siberia-effect-refresh = frische Karten und Arbeiter auf
siberia-effect-rescue = hole { $card } zurück
siberia-effect-rescue-worker = hole einen Arbeiter zurück
siberia-effect-rescue-worker-on = hole den Arbeiter zurück, der auf dieser Karte steht: { $card }
siberia-effect-activate = aktiviere { $card }
siberia-effect-activate-row = aktiviere { $card } in deiner Reihe
siberia-effect-activate-previous = aktiviere die vorherige Karte
siberia-effect-borrow = 1 Vorteil eines angrenzenden Ortes
siberia-effect-solve = löse eine Quest
siberia-effect-solve-less = löse eine Quest für { $count } weniger
siberia-effect-vanquish = bezwinge { $most ->
    [0] Verderbnis
    [1] { $most } Verderbnis
   *[other] bis zu { $most } Verderbnis
}{ $where ->
    [adjacent] {" "}an einem angrenzenden Ort
   *[here] {""}
}{ $less ->
    [0] {""}
   *[other] , die erste kostet { $less } weniger
}
siberia-effect-destroy = { $where ->
    [adjacent] lege die oberste Verderbnis eines angrenzenden Ortes in den Beutel zurück
   *[here] lege die oberste Verderbnis in den Beutel zurück
}
siberia-effect-upgrade = werte einen Gegenstand auf
siberia-effect-meld = verschmilz einen Meteoriten
siberia-effect-boast = prahle
siberia-effect-all = { $first }; { $rest }
siberia-effect-then = { $first }, dann { $rest }
siberia-effect-then-if = { $first }, dann, { $rest }
siberia-effect-or = { $first } ODER { $rest }
siberia-effect-brackets = ({ $effect })
siberia-effect-pay = { $cost }: { $effect }
siberia-effect-if = { $condition }: { $effect }

## What is counted, after “for”

siberia-each = { $count ->
    [glory] jeden gesetzten Ruhmmarker
    [melded] jeden verschmolzenen Meteoriten
    [solved] jede gelöste Quest
    [upgraded] jeden aufgewerteten Gegenstand
    [maps] jede Landkarte
    [corruption] jeden deiner Verderbnismarker
    [hand] jede Karte auf deiner Hand
    [idle] jeden verfügbaren Arbeiter
   *[here] jeden Verderbnismarker hier
}
siberia-each-in-row = { $cards } in deiner Reihe
siberia-each-staffed = { $cards } mit Arbeiter in deiner Reihe

## Cards by type and colour

siberia-kind = { $type ->
    [card] Karte
    [item] Gegenstand
    [meteorite] Meteoriten
    [quest] Quest
    [character] Charakter
   *[companion] Gefährten
}
siberia-kind-coloured = { $colour ->
    [red] { $type ->
        [card] rote Karte
        [item] roten Gegenstand
        [meteorite] roten Meteoriten
        [quest] rote Quest
        [character] roten Charakter
       *[companion] roten Gefährten
    }
    [blue] { $type ->
        [card] blaue Karte
        [item] blauen Gegenstand
        [meteorite] blauen Meteoriten
        [quest] blaue Quest
        [character] blauen Charakter
       *[companion] blauen Gefährten
    }
    [green] { $type ->
        [card] grüne Karte
        [item] grünen Gegenstand
        [meteorite] grünen Meteoriten
        [quest] grüne Quest
        [character] grünen Charakter
       *[companion] grünen Gefährten
    }
    [yellow] { $type ->
        [card] gelbe Karte
        [item] gelben Gegenstand
        [meteorite] gelben Meteoriten
        [quest] gelbe Quest
        [character] gelben Charakter
       *[companion] gelben Gefährten
    }
   *[purple] { $type ->
        [card] lila Karte
        [item] lila Gegenstand
        [meteorite] lila Meteoriten
        [quest] lila Quest
        [character] lila Charakter
       *[companion] lila Gefährten
    }
}
siberia-kind-one = { $type ->
    [card] eine Karte
    [item] einen Gegenstand
    [meteorite] einen Meteoriten
    [quest] eine Quest
    [character] einen Charakter
   *[companion] einen Gefährten
}
siberia-kind-one-coloured = { $type ->
    [card] eine
    [item] einen
    [meteorite] einen
    [quest] eine
    [character] einen
   *[companion] einen
} { $kind }
siberia-kind-each = { $type ->
    [card] jede
    [item] jeden
    [meteorite] jeden
    [quest] jede
    [character] jeden
   *[companion] jeden
} { $kind }
siberia-kind-face-up = { $type ->
    [card] eine offene
    [item] einen offenen
    [meteorite] einen offenen
    [quest] eine offene
    [character] einen offenen
   *[companion] einen offenen
} { $kind }
siberia-kind-adjacent = { $type ->
    [card] eine angrenzende offene
    [item] einen angrenzenden offenen
    [meteorite] einen angrenzenden offenen
    [quest] eine angrenzende offene
    [character] einen angrenzenden offenen
   *[companion] einen angrenzenden offenen
} { $kind }

## Costs and conditions

siberia-and = { $first } und { $rest }
siberia-cost-pay = zahle { $what }
siberia-cost-discard = { $count ->
    [one] wirf { $count } Karte ab
   *[other] wirf { $count } Karten ab
}
siberia-cost-trash = { $count ->
    [one] entferne { $count } Karte
   *[other] entferne { $count } Karten
}
siberia-cost-both = { $first }, { $rest }
siberia-if-region = { $region ->
    [S] im Süden
    [C] in der Mitte
   *[N] im Norden
}
siberia-if-clean = wenn hier keine Verderbnis mehr liegt
siberia-if-least = { $what ->
    [glory] wenn du { $least }+ Ruhm gesetzt hast
    [melded] wenn du { $least }+ verschmolzen hast
    [solved] wenn du { $least }+ Quests gelöst hast
   *[maps] wenn du { $least }+ Landkarten hast
}
siberia-if-previous-type = wenn die vorherige Karte { $type ->
    [item] ein Gegenstand
    [meteorite] ein Meteorit
    [quest] eine Quest
    [character] ein Charakter
   *[companion] ein Gefährte
} ist
siberia-if-previous-colour = wenn die vorherige Karte { $colour ->
    [red] rot
    [blue] blau
    [green] grün
    [yellow] gelb
   *[purple] lila
} ist
siberia-if-previous = wenn die vorherige Karte { $colour ->
    [red] rot
    [blue] blau
    [green] grün
    [yellow] gelb
   *[purple] lila
} ist und { $type ->
    [item] ein Gegenstand
    [meteorite] ein Meteorit
    [quest] eine Quest
    [character] ein Charakter
   *[companion] ein Gefährte
}

## Ongoing parts

siberia-ongoing = immer wenn { $event }{ $once ->
    [yes] {" "}(einmal pro Zug)
   *[no] {""}
}: { $effect }
siberia-whenever = { $moment ->
    [gain-power] du Stärke bekommst
    [gain-guile] du List bekommst
    [gain-map] du eine Landkarte bekommst
    [gain-worker] du einen Arbeiter bekommst
    [gain-corruption] du Verderbnis bekommst
    [explore] du erkundest
    [tuck-quest] du eine Quest löst
    [tuck-item] du einen Gegenstand aufwertest
    [tuck-meteorite] du einen Meteoriten verschmilzt
   *[rescue] du eine Karte oder einen Arbeiter zurückholst
}
siberia-whenever-play = du { $card } ausspielst
siberia-whenever-gain = du { $card } bekommst
siberia-ongoing-anytime = jederzeit in deinem Zug, zahle 1 Landkarte: { $effect }
siberia-ongoing-wild = { $rule ->
    [wild_worker] { $colour ->
        [red] rote Arbeiter passen auf jede Karte
        [blue] blaue Arbeiter passen auf jede Karte
        [green] grüne Arbeiter passen auf jede Karte
        [yellow] gelbe Arbeiter passen auf jede Karte
       *[purple] lila Arbeiter passen auf jede Karte
    }
   *[wild_card] { $colour ->
        [red] jeder Arbeiter passt auf rote Karten
        [blue] jeder Arbeiter passt auf blaue Karten
        [green] jeder Arbeiter passt auf grüne Karten
        [yellow] jeder Arbeiter passt auf gelbe Karten
       *[purple] jeder Arbeiter passt auf lila Karten
    }
}
siberia-ongoing-to-hand = Karten, die du bekommst, darfst du auf die Hand nehmen
siberia-ongoing-number = { $rule ->
    [move_range] deine Reichweite ist um { $count } größer
    [vanquish_discount] die erste Verderbnis jedes Bezwingens kostet { $count } weniger
    [first_of_colour_discount] bei jedem Bezwingen kostet die erste Verderbnis jeder Farbe { $count } weniger
    [solve_discount] Quests kosten { $count } weniger
   *[tuck_limit] du darfst { $count } gelöste Quests, { $count } aufgewertete Gegenstände und { $count } verschmolzene Meteoriten haben
}

## Cards, locations and tokens

siberia-card = { $id } { $name }
siberia-card-titled = { $card } ({ $colour ->
    [red] { $type ->
        [item] roter Gegenstand
        [meteorite] roter Meteorit
        [character] roter Charakter
       *[companion] roter Gefährte
    }
    [blue] { $type ->
        [item] blauer Gegenstand
        [meteorite] blauer Meteorit
        [character] blauer Charakter
       *[companion] blauer Gefährte
    }
    [green] { $type ->
        [item] grüner Gegenstand
        [meteorite] grüner Meteorit
        [character] grüner Charakter
       *[companion] grüner Gefährte
    }
    [yellow] { $type ->
        [item] gelber Gegenstand
        [meteorite] gelber Meteorit
        [character] gelber Charakter
       *[companion] gelber Gefährte
    }
   *[purple] { $type ->
        [item] lila Gegenstand
        [meteorite] lila Meteorit
        [character] lila Charakter
       *[companion] lila Gefährte
    }
})
siberia-card-quest-titled = { $card } ({ $colour ->
    [red] rote Quest
    [blue] blaue Quest
    [green] grüne Quest
    [yellow] gelbe Quest
   *[purple] lila Quest
}, Ort { $number })
siberia-card-core = Grundwert: { $core }
siberia-core-grows = { $core } ({ $more })
siberia-core-more = { $by ->
    [glory] +{ $gain } ab { $least } gesetztem Ruhm
   *[melded] +{ $gain } ab { $least } verschmolzen
}
siberia-card-ability = { $colour ->
    [red] Roter Arbeiter: { $effect }
    [blue] Blauer Arbeiter: { $effect }
    [green] Grüner Arbeiter: { $effect }
    [yellow] Gelber Arbeiter: { $effect }
   *[purple] Lila Arbeiter: { $effect }
}
siberia-card-ongoing = Dauerwirkung: { $effect }
siberia-card-ongoing-short = dauernd: { $effect }
siberia-worth-item = aufgewertet: { $worth }
siberia-worth-meteorite = verschmolzen: { $effect }
siberia-worth-quest = gelöst für { $cost }: { $benefit }
siberia-card-value = Aufgewertet: { $worth } wert
siberia-card-bonus = Verschmelzungsbonus: { $effect }
siberia-card-quest = Ort { $number } { $region ->
    [S] Süden
    [C] Mitte
   *[N] Norden
}, kostet { $cost }, bringt: { $benefit }
siberia-place-covered = abgedeckt: { $effect }
siberia-from = { $source }: { $effect }
siberia-from-core = Grundwert
siberia-from-place = { $number } { $name }
siberia-from-mech = { $name }
siberia-from-cell = { $cell } (verdeckt, { $region ->
    [S] Süden
    [C] Mitte
   *[N] Norden
})
siberia-from-base = Basislager
siberia-token = { $what ->
    [power] orange { $value }
    [guile] türkis { $value }
   *[heart] das Herz ({ $value })
}
siberia-actions-move = Bewegen
siberia-actions-play = Ausspielen
siberia-actions-gather = Sammeln
siberia-category-quests = Gelöste Quests
siberia-category-meteorites = Verschmolzene Meteoriten
siberia-category-items = Aufgewertete Gegenstände
siberia-category-heart = Das Herz
siberia-category-corruption = Verderbnis
siberia-category-cards = Karten unter deiner Kontrolle
siberia-category-workers = Arbeiter oder Landkarten
siberia-unknown = { $region ->
    [S] ein Ort des Südens, noch verdeckt
    [C] ein Ort der Mitte, noch verdeckt
   *[N] ein Ort des Nordens, noch verdeckt
}: bringt seine Landkarte, dann wird seine Verderbnis gezogen
siberia-nothing = nichts
siberia-listed = { $first }, { $rest }
siberia-beside = { $first } · { $rest }
siberia-again = { $effect } ({ $number })
siberia-ids = { $ids }

## Table

siberia-about = Erkunde Sibirien im Mech, spiele Karten, sammle Ruhm.
siberia-length = etwa 25 Züge für jeden, zwei bis drei Wochen · viel zu lernen
siberia-option-level = Automa (nur für einen Spieler): { $value }
siberia-option-level-null = Automa-Stufe 2, wenn du allein spielst
siberia-option-level-1 = Automa-Stufe 1: Verlorene Patrouille
siberia-option-level-1-about = Nur, wenn eine Person allein spielt
siberia-option-level-2 = Automa-Stufe 2: Rivalisierende Schürfer
siberia-option-level-2-about = Nur, wenn eine Person allein spielt
siberia-option-level-3 = Automa-Stufe 3: Kaiserliche Vermesser
siberia-option-level-3-about = Nur, wenn eine Person allein spielt
siberia-option-level-4 = Automa-Stufe 4: Eiserne Karawane
siberia-option-level-4-about = Nur, wenn eine Person allein spielt
siberia-option-level-5 = Automa-Stufe 5: Der Kult des Einschlags
siberia-option-level-5-about = Nur, wenn eine Person allein spielt
siberia-scope-solo = Solo
siberia-source-coins = Münzen
siberia-source-glory = Ruhm
siberia-source-items = aufgewertete Gegenstände
siberia-source-corruption = Verderbnis
siberia-reason-glory = { $tokens ->
    [one] { $tokens } Ruhmesmarker zu { $each }
   *[other] { $tokens } Ruhmesmarker zu je { $each }
}: { $points }
siberia-reason-items = { $items ->
    [one] { $items } aufgewerteter Gegenstand
   *[other] { $items } aufgewertete Gegenstände
}: { $points }
siberia-reason-corruption = { $corruption } Verderbnismarker: { $points }
siberia-ahead-tie = { $first } vor { $second }: { $count } über alle Ruhmkategorien gegen { $other }.
siberia-tie-tie = bei Gleichstand: { $count } über alle Ruhmkategorien
siberia-notation-place = Auf dieser Karte gibt es keinen Ort „{ $text }“.
siberia-rival-automa = Die Automa

## Questions

siberia-ask-token = { $spot ->
    [blank] Welche Aktion deckt dein Marker in diesem Zug ab? Die anderen beiden führst du aus.
    [move] Dein Marker verlässt Bewegen: auf Ausspielen, Sammeln oder Auffrischen?
    [play] Dein Marker verlässt Ausspielen: auf Bewegen, Sammeln oder Auffrischen?
   *[gather] Dein Marker verlässt Sammeln: auf Bewegen, Ausspielen oder Auffrischen?
}
siberia-ask-action = { $only ->
    [move] Noch auszuführen: Bewegen. Wohin geht dein Mech?
    [play] Noch auszuführen: Ausspielen. Welche Karte spielst du aus?
    [gather] Noch auszuführen: Sammeln. Dabei wird etwas aufgedeckt: Frühere Schritte lassen sich danach nicht mehr zurücknehmen.
   *[none] Noch auszuführen: { $actions }. Was kommt jetzt?
}
siberia-ask-move = Du darfst dich bewegen ({ $source }). Wohin geht dein Mech?
siberia-ask-card = Du darfst eine Karte von deiner Hand ausspielen ({ $source }). Welche?
siberia-ask-part = { $card }. { $core-open ->
    [yes] Grundwert: { $core }.
    [full] Der Grundwert, { $core }, würde dir jetzt nichts bringen.
   *[no] Den Grundwert hast du bekommen.
} { $worker-open ->
    [yes] { $colour ->
        [red] Mit einem roten Arbeiter: { $does }.
        [blue] Mit einem blauen Arbeiter: { $does }.
        [green] Mit einem grünen Arbeiter: { $does }.
        [yellow] Mit einem gelben Arbeiter: { $does }.
       *[purple] Mit einem lila Arbeiter: { $does }.
    }
    [none] Du hast keinen verfügbaren Arbeiter dafür.
   *[no] Der Arbeiter ist eingesetzt.
} Was kommt als Nächstes?
siberia-ask-gather = Du darfst hier sammeln ({ $source }). Möchtest du?
siberia-ask-refresh = Du darfst alle aktiven Karten und ihre Arbeiter zurücknehmen ({ $source }). Möchtest du?
siberia-ask-order = { $why ->
    [all] Mehrere Teile ({ $source }): Welcher kommt als Nächstes?
    [bonuses] Welchen Verschmelzungsbonus bekommst du als Nächstes?
   *[whenevers] Mehrere Karten bringen dir jetzt etwas. Welche kommt als Nächstes?
}
siberia-ask-benefit = Du sammelst am Ort { $source }. Welcher Vorteil kommt als Nächstes?
siberia-ask-side = { $source }: Wähle eins.
siberia-ask-draw = Als Nächstes ({ $source }): { $effect }. Weiter?
siberia-ask-pay = { $source }: { $cost }, dafür: { $effect }. Möchtest du?
siberia-ask-discard = { $source }: Welche Karte deiner Hand wirfst du ab? { $count ->
    [one] Noch { $count } Karte ist abzuwerfen.
   *[other] Noch { $count } Karten sind abzuwerfen.
}
siberia-ask-trash = { $source }: Welche Karte entfernst du aus dem Spiel? { $count ->
    [one] Noch { $count } Karte ist zu entfernen.
   *[other] Noch { $count } Karten sind zu entfernen.
}
siberia-ask-sure = { $how ->
    [discard] { $card } ist eine der zwei Karten, mit denen du begonnen hast. Wirfst du sie wirklich ab?
   *[trash] { $card } ist eine der zwei Karten, mit denen du begonnen hast. Entfernst du sie wirklich aus dem Spiel?
}
siberia-ask-worker = Du bekommst einen Arbeiter ({ $source }). In welcher Farbe?
siberia-ask-take = Du darfst eine offene Karte nehmen ({ $source }). Welche?
siberia-ask-draft = Du hast zwei Karten gezogen. Welche behältst du?
siberia-ask-put = Du bekommst { $source }. Kommt die Karte auf deine Hand oder in deine Reihe?
siberia-ask-sweep = Du darfst offene Karten abräumen, die dann durch neue ersetzt werden ({ $source }). Welche?
siberia-ask-rescue = Du darfst eine aktive Karte auf deine Hand zurückholen ({ $source }). Welche?
siberia-ask-release = Du darfst einen Arbeiter von einer aktiven Karte zurückholen ({ $source }). Von welcher?
siberia-ask-activate = Du darfst eine Karte aktivieren ({ $source }). Welche?
siberia-ask-borrow = Du darfst 1 Vorteil eines angrenzenden Ortes nehmen ({ $source }). Welchen?
siberia-ask-solve = Du darfst eine Quest dieses Ortes lösen ({ $source }). Welche?
siberia-ask-vanquish = { $taken ->
    [0] Du darfst bezwingen: Zahle für die oberste Verderbnis und bekomme sie ({ $source }). Möchtest du?
   *[other] { $source }: Du darfst auch für die nächste Verderbnis zahlen (bisher { $taken } genommen). Möchtest du?
}
siberia-ask-destroy = Du darfst Verderbnis in den Beutel zurücklegen ({ $source }). Von wo?
siberia-ask-upgrade = Du darfst einen Gegenstand aufwerten ({ $source }). Welchen?
siberia-ask-meld = Du darfst einen Meteoriten verschmelzen und bekommst alle deine Verschmelzungsboni ({ $source }). Welchen?
siberia-ask-boast = Du darfst prahlen: Setze einen Ruhmmarker auf eine Kategorie, die du erreicht hast ({ $source }). Welche?
siberia-ask-end = { $maps ->
    [yes] Es bleibt nichts zu tun. Nutzt du eine Landkarte, oder beendest du deinen Zug?
   *[no] Es bleibt nichts zu tun. Beendest du deinen Zug?
}
siberia-why-token = { $spot ->
    [blank] { "" }
   *[other] Die anderen beiden führst du aus. Auffrischen holt Karten und Arbeiter zurück.
}
siberia-why-action = { $order ->
    [elsewhere] Die Reihenfolge ist frei: Nach dem Bewegen sammelst du anderswo als davor.
    [free] Die Reihenfolge ist frei.
   *[none] Eine andere Aktion ist gerade nicht möglich.
}
siberia-about-finish = { $rest ->
    [none] { "" }
   *[other] Wenn du den Rest auslässt, entgeht dir: { $rest }.
}
siberia-rest-core = Grundwert, { $gain }
siberia-rest-worker = einen Arbeiter einsetzen
siberia-why-move = Einen verdeckten Ort zu erkunden bringt seine Landkarte; wo du endest, kannst du sammeln und Quests lösen.
siberia-why-card = Sie bringt ihren Grundwert und mit einem Arbeiter ihrer Farbe ihre Fähigkeit.
siberia-why-gather = Du bekommst jeden Vorteil deines Ortes, den keine Verderbnis abdeckt.
siberia-why-refresh = Dann kannst du sie wieder ausspielen; ihre Dauerwirkungen enden.
siberia-why-order = Jeder Teil wird ganz ausgeführt, bevor der nächste kommt.
siberia-why-benefit = Du bekommst jeden davon einmal, in beliebiger Reihenfolge.
siberia-why-side = Du bekommst nur dieses eine.
siberia-why-draw = Dabei wird etwas aufgedeckt; bis dahin kannst du deine Schritte noch zurücknehmen.
siberia-why-pay = Verzichtest du, behältst du, was es kosten würde.
siberia-why-discard = Sie kommt ohne Wirkung in deine aktive Reihe und beim Auffrischen zurück.
siberia-why-trash = Sie ist für die ganze Partie weg.
siberia-why-worker = Ein Arbeiter passt nur auf Karten seiner Farbe; 7 Arbeiter sind eine Ruhmkategorie.
siberia-why-take = Aus deiner Reihe bringt sie ein Auffrischen auf deine Hand, zum Ausspielen.
siberia-why-draft = Die andere kommt offen auf den Abräumstapel.
siberia-why-put = Von der Hand kannst du sie gleich ausspielen; in der Reihe wartet sie aufs Auffrischen.
siberia-why-rescue = Du kannst sie wieder ausspielen; ein Arbeiter darauf kommt auch zurück.
siberia-why-release = Du kannst ihn auf eine andere Karte seiner Farbe einsetzen.
siberia-why-activate = Du bekommst keinen Grundwert und brauchst keinen Arbeiter.
siberia-why-borrow = Du bekommst ihn, als stünde er an deinem Ort.
siberia-why-solve = Mit 3 gelösten Quests zählt jeder Ruhmmarker 10 $ statt 5 $; 4 sind eine Ruhmkategorie.
siberia-why-vanquish = Jeder Marker zählt 2 $, 7 sind eine Ruhmkategorie; der letzte macht den abgedeckten Vorteil frei.
siberia-why-destroy = Niemand bekommt sie; die letzte macht den abgedeckten Vorteil frei.
siberia-why-upgrade = Er verlässt deine Karten: Münzen am Ende, Dauerwirkung bleibt; 4 sind eine Ruhmkategorie.
siberia-why-meld = Er ist dann keine Karte mehr; 4 verschmolzene Meteoriten sind eine Ruhmkategorie.
siberia-why-boast = Jeder zählt am Ende 5 bis 10 $; der 4. Marker eines Spielers leitet das Ende ein.
siberia-choose-action = was tust du?
siberia-choose-action-map = wofür?
siberia-choose-what-map = wofür?
siberia-choose-group = welche Art?
siberia-choose-what = was davon?
siberia-choose-what-sweep-some = welche?
siberia-choose-what-sweep-many = welche?
siberia-choose-what-go = wohin?
siberia-choose-what-and-then = was tust du?
siberia-choose-what-go-and-then = was tust du?
siberia-choose-what-play-and-then = was tust du?
siberia-choose-what-gather-and-then = was tust du?
siberia-choose-what-play = welche Karte?
siberia-choose-what-take = welche Karte?
siberia-choose-what-keep = welche Karte?
siberia-choose-what-activate = welche Karte?
siberia-choose-what-upgrade = welche Karte?
siberia-choose-what-meld = welche Karte?
siberia-choose-what-discard = welche Karte?
siberia-choose-what-trash = welche Karte?
siberia-choose-what-rescue = welche Karte?
siberia-action-go = Bewegen
siberia-action-move = Bewegen
siberia-action-play = Ausspielen
siberia-action-gather = Sammeln
siberia-action-destroy = In den Beutel
siberia-action-vanquish = Bezwingen
siberia-action-solve = Lösen
siberia-action-take = Karte nehmen
siberia-action-keep = Karte behalten
siberia-action-activate = Aktivieren
siberia-action-upgrade = Aufwerten
siberia-action-meld = Verschmelzen
siberia-action-discard = Abwerfen
siberia-action-trash = Entfernen
siberia-action-rescue = Karte zurückholen
siberia-action-release = Arbeiter zurückholen
siberia-action-borrow = Vorteil
siberia-action-sweep-some = Eine oder zwei Karten abräumen
siberia-action-sweep-many = Drei oder mehr Karten abräumen
siberia-action-boast = Prahlen
siberia-action-cover-move-and-then = Bewegen abdecken und weiter
siberia-action-cover-play-and-then = Ausspielen abdecken und weiter
siberia-action-cover-gather-and-then = Sammeln abdecken und weiter
siberia-action-cover-play-go-and-then = Ausspielen abdecken und bewegen
siberia-action-cover-gather-go-and-then = Sammeln abdecken und bewegen
siberia-action-stay-and-then = Erst hier bleiben
siberia-action-go-and-then = Bewegen und weiter
siberia-action-play-and-then = Ausspielen und weiter
siberia-action-gather-and-then = Sammeln und weiter
siberia-action-map = Landkarte nutzen
siberia-action-and-then = Mehrere Schritte auf einmal
siberia-group-start = Charaktere und Gefährten
siberia-group-item = Gegenstände
siberia-group-meteorite = Meteoriten
siberia-group-quest-S = Quests des Südens
siberia-group-quest-C = Quests der Mitte
siberia-group-quest-N = Quests des Nordens

## Moves, as buttons and options say them

siberia-move-cover = { $action-code ->
    [move] Bewegen abdecken
    [play] Ausspielen abdecken
   *[gather] Sammeln abdecken
}
siberia-move-refresh = Auffrischen
siberia-move-go = Nach { $place }
siberia-detail-go = { $benefits }
siberia-move-play = { $card }
siberia-detail-play = { $core-value } · { $does }
siberia-move-gather = Hier sammeln
siberia-move-core = Grundwert bekommen
siberia-move-staff = { $core ->
    [yes] { $colour ->
        [red] Grundwert, dann roter Arbeiter
        [blue] Grundwert, dann blauer Arbeiter
        [green] Grundwert, dann grüner Arbeiter
        [yellow] Grundwert, dann gelber Arbeiter
       *[purple] Grundwert, dann lila Arbeiter
    }
   *[no] { $colour ->
        [red] Roten Arbeiter einsetzen
        [blue] Blauen Arbeiter einsetzen
        [green] Grünen Arbeiter einsetzen
        [yellow] Gelben Arbeiter einsetzen
       *[purple] Lila Arbeiter einsetzen
    }
}
siberia-move-done = Fertig mit dieser Karte
siberia-move-pick = { $effect }
siberia-move-in-order = In der angegebenen Reihenfolge
siberia-move-pay = Ja, zahlen
siberia-move-skip = Nein, weiter
siberia-move-discard = { $card }
siberia-move-trash = { $card }
siberia-move-sure = Ja, diese Karte
siberia-move-rather = Nein, eine andere
siberia-move-recruit = { $colour ->
    [red] Rot (Soldat)
    [blue] Blau (Ingenieur)
    [green] Grün (Entdecker)
    [yellow] Gelb (Händler)
   *[purple] Lila (Besessener)
}
siberia-move-take = { $card }
siberia-detail-take = { siberia-detail-play }
siberia-move-keep = { $card }
siberia-detail-keep = { siberia-detail-play }
siberia-move-put = { $where ->
    [hand] Auf die Hand
   *[row] In die Reihe
}
siberia-move-sweep = Abräumen: { $cards }
siberia-move-rescue = { $card }
siberia-move-release = { $card }
siberia-move-activate = { $card }
siberia-detail-activate = { $does }
siberia-move-borrow = { $place }: { $effect }
siberia-move-solve = { $card } für { $price }
siberia-detail-solve = bringt: { $benefit }
siberia-move-vanquish = { $place }: { $price } zahlen
siberia-move-destroy = { $place }
siberia-move-upgrade = { $card }
siberia-detail-upgrade = { $does }
siberia-move-meld = { $card }
siberia-detail-meld = { $does }
siberia-move-boast = { $category }
siberia-move-spend-map = Landkarte nutzen: { $gain ->
    [power] 1 Stärke
    [coin] 1 $
   *[guile] 1 List
}
siberia-move-end = Zug beenden
siberia-move-finish = Genug, Zug beenden
siberia-caveat-forfeits = { $action ->
    [move] bisher ohne Bewegen
    [play] bisher ohne Ausspielen
    [gather] bisher ohne Sammeln
   *[both] bisher ohne beide
}
siberia-caveat-idle = { $ongoing ->
    [yes] nur der dauernde Teil wirkt jetzt
   *[no] die Fähigkeit bewirkt jetzt nichts
}
siberia-caveat-core = ohne Grundwert
siberia-caveat-maps = mit Landkarten bezahlbar

## Was sich nicht zurücknehmen lässt, bei der Nachfrage

siberia-warning-explored = Du erkundest einen verdeckten Ort: Er wird aufgedeckt, und Verderbnis wird dafür gezogen.
siberia-warning-got-corruption = Du ziehst Verderbnis aus dem Beutel.
siberia-warning-got-card = Du ziehst eine Karte vom Nachziehstapel.
siberia-warning-drafted = Du ziehst zwei Karten vom Nachziehstapel und behältst eine davon.
siberia-warning-refilled = Auf einem Kartenplatz wird eine neue Karte aufgedeckt.
siberia-warning-reshuffled = Der Abräumstapel wird gemischt und zum neuen Nachziehstapel.

## Several moves as one answer: each begins with a small letter, as it may follow others

siberia-line-next = { $first }, { $rest }
siberia-line-coming = dann { $effect }
siberia-change = { $gained ->
    [yes] +
   *[no] {""}
}{ $what ->
    [power] { $count } Stärke
    [guile] { $count } List
    [coins] { $count } $
    [maps] { $count ->
        [one] { $count } Landkarte
       *[other] { $count } Landkarten
    }
    [corruption] { $count } Verderbnis
    [red] { $count ->
        [one] { $count } roter Arbeiter
       *[other] { $count } rote Arbeiter
    }
    [blue] { $count ->
        [one] { $count } blauer Arbeiter
       *[other] { $count } blaue Arbeiter
    }
    [green] { $count ->
        [one] { $count } grüner Arbeiter
       *[other] { $count } grüne Arbeiter
    }
    [yellow] { $count ->
        [one] { $count } gelber Arbeiter
       *[other] { $count } gelbe Arbeiter
    }
   *[purple] { $count ->
        [one] { $count } lila Arbeiter
       *[other] { $count } lila Arbeiter
    }
}
siberia-change-heart = + das Herz (Ruhmkategorie)
siberia-line-cover = { $action ->
    [move] Bewegen abdecken
    [play] Ausspielen abdecken
   *[gather] Sammeln abdecken
}
siberia-line-refresh = auffrischen
siberia-line-go = nach { $place }
siberia-line-play = { $card } ausspielen
siberia-line-gather = sammeln
siberia-line-core = Grundwert
siberia-line-staff = { $core ->
    [yes] { $colour ->
        [red] Grundwert und roter Arbeiter
        [blue] Grundwert und blauer Arbeiter
        [green] Grundwert und grüner Arbeiter
        [yellow] Grundwert und gelber Arbeiter
       *[purple] Grundwert und lila Arbeiter
    }
   *[no] { $colour ->
        [red] roter Arbeiter
        [blue] blauer Arbeiter
        [green] grüner Arbeiter
        [yellow] gelber Arbeiter
       *[purple] lila Arbeiter
    }
}
siberia-line-done = fertig mit dieser Karte
siberia-line-pick = { $effect }
siberia-line-in-order = in der angegebenen Reihenfolge
siberia-line-pay = zahlen
siberia-line-skip = verzichten
siberia-line-discard = { $card } abwerfen
siberia-line-trash = { $card } entfernen
siberia-line-sure = ja, diese Karte
siberia-line-rather = nein, eine andere Karte
siberia-line-recruit = { $colour ->
    [red] roten Arbeiter bekommen
    [blue] blauen Arbeiter bekommen
    [green] grünen Arbeiter bekommen
    [yellow] gelben Arbeiter bekommen
   *[purple] lila Arbeiter bekommen
}
siberia-line-take = { $card } nehmen
siberia-line-keep = { $card } behalten
siberia-line-put = { $where ->
    [hand] auf die Hand
   *[row] in die Reihe
}
siberia-line-sweep = { $cards } abräumen
siberia-line-rescue = { $card } zurückholen
siberia-line-release = Arbeiter von { $card } zurückholen
siberia-line-activate = { $card } aktivieren
siberia-line-borrow = { $effect } von { $place }
siberia-line-solve = { $card } lösen für { $price }
siberia-line-vanquish = { $where ->
    [adjacent] { $place } bezwingen für { $price }
   *[here] bezwingen für { $price }
}
siberia-line-destroy = { $where ->
    [adjacent] Verderbnis von { $place } in den Beutel
   *[here] oberste Verderbnis in den Beutel
}
siberia-line-upgrade = { $card } aufwerten
siberia-line-meld = { $card } verschmelzen
siberia-line-boast = prahlen: { $category }
siberia-line-end = Zug beenden
siberia-line-finish = Rest auslassen, Zug beenden

## What happened

siberia-event-round-began = Runde { $round }.
siberia-event-shifted = { $spot ->
    [refresh] { $seat } schiebt den Aktionsmarker auf Auffrischen.
    [blank] { $seat } macht Bewegen, Ausspielen und Sammeln frei.
    [move] { $seat } deckt Bewegen ab und führt Ausspielen und Sammeln aus.
    [play] { $seat } deckt Ausspielen ab und führt Bewegen und Sammeln aus.
   *[gather] { $seat } deckt Sammeln ab und führt Bewegen und Ausspielen aus.
}
siberia-event-moved = { $seat } geht zum Ort { $place }.
siberia-event-explored = { $number ->
    [0] { $seat } erkundet { $place } und bekommt die Landkarte. Im Beutel ist keine Verderbnis dafür.
   *[other] { $seat } erkundet { $place } und bekommt die Landkarte. Verderbnis, oberste zuletzt: { $tokens }.
}
siberia-event-played = { $seat } spielt { $card } aus.
siberia-event-staffed = { $colour ->
    [red] { $seat } setzt einen roten Arbeiter auf { $card } ein.
    [blue] { $seat } setzt einen blauen Arbeiter auf { $card } ein.
    [green] { $seat } setzt einen grünen Arbeiter auf { $card } ein.
    [yellow] { $seat } setzt einen gelben Arbeiter auf { $card } ein.
   *[purple] { $seat } setzt einen lila Arbeiter auf { $card } ein.
}
siberia-event-gained = { $what ->
    [power] { $seat } bekommt { $count } Stärke ({ $source }).
    [coin] { $seat } bekommt **+{ $count } $** ({ $source }).
   *[guile] { $seat } bekommt { $count } List ({ $source }).
}
siberia-event-got-maps = { $count ->
    [one] { $seat } bekommt { $count } Landkarte ({ $source }).
   *[other] { $seat } bekommt { $count } Landkarten ({ $source }).
}
siberia-event-got-worker = { $colour ->
    [red] { $seat } bekommt einen roten Arbeiter ({ $source }).
    [blue] { $seat } bekommt einen blauen Arbeiter ({ $source }).
    [green] { $seat } bekommt einen grünen Arbeiter ({ $source }).
    [yellow] { $seat } bekommt einen gelben Arbeiter ({ $source }).
   *[purple] { $seat } bekommt einen lila Arbeiter ({ $source }).
}
siberia-event-got-corruption = { $seat } bekommt Verderbnis aus dem Beutel: { $token } ({ $source }), **+2 $**.
siberia-event-got-card = { $where ->
    [deck] { $seat } bekommt { $card } vom Nachziehstapel.
   *[market] { $seat } nimmt die offene Karte { $card }.
}
siberia-event-put = { $seat } nimmt { $card } auf die Hand.
siberia-event-drafted = { $seat } zieht zwei Karten und behält eine davon: { $cards }.
siberia-event-swept = { $seat } räumt { $cards } ab.
siberia-event-refilled = Auf Kartenplatz { $hole }: { $card }.
siberia-event-reshuffled = { $count ->
    [one] Der Abräumstapel mit { $count } Karte wird zum neuen Nachziehstapel.
   *[other] Der Abräumstapel mit { $count } Karten wird gemischt und zum neuen Nachziehstapel.
}
siberia-event-refreshed = { $count ->
    [one] { $seat } frischt auf: { $count } Karte kommt auf die Hand zurück, ihr Arbeiter aufs Tableau.
   *[other] { $seat } frischt auf: { $count } Karten kommen auf die Hand zurück, alle Arbeiter aufs Tableau.
}
siberia-event-rescued = { $seat } holt { $card } zurück.
siberia-event-released = { $colour ->
    [red] { $seat } holt den roten Arbeiter von { $card } zurück.
    [blue] { $seat } holt den blauen Arbeiter von { $card } zurück.
    [green] { $seat } holt den grünen Arbeiter von { $card } zurück.
    [yellow] { $seat } holt den gelben Arbeiter von { $card } zurück.
   *[purple] { $seat } holt den lila Arbeiter von { $card } zurück.
}
siberia-event-activated = { $seat } aktiviert { $card }.
siberia-event-gathered = { $seat } sammelt am Ort { $place }.
siberia-event-borrowed = { $seat } nimmt einen Vorteil des Ortes { $source }: { $effect }.
siberia-event-solved = { $seat } löst { $card } für { $price }.
siberia-event-vanquished = { $seat } bezwingt Verderbnis am Ort { $place } für { $price }: { $token }, **+2 $**.
siberia-event-destroyed = { $seat } legt Verderbnis vom Ort { $place } in den Beutel zurück: { $token }.
siberia-event-exposed = Am Ort { $place } liegt keine Verderbnis mehr. Sein abgedeckter Vorteil ist jetzt frei: { $effect }.
siberia-event-upgraded = { $seat } wertet { $card } auf.
siberia-event-melded = { $seat } verschmilzt { $card }.
siberia-event-boasted = { $category-code ->
    [quests] { $seat } prahlt mit gelösten Quests: Ruhmmarker Nummer { $count }.
    [meteorites] { $seat } prahlt mit verschmolzenen Meteoriten: Ruhmmarker Nummer { $count }.
    [items] { $seat } prahlt mit aufgewerteten Gegenständen: Ruhmmarker Nummer { $count }.
    [heart] { $seat } prahlt mit dem Herzen: Ruhmmarker Nummer { $count }.
    [corruption] { $seat } prahlt mit Verderbnis: Ruhmmarker Nummer { $count }.
    [cards] { $seat } prahlt mit vielen Karten: Ruhmmarker Nummer { $count }.
   *[workers] { $seat } prahlt mit Arbeitern oder Landkarten: Ruhmmarker Nummer { $count }.
}
siberia-event-scored = { $what ->
    [items] { $seat } bekommt **+{ $worth }** für den Gegenstand.
   *[glory] { $seat } bekommt **+{ $worth }** für Ruhm.
}
siberia-event-paid = { $seat } zahlt { $price } ({ $source }).
siberia-event-discarded = { $seat } wirft { $card } ab.
siberia-event-trashed = { $seat } entfernt { $card } aus dem Spiel.
siberia-event-forfeited = { $seat } kann nicht mehr ausführen: { $actions }.
siberia-event-triggered = { $seat } leitet das Spielende ein.
siberia-event-automa-turned = { $star ->
    [yes] Die Automa deckt { $card } auf. Ihr Fortschrittsmarker erreicht Feld { $marker } und einen Stern: Sie bekommt einen Ruhmmarker.
   *[no] Die Automa deckt { $card } auf. Ihr Fortschrittsmarker steht auf Feld { $marker }.
}
siberia-event-automa-went = { $mech ->
    [north] Der Nord-Mech geht nach { $place }.
   *[central] Der Mitte-Mech geht nach { $place }.
}
siberia-event-automa-explored = { $mech ->
    [north] Der Nord-Mech erkundet { $place } und nimmt die Landkarte. { $number ->
        [0] Im Beutel ist keine Verderbnis dafür.
       *[other] Verderbnis, oberste zuletzt: { $tokens }.
    }
   *[central] Der Mitte-Mech erkundet { $place } und nimmt die Landkarte. { $number ->
        [0] Im Beutel ist keine Verderbnis dafür.
       *[other] Verderbnis, oberste zuletzt: { $tokens }.
    }
}
siberia-event-automa-vanquished = { $mech ->
    [north] Der Nord-Mech nimmt Verderbnis vom Ort { $place }: { $tokens }.
   *[central] Der Mitte-Mech nimmt Verderbnis vom Ort { $place }: { $tokens }.
}

## Events in at most six words after who did it

siberia-short-moved = geht zu { $place }
siberia-short-explored = erkundet { $place }
siberia-short-played = spielt { $card }
siberia-short-got-card = bekommt { $card }
siberia-short-refreshed = frischt auf
siberia-short-activated = aktiviert { $card }
siberia-short-gathered = sammelt: { $place }
siberia-short-solved = löst { $card }
siberia-short-vanquished = bezwingt Verderbnis: { $place }
siberia-short-upgraded = wertet { $card } auf
siberia-short-melded = verschmilzt { $card }
siberia-short-boasted = { $category-code ->
    [quests] prahlt mit gelösten Quests
    [meteorites] prahlt mit verschmolzenen Meteoriten
    [items] prahlt mit aufgewerteten Gegenständen
    [heart] prahlt mit dem Herzen
    [corruption] prahlt mit Verderbnis
    [cards] prahlt mit vielen Karten
   *[workers] prahlt mit Arbeitern oder Landkarten
}
siberia-short-triggered = leitet das Spielende ein
siberia-short-automa-turned = Die Automa deckt { $card } auf
siberia-short-automa-explored = { $mech ->
    [north] Der Nord-Mech erkundet
   *[central] Der Mitte-Mech erkundet
}

## Refusals

siberia-refusal-game-over = Das Spiel ist zu Ende.
siberia-refusal-not-your-turn = Du bist nicht am Zug: { $seat } ist dran.
siberia-refusal-token-first = Verschiebe zuerst deinen Aktionsmarker: Decke eine Aktion ab, oder frische auf.
siberia-refusal-token-shifted = Du hast deinen Aktionsmarker schon verschoben. *Zurücknehmen* macht das rückgängig.
siberia-refusal-token-must-move = { $action-code ->
    [move] Der Aktionsmarker darf nicht liegen bleiben: Bewegen ist schon abgedeckt.
    [play] Der Aktionsmarker darf nicht liegen bleiben: Ausspielen ist schon abgedeckt.
   *[gather] Der Aktionsmarker darf nicht liegen bleiben: Sammeln ist schon abgedeckt.
}
siberia-refusal-token-blank = Dein Aktionsmarker liegt auf dem leeren Platz: Decke jetzt Bewegen, Ausspielen oder Sammeln ab; auffrischen kannst du im nächsten Zug.
siberia-refusal-still-to-take = Du musst noch ausführen: { $actions }.
siberia-refusal-not-finished = Es ist noch etwas offen, das du zuerst tun musst.
siberia-refusal-action-covered = { $action-code ->
    [move] Dein Aktionsmarker deckt in diesem Zug Bewegen ab.
    [play] Dein Aktionsmarker deckt in diesem Zug Ausspielen ab.
   *[gather] Dein Aktionsmarker deckt in diesem Zug Sammeln ab.
}
siberia-refusal-action-taken = { $action-code ->
    [move] Bewegen hast du in diesem Zug schon ausgeführt.
    [play] Ausspielen hast du in diesem Zug schon ausgeführt.
   *[gather] Sammeln hast du in diesem Zug schon ausgeführt.
}
siberia-refusal-refresh-turn = Dies ist dein Auffrisch-Zug: Du führst keine Aktion aus. Beende deinen Zug.
siberia-refusal-at-basecamp-gather = Dein Mech steht noch im Basislager: Bewege dich zuerst.
siberia-refusal-hand-empty = Du hast keine Karte auf der Hand, die du ausspielen könntest.
siberia-refusal-nowhere-to-go = Es gibt keinen Ort, zu dem dein Mech gehen könnte.
siberia-refusal-wrong-question = Danach wirst du jetzt nicht gefragt. Beantworte zuerst die Frage.
siberia-refusal-must-choose = Darauf kannst du nicht verzichten: Wähle eine der Antworten.
siberia-refusal-other-location = Eine Bewegung muss an einem anderen Ort enden: Du stehst schon am Ort { $place }.
siberia-refusal-too-far = { $steps ->
    [one] { $place } ist { $steps } Schritt entfernt; deine Reichweite ist { $range }.
   *[other] { $place } ist { $steps } Schritte entfernt; deine Reichweite ist { $range }.
}
siberia-refusal-occupied = Am Ort { $place } steht ein anderer Mech.
siberia-refusal-hole = Mechs können Kartenplätze nicht überqueren: { $place } ist einer.
siberia-refusal-basecamp = Niemand kehrt ins Basislager zurück.
siberia-refusal-stop-face-down = Auf dem Weg nach { $place } müsste deine Bewegung am verdeckten Ort dazwischen enden.
siberia-refusal-automa-there = Am Ort { $place } steht ein Mech der Automa.
siberia-refusal-not-found-yet = Ort { $place } ist noch nicht gefunden. Nenne einen verdeckten Ort nach seinem Feld, etwa n4.
siberia-refusal-no-such-place = Es gibt keinen Ort { $place }.
siberia-refusal-not-in-hand = { $card } ist nicht auf deiner Hand.
siberia-refusal-not-this-card = { $card } passt hier nicht.
siberia-refusal-card-working = { $card } wirkt gerade noch: Wähle eine andere Karte.
siberia-refusal-worker-when-played = Einen Arbeiter kannst du nur einsetzen, wenn du die Karte ausspielst.
siberia-refusal-no-worker = { $colour ->
    [red] Du hast keinen roten Arbeiter verfügbar.
    [blue] Du hast keinen blauen Arbeiter verfügbar.
    [green] Du hast keinen grünen Arbeiter verfügbar.
    [yellow] Du hast keinen gelben Arbeiter verfügbar.
   *[purple] Du hast keinen lila Arbeiter verfügbar.
}
siberia-refusal-wrong-worker = { $colour ->
    [red] { $card } braucht einen roten Arbeiter.
    [blue] { $card } braucht einen blauen Arbeiter.
    [green] { $card } braucht einen grünen Arbeiter.
    [yellow] { $card } braucht einen gelben Arbeiter.
   *[purple] { $card } braucht einen lila Arbeiter.
}
siberia-refusal-staffed = Auf { $card } steht schon ein Arbeiter.
siberia-refusal-core-taken = Den Grundwert dieser Karte hast du schon bekommen.
siberia-refusal-core-no-room = Der Grundwert würde dir jetzt nichts bringen: Deine Stärke und List stehen auf 10.
siberia-refusal-cannot-pay = { $what ->
    [power] Du brauchst { $need } Stärke; du hast { $have }.
   *[guile] Du brauchst { $need } List; du hast { $have }.
}
siberia-refusal-wrong-payment = { $card } kostet eine andere Menge Stärke und List.
siberia-refusal-only-hand = Nur Karten deiner Hand können abgeworfen werden: { $card } ist nicht dort.
siberia-refusal-not-controlled = { $card } ist weder auf deiner Hand noch in deiner aktiven Reihe.
siberia-refusal-no-such-part = Das gehört nicht zu den Teilen, die du jetzt wählen kannst.
siberia-refusal-part-not-live = Dieser Teil würde jetzt nichts ändern. Wähle einen anderen.
siberia-refusal-no-worker-in-supply = { $colour ->
    [red] Einen roten Arbeiter kannst du hier nicht bekommen.
    [blue] Einen blauen Arbeiter kannst du hier nicht bekommen.
    [green] Einen grünen Arbeiter kannst du hier nicht bekommen.
    [yellow] Einen gelben Arbeiter kannst du hier nicht bekommen.
   *[purple] Einen lila Arbeiter kannst du hier nicht bekommen.
}
siberia-refusal-not-face-up = { $card } liegt nicht offen auf einem Kartenplatz.
siberia-refusal-not-adjacent = { $card } liegt auf einem Kartenplatz, der nicht an den Ort deines Mechs stößt.
siberia-refusal-not-drawn = { $card } ist keine der beiden gezogenen Karten.
siberia-refusal-nothing-to-sweep = Räume Karten ab, die offen liegen, jede nur einmal.
siberia-refusal-not-in-row = { $card } liegt nicht in deiner aktiven Reihe.
siberia-refusal-no-worker-on-card = Auf { $card } steht kein Arbeiter.
siberia-refusal-no-target = { $card } kann jetzt nicht aktiviert werden.
siberia-refusal-not-adjacent-benefit = Das ist kein freier Vorteil eines Ortes, der an den deines Mechs angrenzt.
siberia-refusal-not-a-quest = { $card } ist keine Quest, die du lösen könntest.
siberia-refusal-wrong-quest-place = Diese Quest gehört zum Ort { $place }; dein Mech steht hier: { $here }.
siberia-refusal-quest-limit = Du hast schon { $limit } Quests gelöst.
siberia-refusal-vanquish-elsewhere = Vom Ort { $place } kannst du jetzt keine Verderbnis nehmen.
siberia-refusal-no-corruption = Am Ort { $place } liegt keine Verderbnis.
siberia-refusal-top-corruption = { $what ->
    [power] Die oberste Verderbnis kostet { $need } Stärke; du hast { $have }.
   *[guile] Die oberste Verderbnis kostet { $need } List; du hast { $have }.
}
siberia-refusal-from-the-top = { $what ->
    [power] Verderbnis wird von oben genommen, und die oberste kostet { $need } Stärke.
   *[guile] Verderbnis wird von oben genommen, und die oberste kostet { $need } List.
}
siberia-refusal-heart-cost = Das Herz kostet { $need }, Stärke und List zusammen, von beidem höchstens 10. Du hast { $power } Stärke und { $guile } List.
siberia-refusal-heart-not-destroyed = Das Herz kann nicht vernichtet werden.
siberia-refusal-no-item = { $card } ist kein Gegenstand, den du aufwerten könntest.
siberia-refusal-no-meteorite = { $card } ist kein Meteorit, den du verschmelzen könntest.
siberia-refusal-upgrade-limit = Du hast schon { $limit } Gegenstände aufgewertet.
siberia-refusal-nothing-to-upgrade = Du hast keinen Gegenstand zum Aufwerten.
siberia-refusal-meld-limit = Du hast schon { $limit } Meteoriten verschmolzen.
siberia-refusal-nothing-to-meld = Du hast keinen Meteoriten zum Verschmelzen.
siberia-refusal-glory-placed = Alle { $count } Ruhmmarker sind gelegt.
siberia-refusal-category-placed = In dieser Kategorie hast du schon einen Ruhmmarker.
siberia-refusal-category-not-met = { $category-code ->
    [quests] Du brauchst { $need } gelöste Quests; du hast { $have }.
    [meteorites] Du brauchst { $need } verschmolzene Meteoriten; du hast { $have }.
    [items] Du brauchst { $need } aufgewertete Gegenstände; du hast { $have }.
    [heart] Du brauchst das Herz, und du hast es nicht.
    [corruption] Du brauchst { $need } Verderbnis; du hast { $have }.
    [cards] Du brauchst { $need } Karten auf der Hand und in der aktiven Reihe; du hast { $have }.
   *[workers] Du brauchst { $need } Arbeiter oder 5 Landkarten; du hast { $have }.
}
siberia-refusal-not-odin = Nur Odin’s Wrath kann Landkarten nutzen. Dein Mech ist { $mech }.
siberia-refusal-no-maps = Du hast keine Landkarte mehr.
siberia-refusal-map-no-use = { $what ->
    [power] Deine Stärke steht schon auf 10: Eine Landkarte würde nichts bringen.
   *[guile] Deine List steht schon auf 10: Eine Landkarte würde nichts bringen.
}

## Commands

siberia-command = Expeditions durch Tippen spielen
siberia-command-cover = Den Aktionsmarker verschieben: eine Aktion abdecken
siberia-command-cover-action = Die abzudeckende Aktion: move, play oder gather
siberia-command-refresh = Auffrischen: alle Karten und Arbeiter zurücknehmen
siberia-command-go = Den Mech bewegen
siberia-command-go-place = Der Ort: seine Nummer oder das Feld eines verdeckten, etwa n4
siberia-command-play = Eine Karte von der Hand ausspielen
siberia-command-play-card = Die Karte: Kennung oder Name, etwa I05
siberia-command-play-worker = Der Arbeiter dafür, nach dem Grundwert
siberia-command-gather = Am Ort deines Mechs sammeln
siberia-command-take = Eine offene Karte nehmen
siberia-command-take-card = Die Karte: Kennung oder Name, etwa I05
siberia-command-solve = Eine Quest am Ort deines Mechs lösen
siberia-command-solve-card = Die Quest: Kennung oder Name, etwa Q03
siberia-command-vanquish = Für die oberste Verderbnis zahlen und sie bekommen
siberia-command-boast = Einen Ruhmmarker setzen
siberia-command-boast-category = Die Kategorie, die du erreicht hast
siberia-command-skip = Auf das Gefragte verzichten
siberia-command-end = Deinen Zug beenden
siberia-command-finish = Den Rest auslassen und den Zug beenden

## Pictures

siberia-board-title = Expeditions
siberia-board-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
siberia-board-turn = { $name } ist am Zug
siberia-board-your-turn = Du bist am Zug
siberia-board-quests = Deine Quests sind zu lösen in
siberia-board-to-move = { $name } ist am Zug, Runde { $round }
siberia-board-last = Das Ende ist nah: { $count ->
    [one] noch { $count } Zug
   *[other] noch { $count } Züge
}
siberia-board-winner = { $name } gewinnt
siberia-board-shared = Geteilter Sieg: { $names }
siberia-board-lost = Die Automa schlägt { $name }
siberia-board-alt = Die Karte von Expeditions.
siberia-board-choose = Du kannst wählen
siberia-board-changed = Neu in diesem Zug und dem davor
siberia-board-news = Neu seit deinem letzten Zug
siberia-board-mechs = Mechs
siberia-board-at = { $name }: { $place }
siberia-board-cards = Offene Karten
siberia-board-corruption = Verderbnis, oberster Marker zuerst
siberia-board-stack = Verderbnis { $tokens }
siberia-board-hidden = Verdeckt
siberia-board-supply = { $deck ->
    [one] { $deck } Karte
   *[other] { $deck } Karten
} im Nachziehstapel, { $swept } im Abräumstapel, { $bag } Verderbnis im Beutel, { $maps ->
    [one] { $maps } Landkarte
   *[other] { $maps } Landkarten
} im Vorrat.
siberia-region-south = Süden
siberia-region-central = Mitte
siberia-region-north = Norden
siberia-pending = Noch zu tun
siberia-pending-then = dann { $actions }
siberia-pending-more = { $count } weitere
siberia-pending-worker = Arbeiter einsetzen: { $effect }
siberia-pending-tucked = wird zur gelösten Quest
siberia-mat-title = Tableau
siberia-mat-maps = { $count ->
    [one] { $count } Landkarte
   *[other] { $count } Landkarten
}
siberia-mat-workers = Arbeiter: { $workers }
siberia-mat-no-workers = keine Arbeiter
siberia-mat-worker = { $colour ->
    [red] { $count } rot
    [blue] { $count } blau
    [green] { $count } grün
    [yellow] { $count } gelb
   *[purple] { $count } lila
}
siberia-mat-glory = { $count } Ruhm
siberia-mat-corruption = { $count } Verderbnis
siberia-mat-tucked = { $solved } gelöst, { $melded } verschmolzen, { $upgraded } aufgewertet
siberia-mat-cards = Hand { $hand }, Reihe { $row }
siberia-mat-hand = Hand
siberia-mat-row = Aktive Reihe
siberia-reach = In Reichweite
siberia-reach-payable = bezahlbar
siberia-mat-solved = Gelöst
siberia-mat-melded = Verschmolzen
siberia-mat-upgraded = Aufgewertet
siberia-mat-goals = Ruhm
siberia-mat-tokens = Gewonnene Verderbnis
siberia-mat-staffed = { $colour ->
    [red] mit rotem Arbeiter
    [blue] mit blauem Arbeiter
    [green] mit grünem Arbeiter
    [yellow] mit gelbem Arbeiter
   *[purple] mit lila Arbeiter
}
siberia-mat-spot = { $spot ->
    [refresh] Der Aktionsmarker liegt auf Auffrischen.
    [blank] Der Aktionsmarker liegt auf dem leeren Feld.
    [move] Der Aktionsmarker deckt Bewegen ab.
    [play] Der Aktionsmarker deckt Ausspielen ab.
   *[gather] Der Aktionsmarker deckt Sammeln ab.
}
siberia-goal = { $category }: { $has } von { $needs }{ $state ->
    [placed] {" "}(Ruhm gesetzt)
    [met] {" "}(erreicht)
   *[open] {""}
}
siberia-close-hidden = { $region }, verdeckt. Es ist einer dieser Orte: { $numbers }. Wer ihn zuerst betritt, bekommt seine Landkarte.
siberia-close-level = { $level ->
    [0] { $region }, bekommt das Herz
   *[other] { $region }, Stufe { $level }
}
siberia-close-covered = Unter der Verderbnis: { $effect }
siberia-close-corruption = Verderbnis, oberster Marker zuerst: { $tokens }
siberia-close-quests = Quests für diesen Ort: { $quests }
siberia-close-beside = Nachbarn
siberia-close-cards = Karten daneben
siberia-close-in-hole = Liegt offen auf { $hole }.
siberia-close-of = { $place ->
    [hand] Auf der Hand von { $name }.
    [row] In der aktiven Reihe von { $name }.
    [solved] Gelöst von { $name }.
    [melded] Verschmolzen von { $name }.
   *[upgraded] Aufgewertet von { $name }.
}
siberia-close-swept = Im Abräumstapel.
siberia-close-trashed = Aus dem Spiel.
siberia-close-in-deck = Noch im Nachziehstapel.
siberia-close-unused = Nicht in diesem Spiel.
siberia-automa = Automa, Stufe { $number } { $level }: Feld { $marker } von { $track }{ $left ->
    [0] {" "}(kein Stern mehr)
   *[other] {" "}(Sterne noch auf { $stars })
}, { $glory } Ruhm, { $maps ->
    [one] { $maps } Landkarte
   *[other] { $maps } Landkarten
}, { $corruption } Verderbnis, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
siberia-automa-space = Feld { $marker }/{ $track }
siberia-automa-card = { $progress ->
    [yes] Letzte Karte { $card }, mit Fortschritt
   *[no] Letzte Karte { $card }, ohne Fortschritt
}
siberia-automa-orders = { $mech ->
    [north] Nord-Mech
   *[central] Mitte-Mech
} { $sweep ->
    [yes] räumt ab,{" "}
   *[no] {""}
}{ $act ->
    [explore] erkundet { $reach ->
        [1] den nächsten Ort
       *[other] einen der nächsten { $reach } Orte
    } oder{" "}
    [vanquish] nimmt { $most ->
        [one] { $most } Verderbnis
       *[other] bis zu { $most } Verderbnis
    } { $reach ->
        [1] vom nächsten Ort
       *[other] von einem der nächsten { $reach } Orte
    }{ $need ->
        [0] {""}
       *[other] {" "}(ab { $need } Ruhm)
    } oder{" "}
    [heart] nimmt das Herz { $reach ->
        [1] vom nächsten Ort
       *[other] von einem der nächsten { $reach } Orte
    }{ $need ->
        [0] {""}
       *[other] {" "}(ab { $need } Ruhm)
    } oder{" "}
   *[none] {""}
}geht { $steps ->
    [one] { $steps } Ort weiter
   *[other] { $steps } Orte weiter
}
siberia-automa-at = { $mech ->
    [north] Nord-Mech der Automa: { $place }
   *[central] Mitte-Mech der Automa: { $place }
}
siberia-automa-away = { $mech ->
    [north] Nord-Mech der Automa: noch nicht auf der Karte
   *[central] Mitte-Mech der Automa: noch nicht auf der Karte
}
siberia-start-alt = Eine Partie Expeditions beginnt.
siberia-start-begins = { $name } beginnt
siberia-end-tie = Tiebreak { $count }
siberia-end-alt = Eine Partie Expeditions ist zu Ende.
siberia-signs =
    { "" }**Die Karte**
    - Zahl auf hellem Grund: ein Ort mit seinen Vorteilen
    - { $siberia-power } Stärke, { $siberia-guile } List, { $siberia-coin } Münzen: so viele, wie die Zahl sagt. { $siberia-map } Landkarte, { $siberia-corruption } Verderbnis aus dem Beutel
    - Arbeiter: { $siberia-worker-red } rot, { $siberia-worker-blue } blau, { $siberia-worker-green } grün, { $siberia-worker-yellow } gelb, { $siberia-worker-purple } lila, { $siberia-worker-basic } nicht lila, { $siberia-worker-any } jede Farbe
    - Strich zwischen zwei Zeichen: du bekommst nur eines davon
    - { $siberia-draw } oberste Karte, { $siberia-draft } ziehe 2, behalte 1, { $siberia-take } offene Karte, { $siberia-sweep } abräumen, { $siberia-play } 1 Karte ausspielen
    - { $siberia-item } Gegenstand, { $siberia-meteorite } Meteorit, { $siberia-quest } Quest, { $siberia-character } Charakter, { $siberia-companion } Gefährte; mit Plus: eine offene Karte davon
    - { $siberia-move } bewegen, { $siberia-gather } sammeln, { $siberia-refresh } auffrischen, { $siberia-rescue-card } Karte zurückholen, { $siberia-rescue-worker } Arbeiter zurückholen, { $siberia-activate } aktivieren, { $siberia-borrow } 1 Vorteil eines angrenzenden Ortes
    - { $siberia-solve } lösen, { $siberia-vanquish } bezwingen, { $siberia-destroy } Verderbnis zurück in den Beutel, { $siberia-upgrade } aufwerten, { $siberia-meld } verschmelzen, { $siberia-boast } prahlen
    - Ring mit sechs Seiten: nur was an deinen Mech angrenzt
    - Zeichen auf dunkler Platte: der Vorteil unter der Verderbnis. Ohne Platte ist er frei.
    - untere Reihe: Verderbnis. Der große Marker mit hellem Rand liegt oben. Gezackt und orange kostet Stärke, rund und türkis List, das Herz beides gemischt.
    - gestreift: verdeckt, mit Feld wie n4 und Landkarte
    - h1 bis h5: offene Karten mit Nummer, Farbe, Art und Grundwert
    - Mechs: Farbe und Zeichen ihres Spielers, { $siberia-automa } die Automa
    - { $siberia-glory } gesetzter Ruhm. Darunter: was von Stapel, Beutel und Landkarten übrig ist.
    { "" }**Karten**
    - Form am linken Rand: die Farbe von Karte und Arbeiter
    - { $siberia-discard } ablegen, { $siberia-trash } aus dem Spiel entfernen. Vor einem kleinen Pfeil steht der Preis.
    - dunkles Schild: was gelten muss (2+), was zählt (×), worauf gewartet wird (!)
    - dunkle Platte: der Ort einer Quest. Münze: was der Gegenstand aufgewertet wert ist.
    { "" }**Neu und jetzt**
    - weißer Rahmen: neu in diesem Zug oder dem davor. Pfeile: der Weg des Mechs.
    - Gold: das kannst du jetzt wählen; um einen Mech: dieser Spieler ist am Zug

## In one minute

siberia-minute =
    { "" }**Ziel:** die meisten $. Erkunde mit deinem Mech, lege eine Reihe Karten aus und setze Ruhm.
    { "" }**Dein Zug:** Dein Marker deckt Bewegen, Ausspielen oder Sammeln ab; die anderen beiden führst du aus. Eine Karte bringt den Grundwert, mit Arbeiter auch ihre Fähigkeit. Frischst du stattdessen auf, kommen Karten und Arbeiter zurück.
    { "" }**Punkte:** Münzen, 5 bis 10 $ je Ruhmmarker (mehr mit gelösten Quests), aufgewertete Gegenstände, 2 $ je Verderbnismarker. Prahlen setzt Ruhm: für 4 gelöste Quests, 7 Arbeiter und so weiter. Der vierte Ruhmmarker leitet das Ende ein.
siberia-minute-token = Zwei von drei Aktionen
siberia-minute-token-note = Dein Marker deckt eine ab; Auffrischen holt alles zurück
siberia-minute-explore = Erkunden und sammeln
siberia-minute-explore-note = 1 bis 3 Schritte. Du bekommst die Landkarte; Verderbnis deckt ab
siberia-minute-play = Karten ausspielen
siberia-minute-play-note = Sofort der Grundwert; mit Arbeiter der Farbe die Fähigkeit
siberia-minute-points = Punkte in $
siberia-minute-coins = jede Münze
siberia-minute-glory = jeder Ruhmmarker
siberia-minute-items = je Gegenstand, aufgewertet
siberia-minute-corruption = jeder Verderbnismarker
siberia-key-power = oberste Verderbnis: kostet Stärke
siberia-key-guile = kostet List; dunkler: unter einer anderen
siberia-key-heart = das Herz: Stärke und List gemischt
siberia-key-covered = Vorteil unter Verderbnis
siberia-key-down = verdeckter Ort mit Landkarte
siberia-key-hole = offene Karte: Farbe, Art, Grundwert
siberia-key-base = Basislager
siberia-key-way = Weg eines Mechs
siberia-key-new = neu in diesem oder dem letzten Zug
siberia-key-now = das kannst du jetzt wählen
siberia-key-turn = dieser Spieler ist am Zug
siberia-key-quest = hier wird eine deiner Quests gelöst
siberia-key-glory = Ruhm: gesetzt und noch zu setzen
siberia-key-met = Kategorie erreicht: Prahlen
siberia-key-adjacent = Ring: nur was angrenzt
siberia-key-take = offene Karte dieser Art nehmen
siberia-key-or = eins von beiden
siberia-key-then = zahle, was davor steht, für das danach
siberia-key-holds = muss gelten: mindestens 2
siberia-key-each = für jedes davon
siberia-key-whenever = immer wenn das geschieht
siberia-key-change = geänderte Regel für dich
siberia-key-hand = Karten auf der Hand
siberia-key-explore = Erkunden
siberia-key-colour = Farbe von Karte und Arbeiter
siberia-key-solo = Leiste der Automa; Stern: Ruhm
siberia-key-token = Aktionsmarker auf der abgedeckten Aktion

## Why a hint advises a move

siberia-because-coins = du hast dann { $number } $ mit Münzen, Gegenständen und Verderbnis{ $otherwise ->
    [-1] {""}
   *[other] {", sonst "}{ $otherwise }
}
siberia-because-glory = deine Ruhmmarker zählen mehr
siberia-because-finish = { $instead ->
    [nobody] du legst deinen letzten Ruhmmarker, und das Ende beginnt
   *[other] du legst deinen letzten Ruhmmarker mit { $number } Vorsprung vor { $rival }, und das Ende beginnt
}
siberia-because-nearer-quests = „{ siberia-category-quests }“ ist näher am Ruhm
siberia-because-nearer-meteorites = „{ siberia-category-meteorites }“ ist näher am Ruhm
siberia-because-nearer-items = „{ siberia-category-items }“ ist näher am Ruhm
siberia-because-nearer-heart = „{ siberia-category-heart }“ ist näher am Ruhm
siberia-because-nearer-corruption = „{ siberia-category-corruption }“ ist näher am Ruhm
siberia-because-nearer-cards = „{ siberia-category-cards }“ ist näher am Ruhm
siberia-because-nearer-workers = „{ siberia-category-workers }“ ist näher am Ruhm
siberia-because-power = du hast dann { $number } Stärke{ $otherwise ->
    [-1] {""}
   *[other] {", sonst "}{ $otherwise }
}
siberia-because-guile = du hast dann { $number } List{ $otherwise ->
    [-1] {""}
   *[other] {", sonst "}{ $otherwise }
}
siberia-because-cards = deine Karten und Arbeiter sind mehr wert
siberia-because-refresh = in deinem nächsten Zug sind alle drei Aktionen frei
siberia-because-pending = was es beginnt, bringt mehr
siberia-because-rest = die Aktionen, die in diesem Zug bleiben, bringen mehr
siberia-because-place = der Mech steht besser für die nächsten Züge
siberia-because-lead = du liegst am Ende weiter vorn
