"""Parley: a small complete game that shows how a game is written. See docs/adding-a-game.md."""
