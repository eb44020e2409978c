"""Baroque: war and politics in the Holy Roman Empire about 1650."""
