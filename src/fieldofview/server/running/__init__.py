"""One server process: what it is made of, where it listens, what it logs and measures."""
