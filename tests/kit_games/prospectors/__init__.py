"""Prospectors: dig on or leave, while others may interrupt, and a sandglass may. The smallest game with both."""
