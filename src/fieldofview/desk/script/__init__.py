"""Desk scripts: a whole tournament on one page, read, played and compared."""
