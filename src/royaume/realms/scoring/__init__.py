"""A hand of Fantasy Realms into a score sheet: the kernel, the tables it reads, the best choices, the sheet."""
