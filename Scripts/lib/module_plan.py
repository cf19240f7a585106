"""What making, removing and checking a module means for the files of a package.

Not run by itself; `new-module` imports it. Nothing here writes: each plan is a `Change`.
"""

import re
from enum import Enum
from pathlib import Path
from typing import Iterator, NamedTuple

import module_lines as lines
from module_graph import with_graph
from module_names import link_name
from staged_change import FOLDER, Change

TEMPLATE = "Template"
MANIFEST = "Package.swift"
README = "README.md"
SHOWN = "Modules/AppShell/Features.swift"
ROUTES = "Modules/AppShell/AppRoute.swift"
VIEWS = "Modules/Routing/Routing.docc/SwiftUIApp.md"  # how SwiftUI views take the place of screens
COPIED = ("Links", "Routing", "RoutingTesting", "ScreenKit")  # what a module needs in another package
GATE = 'requires: Gate("signed in"), '


class Placement(Enum):
    """Where the app shows a module, as Features.swift writes it."""

    ROOT = "root"
    SHEET = "sheet"
    TAB = "tab"


class InTheWay(Exception):
    """Something would be overwritten or lost."""


class NotMade(Exception):
    """There is no module of this name that the script could have made."""


def sources(root: Path, folder: str) -> dict[str, str]:
    """The files of a folder by their path from the root, without hidden ones."""
    files = sorted(path for path in (root / folder).rglob("*") if path.is_file() and not path.name.startswith("."))
    return {path.relative_to(root).as_posix(): path.read_text(encoding="utf-8") for path in files}


def copies(root: Path, name: str, requires_login: bool) -> dict[str, str]:
    """The files of the template under another name."""

    def renamed(text: str) -> str:
        return text.replace(TEMPLATE, name).replace(link_name(TEMPLATE), link_name(name))

    template = sources(root, f"Modules/{TEMPLATE}") | sources(root, f"Tests/{TEMPLATE}Tests")
    texts = {renamed(path): renamed(text) for path, text in template.items()}
    if requires_login:
        path = f"Modules/{name}/{name}Route.swift"
        texts[path] = texts[path].replace(f'"{link_name(name)}", root:', f'"{link_name(name)}", {GATE}root:')
    return texts


def manifest_entries(root: Path, name: str) -> tuple[str, str]:
    """The lines of the template in Package.swift, as they are written for another module."""
    manifest = (root / MANIFEST).read_text(encoding="utf-8")
    module = re.search(rf'^let template = (module\("{TEMPLATE}".*\))$', manifest, re.MULTILINE)
    tests = re.search(rf'^ +(tests\(of: "{TEMPLATE}".*\)),$', manifest, re.MULTILINE)
    if not module or not tests:
        raise lines.Missing(f"{MANIFEST} has no line for {TEMPLATE} or for its tests")
    return tuple(f"  {match[1].replace(TEMPLATE, name)}" for match in (module, tests))


def shown_entry(name: str, placement: Placement) -> str:
    return f"    Feature(.{placement.value}, {name}Coordinator.module) {{ {name}Coordinator(ended: $1) }}"


def add(root: Path, name: str, placement: Placement, requires_login: bool) -> Change:
    """Makes a module of this package."""
    change = Change(root)
    write_new(change, copies(root, name, requires_login))
    module, tests = manifest_entries(root, name)
    manifest = lines.with_entry(change.text(MANIFEST), lines.FEATURES, module)
    change.texts[MANIFEST] = lines.with_entry(manifest, lines.FEATURE_TESTS, tests)
    shown = lines.with_entry(change.text(SHOWN), lines.SHOWN, shown_entry(name, placement))
    change.texts[SHOWN] = lines.with_header(shown, name)
    return change


def draw_graph(change: Change, package: dict) -> None:
    """Shows the package as it will be in the module graph of the README, when there is one."""
    if (change.root / README).exists():
        old = change.text(README)
        if (new := with_graph(old, package)) != old:
            change.texts[README] = new


