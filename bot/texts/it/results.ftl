# Risultati delle partite in più e da soli

command-results = Risultati di qui o di una persona: partite, vittorie, punteggio, chi precede chi
command-results-game = Quale gioco
command-results-person = I risultati di questa persona
results-title = { $game } · risultati su questo server
results-title-any = Risultati su questo server
results-none-any = Qui nessuno ha ancora finito una partita in due o più.
results-none = Qui nessuno ha ancora finito una partita di questo gioco in due o più.
results-own = I tuoi risultati
results-of = Risultati di { $name }
results-own-none = Qui non hai ancora finito nessuna partita.{ $more }
results-of-none = Qui non si conosce nessuna partita finita di questa persona.
results-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}, { $wins ->
    [one] { $wins } vinta
   *[other] { $wins } vinte
}
results-rated = valutazione { $points } ± { $uncertainty }
results-best = massimo di punti: { $points }
results-alone = in solitario: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} al massimo
results-count = { $count ->
    [one] { $count } partita finita.
   *[other] { $count } partite finite.
}
results-rating = La valutazione parte da 1500; la vera forza sta al 95 % entro ±, e ogni partita restringe il margine. Si confrontano solo le persone di questo server, gioco per gioco.
results-order = In testa sta chi ha di più per certo: valutazione meno ±.
results-everywhere = Partite di tutti i server insieme. La valutazione confronta le persone di un server: questo comando la mostra lì.
results-opponents = Partite con
results-together = { $name }: { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
results-ahead = { $count ->
    [one] { $count } volta davanti
   *[other] { $count } volte davanti
}
results-behind = { $count ->
    [one] { $count } volta dietro
   *[other] { $count } volte dietro
}
results-level = { $count ->
    [one] { $count } volta alla pari
   *[other] { $count } volte alla pari
}
results-more = … e { $count ->
    [one] un’altra persona ({ $count })
   *[other] altre { $count } persone
}
button-results-own = I miei risultati
button-results-all = Risultati di tutti

alone-title = { $game } · migliori risultati in solitario
alone-title-of = { $game } · migliori risultati di { $name } in solitario
alone-empty = Non ci sono ancora risultati di partite in solitario.
alone-daily = sfida del giorno
alone-date = { DATETIME($day, dateStyle: "medium") }
alone-menu = Mostra un altro gioco
refused-alone-own = Fuori da un server puoi vedere solo i tuoi risultati.
command-solo = Mostra i migliori risultati delle partite in solitario
command-solo-game = Quale gioco
command-solo-person = Solo i risultati di questa persona

# In sentences of others

help-alone-by-results =
    {""}
    `/solo` mostra i migliori risultati delle partite in solitario, di tutti o di una sola persona.
    `/results` mostra partite, vittorie e valutazioni di questo server o di una persona.
BOT-118-by-results = {" "}`/solo` mostra i migliori risultati delle partite giocate da soli.
