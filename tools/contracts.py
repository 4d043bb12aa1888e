"""A contract for import-linter, whose own can only forbid packages one by one: which ones some modules may import."""

import sys

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output
from importlinter.domain.imports import Module


class OnlyThese(Contract):
    """The importers use the standard library, their own package and the packages named; nothing else."""

    # import-linter replaces the fields by what the contract says.
    importers: list[Module] = fields.ListField(subfield=fields.ModuleField())  # type: ignore[assignment]
    packages: set[str] = fields.SetField(subfield=fields.StringField())  # type: ignore[assignment]

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Look at every import of every module below the importers that exist."""
        roots = [root.name for root in self.importers if root.name in graph.modules]
        modules = [m for root in roots for m in (root, *sorted(graph.find_descendants(root)))]
        own = {root.partition(".")[0] for root in roots}
        allowed = own | self.packages | sys.stdlib_module_names
        wrong = [
            f"{module} imports {imported}"
            for module in modules
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported.partition(".")[0] not in allowed
        ]
        return ContractCheck(kept=not wrong, metadata={"wrong": wrong})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """One line for each import that should not be."""
        for line in check.metadata["wrong"]:
            output.print_error(line)
