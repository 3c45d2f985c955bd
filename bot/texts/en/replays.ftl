# Looking back

replay-public = The pictures show what everybody could see at the time, nothing that was hidden then. The line below each tells what had just happened.
replay-alt = Animation of { $count ->
    [one] { $count } picture
   *[other] { $count } pictures
}. At the end:
