"""Spieltisch: a digital table for five board games of heroes and villains."""
