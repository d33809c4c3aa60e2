"""Ways to answer a decision at full speed."""


def random_choice(s, t, x):
    """By lot."""
    return x % s.n_options


def greedy_choice(s, t, x):
    return x % s.n_options
