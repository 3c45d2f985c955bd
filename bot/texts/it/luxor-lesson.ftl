## The lesson

luxor-lesson-keep = **L’obiettivo:** avere più punti alla fine. Un accampamento vale 1, un tempio 2, una piramide 3 per chi ha l’avventuriero **in cima**. Ognuno tiene un accampamento e un’altra tessera. Tieni il **tempio**.
luxor-lesson-keep-worthless = Deserto vuoto e montagna non danno punti a nessuno. Con il tempio in mano, decidi tu dove metterlo.
luxor-lesson-keep-done = Le tessere che nessuno ha tenuto sono ora al centro, scoperte. Il numero su fondo blu indica i punti di una tessera.
luxor-lesson-place = In un turno piazzi da una a tre tessere, ognuna lato contro lato. Metti il tempio in **H6**. La cornice tratteggiata è il tuo piano, non ancora definitivo: *Conferma, poi una 2ª tessera*.
luxor-lesson-place-try-corner = Prova: E5, all’angolo
luxor-lesson-place-end = Così il turno finirebbe con una sola tessera. Qui invece continui: ne segue una seconda.
luxor-lesson-place-done = Dopo ogni tessera ne peschi un’altra. Era una piramide: hai di nuovo due tessere in mano.
luxor-lesson-camp = Gli avventurieri entrano in gioco solo su un accampamento, nel momento in cui lo piazzi. Metti il tuo in **H7**, sotto il tempio, con **3** dei tuoi 30 avventurieri.
luxor-lesson-camp-crew = Da uno a cinque è permesso. Ma nessuno torna indietro e i 30 devono bastare per tutta la partita. Qui ne bastano tre.
luxor-lesson-camp-done = Possono avanzare solo adesso, poi mai più.
luxor-lesson-walk = Si avanza in linea retta. Il numero in basso su una tessera dice quanti devono restarci: deserto 1, oasi 2, montagna 3. Uno resta sull’accampamento, quindi due avanzano: verso **nord**.
luxor-lesson-walk-try-mountain = Prova: verso ovest, sulla montagna
luxor-lesson-walk-stand = Possono restare tutti. Ma allora sul tempio non c’è nessuno, e non vale nulla.
luxor-lesson-stay = Lascia **1** avventuriero sull’accampamento; gli altri due arrivano al tempio e ci restano. Prima della conferma nulla è definitivo. Poi **finisci il turno**.
luxor-lesson-stay-more = Permesso, ma sull’accampamento ne basta uno per essere in cima.
luxor-lesson-stay-on = Potresti piazzare una terza tessera. Qui finisci il turno e guarda che cosa fa Nefru.
luxor-lesson-stay-done = Eri in cima sull’accampamento e sul tempio: 1 + 2 = **3 punti**. Poi ha giocato Nefru:
luxor-lesson-top = I due di Nefru stanno sopra i tuoi: in cima c’è lei, il tempio vale per lei. Quattro riempiono una tessera: nessuno può più entrare. Ora metti la piramide in **H8**: *Conferma, poi una 2ª tessera*.
luxor-lesson-top-end = Allora la piramide resterebbe libera per Nefru. Continua con una seconda tessera.
luxor-lesson-top-done = La piramide è lì, ma senza avventurieri non vale per nessuno.
luxor-lesson-second = Metti quindi il secondo accampamento in **H9**, sotto la piramide, con **5** avventurieri. È il massimo, e uno in più di quanti possono restarci.
luxor-lesson-second-try-stand = Prova: 5, e restano tutti
luxor-lesson-second-crew = Con meno non potresti riempire la piramide con quattro. Prendine 5.
luxor-lesson-second-done = Al massimo quattro restano su una tessera, quindi un gruppo deve avanzare. Solo il nord è libero, perciò non ti viene chiesto dove.
luxor-lesson-fill = Lascia **1** avventuriero sull’accampamento e gli altri **4** sulla piramide. Così è piena, e nessuno potrà più starti sopra. Conferma e **finisci il turno**.
luxor-lesson-fill-fewer = Meno di quattro sulla piramide lasciano posto, e Nefru potrebbe salire in cima.
luxor-lesson-fill-on = Potresti piazzare una terza tessera. Qui finisci il turno.
luxor-lesson-fill-done = Due accampamenti e la piramide: 1 + 1 + 3 = **5 punti**. Nefru si accampa lì accanto, ma non può entrare.
luxor-lesson-last = Un’altra partita: la tua ultima tessera, Nefru è avanti 24 a 23. Metti l’accampamento nell’oasi in **G8** con almeno **3** avventurieri. Due devono restarci; gli altri vanno a **ovest**, sulla sua piramide.
luxor-lesson-last-stand = Sarebbe 24 a 24. In parità vince chi ha più avventurieri nella riserva: basterebbe appena. Con la piramide vinci nettamente.
luxor-lesson-last-far = Da lì nessuna linea retta porta alla piramide di Nefru. Scegli G8.
luxor-lesson-last-two = Due devono restare su un accampamento nell’oasi: nessuno potrebbe avanzare. Prendine 3 o più.
luxor-lesson-last-desert = Il deserto vuoto a nord non vale nulla. La piramide è a ovest.
luxor-lesson-last-done = 1 per l’accampamento, 3 per la piramide, che Nefru perde: **27 a 21**. La partita finisce quando tutte le tessere sono piazzate.
luxor-lesson-over = Ecco tutto il gioco: piazza tessere, avanza dai tuoi accampamenti, stai in cima e riempi ciò che deve restare tuo.
