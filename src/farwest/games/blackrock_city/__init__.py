"""Blackrock City: stakes of bandits, towns to raid, a stagecoach, and a sheriff who walks as bandits are staked."""
