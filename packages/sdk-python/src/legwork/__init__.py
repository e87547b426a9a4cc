"""The Python client of Legwork, the self-hosted browser-automation service: say in plain words what a browser should do, and
get typed results."""

from . import errors, types
from ._async.agent import AsyncAgent, AsyncAgentStream
from ._async.client import AsyncLegwork
from ._async.page import AsyncPage
from ._error import ErrorIssue, LegworkError, LegworkWarning
from ._options import ExtractRequest, ExtractSettings
from ._results import Acted, AgentRun, Collected, DownloadedFile, Extraction, PageText
from ._sync.agent import Agent, AgentStream
from ._sync.client import Legwork
from ._sync.page import Page
from ._version import __version__
from .types import Action, ActResult, AgentAction, AgentJob, AgentResult

__all__ = [
    "ActResult",
    "Acted",
    "Action",
    "Agent",
    "AgentAction",
    "AgentJob",
    "AgentResult",
    "AgentRun",
    "AgentStream",
    "AsyncAgent",
    "AsyncAgentStream",
    "AsyncLegwork",
    "AsyncPage",
    "Collected",
    "DownloadedFile",
    "ErrorIssue",
    "ExtractRequest",
    "ExtractSettings",
    "Extraction",
    "Legwork",
    "LegworkError",
    "LegworkWarning",
    "Page",
    "PageText",
    "__version__",
    "errors",
    "types",
]
