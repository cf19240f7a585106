"""Proves the code in the documents: commands are run, Swift is an excerpt of a source or compiles.

Not run by itself; `check-docs` imports it.
"""

import os
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Iterator

from checking import Violation
from documents import Block, Line, blocks

# A script in a comment, and the frame it ends with.
FRAME = re.compile(r"(<!-- drawn by\n(?P<script>.*?)-->\n+```\n).*?```\n", re.DOTALL)
COMMAND = re.compile(r"(?:[A-Z_]+=\S+ )*(?:swift (?:run|test|build|package)|(?:\./)?(?:Scripts|\.ci)/[\w-]+)\b[^#|]*")
DEMO = re.compile(r"swift run demo ?(.*)")
# What a document's code is compiled with, and what runs it, as the document notes for whoever reads its source.
COMPILED_WITH = re.compile(r"<!-- compiled with (\S+) -->")
TESTED_BY = re.compile(r"<!-- run by (\S+) -->")
STAND_INS = Path(__file__).resolve().parents[1] / "stand-ins"
# What Xcode sets for a new app, so far as it decides what compiles.
NEW_APP = ["-default-isolation", "MainActor"] + [
    flag for feature in ("InferIsolatedConformances", "MemberImportVisibility", "NonisolatedNonsendingByDefault")
    for flag in ("-enable-upcoming-feature", feature)]

# What `Scripts/check` and `.ci/run` say is run there. The rest is too slow to be run here, or waits for a person.
RUN_BY = ("Scripts/check", ".ci/run")
RUN_ELSEWHERE = {
    "swift run demo": "Tests/DemoTests/TerminalTests.swift",
    "swift run demo --fresh --record session.waymark": "Tests/DemoTests/RecordingTests.swift",
    "WAYMARK_PASSWORD=waymark swift run demo --fresh play session.waymark": "Tests/DemoTests/RecordingTests.swift",
    "swift run demo --posts": "Tests/DemoTests/ServerTests.swift",
    "Scripts/new-module Settings": "Scripts/test-new-module",
    "WAYMARK_UPDATE=1 swift test --filter DemoTests": "Tests/DemoTests/StoryTests.swift",
    "WAYMARK_ROUNDS=250 swift test -c release -Xswiftc -enable-testing --filter ModelTests":
        "Tests/RoutingTests/Router/Model/ModelTests.swift",
    "Scripts/check-docs --update": "Scripts/test-check-docs",
    "Scripts/bench routing": "Scripts/bench",
    "Scripts/bench links": "Scripts/bench",
    "Scripts/bench terminal": "Scripts/bench",
    "Scripts/fuzz link": "Scripts/fuzz",
    "Scripts/fuzz archive": "Scripts/fuzz",
}


def commands_in(line: Line) -> list[str]:
    """What a line tells the reader to type, in a block or between backticks; a lone path there is only named."""
    return [text for text in (line.command, *(span for span in line.spans if " " in span)) if COMMAND.fullmatch(text)]


def run_commands(commands: list[tuple[str, int, str]], root: Path, demo: Path) -> Iterator[Violation]:
    """Runs each command of the demo in an empty home; whatever is not run here must be known to be run elsewhere."""
    status: dict[str, str] = {}
    runs = "\n".join((root / name).read_text(encoding="utf-8") for name in RUN_BY)
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "HOME": home, "XDG_STATE_HOME": home, "SWIFT_BACKTRACE": "enable=no"}
        for file, line, command in commands:
            if re.search(rf"{re.escape(command)}(?= |$|\))", runs, re.MULTILINE):
                continue
            if command in RUN_ELSEWHERE and (root / RUN_ELSEWHERE[command]).exists():
                continue
            arguments = DEMO.fullmatch(command)
            if not arguments:
                yield Violation(file, line, f"tells to type “{command}”, which no test runs [command]")
                continue
            if command not in status:
                done = subprocess.run(
                    [demo, *arguments[1].split()], cwd=root, env=environment, stdin=subprocess.DEVNULL,
                    capture_output=True, text=True, timeout=30)
                status[command] = "" if done.returncode == 0 else f"{done.returncode}: {done.stderr.strip()}"
            if status[command]:
                yield Violation(file, line, f"tells to type “{command}”, which ends with {status[command]} [command]")


def last_frame(script: str, demo: Path) -> str:
    """The frame that the demo draws at the end of a script."""
    played = subprocess.run(
        [demo, "--fresh", "--size", "80x24", "play", "-"], input=f"{script}screen\n", capture_output=True, text=True)
    return played.stdout.rpartition("> screen\n")[2] or played.stderr


