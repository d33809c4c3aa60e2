"""The German title and text of every ruling: each module here goes with the one of the same name beside this folder.

A ruling that says word for word what an earlier one says stands here once, under the earlier id.
"""

from . import decisions, e17, e21, rr, td, vn, vt_basics, vt_cards, vt_faq, vt_tournament

PARTS = (vt_basics, vt_tournament, vt_cards, vt_faq, rr, e17, e21, vn, decisions, td)
GERMAN: dict[str, tuple[str, str]] = {id: words for part in PARTS for id, words in part.TEXTS.items()}
