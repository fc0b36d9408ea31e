"""Work that takes long: done elsewhere, in a fair order, with a limit of time and memory."""
