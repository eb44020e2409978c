"""The lessons of Rio de la Plata: data and texts."""
