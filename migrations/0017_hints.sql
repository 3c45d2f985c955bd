-- Hints of a computer player are counted, and told at the end; a table may play without them.

alter table seat add column hints integer not null default 0;
alter table seat add column hinted text;                      -- the question of the last hint
alter table game_table add column hints integer not null default 1 check (hints in (0, 1));
