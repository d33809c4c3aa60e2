"""Set files: reading them with every problem at once, and writing cards as they stand in one."""

from .setfile import (
    BadSet,
    Draft,
    Placed,
    Problem,
    check_text,
    file_text,
    read_draft,
    read_set,
    read_text,
    write_card,
    write_set,
)

__all__ = [
    "BadSet",
    "Draft",
    "Placed",
    "Problem",
    "check_text",
    "file_text",
    "read_draft",
    "read_set",
    "read_text",
    "write_card",
    "write_set",
]
