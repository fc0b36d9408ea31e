"""The package's own data: games, arenas, scenarios."""

from importlib.resources import files

from golems.notation.reading import Json, decode


def documents(folder: str) -> dict[str, Json]:
    """The JSON documents of a folder, by name."""
    found = sorted(files("golems").joinpath("data", folder).iterdir(), key=lambda file: file.name)
    return {file.name.removesuffix(".json"): decode(file.read_bytes()) for file in found}
