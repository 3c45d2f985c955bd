"""What all cogs share: acknowledge privately, find the table, answer or explain."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from functools import update_wrapper
from typing import Any, ClassVar, Concatenate, Generic, Literal, ParamSpec, TypeAlias, TypeVar, cast

from discord import app_commands
from discord.ext.commands import Cog
from rapidfuzz import fuzz, process, utils

from bot.dispatch.additions import Verbs, together
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction, locale_of, table_of
from bot.dispatch.localisation import described
from bot.messages.cards import named
from bot.messages.choices import untagged
from bot.messages.message import Message
from bot.messages.narrator import Narrator
from bot.tables import Table, TableRefused
from bot.texts import Words, words_in
from engines.core import AnyGame
from engines.players import LEVELS
from render.registry import renderer

Work = Callable[[Words], Awaitable[Message | None]]

Options = ParamSpec("Options")

Choices = list[app_commands.Choice[str]]
"""What is suggested while somebody types."""

Number = app_commands.Range[int, 1, 2**53 - 1]
"""The number of a table."""


def with_options(
    callback: Callable[..., Coroutine[Any, Any, None]],
    options: Mapping[str, tuple[app_commands.locale_str, Any]],
) -> Callable[..., Coroutine[Any, Any, None]]:
    """Let a command take texts as options: each has a description and what it is if not given.

    Without the latter (``inspect.Parameter.empty``) the option is required.
    """
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters = [
        inspect.Parameter(name, kind, annotation=str, default=usual)
        for name, (_about, usual) in options.items()
    ]
    asker = inspect.Parameter("interaction", kind, annotation=Interaction)
    # discord.py takes the parameters of a command from the signature of its callback.
    callback.__signature__ = inspect.Signature([asker, *parameters])  # type: ignore[attr-defined]
    abouts = {name: about for name, (about, _usual) in options.items()}
    return app_commands.describe(**abouts)(callback)


async def respond(dispatcher: Dispatcher, interaction: Interaction, work: Work) -> None:
    """Acknowledge, do the work, and answer with its message or with an explanation."""
    if not await dispatcher.answering.acknowledged(interaction):
        return
    words = words_in(locale_of(interaction))
    message, _done = await dispatcher.attempts.attempt(interaction, lambda: work(words), words)
    if message is not None:
        await dispatcher.show(interaction, message, words)
    await dispatcher.tell_waiting(interaction, None, words)


class CommandCog(Cog):
    """Answers to slash commands, and to presses of controls (:func:`pressed`)."""

    under_game: ClassVar[bool] = False
    """Whether the commands stand under ``/game``."""

    def __init__(self, dispatcher: Dispatcher, feature: Any = None) -> None:
        self.dispatcher = dispatcher
        self.panels, self.drawing = dispatcher.panels, dispatcher.drawing
        self.repository = dispatcher.tables.repository
        self.games = self.repository.games

    def verbs(self) -> Verbs:
        """Return who carries out presses."""
        return together(
            Verbs(**{place: {verb: getattr(self, name)}}, asking=[verb] if asks else ())
            for name, method in vars(type(self)).items()
            for verb, place, asks in getattr(method, "presses", ())
        )


Service = TypeVar("Service")


class FeatureCog(CommandCog, Generic[Service]):
    """Answers by way of the service of a feature."""

    def __init__(self, dispatcher: Dispatcher, feature: Any) -> None:
        super().__init__(dispatcher)
        self.service: Service = feature.service


Method = TypeVar("Method", bound=Callable[..., Awaitable[Any]])


def pressed(
    *verbs: str, to: Literal["edit", "private", "public"] = "edit", asking: bool = False
) -> Callable[[Method], Method]:
    """Let a method carry out presses of the controls with these verbs.

    ``to`` and ``asking`` say where its answer stands, as in :class:`Verbs`.
    """

    def made(method: Method) -> Method:
        marks = [*getattr(method, "presses", ()), *((verb, to, asking) for verb in verbs)]
        setattr(method, "presses", marks)  # noqa: B010
        return method

    return made


Of = TypeVar("Of", bound=CommandCog)

Answering: TypeAlias = Callable[
    Concatenate[Of, Interaction, Words, Options], Coroutine[Any, Any, Message | None]
]
"""A method that does the work of a command: what it returns is the answer."""


def command(
    typed: str, *, guild_only: bool = False, **abouts: str
) -> Callable[[Answering[Of, Options]], app_commands.Command[Of, Options, None]]:
    """Make a method a slash command: acknowledged, and answered with what it returns.

    ``typed`` is what users type, as ``game pause``. The descriptions have the keys
    ``command-game-pause`` and, of an option, ``command-game-pause-<name>`` if ``abouts`` has no
    other key for it.
    """
    *_group, name = typed.split()
    key = f"command-{typed.replace(' ', '-')}"

    def made(method: Answering[Of, Options]) -> app_commands.Command[Of, Options, None]:
        async def answer(
            cog: Of, interaction: Interaction, *args: Options.args, **values: Options.kwargs
        ) -> None:
            async def work(words: Words) -> Message | None:
                return await method(cog, interaction, words, *args, **values)

            await respond(cog.dispatcher, interaction, work)

        # discord.py takes the options of a command from the signature of its callback.
        cog, asker, _words, *options = inspect.signature(method, eval_str=True).parameters.values()
        callback: Any = update_wrapper(answer, method)
        callback.__signature__ = inspect.Signature([cog, asker, *options])
        keys = {option.name: f"{key}-{option.name}" for option in options} | abouts
        app_commands.describe(**{name: described(about) for name, about in keys.items()})(callback)
        if guild_only:
            app_commands.guild_only(callback)
        return app_commands.Command(name=name, description=described(key), callback=callback)

    return made


async def table_here(dispatcher: Dispatcher, interaction: Interaction) -> Table:
    """Return the open table of the channel.

    :raises TableRefused: ``no-table-here`` if there is none.
    """
    table = await dispatcher.tables.repository.at(cast(int, interaction.channel_id))
    if table is None:
        raise TableRefused("no-table-here")
    return table


async def asker_at_table(
    dispatcher: Dispatcher, interaction: Interaction
) -> tuple[Table, int] | None:
    """Return the running table here and the user's seat, for autocomplete; ``None`` without."""
    table = await table_of(dispatcher.tables.repository, interaction, None)
    if table is None or table.state is None or table.row.status != "running":
        return None
    seat = table.seat_of(interaction.user.id)
    return None if seat is None else (table, seat)


