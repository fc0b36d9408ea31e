"""What the worker that thinks starts. It knows nothing of stores and requests."""

from typing import Any

from pyodide.ffi import to_js

from golems.site.thinkers import work_off


def think(order: Any) -> Any:
    return to_js(work_off(bytes(order.to_bytes())))
