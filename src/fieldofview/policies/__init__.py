"""Compiled ways to play: each answers a decision at full speed, on every back end, by what its seat may know."""

from .registry import POLICIES, UnknownPolicy, find_policy

__all__ = ["POLICIES", "UnknownPolicy", "find_policy"]
