from __future__ import annotations

import time
from typing import Optional

from ._answer import timed_out, was_refused
from ._error import LegworkError
from ._request import Request

_MOST_RETRIES = 2
_FIRST_PAUSE_SECONDS = 0.25
_LONGEST_PAUSE_SECONDS = 30.0


def pause_before(retries: int, error: LegworkError, request: Request) -> Optional[float]:
    """Seconds until the next attempt; None when there must be none.

    A call is repeated, at most twice, only where nothing can be done twice: the connection was refused, the service said when
    to come back (429 with `Retry-After` of up to 30 s), or the connection broke under a plain call, which the service answers
    with the first run's answer by its `Idempotency-Key`.
    """
    if retries >= _MOST_RETRIES:
        return None
    if error.code == "connection_failed":
        repeatable = was_refused(error.__cause__) or not request.streamed
        return _FIRST_PAUSE_SECONDS * 2**retries if repeatable else None
    asked = error.retry_after_seconds
    if error.status != 429 or asked is None or not 0 <= asked <= _LONGEST_PAUSE_SECONDS:
        return None
    return asked


class Deadline:
    """How long one exchange may take."""

    def __init__(self, request: Request) -> None:
        self._request = request
        self._end = time.monotonic() + request.timeout_ms / 1000

    def heard(self) -> None:
        """Something arrived. Raises `timeout` when it came too late."""
        now = time.monotonic()
        if now > self._end:
            raise timed_out(self._request)
        if self._request.renewed:
            self._end = now + self._request.timeout_ms / 1000
