"""Kapow!: dice behind screens, blows, and dice that are built while playing."""
