"""Tests what Scripts/new-module does in odd folders, without its tools, on a read-only disk, and when it is ended: all or nothing.

    python3 Tests/Package/Scripts/bad_input_test.py
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
from script import SCRIPT, ScriptTestCase, files


class BadInput(ScriptTestCase):
    def expect_refusal(self, status: int, *words: str, place: Path, run: subprocess.CompletedProcess) -> None:
        """Requires one sentence that names the problem, and that nothing has changed."""
        self.assertEqual(run.returncode, status, run.stderr)
        self.assertEqual(len(run.stderr.splitlines()), 1, run.stderr)
        for word in (*words, "nothing has changed"):
            self.assertIn(word, run.stderr)
        if place.is_dir():
            self.assertEqual(list(place.iterdir()), [])

    def test_a_folder_may_have_any_name(self) -> None:
        for name in ("with blanks", "a 'quoted' \"one\"", "Émile", "日本の庭", "حديقة", "-dash", "a;b&c$(d)`e`", "new\nline"):
            with self.subTest(name=name):
                place = self.folder(name)
                self.assertEqual(self.run_script("Notes", "--views", f"--into={place}").returncode, 0)
                self.assertRegex((place / "Package.swift").read_text(), 'name: "[A-Za-z0-9_-]+",')
                self.assertEqual(self.run_script("Tasks", "--into", place).returncode, 0)
                self.assertEqual(self.run_script("--remove", "Tasks", "--into", place, "--force").returncode, 0)
                self.assertEqual(self.run_script("--remove", "Notes", "--into", place).returncode, 0)
                self.assertEqual(list(place.iterdir()), [])

    def test_an_app_of_an_earlier_version_is_removed(self) -> None:
        place = self.folder("earlier")
        self.assertEqual(self.run_script("Notes", "--views", "--into", place).returncode, 0)
        (place / "Modules/VERSION").write_text("0" * 40 + "\n")
        self.assertEqual(self.run_script("--remove", "Notes", "--into", place).returncode, 0)
        self.assertEqual(list(place.iterdir()), [])

    def test_a_read_only_disk_is_named(self) -> None:
        place = self.folder("read-only")
        if os.geteuid() != 0:
            place.chmod(0o555)
        elif subprocess.run(["mount", "-t", "tmpfs", "-o", "ro", "tmpfs", place], capture_output=True).returncode == 0:
            self.addCleanup(subprocess.run, ["umount", place])
        else:
            self.skipTest("this needs the right to mount")
        self.expect_refusal(74, f"{place}/", place=place, run=self.run_script("Notes", "--views", "--into", place))

    def test_a_tool_that_is_missing_is_named(self) -> None:
        for missing, words in (({"git"}, "this needs git;"), ({"swift"}, "this needs swift;"), ({"git", "swift"}, "git and swift;")):
            place, tools = self.folder("-".join(missing)), self.folder("without " + "-".join(missing))
            for tool in {"git", "swift"} - missing:
                (tools / tool).symlink_to(shutil.which(tool))
            run = self.run_script("Notes", "--views", "--into", place, env=os.environ | {"PATH": str(tools)})
            self.expect_refusal(69, words, place=place, run=run)

    def test_a_folder_that_is_none_and_text_that_is_none_are_named(self) -> None:
        self.expect_refusal(66, "is no folder", place=self.scratch / "none", run=self.run_script("Notes", "--into", self.scratch / "none"))
        (self.scratch / "file").write_text("mine\n")
        self.expect_refusal(66, "is no folder", place=self.scratch / "file", run=self.run_script("Notes", "--into", self.scratch / "file"))
        place = self.folder("bytes")
        (place / "Package.swift").write_bytes(b"\xff\xfe")
        run = self.run_script("Notes", "--views", "--into", place)
        self.assertEqual((run.returncode, "not UTF-8" in run.stderr, os.listdir(place)), (65, True, ["Package.swift"]))

    def test_bad_options_are_refused_in_one_sentence(self) -> None:
        place = self.folder("options")
        for arguments in (["notes"], [""], ["Ñotes"], ["No tes"], ["../Notes"], ["N" * 41], ["View"], ["NotesTests"], ["Notes", "--item", "notes"],
                          ["Notes", "--item", "Notes"], ["Notes", "--tab"], ["--update", "--views"], [],
                          ["--remove", "Notes"], ["--remove", "../Notes"], ["Notes", "Tasks"], ["Notes/"], ["Notes\n"],
                          ["Notes", "--item", ""], ["--remove", ""], ["Notes", "--f"], ["Notes", "--force", "--vie"], ["Notes", "--dry"]):
            with self.subTest(arguments=arguments):
                self.expect_refusal(64, place=place, run=self.run_script(*arguments, "--into", place))

    def test_an_empty_name_of_a_folder_is_refused_and_not_the_current_one(self) -> None:
        place = self.folder("current")
        for arguments in ["Notes", "--into", ""], ["Notes", "--views", "--into="], ["--update", "--into", ""], ["--remove", "Notes", "--into", ""]:
            with self.subTest(arguments=arguments):
                self.expect_refusal(64, "--into needs a folder", place=place, run=self.run_script(*arguments, cwd=place))

    def test_what_is_in_the_way_is_named_and_nothing_is_left(self) -> None:
        for path, status, sentence in (
                ("Modules", 73, "Modules is no folder"), ("Tests", 73, "Tests is no folder"), ("App", 73, "App is no folder"),
                ("Modules/Shell", 73, "Shell is no folder"), ("Tests/ViewTests", 73, "ViewTests is no folder"),
                (".new-module", 73, ".new-module is no folder"), ("link:Modules", 73, "Modules is no folder"),
                ("link:.new-module", 73, ".new-module is no folder"), ("App/ShellApp.swift/", 73, "ShellApp.swift is a folder"),
                ("Package.swift/", 73, "Package.swift is a folder")):
            with self.subTest(path=path):
                place = self.folder(path.replace("/", " "))
                there = place / path.replace("link:", "")
                there.parent.mkdir(exist_ok=True)
                if path.startswith("link:"):
                    there.symlink_to("nowhere")
                elif path.endswith("/"):
                    there.mkdir()
                else:
                    there.write_text("mine\n")
                before = sorted(place.rglob("*"))
                run = self.run_script("Notes", "--views", "--into", place)
                self.assertEqual((run.returncode, sorted(place.rglob("*"))), (status, before), run.stderr)
                self.assertIn(f"{sentence}; nothing has changed", run.stderr)
                self.assertEqual(len(run.stderr.splitlines()), 1, run.stderr)

    def test_a_folder_may_be_a_link_to_one(self) -> None:
        place = self.folder("links")
        (place / "Modules").symlink_to(self.folder("elsewhere"))
        self.assertEqual(self.run_script("Notes", "--views", "--into", place).returncode, 0)
        self.assertEqual(self.run_script("--remove", "Notes", "--into", place).returncode, 0)
        self.assertEqual([list((self.scratch / "elsewhere").iterdir()), os.listdir(place)], [[], ["Modules"]])

    def test_a_run_that_cannot_undo_itself_says_so_and_the_next_one_does(self) -> None:
        place = self.folder("broken disk")
        failing = f"""
