-- A card that a newer one has replaced loses its buttons, its call and its picture.

alter table game_table add column card_shows text;  -- JSON: title of the newest card, plies it tells of
alter table game_table add column kept_card text;   -- JSON: the whole card above a brief one
