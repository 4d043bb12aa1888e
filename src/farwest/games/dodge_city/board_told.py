"""Facts of the journal that are one sentence for a reader: the pieces of a purchase, with where they went."""

from __future__ import annotations

from farwest.engine.errors import Args
from farwest.engine.journal import Fact

_ONE_PIECE = "told-placed"


def together(fact: Fact, after: Fact) -> Fact | None:
    """One fact for both; None where they are two."""
    if after.key != _ONE_PIECE or not _same(fact, after):
        return None
    added = str(after.args["cell"]).removeprefix("=")
    if fact.key == "told-bought":
        return _told(fact, "told-bought-at", {**fact.args, "kind": after.args["kind"], "cells": f"={added}"})
    if fact.rule != after.rule and fact.key != "told-bought-at":
        return None  # bought, or given by an event
    if fact.key in ("told-bought-at", "told-placed-at"):
        count = fact.args["count"] if fact.key == "told-bought-at" else int(fact.args["count"]) + 1
        return _told(fact, fact.key, {**fact.args, "count": count, "cells": f"{fact.args['cells']}, {added}"})
    if fact.key == _ONE_PIECE:
        args = {name: value for name, value in fact.args.items() if name != "cell"}
        return _told(fact, "told-placed-at", {**args, "count": 2, "cells": f"{fact.args['cell']}, {added}"})
    return None


def cells_of(fact: Fact) -> list[str]:
    """The cells that a fact names."""
    return str(fact.args.get("cells", "=")).removeprefix("=").split(", ")


def _same(fact: Fact, after: Fact) -> bool:
    """Of one player, in one building."""
    return all(fact.args.get(name) == after.args[name] for name in ("side", "building"))


def _told(fact: Fact, key: str, args: Args) -> Fact:
    return Fact(fact.rule, key, args, fact.to, fact.reveals)
