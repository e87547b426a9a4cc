"""The package as others get it: its types, and a wheel in an environment of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path
from typing import Any, Dict, List, Optional

import pytest
from conftest import PACKAGE, ROOT, RunningService, Shop
from tiny_service import Received, Reply

from legwork import Legwork


def run(command: List[str], **variables: str) -> str:
    """What a program prints, which has to end well."""
    result = subprocess.run(
        command, cwd=PACKAGE, env={**os.environ, **variables}, capture_output=True, text=True
    )
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def test_types_hold_under_the_strictest_check() -> None:
    assert re.search(r"Success: no issues found in \d\d source files", run([sys.executable, "-m", "mypy"]))


def test_the_sources_are_formatted_and_linted() -> None:
    for command in (["check"], ["format", "--check"]):
        run([sys.executable, "-m", "ruff", *command, "."])


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sdist, and the wheel that is built of it."""
    directory = tmp_path_factory.mktemp("dist")
    run([sys.executable, "-m", "build", "--no-isolation", "--outdir", str(directory)])
    return directory


def test_the_wheel_holds_the_package_and_nothing_else(dist: Path) -> None:
    with zipfile.ZipFile(next(dist.glob("*.whl"))) as wheel:
        names = wheel.namelist()
        metadata = wheel.read(next(name for name in names if name.endswith("METADATA"))).decode()
    assert "legwork/py.typed" in names
    assert {name.split("/")[0].split("-")[0] for name in names} == {"legwork"}
    assert re.findall(r"^Requires-Dist: (\S+)", metadata, re.M) == ["httpx", "pydantic"]
    assert "Requires-Python: >=3.9" in metadata
    with tarfile.open(next(dist.glob("*.tar.gz"))) as sdist:
        assert not [name for name in sdist.getnames() if ".venv" in name or "node_modules" in name]


def test_the_wheel_does_a_session_in_an_empty_environment(
    dist: Path, service: RunningService, shop: Shop, tmp_path: Path
) -> None:
    venv.create(tmp_path / "venv", with_pip=False)
    program = str(tmp_path / "venv" / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    wheels = Path(sys.prefix) / "wheels"
    wheel = str(next(dist.glob("*.whl")))
    run(
        [
            sys.executable,
            "-m",
            "pip",
            "--python",
            program,
            "install",
            "--quiet",
            "--no-index",
            "--find-links",
            str(wheels),
            wheel,
        ]
    )
    script = f"""
import legwork, sys
with legwork.Legwork() as session:
    session.navigate({shop.url!r})
    print(session.act("click Reject all").success, session.extract("the heading").extraction, sep="|")
    try:
        session.extract("the heading", int)
    except legwork.errors.InvalidRequest as error:
        print(error)
"""
    printed = run(
        [program, "-I", "-W", "error", "-c", script],
        LEGWORK_API_URL=service.url,
        LEGWORK_API_KEY=service.api_key,
    )
    first, second = printed.splitlines()
    assert first.startswith("True|") and len(first) > len("True|")
    assert "needs pydantic 2: `pip install pydantic`" in second
    assert shop.visitor["cookieChoice"] == "none"


def snippets(text: str) -> List[str]:
    return re.findall(r"^```python\n(.*?)^```$", text, re.M | re.S)


def run_snippets(readme: str, addresses: Dict[str, str], session: Optional[Legwork] = None) -> None:
    """One after the other; those that begin no session stand in one that has begun."""
    found = snippets((ROOT / readme).read_text("utf-8"))
    assert found
    names: Dict[str, object] = {"__name__": "snippet"}
    for position, snippet in enumerate(found):
        for shown, real in addresses.items():
            snippet = snippet.replace(shown, real)
        if session is not None and "Legwork()" not in snippet:
            names["legwork"] = session
        exec(compile(snippet, f"{readme}, snippet {position + 1}", "exec"), names)


@pytest.fixture
def environment(service: RunningService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LEGWORK_API_URL", service.url)
    monkeypatch.setenv("LEGWORK_API_KEY", service.api_key)


@pytest.mark.usefixtures("environment")
def test_the_snippets_of_the_packages_readme_do_what_it_says(
    shop: Shop, legwork: Legwork, capsys: pytest.CaptureFixture[str]
) -> None:
    run_snippets("packages/sdk-python/README.md", {"http://127.0.0.1:8080": shop.url}, legwork)
    printed = capsys.readouterr().out
    for words in [
        "True Clicked",
        "Trail Kettle 34.0",
        "['£34.00', '£27.50']",
        "3 £34.00 ",
        "True True ['",
        "completed",
        "navigation_failed ",
    ]:
        assert words in printed
    carts = [visitor["cart"] for visitor in shop.state["visitors"]]
    assert ["trail-kettle"] in [[line["productId"] for line in cart] for cart in carts]


@pytest.mark.usefixtures("environment")
def test_the_snippet_of_the_projects_readme_does_what_it_says(
    tiny: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    def answer(reply: Reply, received: Received, _: int) -> None:
        heading = "Example Domains" if received.path == "/more" else "Example Domain"
        text = (
            f"<!doctype html><title>{heading}</title><h1>{heading}</h1><p><a href='/more'>Learn more</a></p>"
        )
        reply.send(200, text.encode(), {"content-type": "text/html"})

    run_snippets("README.md", {"https://example.com": tiny(answer).url})
    assert capsys.readouterr().out == "Example Domains\n"
