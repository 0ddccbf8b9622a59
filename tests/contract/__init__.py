"""The contract: the same checks over every registered game."""
