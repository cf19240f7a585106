"""What the check scripts have in common: their options, the form of a violation, and the exit status.

Not run by itself; the Python scripts beside it import it.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple, NoReturn

WRONG_USAGE = 64  # EX_USAGE of sysexits.h


class Violation(NamedTuple):
    """One place that breaks a rule; printed as `file:line: message`."""

    file: str
    line: int
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.message}"


class Options(argparse.ArgumentParser):
    """The options of a check: its docstring is its help, `--root` names the tree, wrong usage exits with 64."""

    def __init__(self, about: str):
        super().__init__(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
        self.add_argument(
            "--root", type=folder, metavar="DIR", default=Path(__file__).resolve().parents[2],
            help="check this tree (default: the repository that holds the script)")

    def error(self, message: str) -> NoReturn:
        self.exit(WRONG_USAGE, f"{self.format_usage()}{self.prog}: {message}\n")


class PackageOptions(Options):
    """The options of a check that reads the package: `--package-json` spares it the call of the package manager."""

    def __init__(self, about: str):
        super().__init__(about)
        self.add_argument(
            "--package-json", type=Path, metavar="FILE", help="what `swift package dump-package` printed before")

    def parse(self) -> tuple[Path, dict]:
        """The root of the tree, and the package as the package manager describes it."""
        chosen = self.chosen = self.parse_args()
        if chosen.package_json:
            try:
                return chosen.root, json.loads(chosen.package_json.read_text(encoding="utf-8"))
            except (OSError, ValueError) as problem:
                self.error(f"{chosen.package_json}: {problem}")
        dump = subprocess.run(
            ["swift", "package", "--package-path", chosen.root, "dump-package"], capture_output=True, text=True)
        if dump.returncode != 0:
            sys.exit(f"Package.swift:1: the manifest cannot be read\n{dump.stderr}")
        return chosen.root, json.loads(dump.stdout)


def folder(text: str) -> Path:
    """The folder that an option names."""
    path = Path(text)
    if not path.is_dir():
        raise argparse.ArgumentTypeError(f"no such folder: {text}")
    return path.resolve()


def line_of(text: str, offset: int) -> int:
    """The number of the line that holds this offset, from 1."""
    return text.count("\n", 0, offset) + 1


def report(violations: list[Violation], summary: str) -> int:
    """Prints the violations, or the summary when there are none; returns the exit status."""
    for violation in sorted(violations):
        print(violation)
    if violations:
        print("1 violation" if len(violations) == 1 else f"{len(violations)} violations", file=sys.stderr)
        return 1
    print(summary)
    return 0
