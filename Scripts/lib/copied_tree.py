"""Copies of the tree in which a script can be tried, and a tally of what holds in them.

Not run by itself; `test-new-module` and what it imports use it.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from staged_change import FOLDER

ADDED = "Modules/AppShell/Features.swift"


class Tally:
    """Counts what holds, and says what doesn't."""

    passed = failed = 0

    def expect(self, holds: bool, what: str) -> None:
        if holds:
            self.passed += 1
        else:
            self.failed += 1
            print(f"FAILED: {what}", flush=True)


class Tree:
    """A copy of the tree, and the script in it."""

    def __init__(self, source: Path, place: Path):
        self.root = place
        shutil.copytree(source, place, symlinks=True, ignore=shutil.ignore_patterns(".build", ".git", FOLDER))

    def run(self, *arguments: str, **how) -> subprocess.CompletedProcess:
        command = [self.root / "Scripts/new-module", *arguments]
        return subprocess.run(command, **{"capture_output": True, "text": True, "encoding": "utf-8"} | how)

    def contents(self, root: Path | None = None) -> dict[str, bytes]:
        root = root or self.root
        return {path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*")
                if path.is_file() and ".build" not in path.parts}

    def forget_added(self) -> None:
        """Takes out the modules that somebody has made, so that tests find the names free."""
        for name in re.findall(r"^import (\w+)$", (self.root / ADDED).read_text(encoding="utf-8"), re.MULTILINE):
            if (run := self.run("--remove", name, "--force")).returncode != 0:
                sys.exit(f"{name} can't be taken out of the copy: {run.stderr}")

    def copy(self, place: Path) -> "Tree":
        return Tree(self.root, place)
