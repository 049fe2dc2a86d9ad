"""The cards of The 7th Continent: their types, the files they are read from, and the checks of the contract (ch. 7)."""
