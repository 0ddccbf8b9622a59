"""Imperator: a battle of card empires, after a designer's draft for a plain card deck."""
