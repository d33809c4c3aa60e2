"""How an event file is laid out, and how older files become newer ones."""

from ..desk.log import NOTHING_BEFORE

APPLICATION = 0x466F5645  # "FoVE": tells an event file from other SQLite files

# Step i leads from schema i to schema i + 1; a new file takes all of them.
STEPS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE entry (
            n INTEGER PRIMARY KEY,
            at TEXT NOT NULL,
            by TEXT NOT NULL,
            kind TEXT NOT NULL,
            data TEXT NOT NULL,
            command TEXT NOT NULL,
            before TEXT NOT NULL,
            hash TEXT NOT NULL
        )""",
        "CREATE INDEX entry_command ON entry (command) WHERE command <> ''",
        "CREATE TABLE person (id TEXT PRIMARY KEY, fields TEXT NOT NULL, salt TEXT NOT NULL)",
        "CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)",
        "CREATE TRIGGER entry_stays BEFORE UPDATE ON entry BEGIN SELECT RAISE(ABORT, 'the log only grows'); END",
        "CREATE TRIGGER entry_remains BEFORE DELETE ON entry BEGIN SELECT RAISE(ABORT, 'the log only grows'); END",
        f"""CREATE TRIGGER entry_follows BEFORE INSERT ON entry
            WHEN NEW.n IS NOT (SELECT coalesce(max(n), 0) + 1 FROM entry)
              OR NEW.before IS NOT coalesce((SELECT hash FROM entry ORDER BY n DESC LIMIT 1), '{NOTHING_BEFORE}')
            BEGIN SELECT RAISE(ABORT, 'the log only grows'); END""",
    ),
)
