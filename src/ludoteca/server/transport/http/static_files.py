"""The page, the static files, the texts: from memory, compressed, with a tag that changes with the content."""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
import posixpath
import re
from collections.abc import Callable
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

from litestar import Request, Response

from ludoteca.i18n import LANGUAGES, Texts
from ludoteca.rooms.problem import Problem
from ludoteca.server.games import package_called
from ludoteca.server.logs import log
from ludoteca.server.transport.club_pages import CLUB_PAGES
from ludoteca.server.transport.http.bundle import Bundles
from ludoteca.server.transport.http.minify import minify_style

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/plain", ".ftl")
mimetypes.add_type("application/manifest+json", ".webmanifest")
PACKED = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
IMPORT = re.compile(r'\b(?:import|export)\b[^;"]*\bfrom\s*"(\.[^"]+)"')  # in a minified script
MAIN_SCRIPT = "app/main.js"
CLIENT_BUNDLES = (MAIN_SCRIPT, "pages/home.js", "table/page.js", "board-kit/index.js")
BOARD_BUNDLES = ("board.js",)
FIRST_SCRIPTS = {  # what the main script fetches for the first word of an address
    "": "pages/tables.js",
    "home": "pages/home.js",
    "new": "pages/new.js",
    "t": "table/page.js",
    "join": "pages/join.js",
    "recover": "pages/join.js",
    "mail": "pages/mail.js",
    "chance": "pages/chance.js",
    "learn": "pages/learn.js",
    "puzzles": "pages/puzzles.js",
    "rules": "pages/rules.js",
    "readings": "pages/readings.js",
    "cards": "pages/cards.js",
    "about": "pages/about.js",
    "museum": "pages/museum.js",
    "settings": "pages/settings.js",
    "failure": MAIN_SCRIPT,
    **{address.split("/")[1]: "pages/club/index.js" for address in CLUB_PAGES},
}
STYLE_PART = re.compile(rb'@import url\("\./([\w./-]+\.css)"\);')
TEXT_PRELOAD = '<link rel="preload" href="/text/{lang}/{name}.ftl" as="fetch" crossorigin>'
BOARD_PRELOADS = (
    '<link rel="modulepreload" href="/static/board-kit/index.js">',
    '<link rel="modulepreload" href="/games/{game}/web/board.js">',
    '<link rel="preload" href="/games/{game}/web/board.css" as="style">',
    '<link rel="preload" href="/static/css/engraving.css" as="style">',
)
BOARD_DATA_PRELOAD = '<link rel="preload" href="/games/{game}/web/{name}" as="fetch" crossorigin>'
FIRST_PAINTS = {  # by the first word of an address: the template, its placeholder and the text there
    "home": ("first/home.html", "%MOTTO%", "ui-motto"),
    "t": ("first/table.html", "%CONNECTING%", "ui-connecting"),
}
GAME_IDS = re.compile(r"[a-z0-9_-]{1,64}")


class Failure(NamedTuple):
    """Why an address shows nothing: the text `error-KEY`."""

    key: str
    status: int

    @property
    def passes(self) -> bool:
        """Whether another try may succeed."""
        return self.status == 429 or self.status >= 500


class File:
    def __init__(self, body: bytes, kind: str) -> None:
        self.body = body
        self.kind = kind
        self.tag = '"' + hashlib.blake2b(body, digest_size=12).hexdigest() + '"'
        self.packed = gzip.compress(body, 9, mtime=0) if kind.startswith(PACKED) and len(body) > 200 else None


def minified(name: str, body: bytes) -> bytes:
    """Return a file as it is sent: style sheets of this project without comments and spare white space."""
    return minify_style(body.decode()).encode() if name.endswith(".css") else body


