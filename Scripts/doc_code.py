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
from documents import Block, Line

# A script in a comment, and the frame it ends with.
FRAME = re.compile(r"(<!-- drawn by\n(?P<script>.*?)-->\n+```\n).*?```\n", re.DOTALL)
COMMAND = re.compile(r"(?:[A-Z_]+=\S+ )*(?:swift (?:run|test|build|package)|(?:\./)?(?:Scripts|\.ci)/[\w-]+)\b[^#|]*")
DEMO = re.compile(r"swift run demo ?(.*)")
STAND_INS = Path(__file__).resolve().parent / "stand-ins"

# What `Scripts/check` and `.ci/run` say is run there. The rest is too slow to be run here, or waits for a person.
RUN_BY = ("Scripts/check", ".ci/run")
RUN_ELSEWHERE = {
    "swift run demo": "Tests/DemoTests/TerminalTests.swift",
    "swift run demo --fresh --record session.waymark": "Tests/DemoTests/RecordingTests.swift",
    "WAYMARK_PASSWORD=waymark swift run demo --fresh play session.waymark": "Tests/DemoTests/RecordingTests.swift",
    "swift run demo --posts": "Tests/DemoTests/ServerTests.swift",
    "Scripts/new-module Settings": "Scripts/test-new-module",
    "WAYMARK_UPDATE=1 swift test --filter DemoTests": "Tests/DemoTests/StoryTests.swift",
    "WAYMARK_SEQUENCES=10000 swift test -c release -Xswiftc -enable-testing --filter ModelTests":
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


def compile_blocks(blocks: list[Block], built: Path, file: str) -> Iterator[Violation]:
    """All other Swift of a document must compile as one file; a stand-in takes the place of SwiftUI."""
    with tempfile.TemporaryDirectory() as scratch:
        sample = Path(scratch, "Sample.swift")
        text = [""] * max(block.number + len(block.lines) for block in blocks)
        for block in blocks:
            text[block.number - 1:block.number - 1 + len(block.lines)] = block.lines
        sample.write_text("\n".join(text))
        flags = ["-swift-version", "6", "-I", built, "-I", STAND_INS]
        done = subprocess.run(["swiftc", "-typecheck", *flags, sample], capture_output=True, text=True)
        for line, message in re.findall(r"Sample\.swift:(\d+):\d+: (?:error|warning): (.*)", done.stderr):
            yield Violation(file, int(line), f"shows Swift that doesn't compile: {message} [swift]")
        if done.returncode != 0 and "Sample.swift:" not in done.stderr:
            yield Violation(file, 1, f"can't be compiled: {done.stderr.strip().splitlines()[0]} [swift]")
