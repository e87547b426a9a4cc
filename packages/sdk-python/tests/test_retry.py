"""Calls that are asked again, given up, or cut into pieces."""

from __future__ import annotations

import socket
import time
from typing import Any, List, Optional

import pytest
from tiny_service import DONE, KEY, Received, Reply, frame

from legwork import Legwork, errors


@pytest.mark.parametrize(
    ("retry_after", "attempts"),
    [("0", 3), ("3600", 1), (None, 1), ("soon", 1)],
    ids=["now", "late", "unsaid", "unclear"],
)
def test_is_asked_again_when_the_service_said_when(
    connect: Any, retry_after: Optional[str], attempts: int
) -> None:
    headers = {} if retry_after is None else {"retry-after": retry_after}
    legwork = connect(lambda reply, *_: reply.error(429, "rate_limited", headers))
    with pytest.raises(errors.RateLimited):
        legwork.act("click Go")
    keys = [each.headers["idempotency-key"] for each in legwork.received[1:]]
    assert keys == [keys[0]] * attempts


def test_waits_as_long_as_it_was_told(connect: Any) -> None:
    def answer(reply: Reply, _: Received, count: int) -> None:
        if count == 1:
            reply.error(429, "rate_limited", {"retry-after": "1"})
        else:
            reply.data({"result": DONE, "actionId": "a"})

    legwork = connect(answer)
    begun = time.monotonic()
    assert legwork.act("click Go").success
    assert time.monotonic() - begun > 0.9


def test_a_lost_answer_is_asked_for_again_with_the_same_key(connect: Any) -> None:
    def answer(reply: Reply, _: Received, count: int) -> None:
        if count == 1:
            reply.hang_up()
        else:
            reply.data({"result": DONE, "actionId": "a"})

    legwork = connect(answer)
    assert legwork.act("click Go").success
    first, second = legwork.received[1:]
    assert first.headers["idempotency-key"] == second.headers["idempotency-key"]
    assert first.body == second.body


def test_a_stream_that_broke_is_not_asked_for_again(connect: Any) -> None:
    def answer(reply: Reply, *_: Any) -> None:
        reply.begin_stream()
        reply.frame(status="running", message="clicking")

    legwork = connect(answer)
    told: List[str] = []
    with pytest.raises(errors.ConnectionFailed, match="ended before its answer"):
        legwork.act("click Go", on_progress=told.append)
    assert told == ["clicking"]
    assert len(legwork.received) == 2


def test_other_failures_are_final(connect: Any) -> None:
    legwork = connect(lambda reply, *_: reply.error(503, "browser_crashed", {"retry-after": "0"}))
    with pytest.raises(errors.BrowserCrashed) as caught:
        legwork.act("click Go")
    assert (caught.value.status, caught.value.request_id) == (503, "r-1")
    assert len(legwork.received) == 2


def test_a_service_that_is_not_there_is_tried_again_and_named() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        url = f"http://127.0.0.1:{free.getsockname()[1]}"
    begun = time.monotonic()
    with pytest.raises(errors.ConnectionFailed, match=f"Cannot reach Legwork at {url}.*npm start"):
        Legwork(base_url=url, api_key=KEY).init()
    assert time.monotonic() - begun > 0.7


def test_a_call_that_takes_too_long_is_given_up(connect: Any) -> None:
    def answer(reply: Reply, _: Received, count: int) -> None:
        reply.closed_by_reader(10)

    legwork = connect(answer, timeout=200)
    with pytest.raises(errors.Timeout, match="within 200 ms"):
        legwork.act("click Go")


def test_a_stream_that_never_ends_is_given_up_although_it_is_heard_of(connect: Any) -> None:
    def answer(reply: Reply, *_: Any) -> None:
        reply.begin_stream()
        try:
            while not reply.closed_by_reader(0.05):
                reply.write(b": still here\n\n")
        except ConnectionError:
            pass

    legwork = connect(answer, timeout=300)
    with pytest.raises(errors.Timeout):
        legwork.act("click Go", on_progress=print)


@pytest.mark.parametrize("size", [1, 2, 7, 1000])
def test_a_stream_may_be_cut_anywhere(connect: Any, size: int) -> None:
    events = b": hello\r\n\r\n" + frame(status="running", message="näher\u2028dran").replace(b"\n", b"\r\n")
    events += (
        b"data\n\nevent: x\rdata:" + frame(status="finished", result=DONE, actionId="a").split(b"data: ")[1]
    )

    def answer(reply: Reply, *_: Any) -> None:
        reply.begin_stream()
        for start in range(0, len(events), size):
            reply.write(events[start : start + size])

    told: List[str] = []
    assert connect(answer).act("click Go", on_progress=told.append).message == "Done."
    assert told == ["näher\u2028dran"]
