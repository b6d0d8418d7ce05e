"""What the page calls a button beside which the board prints nothing: as the screen draws it."""

from input import DOWN, LEFT, RIGHT, UP, A, B, X, Y

SIGNS = {UP: "↑", DOWN: "↓", LEFT: "←", RIGHT: "→", A: "A", B: "B", X: "X", Y: "Y"}
