"""Posts that Discord may have taken although its answer says otherwise."""

from __future__ import annotations

import re
from types import SimpleNamespace

import aiohttp

POST = re.compile(r"/channels/[0-9]+/messages")
REPEATED = (500, 502, 504, 524)
"""HTTP statuses after which discord.py repeats a request by itself."""


class Unsure(aiohttp.ClientError):
    """A message may have been posted or not."""


def no_second_post() -> aiohttp.TraceConfig:
    """Return a trace for discord.py's requests, which ends a post that failed in Discord.

    discord.py would post the same message again at once. Discord drops the second as long as it
    remembers the nonce. To be sure, the channel is looked at first, and only the sender can do so.
    """
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_check)
    return trace


async def _check(
    _session: aiohttp.ClientSession,
    _context: SimpleNamespace,
    params: aiohttp.TraceRequestEndParams,
) -> None:
    status = params.response.status
    if params.method == "POST" and status in REPEATED and POST.search(params.url.path):
        params.response.close()
        raise Unsure(f"answered {status}")
