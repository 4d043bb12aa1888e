"""The import contract that lets some modules use some packages only."""

from grimp import ImportGraph

from tools.contracts import OnlyThese


def check(*imports: tuple[str, str]) -> list[str]:
    """What the contract says about these imports, when two rooms may use the package `types` beside the library."""
    graph = ImportGraph()
    for importer, imported in imports:
        graph.add_import(importer=importer, imported=imported)
    contract = OnlyThese(
        name="only these",
        session_options={"root_packages": ["farwest"]},
        contract_options={"importers": ["farwest.engine", "farwest.games"], "packages": ["librt"]},
    )
    wrong: list[str] = contract.check(graph, verbose=False).metadata["wrong"]
    return wrong


def test_the_library_the_own_package_and_the_named_ones_are_allowed() -> None:
    engine, game = ("farwest.engine", "json"), ("farwest.games.dodge.state", "farwest.engine")
    assert check(engine, game, ("farwest.engine.native", "librt"), ("farwest.games", "tomllib")) == []


def test_any_other_package_is_named_with_who_imports_it() -> None:
    graph = [
        ("farwest.engine", "farwest.engine.core"),
        ("farwest.engine.core", "rich"),
        ("farwest.engine.core", "numpy"),
    ]
    assert check(*graph) == ["farwest.engine.core imports numpy", "farwest.engine.core imports rich"]


def test_other_rooms_may_use_what_they_like() -> None:
    assert check(("farwest.terminal", "rich"), ("farwest.engine", "re")) == []
