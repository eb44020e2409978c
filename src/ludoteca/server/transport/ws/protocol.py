"""WebSocket protocol with a short path for what almost every frame is: one whole text message.

uvicorn's protocol makes several objects and suspends the reader for every message. Here whole text frames are read and
written directly. Everything else (handshake, fragments, compressed messages of clients, pings, closing, violations of
the protocol) is left to it, frame by frame, so that the limits and checks are the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without the compiled part
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

EXTENSION = "ludoteca.protocol"  # where the scope of a connection holds its protocol
MAX_UNREAD = 8  # messages; beyond that nothing more is read from the client
TEXT, COMPRESSED_TEXT = 0x81, 0xC1  # first byte of a whole message in one frame
MASKED = 0x80
MASK_BYTES = 4
MAX_HEAD = 14  # bytes before the payload
SHORT, LONG = 126, 127  # lengths that announce a length of two or eight bytes


def frame_size(data: bytes | bytearray) -> tuple[int, int]:
    """Where the payload of the first frame begins, and its length. (0, 0) while the header is incomplete."""
    if len(data) < 2:
        return 0, 0
    length = data[1] & 0x7F
    start = 2
    if length >= SHORT:
        start = 4 if length == SHORT else 10
        if len(data) < start:
            return 0, 0
        length = int.from_bytes(data[2:start], "big")
    return start + (MASK_BYTES if data[1] & MASKED else 0), length


def frame_head(first: int, length: int) -> bytes:
    """The header of a frame of the server."""
    if length < SHORT:
        return bytes((first, length))
    if length < 1 << 16:
        return bytes((first, SHORT)) + length.to_bytes(2, "big")
    return bytes((first, LONG)) + length.to_bytes(8, "big")


class DirectProtocol(WebSocketsSansIOProtocol):
    """One connection. Beside the ASGI interface it offers `send_now`."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.unparsed = bytearray()  # the beginning of a frame, and frames beyond what may be left unread

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # else the handshake was refused
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        # Both would leave reference cycles, which only a garbage collection frees.
        self.conn.parser.close()
        if self.handshake_initiated:
            self.scope["extensions"].pop(EXTENSION, None)

    # ---- reading ----

    def data_received(self, data: bytes) -> None:
        waiting: bytes | bytearray = data
        if self.unparsed:
            self.unparsed += data
            waiting = self.unparsed
        if self.conn.state is not State.OPEN:
            self.unparsed = bytearray()
            super().data_received(bytes(waiting))
            return
        end = self._read_frames(waiting)
        if waiting is self.unparsed:
            del self.unparsed[:end]
        else:
            self.unparsed += waiting[end:]

    async def receive(self) -> ASGIReceiveEvent:
        """The next message. When none is left, the frames that arrived with the last ones are read first."""
        message = await self.queue.get()
        if self.read_paused and self.queue.empty():
            self.read_paused = False
            self._read_on()
        return message

    def pause_writing(self) -> None:
        """A client that does not read is not read: each of its pings would be answered into memory."""
        super().pause_writing()
        if not self.read_paused:
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self._read_on()

    def _read_on(self) -> None:
        """Read the frames that have arrived already, and then more, unless one of them has stopped that again."""
        if self.unparsed and not self.disconnected and self.writable.is_set():
            self.data_received(b"")
        if not self.read_paused and self.writable.is_set():
            self.transport.resume_reading()

    def _read_frames(self, data: bytes | bytearray) -> int:
        """Handle whole frames, as many as the application may leave unread. Returns where the rest begins."""
        at = 0
        while at < len(data) and not self.read_paused and self.writable.is_set():
            start, length = frame_size(data[at : at + MAX_HEAD])
            if length > self.config.ws_max_size or self.conn.state is not State.OPEN:
                super().data_received(bytes(data[at:]))
                return len(data)
            start += at
            end = start + length
            if start == at or len(data) < end:
                break
            if data[at] == TEXT and data[at + 1] & MASKED and self.conn.current_size is None and not self.close_sent:
                self._text_received(data[start:end], data[start - MASK_BYTES : start], data[at:end])
            else:
                super().data_received(bytes(data[at:end]))
            at = end
        return at

    def _text_received(self, payload: bytes | bytearray, mask: bytes | bytearray, frame: bytes | bytearray) -> None:
        try:
            text = apply_mask(payload, mask).decode()
        except UnicodeDecodeError:
            super().data_received(bytes(frame))
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= MAX_UNREAD:
            self.read_paused = True
            self.transport.pause_reading()

    # ---- writing ----

    def send_now(self, text: bytes) -> bool:
        """Send a message if the client reads what it is sent. Returns False if it has to wait, or the client has
        gone."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or not self.handshake_complete:
            return False
        if self.conn.extensions:
            frame = Frame(Opcode.TEXT, text)
            for extension in self.conn.extensions:
                frame = extension.encode(frame)
            self.transport.write(frame_head(COMPRESSED_TEXT, len(frame.data)) + frame.data)
        else:
            self.transport.write(frame_head(TEXT, len(text)) + text)
        return True
