"""Dodge City (Schmiel, Brunnhofer, 1983): connect the town's buildings, keep the connection through the duels."""
