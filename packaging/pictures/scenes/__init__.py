"""What the pictures show: each module has its `SCENES`."""
