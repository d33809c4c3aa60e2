"""The tournament desk: people, rounds, results, officiating, standings. Pure domain, no engine, no files."""
