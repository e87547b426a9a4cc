from __future__ import annotations

import json
import re
import secrets
from dataclasses import dataclass
from typing import Any, Callable, Dict, Mapping, Optional, Tuple
from urllib.parse import quote, urlencode

from ._failure import refuse
from ._operations import OPERATIONS
from ._service import Service

#: Three of the heartbeats that the service sends into a stream every 15 s.
SILENCE_MS = 45_000.0
#: Time for the service to say itself that a call's own `timeout` is over.
GRACE_MS = 5_000.0

_JSON = "application/json"
#: May take longer than any fixed time, and tells meanwhile that it lives.
_LONG = ("agentExecute", "collect")


@dataclass(frozen=True)
class Call:
    """What is asked of the service."""

    name: str
    """The operation, as the protocol names it."""
    input: Mapping[str, Any]
    """In the names of the wire."""
    session_id: Optional[str] = None
    on_progress: Optional[Callable[[str], None]] = None
    """Told in words what happens while it happens."""
    content: Optional[bytes] = None
    """A file that is the body."""
    as_file: bool = False
    """The answer is wanted as a file, and not as JSON."""


@dataclass(frozen=True)
class Request:
    """One call as it goes over the wire."""

    method: str
    url: str
    headers: Dict[str, str]
    body: Optional[bytes]
    streamed: bool
    envelope: str
    timeout_ms: float
    renewed: bool
    """The time is counted anew from each sign of life, for work that may take long but is never silent."""


def describe_request(service: Service, call: Call, cancellable: bool) -> Request:
    """`cancellable`: the caller can give up waiting at any time, and means the work by it."""
    if call.name not in OPERATIONS:
        raise refuse(f"There is no operation {call.name!r}. There are: {', '.join(OPERATIONS)}.")
    operation = OPERATIONS[call.name]
    streamed = _is_streamed(call, cancellable)
    envelope = _envelope(call)
    body, body_type = _body(call)
    path, rest = _fill_path(call)
    query = "" if body_type == _JSON else urlencode({key: _text(value) for key, value in rest.items()})
    headers = {**service.headers, "accept": _accepted(envelope, streamed)}
    if body_type is not None:
        headers["content-type"] = body_type
    if operation.method != "GET":
        headers["idempotency-key"] = secrets.token_hex(16)
    if streamed:
        headers["x-stream-response"] = "true"
    renewed = streamed and call.name in _LONG
    return Request(
        method=operation.method,
        url=service.base_url + path + ("?" + query if query else ""),
        headers=headers,
        body=body,
        streamed=streamed,
        envelope=envelope,
        timeout_ms=SILENCE_MS if renewed else _timeout(service, call),
        renewed=renewed,
    )


def _is_streamed(call: Call, cancellable: bool) -> bool:
    """A stream carries progress, tells long work from a dead service, and is the only form whose end stops the work: a call
    that can be given up needs it. Any other answer is plain, because the service keeps a plain answer for a retry."""
    if not OPERATIONS[call.name].streams or call.name == "end":
        return False
    # A job is answered at once, and goes on without whoever began it.
    if call.input.get("async") is True:
        return False
    return call.name in _LONG or cancellable or call.on_progress is not None


def _envelope(call: Call) -> str:
    """Records, events and, for those who take no bytes, files are answered in `data` to who takes JSON alone."""
    envelope = OPERATIONS[call.name].envelope
    if envelope == "file":
        return "file" if call.as_file else "data"
    return envelope if envelope in ("bare", "image") else "data"


def _accepted(envelope: str, streamed: bool) -> str:
    if envelope == "image":
        return f"image/*, {_JSON}"
    if envelope == "file":
        return "*/*"
    return f"text/event-stream, {_JSON}" if streamed else _JSON


def _body(call: Call) -> Tuple[Optional[bytes], Optional[str]]:
    if OPERATIONS[call.name].method != "POST":
        return None, None
    if call.content is not None:
        return call.content, "application/octet-stream"
    try:
        return json.dumps(call.input, ensure_ascii=False, allow_nan=False).encode(), _JSON
    except (TypeError, ValueError) as cause:
        raise refuse(f"The input of {call.name} cannot be written as JSON: {cause}") from cause


def _fill_path(call: Call) -> Tuple[str, Dict[str, Any]]:
    """The path, and what of the input does not stand in it."""
    rest = {key: value for key, value in call.input.items() if value is not None}

    def fill(place: "re.Match[str]") -> str:
        field = place.group(1)
        value = str((call.session_id if field == "id" else rest.pop(field, None)) or "")
        if re.fullmatch(r"\.{0,2}", value):
            what = "the id of a session: start one first" if field == "id" else f"a {field}"
            raise refuse(f"{call.name} needs {what}.")
        return quote(value, safe="")

    return re.sub(r"\{(\w+)\}", fill, OPERATIONS[call.name].path), rest


def _text(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _timeout(service: Service, call: Call) -> float:
    options = call.input.get("options")
    asked = options.get("timeout") if isinstance(options, Mapping) else None
    wait = call.input.get("waitMs") or 0
    return (
        asked + GRACE_MS if isinstance(asked, (int, float)) and asked > 0 else service.timeout_ms
    ) + float(wait)
