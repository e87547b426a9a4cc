from __future__ import annotations

import os
import re
from dataclasses import dataclass
from typing import Dict, Optional
from urllib.parse import urlsplit

from ._failure import refuse
from ._version import __version__

DEFAULT_BASE_URL = "http://127.0.0.1:4700"
DEFAULT_TIMEOUT_MS = 130_000.0


@dataclass(frozen=True)
class Service:
    """A running service as requests need it: checked once."""

    base_url: str
    """Without a slash at the end."""
    headers: Dict[str, str]
    timeout_ms: float
    is_on_this_machine: bool


def describe_service(
    *,
    base_url: Optional[str],
    api_key: Optional[str],
    project_id: Optional[str],
    model_api_key: Optional[str],
    timeout: Optional[float],
) -> Service:
    """Raises `invalid_request` for an option that cannot work, without repeating any key."""
    timeout_ms = DEFAULT_TIMEOUT_MS if timeout is None else timeout
    if not timeout_ms > 0:
        raise refuse(f"timeout must be a number of milliseconds above 0, not {timeout}.")
    url = _read_base_url(base_url or os.environ.get("LEGWORK_API_URL") or DEFAULT_BASE_URL)
    headers = _header("api_key", "x-svc-api-key", api_key or os.environ.get("LEGWORK_API_KEY") or "")
    if project_id is not None:
        headers.update(_header("project_id", "x-svc-project-id", project_id))
    if model_api_key is not None:
        headers.update(_header("model_api_key", "x-model-api-key", model_api_key))
    headers.update({"x-language": "python", "x-sdk-version": __version__})
    host = urlsplit(url).hostname or ""
    is_on_this_machine = host == "localhost" or host == "::1" or host.startswith("127.")
    return Service(url, headers, timeout_ms, is_on_this_machine)


def _header(option: str, header: str, value: str) -> Dict[str, str]:
    if value == "":
        variable = " or in LEGWORK_API_KEY" if option == "api_key" else ""
        raise refuse(
            f"{option} is missing. The service prints its key when it starts; pass it as `{option}`{variable}."
        )
    if not re.fullmatch(r"[\x21-\x7e]+", value):
        raise refuse(f"{option} cannot be sent in a header: it must be printable ASCII without spaces.")
    return {header: value}


def _read_base_url(text: str) -> str:
    url = urlsplit(text)
    if url.scheme not in ("http", "https") or not url.hostname:
        raise refuse(f"base_url is not an http or https address: expected something like {DEFAULT_BASE_URL}.")
    if url.username or url.password or url.query or url.fragment:
        raise refuse("base_url takes no user name, password, query or fragment; the key goes into `api_key`.")
    # The version belongs to each operation's path, but is often copied along with the address.
    return re.sub(r"/v1$", "", f"{url.scheme}://{url.netloc}{url.path}".rstrip("/"))
