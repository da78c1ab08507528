"""What a table sounds like; everything that is heard is seen as well."""
