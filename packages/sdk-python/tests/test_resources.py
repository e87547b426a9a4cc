from __future__ import annotations

import hashlib
import http.client
import struct
from pathlib import Path
from typing import Any, Iterator, List
from urllib.parse import urlsplit

import pytest
from conftest import RunningService, Shop
from tiny_service import Received, Reply

from legwork import Legwork, errors, types

REPORT = b"0123456789abcdef" * (5 * 65_536)
"""5 MiB, which is more than an answer in base64 holds."""

FILES_PAGE = """<!doctype html><a href="/report" download="bericht über alles.bin">Report</a>
<label>Resume <input type="file" onchange="this.files[0].text().then(t => out.textContent = this.files[0].name + ': ' + t)"></label>
<p id="out"></p>"""


def serve_files(reply: Reply, received: Received, _: int) -> None:
    if received.path == "/report":
        reply.send(200, REPORT, {"content-type": "application/octet-stream"})
    else:
        reply.send(200, FILES_PAGE.encode(), {"content-type": "text/html; charset=utf-8"})


def attach(address: str) -> int:
    """Asks for a WebSocket, and gives the status of the answer."""
    url = urlsplit(address)
    connection = http.client.HTTPConnection(url.netloc, timeout=10)
    handshake = {
        "connection": "Upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "bGVnd29yayBmb3IgcHl0aA==",
    }
    connection.request("GET", f"{url.path}?{url.query}", headers=handshake)
    try:
        return connection.getresponse().status
    finally:
        connection.close()


@pytest.fixture
def onlooker(service: RunningService) -> Iterator[Legwork]:
    client = Legwork(base_url=service.url, api_key=service.api_key)
    yield client
    client.close()


def test_sessions_are_listed_looked_up_and_released(own: Legwork, onlooker: Legwork) -> None:
    session_id = own.session_id or ""
    assert session_id in [session.id for session in onlooker.sessions.list(status="RUNNING").sessions]
    assert onlooker.sessions.get(session_id).status == "RUNNING"
    released = onlooker.sessions.release(session_id)
    assert (released.status, released.end_reason) == ("ENDED", "released")
    with pytest.raises(errors.SessionEnded):
        own.act("click Reject all")
    assert session_id in [session.id for session in onlooker.sessions.all(limit=1)]
    assert onlooker.sessions.update(session_id).status == "ENDED"
    with pytest.raises(errors.SessionNotFound):
        onlooker.sessions.get("none")


def test_labels_are_kept_as_they_are(service: RunningService) -> None:
    labels = {"orderNumber": 7, "snake_case": {"innerKey": None}}
    with Legwork(
        base_url=service.url, api_key=service.api_key, session_create_params={"user_metadata": labels}
    ) as legwork:
        assert legwork.sessions.get(legwork.session_id or "").user_metadata == labels
        found = legwork.sessions.list(q="user_metadata['orderNumber']:'7'").sessions
        assert [session.id for session in found] == [legwork.session_id]


def test_events_come_as_they_happen_and_end_with_the_session(own: Legwork, shop: Shop) -> None:
    session_id = own.session_id or ""
    events: List[types.SessionEvent] = []
    for event in own.events():
        events.append(event)
        if event.type == "action_finished" and event.operation == "navigate":
            assert own.act("click Reject all").success
        elif event.type == "action_finished" and event.operation == "act":
            own.sessions.release(session_id)
    assert shop.visitor["cookieChoice"] == "none"
    assert events[0].type == "session_started"
    assert (events[-1].type, events[-1].end_reason) == ("session_ended", "released")
    assert len({event.id for event in events}) == len(events)
    assert list(own.events(session_id=session_id, after=events[2].id)) == events[3:]


def test_pictures_of_the_page_and_those_that_were_kept(own: Legwork) -> None:
    png = own.screenshot()
    assert png[1:4] == b"PNG"
    assert struct.unpack(">I", png[16:20]) == (1_280,)
    own.agent().execute("click Reject all")
    session_id = own.session_id or ""
    own.sessions.release(session_id)
    kept = own.screenshots.list(session_id=session_id)
    assert kept
    for entry in kept:
        assert len(own.screenshots.get(entry.id, session_id=session_id)) == entry.size
    with pytest.raises(errors.NotFound):
        own.screenshots.get("none", session_id=session_id)


