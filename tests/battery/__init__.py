"""The battery: checks that every game passes, whatever its rules, with every option and number of players."""
