"""The modules that Scripts/new-module copies into another package: whether they are there, and how a newer version is merged."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

from changes import Merge, merged
from module_entries import COPIED, MANIFEST, connected, copied_entry, without_entry
from module_templates import BAD_DATA, CONFLICT, ROOT, flat, folder, read, sources, stop

VERSION = "Modules/VERSION"


def is_ours(text: str) -> bool:
    """Returns whether a version of this repository has a file with this text."""
    file = subprocess.run(["git", "hash-object", "--stdin"], input=text.encode(errors="surrogateescape"), capture_output=True)
    return git("cat-file", "-e", file.stdout.decode().strip()) is not None


def is_copy(copy: Path) -> bool:
    """Returns whether a folder has a source of the module of that name in this or another version."""
    ours = ROOT / folder(ROOT, copy.name)
    return any(text == read(ours / path) or is_ours(text) for path, text in sources(copy, ".", suffix=".swift").items())


def git(*arguments: str) -> str | None:
    """Returns what git prints in Waymark's folder, or None if it fails."""
    run = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True)
    return run.stdout.decode(errors="replace") if run.returncode == 0 else None


def version() -> str:
    """Returns the text of the file that says what the modules were copied from."""
    commit = (git("log", "-1", "--format=commit %H of %cs", "HEAD") or "no known commit").strip()
    changed = " and changes that no commit has" if git("status", "--porcelain", "--", "Modules") else ""
    return f"Copied from Waymark, {commit}{changed}. Scripts/new-module --update merges a newer version.\n"


def listed(manifest: str) -> list[str]:
    """Returns the names of the modules that a manifest lists as copied."""
    found = re.search(COPIED, manifest)
    rest = manifest[found.end():] if found else ""
    depth = [1 + rest[:end].count("[") - rest[:end].count("]") for end in range(len(rest) + 1)]
    return re.findall(r'\bmodule\(\s*"(\w+)"', rest[:depth.index(0)] if 0 in depth else rest)


def marked(place: Path, files: dict[str, str]) -> list[str]:
    """Returns the lines with the marks of a conflict that is not resolved, each as its file and number."""
    return [f"{place / path}:{number}" for path, text in files.items()
            for number, line in enumerate(text.splitlines(), 1) if re.match("(<{7}|>{7})( |$)", line)]


def update(place: Path) -> dict[str, Merge]:
    """Returns the merges that bring the copied modules of a package to this version."""
    manifest = read(place / MANIFEST) or ""
    found = listed(manifest)
    if not found:
        stop(BAD_DATA, f"--update: {place} has no modules that this script has copied")
    commit = re.search("[0-9a-f]{40}", read(place / VERSION) or "")
    commit = commit[0] if commit and git("cat-file", "-e", f"{commit[0]}^{{commit}}") is not None else None
    manifest = updated(place, manifest, found, (git("show", f"{commit}:{MANIFEST}") if commit else None) or "")
    mine = sources(place, *(folder(place, other) for other in found))
    if left := marked(place, mine | {MANIFEST: manifest}):
        stop(CONFLICT, f"--update: resolve the conflict at {', '.join(left)} first")
    result = merges(place, found, mine, commit)
    for path, text in ((MANIFEST, manifest), ("Modules/LICENSE", read(ROOT / "LICENSE")), (VERSION, version())):
        if read(place / path) != text:
            result[path] = Merge(text, "changed")
    return result


def updated(place: Path, manifest: str, found: list[str], old_manifest: str) -> str:
    """Returns a manifest with the lines of this version for the copied modules; `found` grows by what they need besides."""
    for other in found:
        new, old = copied_entry(other), copied_entry(other, old_manifest)
        found += [name for name in re.findall('"(\\w+)"', new.line if new else "") if name not in found]
        if new != old and not (new and new.line in manifest):
            manifest = without_entry(manifest, old or new)
            if new:
                manifest = connected(place, {MANIFEST: manifest}, [new])[MANIFEST]
    return manifest


def merges(place: Path, found: list[str], mine: dict[str, str], commit: str | None) -> dict[str, Merge]:
    """Returns the merge of each file of the copied modules that differs; a module without its folder is added again."""
    theirs = {flat(path): text for path, text in sources(ROOT, *(folder(ROOT, other) for other in found)).items()}
    listing = (git("ls-tree", "-r", "--name-only", "-z", commit, "--", "Modules") or "").split("\0") if commit else []
    present = [other for other in found if (place / folder(place, other)).is_dir()]
    old = {flat(path): path for path in listing if flat(path).split("/")[1:2] and flat(path).split("/")[1] in present}
    result = {}
    for path in sorted(theirs.keys() | mine.keys() | old.keys()):
        if merge := merged(mine.get(path), base(mine.get(path), old.get(path), commit), theirs.get(path)):
            result[path] = merge
    return result


def base(mine: str | None, path: str | None, commit: str | None) -> str | None:
    """Returns the text that a file was copied from; without a known commit, its own if some version of Waymark has it."""
    if commit:
        return git("show", f"{commit}:{path}") if path else None
    return mine if mine is not None and is_ours(mine) else None
