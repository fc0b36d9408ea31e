# The page as a whole.

title = Golems
close = Close
retry = Try again
home = Home
