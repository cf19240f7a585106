"""The module graph of Package.swift as a Mermaid diagram, and the place in a document that shows it.

Not run by itself; `check-docs` and `module_plan` import it.
"""

import re

GRAPH = re.compile(r"```mermaid\ngraph TD\n.*?```\n", re.DOTALL)


def with_graph(text: str, package: dict) -> str:
    """A document that shows the graph of this package; as it was when it shows none."""
    return GRAPH.sub(lambda _: graph(package), text)


def graph(package: dict) -> str:
    """An arrow for each import, from the programs downwards; what another arrow leads to already has none of its own."""
    programs = {target["name"] for target in package["targets"] if target["type"] == "executable"}
    direct = {
        target["name"]: [
            value[0] for dependency in target["dependencies"] for value in dependency.values()
            if value[0] not in programs]  # a program is built with another, and imports nothing of it
        for target in package["targets"]
        if target.get("path", "").startswith(("Modules/", "App/"))}

    def reached(name: str) -> set[str]:
        others = direct.get(name, [])  # none of what comes from another package
        return set(others).union(*(reached(other) for other in others))

    arrows: dict[tuple[str, ...], list[str]] = {}
    for name in sorted(direct, key=lambda name: -len(reached(name))):
        ends = tuple(
            other for other in direct[name] if not any(other in reached(between) for between in direct[name]))
        if ends:
            arrows.setdefault(ends, []).append(name)
    rows = [f"  {' & '.join(names)} --> {' & '.join(ends)}" for ends, names in arrows.items()]
    return "\n".join(["```mermaid", "graph TD", *rows, "```", ""])
