"""The match log as a save file, the shelf the saves stand on, and statistics made of all logs."""
