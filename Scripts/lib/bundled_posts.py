"""Reads the bundled posts, authors and comments from their Swift sources.

A library for `serve-posts`. The Swift sources are the only copy of the texts.
"""

import re
from pathlib import Path

# An initializer call, or one of its arguments: a number, a string on one line, or a multiline string.
TOKEN = re.compile(
    r"""\b(?P<thing>BundledPost|Remark|Author)\(
    | \b(?P<field>author|title|body|name|about|rawValue):\s*
      (?: (?P<number>\d+)
      | \"\"\"\n (?P<lines>.*?) \n(?P<margin>[ ]*) \"\"\"
      | "(?P<line>(?:\\.|[^"\\\n])*)" )""",
    re.DOTALL | re.VERBOSE)
ESCAPE = re.compile(r"\\(?:u\{(?P<scalar>[0-9a-fA-F]+)\}|(?P<other>.))", re.DOTALL)


def posts(sources: Path) -> list[dict]:
    """Returns the posts in their order in the app, which takes one post of each chapter in turn."""
    order = re.search(r"chapters: \[\[BundledPost\]\] = \[(.*?)\]", read(sources / "Bundled.swift"), re.DOTALL)
    chapters = []
    for name in re.findall(r"\w+", order[1]):
        remaining = things(read(sources / "Posts" / f"{name.capitalize()}.swift"))
        chapter = []
        for kind, fields in remaining:
            if kind == "BundledPost":
                chapter.append(fields | {"remarks": []})
            else:
                chapter[-1]["remarks"].append(fields)
        chapters.append(chapter)
    turns = range(max(map(len, chapters)))
    return [chapter[turn] for turn in turns for chapter in chapters if turn < len(chapter)]


def authors(sources: Path) -> list[dict]:
    """Returns the authors; each has its number under `rawValue`."""
    return [fields for kind, fields in things(read(sources / "BundledAuthors.swift")) if kind == "Author"]


def things(source: str) -> list[tuple[str, dict]]:
    """Returns the initializer calls of a source in order: the name of the type and the arguments."""
    found: list[tuple[str, dict]] = []
    for token in TOKEN.finditer(source):
        if token["thing"]:
            found.append((token["thing"], {}))
        elif found:
            found[-1][1][token["field"]] = value(token)
    return found


def value(token: re.Match) -> int | str:
    """Returns the value of a Swift literal."""
    if token["number"]:
        return int(token["number"])
    if token["line"] is not None:
        return unescaped(token["line"])
    margin = len(token["margin"])
    return unescaped("\n".join(line[margin:] for line in token["lines"].split("\n")))


def unescaped(text: str) -> str:
    def one(escape: re.Match) -> str:
        if escape["scalar"]:
            return chr(int(escape["scalar"], 16))
        return {"\n": "", "n": "\n", "t": "\t"}.get(escape["other"], escape["other"])

    return ESCAPE.sub(one, text)


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")
