from __future__ import annotations

import asyncio
import queue
import threading
import time
from typing import Any, List

import pytest
from conftest import Shop
from pydantic import BaseModel
from tiny_service import Received, Reply

from legwork import AsyncLegwork, errors


class Product(BaseModel):
    name: str
    price: float


def test_does_what_it_is_told_and_the_shop_knows_of_it(async_client: AsyncLegwork, shop: Shop) -> None:
    async def run() -> None:
        # It starts one session at a time.
        first, second = await asyncio.gather(async_client.init(), async_client.init(), return_exceptions=True)
        assert not isinstance(first, BaseException) and first.session_id == async_client.session_id
        assert isinstance(second, errors.InvalidRequest)
        async with async_client as legwork:
            with pytest.raises(errors.NavigationFailed, match="127.0.0.1:9"):
                await legwork.navigate("http://127.0.0.1:9/")
            await legwork.navigate(shop.url)
            assert (await legwork.act("click Reject all")).success
            await legwork.navigate(f"{shop.url}/products")
            products = await legwork.extract("all products", List[Product])
            assert products[1] == Product(name="Trail Kettle", price=34)
            async with legwork.agent().stream(
                "click Add to cart in the Trail Kettle card, then click the Cart link"
            ) as steps:
                messages = [message async for message in steps]
            assert messages and steps.result.completed
            session_id = legwork.session_id or ""
            assert session_id in [record.id async for record in legwork.sessions.all()]
        kinds = [event.type async for event in async_client.events(session_id=session_id)]
        assert kinds[-1] == "session_ended"
        await async_client.close()

    asyncio.run(run())
    assert shop.visitor["cart"][0]["productId"] == "trail-kettle"


def test_a_task_that_is_cancelled_stops_the_work_and_leaves_the_session(
    async_client: AsyncLegwork, shop: Shop
) -> None:
    async def run() -> None:
        async with async_client as legwork:
            await legwork.navigate(shop.url)
            first_is_done = asyncio.Event()
            execution = asyncio.create_task(
                legwork.agent().execute(
                    {"instruction": "click Reject all, then click Products", "wait_between_actions": 20_000},
                    on_progress=lambda message: first_is_done.set() if "1. done" in message else None,
                )
            )
            await first_is_done.wait()
            execution.cancel()
            with pytest.raises(asyncio.CancelledError):
                await execution
            begun = time.monotonic()
            assert (await legwork.act("click Support")).success
            assert time.monotonic() - begun < 10

    asyncio.run(run())
    assert shop.visitor["cookieChoice"] == "none"


def test_a_plain_call_that_is_cancelled_ends_its_stream(tiny: Any) -> None:
    begun = threading.Event()
    closed: "queue.Queue[bool]" = queue.Queue()

    def answer(reply: Reply, received: Received, _: int) -> None:
        if received.path.endswith("/start"):
            reply.data({"sessionId": "s", "available": True, "cdpUrl": None})
        elif received.path.endswith("/end"):
            reply.json(200, {"success": True})
        else:
            reply.begin_stream()
            reply.frame(status="running", message="clicking")
            begun.set()
            closed.put(reply.closed_by_reader(10))

    service = tiny(answer)

    async def run() -> None:
        async with AsyncLegwork(base_url=service.url, api_key="key-for-tests") as legwork:
            call = asyncio.create_task(legwork.act("click Go"))
            assert await asyncio.to_thread(begun.wait, 10)
            call.cancel()
            with pytest.raises(asyncio.CancelledError):
                await call
            # While the client is still open: the call, not the client's end, closed it.
            assert await asyncio.to_thread(closed.get, timeout=10)

    asyncio.run(run())
    assert service.received[1].headers["x-stream-response"] == "true"
