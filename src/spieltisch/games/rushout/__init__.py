"""Rush Out!: one wizard against two to four heroes, everyone rolling at once."""
