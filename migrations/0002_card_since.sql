-- A card is edited while its turn goes on, and goes on telling what it told.

alter table game_table add column card_since integer not null default 0;  -- ply after which the newest card tells
update game_table set card_since = told;
