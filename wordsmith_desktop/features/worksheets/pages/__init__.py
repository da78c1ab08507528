"""The pages of worksheets."""
