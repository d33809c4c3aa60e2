"""A bot of one's own, for the tests: it always takes the last option."""

from fieldofview import Option, View


class LastOption:
    name = "last option"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, view: View) -> Option:
        assert view.decision is not None
        return view.decision.options[-1]
