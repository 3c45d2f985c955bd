"""The application: load a table, apply a move, save, announce. Knows neither Discord nor SQL."""

from bot.tables.errors import TableRefused
from bot.tables.play import Turned
from bot.tables.service import Tables
from bot.tables.table import Person, Table

__all__ = ["Person", "Table", "TableRefused", "Tables", "Turned"]
