"""The pages of backups."""
