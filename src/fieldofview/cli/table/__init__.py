"""The table in a terminal: who sits at it, how it is drawn, what can be typed, and how it is kept."""
