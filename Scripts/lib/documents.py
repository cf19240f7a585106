"""Reads a Markdown document as far as the document check needs: prose, names in code, commands and blocks of Swift.

Not run by itself; `check-docs` imports it.
"""

import re
from pathlib import Path
from typing import Iterator, NamedTuple

FENCE = re.compile(r"\s*(```+|~~~+)\s*([\w-]*)")
CODE_SPAN = re.compile(r"(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)")
HEADING = re.compile(r"\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$")
SHELL = {"", "sh", "shell", "bash", "zsh", "console", "text"}


class Line(NamedTuple):
    number: int
    prose: str  # without code
    spans: list[str]  # the code spans of `single` backticks
    symbols: list[str]  # and of ``double`` ones
    command: str  # the line itself, when it stands in a block of shell commands


class Block(NamedTuple):
    number: int  # of its first line
    language: str
    lines: list[str]


def lines(text: str) -> Iterator[Line]:
    """The document line by line, with prose and code told apart."""
    fence = language = ""
    for number, line in enumerate(text.splitlines(), 1):
        edge = FENCE.match(line)
        if edge and not fence:
            fence, language = edge[1], edge[2]
        elif edge and edge[1].startswith(fence) and not edge[2]:
            fence = ""
        elif fence:
            yield Line(number, "", [], [], line.strip().removeprefix("$ ") if language in SHELL else "")
        else:
            spans = CODE_SPAN.findall(line)
            yield Line(
                number, CODE_SPAN.sub("", line), [code for ticks, code in spans if len(ticks) == 1],
                [code for ticks, code in spans if len(ticks) == 2], line.strip() if line.startswith("    ") else "")


def blocks(text: str) -> Iterator[Block]:
    """The fenced blocks of code."""
    block = None
    for number, line in enumerate(text.splitlines(), 1):
        edge = FENCE.match(line)
        if edge and block:
            yield block
            block = None
        elif edge:
            block = Block(number + 1, edge[2], [])
        elif block:
            block.lines.append(line)


def anchors(document: Path) -> set[str]:
    """The anchors of a document's headings, as GitHub makes them."""
    found: set[str] = set()
    fenced = False
    for line in document.read_text(encoding="utf-8").splitlines():
        fenced ^= bool(FENCE.match(line))
        if (heading := HEADING.match(line)) and not fenced:
            slug = base = re.sub(r"[^\w\- ]", "", heading[1].lower()).replace(" ", "-")
            count = 0
            while slug in found:
                count += 1
                slug = f"{base}-{count}"
            found.add(slug)
    return found


def catalogue(document: Path) -> Path | None:
    """The DocC catalogue that holds a document."""
    return next((folder for folder in document.parents if folder.suffix == ".docc"), None)
