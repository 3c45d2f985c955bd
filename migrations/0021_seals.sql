-- The seal of seed and salt is told when a game begins, both when it is over. A game can go on from a
-- move of another one, whose record is kept until it begins. Games of earlier versions have no seal.

alter table game_table add column salt text;    -- secret while the game runs, as the seed
alter table game_table add column seal text;
alter table game_table add column origin text;  -- JSON: where it goes on from

create table imported (
    table_id integer primary key references game_table (id) on delete cascade,
    record   blob    not null
) strict;

create index game_table_begun_in_channel on game_table (channel_id, id)
    where status in ('running', 'finished', 'abandoned') and daily is null;
create index game_table_of_daily on game_table (game, daily, status)
    where daily is not null;
