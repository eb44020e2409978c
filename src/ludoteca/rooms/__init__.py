"""A table as data: its facts, seats, match, clock, requests and history, and what each viewer is sent.

Nothing here waits, reads the time, opens a file or knows of a database.
"""
