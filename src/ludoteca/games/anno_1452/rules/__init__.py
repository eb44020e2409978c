"""The rules of Anno 1452, one file per chapter of the rulebook."""
