"""Builds, tests, opens and restores modules that `new-module` has made.

Not run by itself; `test-new-module --build` imports it. All modules are made in one copy of the tree, so that it is built
once and then again only where it has changed.
"""

import os
import subprocess
import time
from pathlib import Path

from copied_tree import Tally, Tree

SWIFT = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}  # a crash must not wait for a key
LONGEST = "AModuleWithALongNameIndeed"
MADE = {
    "Alpha": [], "Beta": ["--root-sheet"], "Gamma": ["--tab"], "Delta": ["--requires-login"],
    LONGEST: ["--root-sheet", "--requires-login"],
}
LOG_IN = 'type Name demo\ntype Password waymark\ntap "Log in"\nwait\n'


def swift(root: Path, *arguments: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        ["swift", *arguments], cwd=root, env=SWIFT, stdin=subprocess.DEVNULL, capture_output=True, text=True)


def told(run: subprocess.CompletedProcess) -> str:
    """What went wrong in a run of the tests, or else the end of what it printed."""
    issues = [line for line in run.stdout.splitlines() if line.startswith("✘")]
    return "\n".join(issues) or run.stdout[-4000:] + run.stderr[-4000:]


def demo(root: Path, *arguments: str, script: str = "") -> subprocess.CompletedProcess:
    return subprocess.run([root / ".build/debug/demo", *arguments], input=script, capture_output=True, text=True)


def link(name: str) -> str:
    return f"app://{name[0].lower()}{name[1:]}"


def test_building(tally: Tally, tree: Tree, scratch: Path) -> None:
    before = tree.contents()
    test_each_kind(tally, tree, scratch)
    for name in MADE:
        tally.expect(tree.run("--remove", name).returncode == 0, f"removing {name}")
    tally.expect(tree.contents() == before, "removing all modules should leave nothing")
    test_green_at_once(tally, tree)
    test_other_package(tally, tree, scratch / "other package")


def test_each_kind(tally: Tally, tree: Tree, scratch: Path) -> None:
    for name, kind in MADE.items():
        run = tree.run(name, *kind)
        tally.expect(run.returncode == 0, f"making {name} gave {run}")
    build = swift(tree.root, "build", "--build-tests")
    built = build.returncode == 0 and "warning:" not in build.stdout + build.stderr
    tally.expect(built, f"the new modules should build without a warning\n{build.stdout[-4000:]}")
    if not built:
        return
    tests = swift(tree.root, "test", "--skip-build", "--filter", "|".join([f"{name}Tests" for name in MADE] + ["AppShell"]))
    tally.expect(tests.returncode == 0, f"the tests of the new modules should pass\n{told(tests)}")
    lint = swift(tree.root, "format", "lint", "--strict", "--configuration", ".swift-format", "-r", "Modules", "Tests",
                 "Package.swift")
    tally.expect(lint.returncode == 0, f"the new modules should be formatted\n{lint.stderr}")
    borders = subprocess.run([tree.root / "Scripts/check-borders"], capture_output=True, text=True)
    tally.expect(borders.returncode == 0, f"the borders should hold\n{borders.stdout}")
    routes = demo(tree.root, "--fresh", "routes").stdout
    for name, kind in MADE.items():
        tally.expect(f"{link(name)}/items/*" in routes.replace("{", "*"), f"{name} should be in demo routes\n{routes}")
        test_in_demo(tally, tree.root, name, kind, scratch / f"state of {name}")


def test_in_demo(tally: Tally, root: Path, name: str, kind: list[str], state: Path) -> None:
    """A link opens the module, the next start shows it again, and done leads out of it."""
    kept = ("--state-dir", str(state))
    first = LOG_IN if "--tab" in kind or "--requires-login" in kind else ""
    opened = demo(root, *kept, "play", "-", script=f"{first}open {link(name)}/items/2\nwait\nexpect title Lamp\n")
    tally.expect(opened.returncode == 0, f"opening {name} gave {opened}")
    again = demo(root, *kept, "play", "-", script=(
        f"expect link {link(name)}/items/2\nwait\nexpect title Lamp\nback\nexpect title {name}\ntap Done\n"
        f"expect title \"{'Posts' if first else 'Log in'}\"\n"))
    tally.expect(again.returncode == 0, f"starting again in {name} gave {again}")
    shown = demo(root, "--fresh", "open", link(name))
    tally.expect(shown.returncode == 0 and ("Log in" if first else "Rope") in shown.stdout, f"demo open gave {shown}")


def test_green_at_once(tally: Tally, tree: Tree) -> None:
    """After the one command everything passes, as it does for whoever has just made a module."""
    tree.run("Settings")
    started = time.monotonic()
    tests = swift(tree.root, "test")
    tally.expect(tests.returncode == 0 and "warning:" not in tests.stdout + tests.stderr,
                 f"everything should pass with a new module\n{told(tests)}")
    print(f"swift test with a new module, on a warm build: {time.monotonic() - started:.0f} s")
    tree.run("--remove", "Settings")


def test_other_package(tally: Tally, tree: Tree, place: Path) -> None:
    place.mkdir()
    tree.run("Settings", "--into", str(place))
    tests = swift(place, "test")
    tally.expect(tests.returncode == 0 and "warning:" not in tests.stdout + tests.stderr,
                 f"the module should pass its tests in another package\n{told(tests)}")