class Files:
    """A folder of the package. Files are read once; a changed file (while developing) is read again. `entries` are the
    scripts that become bundles, those of them that are there."""

    def __init__(self, package: str, folder: str, entries: tuple[str, ...] = ()) -> None:
        self.root: Traversable = resources.files(package) / folder
        self.entries = entries
        self.kept: dict[str, tuple[int, File]] = {}
        self.parts: dict[str, dict[str, File]] = {}  # of a style sheet: the files that stand in place of its imports
        self.bundles: Bundles | None = None
        self.bundled: dict[str, int] = {}  # the scripts of the bundles with the times of their last changes

    def find(self, name: str) -> Traversable:
        found = self.root
        for part in name.split("/"):
            found = found / part
        return found

    def stamp(self, name: str) -> int:
        """The time of the last change of a file that exists."""
        found = self.find(name)
        try:
            if not found.is_file():
                raise Problem("no-file", 404)
            return found.stat().st_mtime_ns if isinstance(found, Path) else 0
        except (OSError, ValueError):
            raise Problem("no-file", 404) from None

    def get(self, path: str) -> File:
        parts = PurePosixPath(path.lstrip("/")).parts
        if not parts or any(p in ("..", ".") or p.startswith(".") or "\\" in p or "\0" in p for p in parts):
            raise Problem("no-file", 404)
        name = "/".join(parts)
        stamp = self.stamp(name)
        if name.endswith(".js"):
            self.refresh_bundles(name)
        same_parts = all(self.get(part) is file for part, file in self.parts.get(name, {}).items())
        if name not in self.kept or self.kept[name][0] != stamp or not same_parts:
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            self.kept[name] = (stamp, File(self.content(name), kind))
        return self.kept[name][1]

    def content(self, name: str) -> bytes:
        body = self.find(name).read_bytes()
        if self.bundles is not None and name.endswith(".js"):
            try:
                return self.bundles.served(name).encode()
            except ValueError as error:
                log.warning("script-as-it-is", name=name, error=str(error))
                return body
        return minified(name, self.bundle(name, body) if name.endswith(".css") else body)

    def refresh_bundles(self, name: str) -> None:
        """Join the scripts at first, and again if the script `name`, or one of the bundle of this name, was changed."""
        members = self.bundles.members.get(name, [name]) if self.bundles is not None else []
        changed = [m for m in members if m in self.bundled and self.stamp(m) != self.bundled[m]]
        if self.bundles is not None and not changed:
            return
        there = [entry for entry in self.entries if self.find(entry).is_file()]
        try:
            self.bundles = Bundles(there, self.script)
        except ValueError as error:  # of a game that writes its scripts in another way
            log.warning("not-bundled", error=str(error))
            self.bundles = Bundles([], self.script)
        self.bundled = {name: self.stamp(name) for name in self.bundles.sources()}
        self.kept = {name: kept for name, kept in self.kept.items() if not name.endswith(".js")}

    def script(self, name: str) -> str:
        return self.find(name).read_text(encoding="utf-8")

    def bundle(self, name: str, style: bytes) -> bytes:
        """Put the parts of a style sheet in place of its relative imports, so that a visitor fetches one file."""
        folder = PurePosixPath(name).parent
        names = [str(folder / part.decode()) for part in STYLE_PART.findall(style)]
        self.parts[name] = {part: self.get(part) for part in names}
        return STYLE_PART.sub(lambda part: self.get(str(folder / part[1].decode())).body, style)

    def names(self, at: Traversable | None = None, before: str = "") -> list[str]:
        at = at or self.root
        if not at.is_dir():
            return []
        out: list[str] = []
        for item in sorted(at.iterdir(), key=lambda i: i.name):
            out += self.names(item, f"{before}{item.name}/") if item.is_dir() else [before + item.name]
        return out


def answer(file: File, request: Request[Any, Any, Any], version: str | None = None) -> Response[bytes]:
    """A file. A request for the present version may be cached for ever. A page of another version, from another node of
    a cluster or from before an update, must not keep this file under its own version."""
    known = request.headers.get("if-none-match", "")
    fixed = version is not None and request.query_params.get("v") == version
    headers = {
        "etag": file.tag,
        "cache-control": "public, max-age=31536000, immutable" if fixed else "no-cache",
        "vary": "accept-encoding",
    }
    if file.tag in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
        return Response(b"", status_code=304, headers=headers, media_type=file.kind)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["content-encoding"] = "gzip"
    return Response(body, headers=headers, media_type=file.kind)


