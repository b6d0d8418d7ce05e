"""Where the visits were: now in simulator/visit. Import them from there."""

from simulator.visit import *  # noqa: F403
