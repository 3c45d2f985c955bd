-- Reviews that were worked out before counted the end of a game in other points than what came before it.

delete from review;
