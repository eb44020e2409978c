"""What README shows exists: every command line is understood, the pictures are there and the plot is of the tables as
they are."""

from __future__ import annotations

import re
import struct
from pathlib import Path
from types import ModuleType

import pytest

from ludoteca.cli.main import parser
from ludoteca.i18n import Texts
from scripts import script

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
COMMANDS = [re.split(r"\s{2,}", line)[0] for line in re.findall(r"^ludoteca .*$", README, re.MULTILINE)]
MAX_ANIMATION_BYTES = 1_000_000


def tool(name: str) -> ModuleType:
    return script(f"tools/{name}.py")


def still() -> bytes:
    """The frame of a WebP picture; its content is not looked at."""
    image = b"VP8 " + struct.pack("<I", 3) + b"\1\2\3" + b"\0"
    return b"RIFF" + struct.pack("<I", len(image) + 4) + b"WEBP" + image


@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_of_the_readme_is_understood(command: str) -> None:
    args = parser(Texts("en", "ludoteca.cli")).parse_args(command.split()[1:])
    assert callable(args.run)


def test_the_readme_lists_every_command() -> None:
    usage = parser(Texts("en", "ludoteca.cli")).format_help()
    known = set(re.findall(r"^    ([a-z][a-z-]+)(?: |$)", usage, re.MULTILINE))
    assert len(known) > 15
    assert known - {command.split()[1] for command in COMMANDS} == set()


def test_the_plot_is_of_the_tables_as_they_are() -> None:
    ladder = tool("ladder")
    assert ladder.PICTURE.read_text(encoding="utf-8") == ladder.ladder(), "run python tools/ladder.py"


def test_pictures_are_put_together_as_an_animation() -> None:
    pictures = tool("pictures")
    film = pictures.animated([still(), still()], 20, 10, [100, 300])
    assert film[:4] == b"RIFF" and struct.unpack_from("<I", film, 4)[0] == len(film) - 8
    names = [name for name, _ in pictures.chunks(film)]
    assert names == [b"VP8X", b"ANIM", b"ANMF", b"ANMF"]
    last = list(pictures.chunks(film))[-1][1]
    assert int.from_bytes(last[6:9], "little") == 19 and int.from_bytes(last[12:15], "little") == 300
    assert last[16:20] == b"VP8 " and last[24:27] == b"\1\2\3"


def test_the_animation_of_the_readme_has_frames_and_is_small() -> None:
    film = (ROOT / "docs" / "pictures" / "turn.webp").read_bytes()
    assert len(film) < MAX_ANIMATION_BYTES
    assert [name for name, _ in tool("pictures").chunks(film)].count(b"ANMF") >= 4
