"""A set file that somebody brings to a table."""

SMALL_SET = """
name = "Small Set"
id = "small-set"

[[card]]
name = "Plain"
points = 10
copies = 30

[[card]]
name = "Taker"
points = 5
copies = 10
play = [{ do = "draw", count = 1 }]
"""
