-- Tables at which nothing has happened for weeks are asked about once, and closed later.

alter table game_table add column idle_asked_at integer;  -- when the channel was asked

create index game_table_open_by_change on game_table (updated_at)
    where status in ('lobby', 'running') and daily is null;
