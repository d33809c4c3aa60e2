"""The tables that are loaded here: opened, run, committed, shown in the lobby, and noted when they are over."""
