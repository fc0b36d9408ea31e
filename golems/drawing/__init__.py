"""Pictures of positions: one self-contained SVG from the fragments in data/art."""
