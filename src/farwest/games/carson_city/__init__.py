"""Carson City: choose a personality, place cowboys, win duels, build the town."""
