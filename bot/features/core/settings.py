"""``/settings``: what each person has set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import app_commands
from typing_extensions import override

from bot.dispatch.additions import TypedSetting
from bot.dispatch.commands import CommandCog, respond, with_options
from bot.dispatch.dispatcher import Dispatcher
from bot.dispatch.interactions import Interaction
from bot.dispatch.localisation import described
from bot.messages.message import Message
from bot.tables import saved
from bot.texts import Words


class SettingsCog(CommandCog):
    """One command, whose options are the settings that features let a person type."""

    @override
    def get_app_commands(self) -> list[Any]:
        features = self.dispatcher.features
        typed = [setting for feature in features for setting in feature.typed_settings()]
        return [_command(self.dispatcher, typed)]


def _command(
    dispatcher: Dispatcher, typed: Sequence[TypedSetting]
) -> app_commands.Command[Any, ..., None]:
    """Return the command that shows the asker's settings, privately.

    What they give for those that are ``typed`` is set first.
    """

    async def settings(interaction: Interaction, **values: str) -> None:
        async def work(words: Words) -> Message:
            user_id = interaction.user.id
            given = [setting for setting in typed if values[setting.name]]
            for setting in given:
                await setting.choose(user_id, values[setting.name])
            with saved("setting" if given else None):
                return await dispatcher.personal.card(user_id, words)

        await respond(dispatcher, interaction, work)

    command: app_commands.Command[Any, ..., None] = app_commands.Command(
        name="settings",
        description=described("command-settings"),
        callback=with_options(settings, {each.name: (described(each.about), "") for each in typed}),
    )
    for setting in typed:
        command.autocomplete(setting.name)(setting.suggest)
    return command
