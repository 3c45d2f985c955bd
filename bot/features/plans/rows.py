"""What is stored of plans."""

from bot.store import StoredAbout

STORED = StoredAbout(
    known={
        "plans": (
            "select plan.table_id, lines, held from seat join plan using (table_id, seat)"
            " where user_id = :user order by plan.table_id"
        )
    }
)
"""What is stored about a person in plans; it goes with the seat."""
