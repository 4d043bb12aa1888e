"""Fists: rock, paper, scissors with cards. The smallest game with hidden hands and sealed choices."""
