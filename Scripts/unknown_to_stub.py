"""Tells what the stub of SwiftUI lacks from the errors of an app.

    swiftc … 2>ERRORS || Scripts/unknown_to_stub.py ERRORS FOLDER…

Reads what the compiler has printed, with the folders of the stub, and prints each error: one that names what the stub doesn't declare, or a
form of a call that it doesn't, as “not known to the stub”, any other as the compiler does. A misspelled name is not known to the stub either.

Exit status: 69 if the stub lacks something and nothing else is wrong, otherwise 1.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

HEADER = re.compile(r"(?P<path>[^\n:]+):(?P<line>\d+):(?P<column>\d+): (?P<kind>error|warning|note): (?P<text>.*)")
DECLARED = re.compile(r"\b(?:func|struct|enum|class|protocol|typealias|macro|case|let|var) `?(\w+)")
# A type that is declared nowhere in the stub is one of the app.
MEMBER = re.compile(r"(?:value of type|type|static property|instance method) '(?P<type>[^']+)' has no member '(?P<name>\w+)'")
NAME = re.compile(r"(?:cannot find(?: type)?|unknown attribute|no macro named|reference to member|contextual base in reference to member) '(?P<name>\w+)'")
FORM = re.compile(r"no exact matches|incorrect argument label|(?:extra|missing) argument|call that takes no arguments|"
                  r"trailing closure passed|ambiguous use|type of expression is ambiguous|initializer .* requires")


def lacking(error: re.Match, declared: set[str]) -> str | None:
    """Returns what the stub lacks, or None for an error of the app."""
    text = error["text"]
    if member := MEMBER.search(text):
        owner = re.findall(r"\w+", member["type"].replace("some ", "").replace("any ", ""))
        return "." + member["name"] if owner and owner[-1 if "." in member["type"] else 0] in declared else None
    if name := NAME.search(text):
        is_value = name["name"][0].islower() and "cannot find" in text
        return None if is_value else name["name"]
    if FORM.search(text):
        # The nearest call before the argument that doesn't fit.
        source = Path(error["path"]).read_text().splitlines()[int(error["line"]) - 1]
        before = source[:int(error["column"])] + re.match(r"\w*", source[int(error["column"]):]).group()
        calls = [word for word in re.findall(r"(?<=\.)\w+|\b[A-Z]\w+", before) if word in declared]
        return f"{calls[-1]} in this form" if calls else None
    return None


def blocks(output: str) -> list[tuple[re.Match, str]]:
    """Returns each error with its lines, once."""
    found: dict[str, tuple[re.Match, str]] = {}
    header = None
    for line in output.splitlines():
        if match := HEADER.fullmatch(line):
            header = line if match["kind"] == "error" and line not in found else None
            if header:
                found[header] = (match, line)
        elif header:
            found[header] = (found[header][0], found[header][1] + "\n" + line)
    return list(found.values())


def main(output: str, folders: list[str]) -> int:
    sources = [path.read_text() for folder in folders for path in Path(folder).glob("*.swift")]
    declared = {name for source in sources for name in DECLARED.findall(source)}
    errors = [(lacking(error, declared), error, block) for error, block in blocks(output)]
    for name, error, block in errors:
        print(f"{error['path']}:{error['line']}:{error['column']}: not known to the stub: {name}" if name else block)
    if not errors:
        print(output, end="")
    unknown = [name for name, _, _ in errors if name]
    if unknown:
        print("Declare it in Tests/SwiftUIStub of the app, as the files of Waymark's Tests/SwiftUI/SwiftUIStub do, or correct its spelling.")
    return 69 if errors and len(unknown) == len(errors) else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).read_text(), sys.argv[2:]))
