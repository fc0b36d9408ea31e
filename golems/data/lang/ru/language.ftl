### Русский.

language-name = Русский
