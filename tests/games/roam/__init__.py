"""Tests of Roam: every clause of its rules, and the vectors of its contract."""
