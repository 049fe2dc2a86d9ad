"""The arena: many games between bots, on all cores, counted."""
