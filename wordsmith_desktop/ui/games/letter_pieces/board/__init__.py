"""The bench, the heaps and the pieces, as a scene."""
