"""The parts of the table: they show plain values and tell what hands do; they know no rule."""
