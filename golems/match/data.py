"""The data files of the package: games, arenas, scenarios."""

from importlib.resources import files

from golems.notation.reading import Json, decode


def documents(folder: str) -> dict[str, Json]:
    """Return the JSON documents of a folder, by name."""
    found = sorted(files("golems").joinpath("data", folder).iterdir(), key=lambda file: file.name)
    return {file.name.removesuffix(".json"): decode(file.read_bytes()) for file in found}
