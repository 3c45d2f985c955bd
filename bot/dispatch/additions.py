"""What a feature adds to the answers to interactions."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Coroutine, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

from discord.app_commands import Choice

from bot.dispatch.interactions import Interaction
from bot.messages.controls import Press
from bot.messages.message import Message
from bot.tables import Table, TableRefused
from bot.texts import Words

By = TypeVar("By", contravariant=True)
"""The dispatcher, which knows what is here."""

Handler: TypeAlias = Callable[[Interaction, Press, Words], Awaitable[Message | None]]
"""Carries out a press; what it returns is the answer."""

Change: TypeAlias = Callable[[Interaction, Press, Words], Awaitable[Any]]
"""Carries out a press; a message it returns is shown to the user alone, below the post."""


@dataclass(frozen=True, slots=True)
class Verbs:
    """Who carries out presses, by the verb of the control, and where the answer stands."""

    edit: Mapping[str, Handler] = field(default_factory=dict)
    """The answer replaces the message with the control."""
    private: Mapping[str, Handler] = field(default_factory=dict)
    """The answer is a new message that only the user sees."""
    public: Mapping[str, Change] = field(default_factory=dict)
    """They change what a public post shows; the publisher edits it."""
    asking: Collection[str] = ()
    """Those whose message asks a player something: once the game is over, that is said instead."""


@dataclass(frozen=True, slots=True)
class TypedSetting:
    """A setting that a person types, as an option of ``/settings``."""

    name: str
    about: str
    """The key of the option's description."""
    choose: Callable[[int, str], Awaitable[None]]
    """Stores what a user has typed; raises :class:`TableRefused` if it is of no use."""
    suggest: Callable[[Interaction, str], Coroutine[Any, Any, list[Choice[str]]]]
    """Returns what fits what is typed."""


class DispatchAdditions(Generic[By]):
    """Every part has a default: nothing is added."""

    name: ClassVar[str]

    async def refusal(
        self, table: Table, user_id: int, refused: TableRefused, words: Words
    ) -> Message | None:
        """Return what to say of a refusal to a user; ``None`` for the usual sentence."""
        return None

    async def elsewhere(self, interaction: Interaction, words: Words) -> str:
        """Return where the tables are that may be meant in a channel without one; else nothing."""
        return ""

    def kind_of(self, table_id: int, table: Table | None) -> str | None:
        """Return of which kind a table is if it is one of the feature's own, in no channel.

        It ends the keys of what is said there instead: ``unsure-`` and ``unshown-`` when something
        failed, ``outdated-`` of an old control. ``table`` is ``None`` if it cannot be read.
        """
        return None

    async def admits(self, interaction: Interaction, table: Table) -> bool:
        """Whether a table is one of the feature's own, in no channel, which the user may use.

        :raises TableRefused: if it is, but the user may not.
        """
        return False

    def verbs(self, dispatcher: By) -> Verbs:
        """Return who carries out the presses of the feature's controls."""
        return Verbs()

    def typed_settings(self) -> Iterable[TypedSetting]:
        """Return the settings of a person that are typed; others are in ``settings_part``."""
        return ()


ITSELF = "the bot itself"
"""Who adds what is there without features."""


class FeaturesClash(Exception):
    """Two features add the same; the text says which and what, in one line."""


def check_names(parts: Iterable[tuple[str, Iterable[str]]], what: str) -> None:
    """Check that no name is added twice, given the names that each feature adds.

    :raises FeaturesClash: if two features add the same.
    """
    owners: dict[str, str] = {}
    for feature, names in parts:
        for name in names:
            other = owners.setdefault(name, feature)
            if other != feature:
                raise FeaturesClash(f"{other} and {feature} both add the {what} {name!r}")


def verbs_of(features: Sequence[DispatchAdditions[By]], own: Verbs, dispatcher: By) -> Verbs:
    """Return the presses of all features and the bot's own.

    :raises FeaturesClash: if two features have the same verb.
    """
    added = [(ITSELF, own)]
    added += [(feature.name, feature.verbs(dispatcher)) for feature in features]
    names = ((name, (*verbs.edit, *verbs.private, *verbs.public)) for name, verbs in added)
    check_names(names, "verb")
    return together(verbs for _name, verbs in added)


def together(parts: Iterable[Verbs]) -> Verbs:
    """Return all presses."""
    edit, private, public = dict[str, Handler](), dict[str, Handler](), dict[str, Change]()
    asking = set[str]()
    for verbs in parts:
        edit |= verbs.edit
        private |= verbs.private
        public |= verbs.public
        asking |= {*verbs.asking}
    return Verbs(edit, private, public, asking)
