"""`fov play --join ADDRESS`: a table on a server, from a terminal, through the same protocol as pages and bots."""