def page_answer(request: Request[Any, Any, Any], site: Site, club: bool, game: str = "") -> Response[bytes]:
    """The page of an address, in the visitor's language. `club`: the server has accounts. `game`: the game of the
    table at the address, where it is known."""
    lang = language(request.headers.get("accept-language", ""))
    if "game" in request.path_params:
        try:
            package_called(request.path_params["game"])
        except Problem as problem:
            return failure_answer(site.failure_page(lang, club, Failure(problem.key, problem.status)), problem.status)
    first = request.url.path.split("/")[1] or ("home" if not request.url.query else "")
    shown = answer(site.page(lang, first, club, game), request)
    shown.headers["cache-control"] = "no-cache"
    shown.headers["vary"] = "accept-encoding, accept-language"
    return shown


def wants_page(accepted: str) -> bool:
    """Whether a person looks at the answer: browsers that open an address ask for HTML, programs do not."""
    return "text/html" in accepted


def failure_answer(page: File, status: int) -> Response[bytes]:
    return Response(page.body, status_code=status, media_type=page.kind)


def language(accepted: str) -> str:
    """The visitor's language among ours, by the weights of Accept-Language."""
    best, weight = "en", 0.0
    for part in accepted.split(","):
        name, _, q = part.strip().partition(";")
        code = name.strip()[:2].lower()
        try:
            wanted = float(q.partition("=")[2]) if q else 1.0
        except ValueError:
            continue
        if code in LANGUAGES and wanted > weight:
            best, weight = code, wanted
    return best


