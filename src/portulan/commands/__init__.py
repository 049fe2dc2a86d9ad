"""Small commands that have no room of their own."""
