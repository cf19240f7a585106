"""Tests what Scripts/new-module does in packages that have modules already, and that their users have changed.

    python3 Tests/Package/Scripts/packages_test.py
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

sys.dont_write_bytecode = True
from script import ROOT, ScriptTestCase, files

MANIFEST, SHELL, GATE = "Package.swift", "Modules/Shell/ShellCoordinator.swift", "Modules/Links/Routes/Gate.swift"


class App(ScriptTestCase):
    """Each test has an app of the module Plants."""

    @classmethod
    def setUpClass(cls) -> None:
        cls.made = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.made.cleanup)
        (Path(cls.made.name) / "Garden").mkdir()
        cls.run_script(cls(), "Plants", "--views", "--into", Path(cls.made.name) / "Garden")

    def setUp(self) -> None:
        super().setUp()
        self.place = self.scratch / "Garden"
        shutil.copytree(Path(self.made.name) / "Garden", self.place)
        self.whole = files(self.place)

    def change(self, path: str, *replacements: tuple[str, str]) -> None:
        text = (self.place / path).read_bytes().decode()
        for old, new in replacements:
            self.assertIn(old, text)
            text = text.replace(old, new)
        (self.place / path).write_bytes(text.encode())

    def make(self, *arguments: str) -> None:
        run = self.run_script(*arguments, "--into", self.place)
        self.assertEqual((run.returncode, run.stderr), (0, ""))

    def described(self) -> list[str]:
        """Returns the names of the targets, which shows that the manifest is valid."""
        run = subprocess.run(["swift", "package", "dump-package"], cwd=self.place, capture_output=True, text=True)
        self.assertEqual(run.returncode, 0, run.stderr)
        return [target["name"] for target in json.loads(run.stdout)["targets"]]

    def test_a_manifest_of_another_format_takes_modules_and_gives_them_back(self) -> None:
        lists = "features", "featureTests", "copied"
        for form, replacements in {
                "no types": [(f"let {name}: [Target] = [", f"let {name} = [") for name in lists],
                "blanks": [(f"let {name}: [Target] = [", f"let {name} : [Target]=[  ") for name in lists],
                "tabs": [("\n  module(", "\n\tmodule("), ("\n  tests(", "\n\ttests(")],
                "Windows": [("\n", "\r\n")]}.items():
            with self.subTest(form=form):
                (self.place / MANIFEST).write_text(self.whole[MANIFEST])
                self.change(MANIFEST, *replacements)
                before = files(self.place)
                self.make("Notes", "--views")
                manifest = (self.place / MANIFEST).read_bytes().decode()
                self.assertIn('module("Notes", imports: ["Links", "Routing", "RoutingUI"]),', manifest)
                self.assertEqual(manifest.count("\r\n"), manifest.count("\n") if form == "Windows" else 0)
                self.assertTrue({"Notes", "NotesTests"} <= set(self.described()))
                self.make("--remove", "Notes")
                self.assertEqual(files(self.place), before)

    def test_a_list_that_is_empty_or_on_one_line_takes_modules(self) -> None:
        place = self.folder("Plain")
        self.run_script("Notes", "--into", place)
        manifest = (place / MANIFEST).read_text()
        start, end = manifest.index("let features"), manifest.index("let featureTests")
        for line in ("let features: [Target] = []\n\n", "let features = []\n\n", 'let features = [module("A"), module("B")]\n\n'):
            (place / MANIFEST).write_text(manifest[:start] + line + manifest[end:])
            run = self.run_script("Tasks", "--into", place)
            self.assertEqual((run.returncode, run.stderr), (0, ""))
            self.assertIn('[\n  module("Tasks", imports: ', (place / MANIFEST).read_text())
            self.assertEqual(self.run_script("--remove", "Tasks", "--into", place, "--force").returncode, 0)

    def test_every_file_may_have_the_line_ends_of_windows_and_a_patch_has_them_too(self) -> None:
        for path, text in self.whole.items():
            (self.place / path).write_bytes(text.replace("\n", "\r\n").encode())
        before = files(self.place)
        self.assertEqual(self.run_script("--update", "--into", self.place).stdout, "up to date\n")
        patch = subprocess.run([sys.executable, str(ROOT / "Scripts/new-module"), "Notes", "--views", "--into", self.place, "--dry-run"],
                               capture_output=True).stdout
        self.make("Notes", "--views")
        changed = files(self.place)
        for path in (MANIFEST, SHELL):
            self.assertEqual((changed[path].count("\r\n"), "Notes" in changed[path]), (changed[path].count("\n"), True))
        self.make("--remove", "Notes")
        self.assertEqual(files(self.place), before)
        subprocess.run(["git", "apply", "--whitespace=nowarn", "-"], cwd=self.place, input=patch, check=True)
        self.assertEqual(files(self.place), changed)
        self.make("--remove", "Notes")
        self.assertIn("removed Plants", self.run_script("--remove", "Plants", "--into", self.place).stdout)
        self.assertEqual(list(self.place.iterdir()), [])

    def test_a_foreign_manifest_stays_and_so_does_the_shell(self) -> None:
        (self.place / MANIFEST).write_text("// swift-tools-version: 6.2\nimport PackageDescription\n\nlet package = Package(name: \"Mine\")\n")
        before = files(self.place)
        run = self.run_script("Notes", "--views", "--into", self.place)
        self.assertEqual(run.returncode, 0)
        for line in ('module("Notes", imports:', f"{SHELL} stays as it is; add this to it: import Notes"):
            self.assertIn(line, run.stderr)
        after = files(self.place)
        self.assertEqual({path: after[path] for path in before}, before)
        self.assertIn("Modules/Notes/NotesRoute.swift", after)

    def test_the_lines_of_a_manifest_that_still_name_a_removed_module_are_named(self) -> None:
        self.make("Notes", "--views")
        self.change(MANIFEST, ("let package", 'let mine = module("Mine", imports: ["Notes"])\n\nlet package'))
        run = self.run_script("--remove", "Notes", "--into", self.place)
        number = self.whole[MANIFEST][:self.whole[MANIFEST].index("let package")].count("\n") + 1
        self.assertEqual((run.returncode, f"{MANIFEST}:{number}" in run.stderr), (73, True), run.stderr)

    def test_the_last_module_is_removed_with_the_package_that_was_made_for_it_and_the_message_says_so(self) -> None:
        count = len(self.whole)
        self.assertEqual(self.run_script("--remove", "Plants", "--into", self.place).stdout,
                         f"removed Plants and the package around it, which had nothing else: {count} files\n")
        self.assertEqual(self.run_script("--remove", "Plants", "--into", self.place).returncode, 64)

    def test_a_package_with_a_file_of_its_own_is_not_removed_with_its_last_module(self) -> None:
        (self.place / "Modules/Shell/Mine.swift").write_text("let mine = 1\n")
        before = files(self.place)
        run = self.run_script("--remove", "Plants", "--into", self.place)
        self.assertEqual((run.returncode, files(self.place)), (73, before))
        self.assertRegex(run.stderr, f"Plants is still in .*{SHELL}:")

    def test_a_module_may_have_images(self) -> None:
        self.make("Notes", "--views")
        (self.place / "Modules/Notes/Leaf.png").write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
        self.make("Tasks", "--views")
        self.assertEqual(self.run_script("--remove", "Notes", "--into", self.place, "--force").returncode, 0)
        self.assertFalse((self.place / "Modules/Notes").exists())

    def test_a_copy_whose_folder_is_gone_is_added_again(self) -> None:
        shutil.rmtree(self.place / "Modules/RoutingUI")
        run = self.run_script("--update", "--into", self.place)
        self.assertEqual(run.returncode, 0)
        self.assertIn("Modules/RoutingUI/FlowView.swift: added\n", run.stdout)
        self.assertEqual(files(self.place), self.whole)
        self.assertEqual(self.run_script("--update", "--into", self.place).stdout, "up to date\n")

    def test_a_copied_file_that_the_app_has_deleted_stays_so_and_is_named(self) -> None:
        (self.place / GATE).unlink()
        for _ in range(2):
            run = self.run_script("--update", "--into", self.place)
            self.assertEqual((run.returncode, run.stdout), (0, f"{GATE}: stays deleted, as you have deleted it\nup to date\n"))

    def test_marks_of_a_conflict_that_are_left_are_named(self) -> None:
        self.change(GATE, ("\n", "\n<<<<<<< yours\n// a\n=======\n// b\n>>>>>>> Waymark\n"))
        (self.place / GATE).write_text("// a\n<<<<<<< yours\n// b\n=======\n>>>>>>> Waymark\n" + self.whole[GATE])
        before = files(self.place)
        for options in (), ("--dry-run",):
            run = self.run_script("--update", "--into", self.place, *options)
            self.assertEqual((run.returncode, run.stdout, files(self.place)), (1, "", before))
            for number in (2, 5):
                self.assertIn(f"{GATE}:{number}", run.stderr)
        (self.place / GATE).write_text("// mine <<<<<<< yours\n" + self.whole[GATE])
        self.assertEqual(self.run_script("--update", "--into", self.place).stdout, "up to date\n")


class ThisPackage(ScriptTestCase):
    def test_every_kind_of_module_is_a_product_that_an_app_can_import(self) -> None:
        here = self.scratch / "Waymark"
        shutil.copytree(ROOT, here, ignore=shutil.ignore_patterns(".build", ".git"), symlinks=True)
        for command in (["init", "-q"], ["add", "-A"], ["-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "-qm", "All"]):
            subprocess.run(["git", *command], cwd=here, check=True)
        for name, *options in ("Notes",), ("Plants", "--views"):
            run = self.run_script(name, *options, script=here / "Scripts/new-module")
            self.assertEqual((run.returncode, run.stderr), (0, ""))
        run = subprocess.run(["swift", "package", "dump-package"], cwd=here, capture_output=True, text=True, check=True)
        products = {product["name"] for product in json.loads(run.stdout)["products"]}
        self.assertTrue({"Notes", "Plants"} <= products)
        self.assertNotIn("Template", products)
        for name in "Notes", "Plants":
            self.assertEqual(self.run_script("--remove", name, "--force", script=here / "Scripts/new-module").returncode, 0)
        self.assertEqual(subprocess.run(["git", "status", "--porcelain"], cwd=here, capture_output=True, text=True).stdout, "")


if __name__ == "__main__":
    unittest.main()
