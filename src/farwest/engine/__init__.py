"""What every game keeps: positions, chance, journal, records, notation, options, registry, guide."""
