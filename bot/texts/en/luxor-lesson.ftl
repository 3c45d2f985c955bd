## The lesson

luxor-lesson-keep = **The goal:** most points at the end. A camp brings 1, a temple 2, a pyramid 3 to whoever’s adventurer is **on top** there. Everybody keeps a camp and one more starting tile. Keep the **temple**.
luxor-lesson-keep-worthless = Empty desert and mountain bring points to nobody. With the temple in your hand, you decide where it lies.
luxor-lesson-keep-done = All tiles that nobody kept lie face up in the middle. The number on blue is what a tile brings.
luxor-lesson-place = A turn is one to three tiles. A tile is placed edge to edge beside another. Put your temple on **H6**. The broken frame is your plan, not yet final: *Confirm, then a 2nd tile*.
luxor-lesson-place-try-corner = Try E5, at a corner
luxor-lesson-place-end = That would end your turn with one tile. Here you go on: a second one follows.
luxor-lesson-place-done = After each tile you draw a new one. You drew a pyramid, so your hand is two tiles again.
luxor-lesson-camp = Adventurers come into play only on a camp, at the moment it is placed. Put your camp on **H7**, below the temple, with **3** of your 30 adventurers.
luxor-lesson-camp-crew = One to five are allowed. But nobody comes back, and 30 must last for the whole game. Three are enough here.
luxor-lesson-camp-done = They may walk off now, and never again later.
luxor-lesson-walk = Walkers go in one straight line. The number in a tile’s lower corner says how many must stay to enter it: desert 1, oasis 2, mountain 3. One stays on the camp, so two can walk: **north**.
luxor-lesson-walk-try-mountain = Try west, onto the mountain
luxor-lesson-walk-stand = They may all stay. But then nobody is on the temple, and it brings nothing.
luxor-lesson-stay = Leave **1** on the camp; the other two reach the temple and stay there. Nothing is final before you confirm. Then **end your turn**.
luxor-lesson-stay-more = Allowed, but one on the camp is enough to be on top there.
luxor-lesson-stay-on = You could place a third tile. Here, end your turn and see what Nefru does.
luxor-lesson-stay-done = You were on top of camp and temple: 1 + 2 = **3 points**. Then it was Nefru’s turn:
luxor-lesson-top = Nefru’s two stand on your two: she is on top, and the temple counts for her. Four fill a tile; nobody can enter it any more. Now place your pyramid, 3 points, on **H8**: *Confirm, then a 2nd tile*.
luxor-lesson-top-end = Then the pyramid would lie open for Nefru. Go on with a second tile.
luxor-lesson-top-done = The pyramid lies there, but without an adventurer it counts for nobody.
luxor-lesson-second = So put your second camp on **H9**, below the pyramid, with **5** adventurers. That is the most a camp takes, and one more than may stay there.
luxor-lesson-second-try-stand = Try: 5, and all stay
luxor-lesson-second-crew = With fewer you could not fill the pyramid with four. Take all 5.
luxor-lesson-second-done = At most four stay on a tile, so a group must walk off. Only north is open, so nobody asks you where to.
luxor-lesson-fill = Leave **1** on the camp and all **4** others on the pyramid. It is full then, and nobody can ever get on top of you. Confirm and **end your turn**.
luxor-lesson-fill-fewer = Fewer than four on the pyramid leave room, and Nefru could put one on top.
luxor-lesson-fill-on = You could place a third tile. Here, end your turn.
luxor-lesson-fill-done = Two camps and the pyramid: 1 + 1 + 3 = **5 points**. Nefru camps beside the pyramid, but cannot enter it.
luxor-lesson-last = Another game: your last tile, and Nefru leads by 24 to 23. Put your oasis camp on **G8** with **3** adventurers or more. Two must stay in an oasis; the others walk **west**, onto Nefru’s pyramid.
luxor-lesson-last-stand = Then it is 24 to 24. At a tie more adventurers in the supply win, so even that would do. But the pyramid wins clearly.
luxor-lesson-last-far = From there nobody reaches Nefru’s pyramid in a straight line. Take G8.
luxor-lesson-last-two = Two must stay on an oasis camp, so nobody could walk. Take 3 or more.
luxor-lesson-last-desert = The empty desert in the north brings nothing. The pyramid lies in the west.
luxor-lesson-last-done = 1 for the camp, 3 for the pyramid, which Nefru loses: **27 to 21**. The game ends when all tiles are placed.
luxor-lesson-over = That is the whole game: place tiles, walk over them from your camps, be on top, and fill what must stay yours.
