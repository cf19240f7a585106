"""Changes a tree as a whole or not at all, however the program ends meanwhile.

Not run by itself; `new-module` imports it. A change is first written beside the tree, in the folder
`.new-module`. Then a journal names the renames that will put it in place: from that moment on the change has happened,
and a run that finds the journal of an interrupted one finishes it. Without a journal nothing has happened yet.
"""

import difflib
import fcntl
import json
import os
import shutil
import signal
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator

FOLDER = ".new-module"
SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


class Interrupted(BaseException):
    """A signal has come; the number tells which."""

    def __init__(self, number: int):
        self.number = number


class Busy(Exception):
    """Another run is at work in this tree."""


@contextmanager
def alone_in(root: Path) -> Iterator[None]:
    """Keeps other runs out of the tree; the system lets go of the lock however the run ends."""
    descriptor = os.open(root, os.O_RDONLY)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Busy from None
        yield
    finally:
        os.close(descriptor)


def raise_on_signals() -> None:
    """Turns the signals that end a program into an exception, so that what was begun is cleared away."""

    def interrupt(number: int, _) -> None:
        raise Interrupted(number)

    for number in SIGNALS:
        signal.signal(number, interrupt)


@contextmanager
def without_signals() -> Iterator[None]:
    """Lets signals wait until the work in here is done."""
    signal.pthread_sigmask(signal.SIG_BLOCK, SIGNALS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)


def recover(root: Path) -> str | None:
    """Finishes or clears away what an interrupted run has left; says which, or nothing when there was nothing."""
    folder = root / FOLDER
    if not folder.exists():
        return None
    with without_signals():
        had_journal = (folder / "journal").exists()
        if had_journal:
            put_in_place(root)
            # It has done its work; read again after somebody has worked on, it would undo that.
            (folder / "journal").unlink()
        shutil.rmtree(folder)
    return "finished what an interrupted run had begun" if had_journal else "cleared away what an interrupted run left"


def put_in_place(root: Path) -> None:
    """Does the renames of the journal that have not been done yet."""
    folder = root / FOLDER
    journal = json.loads((folder / "journal").read_text(encoding="utf-8"))
    (folder / "removed").mkdir(exist_ok=True)
    for number, path in enumerate(journal["removed"]):
        if (root / path).exists():
            os.rename(root / path, folder / "removed" / str(number))
    for path in journal["placed"]:
        if (folder / "staged" / path).exists():
            os.replace(folder / "staged" / path, root / path)


class Change:
    """What will be different in a tree: texts that are written, and folders that go."""

    def __init__(self, root: Path):
        self.root = root
        self.texts: dict[str, str] = {}
        self.removed: list[str] = []

    def text(self, path: str) -> str:
        """A file as it will be, or as it is when the change leaves it alone."""
        return self.texts[path] if path in self.texts else (self.root / path).read_text(encoding="utf-8")

    @property
    def placed(self) -> list[str]:
        """What is renamed: a new folder as a whole, else each file."""
        paths: list[str] = []
        for path in self.texts:
            parts = Path(path).parts
            ways = [Path(*parts[:length]).as_posix() for length in range(1, len(parts) + 1)]
            paths.append(next((way for way in ways if not (self.root / way).exists()), path))
        return list(dict.fromkeys(paths))

    def apply(self) -> None:
        """Writes the change beside the tree, and puts it in place."""
        folder = self.root / FOLDER
        try:
            for path, text in self.texts.items():
                staged = folder / "staged" / path
                staged.parent.mkdir(parents=True, exist_ok=True)
                staged.write_text(text, encoding="utf-8")
                if (self.root / path).exists():
                    shutil.copymode(self.root / path, staged)
            journal = json.dumps({"placed": self.placed, "removed": self.removed})
            with without_signals():
                with open(folder / "journal.new", "w", encoding="utf-8") as file:
                    file.write(journal)
                    file.flush()
                    os.fsync(file.fileno())
                os.rename(folder / "journal.new", folder / "journal")
                recover(self.root)
        except BaseException:
            if not (folder / "journal").exists():
                with without_signals():
                    shutil.rmtree(folder, ignore_errors=True)
            raise

    def diff(self) -> str:
        """The change as a patch for `git apply` or `patch -p1`."""
        parts = [self.diff_of(path, text) for path, text in sorted(self.texts.items())]
        for folder in self.removed:
            files = sorted(path for path in (self.root / folder).rglob("*") if path.is_file())
            parts += [self.diff_of(path.relative_to(self.root).as_posix(), None) for path in files]
        return "".join(parts)

    def diff_of(self, path: str, new: str | None) -> str:
        file = self.root / path
        old = file.read_text(encoding="utf-8") if file.exists() else None
        mode = "new file mode 100644\n" if old is None else "deleted file mode 100644\n" if new is None else ""
        lines = difflib.unified_diff(
            (old or "").splitlines(keepends=True), (new or "").splitlines(keepends=True),
            "/dev/null" if old is None else f"a/{path}", "/dev/null" if new is None else f"b/{path}")
        return f"diff --git a/{path} b/{path}\n{mode}" + "".join(lines)
