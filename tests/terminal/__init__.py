"""Tests of the terminal: driven by typed lines, read as a player reads it."""
