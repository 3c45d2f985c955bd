## The lesson

luxor-lesson-keep = **Le but :** avoir le plus de points à la fin. Un campement rapporte 1, un temple 2, une pyramide 3 à qui a l’aventurier **du dessus**. Chacun garde un campement et une autre tuile. Gardez le **temple**.
luxor-lesson-keep-worthless = Le désert vide et la montagne ne rapportent rien à personne. Avec le temple en main, c’est vous qui décidez où il sera.
luxor-lesson-keep-done = Les tuiles que personne n’a gardées sont maintenant au milieu, visibles. Le chiffre sur fond bleu indique les points d’une tuile.
luxor-lesson-place = Un tour, c’est une à trois tuiles. Une tuile se pose contre un côté d’une autre. Posez le temple en **H6**. Le cadre en tirets est votre plan, pas encore définitif : *Confirmer, puis une 2e tuile*.
luxor-lesson-place-try-corner = Essai : E5, au coin
luxor-lesson-place-end = Votre tour s’arrêterait après une seule tuile. Ici vous continuez : une deuxième va suivre.
luxor-lesson-place-done = Après chaque tuile, vous en piochez une autre. C’était une pyramide : vous avez de nouveau deux tuiles en main.
luxor-lesson-camp = Les aventuriers n’entrent en jeu que sur un campement, au moment où vous le posez. Posez le vôtre en **H7**, sous le temple, avec **3** de vos 30 aventuriers.
luxor-lesson-camp-crew = De un à cinq, c’est permis. Mais personne ne revient, et les 30 doivent suffire pour toute la partie. Ici, trois suffisent.
luxor-lesson-camp-done = Ils peuvent avancer maintenant, et plus jamais ensuite.
luxor-lesson-walk = On avance en ligne droite. Le chiffre en bas d’une tuile dit combien doivent y rester : désert 1, oasis 2, montagne 3. Un reste au campement, donc deux avancent : vers le **nord**.
luxor-lesson-walk-try-mountain = Essai : vers l’ouest, sur la montagne
luxor-lesson-walk-stand = Tous peuvent rester. Mais alors personne n’est sur le temple, et il ne rapporte rien.
luxor-lesson-stay = Laissez **1** aventurier au campement ; les deux autres arrivent au temple et y restent. Rien n’est définitif avant la confirmation. Ensuite, **finissez votre tour**.
luxor-lesson-stay-more = Permis, mais un seul suffit pour être au-dessus sur le campement.
luxor-lesson-stay-on = Vous pourriez poser une troisième tuile. Ici, finissez votre tour et voyez ce que fait Nefru.
luxor-lesson-stay-done = Vous étiez au-dessus sur le campement et le temple : 1 + 2 = **3 points**. Puis Nefru a joué :
luxor-lesson-top = Les deux de Nefru sont sur les vôtres : elle est au-dessus, le temple compte pour elle. À quatre, une tuile est pleine : plus personne n’y entre. Posez votre pyramide en **H8** : *Confirmer, puis une 2e tuile*.
luxor-lesson-top-end = La pyramide serait alors libre pour Nefru. Continuez avec une deuxième tuile.
luxor-lesson-top-done = La pyramide est posée, mais sans aventurier elle ne compte pour personne.
luxor-lesson-second = Posez donc votre deuxième campement en **H9**, sous la pyramide, avec **5** aventuriers. C’est le maximum, et un de plus que ce qui peut y rester.
luxor-lesson-second-try-stand = Essai : 5, et tous restent
luxor-lesson-second-crew = Avec moins, vous ne pourriez pas remplir la pyramide à quatre. Prenez-en 5.
luxor-lesson-second-done = Au plus quatre restent sur une tuile, donc un groupe doit avancer. Seul le nord est libre : on ne vous demande pas où.
luxor-lesson-fill = Laissez **1** aventurier au campement et les **4** autres sur la pyramide. Elle est alors pleine, et personne ne passera au-dessus. Confirmez et **finissez votre tour**.
luxor-lesson-fill-fewer = Moins de quatre sur la pyramide laissent de la place, et Nefru pourrait passer au-dessus.
luxor-lesson-fill-on = Vous pourriez poser une troisième tuile. Ici, finissez votre tour.
luxor-lesson-fill-done = Deux campements et la pyramide : 1 + 1 + 3 = **5 points**. Nefru campe à côté, mais ne peut pas y entrer.
luxor-lesson-last = Une autre partie : votre dernière tuile, Nefru mène 24 à 23. Posez votre campement d’oasis en **G8** avec au moins **3** aventuriers. Deux doivent y rester ; les autres vont à l’**ouest**, sur sa pyramide.
luxor-lesson-last-stand = Ce serait 24 à 24. À égalité, la plus grande réserve l’emporte : cela suffirait tout juste. Avec la pyramide, vous gagnez nettement.
luxor-lesson-last-far = De là, aucune ligne droite ne mène à la pyramide de Nefru. Prenez G8.
luxor-lesson-last-two = Deux doivent rester sur un campement d’oasis : personne ne pourrait avancer. Prenez-en 3 ou plus.
luxor-lesson-last-desert = Le désert vide au nord ne rapporte rien. La pyramide est à l’ouest.
luxor-lesson-last-done = 1 pour le campement, 3 pour la pyramide, que Nefru perd : **27 à 21**. La partie s’arrête quand toutes les tuiles sont posées.
luxor-lesson-over = Voilà tout le jeu : posez des tuiles, avancez depuis vos campements, soyez au-dessus et remplissez ce qui doit rester à vous.
