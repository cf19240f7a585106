"""Tests that a change of files is made whole or not at all, wherever it is interrupted, and that it is merged as git merges.

    python3 Tests/Package/Scripts/changes_test.py
"""

from __future__ import annotations

import os
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parents[3] / "Scripts"))
import changes

BEFORE = {"Package.swift": "1\n", "Modules/Links/A.swift": "a\n", "Modules/Links/B.swift": "b\n", "Tests/T.swift": "t\n"}
CHANGE = {"Package.swift": "2\n", "Modules/Links/A.swift": None, "Modules/Links/B.swift": None, "Modules/New/É 'n'.swift": "n\n",
          "Tests/T.swift": "u\n", "README.md": "r\n"}
AFTER = {path: text for path, text in (BEFORE | CHANGE).items() if text is not None}


def files(place: Path) -> dict[str, str]:
    return {path.relative_to(place).as_posix(): path.read_text() for path in sorted(place.rglob("*")) if path.is_file()}


def folders(place: Path) -> set[str]:
    return {path.relative_to(place).as_posix() for path in place.rglob("*") if path.is_dir()}


class Interrupted(Exception):
    pass


def interrupted_at(step: int, how) -> None:
    """Makes the call of the system with this number end the program, or fail."""
    calls = 0

    def counted(function):
        def call(*arguments, **options):
            nonlocal calls
            calls += 1
            if calls == step:
                how()
            return function(*arguments, **options)
        return call

    for name in ("replace", "rename", "unlink", "mkdir", "rmdir", "write_bytes", "write_text"):
        setattr(changes.Path, name, counted(getattr(Path, name)))


class MakingChanges(unittest.TestCase):
    def setUp(self) -> None:
        scratch = tempfile.TemporaryDirectory(prefix="a 'folder' ")
        self.addCleanup(scratch.cleanup)
        self.place = Path(scratch.name)
        changes.write(self.place, BEFORE)
        self.folders = folders(self.place)

    def test_a_change_is_made_whole_and_leaves_no_empty_folder(self) -> None:
        changes.make(self.place, CHANGE)
        self.assertEqual(files(self.place), AFTER)
        self.assertNotIn("Modules/Links", folders(self.place))
        changes.make(self.place, dict.fromkeys(AFTER))
        self.assertEqual(os.listdir(self.place), [])

    def test_a_change_that_fails_at_any_step_is_undone_at_once(self) -> None:
        def fail():
            raise Interrupted

        self.interrupt_at_each_step(lambda: fail(), expecting_undo_by_next_run=False)

    def test_a_change_that_is_killed_at_any_step_is_undone_by_the_next_run(self) -> None:
        self.interrupt_at_each_step(lambda: os._exit(9), expecting_undo_by_next_run=True)

    def interrupt_at_each_step(self, how, expecting_undo_by_next_run: bool) -> None:
        for step in range(1, 200):
            child = os.fork()
            if child == 0:
                interrupted_at(step, how)
                try:
                    changes.make(self.place, CHANGE)
                except Interrupted:
                    os._exit(8)
                os._exit(0)
            status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
            if status == 0:
                self.assertGreater(step, 20)
                return self.assertEqual(files(self.place), AFTER)
            if expecting_undo_by_next_run:
                changes.undo(self.place)
            found = files(self.place)
            self.assertIn(found, [BEFORE, AFTER], f"step {step}")
            if found == BEFORE:
                self.assertEqual(folders(self.place), self.folders, f"step {step}")
            else:  # everything was done but the cleaning up
                changes.make(self.place, BEFORE | dict.fromkeys(AFTER.keys() - BEFORE.keys()))
        self.fail("no end")


class Merging(unittest.TestCase):
    def test_each_case(self) -> None:
        for mine, base, theirs, text, note in [
            ("1\n", "1\n", "1\n", None, None),
            ("mine\n", "1\n", "1\n", None, None),  # only the app has changed it
            (None, "1\n", "1\n", None, "stays deleted"),
            ("2\n", "1\n", "2\n", None, None),
            ("mine\n", None, None, None, None),  # the app's own file
            ("1\n", "1\n", "2\n", "2\n", "changed"),
            (None, None, "1\n", "1\n", "added"),
            ("1\n", "1\n", None, None, "deleted"),
            ("mine\n", "1\n", None, "mine\n", "CONFLICT"),
            (None, "1\n", "2\n", "2\n", "CONFLICT"),
            ("a\nb\nc\nd\nX\n", "a\nb\nc\nd\ne\n", "Y\nb\nc\nd\ne\n", "Y\nb\nc\nd\nX\n", "merged"),
            ("X\n", "1\n", "Y\n", "<<<<<<< yours\nX\n=======\nY\n>>>>>>> Waymark\n", "CONFLICT"),
            ("X\n", None, "Y\n", "<<<<<<< yours\nX\n=======\nY\n>>>>>>> Waymark\n", "CONFLICT"),
        ]:
            with self.subTest(mine=mine, base=base, theirs=theirs):
                merge = changes.merged(mine, base, theirs)
                if note is None:
                    self.assertIsNone(merge)
                else:
                    self.assertEqual(merge.text, text)
                    self.assertTrue(merge.note.startswith(note), merge.note)
                    self.assertEqual(merge.is_conflict, note == "CONFLICT")


if __name__ == "__main__":
    unittest.main()
