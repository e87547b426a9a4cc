from __future__ import annotations

from typing import Any, AsyncGenerator, Optional

import httpx

from .._answer import Answer, Event, EventReader, disconnected, is_stream, read_answer, timed_out
from .._error import LegworkError
from .._request import Call, Request, describe_request
from .._retry import Deadline, pause_before
from .._service import Service
from .waiting import CANCELLABLE, sleep

_LONGEST_CONNECT_SECONDS = 10.0


class AsyncTransport:
    """A running service as something to send calls to."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._client: Optional[httpx.AsyncClient] = None

    async def send(self, call: Call) -> Any:
        """The output of an operation, in the names of the wire."""
        events = self.stream(call)
        try:
            async for event in events:
                if isinstance(event, Answer):
                    return event.output
                if call.on_progress is not None:
                    call.on_progress(event.message)
        finally:
            await events.aclose()
        raise AssertionError("a stream ends with an answer or an error")

    async def stream(self, call: Call) -> AsyncGenerator[Event, None]:
        """Progress and, at last, the answer. Closing it before ends the work too."""
        request = describe_request(self._service, call, CANCELLABLE)
        retries = 0
        while True:
            events = self._exchange(request)
            try:
                async for event in events:
                    yield event
                return
            except LegworkError as error:
                pause = pause_before(retries, error, request)
                if pause is None:
                    raise
            finally:
                await events.aclose()
            retries += 1
            await sleep(pause)

    async def close(self) -> None:
        """Closes the connections; a later call opens new ones."""
        client, self._client = self._client, None
        if client is not None:
            await client.aclose()

    def _connect(self) -> httpx.AsyncClient:
        if self._client is None:
            # With a transport of its own it knows no proxy of the environment, which is not for what listens on this machine.
            transport = httpx.AsyncHTTPTransport() if self._service.is_on_this_machine else None
            # A redirect would carry the key elsewhere.
            self._client = httpx.AsyncClient(transport=transport, follow_redirects=False)
        return self._client

    async def _exchange(self, request: Request) -> AsyncGenerator[Event, None]:
        deadline = Deadline(request)
        seconds = request.timeout_ms / 1000
        timeout = httpx.Timeout(seconds, connect=min(seconds, _LONGEST_CONNECT_SECONDS))
        try:
            async with self._connect().stream(
                request.method, request.url, headers=request.headers, content=request.body, timeout=timeout
            ) as response:
                reader = EventReader(request) if is_stream(response) else None
                content = bytearray()
                async for chunk in response.aiter_bytes():
                    deadline.heard()
                    if reader is None:
                        content += chunk
                        continue
                    for event in reader.feed(chunk):
                        yield event
                        if isinstance(event, Answer):
                            return
                if reader is not None:
                    raise reader.end()
                yield Answer(read_answer(response, bytes(content), request))
        except httpx.ConnectTimeout as cause:
            raise disconnected(cause, request) from cause
        except httpx.TimeoutException as cause:
            raise timed_out(request) from cause
        except httpx.TransportError as cause:
            raise disconnected(cause, request) from cause
