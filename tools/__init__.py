"""What a clone of Portulan needs to set itself up."""
