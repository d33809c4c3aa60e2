"""The table on the web: people, tables that lose nothing and tell nothing, and a page to play on (extra `server`)."""
