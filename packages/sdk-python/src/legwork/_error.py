from __future__ import annotations

from dataclasses import dataclass
from typing import Optional, Sequence

from .types import AgentAction


@dataclass(frozen=True)
class ErrorIssue:
    """Where a rule was broken, in dotted form (`options.timeout`), and what was expected there."""

    path: str
    message: str


class LegworkError(Exception):
    """Why a call failed. Each code has a class of its own in `legwork.errors`.

    Beside the service's codes there are `connection_failed` (the service was not reached, or the connection broke before the
    answer), `malformed_answer` (what answered is not Legwork, or a proxy in its place) and `schema_mismatch` (the extracted
    data does not pass the schema).
    """

    code: str
    """One of the service's codes, or of the three above; a newer service may have more."""
    message: str
    status: Optional[int]
    """HTTP status of the answer; None when there was none, or the fault came within a stream."""
    request_id: Optional[str]
    """Id of the request in the service's log."""
    issues: Sequence[ErrorIssue]
    retry_after_seconds: Optional[float]
    """Seconds after which the same call has a chance, as the service said."""
    actions: Sequence[AgentAction]
    """What an agent had done when it failed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message
        self.status = None
        self.request_id = None
        self.issues = ()
        self.retry_after_seconds = None
        self.actions = ()

    def __str__(self) -> str:
        return self.message


class LegworkWarning(UserWarning):
    """Something that was asked and not honoured, in the service's words."""
