"""Options of calls that are not the protocol's own."""

from __future__ import annotations

from typing import Any, Callable, Dict, Mapping, Optional, Type

from ._failure import refuse
from .types import ExtractOptions, Model

#: Told in words what happens while it happens.
OnProgress = Optional[Callable[[str], None]]


class ExtractSettings(ExtractOptions, total=False):
    page_id: str
    """Id of the page to read. Default: the active one."""
    model_name: str
    """The older name of `model`."""
    model_client_options: Mapping[str, Any]
    """Settings of the model that `model_name` names, as `api_key` and `base_url`."""


class ExtractRequest(ExtractSettings, total=False):
    """Everything that `extract` takes, in one dictionary."""

    instruction: str
    schema: Any
    """A pydantic model, another type that pydantic knows, or a JSON Schema."""


def check_names(method: str, known: Type[Any], given: Mapping[str, Any]) -> None:
    """Raises `TypeError`, as Python does, for a keyword that the method does not have."""
    unknown = sorted(set(given) - set(known.__annotations__))
    if unknown:
        names = ", ".join(sorted(known.__annotations__))
        raise TypeError(f"{method}() got an unexpected keyword argument '{unknown[0]}'; it has: {names}")


def extract_options(given: Mapping[str, Any]) -> Dict[str, Any]:
    """The options with the older names of the model turned into `model`."""
    options = dict(given)
    name = options.pop("model_name", None)
    settings = options.pop("model_client_options", None)
    if options.get("model") is None and name is not None:
        options["model"] = {**settings, "model_name": name} if settings else name
    return options


def with_model_options(model: Optional[Model], options: Mapping[str, Any]) -> Dict[str, Any]:
    """A model with settings of its own."""
    if model is None:
        raise refuse(
            "agent(options=…) needs a `model` for these options, in the same call or in the client's."
        )
    return {**options, "model_name": model} if isinstance(model, str) else {**model, **options}


def refuse_what_lives_here(tools: Optional[Mapping[str, Any]], integrations: Any) -> None:
    """JSON has no functions and no connections."""
    for name, tool in (tools or {}).items():
        if callable(tool) or (isinstance(tool, Mapping) and any(callable(part) for part in tool.values())):
            raise refuse(
                f'agent(tools=…) cannot send the function of "{name}" to a service: offer it over MCP, in `integrations`, '
                "or describe it without a function and answer its calls with `agent_answer`."
            )
    for integration in integrations or []:
        if not isinstance(integration, (str, Mapping)):
            raise refuse(
                "agent(integrations=…) takes addresses of MCP servers; a connected client cannot be sent."
            )
