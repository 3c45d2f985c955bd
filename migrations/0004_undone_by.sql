-- Undo pressed twice takes back once, also if the process ended in between.

alter table game_table add column undone_by integer;  -- who took back last, while nothing else has changed since
