# Scadenze, sostituti e assenze

command-deadline = Mostra o imposta quanto tempo si ha per un turno al tavolo di questo canale
command-deadline-time = 36 ore, 3 giorni, domenica 20:00, oppure nessuna
command-deadline-then = Che cosa succede allora: gioca un sostituto, un voto, o solo un avviso
command-away = Di’ fino a quando sei via: nessuna menzione, e le scadenze ti aspettano
command-away-until = 5 giorni, domenica, 3 dicembre, 2026-12-03
command-back = Sei di nuovo qui: nessuno gioca più per te
deadline-none = Nessuna scadenza: il tavolo aspetta quanto serve. Un tempo dopo `/deadline` ne fissa uno, per esempio *2 giorni* o *domenica 20:00*.
deadline-hours = { $count ->
    [one] { $count } ora per ogni turno.
   *[other] { $count } ore per ogni turno.
}
deadline-days = { $count ->
    [one] { $count } giorno per ogni turno.
   *[other] { $count } giorni per ogni turno.
}
deadline-weekly = Ogni settimana fino a { $day }, { $time } ({ $zone }); chi deve giocare meno di un giorno prima ha tempo fino alla settimana dopo.
deadline-then-warn = Chi è in ritardo viene avvisato; non succede altro.
deadline-then-caretaker = Per chi è in ritardo gioca un computer, finché la persona non torna.
deadline-then-vote = Se qualcuno è in ritardo, gli altri votano se un giocatore virtuale continua fino al suo ritorno.
deadline-choice-warn = solo un avviso
deadline-choice-caretaker = gioca un computer fino al ritorno
deadline-choice-vote = il tavolo vota se gioca un computer
deadline-off = nessuna scadenza
deadline-soon-warn = { $user }, il tuo tempo per questo turno finisce { $time }.
deadline-soon-caretaker = { $user }, il tuo tempo per questo turno finisce { $time }. Poi un computer continua per te finché non torni.
deadline-soon-vote = { $user }, il tuo tempo per questo turno finisce { $time }. Poi gli altri votano se un giocatore virtuale continua per te.
deadline-over-warn = { $user }, il tuo tempo per questo turno è finito. Il tavolo ti aspetta ancora.
deadline-over-caretaker = { $user }, il tuo tempo per questo turno è finito. Dato che qui non gioca più nessun altro, il tavolo aspetta.
deadline-over-vote = { $user }, il tuo tempo per questo turno è finito. Dato che qui non gioca più nessun altro, il tavolo aspetta.
deadline-caretaker = Il tempo di { $name } è finito: un computer continua come sostituto. { $user }, premi *Sono di nuovo qui* quando vuoi tornare a giocare.
card-due = ⏳ Fino a { $time } ({ $left })
card-away = { $name } è via fino al { $until }.
result-cared-for = { $count ->
    [one] Un sostituto ha giocato { $count } turno.
   *[other] Un sostituto ha giocato { $count } turni.
}
button-i-am-back = Sono di nuovo qui
back-again = Bentornato: giochi di nuovo tu.
back-everywhere = { $count ->
    [0] Bentornato. Non sei più via.
    [one] Bentornato: giochi di nuovo tu a { $count } tavolo.
   *[other] Bentornato: giochi di nuovo tu a { $count } tavoli.
}
away-noted = Sei via fino a { $until }: fino ad allora niente menzioni né promemoria, e le scadenze ti aspettano, fino a sette giorni in più. `/back` lo termina.
refused-deadline-unclear = Non capisco questa scadenza. Scrivi per esempio *36 ore*, *3 giorni* o *domenica 20:00*, oppure scegli un suggerimento.
refused-deadline-range = Una scadenza dura almeno { $least } ora e al massimo { $most } giorni.
refused-deadline-then = Dopo la scadenza *gioca un computer*, *il tavolo vota*, o c’è *solo un avviso*: scegli uno dei tre.
refused-deadline-alone = Qui giochi solo tu: nessuno ti aspetta, quindi non c’è scadenza.
refused-caretaker-plays = A questo tavolo un computer gioca per te. Premi *Sono di nuovo qui* per continuare tu.
refused-no-caretaker = Nessuno gioca per te, e non sei via.
refused-away-unclear = Non capisco fino a quando. Scrivi per esempio *5 giorni*, *domenica*, *3 dicembre* o *2026-12-03*.
refused-away-past = Quel giorno è passato. Di’ fino a quando sei via.
refused-away-far = Mancano più di { $most } giorni. Per più tempo, fatti sostituire: `/game leave`.
weekday-0 = lunedì
weekday-1 = martedì
weekday-2 = mercoledì
weekday-3 = giovedì
weekday-4 = venerdì
weekday-5 = sabato
weekday-6 = domenica
reminder-title = Partite che ti aspettano: { $count }
reminder-more = … e altre { $count }: le mostra `/game list`.
reminder-snooze = Ricordamelo di nuovo …
reminder-snooze-3 = fra 3 ore
reminder-snooze-12 = fra 12 ore
reminder-snooze-morning = domani mattina
reminder-snooze-72 = fra 3 giorni
reminder-snoozed = Te lo ricorderò non prima di { $until }, se una partita ti aspetta ancora.
reminder-public = { $user }, qui tocca a te; te l’ho chiesto { $since }. (Non accetti i miei messaggi privati.)
reminder-never = Non ti ricordo mai le partite che ti aspettano.
reminder-every-4 = ogni 4 ore
reminder-every-12 = ogni 12 ore
reminder-every-24 = una volta al giorno
reminder-every-48 = ogni 2 giorni
reminder-every-168 = una volta alla settimana
reminder-always = Ti ricordo **{ $how }** le partite che ti aspettano, a ogni ora del giorno.
reminder-quiet = Ti ricordo **{ $how }** le partite che ti aspettano, ma non tra le { $since } e le { $until } ({ $zone }).
reminder-settings = `/settings` permette di cambiarlo.
settings-zone = Il tuo fuso orario è **{ $zone }**; `/settings time_zone:` permette di cambiarlo.
settings-remind = Quanto spesso te lo ricordo
settings-every-0 = Nessun promemoria
settings-every-4 = Un promemoria ogni 4 ore
settings-every-12 = Un promemoria ogni 12 ore
settings-every-24 = Un promemoria al giorno
settings-every-48 = Un promemoria ogni 2 giorni
settings-every-168 = Un promemoria alla settimana
settings-quiet = Le tue ore di silenzio
settings-no-quiet = Nessuna ora di silenzio
settings-quiet-hours = Silenzio dalle { $since } alle { $until }
refused-no-time-zone = Nessun fuso orario si chiama così. Scrivi una città, per esempio `Roma`, e scegli uno dei suggerimenti.
command-settings-zone = Il tuo fuso orario, per i promemoria: scrivi una città vicina a te
consent-title-caretaker = { $game } · il tempo è scaduto
consent-asks-caretaker = { $user }, il tuo tempo per questo turno è scaduto. Gli altri votano: un giocatore virtuale deve continuare per { $name } come sostituto, fino al suo ritorno?
consent-rule-caretaker = Chi è in ritardo chiude il voto giocando, o con *Ci sono*.
consent-rule-of-caretaker = È deciso quando più della metà vuole un giocatore virtuale, o la metà preferisce aspettare. Fino ad allora puoi cambiare risposta; dopo tre giorni la domanda decade. Chi è via o anch’esso in ritardo conta solo se risponde.
consent-done-caretaker = Un giocatore virtuale continua per { $name }.
consent-refused-caretaker = Il tavolo preferisce aspettare { $name }.
consent-withdrawn-caretaker = { $name } c’è: il tavolo aspetta.
consent-lapsed-caretaker = { $name } ha giocato, quindi il voto decade.
button-consent-caretaker = Continua il computer
button-refuse-caretaker = Meglio aspettare
button-consent-withdraw-caretaker = Ci sono
refused-consent-vote-open = Il tavolo sta votando se un giocatore virtuale continua per { $name }. Aspetta che sia deciso.

# In sentences of others

my-games-caretaker-by-deadlines = : `/back`
BOT-115-by-deadlines = {" "}Se il tavolo non ha una scadenza, prenditi il tempo che vuoi. Una volta al giorno ti ricordo tutte le partite che ti aspettano, mai di notte; `/settings` cambia quanto spesso, le ore di silenzio e il fuso orario, e toglie le menzioni nei canali.
