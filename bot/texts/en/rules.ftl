# The rules of the games

button-rules = Rules
button-left-out = Show: { $names }
button-played = Back to this table’s rules
rules-menu = Turn to another chapter
minute-first = New to this game? *In one minute* tells what it is about.
rules-question = About this question
rules-signs = Signs on the pictures
rules-found = { $count ->
    [0] Nothing in the rules fits “{ $sought }”.
    [one] { $count } result for “{ $sought }”:
   *[other] { $count } results for “{ $sought }”:
}
rules-no-words = There are no words in that to look for.
rules-examples = Try one or two words, or a number. These work, for example: `/rules search:{ $first }` and `/rules search:{ $second }`.
rules-example-first = tie
rules-example-second = end of the game
rules-near = The nearest chapters: { $headings }.
rules-elsewhere = Nothing that this table plays by fits “{ $sought }”.
rules-respelt = I read it as “{ $words }”.
rules-some-words = Nothing has “{ $words }” too; this is what fits the rest.
rules-left-out = { $count } more in rules that this table does not play: { $names }.
rules-left-out-title = What this table does not play by, for “{ $sought }”:
rules-about-bot = The bot, not the rules
rules-chapter-menu = Read a whole chapter
command-rules = Show rules by words or by number
command-rules-search = Words, or a number such as LX-302
command-rules-game = Which game, if not the one of this channel

# In sentences of others

help-by-rules = `/rules` finds any rule
help-typing-by-rules =
    {""}
    `/rules` finds any rule by words or by its number.
refused-no-lesson-by-rules = `/rules` has its rules.
refused-lesson-unfit-by-rules = `/rules` has the rules.
