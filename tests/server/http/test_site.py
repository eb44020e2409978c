"""Pages, files, texts, headers, limits, reference, logs."""

from __future__ import annotations

import io
import json
import posixpath
import re
from html import escape
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from litestar.routes import HTTPRoute
from sqlalchemy import create_engine

import ludoteca
from ludoteca.i18n import LANGUAGES, Texts, catalogue
from ludoteca.registry import find, names, packages
from ludoteca.server import logs
from ludoteca.server.build import build
from ludoteca.server.limits import Limiter
from ludoteca.server.settings import Settings
from ludoteca.server.storage.schema import metadata
from ludoteca.server.storage.sqlite_backend import migrate
from ludoteca.server.storage.store import Store
from ludoteca.server.transport.addresses import client_address
from ludoteca.server.transport.http import reference
from ludoteca.server.transport.http.guard import UNKNOWN, Guard, rule_of, tidy
from ludoteca.server.transport.http.quotas import Quotas
from ludoteca.server.transport.http.static_files import Site, language
from ludoteca.server.transport.ws.messages import PHRASES
from server.tools import running_server
from server.ws.test_play import seated

SERVER = Path(ludoteca.__file__).parent / "server"
WEB = Path(ludoteca.__file__).parent / "web"


async def test_responses_have_security_headers_and_pages_the_visitors_language(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        for path in ("/", "/t/abc", "/rules/parley", "/settings", "/recover"):
            answer = await h.http.get(path, headers={"Accept-Language": "fr-FR, pt-BR;q=0.8, en;q=0.5"})
            assert answer.status_code == 200 and '<html lang="pt"' in answer.text
            policy = answer.headers["content-security-policy"]
            assert "default-src 'none'" in policy and "unsafe" not in policy and "http" not in policy
            assert "set-cookie" not in answer.headers
        for path in ("/nowhere", "/api/games", "/static/none.js", "/healthz"):
            answer = await h.http.get(path)
            assert answer.headers["x-content-type-options"] == "nosniff" and "server" not in answer.headers
        assert (await h.http.get("/nowhere")).json()["error"]["key"] == "no-page"


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "en"),
        ("it", "it"),
        ("de, pt;q=0.3, it;q=0.4", "it"),
        ("EN-us", "en"),
        ("it;q=x, pt", "pt"),
        ("it;q=0", "en"),
    ],
)
def test_language_negotiation(accepted: str, lang: str) -> None:
    assert language(accepted) == lang


