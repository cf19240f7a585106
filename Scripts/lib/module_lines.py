"""The lines by which Package.swift and the app name a module: adding them in order, finding them, taking them out.

Not run by itself; `new-module` imports it. A list is a line that ends with `[`, then an entry a line, or more lines when
an entry is long, then a line that closes it.
"""

import re
from typing import NamedTuple

FEATURES = "let features: [Target] = ["
FEATURE_TESTS = "let featureTests: [Target] = ["
SHOWN = "  static let all: [Feature] = ["
SHOWN_ENTRY = re.compile(r"Feature\(\.(?P<place>\w+), (?P<name>\w+)Coordinator\.module\)")


class Missing(Exception):
    """A place in a file that a line must go to is not there."""


class Entry(NamedTuple):
    """Lines of a text, from `start` up to `end`, that belong together."""

    start: int
    end: int
    text: str


def entries(text: str, opening: str) -> tuple[list[Entry], int]:
    """The entries of a list, without its comments, and the number of the line that closes it."""
    lines = text.split("\n")
    if opening not in lines:
        raise Missing(f"there is no line “{opening.strip()}”")
    found: list[Entry] = []
    start = number = lines.index(opening) + 1
    depth = 0
    while number < len(lines):
        line = lines[number]
        if depth == 0:
            start = number
            if line.strip().startswith("]"):
                return found, number
        depth += sum(line.count(open) for open in "([{") - sum(line.count(close) for close in ")]}")
        number += 1
        if depth == 0 and line.strip() and not line.strip().startswith("//"):
            found.append(Entry(start, number, "\n".join(lines[start:number])))
    raise Missing(f"the list “{opening.strip()}” has no end")


def with_entry(text: str, opening: str, entry: str) -> str:
    """The text with one more entry in a list that is in order."""
    found, end = entries(text, opening)
    place = next((other.start for other in found if order(other.text) > order(entry)), end)
    lines = text.split("\n")
    return with_commas("\n".join(lines[:place] + [entry] + lines[place:]), opening)


def without_entry(text: str, opening: str, name: str) -> str:
    """The text without the entry of this module; as it was when there is none."""
    found, _ = entries(text, opening)
    lines = text.split("\n")
    for entry in reversed(found):
        if name_of(entry.text) == name:
            del lines[entry.start:entry.end]
    return with_commas("\n".join(lines), opening)


def with_commas(text: str, opening: str) -> str:
    """The list as `swift format` wants it: a comma behind every entry, but none behind the only one."""
    found, _ = entries(text, opening)
    lines = text.split("\n")
    for entry in found:
        lines[entry.end - 1] = lines[entry.end - 1].removesuffix(",") + ("," if len(found) > 1 else "")
    return "\n".join(lines)


def order(entry: str) -> str:
    return name_of(entry) or ""


def name_of(entry: str) -> str | None:
    """The module that an entry is about."""
    if shown := SHOWN_ENTRY.search(entry):
        return shown["name"]
    match = re.match(r'\s*(?:module\(|tests\(\s*of: )"(\w+)"', entry)
    return match and match[1]


def names(text: str, opening: str) -> list[str]:
    return [name_of(entry.text) or "" for entry in entries(text, opening)[0]]


def with_header(text: str, name: str) -> str:
    """The file of the added modules with the import of one more, and with the line that makes it a feature."""
    head, list_of_all = split_header(text)
    imports = sorted({*head_lines(head, "import "), f"import {name}"})
    conformances = sorted({*head_lines(head, "extension "), conformance(name)})
    return header(imports, conformances) + list_of_all


def without_header(text: str, name: str) -> str:
    head, list_of_all = split_header(text)
    imports = [line for line in head_lines(head, "import ") if line != f"import {name}"]
    conformances = [line for line in head_lines(head, "extension ") if line != conformance(name)]
    return header(imports, conformances) + list_of_all


def conformance(name: str) -> str:
    return f"extension {name}Coordinator: FeatureCoordinator {{}}"


def header(imports: list[str], conformances: list[str]) -> str:
    return "".join("\n".join(group) + "\n\n" for group in (imports, conformances) if group)


def head_lines(head: str, beginning: str) -> list[str]:
    return [line for line in head.split("\n") if line.startswith(beginning)]


def split_header(text: str) -> tuple[str, str]:
    start = text.find("extension Feature {")
    if start < 0:
        raise Missing("there is no line “extension Feature {”")
    strange = [line for line in text[:start].split("\n") if line and not line.startswith(("import ", "extension "))]
    if strange:
        raise Missing(f"“{strange[0]}” stands where only imports and conformances do")
    return text[:start], text[start:]
