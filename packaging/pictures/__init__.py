"""Every screen as a picture, as a film, and as a screen reader hears it."""
