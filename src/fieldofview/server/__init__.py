"""The table on the web: people and bots at tables that lose nothing and tell nothing."""
