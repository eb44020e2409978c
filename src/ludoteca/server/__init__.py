"""The server: tables, seats, clocks, bots and the wire. See docs/hosting.md and docs/wire.md."""
