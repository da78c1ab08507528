"""Results of matches, counted in one file: bests, ratings, streaks, and what they are made of."""
