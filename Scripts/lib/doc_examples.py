"""Compiles the examples in doc comments, each in the surroundings that `stand-ins/Examples.swift` gives it.

Not run by itself; `check-docs` imports it.
"""

import re
import subprocess
import tempfile
from pathlib import Path
from typing import Iterator

from checking import Violation

EXAMPLES = Path(__file__).resolve().parents[1] / "stand-ins/Examples.swift"
PLACE = re.compile(r"\s*// example of (\S+)")
OTHER_LANGUAGE = re.compile(r"// no Swift in (\S+)")
# A line of code in a comment is indented like one in Markdown.
CODE = re.compile(r"\s*///     (.*)")
EMPTY = re.compile(r"\s*///\s*")


def examples(source: Path) -> Iterator[tuple[int, list[str]]]:
    """The examples of a source, each with the number of its first line."""
    found: list[str] = []
    lines = source.read_text(encoding="utf-8").splitlines() + [""]
    for number, line in enumerate(lines, 1):
        if code := CODE.fullmatch(line):
            found.append(code[1])
        elif found and EMPTY.fullmatch(line) and CODE.fullmatch(lines[number]):
            found.append("")
        elif found:
            yield number - len(found), found
            found = []


def compile_examples(root: Path, build: Path) -> Iterator[Violation]:
    """Every example in a doc comment of a module must compile; what it leaves out, `…`, may be anything."""
    surroundings = EXAMPLES.read_text(encoding="utf-8")
    others = OTHER_LANGUAGE.findall(surroundings)
    left = {
        source.relative_to(root).as_posix(): list(examples(source)) for source in sorted((root / "Modules").rglob("*.swift"))}
    text = []
    for number, line in enumerate(surroundings.splitlines(), 1):
        place = PLACE.fullmatch(line)
        if place and left.get(place[1]):
            first, code = left[place[1]].pop(0)
            text += [f'#sourceLocation(file: "{place[1]}", line: {first})', *code, "#sourceLocation()"]
        elif place:
            yield Violation(EXAMPLES.name, number, f"has a place for an example that {place[1]} doesn't have [example]")
        else:
            text.append(line)
    for file, lost in left.items():
        for first, _ in lost if file not in others else []:
            yield Violation(file, first, f"has an example that has no place in {EXAMPLES.name} [example]")
    with tempfile.TemporaryDirectory() as scratch:
        made = Path(scratch, EXAMPLES.name)
        made.write_text("\n".join(text).replace("{ … }", "{ fatalError() }"), encoding="utf-8")
        done = subprocess.run(
            ["swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", build / "Modules", made],
            capture_output=True, text=True)
    found = re.findall(r"^(\S+?):(\d+):\d+: error: (.*)", done.stderr, re.MULTILINE)
    for file, number, message in found:
        yield Violation(file.replace(scratch + "/", ""), int(number), f"shows an example that doesn't compile: {message} [example]")
    if done.returncode != 0 and not found:
        yield Violation(EXAMPLES.name, 1, f"can't be compiled: {done.stderr.strip()} [example]")
