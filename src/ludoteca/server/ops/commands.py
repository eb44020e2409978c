"""The commands `ludoteca serve`, `think` and `admin`."""

from __future__ import annotations

import os
import sys
from argparse import SUPPRESS, ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from pathlib import Path

from ludoteca.i18n import Texts, spoken_language
from ludoteca.server.settings import Settings, from_environment

ADMIN_TOOLS: dict[str, tuple[str, ...]] = {
    "backup": ("FILE",),
    "restore": ("FILE",),
    "list": (),
    "inspect": ("TABLE",),
    "rewind": ("TABLE", "N"),
    "close": ("TABLE",),
    "reopen": ("TABLE",),
    "delete": ("TABLE",),
    "stats": (),
    "check": (),
    "ratings": (),
    "copy": (),
    "reports": (),
    "dismiss": ("REPORT",),
    "warn": ("NAME", "REASON"),
    "mute": ("NAME", "REASON"),
    "unmute": ("NAME",),
    "ban": ("NAME", "REASON"),
    "unban": ("NAME",),
    "actions": (),
}


Command = Callable[[str], ArgumentParser]


def add_commands(command: Command, texts: Texts) -> None:
    settings = from_environment(os.environ)
    add_serving(command, texts, settings)
    add_admin(command, texts, settings)


def add_serving(command: Command, texts: Texts, settings: Settings) -> None:
    one = command("serve")
    one.add_argument("--port", type=int, default=settings.port, help=texts.say("help-serve-port"))
    one.add_argument("--host", default=settings.host, help=texts.say("help-serve-host"))
    one.add_argument("--share", action="store_true", help=texts.say("help-serve-share"))
    one.add_argument("--data", type=Path, default=settings.data, metavar="DIR", help=texts.say("help-serve-data"))
    one.add_argument("--database", default=settings.database, metavar="URL", help=texts.say("help-serve-database"))
    one.add_argument("--bus", default=settings.bus, metavar="URL", help=texts.say("help-serve-bus"))
    one.add_argument("--bots", type=int, default=settings.bots, help=texts.say("help-serve-bots"))
    one.add_argument("--club", action="store_true", default=settings.club, help=texts.say("help-serve-club"))
    for name in ("issuer", "client", "secret-file"):
        one.add_argument(
            f"--oidc-{name}",
            default=getattr(settings, f"oidc_{name.replace('-', '_')}"),
            metavar="FILE" if name == "secret-file" else "URL" if name == "issuer" else "NAME",
            help=texts.say(f"help-serve-oidc-{name}"),
        )
    one.add_argument("--no-browser", action="store_true", help=texts.say("help-serve-no-browser"))
    one.set_defaults(run=run_serve)
    think = command("think")
    think.add_argument("--bus", default=settings.bus, metavar="URL", help=texts.say("help-serve-bus"))
    think.add_argument(
        "--jobs", type=int, default=max(1, settings.bots), metavar="N", help=texts.say("help-think-jobs")
    )
    think.set_defaults(run=run_think)


def add_admin(command: Command, texts: Texts, settings: Settings) -> None:
    admin = command("admin")
    admin.add_argument("--data", type=Path, default=settings.data, metavar="DIR", help=texts.say("help-serve-data"))
    tools = admin.add_subparsers(metavar="TOOL", required=True)
    for name, arguments in ADMIN_TOOLS.items():
        tool = tools.add_parser(name, help=texts.say(f"help-admin-{name}"))
        for argument in arguments:
            tool.add_argument(argument.lower(), metavar=argument, type=int if argument == "N" else str)
        if name == "ratings":
            tool.add_argument("--recompute", action="store_true", help=texts.say("help-admin-ratings-recompute"))
        if name == "copy":
            tool.add_argument("--to", required=True, metavar="URL", help=texts.say("help-admin-copy-to"))
        # Common options are accepted before and after the name of the tool.
        tool.add_argument("--data", type=Path, default=SUPPRESS, metavar="DIR", help=texts.say("help-serve-data"))
        tool.add_argument("--json", action="store_true", default=SUPPRESS, help=SUPPRESS)
        tool.add_argument("--lang", default=SUPPRESS, help=SUPPRESS)
        tool.set_defaults(tool=name)
    admin.set_defaults(run=run_admin)


