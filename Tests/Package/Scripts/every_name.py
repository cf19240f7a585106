"""Makes an app with a module of each name in names.py, and builds and tests it: once of views, and once without.

    python3 Tests/Package/Scripts/every_name.py views|plain [FOLDER]

FOLDER keeps the app, for another run; without it, a temporary folder is used. On Linux the views are type-checked and shown as well.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from names import NAMES

SCRIPTS = Path(__file__).resolve().parents[3] / "Scripts"


def run(*command: str | Path) -> None:
    print("+", *command, flush=True)
    subprocess.run(command, check=True)


def make(folder: Path, options: list[str]) -> None:
    for name in NAMES:
        if not (folder / "Modules" / name).exists():
            run(SCRIPTS / "new-module", name, *options, "--into", folder)


def check(folder: Path, has_views: bool) -> None:
    run("swift", "test", "--package-path", folder, "--explicit-target-dependency-import-check", "error")
    if has_views and sys.platform == "linux":
        run(SCRIPTS / "check-views", folder)


if __name__ == "__main__":
    kind, *folders = sys.argv[1:]
    with tempfile.TemporaryDirectory() as scratch:
        app = Path(folders[0] if folders else scratch)
        app.mkdir(exist_ok=True)
        make(app, ["--views"] if kind == "views" else [])
        check(app, kind == "views")
