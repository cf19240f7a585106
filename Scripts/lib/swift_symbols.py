"""Reads what the compiler knows of the modules: the symbol graphs of a build.

Not run by itself; `docs` and `check-docs` import it. It needs what `swift build` left in .build/debug/Modules.
"""

import json
import platform
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Iterable

BUILT = ".build/debug/Modules"


def extract(built: Path, modules: Iterable[str], output: Path, access: str = "public") -> None:
    """Writes the symbol graphs of some modules, each into a folder of its name."""
    target = json.loads(subprocess.check_output(["swiftc", "-print-target-info"]))["target"]["triple"]
    system = []
    if platform.system() == "Darwin":
        system = ["-sdk", subprocess.check_output(["xcrun", "--show-sdk-path"], text=True).strip()]
    running = []
    for name in modules:
        if not (built / f"{name}.swiftmodule").exists():
            sys.exit(f"{name} is not built; run swift build --build-tests first")
        folder = output / name
        folder.mkdir(parents=True)
        running.append(subprocess.Popen(
            ["swift", "symbolgraph-extract", "-module-name", name, "-I", built, "-target", target, *system,
             "-output-dir", folder, "-minimum-access-level", access, "-skip-synthesized-members",
             "-emit-extension-block-symbols"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True))
    for process in running:
        words, _ = process.communicate()
        if process.returncode != 0:
            sys.exit(f"{' '.join(map(str, process.args))}\n{words}")


def graphs(folder: Path) -> Iterable[dict]:
    """The symbol graphs in a folder."""
    for file in sorted(folder.rglob("*.symbols.json")):
        yield json.loads(file.read_text(encoding="utf-8"))


def declared(built: Path, modules: Iterable[str]) -> set[tuple[str, ...]]:
    """The path of every symbol of some modules, private ones included: ("Routing", "Router", "push(_:)")."""
    with tempfile.TemporaryDirectory() as scratch:
        extract(built, modules, Path(scratch), access="private")
        return {
            (graph["module"]["name"], *symbol["pathComponents"])
            for graph in graphs(Path(scratch)) for symbol in graph["symbols"]}
