"""Tests of the cards of The 7th Continent: that they can be read, and the checks of the contract."""
