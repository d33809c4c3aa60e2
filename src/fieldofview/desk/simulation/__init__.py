"""Random tournaments of every format, played through the desk's own commands with all laws watching."""

from __future__ import annotations

from fieldofview.desk.simulation.history import Attempt, Failure, replay, shrink
from fieldofview.desk.simulation.results import Play, Played
from fieldofview.desk.simulation.walk import Outcome, simulate

__all__ = ["Attempt", "Failure", "Outcome", "Play", "Played", "replay", "shrink", "simulate"]
