"""The page of a match: it hands gestures to the session and shows what comes back."""
