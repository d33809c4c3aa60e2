"""What `fov bench` found: beside what we want of it, and as tables and a page."""
