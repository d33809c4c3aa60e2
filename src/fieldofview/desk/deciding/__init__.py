"""What follows from a command: the events it brings, or why it is refused. One file an area of the rulings."""
