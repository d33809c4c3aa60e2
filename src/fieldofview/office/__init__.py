"""What the tournament desk needs of the world: event files, backups, imports, tables, codes and papers."""
