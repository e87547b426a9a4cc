"""What the service answers: outputs, progress and errors. Nothing here waits or connects."""

from __future__ import annotations

import codecs
import json
import re
from dataclasses import dataclass
from typing import Any, Iterator, List, Mapping, Optional, Union
from urllib.parse import unquote, urlsplit

import httpx

from ._convert import from_wire
from ._error import ErrorIssue, LegworkError
from ._failure import create_error
from ._request import Request
from .types import AgentAction

_LONGEST_QUOTE = 200


@dataclass(frozen=True)
class Progress:
    message: str


@dataclass(frozen=True)
class Answer:
    output: Any


Event = Union[Progress, Answer]


@dataclass(frozen=True)
class FileAnswer:
    name: str
    mime_type: str
    sha256: str
    content: bytes


def is_stream(response: httpx.Response) -> bool:
    return response.is_success and response.headers.get("content-type", "").startswith("text/event-stream")


def read_answer(response: httpx.Response, content: bytes, request: Request) -> Any:
    """The output in a plain answer."""
    if response.is_success and request.envelope == "image":
        return content
    if response.is_success and request.envelope == "file":
        return _read_file(response, content, request)
    text = content.decode("utf-8", "replace")
    body = _parse(text)
    if not response.is_success:
        raise _refused(response, request, text, body)
    if isinstance(body, dict) and body.get("success") is True:
        if request.envelope == "bare":
            return body
        if "data" in body:
            return body["data"]
    raise _malformed(request, f"answered {response.status_code} with {_quote(text)}", response.status_code)


def _read_file(response: httpx.Response, content: bytes, request: Request) -> FileAnswer:
    found = re.search(r"filename\*=UTF-8''([^;\s]+)", response.headers.get("content-disposition", ""), re.I)
    if found is None:
        raise _malformed(request, "answered with a file that has no name", response.status_code)
    digest = re.fullmatch(r'(?:W/)?"([0-9a-f]{64})"', response.headers.get("etag", ""))
    return FileAnswer(
        name=unquote(found.group(1)),
        mime_type=response.headers.get("content-type", ""),
        sha256=digest.group(1) if digest else "",
        content=content,
    )


class EventReader:
    """Progress and the answer in the Server-Sent Events of a stream, which may be cut anywhere.

    After https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation; names and ids of
    events are left out, since all that Legwork says is in their data.
    """

    def __init__(self, request: Request) -> None:
        self._request = request
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._begun = ""
        self._data: List[str] = []

    def feed(self, chunk: bytes) -> Iterator[Event]:
        text = self._begun + self._decoder.decode(chunk)
        # A return at the end may be half of a line's end.
        held = "\r" if text.endswith("\r") else ""
        *lines, begun = re.split(r"\r\n|\r|\n", text[: len(text) - len(held)])
        self._begun = begun + held
        for line in lines:
            if line == "":
                event = self._read("\n".join(self._data)) if self._data else None
                self._data = []
                if event is not None:
                    yield event
            elif line.startswith("data:"):
                self._data.append(line[6:] if line.startswith("data: ") else line[5:])

    def end(self) -> LegworkError:
        """What to say when the stream ended before its answer."""
        where = f"{self._request.method} {self._request.url}"
        return create_error(
            "connection_failed",
            f"The stream of {where} ended before its answer. The service may have been stopped: look at its log.",
        )

    def _read(self, text: str) -> Optional[Event]:
        event = _parse(text)
        data = event.get("data") if isinstance(event, dict) else None
        if not isinstance(data, dict):
            raise _malformed(self._request, f"streamed {_quote(text)}")
        status = data.get("status")
        if status == "finished":
            return Answer({key: value for key, value in data.items() if key != "status"})
        if status == "error":
            raise _failed(data, "The service gave no reason.")
        message = data.get("message")
        return Progress(message) if status == "running" and isinstance(message, str) else None


def timed_out(request: Request) -> LegworkError:
    what = "Nothing was heard" if request.renewed else "No answer came"
    return create_error(
        "timeout",
        f"{what} from {request.method} {request.url} within {request.timeout_ms:g} ms. The service may be overloaded or "
        "stuck: look at its log, or allow more time with `timeout`.",
    )


def disconnected(cause: httpx.TransportError, request: Request) -> LegworkError:
    url = urlsplit(request.url)
    reason = str(cause) or type(cause).__name__
    if was_refused(cause):
        message = (
            f"Cannot reach Legwork at {url.scheme}://{url.netloc} ({reason}). "
            "Start the service with `npm start`, or set base_url to where it listens."
        )
    else:
        message = (
            f"The connection failed during {request.method} {request.url} ({reason}). "
            "Check that Legwork runs there and can be reached from here; its log may say more."
        )
    return create_error("connection_failed", message)


def was_refused(cause: Optional[BaseException]) -> bool:
    """True when the request cannot have been sent."""
    return isinstance(cause, (httpx.ConnectError, httpx.ConnectTimeout))


def _refused(response: httpx.Response, request: Request, text: str, body: Any) -> LegworkError:
    status = response.status_code
    if 300 <= status < 400:
        target = response.headers.get("location", "another address")
        return _malformed(request, f"answered with a redirect to {target}, which is not followed", status)
    if not isinstance(body, dict) or not isinstance(body.get("code"), str):
        return _malformed(request, f"answered {status} with {_quote(text)}", status)
    error = _failed(body, f"The service answered {status} without a reason.")
    error.status = status
    try:
        error.retry_after_seconds = float(response.headers.get("retry-after", ""))
    except ValueError:
        error.retry_after_seconds = None
    return error


def _failed(body: Mapping[str, Any], fallback: str) -> LegworkError:
    """The service's own words; a code that this client does not know yet is passed on too."""
    words, code = body.get("error"), body.get("code")
    error = create_error(
        code if isinstance(code, str) else "internal",
        words if isinstance(words, str) and words else fallback,
    )
    request_id = body.get("requestId")
    error.request_id = request_id if isinstance(request_id, str) else None
    error.issues = [
        ErrorIssue(str(each.get("path", "")), str(each.get("message", "")))
        for each in body.get("issues") or []
        if isinstance(each, dict)
    ]
    error.actions = [from_wire(AgentAction, each) for each in body.get("actions") or []]
    return error


def _malformed(request: Request, what: str, status: Optional[int] = None) -> LegworkError:
    error = create_error(
        "malformed_answer",
        f"{request.method} {request.url} {what}. Legwork does not answer so: check base_url, and any proxy in between.",
    )
    error.status = status
    return error


def _quote(text: str) -> str:
    if text == "":
        return "an empty body"
    return json.dumps(text[:_LONGEST_QUOTE] + "…" if len(text) > _LONGEST_QUOTE else text, ensure_ascii=False)


def _parse(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return None
