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
from typing import List

import pytest
from conftest import PACKAGE, RunningService, Shop


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
