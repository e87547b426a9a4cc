from __future__ import annotations

from ._error import LegworkError
from .errors import BY_CODE


def create_error(code: str, message: str) -> LegworkError:
    """An error of its code's class; a code that this client does not know yet has the common one."""
    return BY_CODE.get(code, LegworkError)(code, message)


def refuse(message: str) -> LegworkError:
    return create_error("invalid_request", message)