def computers_named(interaction: Interaction, current: str) -> Choices:
    """Return the kinds of computer players that fit what is typed, from weak to strong."""
    words = words_in(locale_of(interaction))
    return [
        app_commands.Choice(name=words(f"bot-{name}"), value=name)
        for name in LEVELS
        if current.casefold() in f"{name} {words(f'bot-{name}')}".casefold()
    ]


async def seats_named(
    dispatcher: Dispatcher, interaction: Interaction, current: str, status: str
) -> Choices:
    """Return the seats of the channel's table that fit what is typed, if it has that status."""
    table = await table_of(dispatcher.tables.repository, interaction, None)
    if table is None or table.row.status != status:
        return []
    words, typed = words_in(locale_of(interaction)), current.casefold()
    choices = [
        app_commands.Choice(
            name=f"{row.seat + 1}: {named(table, row.seat, words)}"[:100],
            value=f"{row.seat + 1}:{table.occupant(row.seat)}",
        )
        for row in table.seats
    ]
    return [choice for choice in choices if typed in choice.name.casefold()]


def offered(games: Iterable[AnyGame], current: str) -> Choices:
    """Return the games that fit what is typed, to choose from."""
    return [
        app_commands.Choice(name=game.title, value=game.id)
        for game in games
        if current.casefold() in f"{game.id} {game.title}".casefold()
    ][:25]


async def completions(dispatcher: Dispatcher, interaction: Interaction, current: str) -> Choices:
    """Return completions of the typed line at the channel's table, as :func:`completed`."""
    asker = await asker_at_table(dispatcher, interaction)
    return [] if asker is None else completed(*asker, interaction, current)


def completed(table: Table, seat: int, interaction: Interaction, current: str) -> Choices:
    """Return completions of the typed line that are legal for the seat now.

    The last words are compared with notation and with the labels of buttons, and need not match
    exactly. The move that they would be played as comes first.
    """
    words, view = words_in(locale_of(interaction)), table.view(seat)
    tags = renderer(table.game.id).tags(view, words)
    begun = table.begun_line(seat, untagged(current, tags))
    done = begun.done
    narrator = Narrator(words, table.game, table.names, view, tags)
    if done:  # after typed moves the view would be out of date
        narrator = Narrator(words, table.game, table.names)
    labels = {
        f"{done} {table.game.format(move)}".strip(): narrator.move(move) for move in begun.moves
    }
    if begun.typed:
        first = []
        if begun.meant is not None:
            first = [f"{done} {table.game.format(begun.meant)}".strip()]
        texts = {
            line: f"{line[len(done) :]} {label}"
            for line, label in labels.items()
            if line not in first
        }
        ranked = process.extract(
            begun.typed, texts, scorer=fuzz.WRatio, processor=utils.default_process, limit=25
        )
        lines = first + [line for _text, score, line in ranked if score >= 60]
    else:
        lines = list(labels)
    return [
        app_commands.Choice(name=f"{line} · {labels[line]}"[:100], value=line)
        for line in lines[:25]
        if len(line) <= 100
    ]
