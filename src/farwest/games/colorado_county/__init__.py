"""Colorado County: sealed bids of cowboys for the right to claim plots around flags."""
