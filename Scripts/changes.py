"""Changes of files: made whole or not at all, and merged as git merges them."""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple, Optional

JOURNAL = ".new-module"  # what a running change has replaced; it stays only if the change is killed

Change = dict[str, Optional[str]]  # the new text of each file; None deletes it


class Merge(NamedTuple):
    """A merged file, or None without one, and what to say about it; a conflict has to be resolved by hand."""
    text: str | None
    note: str
    is_conflict: bool = False


def write(folder: Path, texts: Change) -> None:
    for path, text in texts.items():
        if text is not None:
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_bytes(text.encode(errors="surrogateescape"))


def in_the_way(place: Path, change: Change) -> str | None:
    """Returns what keeps a change from being made: a file where it needs a folder, or the reverse."""
    for path in change:
        for folder in reversed((place / path).parents):
            if place in folder.parents and os.path.lexists(folder) and not folder.is_dir():
                return f"{folder} is no folder"
        if (place / path).is_dir():
            return f"{place / path} is a folder"
    return None


def with_line_ends(place: Path, change: Change) -> Change:
    """Returns a change whose files have the line ends of those that they replace, such as the ones of Windows."""
    def text(path: str, new: str | None) -> str | None:
        old = (place / path).read_bytes() if new is not None and (place / path).is_file() else b""
        return new.replace("\n", "\r\n") if 2 * old.count(b"\r\n") > old.count(b"\n") else new

    return {path: text(path, new) for path, new in change.items()}


def lock(place: Path) -> bool:
    """Returns whether no other process changes the folder; it is locked until this process ends."""
    try:
        fcntl.flock(os.open(place, os.O_RDONLY), fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    except BlockingIOError:
        return False


def make(place: Path, change: Change) -> None:
    """Makes a change. Whatever ends it early is undone: at once, or by `undo` if the process was killed."""
    journal = place / JOURNAL
    try:
        journal.mkdir()
        write(journal / "new", change)
        existed = json.dumps({path: os.path.lexists(place / path) for path in change})
        (journal / "begun").write_text(existed)
        (journal / "begun").rename(journal / "files")
        for path, text in change.items():
            if os.path.lexists(place / path):
                move(place / path, journal / "old" / path)
            if text is not None:
                if (journal / "old" / path).is_file():
                    shutil.copymode(journal / "old" / path, journal / "new" / path)
                move(journal / "new" / path, place / path)
            prune(place, path)
        (journal / "files").unlink()
    except BaseException:
        undo(place)
        raise
    shutil.rmtree(journal, ignore_errors=True)


def undo(place: Path) -> bool:
    """Undoes a change that was not completed; returns whether there was one."""
    journal = place / JOURNAL
    if not journal.exists():
        return False
    has_begun = (journal / "files").exists()
    if has_begun:
        for path, existed in json.loads((journal / "files").read_text()).items():
            if os.path.lexists(journal / "old" / path):
                move(journal / "old" / path, place / path)
            elif not existed:
                if os.path.lexists(place / path):
                    (place / path).unlink()
                prune(place, path)
        (journal / "files").unlink()
    shutil.rmtree(journal)
    return has_begun


def move(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    source.replace(target)


def prune(place: Path, path: str) -> None:
    """Removes the folders of a file that are empty."""
    for folder in (place / path).parents:
        if folder == place or folder.is_symlink() or not folder.is_dir() or any(folder.iterdir()):
            return
        folder.rmdir()


def merged(mine: str | None, base: str | None, theirs: str | None) -> Merge | None:
    """Merges a file of an app, of the version it was copied from, and of this version; None if it stays as it is."""
    if mine is None and theirs == base is not None:
        return Merge(None, "stays deleted, as you have deleted it")
    if mine == theirs or theirs == base:
        return None
    if mine == base:
        return Merge(theirs, "deleted, because this version does not have it" if theirs is None else
                     "added" if mine is None else "changed")
    if theirs is None:
        return Merge(mine, "CONFLICT: this version does not have it, and you have changed it; it stays", True)
    if mine is None:
        return Merge(theirs, "CONFLICT: you have deleted it, and this version has changed it; it is back", True)
    text, conflicts = merge_texts(mine, base or "", theirs)
    return Merge(text, f"CONFLICT: {conflicts} between <<<<<<< and >>>>>>>" if conflicts else "merged with your changes",
                 conflicts > 0)


def merge_texts(mine: str, base: str, theirs: str) -> tuple[str, int]:
    """Returns the merged text, and the number of conflicts in it."""
    with tempfile.TemporaryDirectory() as scratch:
        write(Path(scratch), {"yours": mine, "base": base, "Waymark": theirs})
        run = subprocess.run(["git", "merge-file", "-p", "yours", "base", "Waymark"], cwd=scratch, capture_output=True)
    if run.returncode > 127:
        raise OSError(f"git merge-file: {run.stderr.decode(errors='replace').strip()}")
    return run.stdout.decode(), run.returncode
