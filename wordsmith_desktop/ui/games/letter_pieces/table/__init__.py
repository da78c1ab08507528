"""Around the board: header, tray, claims, calls, the race and the ends of challenges."""
