-- A seat that is asked in the middle of a turn is called without the pictures that the turn's card
-- shows already, and cards say since when seats are asked that were asked together.

alter table game_table add column pictured integer;  -- turn of which the newest whole card told
alter table game_table add column brief text;        -- null: the newest card is whole; else what it asks
alter table seat add column asked_at integer;
