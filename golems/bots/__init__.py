"""Players that are not people: given a view and a request, they answer it."""
