"""The application: load a table, apply a move, save, announce. Knows neither Discord nor SQL."""

from bot.tables.errors import Change, SavedButFailed, TableRefused, saved
from bot.tables.play import PlayResult
from bot.tables.repository import TableRepository
from bot.tables.service import TableService
from bot.tables.table import Person, Table
from bot.tables.undo import Undoable

__all__ = [
    "Change",
    "Person",
    "PlayResult",
    "SavedButFailed",
    "Table",
    "TableRefused",
    "TableRepository",
    "TableService",
    "Undoable",
    "saved",
]
