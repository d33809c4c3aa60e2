"""The rules, on integers: one record a game, programs made from the cards' effects, plain functions over both."""
