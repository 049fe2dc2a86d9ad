"""What all games share: states, steps, decisions, chance, matches, records.

Pure by design: no I/O beyond reading a game's own data files, no clock, no randomness of its own, and no
dependency outside the standard library, so that rules can be trusted, compiled and run anywhere.
"""