def check_excerpt(block: Block, source: Path, name: str, file: str) -> Iterator[Violation]:
    """An excerpt's lines must all stand in the source, in their order; `…` stands for what is left out."""
    left = iter([line.strip() for line in source.read_text(encoding="utf-8").splitlines()])
    for offset, line in enumerate(block.lines[1:], 1):
        wanted, omits, _ = line.strip().partition("…")
        if wanted and not any(text.startswith(wanted) if omits else text == wanted for text in left):
            yield Violation(
                file, block.number + offset, f"shows a line that {name} doesn't have here: {line.strip()} [swift]")
            return


def only_code(code: list[Block]) -> str:
    """The blocks of a document as one source, each line where it stands in the document."""
    text = [""] * max(block.number + len(block.lines) for block in code)
    for block in code:
        text[block.number - 1:block.number - 1 + len(block.lines)] = block.lines
    return "\n".join(text)


def compile_code(code: list[Block], document: Path, root: Path, build: Path, file: str) -> Iterator[Violation]:
    """All other Swift of a document must compile, with the documents and for the tests that it names in comments.

    A stand-in takes the place of SwiftUI, once as it is on iOS and once as on macOS. Each time views compile in a new app too.
    """
    prose = document.read_text(encoding="utf-8")
    sources = {"Sample": only_code(code)}
    for name in COMPILED_WITH.findall(prose):
        other = (document.parent / name).read_text(encoding="utf-8")
        sources[Path(name).stem] = only_code([block for block in blocks(other) if block.language == "swift"])
    tests = [root / name for name in TESTED_BY.findall(prose)]
    shows_views = any("import SwiftUI" in source for source in sources.values())
    for is_macos in (False, True) if shows_views else (False,):
        with tempfile.TemporaryDirectory() as scratch:
            sample = Sample(Path(scratch), build, is_macos)
            messages = sample.make_stand_in() if shows_views else []
            messages = messages or sample.compile(sources)
            if not messages and tests and not is_macos:
                messages = sample.run(sources, tests, root)
            if shows_views:
                messages += sample.compile(sources, *NEW_APP)
        for line, message in dict.fromkeys(messages):
            yield Violation(file, line, f"shows Swift that {message} [swift]")
        if messages:
            return


class Sample:
    """The code of documents, written down to be compiled."""

    def __init__(self, folder: Path, build: Path, is_macos: bool):
        self.folder = folder
        self.build = build
        self.is_macos = is_macos
        self.flags = ["-swift-version", "6", "-I", build / "Modules", "-I", folder]

    def write(self, name: str, text: str) -> Path:
        path = self.folder / f"{name}.swift"
        path.write_text(text.replace("os(macOS)", "true" if self.is_macos else "false"))
        return path

    def swiftc(self, *arguments: str | Path) -> list[tuple[int, str]]:
        """The complaints of the compiler, each with its line of the document."""
        done = subprocess.run(["swiftc", *self.flags, *arguments], capture_output=True, text=True)
        found = re.findall(r"Sample\.swift:(\d+):\d+: (?:error|warning): (.*)", done.stderr)
        if done.returncode != 0 and not found:
            found = [(1, next((line for line in done.stderr.splitlines() if "error:" in line), done.stderr.strip()))]
        return [(int(line), f"doesn't compile: {message}") for line, message in found]

    def make_stand_in(self) -> list[tuple[int, str]]:
        stand_in = self.write("SwiftUI", (STAND_INS / "SwiftUI.swift").read_text(encoding="utf-8"))
        return self.swiftc(
            "-parse-as-library", "-module-name", "SwiftUI", "-emit-module", "-c", stand_in,
            "-emit-module-path", self.folder / "SwiftUI.swiftmodule", "-o", self.folder / "SwiftUI.o")

    def compile(self, sources: dict[str, str], *flags: str) -> list[tuple[int, str]]:
        as_library = ["-parse-as-library"] if any("@main" in source for source in sources.values()) else []
        written = [self.write(name, text) for name, text in sources.items()]
        return self.swiftc("-typecheck", *flags, *as_library, *written)

    def run(self, sources: dict[str, str], tests: list[Path], root: Path) -> list[tuple[int, str]]:
        """What the tests print of the code: each line is a sentence that does not hold."""
        written = [self.write(name, text.replace("@main", "")) for name, text in sources.items()]
        imported = {name for text in sources.values() for name in re.findall(r"^import (\w+)", text, re.MULTILINE)}
        objects = [
            self.build / f"{name}.build" / f"{source.name}.o"
            for name in imported for source in (root / "Modules" / name).rglob("*.swift")]
        program = self.folder / "run"
        if made := self.swiftc("-parse-as-library", *written, *tests, self.folder / "SwiftUI.o", *objects, "-o", program):
            return made
        environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no"}
        done = subprocess.run([program], capture_output=True, text=True, timeout=60, env=environment)
        said = done.stdout.splitlines() + ([done.stderr.strip()] if done.returncode != 0 else [])
        return [(1, f"doesn't do what is tested: {sentence}") for sentence in said]
