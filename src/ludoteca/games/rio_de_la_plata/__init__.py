"""Rio de la Plata: the founding of Buenos Aires, 2 to 5 players."""
