"""What helps people who play with the printed boxes, without any match."""
