"""The pages: what a person sees of a table, and what they can do there."""
