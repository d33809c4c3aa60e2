"""A first player that learns: PPO in plain NumPy with one hidden layer, against random play. Argument: updates (60)."""

import sys
import time

import gymnasium
import numpy as np

from fieldofview.envs import ID

GAMES, STEPS, HIDDEN, EPOCHS, PARTS, RATE = 256, 64, 128, 3, 8, 0.001
dice = np.random.default_rng(1)
every = np.arange(GAMES)


def start(opponents, seed):
    """Games against a policy, and what is seen first."""
    env = gymnasium.make_vec(ID, num_envs=GAMES, opponents=opponents, seed=seed)
    return env, *fed(env.reset()[0])


def fed(seen):
    """What the network is fed: the observation, made small, beside the mask; and the mask."""
    return np.hstack([seen["observation"] / np.float32(10), seen["action_mask"]], dtype=np.float32), seen["action_mask"]


def forward(weights, x, masks):
    """The hidden layer, the chance of every action, and the part of the win that is expected."""
    hidden = np.tanh(x @ weights[0] + weights[1])
    out = hidden @ weights[2] + weights[3]
    chances = np.exp(np.where(masks, out[:, :-1] - out[:, :-1].max(axis=1, keepdims=True), -np.inf))
    return hidden, chances / chances.sum(axis=1, keepdims=True), out[:, -1]


def drawn(chances):
    """An action for each row, by its chances."""
    total = chances.cumsum(axis=1)
    return (total < total[:, -1:] * (1 - dice.random((len(total), 1)))).sum(axis=1)


def gradient(weights, x, masks, actions, before, advantages, goals):
    """Of PPO's clipped objective with a little entropy, and of the squared error of what was expected."""
    hidden, chances, expected = forward(weights, x, masks)
    rows, logs = np.arange(len(x)), np.log(chances + 1e-8)
    ratio = chances[rows, actions] / before
    pull = np.where(np.where(advantages > 0, ratio < 1.2, ratio > 0.8), ratio * advantages, 0)
    surprise = logs - (chances * logs).sum(axis=1, keepdims=True)
    out = np.column_stack([chances * (pull[:, None] + 0.01 * surprise), expected - goals])
    out[rows, actions] -= pull
    out /= len(x)
    inner = out @ weights[2].T * (1 - hidden**2)
    return x.T @ inner, inner.sum(axis=0), hidden.T @ out, out.sum(axis=0)


def percent_won(weights, opponents):
    """How much of the wins goes to the network."""
    (env, x, masks), won, played = start(opponents, seed=10**9), 0, 0
    while played < 1000:
        seen, rewards, ended, _, _ = env.step(drawn(forward(weights, x, masks)[1]))
        (x, masks), won, played = fed(seen), won + rewards.sum(), played + ended.sum()
    return f"{100 * won / played:.0f} % of games against {opponents}"


def main(updates):
    env, x, masks = start("random", seed=1)
    shapes = (x.shape[1], HIDDEN), (HIDDEN,), (HIDDEN, masks.shape[1] + 1), (masks.shape[1] + 1,)
    weights = [dice.normal(0, (len(shape) - 1) / 2 / shape[0] ** 0.5, shape).astype(np.float32) for shape in shapes]
    means, squares = ([np.zeros_like(part) for part in weights] for _ in range(2))
    print("before:", percent_won(weights, "random"), flush=True)
    began = time.time()
    for update in range(1, updates + 1):
        kept = []
        for _ in range(STEPS):
            _, chances, expected = forward(weights, x, masks)
            actions = drawn(chances)
            seen, rewards, ended, _, _ = env.step(actions)
            kept.append([x, masks, actions, chances[every, actions], expected, rewards, ended])
            x, masks = fed(seen)
        following, advantage = forward(weights, x, masks)[2], 0
        for row in reversed(kept):  # from the last decision back: what came of it, beyond what was expected
            expected, rewards, ended = row[4:]
            advantage = rewards - expected + np.where(ended, 0, following + 0.95 * advantage)
            row[4:], following = [advantage, advantage + expected], expected
        table = [np.concatenate(column) for column in zip(*kept, strict=True)]
        table[4] = (table[4] - table[4].mean()) / table[4].std()
        for part in np.concatenate([dice.permutation(GAMES * STEPS).reshape(PARTS, -1) for _ in range(EPOCHS)]):
            slopes = gradient(weights, *(column[part] for column in table))
            for weight, mean, square, slope in zip(weights, means, squares, slopes, strict=True):  # Adam
                mean += 0.1 * (slope - mean)
                square += 0.01 * (slope**2 - square)
                weight -= RATE * mean / (np.sqrt(square) + 1e-8)
        if update % 10 == 0 or update == updates:
            print(f"after {update * GAMES * STEPS:,} decisions, {time.time() - began:.0f} s:",
                  percent_won(weights, "random"), flush=True)  # fmt: skip
    print("in the end:", percent_won(weights, "greedy"))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
