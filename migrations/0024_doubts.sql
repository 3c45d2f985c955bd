-- Since when a channel is asked whether its table is still played; nobody has moved since.

alter table game_table add column doubted_at integer;

create index game_table_open_by_change on game_table (updated_at)
    where status in ('lobby', 'running');