def run_admin(args: Namespace, texts: Texts) -> int:
    from ludoteca.server.ops.admin import run

    return run(args, texts)


def run_serve(args: Namespace, texts: Texts) -> int:
    from ludoteca.server.reach import ALL_INTERFACES, is_loopback, reachable_urls
    from ludoteca.server.serve import serve

    settings = from_environment(os.environ)
    settings.port, settings.host, settings.data, settings.bots = args.port, args.host, args.data, args.bots
    settings.database, settings.bus = args.database, args.bus
    settings.open_page = not args.no_browser
    settings.club = args.club
    settings.oidc_issuer, settings.oidc_client = args.oidc_issuer, args.oidc_client
    settings.oidc_secret_file = args.oidc_secret_file
    if args.share and is_loopback(settings.host):
        settings.host = ALL_INTERFACES

    def say(url: str) -> None:
        print(texts.say("serve-at", {"url": url}), flush=True)
        if args.share:
            for shared in reachable_urls(settings):
                print(texts.say("serve-shared-at", {"url": f"{shared}/"}), flush=True)
            print(texts.say("serve-shared-warning"), flush=True)

    return report_start(args, texts, lambda: serve(settings, say))


def report_start(args: Namespace, texts: Texts, start: Callable[[], int]) -> int:
    """Run a server. What keeps it from starting is one sentence."""
    from ludoteca.server.cluster.bus import BusUnreachable
    from ludoteca.server.serve import BusAlone, PortTaken
    from ludoteca.server.storage.backend import Unreachable
    from ludoteca.server.storage.lock import InUse
    from ludoteca.server.storage.opening import MissingDriver
    from ludoteca.server.storage.private import Unwritable

    try:
        return start()
    except InUse:
        problem = texts.say("serve-in-use", {"folder": str(args.data)})
    except Unwritable as error:
        problem = texts.say("serve-cannot-write", {"folder": str(args.data), "reason": str(error)})
    except PortTaken:
        problem = texts.say("serve-port-taken", {"port": str(args.port)})
    except Unreachable as error:
        problem = texts.say("serve-unreachable", {"place": error.place, "reason": error.reason})
    except BusUnreachable as error:
        problem = texts.say("serve-bus-unreachable", {"place": error.place, "reason": error.reason})
    except BusAlone:
        problem = texts.say("serve-bus-alone")
    except MissingDriver:
        problem = texts.say("serve-no-driver")
    print(problem, file=sys.stderr)
    return 2


def run_think(args: Namespace, texts: Texts) -> int:
    if not args.bus or args.jobs < 1:
        print(texts.say("think-no-bus"), file=sys.stderr)
        return 2

    def work() -> int:
        from ludoteca.server.storage.opening import MissingDriver

        try:
            from ludoteca.server.cluster.think import run_worker
        except ImportError as error:
            raise MissingDriver(error.name or "") from None
        place = args.bus.rpartition("@")[2]
        return run_worker(
            args.bus, args.jobs, lambda: print(texts.say("think-at", {"place": place, "jobs": args.jobs}), flush=True)
        )

    return report_start(args, texts, work)


def alone(argv: Sequence[str]) -> int:
    """Parse and run the commands of this module without the rest of the command line."""
    from argparse import ArgumentParser as Parser

    texts = Texts(spoken_language(None, os.environ))
    parser = Parser(prog="ludoteca")
    commands = parser.add_subparsers(required=True)

    def command(name: str) -> ArgumentParser:
        return commands.add_parser(name, description=texts.say(f"help-{name}"))

    add_commands(command, texts)
    args = parser.parse_args(list(argv))
    code: int = args.run(args, texts)
    return code
