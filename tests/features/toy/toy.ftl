command-applaud = Applaud the table here
toy-applaud = Applaud
toy-thanks = Thank you. Applauded { $count ->
    [one] once
   *[other] { $count } times
}.
toy-count = 👏 { $count }
help-typing-by-toy =
    {""}
    `/applaud` applauds the table here.
