"""What the engine costs, alone and beside others: `python -m bench`, or `make bench`, which installs the others too."""