def test_files_that_a_page_gave_are_read_whole(client: Legwork, tiny: Any) -> None:
    client.init()
    client.navigate(tiny(serve_files).url)
    assert client.act("click Report").success
    listed = client.downloads.list()[0]
    file = client.downloads.get(listed.name)
    assert (file.name, file.content) == ("bericht über alles.bin", REPORT)
    assert file.sha256 == hashlib.sha256(REPORT).hexdigest()
    session_id = client.session_id or ""
    client.close()
    assert client.downloads.get(listed.id, session_id=session_id).content == REPORT
    with pytest.raises(errors.NotFound):
        client.downloads.get("none", session_id=session_id)


def test_files_that_are_sent_reach_the_page(legwork: Legwork, tiny: Any, tmp_path: Path) -> None:
    legwork.navigate(tiny(serve_files).url)
    path = tmp_path / "ada & co.txt"
    path.write_text("née Byron", "utf-8")
    upload = legwork.uploads.create(path, mime_type="text/plain")
    assert (upload.name, upload.mime_type, upload.size) == ("ada & co.txt", "text/plain", 10)
    assert legwork.uploads.create(bytes(3), name="three.bin").size == 3
    assert [each.name for each in legwork.uploads.list()] == ["ada & co.txt", "three.bin"]
    assert legwork.act("upload %cv% to Resume", variables={"cv": {"upload": upload.id}}).success
    assert "ada & co.txt: née Byron" in legwork.extract().page_text


def test_contexts_are_made_looked_up_exported_and_deleted(client: Legwork) -> None:
    cookie = {
        "name": "sid",
        "value": "s-1",
        "domain": "shop.example",
        "path": "/",
        "httpOnly": True,
        "sameSite": "Lax",
    }
    made = client.contexts.create(storage_state={"cookies": [cookie]})
    assert client.contexts.get(made.id).version == 1
    assert made.id in [context.id for context in client.contexts.all()]
    assert len(client.contexts.list(limit=1).contexts) == 1
    exported = client.contexts.export(made.id)
    assert exported.storage_state is not None
    assert cookie.items() <= exported.storage_state["cookies"][0].items()
    assert "s-1" in (client.contexts.export(made.id, format="cookies.txt").cookies_txt or "")
    client.contexts.delete(made.id)
    with pytest.raises(errors.NotFound):
        client.contexts.get(made.id)


def test_a_session_begins_with_a_context(client: Legwork, service: RunningService, tiny: Any) -> None:
    def show_cookies(reply: Reply, received: Received, _: int) -> None:
        text = f"<h1>Sent: {received.headers.get('cookie')}</h1>"
        reply.send(200, text.encode(), {"content-type": "text/html"})

    site = tiny(show_cookies)
    cookie = {"name": "sid", "value": "s-1", "domain": "127.0.0.1", "path": "/"}
    context = client.contexts.create(storage_state={"cookies": [cookie]})
    with Legwork(
        base_url=service.url,
        api_key=service.api_key,
        session_create_params={"browser_settings": {"context": {"id": context.id, "persist": False}}},
    ) as legwork:
        legwork.navigate(site.url)
        assert "Sent: sid=s-1" in legwork.extract().page_text


