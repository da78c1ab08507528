"""The draw as a show for the whole table: letters turn up, and somebody calls the anchor."""
