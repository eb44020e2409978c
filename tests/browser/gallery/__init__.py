"""Pictures of every board at every stage of a game: taken, checked by script, compared with those that were
accepted."""
