"""A table in the terminal: scenes drawn as text, moves typed in short notation, for any game of the house."""
