-- What is stored about one person is found, and erased, without reading all tables.

create index game_table_of_host on game_table (host_id);
create index game_table_of_rematch on game_table (id)
    where json_extract(card_shows, '$.rematch') is not null;
