"""How the tests run Scripts/new-module."""

from __future__ import annotations

import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
SCRIPT = ROOT / "Scripts/new-module"


def files(place: Path) -> dict[str, str]:
    return {path.relative_to(place).as_posix(): path.read_bytes().decode() for path in sorted(place.rglob("*")) if path.is_file()}


class ScriptTestCase(unittest.TestCase):
    """A test with a folder of its own, in which the script makes packages."""

    def setUp(self) -> None:
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.scratch = Path(scratch.name)

    def folder(self, name: str) -> Path:
        (self.scratch / name).mkdir()
        return self.scratch / name

    def run_script(self, *arguments: str | Path, script: Path = SCRIPT, **options) -> subprocess.CompletedProcess:
        return subprocess.run([sys.executable, script, *arguments], capture_output=True, text=True, **options)
