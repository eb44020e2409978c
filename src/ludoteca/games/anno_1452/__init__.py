"""Anno 1452: princes of the Holy Roman Empire between the Interregnum and the coronation of 1452."""
