"""Tests of Near and Far: every clause of its rules, and the vectors of its contract."""
