"""Reads Swift source as far as the border check needs: code without comments and strings, and its imports.

Not run by itself; `check-borders` imports it. A regular expression literal between bare slashes is read as code.
"""

import re
from typing import Iterator, NamedTuple

# What can begin something other than plain code, and the parentheses that can end an interpolation.
OPENING = re.compile(r'//[^\n]*|/\*|#+/|(?P<hashes>#*)(?P<quote>"""|")|[()]')
COMMENT_EDGE = re.compile(r"/\*|\*/")

IMPORT = re.compile(
    r"""(?:^|;)[ \t]*
    (?P<modifiers>(?:@\w+(?:\([^)]*\))?\s+ | (?:public|package|internal|fileprivate|private)\s+)*)
    import\s+ (?:(?:typealias|struct|class|actor|enum|protocol|let|var|func|macro)\s+)?
    `?(?P<module>\w+)""",
    re.MULTILINE | re.VERBOSE)

# Any `var`, with what follows its name and type: a brace there makes it computed, anything else stored.
VARIABLE = re.compile(r"(?P<static>\bstatic\b[^\n={}]*)?\bvar\s+(?P<name>`?\w+)[^={\n]*(?P<next>[={\n]|\Z)")


class Import(NamedTuple):
    offset: int
    module: str
    modifiers: str


def code_only(text: str) -> str:
    """The text with comments and the contents of strings blanked out.

    Every offset and line stays where it was. Code in an interpolation is code, so it stays.
    """
    pieces: list[str] = []
    position = 0
    strings: list[tuple[str, str, int]] = []  # (hashes, quote, open parentheses) around the interpolation being read
    depth = 0

    def keep(end: int) -> None:
        nonlocal position
        pieces.append(text[position:end])
        position = end

    def blank(end: int) -> None:
        nonlocal position
        pieces.append(re.sub(r"[^\n]", " ", text[position:end]))
        position = end

    def read_string(hashes: str, quote: str) -> None:
        """Blanks up to the closing quote, or up to the next interpolation."""
        nonlocal depth
        end_of_line = r"|\n" if quote == '"' else ""
        stop = re.compile(rf"\\{hashes}(?P<open>\()|\\{hashes}.|(?P<close>{quote}{hashes}){end_of_line}")
        while match := stop.search(text, position):
            if match["open"]:
                blank(match.end())
                strings.append((hashes, quote, depth))
                depth = 0
                return
            if match["close"] or match[0] == "\n":
                blank(match.start())
                keep(match.end())
                return
            blank(match.end())
        blank(len(text))

    while match := OPENING.search(text, position):
        keep(match.start())
        token = match[0]
        if token == "(":
            depth += 1
            keep(match.end())
        elif token == ")" and depth == 0 and strings:
            blank(match.end())
            hashes, quote, depth = strings.pop()
            read_string(hashes, quote)
        elif token == ")":
            depth = max(0, depth - 1)
            keep(match.end())
        elif match["quote"]:
            keep(match.end())
            read_string(match["hashes"], match["quote"])
        elif token == "/*":
            blank(end_of_comment(text, match.end()))
        elif token.startswith("//"):
            blank(match.end())
        else:  # an extended regular expression: #/ … /#
            end = text.find(token[::-1], match.end())
            blank(len(text) if end < 0 else end + len(token))
    keep(len(text))
    return "".join(pieces)


def end_of_comment(text: str, start: int) -> int:
    """Where a block comment ends; such comments nest."""
    depth = 1
    for edge in COMMENT_EDGE.finditer(text, start):
        depth += 1 if edge[0] == "/*" else -1
        if depth == 0:
            return edge.end()
    return len(text)


def imports(code: str) -> Iterator[Import]:
    """The imports of a file, in whatever form they are written."""
    for match in IMPORT.finditer(code):
        yield Import(match.start("module"), match["module"], match["modifiers"])


def stored_globals(code: str) -> Iterator[tuple[int, str]]:
    """The offset and name of every stored `static var` and stored global `var`."""
    depth = scanned = 0
    for match in VARIABLE.finditer(code):
        before = code[scanned:match.start()]
        depth, scanned = depth + before.count("{") - before.count("}"), match.start()
        if (match["static"] or depth == 0) and match["next"] != "{":
            yield match.start(), match["name"]
