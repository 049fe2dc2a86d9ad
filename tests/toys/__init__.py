"""Small games that exist to be tested: a sound one, and broken variants of it."""
