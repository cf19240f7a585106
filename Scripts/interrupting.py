"""Runs `new-module` in a process of its own and ends it at a chosen step, for the test that shows it can be interrupted.

Not run by itself; `test-new-module` imports it. A step is whatever Python reports before it changes the file system or
starts a program (PEP 578), so that no step can be forgotten.
"""

import os
import signal
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

SCRIPT = Path(__file__).resolve().parent / "new-module"
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
