"""What the window says, in English and German: no module here knows Qt."""
