"""What is asked by HTTP, one file a subject."""
