"""The lessons of Baroque: data and texts."""
