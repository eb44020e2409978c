"""The lessons of Pax Renaissance: data and texts."""
