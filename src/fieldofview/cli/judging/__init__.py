"""What judges see: a table laid open, what is pending, and the prompt at which they ask."""
