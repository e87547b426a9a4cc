from __future__ import annotations

import json
import threading
from dataclasses import dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Callable, Dict, List, Optional


@dataclass
class Received:
    """A request as it arrived."""

    method: str
    path: str
    headers: Dict[str, str]
    body: Any


class Reply:
    """What a handler answers with."""

    def __init__(self, request: BaseHTTPRequestHandler) -> None:
        self._request = request

    def send(self, status: int, content: bytes, headers: Optional[Dict[str, str]] = None) -> None:
        self._request.send_response(status)
        for name, value in {**(headers or {}), "content-length": str(len(content))}.items():
            self._request.send_header(name, value)
        self._request.end_headers()
        self._request.wfile.write(content)

    def json(self, status: int, body: Any, headers: Optional[Dict[str, str]] = None) -> None:
        self.send(status, json.dumps(body).encode(), {"content-type": "application/json", **(headers or {})})

    def data(self, data: Any) -> None:
        self.json(200, {"success": True, "data": data})

    def error(self, status: int, code: str, headers: Optional[Dict[str, str]] = None, **fields: Any) -> None:
        words = f"It was {code}."
        body = {
            "success": False,
            "error": words,
            "message": words,
            "code": code,
            "requestId": "r-1",
            **fields,
        }
        self.json(status, body, headers)

    def begin_stream(self) -> None:
        self._request.send_response(200)
        self._request.send_header("content-type", "text/event-stream; charset=utf-8")
        self._request.send_header("connection", "close")
        self._request.end_headers()

    def write(self, content: bytes) -> None:
        self._request.wfile.write(content)
        self._request.wfile.flush()

    def frame(self, **data: Any) -> None:
        self.write(frame(**data))

    def closed_by_reader(self, seconds: float) -> bool:
        """Waits until the other side has closed the connection."""
        self._request.connection.settimeout(seconds)
        try:
            return bool(self._request.connection.recv(1) == b"")
        except OSError as error:
            return isinstance(error, ConnectionError)

    def hang_up(self) -> None:
        self._request.close_connection = True
        self._request.connection.shutdown(2)


KEY = "key-for-tests"
#: An act that was done.
DONE = {"success": True, "message": "Done.", "actionDescription": "click", "actions": []}

Handler = Callable[[Reply, Received, int], None]


def frame(**data: Any) -> bytes:
    """A frame of the documented form."""
    kind = "log" if data["status"] == "running" else "system"
    event = json.dumps({"id": "e-1", "type": kind, "data": data}, ensure_ascii=False)
    return f"event: {data['status']}\ndata: {event}\n\n".encode()


class TinyService:
    """A server that answers what the test tells it to, and keeps what it was asked."""

    def __init__(self, handler: Handler) -> None:
        self.received: List[Received] = []
        received = self.received

        class RequestHandler(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def handle_one_request(self) -> None:
                try:
                    super().handle_one_request()
                except ConnectionError:
                    self.close_connection = True

            def answer(self) -> None:
                content = self.rfile.read(int(self.headers.get("content-length") or 0))
                headers = {name.lower(): value for name, value in self.headers.items()}
                is_json = headers.get("content-type") == "application/json"
                body = json.loads(content) if is_json and content else content
                received.append(Received(self.command, self.path, headers, body))
                handler(Reply(self), received[-1], len(received))

            do_GET = do_POST = do_DELETE = answer

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), RequestHandler)
        self._server.daemon_threads = True
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        threading.Thread(
            target=self._server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True
        ).start()

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def started(answer: Handler) -> Handler:
    """Starts a session by itself, and counts what comes after."""

    def handle(reply: Reply, received: Received, count: int) -> None:
        if received.path.endswith("/start"):
            reply.data({"sessionId": "s 1/2", "available": True, "cdpUrl": None})
        else:
            answer(reply, received, count - 1)

    return handle
