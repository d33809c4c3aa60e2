"""Formats: table sizes, rounds, schedules, draws and seats, on plain units (ids of entries or teams)."""