def into(root: Path, name: str, requires_login: bool, other: Path) -> tuple[Change, list[str]]:
    """Copies a module into another package, with what it needs; also tells which lines its manifest still lacks."""
    change = Change(other)
    write_new(change, copies(root, name, requires_login))
    for needed in COPIED:
        if not (other / "Modules" / needed).exists():
            change.texts |= sources(root, f"Modules/{needed}")
    if not (other / "Modules/LICENSE").exists():
        change.texts["Modules/LICENSE"] = (root / "LICENSE").read_text(encoding="utf-8")
    module, tests = manifest_entries(root, name)
    manifest = change.text(MANIFEST) if (other / MANIFEST).exists() else new_manifest(root, other.name)
    try:
        manifest = lines.with_entry(manifest, lines.FEATURES, module)
        change.texts[MANIFEST] = lines.with_entry(manifest, lines.FEATURE_TESTS, tests)
    except lines.Missing:
        # A manifest of another shape is its owner's to write.
        return change, [
            f"platforms: {platforms(root)},", *(foreign_product(needed) for needed in (*COPIED, name)),
            *(foreign_target(line) for line in needed_targets(root) + [module, tests])]
    return change, []


def new_manifest(root: Path, package: str) -> str:
    """A manifest in the shape of this package's own: its helpers and settings, without any feature."""
    manifest = (root / MANIFEST).read_text(encoding="utf-8")
    head = manifest[:manifest.index("//", 3)]
    settings = manifest[manifest.index("for target in package.targets {"):]
    needed = "\n".join(f"  {line.strip()}" for line in needed_targets(root))
    return (
        f"{head}{lines.FEATURES}\n]\n\n{lines.FEATURE_TESTS}\n]\n\nlet needed: [Target] = [\n{needed}\n]\n\n"
        f'let package = Package(\n  name: "{package_name(package)}",\n  platforms: {platforms(root)},\n'
        "  products: (features + needed).map { .library(name: $0.name, targets: [$0.name]) },\n"
        f"  targets: features + featureTests + needed,\n  swiftLanguageModes: [.v6])\n\n{settings}")


def package_name(folder: str) -> str:
    return re.sub(r"[^\w-]", "", folder) or "Package"


def needed_targets(root: Path) -> list[str]:
    """The lines for the modules that every feature needs."""
    manifest = (root / MANIFEST).read_text(encoding="utf-8")
    return [re.search(rf'module\("{name}".*?\)(?=[,\]])', manifest)[0] + "," for name in COPIED]


def platforms(root: Path) -> str:
    """The oldest systems that the modules run on, as a manifest lists them."""
    manifest = (root / MANIFEST).read_text(encoding="utf-8")
    return re.search(r"^  platforms: (\[.*\]),$", manifest, re.MULTILINE)[1]


def foreign_product(name: str) -> str:
    return f'.library(name: "{name}", targets: ["{name}"]),'


def foreign_target(line: str) -> str:
    """A line of our manifest, written without our helpers."""
    name = re.search(r'"(\w+)"', line)[1]
    others = re.search(r"(?:imports|with): (\[.*?\])", line)
    if "tests(" in line:
        return (f'.testTarget(name: "{name}Tests", dependencies: ["{name}", {others[1][1:]}, '
                f'path: "Tests/{name}Tests"),')
    return f'.target(name: "{name}", dependencies: {others[1] if others else "[]"}, path: "Modules/{name}"),'


def write_new(change: Change, texts: dict[str, str]) -> None:
    """Adds new files to a change, when nothing stands where they or their folders will."""
    for path in texts:
        folder = change.root.joinpath(*Path(path).parts[:2])
        if folder.exists() or folder.is_symlink():
            raise InTheWay(f"{folder.relative_to(change.root).as_posix()} exists already")
    change.texts |= texts


class Shown(NamedTuple):
    """A module that Features.swift names."""

    name: str
    placement: str
    line: int


def shown(root: Path) -> list[Shown]:
    text = (root / SHOWN).read_text(encoding="utf-8")
    found = [(lines.SHOWN_ENTRY.search(entry.text), entry.start + 1) for entry in lines.entries(text, lines.SHOWN)[0]]
    return [Shown(match["name"], match["place"], line) for match, line in found if match]


