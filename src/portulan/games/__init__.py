"""The games of the house, one package each; a game imports the engine and nothing else of Portulan."""
