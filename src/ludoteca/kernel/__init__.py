"""The kernel: no dependencies, no game, no language. See docs/kernel.md."""

from ludoteca.kernel.codec import (
    CodecError,
    load,
    pack,
    read_action,
    save,
    state_hash,
    step_classes,
    unpack,
    write_action,
)
from ludoteca.kernel.deal import DEAL_VERBS, Deals, offer
from ludoteca.kernel.evaluate import Evaluator
from ludoteca.kernel.game import Game, Option, Result, Setup, SetupError
from ludoteca.kernel.hidden import Viewer
from ludoteca.kernel.journal import JournalError, journal_game, read_journal, write_journal
from ludoteca.kernel.loop import (
    act,
    advance,
    asked,
    choose,
    determinise,
    drain,
    greyed,
    menu,
    new,
    playout,
    time_out,
    why,
)
from ludoteca.kernel.match import Line, Match, opening_seed
from ludoteca.kernel.position import PositionError, read_position, write_position
from ludoteca.kernel.rng import RNG_VERSION, Quick, commitment
from ludoteca.kernel.steps import Auction, Confirm, Consent, React
from ludoteca.kernel.table import Offer, Step, Table
from ludoteca.kernel.view import show_action, show_event, view
from ludoteca.kernel.words import ALL, NOBODY, NUMBER, SEAT, TEXT, Action, Event, Kind, No, Refused, Sig, sig

__all__ = [
    "ALL",
    "DEAL_VERBS",
    "NOBODY",
    "NUMBER",
    "RNG_VERSION",
    "SEAT",
    "TEXT",
    "Action",
    "Auction",
    "CodecError",
    "Confirm",
    "Consent",
    "Deals",
    "Evaluator",
    "Event",
    "Game",
    "JournalError",
    "Kind",
    "Line",
    "Match",
    "No",
    "Offer",
    "Option",
    "PositionError",
    "Quick",
    "React",
    "Refused",
    "Result",
    "Setup",
    "SetupError",
    "Sig",
    "Step",
    "Table",
    "Viewer",
    "act",
    "advance",
    "asked",
    "choose",
    "commitment",
    "determinise",
    "drain",
    "greyed",
    "journal_game",
    "load",
    "menu",
    "new",
    "offer",
    "opening_seed",
    "pack",
    "playout",
    "read_action",
    "read_journal",
    "read_position",
    "save",
    "show_action",
    "show_event",
    "sig",
    "state_hash",
    "step_classes",
    "time_out",
    "unpack",
    "view",
    "why",
    "write_action",
    "write_journal",
    "write_position",
]
