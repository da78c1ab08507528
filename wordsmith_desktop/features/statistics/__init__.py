"""Statistics of finished matches: a SQLite file that can always be made again from the logs."""
