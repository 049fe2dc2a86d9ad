"""Speed: what Portulan does in a second, and what the peers that are installed do in the same run."""
