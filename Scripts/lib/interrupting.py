"""Runs `new-module` in a process of its own and ends it at a chosen step, for the test that shows it can be interrupted.

Not run by itself; `test-new-module` imports it. A step is whatever Python reports before it changes the file system or
starts a program (PEP 578), so that no step can be forgotten.
"""

import os
import shutil
import signal
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

from copied_tree import Tally, Tree
from staged_change import FOLDER

SCRIPT = Path(__file__).resolve().parents[1] / "new-module"
STEPS = {"os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.link", "os.symlink", "shutil.rmtree", "subprocess.Popen"}

loader = SourceFileLoader("new_module", str(SCRIPT))
new_module = module_from_spec(spec_from_loader("new_module", loader))
loader.exec_module(new_module)


def run_interrupted(root: Path, arguments: list[str], number: signal.Signals | None = None, step: int = 0) -> int:
    """Runs the script on a tree, with a signal at the given step; returns the status, 128 + n when a signal ended it."""
    child = os.fork()
    if child == 0:
        run_here(root, arguments, number, step)
    status = os.waitpid(child, 0)[1]
    return 128 + os.WTERMSIG(status) if os.WIFSIGNALED(status) else os.WEXITSTATUS(status)


def run_here(root: Path, arguments: list[str], number: signal.Signals | None, step: int) -> None:
    """Becomes the run; never returns."""
    steps_left = step

    def count(event: str, details: tuple) -> None:
        nonlocal steps_left
        if event in STEPS or event == "open" and isinstance(details[1], str) and "w" in details[1]:
            steps_left -= 1
            if steps_left == 0 and number:
                os.kill(os.getpid(), number)

    status = 70
    try:
        silent = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silent, 1)
        os.dup2(silent, 2)
        sys.argv = [str(SCRIPT), "--root", str(root), *arguments]
        sys.addaudithook(count)
        status = new_module.main()
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 70
    finally:
        os._exit(status)


def test_interrupts(tally: Tally, tree: Tree, scratch: Path) -> None:
    """Ended by a signal at any step, the tree is as before or as after, at the latest after the next run."""
    small = scratch / "small"
    for path in ("Package.swift", "README.md", "Modules/AppShell", "Modules/Template", "Tests/TemplateTests"):
        (small / path).parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (tree.root / path).is_dir() else shutil.copy)(tree.root / path, small / path)
    without = tree.contents(small)
    run_interrupted(small, ["Settings"])
    within = tree.contents(small)
    tally.expect(len(within) > len(without), "the run that nobody interrupts should make the module")
    for arguments, before, after in ((["--remove", "Settings"], within, without), (["Settings"], without, within)):
        for number in (signal.SIGKILL, signal.SIGINT, signal.SIGTERM):
            step, outcomes = 0, set()
            while True:
                step += 1
                status = run_interrupted(small, arguments, number, step)
                left = (small / FOLDER).exists()
                if number == signal.SIGKILL:
                    run_interrupted(small, ["--remove", "Nothing"])  # is refused, once it has cleared up
                now = tree.contents(small)
                what = f"{arguments} ended by {number.name} at step {step}"
                tally.expect(now in (before, after), f"{what} left a tree that is neither before nor after")
                tally.expect(number == signal.SIGKILL or not left, f"{what} left its folder behind")
                outcomes.add(now == after)
                if now == after:
                    opposite = ["Settings"] if arguments[0] == "--remove" else ["--remove", "Settings"]
                    run_interrupted(small, opposite)
                    tally.expect(tree.contents(small) == before, f"{what} could not be undone")
                if status == 0:
                    break
                tally.expect(status == 128 + number, f"{what} ended with {status}")
            tally.expect(step > 20 and outcomes == {False, True}, f"{arguments}: only {step} steps were tried")
        run_interrupted(small, arguments)
