"""The shared floor under every game: states, steps, decisions, chance, records.

Pure by design: no I/O beyond reading a game's own data files, no clock, no randomness of its own, and no
dependency outside the standard library, so that rules can be trusted, compiled and run anywhere.
"""
