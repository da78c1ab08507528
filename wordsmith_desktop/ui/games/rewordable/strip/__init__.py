"""The hands-on part of the table: rows of cards, the building strip and dragging between them."""
