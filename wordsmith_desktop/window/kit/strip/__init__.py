"""The hands-on part of a table: rows of pieces, the building strip and dragging between them."""
