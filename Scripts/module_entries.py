"""The lines that make a module part of its package, of its app, and of another package that needs it."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import NamedTuple

from module_templates import ROOT, Module, lower, plural, read, words

MANIFEST, FEATURES = "Package.swift", "Modules/Shell/AppShell/FeatureContext.swift"
SHELL, SERVICES = "Modules/Shell/ShellCoordinator.swift", "Modules/Shell/ShellServices.swift"
# The beginnings of the lists in a manifest, however it is formatted.
MODULES, VIEWS, TESTS, COPIED = (
    rf"\blet {name}\b *(: *\[Target\] *)?= *\[[ \t]*\n?" for name in ("features", "otherFeatures", "featureTests", "copied"))
NEEDED = {"ViewTemplate": ("RoutingTesting", "RoutingUI", "AppRouting"), "Template": ("RoutingTesting", "ScreenKit", "Routing")}


class Entry(NamedTuple):
    """A line that makes a module part of its package: its file, a pattern of what is before it, the line, and a name in it."""
    path: str
    before: str
    line: str
    name: str


def entries(module: Module) -> list[Entry]:
    """Returns the lines of a module in the manifest, and in the app that shows it."""
    place, name, kind, *_ = module
    modules, screens = (MODULES, "ScreenKit") if kind == "Template" else (VIEWS if place == ROOT else MODULES, "RoutingUI")
    tests = f'tests(of: "{name}", with: ["Links", "Routing", "RoutingTesting", "{screens}"]),'
    found = [Entry(MANIFEST, modules, f'  module("{name}", imports: ["Links", "Routing", "{screens}"]),', name),
             Entry(MANIFEST, TESTS, f"  {tests}", name)]
    if place == ROOT and kind == "Template":
        placement = 'tab(of: "loggedIn")' if module.placement == "tab" else module.placement
        feature = f"{name}Coordinator.feature(as: .{placement}),"
        found += [Entry(FEATURES, r"\A", f"import {name}", name),
                  Entry(FEATURES, r"var addedFeatures.*\n +\[\n?", f"      {feature}", name)]
    if kind == "ViewTemplate" and (shell := read(place / SHELL)) and (root := re.search(r'(?:tab\(of: |showRoot\(|root: )"(\w+)"', shell)):
        items, struct = plural(module.item), r"struct ShellServices \{\n"
        feature = f'{name}Coordinator.feature(as: .tab(of: "{root[1]}"), {lower(items)}: services.{lower(items)}),'
        service = f"  public var {lower(items)}: any {items}Service = Sample{items}()"
        found += [Entry(SHELL, r"\A", f"import {name}", name),
                  Entry(SHELL, r"Modules\(\[\n( +\w.*\n)*", f"        {feature}", name),
                  Entry(SERVICES, r"\A", f"public import {name}", name),
                  Entry(SERVICES, struct, service, lower(items)),
                  Entry(SERVICES, struct, f"  /// Where the {' '.join(words(items))} come from.", " ".join(words(items)))]
    return found


def copied_entry(other: str, manifest: str | None = None) -> Entry | None:
    """Returns the line of a copied module in a manifest, by default that of Waymark; None if it is not there."""
    line = re.search(rf'module."{other}".*?[)](?=[],\n])', read(ROOT / MANIFEST) if manifest is None else manifest)
    return Entry(MANIFEST, COPIED, f"  {line[0]},", other) if line else None


def needed(kind: str) -> list[str]:
    """Returns the modules that a module needs in another package, each before those it imports."""
    found: list[str] = []

    def visit(other: str) -> None:
        if other not in found:
            for imported in re.findall(r'"(\w+)"', copied_entry(other).line)[1:]:
                visit(imported)
            found.append(other)

    for other in reversed(NEEDED[kind]):
        visit(other)
    return found[::-1]


def copied_modules() -> list[str]:
    return list(dict.fromkeys(needed("ViewTemplate") + needed("Template")))


def without_entry(text: str, entry: Entry) -> str:
    """Returns a text without what begins like an entry, up to the end of the line that closes its brackets."""
    name, start = entry.name, entry.line.lstrip("\n")
    # A name of one letter may also begin another word, as T does in `tests`.
    named = re.search(rf"\b({name}|{lower(name)})(?=Coordinator|View|\b)", start)
    start = re.escape(start[:named.end()].lstrip()).replace(r"\(", r"\(\s*")
    while found := re.search(rf"^[ \t]*{start}(Coordinator|View)?\b", text, re.MULTILINE):
        end = text.index("\n", found.end()) + 1
        while sum(map((part := text[found.start():end]).count, "([{")) > sum(map(part.count, ")]}")) and end < len(text):
            end = text.index("\n", end) + 1
        # The formatter writes no comma after the only element of a list.
        text = re.sub(r"(\[\n +[^\n]+\)),(\n +\]\))", r"\1\2", text[:found.start()] + text[end:])
    return text


def connected(place: Path, files: dict[str, str], new: list[Entry]) -> dict[str, str]:
    """Returns files with new entries, and with other files that have some; prints the entries that have no place."""
    for path, before, line, _ in new:
        text = files.get(path) or read(place / path) or ""
        if found := re.search(before, text):
            head = re.sub(r"\)\n\Z", "),\n", text[:found.end()]) if line.endswith(",") else text[:found.end()]
            text = head + ("" if head[-1:] in ("", "\n") else "\n") + line + "\n" + text[found.end():]
            imports = re.compile(r"^( *(public )?import \w+\n)+", re.MULTILINE)
            files = files | {path: imports.sub(lambda block: "".join(sorted(
                block[0].splitlines(keepends=True), key=lambda line: line.split()[-1])), text)}
        else:
            print(f"{path} has no place for this; add it: {line.strip()}", file=sys.stderr)
    return files
