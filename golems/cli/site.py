"""golems site: the game as a folder of static files, which needs no server."""

from pathlib import Path
from typing import Annotated

import typer

from golems.cli.common import Lang, speak

Folder = Annotated[
    str, typer.Argument(metavar="FOLDER", help="Where to write it; what is there is replaced.")
]


def site(folder: Folder, lang: Lang = None) -> None:
    """Write the game into a folder that any web host serves; see docs/site.md."""
    language = speak(lang)
    from golems.site.build import build, files_in

    target = Path(folder)
    build(target)
    size = sum(path.stat().st_size for path in files_in(target))
    print(language.say("site-written", folder=folder, megabytes=round(size / 1e6, 1)))
