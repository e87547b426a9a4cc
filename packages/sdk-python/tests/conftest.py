from __future__ import annotations

import json
import os
import re
import secrets
import subprocess
from pathlib import Path
from typing import Any, Dict, Iterator, List, Optional

import pytest
from tiny_service import KEY, Handler, TinyService, started

from legwork import AsyncLegwork, Legwork

PACKAGE = Path(__file__).parent.parent
ROOT = PACKAGE.parent.parent
NODE = os.environ.get("LEGWORK_TEST_NODE", "node")


class RunningService:
    """The API itself, from its sources, in a process of its own with a real browser."""

    def __init__(self, directory: Path) -> None:
        self.api_key = secrets.token_urlsafe(24)
        own = {
            "LEGWORK_HOST": "127.0.0.1",
            "LEGWORK_PORT": "0",
            "LEGWORK_API_KEY": self.api_key,
            "LEGWORK_DATA_DIR": str(directory),
            "LEGWORK_LOG_FORMAT": "json",
            "LEGWORK_LOG_LEVEL": "info",
        }
        self._log = (directory / "service.log").open("wb")
        self._process = subprocess.Popen(
            [NODE, "--conditions=@legwork/source", str(ROOT / "apps/api/src/main.ts")],
            env={**os.environ, **own},
            # A file never fills up, as a pipe does that nobody reads.
            stdout=self._log,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
        )
        self.url = self._wait_for_address(directory / "service.log")

    def _wait_for_address(self, log: Path) -> str:
        while True:
            found = re.search(r'is ready at (http:[^\s"]+)', log.read_text())
            if found:
                return found.group(1)
            try:
                self._process.wait(0.05)
            except subprocess.TimeoutExpired:
                continue
            raise AssertionError(f"The service ended:\n{log.read_text()}")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait()
        self._log.close()


class Shops:
    """A process with small web shops."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [NODE, "--conditions=@legwork/source", str(PACKAGE / "tests/serve-shop.ts")],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, line: str) -> Dict[str, Any]:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"{line}\n")
        self._process.stdin.flush()
        told: Dict[str, Any] = json.loads(self._process.stdout.readline())
        return told

    def stop(self) -> None:
        self._process.communicate()


class Shop:
    """One that nobody has been to yet, and that knows what its visitors did."""

    def __init__(self, shops: Shops) -> None:
        self._shops = shops
        opened = shops.ask("open")
        self._number: int = opened["number"]
        self.url: str = opened["url"]

    @property
    def state(self) -> Dict[str, Any]:
        return self._shops.ask(str(self._number))

    @property
    def visitor(self) -> Dict[str, Any]:
        """Who came last."""
        visitor: Dict[str, Any] = self.state["visitors"][-1]
        return visitor

    @property
    def cart(self) -> List[str]:
        """What is in the cart of who came last."""
        return [line["productId"] for line in self.visitor["cart"]]


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningService]:
    running = RunningService(tmp_path_factory.mktemp("service"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def shops() -> Iterator[Shops]:
    running = Shops()
    yield running
    running.stop()


@pytest.fixture
def shop(shops: Shops) -> Shop:
    return Shop(shops)


@pytest.fixture
def client(service: RunningService) -> Iterator[Legwork]:
    """A client without a session."""
    with_key = Legwork(base_url=service.url, api_key=service.api_key)
    yield with_key
    with_key.close()


@pytest.fixture(scope="session")
def common_client(service: RunningService, shops: Shops) -> Iterator[Legwork]:
    with Legwork(base_url=service.url, api_key=service.api_key, keep_alive=True) as common:
        # A choice of cookies is kept by the browser, for all shops.
        common.navigate(Shop(shops).url)
        assert common.act("click Reject all").success
        yield common


@pytest.fixture
def legwork(common_client: Legwork, shop: Shop) -> Legwork:
    """A session that many tests have, each with a shop of its own, where it is a new visitor."""
    common_client.navigate(shop.url)
    return common_client


@pytest.fixture
def own(client: Legwork, shop: Shop) -> Legwork:
    """A session of the test's own, for one that ends it or looks back at it."""
    client.init()
    client.navigate(shop.url)
    return client


@pytest.fixture
def async_client(service: RunningService) -> AsyncLegwork:
    """Opened and closed by the test, in its own loop."""
    return AsyncLegwork(base_url=service.url, api_key=service.api_key)


@pytest.fixture
def tiny() -> Iterator[Any]:
    """Starts servers that answer what a test tells them to."""
    started: List[TinyService] = []

    def start(handler: Handler) -> TinyService:
        started.append(TinyService(handler))
        return started[-1]

    yield start
    for each in started:
        each.stop()


@pytest.fixture
def connect(tiny: Any) -> Iterator[Any]:
    """Makes clients whose service answers what a test tells it to."""
    opened: List[Legwork] = []

    def create(handler: Handler, timeout: Optional[float] = None, **options: Any) -> Legwork:
        service: TinyService = tiny(started(handler))
        client = Legwork(base_url=f"{service.url}/v1/", api_key=KEY, timeout=timeout, **options)
        if timeout is None:
            client.init()
        else:
            # The session's start must not be what takes too long.
            client._session_id = "s 1/2"
        client.received = service.received  # type: ignore[attr-defined]
        opened.append(client)
        return client

    yield create
    for each in opened:
        each._session_id = None
        each.close()
