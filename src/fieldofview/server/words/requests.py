"""What is wrong with one part of a request, in every language, by the kind of error that pydantic found."""

from __future__ import annotations

from collections.abc import Mapping

OTHER = "other"
REASONS: dict[str, dict[str, str]] = {
    "en": {
        "missing": "it is missing",
        "extra_forbidden": "there is no such key",
        "json_invalid": "it is no JSON",
        "string_type": "it is a text",
        "string_too_long": "it has at most {max_length} characters",
        "string_pattern_mismatch": "it is no id",
        "string_too_short": "it has at least {min_length} characters",
        "rate": "it is a limit such as 600/minute",
        "host_names": "it is names such as table.example.org, with commas between them",
        "host_port": "it is an address such as 10.0.0.5:8470",
        "int_type": "it is a whole number",
        "int_parsing": "it is a whole number",
        "float_parsing": "it is a number",
        "greater_than": "it is more than {gt}",
        "bool_type": "it is true or false",
        "bool_parsing": "it is true or false",
        "list_type": "it is a list",
        "dict_type": "it is an object",
        "model_attributes_type": "it is an object",
        "greater_than_equal": "it is at least {ge}",
        "less_than_equal": "it is at most {le}",
        "too_short": "it has at least {min_length} entry",
        "too_long": "it has at most {max_length} entries",
        OTHER: "it is not of the right kind",
    },
    "de": {
        "missing": "fehlt",
        "extra_forbidden": "diesen Schlüssel gibt es nicht",
        "json_invalid": "das ist kein JSON",
        "string_type": "das ist ein Text",
        "string_too_long": "höchstens {max_length} Zeichen",
        "string_pattern_mismatch": "das ist keine id",
        "string_too_short": "mindestens {min_length} Zeichen",
        "rate": "das ist eine Grenze wie 600/minute",
        "host_names": "das sind Namen wie table.example.org, mit Kommas dazwischen",
        "host_port": "das ist eine Adresse wie 10.0.0.5:8470",
        "int_type": "das ist eine ganze Zahl",
        "int_parsing": "das ist eine ganze Zahl",
        "float_parsing": "das ist eine Zahl",
        "greater_than": "mehr als {gt}",
        "bool_type": "das ist true oder false",
        "bool_parsing": "das ist true oder false",
        "list_type": "das ist eine Liste",
        "dict_type": "das ist ein Objekt",
        "model_attributes_type": "das ist ein Objekt",
        "greater_than_equal": "mindestens {ge}",
        "less_than_equal": "höchstens {le}",
        "too_short": "mindestens {min_length} Eintrag",
        "too_long": "höchstens {max_length} Einträge",
        OTHER: "das ist nicht von der richtigen Art",
    },
}


def reason(kind: str, values: Mapping[str, object], lang: str) -> str:
    words = REASONS[lang if lang in REASONS else "en"]
    return words.get(kind, words[OTHER]).format(**values)
