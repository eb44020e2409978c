"""Pax Renaissance, first edition: bankers behind the thrones of Europe, 1460 to 1530."""
