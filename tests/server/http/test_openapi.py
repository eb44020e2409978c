"""The OpenAPI document as an opponent: schemathesis makes requests out of it, sensible and senseless ones.

No request may break the server, show its insides, answer otherwise than the document says, or change a table it has no
right to.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.schemas import APIOperation
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from ludoteca.server.app import Application, make_app
from ludoteca.server.build import build
from ludoteca.server.settings import Settings
from ludoteca.server.storage.store import Store
from server.tables.test_table import picture
from server.tools import PATIENCE, running_server

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
INSIDES = ("Traceback", "site-packages", "ludoteca/server", "sqlalchemy", ".py")
DOCUMENT: dict[str, Any] = make_app(build(Settings(Path()), Store(Path()))).described()


def operations() -> dict[str, APIOperation[Any, Any, Any, Any]]:
    """The operations of the document, by method and path."""
    found: dict[str, APIOperation[Any, Any, Any, Any]] = {}
    for result in schemathesis.openapi.from_dict(DOCUMENT).get_all_operations():
        assert isinstance(result, Ok)
        operation = result.ok()
        found[f"{operation.method.upper()} {operation.path}"] = operation
    return found


OPERATIONS = operations()
WITH_BODY = [name for name, operation in OPERATIONS.items() if len(list(operation.body)) > 0]
EXAMPLES = pytest.mark.parametrize("count", [5, pytest.param(20, marks=pytest.mark.long)])


def examples(count: int) -> settings:
    """The same ones in every run."""
    return settings(
        derandomize=True,
        database=None,
        max_examples=count,
        deadline=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )


class Running:
    """A server in a thread of its own, with a table of two people and a finished game."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.ready = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self.run()))
        self.thread.start()
        assert self.ready.wait(PATIENCE)

    async def run(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.end = asyncio.Event()
        async with running_server(self.folder) as h:
            given_out = await h.filled(2)
            self.token = given_out[0]["token"]
            self.table = given_out[0]["table"]
            self.url = f"http://127.0.0.1:{h.port}"
            self.parts = h.parts
            self.known = {
                "table": self.table,
                "invite": given_out[0]["invite"],
                "game": "parley",
                "seq": 0,
                "code": "none",
                "lesson": "first",
                "puzzle": "none",
            }
            self.ready.set()
            await self.end.wait()

    def picture(self) -> Any:
        async def look() -> Any:
            return picture(self.parts.cache.entries[self.table].live)

        return asyncio.run_coroutine_threadsafe(look(), self.loop).result(PATIENCE)

    def close(self) -> None:
        self.loop.call_soon_threadsafe(self.end.set)
        self.thread.join()


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    made = Running(tmp_path_factory.mktemp("schema"))
    yield made
    made.close()


def call(running: Running, case: Any, here: bool, headers: dict[str, str]) -> Any:
    """`here`: about the table that is there, instead of an invented one."""
    if here:
        for name in case.path_parameters or {}:
            case.path_parameters[name] = running.known[name]
    response = case.call(base_url=running.url, headers=headers, timeout=PATIENCE)
    for word in INSIDES:
        assert word not in response.text, (case.as_curl_command(), response.text[:500])
    return response


@EXAMPLES
@pytest.mark.parametrize("name", OPERATIONS)
def test_no_request_out_of_the_document_breaks_anything(running: Running, name: str, count: int) -> None:
    before = running.picture()
    modes = {mode: OPERATIONS[name].as_strategy(generation_mode=mode) for mode in GenerationMode}
    tokens = st.sampled_from([{}, {"Authorization": "Bearer x"}, {"Authorization": "Basic YTpi"}])

    @examples(count)
    @given(case=st.one_of(*modes.values()), here=st.booleans(), headers=tokens)
    def request(case: Any, here: bool, headers: dict[str, str]) -> None:
        response = call(running, case, here, headers)
        case.validate_response(response, checks=CHECKS)

    request()
    assert running.picture() == before
    assert running.parts.metrics.failures._value.get() == 0


@EXAMPLES
@pytest.mark.parametrize("name", WITH_BODY)
def test_a_player_s_senseless_request_is_refused_and_changes_nothing(running: Running, name: str, count: int) -> None:
    before = running.picture()

    @examples(count)
    @given(case=OPERATIONS[name].as_strategy(generation_mode=GenerationMode.NEGATIVE))
    def request(case: Any) -> None:
        response = call(running, case, True, {"Authorization": f"Bearer {running.token}"})
        case.validate_response(response, checks=CHECKS)
        if case.meta is not None and case.meta.generation.mode is GenerationMode.NEGATIVE:
            assert 400 <= response.status_code < 500, (case.as_curl_command(), response.status_code)

    request()
    assert running.picture() == before
    assert running.parts.metrics.failures._value.get() == 0


def test_the_document_names_every_address_of_the_interface() -> None:
    assert len(OPERATIONS) > 30
    assert {name.split()[1].split("/")[1] for name in OPERATIONS} == {"api", "healthz", "readyz", "metrics"}


def test_no_field_of_a_body_is_called_like_a_dependency() -> None:
    """Litestar takes a wrong value of such a field for a fault of the server and answers 500."""
    app = Application(build(Settings(Path(), club=True), Store(Path())))
    document = app.guarded().described()
    bodies = {
        content["schema"]["$ref"].rsplit("/", 1)[1]
        for methods in document["paths"].values()
        for operation in methods.values()
        for content in operation.get("requestBody", {}).get("content", {}).values()
    }
    fields = {field for body in bodies for field in document["components"]["schemas"][body]["properties"]}
    given = {
        parameter["name"]
        for methods in document["paths"].values()
        for operation in methods.values()
        for parameter in operation.get("parameters", [])
    }
    assert "bots" in fields and "seat" in given
    assert (fields | given) & set(app.dependencies()) == set()
