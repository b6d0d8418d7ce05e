"""All kinds of trials."""

from simulator.soak import cuts, files, games, pico, presses
from simulator.soak.case import Kind

KINDS: dict[str, Kind] = {
    kind.name: kind for kind in (presses.KIND, files.KIND, cuts.KIND, games.KIND, pico.KIND)
}
