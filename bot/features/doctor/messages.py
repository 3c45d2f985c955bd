"""What ``/doctor`` answers: the bot's permissions, what waits and why, versions, the database."""

from __future__ import annotations

from dataclasses import dataclass

from bot.features.doctor.service import Stored
from bot.messages.message import Message, MessageBuilder
from bot.messages.narrator import listed
from bot.texts import Words


@dataclass(frozen=True, slots=True)
class Permissions:
    """What the bot may do in a channel, by discord.py's names of permissions."""

    channel: str
    """As a mention, as are the others."""
    settings: str
    """The channel in whose settings the permissions are: of a thread the one above it."""
    bot: str
    role: str | None
    """The bot's own role; ``None`` if Discord has made none, or does not tell."""
    granted: tuple[str, ...]
    missing_here: tuple[str, ...]
    """Granted on the server, and taken away in this channel."""
    missing_everywhere: tuple[str, ...]
    is_locked: bool
    """Whether it is a thread that is locked."""


@dataclass(frozen=True, slots=True)
class Findings:
    """How the bot is doing; nothing in it depends on what is hidden in any game."""

    permissions: Permissions
    stored: Stored
    tables: tuple[str, ...]
    """A line for each table that is held or whose posts wait."""
    versions: tuple[tuple[str, str], ...]
    rulesets: tuple[tuple[str, int], ...]
    """Each game's title and ruleset."""


def report(words: Words, findings: Findings) -> Message:
    """Return what was found as a private message."""
    builder = MessageBuilder().text(f"### {words('doctor-title')}")
    builder.text("\n".join(_permissions(words, findings.permissions)))
    builder.text("\n".join(_waiting(words, findings)))
    builder.filling(lambda room: _tables(words, findings.tables, room))
    return builder.text("\n".join(_versions(words, findings))).build()


def _permissions(words: Words, found: Permissions) -> list[str]:
    lines = [f"**{words('doctor-permissions', channel=found.channel)}**"]
    if found.granted:
        lines.append(f"✅ {_named(words, found.granted)}")
    lines += [
        f"❌ {_named(words, (name,))}: {words(f'doctor-without-{name}')}"
        for name in (*found.missing_here, *found.missing_everywhere)
    ]
    if found.missing_here:
        names = _named(words, found.missing_here)
        facts = {"channel": found.settings, "bot": found.bot, "permissions": names}
        lines.append(f"🔧 {words('doctor-allow-here', **facts)}")
    if found.missing_everywhere:
        names = _named(words, found.missing_everywhere)
        role = found.role or found.bot
        lines.append(f"🔧 {words('doctor-allow-everywhere', role=role, permissions=names)}")
    if found.is_locked:
        lines.append(f"🔒 {words('doctor-locked')}")
    return lines


def _named(words: Words, permissions: tuple[str, ...]) -> str:
    return listed(words, [f"*{words(f'permission-{name}')}*" for name in permissions])


def _waiting(words: Words, found: Findings) -> list[str]:
    lines = [f"**{words('doctor-posts')}**"]
    if found.stored.oldest is None:
        lines.append(f"✅ {words('doctor-none-wait')}")
    else:
        since = f"<t:{found.stored.oldest}:R>"
        lines.append(f"⏳ {words('doctor-wait', count=found.stored.waiting, since=since)}")
    return lines


def _tables(words: Words, tables: tuple[str, ...], room: int) -> str:
    """Return the lines of tables, as many as there is room for."""
    text = f"**{words('doctor-tables')}**\n"
    if not tables:
        return f"{text}✅ {words('doctor-all-go-on')}"
    more = words("list-more")
    for line in tables:
        if len(text) + len(line) + len(more) + 2 > room:
            return text + more
        text += f"{line}\n"
    return text


def _versions(words: Words, found: Findings) -> list[str]:
    versions = " · ".join(f"{name} {version}" for name, version in found.versions)
    rulesets = ", ".join(f"{title} {ruleset}" for title, ruleset in found.rulesets)
    # A finer figure would tell of plans and other private moves as they are stored.
    mebibytes = -(-found.stored.size // 2**20)
    size = words("doctor-size", size=mebibytes, version=found.stored.migration)
    lines = [
        f"**{words('doctor-versions')}**",
        versions,
        words("doctor-rulesets", rulesets=rulesets),
        size,
    ]
    if not found.stored.is_writable:
        lines.append(f"❌ {words('waiting-store')}")
    return lines
