"""What only a terminal says, in each language; all else is in the console's own words.

`keys` are the letters for: the table again, a hint, undo, all rows, the rules. None of them may be
the text of a move in a game's records.
"""
