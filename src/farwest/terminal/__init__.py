"""The games in a terminal: a town drawn with letters, numbered choices, one keyboard for everybody."""