class Site:
    def __init__(self) -> None:
        self.web = Files("ludoteca", "web", CLIENT_BUNDLES)
        self.texts = Files("ludoteca", "locale")
        self.club_texts = Files("ludoteca.server.club", "locale")
        self.games: dict[str, Files] = {}
        self._described: list[dict[str, Any]] = []  # the games, once they have been looked at
        self.game_texts: dict[str, Files] = {}
        self.pages: dict[tuple[str, str, str, bool, str, Failure | None], File] = {}
        self.versions: dict[str, str] = {}  # by the tag of the page's source

    def described_by(self, describe: Callable[[], list[dict[str, Any]]]) -> list[dict[str, Any]]:
        """The descriptions of the games, made once."""
        if not self._described:
            self._described = describe()
        return self._described

    def package(self, game: str) -> str:
        if not GAME_IDS.fullmatch(game):
            raise Problem("no-file", 404)
        return package_called(game)

    def game_files(self, game: str) -> Files:
        if game not in self.games:
            self.games[game] = Files(self.package(game), "web", BOARD_BUNDLES)
        return self.games[game]

    def text(self, lang: str, name: str) -> File:
        if lang not in LANGUAGES:
            raise Problem("no-file", 404)
        if name == "common":
            return self.texts.get(f"{lang}.ftl")
        if name == "club":
            return self.club_texts.get(f"{lang}.ftl")
        if name not in self.game_texts:
            self.game_texts[name] = Files(self.package(name), "locale")
        return self.game_texts[name].get(f"{lang}.ftl")

    def version(self) -> str:
        """Changes with any static file or text."""
        digest = hashlib.blake2b(digest_size=6)
        for files in (self.web, self.texts, self.club_texts):
            for name in files.names():
                digest.update(files.get(name).tag.encode() if not name.startswith(".") else b"")
        return digest.hexdigest()

    def shown_version(self) -> str:
        """The version that the pages of this server name. It is computed once: reading all files takes long."""
        tag = self.web.get("index.html").tag
        if tag not in self.versions:
            self.versions[tag] = self.version()
        return self.versions[tag]

    def worker(self) -> File:
        """The service worker. Its version makes browsers replace what an older one kept."""
        source = self.web.get("offline/worker.js").body.decode()
        return File(source.replace("%VERSION%", self.version()).encode(), "text/javascript")

    def offline_page(self, lang: str, games: list[str]) -> File:
        """The page shown without the server, with links to the rules that may be kept."""
        texts = Texts(lang)
        names = {game: texts.say(f"ui-game-{game}") for game in games}
        rules = [f'<li><a href="/rules/{game}">{name}</a></li>' for game, name in names.items()]
        words = {
            "LANG": lang,
            "TITLE": texts.say("ui-offline-title"),
            "ABOUT": texts.say("ui-offline-page"),
            "AGAIN": texts.say("ui-try-again"),
            "RULES": "".join(rules),
        }
        page = self.web.get("offline/page.html").body.decode()
        for name, text in words.items():
            page = page.replace(f"%{name}%", text)
        return File(page.encode(), "text/html")

    def scripts(self, first: str) -> list[str]:
        """Everything the page needs before it can show anything: its script and all that is imported from there on."""
        found: list[str] = []
        wanted = [MAIN_SCRIPT, FIRST_SCRIPTS.get(first, MAIN_SCRIPT)]
        while wanted:
            name = wanted.pop(0)
            if name not in found:
                found.append(name)
                source = self.web.get(name).body.decode()
                wanted += [posixpath.normpath(f"{name}/../{other}") for other in IMPORT.findall(source)]
        return found

    def preloads(self, lang: str, first: str, game: str) -> list[str]:
        """Links to what the page needs, so that the browser asks for all of it at once."""
        links = [f'<link rel="modulepreload" href="/static/{name}">' for name in self.scripts(first)]
        links.append(TEXT_PRELOAD.format(lang=lang, name="common"))
        if game:
            links.append(TEXT_PRELOAD.format(lang=lang, name=game))
            names = self.game_files(game).names()
            links += [link.format(game=game) for link in BOARD_PRELOADS if "board.js" in names]
            links += [BOARD_DATA_PRELOAD.format(game=game, name=name) for name in names if name.endswith(".json")]
        return links

    def first_paint(self, lang: str, first: str, game: str) -> str:
        """What a page shows before its scripts have come; of a table whose game is known, what is played there."""
        if first not in FIRST_PAINTS:
            return ""
        template, word, text = FIRST_PAINTS[first]
        markup = self.web.get(template).body.decode().strip()
        title = self.title(lang, game) if game else ""
        markup = markup.replace("%GAME%", game if title else "").replace("%TITLE%", title)
        return markup.replace(word, html.escape(Texts(lang).say(text)))

    def title(self, lang: str, game: str) -> str:
        """The name of a game and what it is about; nothing of a game from elsewhere, whose texts are its own."""
        texts = Texts(lang)
        name, about = f"ui-game-{game}", f"ui-about-{game}"
        if not (texts.has(name) and texts.has(about)):
            return ""
        markup = self.web.get("first/title.html").body.decode().strip()
        return markup.replace("%NAME%", html.escape(texts.say(name))).replace("%ABOUT%", html.escape(texts.say(about)))

    def failure_paint(self, lang: str, failure: Failure) -> str:
        """The sentence of an error with the ways on, for browsers without scripts and until the client says it in the
        language of its settings."""
        texts = Texts(lang)
        key = f"error-{failure.key}"
        again = '<a class="button" href="" target="_self">%AGAIN%</a>' if failure.passes else ""
        words = {
            "SENTENCE": texts.say(key if texts.has(key) else "ui-failed"),
            "HOME": texts.say("ui-home"),
            "AGAIN": texts.say("ui-try-again"),
        }
        markup = self.web.get("first/failure.html").body.decode().strip().replace("%WAYS%", again)
        for name, text in words.items():
            markup = markup.replace(f"%{name}%", html.escape(text))
        return markup

    def failure_page(self, lang: str, club: bool, failure: Failure) -> File:
        return self.page(lang, "failure", club, failure=failure)

    def page(self, lang: str, first: str, club: bool = False, game: str = "", failure: Failure | None = None) -> File:
        """The page in a language. With a club it says so: the client then asks who is signed in. `failure`: why there
        is nothing else to show."""
        source = self.web.get("index.html")
        key = (lang, first if first in FIRST_SCRIPTS else "", source.tag, club, game, failure)
        if key not in self.pages:
            text = source.body.decode().replace("%VERSION%", self.shown_version())
            if club:
                text = text.replace('<html lang="', '<html data-club lang="', 1)
            if failure is not None:
                again = " data-again" if failure.passes else ""
                text = text.replace("<html ", f'<html data-error="{html.escape(failure.key)}"{again} ', 1)
            text = text.replace("%PRELOADS%", "\n".join(self.preloads(lang, key[1], game)))
            first_paint = self.first_paint(lang, key[1], game) if failure is None else self.failure_paint(lang, failure)
            text = text.replace("%FIRST%", first_paint)
            text = text.replace("%NOSCRIPT%", html.escape(Texts(lang).say("page-needs-scripts")))
            text = re.sub(r'(<html [^>]*lang=)"[^"]*"', rf'\1"{lang}"', text, count=1)
            self.pages[key] = File(text.encode(), "text/html")
        return self.pages[key]
