"""Our games behind other people's interfaces. What an adapter needs is installed by the extra `peers`."""