import os, runpy, sys
sys.path.insert(0, {str(SCRIPT.parent)!r})
import changes
whole, moves = changes.Path.replace, []
def replace(*arguments):
    moves.append(arguments)
    if len(moves) > 20:
        changes.Path.unlink = replace
        raise OSError(5, "Input/output error")
    return whole(*arguments)
changes.Path.replace = replace
sys.argv = ["new-module", "Notes", "--views", "--into", {str(place)!r}]
runpy.run_path({str(SCRIPT)!r}, run_name="__main__")
"""
        run = subprocess.run([sys.executable, "-c", failing], capture_output=True, text=True)
        self.assertEqual((run.returncode, run.stderr.count("the next run undoes it")), (74, 1), run.stderr)
        self.assertNotIn("nothing has changed", run.stderr)
        self.run_script("--remove", "None", "--into", place)
        self.assertEqual(list(place.iterdir()), [])

    def test_a_starter_module_that_is_still_used_is_named_with_its_lines(self) -> None:
        place = self.folder("Garden")
        self.run_script("Notes", "--views", "--into", place)
        before, run = files(place), self.run_script("--remove", "Favorites", "--into", place)
        self.assertEqual(run.returncode, 73)
        for path, word in (("Tests/ShellTests/ShellTests.swift", "import Favorites"), ("Tests/ViewTests/ShellViewTests.swift", "favorites/list")):
            number = next(number for number, line in enumerate(before[path].splitlines(), 1) if word in line)
            self.assertIn(f"{path}:{number}", run.stderr)
        self.assertEqual(files(place), before)

    def test_a_run_that_is_ended_at_any_time_leaves_all_or_nothing_to_the_next(self) -> None:
        whole = self.folder("Garden")
        self.run_script("Notes", "--views", "--into", whole)
        for end in (signal.SIGINT, signal.SIGTERM, signal.SIGKILL):
            for tenths in 0, 2, 4, 6:
                place = self.folder(f"{end.name}{tenths}") / "Garden"
                place.mkdir()
                process = subprocess.Popen([sys.executable, SCRIPT, "Notes", "--views", "--into", place],
                                           stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
                with contextlib.suppress(subprocess.TimeoutExpired):
                    process.wait(tenths / 10)  # so that the signals come at different steps
                process.send_signal(end)
                process.wait()
                if not (place / "Package.swift").exists() or (place / ".new-module").exists():
                    # A run that was ended after its last step has made the module, so that the next one refuses its name.
                    self.assertIn(self.run_script("Notes", "--views", "--into", place).returncode, (0, 64))
                self.assertEqual(files(place), files(whole))


if __name__ == "__main__":
    unittest.main()
