"""The commands `ludoteca cluster`, `load`, `soak`, `kill-test` and `upgrade-test`: servers started here, to be tried
and measured."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path

from ludoteca.i18n import Texts
from ludoteca.server.settings import from_environment

Command = Callable[[str], ArgumentParser]


def add_commands(command: Command, texts: Texts) -> None:
    settings = from_environment(os.environ)
    many = command("cluster")
    many.add_argument("--nodes", type=int, default=3, help=texts.say("help-cluster-nodes"))
    many.add_argument("--port", type=int, default=settings.port, help=texts.say("help-serve-port"))
    many.add_argument("--bots", type=int, default=1, help=texts.say("help-serve-bots"))
    many.add_argument("--workers", type=int, default=2, metavar="N", help=texts.say("help-cluster-workers"))
    many.set_defaults(run=run_cluster)

    load = command("load")
    load.add_argument("--tables", type=int, default=50, help=texts.say("help-load-tables"))
    load.add_argument("--game", default="pax-renaissance", help=texts.say("help-load-game"))
    load.add_argument("--seats", type=int, default=3, help=texts.say("help-load-seats"))
    load.add_argument("--seconds", type=float, default=15.0, help=texts.say("help-load-seconds"))
    load.add_argument("--compress", action="store_true", help=texts.say("help-load-compress"))
    load.add_argument("--nodes", type=int, default=0, help=texts.say("help-load-nodes"))
    load.add_argument("--together", action="store_true", help=texts.say("help-load-together"))
    load.set_defaults(run=run_load)
    kill = command("kill-test")
    kill.add_argument("--times", type=int, default=200, help=texts.say("help-kill-times"))
    kill.add_argument("--tables", type=int, default=6, help=texts.say("help-load-tables"))
    kill.add_argument("--game", default="pax-renaissance", help=texts.say("help-load-game"))
    kill.add_argument("--seats", type=int, default=3, help=texts.say("help-load-seats"))
    kill.add_argument("--nodes", type=int, default=1, help=texts.say("help-cluster-nodes"))
    kill.set_defaults(run=run_kill_test)
    upgrade = command("upgrade-test")
    upgrade.add_argument("--old", type=Path, metavar="PATH", help=texts.say("help-upgrade-old"))
    upgrade.add_argument("--seconds", type=float, default=120.0, help=texts.say("help-upgrade-seconds"))
    upgrade.add_argument("--tables", type=int, default=12, help=texts.say("help-load-tables"))
    upgrade.add_argument("--game", default="pax-renaissance", help=texts.say("help-load-game"))
    upgrade.add_argument("--seats", type=int, default=3, help=texts.say("help-load-seats"))
    upgrade.add_argument("--nodes", type=int, default=2, help=texts.say("help-cluster-nodes"))
    upgrade.set_defaults(run=run_upgrade_test)
    soak = command("soak")
    soak.add_argument("--minutes", type=float, default=10.0, help=texts.say("help-soak-minutes"))
    soak.set_defaults(run=run_soak)


def run_cluster(args: Namespace, texts: Texts) -> int:
    import asyncio

    from ludoteca.lab.servers import cluster
    from ludoteca.lab.servers.local_servers import NoServer

    def say(url: str, ports: list[int]) -> None:
        print(texts.say("cluster-at", {"url": url, "nodes": " ".join(map(str, ports))}), flush=True)

    try:
        asyncio.run(cluster.run_cluster(args.nodes, args.bots, args.workers, args.port, say))
    except NoServer as error:
        print(texts.say("cluster-no-server", {"what": str(error)}), file=sys.stderr)
        return 2
    return 0


def run_load(args: Namespace, texts: Texts) -> int:
    import json

    from ludoteca.lab.servers.load_test import Plan, measure_load
    from ludoteca.lab.servers.local_servers import NoServer

    plan = Plan(**{name: getattr(args, name) for name in Plan.__struct_fields__})
    try:
        print(json.dumps(measure_load(plan), indent=2))
    except NoServer as error:
        print(texts.say("cluster-no-server", {"what": str(error)}), file=sys.stderr)
        return 2
    return 0


def run_soak(args: Namespace, texts: Texts) -> int:
    import json

    from ludoteca.lab.servers.soak import FIGURES, measure_soak

    found = measure_soak(args.minutes)
    print(json.dumps({name: found[name] for name in FIGURES} if args.json else found, indent=2))
    return 1 if found["lost"] or found["errors_5xx"] else 0


def run_kill_test(args: Namespace, texts: Texts) -> int:
    import asyncio
    import json

    from ludoteca.lab.servers.kill_cluster import kill_nodes
    from ludoteca.lab.servers.kill_test import kill_often
    from ludoteca.server.background import terminable

    def tell(kill: int, moves: int) -> None:
        print(f"\r{kill}/{args.times}", end="", file=sys.stderr, flush=True)

    what = (args.times, args.tables, args.game, args.seats, 1, tell)
    found = asyncio.run(terminable(kill_often(*what) if args.nodes == 1 else kill_nodes(args.nodes, *what)))
    print(file=sys.stderr)
    print(json.dumps(found, indent=2))
    return 1 if found["lost"] else 0


def run_upgrade_test(args: Namespace, texts: Texts) -> int:
    import asyncio
    import json
    from zipfile import BadZipFile

    from ludoteca.lab.servers.local_servers import NoServer
    from ludoteca.lab.servers.upgrade_test import Upgrade, upgrade_nodes
    from ludoteca.server.background import terminable

    plan = Upgrade(**{name: getattr(args, name) for name in Upgrade.__struct_fields__})
    try:
        found = asyncio.run(terminable(upgrade_nodes(plan)))
    except NoServer as error:
        print(texts.say("cluster-no-server", {"what": str(error)}), file=sys.stderr)
        return 2
    except (FileNotFoundError, BadZipFile):
        print(texts.say("upgrade-no-old", {"path": str(args.old)}), file=sys.stderr)
        return 2
    print(json.dumps(found, indent=2))
    return 1 if any(found[name] for name in ("refused", "failed_requests", "lost", "still")) else 0
