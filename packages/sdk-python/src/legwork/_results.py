"""Results that are not the protocol's own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Dict, Generic, List, Optional, TypeVar

from .types import ActResult, AgentResult, CollectResult, PageEntry

_T = TypeVar("_T")


@dataclass
class PageText:
    """The page as text: its accessibility tree."""

    page_text: str
    truncated: Optional[bool] = None
    """True when the text was cut to `max_tokens`; `next_cursor` is where it goes on."""
    total_tokens: Optional[int] = None
    """Size of the whole text, tokens (estimated)."""
    next_cursor: Optional[str] = None
    matches: Optional[int] = None
    """Lines that a `search` has found."""


@dataclass
class Extraction:
    """What was found, in words."""

    extraction: str


@dataclass
class Acted(ActResult):
    """What an act did, and on which page."""

    page_id: Optional[str] = None
    """The page that it was done on."""
    opened_pages: Optional[List[PageEntry]] = None
    """Pages that opened meanwhile and are open at the end."""


@dataclass
class Collected(CollectResult, Generic[_T]):
    """What was found of a list."""

    items: List[_T]


@dataclass
class AgentRun(AgentResult):
    """How a run of an agent ended."""

    page_id: Optional[str] = None
    """The page that it began on."""
    opened_pages: Optional[List[PageEntry]] = None
    """Pages that opened meanwhile and are open at the end."""

    messages: Optional[List[Dict[str, Any]]] = None
    """The conversation, when `messages` was given; hand it to the next run to go on from it."""


@dataclass
class DownloadedFile:
    """A file that a page chose; take it for no more than that."""

    name: str
    mime_type: str
    sha256: str
    """SHA-256 of the content, hexadecimal."""
    content: bytes
