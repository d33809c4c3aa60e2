"""The tournament desk: people, events, formats, seating, clock, penalties, standings, scripts; pure domain."""
