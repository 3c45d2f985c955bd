-- Games that are over are found by when they ended.

create index game_table_finished_by_change on game_table (updated_at) where status = 'finished';
