"""The calls of the HTTP interface, by what they are about."""
