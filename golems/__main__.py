"""python -m golems: the command line."""

from golems.cli import main

if __name__ == "__main__":
    main()
