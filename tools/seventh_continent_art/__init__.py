"""Draws the pictures of The 7th Continent: paper and burin, the places of each sheet, small plates, the sprite."""
