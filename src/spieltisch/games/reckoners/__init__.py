"""The Reckoners: a team against Steelheart."""
