"""The table in a terminal: hot-seat games, replays, and records in files."""
