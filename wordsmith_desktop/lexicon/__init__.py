"""Words: dictionaries, rulings, the word index and its searches."""
