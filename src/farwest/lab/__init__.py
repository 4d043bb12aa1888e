"""Where games are played by the hundred to find something out."""
