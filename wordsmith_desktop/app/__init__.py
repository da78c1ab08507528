"""Start-up, paths, settings and the command line."""
