"""The lessons of Anno 1452: data and texts."""
