"""Tests that what the stub of SwiftUI lacks is told from errors of an app.

    python3 Tests/Package/Scripts/unknown_to_stub_test.py
"""

from __future__ import annotations

import sys
import unittest
from pathlib import Path
from tempfile import TemporaryDirectory

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "Scripts"))
import unknown_to_stub

DECLARED = {"View", "Text", "Button", "Font", "padding", "font"}
SOURCE = "Button(\"Save\", icon: note).padding(sides: 3)"

# The text of an error, the column of SOURCE to which it points, and what the stub lacks.
ROWS = [
    ("cannot find 'Chart' in scope", 1, "Chart"),
    ("cannot find type 'DragGesture' in scope", 1, "DragGesture"),
    ("cannot find 'note' in scope", 22, None),
    ("value of type 'some View' has no member 'onKeyPress'", 1, ".onKeyPress"),
    ("value of type 'Text' has no member 'kerning'", 1, ".kerning"),
    ("value of type 'Note' has no member 'titel'", 1, None),
    ("type 'Font' has no member 'giant'", 1, ".giant"),
    ("type 'Shop.Note' has no member 'all'", 1, None),
    ("unknown attribute 'GestureState'", 1, "GestureState"),
    ("no macro named 'Entry'", 1, "Entry"),
    ("cannot infer contextual base in reference to member 'giant'", 1, "giant"),
    ("no exact matches in call to initializer", 1, "Button in this form"),
    ("extra argument 'icon' in call", 22, "Button in this form"),
    ("incorrect argument label in call (have 'sides:', expected '_:')", 37, "padding in this form"),
    ("cannot convert value of type 'Int' to expected argument type 'String'", 22, None),
    ("missing return in a function expected to return 'Int'", 1, None),
]


class UnknownToStubTests(unittest.TestCase):
    def test_each_error(self):
        with TemporaryDirectory() as folder:
            path = Path(folder) / "NoteView.swift"
            path.write_text(SOURCE + "\n")
            for text, column, lacking in ROWS:
                error = unknown_to_stub.HEADER.fullmatch(f"{path}:1:{column}: error: {text}")
                self.assertEqual(unknown_to_stub.lacking(error, DECLARED), lacking, text)

    def test_status(self):
        """Only an app without errors of its own is told that the stub lacks something; an error that is printed twice counts once."""
        with TemporaryDirectory() as folder:
            (Path(folder) / "View.swift").write_text("public protocol View {}\n")
            unknown = "/a.swift:1:1: error: cannot find 'Chart' in scope\nChart()\n^\n"
            other = "/a.swift:2:1: error: missing return\n"
            for output, status in [(unknown * 2, 69), (unknown + other, 1), (other, 1), ("a crash\n", 1)]:
                self.assertEqual(unknown_to_stub.main(output, [folder]), status, output)


if __name__ == "__main__":
    unittest.main()
