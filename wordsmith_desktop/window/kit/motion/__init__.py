"""How what happens at a table is shown: things fly, pop up and settle, and nobody waits for it."""
