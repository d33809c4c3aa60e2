"""Guests and accounts: who somebody is, what is kept of them, and how it goes."""