def test_memories_are_listed_exported_imported_and_forgotten(legwork: Legwork, shop: Shop) -> None:
    legwork.memories.purge()
    legwork.act("click Products")
    legwork.navigate(f"{shop.url}/sign-in")
    assert legwork.act("type ada into Username").cache_status == "MISS"
    legwork.navigate(f"{shop.url}/sign-in")
    again = legwork.act("type ada into Username")
    assert (again.success, again.cache_status, again.resolved_by) == (True, "HIT", "memory")

    memories = legwork.memories.list(url=shop.url, limit=1).memories
    assert (memories[0].instruction, memories[0].uses) == ("type ada into Username", 1)
    every = [memory.instruction for memory in legwork.memories.all(url=shop.url, limit=1)]
    assert every == ["type ada into Username", "click Products"]
    assert 'getByRole("textbox", { name: "Username"' in legwork.memories.to_playwright(url=shop.url)
    legwork.memories.delete(memories[0].id)
    with pytest.raises(errors.NotFound):
        legwork.memories.delete(memories[0].id)
    assert legwork.memories.import_(memories) == 1
    imported = legwork.memories.list(url=shop.url, limit=1).memories
    # What the service counts anew is not part of it.
    assert [(each.instruction, each.url_pattern, each.steps) for each in imported] == [
        (each.instruction, each.url_pattern, each.steps) for each in memories
    ]
    assert legwork.memories.purge() >= 2
    assert legwork.memories.list().memories == []


def test_links_show_the_session_until_they_are_revoked(legwork: Legwork) -> None:
    links = legwork.debug()
    assert links.pages[0].url.startswith("http://127.0.0.1")
    assert attach(links.ws_url or "") == 101
    legwork.revoke_debug()
    assert attach(links.ws_url or "") in (401, 403)


def test_pages_are_opened_shown_read_and_closed(own: Legwork, shop: Shop) -> None:
    (first,) = own.pages.list()
    second = own.pages.open(url=f"{shop.url}/products")
    assert second.active and [page.id for page in own.pages.list()] == [first.id, second.id]
    assert "Trail Kettle" in own.pages.html(page_id=second.id).html
    assert own.pages.activate(first.id).active
    own.pages.close(second.id)
    assert [page.id for page in own.pages.list()] == [first.id]


def test_cookies_are_set_listed_and_deleted(own: Legwork, shop: Shop) -> None:
    assert own.cookies.set([{"name": "sid", "value": "s-1", "url": shop.url, "http_only": True}]) == 1
    found = {cookie.name: cookie for cookie in own.cookies.list(url=shop.url)}
    assert (found["sid"].value, found["sid"].http_only) == ("s-1", True)
    assert own.cookies.delete(name="sid") == 1
    assert "sid" not in [cookie.name for cookie in own.cookies.list()]


def test_rows_of_a_download_come_in_parts(own: Legwork, tiny: Any) -> None:
    def answer(reply: Reply, received: Received, _: int) -> None:
        if received.path == "/stock.csv":
            reply.send(200, b"Article,Price\nKettle,34\nMug,9\n", {"content-type": "text/csv"})
        else:
            reply.send(200, b"<a href='/stock.csv' download>Stock</a>", {"content-type": "text/html"})

    own.navigate(tiny(answer).url)
    assert own.act("click Stock").success
    part = own.downloads.rows("stock.csv", limit=2)
    assert (part.rows, part.total, part.next_offset) == ([["Article", "Price"], ["Kettle", "34"]], 3, 2)
    assert own.downloads.rows("stock.csv", offset=2).rows == [["Mug", "9"]]


def test_each_operation_works_on_the_page_that_is_named(own: Legwork, shop: Shop) -> None:
    behind = own.pages.list()[0].id
    front = own.pages.open(url=f"{shop.url}/service").id
    acted = own.act("click Reject all", page_id=behind)
    assert (acted.success, acted.page_id) == (True, behind)
    own.navigate(f"{shop.url}/products", page_id=behind)
    assert "Trail Kettle" in own.extract(page_id=behind).page_text
    assert "Trail Kettle" not in own.page.extract().page_text
    assert own.observe("Add to cart in the Trail Kettle card", page_id=behind)
    run = own.agent().execute("click Add to cart in the Trail Kettle card", page_id=behind)
    assert (run.completed, run.page_id) == (True, behind)
    assert own.screenshot(page_id=behind) != own.screenshot(page_id=front)
    with pytest.raises(errors.PageNotFound):
        own.act("click Products", page_id="none")
    assert shop.cart == ["trail-kettle"]
