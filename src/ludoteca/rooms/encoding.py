"""How messages are encoded: JSON."""

from __future__ import annotations

import msgspec

encode = msgspec.json.encode
