"""What is mutated, by kinds: each makes units of files, and knows commands that read them."""
