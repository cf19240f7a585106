"""Tests that every Python file of the repository runs under Python 3.9, which a Mac has, whatever version runs this test.

    python3 Tests/Package/Scripts/python_test.py
"""

from __future__ import annotations

import ast
import builtins
import io
import sys
import tokenize
import unittest
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
OLDEST = 3, 9


def files() -> list[Path]:
    found = [path for path in ROOT.rglob("*.py") if not any(part.startswith(".") for part in path.relative_to(ROOT).parts)]
    return found + [path for path in (ROOT / "Scripts").iterdir() if path.is_file() and path.read_text().startswith("#!/usr/bin/env python3")]


def is_type(node: ast.expr) -> bool:
    """Returns whether an operand of `|` is a type, such as `None`, `str`, `list[int]` or `Path`."""
    if isinstance(node, ast.Subscript):
        return is_type(node.value)
    if isinstance(node, ast.Constant):
        return node.value is None
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return isinstance(getattr(builtins, name, None), type) or name[:1].isupper() and not name.isupper()


def unions(tree: ast.AST) -> Iterator[int]:
    """Yields the lines with a union of types that is evaluated when the file runs."""
    is_late = any(isinstance(node, ast.ImportFrom) and node.module == "__future__" for node in ast.walk(tree))
    late = set()
    for node in ast.walk(tree) if is_late else ():
        for annotation in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            late |= set(map(id, ast.walk(annotation))) if annotation else set()
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr) and id(node) not in late:
            if is_type(node.left) or is_type(node.right):
                yield node.lineno


def nested_texts(text: str) -> Iterator[int]:
    """Yields the lines with what an f-string may have inside its braces from Python 3.12 on; older ones can't parse it."""
    quotes = []
    for token in tokenize.generate_tokens(io.StringIO(text).readline) if sys.version_info >= (3, 12) else ():
        name, quote = tokenize.tok_name[token.type], token.string.lstrip("rRbBuUfF")
        if quotes and (name in ("STRING", "FSTRING_START") and (quote.startswith(quotes[-1]) or "\\" in quote)
                       or name in ("NL", "COMMENT") and len(quotes[-1]) == 1):
            yield token.start[0]
        if name == "FSTRING_START":
            quotes.append(quote)
        elif name == "FSTRING_END":
            quotes.pop()


def problems(text: str) -> list[str]:
    """Returns a sentence for each line that Python 3.9 can't parse or run."""
    try:
        tree = ast.parse(text, feature_version=OLDEST)
    except SyntaxError as problem:
        return [f"{problem.lineno}: {problem.msg}"]
    return ([f"{line}: a union of types is evaluated" for line in sorted(set(unions(tree)))]
            + [f"{line}: an f-string has a text in braces that Python 3.12 can read" for line in nested_texts(text)])


class OldPython(unittest.TestCase):
    def test_every_file_runs_under_python_3_9(self) -> None:
        found = files()
        self.assertGreater(len(found), 12)
        for path in found:
            with self.subTest(path=path.relative_to(ROOT).as_posix()):
                self.assertEqual(problems(path.read_text(encoding="utf-8")), [])

    def test_what_it_cannot_run_is_found_with_its_line(self) -> None:
        late = "from __future__ import annotations\n"
        for text in ("def f(a: str | None): ...", "def f() -> list[int] | None: ...", "class A(B):\n    a: Path | str", "a: int | None = 1",
                     "A = dict[str, str | None]", late + "A = dict[str, str | None]", late + "isinstance(1, int | str)",
                     "match a:\n    case 1: pass", "try: pass\nexcept* OSError: pass", "type A = int", "def f[A](a: A): ...",
                     'f"{"a"}"', "f'{'a'}'", 'f"{f"{1}"}"', r'''f"{'\n'.join(a)}"''', 'f"{1\n}"'):
            with self.subTest(text=text):
                self.assertRegex((problems(text) or [""])[0], "^[0-9]+: ")

    def test_what_it_can_run_is_accepted(self) -> None:
        for text in ("from __future__ import annotations\nclass A(B):\n    a: Path | None\n    def f(self, *a: str | Path) -> int | None: ...",
                     "a = {1: 2} | dict.fromkeys((1,))", "a = b | {1}", "a = re.DOTALL | re.MULTILINE", "a |= b", "if a := 1: pass",
                     '''f"{'a'}{1:{2}}" "b"''', 'f"""{"a"\n}"""', "a = b.removesuffix('c') | D"):
            with self.subTest(text=text):
                self.assertEqual(problems(text), [])


if __name__ == "__main__":
    unittest.main()
