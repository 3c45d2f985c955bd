# Requests to which all people of a table are to agree

button-consent = I agree
button-refuse = Refuse
button-reopen = Take back my answer
button-consent-withdraw = Withdraw the request
consent-offer = If everybody else at the table agrees, it is taken back all the same. They are asked in the channel.
consent-asked = I have asked the others, in the channel. The game can go on meanwhile; then the request is dropped.
consent-title-undo = { $game } · take back a step?
consent-asks-undo = { $name } asks to take this back:
consent-hidden-step = a step of which nothing is public yet
consent-later = { $count ->
    [1] and one move after it:
   *[other] and { $count } moves after it:
}
consent-agreed = Agreed: { $names }.
consent-computers = Computer players agree: { $names }.
consent-missing = { $names }: do you agree?
consent-rule-undo = What has come to light stays known. Nothing is shuffled or drawn anew: the next draw brings what it brought before. If somebody plays on, the request is dropped.
consent-rule = It is done when everybody agrees, one refusal ends it, and after three days it is dropped. Until then you can take back your answer.
consent-done-undo = Everybody has agreed: it is taken back. { $name } decides anew.
consent-refused = { $by } has refused, so everything stays as it is.
consent-withdrawn = { $name } has withdrawn the request.
consent-lapsed = The game has gone on, so the request is dropped.
consent-old = Not everybody has answered within three days, so the request is dropped.
consent-left = { $name } no longer sits here, so the request is dropped.
consent-over = The game is over, so the request is dropped.
consent-undone = { $moves ->
    [0] { $name } took back with everybody’s consent: { $what }
    [1] { $name } took back with everybody’s consent, with one move after it: { $what }
   *[other] { $name } took back with everybody’s consent, with { $moves } moves after it: { $what }
}
refused-undo-free = You can take back this step without asking anybody: press *Undo*, or use `/undo`.
refused-consent-alone = Nobody else plays here who could agree.
refused-consent-open = The table is being asked something by { $name } already. Wait until that is decided.
refused-consent-settled = That request has been decided or dropped.
refused-consent-not-yours = Only { $name } can withdraw this request.
refused-consent-own = This is your own request: the others answer it. You can withdraw it.
button-go-on = Go on
card-paused = The game is paused since { $time }: nobody is asked or reminded. Anybody at the table can press *Go on*.
list-paused = { $when }, paused since { $time }
consent-title-pause = { $game } · pause the game?
consent-asks-pause = { $name } asks to pause the game.
consent-rule-pause = While it is paused nobody can play, nobody is called or reminded, and no deadline runs, until anybody at the table presses *Go on*. Until all agree, the game goes on.
consent-asked-pause = I have asked the others, in the channel. The game goes on until all agree.
consent-done-pause = Everybody has agreed: the game is paused. Nobody is asked or reminded until anybody at the table presses *Go on*.
consent-pause-over = The game was paused with everybody’s consent. { $by } has let it go on.
consent-paused = { $name } paused the game with everybody’s consent.
consent-went-on = { $name } let the game go on.
refused-paused = The game is paused. Anybody at the table can let it go on: press *Go on*.
consent-against = Rather wait: { $names }.
consent-title-end = { $game } · end the game?
consent-asks-end = { $name } asks to end this game for good. It gets no result, and nobody can go on with it.
consent-rule-end = The game goes on until that is decided. Who is away or late counts only with an answer. A manager of this server can decide without waiting for the answers; one who plays here can do so after a day.
consent-asked-end = I have asked the others, in the channel. The game goes on until that is decided.
consent-done-end = It is agreed: the game has ended for good, without a result.
consent-decided-end = { $by } has ended the game for good, without waiting for answers. It has no result.
button-end-agree = End the game
button-end-refuse = Play on
button-end-decide = Decide as manager
refused-consent-not-manager = Only a manager of this server can decide this alone.
refused-consent-decide-later = You play here yourself: you can decide this alone when it has been asked for a day.