async def test_a_page_shows_something_before_its_scripts_come(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        for lang in LANGUAGES:
            texts = Texts(lang)
            for path, text in (("/", "ui-motto"), ("/t/x", "ui-connecting")):
                page = (await h.http.get(path, headers={"Accept-Language": lang})).text
                assert texts.say(text) in page.partition('<div id="app">')[2], (lang, path)
        assert '<div id="app"></div>' in (await h.http.get("/?tables=1")).text


async def test_the_page_of_a_table_asks_for_its_board_and_texts(tmp_path: Path) -> None:
    """Only if spectators are welcome: otherwise the page says nothing about the table."""
    async with running_server(tmp_path) as h:
        shown, hidden = [await h.table("me bot", game="baroque", spectators=open) for open in (True, False)]
        page = (await h.http.get(f"/t/{shown['table']}", headers={"Accept-Language": "it"})).text
        for path in re.findall(r'href="(/(?:games|text)/[^"]+)"', page):
            assert (await h.http.get(path)).status_code == 200, path
        for path in ("/games/baroque/web/board.js", "/games/baroque/web/map.json", "/text/it/baroque.ftl"):
            assert f'href="{path}"' in page
        assert "baroque" not in (await h.http.get(f"/t/{hidden['table']}")).text


async def test_the_page_of_a_table_says_what_is_played_before_its_scripts_come(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        shown, hidden = [await h.table("me bot", game="baroque", spectators=open) for open in (True, False)]
        for lang in LANGUAGES:
            page = (await h.http.get(f"/t/{shown['table']}", headers={"Accept-Language": lang})).text
            first = page.partition('<div id="app">')[2]
            for key in ("ui-game-baroque", "ui-about-baroque", "ui-connecting"):
                assert escape(Texts(lang).say(key)) in first, (lang, key)
            assert 'data-first="baroque"' in first and "%" not in first
            page = (await h.http.get(f"/t/{hidden['table']}", headers={"Accept-Language": lang})).text
            first = page.partition('<div id="app">')[2]
            assert Texts(lang).say("ui-game-baroque") not in first and "%" not in first


async def test_scripts_carry_the_headers_of_a_resource_and_not_those_of_a_document(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        for path in ("/static/app/net.js", "/static/css/app.css", "/games/baroque/web/board.js"):
            headers = (await h.http.get(path)).headers
            assert headers["x-content-type-options"] == "nosniff", path
            assert headers["cross-origin-resource-policy"] == "same-origin", path
            assert "content-security-policy" not in headers, path
        for path in ("/", "/static/icons.svg", "/text/en/common.ftl", "/api/games"):
            assert "default-src 'none'" in (await h.http.get(path)).headers["content-security-policy"], path


async def test_files_have_etags_and_compression_and_stay_in_their_folder(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        answer = await h.http.get("/static/app/main.js", headers={"Accept-Encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip" and answer.headers["cache-control"] == "no-cache"
        again = await h.http.get("/static/app/main.js", headers={"If-None-Match": answer.headers["etag"]})
        assert again.status_code == 304 and again.content == b""
        named = re.findall(r'href="(/static/[^"]*[?]v=[^"]*)"', await h.get("/"))
        assert named and "immutable" in (await h.http.get(named[0])).headers["cache-control"]
        # another version
        assert (await h.http.get("/static/app/main.js?v=1")).headers["cache-control"] == "no-cache"
        for path in (
            "/static/../server/app.py",
            "/static/..%2f..%2fserver/app.py",
            "/static/%2e%2e/%2e%2e/pyproject.toml",
            "/static//etc/passwd",
            "/games/parley/web/../game.py",
            "/games/..%2f..%2fserver/web/x",
            "/text/en/..%2f..%2fserver.ftl",
            "/text/../en/common.ftl",
        ):
            assert (await h.http.get(path)).status_code in (400, 404), path
        for lang in LANGUAGES:
            assert "do-confirm" in (await h.http.get(f"/text/{lang}/common.ftl")).text
            assert (await h.http.get(f"/text/{lang}/parley.ftl")).status_code == 200


@pytest.mark.usefixtures("no_time_passes")
async def test_guesses_at_codes_are_rate_limited(tmp_path: Path) -> None:
    async with running_server(tmp_path, limits=True) as h:
        codes = [(await h.http.post("/api/recover", json={"code": f"{i}"})).status_code for i in range(20)]
        assert codes == [404] * 10 + [429] * 10


@pytest.mark.usefixtures("no_time_passes")
async def test_expensive_reads_are_rate_limited(tmp_path: Path) -> None:
    async with running_server(tmp_path, limits=True) as h:
        given = await h.table("me bot")
        codes = [
            (await h.http.get(f"/api/tables/{given['table']}/{word}")).status_code
            for word in ("chance", "journal", "report")
            for _ in range(15)
        ]
        assert codes == [200] * 30 + [429] * 15
        assert (await h.http.get(f"/api/tables/{given['table']}/at/0")).status_code == 200


@pytest.mark.usefixtures("no_time_passes")
@pytest.mark.parametrize("path", ["//api/recover", "/api//recover", "/api/recover/", "///api/recover//"])
async def test_an_untidy_path_passes_no_limit(tmp_path: Path, path: str) -> None:
    async with running_server(tmp_path, limits=True) as h:
        url = f"http://127.0.0.1:{h.port}{path}"
        codes = [(await h.http.post(url, json={"code": f"{i}"})).status_code for i in range(12)]
        assert codes == [404] * 10 + [429] * 2
        answer = await h.http.get(f"http://127.0.0.1:{h.port}//api/games")
        assert answer.status_code == 200 and answer.headers["cache-control"] == "no-store"


@pytest.mark.usefixtures("no_time_passes")
@pytest.mark.parametrize(
    ("path", "most"),
    [
        ("/worker.js", 100),
        ("/metrics", 100),
        ("/schema", 100),
        ("/readyz", 100),
        ("/api/qr?link=http://localhost/join/a", 30),
    ],
)
async def test_what_costs_the_server_time_is_rate_limited(tmp_path: Path, path: str, most: int) -> None:
    async with running_server(tmp_path, limits=True) as h:
        codes = [(await h.http.get(path)).status_code for _ in range(most + 1)]
        assert codes == [200] * most + [429]


async def test_every_route_has_a_rule_for_its_limit(tmp_path: Path) -> None:
    async with running_server(tmp_path, set={"club": True}) as h:
        routes = [route for route in h.routes.routes.routes if isinstance(route, HTTPRoute)]
        assert len(routes) > 130
        for route in routes:
            path = re.sub(r"\{[^}]*\}", "some", route.path_format)
            for method in route.methods:
                assert rule_of(method, tidy(path)) is not UNKNOWN, (method, path)
        assert {rule_of(method, path).limit for method in ("GET", "PATCH") for path in ("/nowhere", "/apis")} == {
            "reads"
        }


def test_a_token_bucket_refills_and_old_keys_are_dropped() -> None:
    limiter = Limiter(1.0, 2.0)
    assert [limiter.take("a", 0.0) for _ in range(3)] == [True, True, False]
    assert limiter.take("b", 0.0)
    assert limiter.take("a", 1.5) and not limiter.take("a", 1.5)


@pytest.mark.parametrize(
    ("headers", "proxy", "address"),
    [
        ([], False, "10.0.0.1"),
        ([(b"x-forwarded-for", b"9.9.9.9")], False, "10.0.0.1"),
        ([], True, "10.0.0.1"),
        ([(b"x-forwarded-for", b"9.9.9.9, 7.7.7.7")], True, "7.7.7.7"),
        ([(b"x-forwarded-for", b"9.9.9.9"), (b"x-forwarded-for", b"7.7.7.7")], True, "7.7.7.7"),
        ([(b"x-forwarded-for", b"2001:db8:1:2:3:4:5:6")], True, "2001:db8:1:2::/64"),
        ([(b"x-forwarded-for", b"::ffff:7.7.7.7")], True, "7.7.7.7"),
        ([(b"x-forwarded-for", b"nonsense: here")], True, "nonsense: here"),
    ],
)
def test_client_addresses_cannot_be_chosen_by_the_client(
    headers: list[tuple[bytes, bytes]], proxy: bool, address: str
) -> None:
    """Neither a forged header nor another address of the same IPv6 /64 prefix makes a new client."""
    scope: Any = {"headers": headers, "client": ("10.0.0.1", 5000)}
    assert client_address(scope, proxy) == address


@pytest.mark.parametrize("limits", [True, False])
async def test_new_connections_are_rate_limited(limits: bool, tmp_path: Path) -> None:
    let_in, sent = [], []

    async def app(scope: Any, _receive: Any, _send: Any) -> None:
        let_in.append(scope["client"][0])

    async def receive() -> Any:
        return {"type": "websocket.connect"}

    async def send(message: Any) -> None:
        sent.append(message)

    parts = build(Settings(tmp_path, bots=0, limits=limits), Store(tmp_path))
    guard = Guard(app, parts.settings, parts.limits, parts.metrics, Quotas(parts.store), Site())  # type: ignore[arg-type]
    for client in ["10.0.0.1"] * 450 + ["10.0.0.2"]:
        headers = [(b"host", b"localhost")]
        scope: Any = {"type": "websocket", "path": "/ws/a", "headers": headers, "client": (client, 1)}
        await guard(scope, receive, send)
    assert (len(let_in) < 440) is limits and let_in[-1] == "10.0.0.2"
    assert len(let_in) + len(sent) == 451 and all(m["type"] == "websocket.close" for m in sent)


async def test_bodies_have_a_limit(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        answer = await h.http.post(
            "/api/import", content=b"x" * 1_100_000, headers={"content-type": "application/json"}
        )
        assert answer.status_code == 413 and answer.json()["error"]["key"] == "too-large"


async def test_health_metrics_and_schema(tmp_path: Path) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        a, _ = await seated(h, given)
        await a.did("draw")
        assert (await h.get("/readyz"))["tables"] == {"playing": 1}
        metrics = await h.get("/metrics")
        assert "ludoteca_moves_total 1.0" in metrics
        assert given[0]["table"] not in metrics and given[0]["token"] not in metrics
        schema = await h.get("/schema")
        assert schema["openapi"].startswith("3.1") and "/api/tables/{table}/at/{seq}" in schema["paths"]


async def test_logs_contain_no_secret(tmp_path: Path, quiet_logs: io.StringIO) -> None:
    async with running_server(tmp_path) as h:
        given = await h.filled(2)
        a, _ = await seated(h, given)
        await a.did("draw")
        await h.http.post("/api/recover", json={"code": given[1]["recovery"]})
        await h.get(f"/api/tables/{a.table}/notes", "wrong-token-123", status=401)
    text = quiet_logs.getvalue()
    assert len(text.splitlines()) > 3
    for line in text.splitlines():
        assert set(json.loads(line)) <= logs.FIELDS
    for secret in (given[0]["token"], given[1]["recovery"], given[0]["invite"], "Anna", "wrong-token-123"):
        assert secret not in text


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_reference_of_every_game_in_every_language(game: str, lang: str) -> None:
    g = find(game)
    package = packages()[game]
    rules = reference.rules(package, lang)
    listed = [r for c in rules["chapters"] for r in c["rules"]]
    assert listed and all(r["id"] and r["title"] and r["text"] for r in listed)
    assert len({r["id"] for r in listed}) == len(listed)
    cards = reference.cards(package, g, lang)
    assert {k["kind"] for k in cards["kinds"]} == {k.name for k in g.kinds}
    about = reference.about(package, g, lang)
    assert about["sources"] and about["name"]
    if g.maturity == "complete":
        texts = Texts(lang, package)
        assert all(texts.has(f"{k['kind']}-{e['id']}") for k in cards["kinds"] for e in k["entities"])


def test_decisions_are_read_in_the_language_asked_for_and_named_by_their_rules() -> None:
    package = packages()["parley"]
    rules = reference.rules(package, "pt")
    gap = rules["gaps"][0]
    assert gap["question"] == "Dois jogadores podem mandar um emissário contra a mesma reivindicação?"
    assert gap["decision"].startswith("Sim: ") and gap["reason"].startswith("As respostas ")
    assert {r["id"]: r.get("ruling") for c in rules["chapters"] for r in c["rules"]}["claim.2"] == [gap["id"]]
    assert reference.about(package, find("parley"), "it")["rulings"][0]["decision"].startswith("Sì: ")


def test_every_error_phrase_and_end_has_its_text_in_every_language() -> None:
    files = [
        f
        for folder in (SERVER, SERVER.parent / "rooms")
        for f in folder.rglob("*.py")
        if "club" not in f.relative_to(folder).parts
    ]  # whose texts are in files of their own
    source = "\n".join(f.read_text() for f in files)
    keys = set(re.findall(r'(?:Problem\("|__init__\("(?=[a-z-]+", \d))([a-z-]+)"', source)) | set(
        re.findall(r'error_response\(\d+, "([a-z-]+)"', source)
    )
    keys |= set(re.findall(r'\d{3}[:,] "([a-z-]+)"', source))
    assert len(keys) > 40
    wanted = {f"error-{k}" for k in keys} | {f"phrase-{p}" for p in PHRASES}
    wanted |= {f"table-end-{r}" for r in re.findall(r'\.end\(change, "([a-z-]+)"', source)}
    wanted |= set(re.findall(r'(?:Wrong\(|say\(|"say": )"([a-z-]+)"', source)) - {"game-name", "game-about"}
    for lang in LANGUAGES:
        assert not wanted - set(catalogue("ludoteca", lang)), lang
    ours = {k for k in catalogue("ludoteca", "en") if k.startswith(("phrase-", "table-end-", "admin-"))}
    assert not ours - wanted


def test_the_migrations_make_the_tables_that_the_program_uses(tmp_path: Path) -> None:
    file = tmp_path / "ludoteca.db"
    migrate(file)
    migrate(file)  # twice does no harm
    engine = create_engine(f"sqlite:///{file}")
    with engine.connect() as connection:
        differences = compare_metadata(MigrationContext.configure(connection), metadata)
    engine.dispose()
    assert differences == []


def test_only_one_module_depends_on_sqlite() -> None:
    for file in SERVER.glob("*.py"):
        if file.name != "sqlite.py":
            assert not re.search(r"sqlite3|PRAGMA|INSERT OR|ON CONFLICT", file.read_text()), file


async def test_a_page_names_every_script_it_begins_with(tmp_path: Path) -> None:
    """What is imported from the page's own script on, so that a browser asks for all of it at once."""
    async with running_server(tmp_path) as h:
        for path in ("/", "/new/parley", "/t/x", "/join/x", "/recover", "/rules/parley", "/about/parley", "/settings"):
            text = (await h.http.get(path)).text
            named = re.findall(r'<link rel="modulepreload" href="/static/([^"]+)">', text)
            assert len(named) == len(set(named)) and "app/main.js" in named and "%" not in text
            imported = [
                posixpath.normpath(f"{name}/../{other}")
                for name in named
                for other in re.findall(r'\bfrom"(\.[^"]+)"', (await h.http.get(f"/static/{name}")).text)
            ]
            assert imported and set(imported) <= set(named), path
        assert "table/page.js" in (await h.http.get("/t/x")).text
        assert "table/page.js" not in (await h.http.get("/")).text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_the_card_reference_describes_every_card(game: str, lang: str) -> None:
    g = find(game)
    told = Texts(lang, g.package)
    for kind in reference.cards(g.package, g, lang)["kinds"]:
        seen = sum(entity["copies"] for entity in kind["entities"])
        assert seen == len(next(k for k in g.kinds if k.name == kind["kind"]).ids)
        for entity in kind["entities"] if kind["cards"] else []:
            figures = [f for f in entity["facts"] if told.has(f"field-{f}")]
            assert entity.get("text") or figures, entity["ref"]
            if game != "parley":  # its letters have a strength and nothing else
                assert len(entity["text"]) > 10, entity["ref"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_about_this_edition_names_every_part_and_source(game: str, lang: str) -> None:
    g = find(game)
    texts = Texts(lang, g.package)
    about = reference.about(g.package, g, lang)
    for entry in about["sources"]:
        assert texts.has(f"part-{entry['part']}"), entry
        assert texts.has(f"source-{entry['source']}") and texts.has(f"source-{entry['source']}-about"), entry
        assert entry["count"] + entry["figures"] > 0, entry
    assert texts.has(f"ui-maturity-{about['maturity']}")
    assert about["rules"] > 0 and about["chapters"] > 0


def test_about_this_edition_does_not_call_a_reconstruction_the_rulebook() -> None:
    """Of the map of Baroque the rulebook gives names and marks; values (but Prussia's), borders and 14 states are
    reconstructed."""
    sources = reference.about("ludoteca.games.baroque", find("baroque"), "en")["sources"]
    found = {(s["part"], s["source"]): (s["count"], s["figures"]) for s in sources}
    assert found["states", "rulebook"] == (35, 0)
    assert found["states", "reconstructed"][0] == 14
    of = {state["id"]: state for state in reference.data_files("ludoteca.games.baroque")["states.toml"]["state"]}
    named = [state for state in of.values() if state["source"] == "rulebook"]
    assert [s["id"] for s in named if "value" not in s["fields"]] == ["prussia"]
    assert all(s["fields"]["near"] == "reconstructed" for s in named)
    assert found["powers", "reconstructed"] == (8, 0)
