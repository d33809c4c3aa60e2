"""What comes in and goes out: sockets, limits, refusals, who may talk to us."""
