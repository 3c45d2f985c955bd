"""What Discord accepts: its written limits, and its own API description where that is at hand."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any

import discord
import pytest
from discord.http import handle_message_parameters

from bot.messages.message import Message
from tests.described import IS_DESCRIBED, NOT_CHECKED, OPENAPI

needs_description = pytest.mark.skipif(not IS_DESCRIBED, reason=NOT_CHECKED)

ACTION_ROW, BUTTON, SELECT, TEXT, GALLERY, CONTAINER = 1, 2, 3, 10, 12, 17

FILE_NAME = re.compile(r"[a-z0-9-]+\.png")


@cache
def _document() -> Any:
    return json.loads(OPENAPI.read_text(encoding="utf-8"))


@cache
def described(schema: str, *, remembering: bool = False) -> Any:
    """Return a validator for one of Discord's schemas: its name, or where it stands.

    If ``remembering``, it tells what is valid from what is not, and not why; a part that comes
    again, as most controls do, is looked at only the first time, and of a component that is not of
    the type that is described nothing but that.
    """
    jsonschema: Any = import_module("jsonschema")
    referencing: Any = import_module("referencing")
    document = _document()
    dialect = "https://json-schema.org/draft/2020-12/schema"
    resource = referencing.Resource.from_contents({"$schema": dialect, **document})
    registry = referencing.Registry().with_resource("urn:discord", resource)
    place = schema if schema.startswith("/") else f"/components/schemas/{schema}"
    wanted = {"$ref": f"urn:discord#{place}"}
    validator: Any = jsonschema.Draft202012Validator
    if remembering:
        whole, verdicts = validator.VALIDATORS["$ref"], dict[tuple[str, str], bool]()
        types = {
            f"#/components/schemas/{name}": each["properties"]["type"]["enum"]
            for name, each in document["components"]["schemas"].items()
            if "enum" in each.get("properties", {}).get("type", {})
        }

        def remembered(judge: Any, ref: str, part: Any, schema: Any) -> Iterator[Any]:
            meant = types.get(ref)
            if meant and isinstance(part, dict) and part.get("type", meant[0]) not in meant:
                yield jsonschema.ValidationError(f"not the type of {ref}")
                return
            key = ref, json.dumps(part, sort_keys=True)
            if key not in verdicts:
                verdicts[key] = next(iter(whole(judge, ref, part, schema) or ()), None) is None
            if not verdicts[key]:
                yield jsonschema.ValidationError(f"not {ref}")

        validator = jsonschema.validators.extend(validator, {"$ref": remembered})
    return validator(wanted, registry=registry)


def check_described(schema: str, payload: Any) -> None:
    """Fail with the innermost reason unless the payload is what Discord describes."""
    if described(schema, remembering=True).is_valid(payload):
        return
    error = next(described(schema).iter_errors(payload))
    while error.context:
        error = min(error.context, key=lambda inner: -len(inner.path))
    raise AssertionError(f"{'/'.join(map(str, error.absolute_path))}: {error.message}")


def payload_of(post: Message, **fields: Any) -> dict[str, Any]:
    """Return what discord.py sends for a post."""
    with handle_message_parameters(
        view=post.view, files=post.files(), nonce="c999999999-99999-", **fields
    ) as parameters:
        if parameters.multipart is not None and parameters.payload is None:
            payload: dict[str, Any] = json.loads(parameters.multipart[0]["value"])
        else:
            assert parameters.payload is not None
            payload = dict(parameters.payload)
    # discord.py writes some ids as numbers, which Discord takes but does not describe.
    for attachment in payload.get("attachments", ()):
        attachment["id"] = str(attachment["id"])
    mentions = payload["allowed_mentions"]
    mentions["users"] = [str(user) for user in mentions.get("users", ())]
    return payload


def components(parts: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield all components of a message, also those within others."""
    for part in parts:
        yield part
        yield from components(part.get("components", []))


def text_in(payload: dict[str, Any]) -> str:
    """Return the whole text of a message."""
    return "\n".join(p["content"] for p in components(payload["components"]) if p["type"] == TEXT)


def check_message(payload: dict[str, Any]) -> None:
    """Check a post of the bot against the limits that Discord documents, and its files."""
    assert payload["flags"] == discord.MessageFlags(components_v2=True).value
    assert len(payload["nonce"]) <= 25
    parts = check_layout(payload["components"])
    _check_files(payload, parts)


def checked(post: Message) -> tuple[dict[str, Any], str]:
    """Return a post as it is sent, and its text; it must be within Discord's limits."""
    payload = payload_of(post, allowed_mentions=discord.AllowedMentions.none())
    check_message(payload)
    return payload, text_in(payload)


def text_of(post: Message) -> str:
    """Return the text of a post, which must be within Discord's limits."""
    return checked(post)[1]


def check_layout(layout: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Check the components of a message, and return all of them.

    https://docs.discord.com/developers/components/reference
    """
    parts = list(components(layout))
    assert 1 <= len(parts) <= 40
    texts = [part["content"] for part in parts if part["type"] == TEXT]
    assert all(text.strip() for text in texts)
    assert sum(map(len, texts)) <= 4000
    ids = [part["custom_id"] for part in parts if "custom_id" in part]
    assert len(set(ids)) == len(ids), "two controls of a message have the same custom id"
    assert all(1 <= len(custom_id) <= 100 for custom_id in ids)
    for part in parts:
        if part["type"] == ACTION_ROW:
            _check_row(part["components"])
        if part["type"] == CONTAINER:
            assert part["components"]
    return parts


def _check_row(row: list[dict[str, Any]]) -> None:
    if row[0]["type"] == BUTTON:
        assert 1 <= len(row) <= 5
        assert all(button["type"] == BUTTON and 1 <= len(button["label"]) <= 80 for button in row)
        return
    (menu,) = row
    assert menu["type"] == SELECT
    assert len(menu.get("placeholder") or "") <= 150
    options = menu["options"]
    assert 1 <= len(options) <= 25
    assert len({option["value"] for option in options}) == len(options)
    assert sum(option.get("default", False) for option in options) <= menu["max_values"]
    for option in options:
        assert 1 <= len(option["label"]) <= 100
        assert 1 <= len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100


def _check_files(payload: dict[str, Any], parts: list[dict[str, Any]]) -> None:
    files = {file["filename"]: file for file in payload.get("attachments", ())}
    shown = [item for part in parts if part["type"] == GALLERY for item in part["items"]]
    assert {f"attachment://{name}" for name in files} == {item["media"]["url"] for item in shown}
    assert all(FILE_NAME.fullmatch(name) for name in files)
    for described_one in (*shown, *files.values()):
        assert 1 <= len(described_one["description"]) <= 1024
