"""Compiled ways to play: each answers a decision at full speed, on every back end, by what its seat may know."""

from .registry import POLICIES, Policy, UnknownPolicy, find_policy, is_policy

__all__ = ["POLICIES", "Policy", "UnknownPolicy", "find_policy", "is_policy"]
