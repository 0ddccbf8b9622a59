"""The command line, one module for each group of commands.

What only some commands need, above all the server and the laboratory's libraries, they import when
they run: help and the list of games come at once.
"""