def remove(root: Path, name: str, force: bool) -> Change:
    """Takes a module out again; what somebody has written in it is not thrown away unless asked."""
    if name not in [module.name for module in shown(root)]:
        known = ", ".join(module.name for module in shown(root)) or "none"
        raise NotMade(f"“{name}” is no module that this script has made; there is: {known}")
    change = Change(root)
    change.removed = [folder for folder in (f"Modules/{name}", f"Tests/{name}Tests") if (root / folder).exists()]
    if not force and (changed := changed_file(root, name)):
        raise InTheWay(f"{changed} has been changed since the module was made; --force removes it all the same")
    manifest = lines.without_entry(change.text(MANIFEST), lines.FEATURES, name)
    change.texts[MANIFEST] = lines.without_entry(manifest, lines.FEATURE_TESTS, name)
    change.texts[SHOWN] = lines.without_header(lines.without_entry(change.text(SHOWN), lines.SHOWN, name), name)
    return change


def changed_file(root: Path, name: str) -> str | None:
    """A file of a module that is not as the script would make it today."""
    there = sources(root, f"Modules/{name}") | sources(root, f"Tests/{name}Tests")
    ways = [copies(root, name, requires_login) for requires_login in (False, True)]
    paths = sorted({*there, *ways[0]})
    return next((path for path in paths if there.get(path) not in [way.get(path) for way in ways]), None)


def features(root: Path) -> list[str]:
    """The modules that have routes of their own, the app's shell left out."""
    return sorted(path.parent.name for path in (root / "Modules").glob("*/*Route.swift")
                  if path.name == f"{path.parent.name}Route.swift")


def problems(root: Path) -> Iterator[tuple[str, int, str]]:
    """What is missing of a module, or left over from one: the file, the line, and the words."""
    if (root / FOLDER).exists():
        yield FOLDER, 1, "a run was interrupted; the next one finishes it or clears it away"
    manifest, text = (root / MANIFEST).read_text(encoding="utf-8"), (root / SHOWN).read_text(encoding="utf-8")
    listed, tested = lines.names(manifest, lines.FEATURES), lines.names(manifest, lines.FEATURE_TESTS)
    routes = (root / ROUTES).read_text(encoding="utf-8")
    in_app = {module.name: module.line for module in shown(root)}
    head, _ = lines.split_header(text)
    for name in features(root):
        yield from missing_files(root, name)
        if name == TEMPLATE:
            if name in listed or name in in_app:
                yield MANIFEST, 1, f"{name} is what modules are made from; it is no part of the app"
            continue
        if name not in listed:
            yield MANIFEST, 1, f"{name} is not in the list of the features"
        if name not in tested:
            yield MANIFEST, 1, f"the tests of {name} are not in the list of the features' tests"
        if f"import {name}" in routes.split("\n"):
            continue  # one of the three roots
        if name not in in_app:
            yield SHOWN, 1, f"the app does not show {name}"
        for line in (f"import {name}", lines.conformance(name)):
            if line not in head.split("\n"):
                yield SHOWN, 1, f"“{line}” is missing"
    for name in sorted({*listed, *tested, *in_app} - {*features(root)}):
        yield (SHOWN if name in in_app else MANIFEST), in_app.get(name, 1), f"there is no module {name}"


def missing_files(root: Path, name: str) -> Iterator[tuple[str, int, str]]:
    for path in (f"Modules/{name}/{name}Coordinator.swift", f"Modules/{name}/{name}.docc/{name}.md"):
        if not (root / path).is_file():
            yield path, 1, f"{name} has no such file"
    tests = f"Tests/{name}Tests"
    if not any("@Test" in text for text in sources(root, tests).values()):
        yield tests, 1, f"{name} has no tests"


def rows(root: Path) -> list[str]:
    """A line for each module: its name, its link, and where the app shows it."""
    places = {module.name: module.placement for module in shown(root)}
    table = []
    for name in features(root):
        files = sources(root, f"Modules/{name}")
        link = re.search(
            r'RouteLinks<Self>\(\s*"(\w+)"(, requires:)?', files[f"Modules/{name}/{name}Route.swift"])
        where = "template, no part of the app" if name == TEMPLATE else places.get(name, "root")
        # The app shows a tab to somebody who is signed in only, whatever the module says of itself.
        is_gated = where == Placement.TAB.value or (link and link[2])
        table.append((name, f"app://{link[1]}" if link else "", where + (", behind a gate" if is_gated else "")))
    widths = [max(len(row[column]) for row in table) + 2 for column in (0, 1)]
    return [f"{name:{widths[0]}}{link:{widths[1]}}{where}" for name, link, where in table]
