"""A toolchain that reads each manifest once, for tests that have the same few of them read over and over again.

Not run by itself; `test-new-module` imports it.
"""

import json
import shutil
import subprocess
from pathlib import Path

SCRIPT = """#!/bin/sh
kept="$0 $(cksum <"$3/Package.swift")"
[ -e "$kept" ] || { "%s" "$@" >"$kept new" && mv "$kept new" "$kept"; } && cat "$kept"
"""
SWIFT = shutil.which("swift")


def write_kept_swift(bin: Path) -> None:
    """Puts the toolchain into a folder for the search path."""
    bin.mkdir(exist_ok=True)
    (bin / "swift").write_text(SCRIPT % SWIFT)
    (bin / "swift").chmod(0o755)


def package(root: Path) -> dict:
    """The package of this folder, as the toolchain that is first on the search path describes it."""
    command = ["swift", "package", "--package-path", root, "dump-package"]
    return json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
