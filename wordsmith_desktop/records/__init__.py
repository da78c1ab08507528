"""The match log as a save file, and the shelf the saves stand on."""
