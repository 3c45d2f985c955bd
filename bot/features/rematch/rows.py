"""What is stored of rematches: what the post of their lobby tells."""

from bot.store.people import StoredAbout

STORED = StoredAbout(
    erased=(
        "update game_table set card_shows = null"
        " where json_extract(card_shows, '$.rematch') is not null"
        " and (exists (select 1 from json_each(card_shows, '$.rematch.called')"
        " where value = :user) or exists (select 1 from json_each(card_shows, '$.rematch.gone')"
        " where value in (select value from json_each(:names))))",
    )
)
"""What is stored about a person."""
