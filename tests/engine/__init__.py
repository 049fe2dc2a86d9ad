"""Tests of the shared floor under every game."""
