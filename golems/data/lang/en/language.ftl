### English.

language-name = English
