"""Tests of The 7th Continent: every clause of its rules, and the vectors of its contract."""
