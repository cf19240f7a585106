"""The templates of Scripts/new-module: which names a module can have, and the files of a template under these names."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
STARTER, TEMPLATES = ROOT / "App/Starter", ("Template", "ViewTemplate")  # without views, with views
CONFLICT, WRONG_USAGE, BAD_DATA, NO_INPUT, MISSING, IN_THE_WAY, INPUT_OUTPUT, INTERRUPTED = 1, 64, 65, 66, 69, 73, 74, 130
RESERVED = set("""
    actor any as async await break case catch class continue convenience default defer deinit do dynamic else enum extension
    false final for func get guard if import in indirect infix init inout internal is lazy left let macro mutating nil none
    open operator optional override package postfix prefix private protocol public repeat required rethrows return right
    self set some static struct subscript super switch throw throws true try type unowned var weak where while array bool
    character codable collection comparable data date dictionary double duration equatable error float hashable identifiable
    int iterator never range regex result sendable sequence slice string substring task uint unicode url uuid view void
    combine darwin dispatch foundation glibc musl observation swift swiftui synchronization testing xctest con prn aux nul
""".split())  # Swift keywords, types and libraries, and names that Windows reserves


class Module(NamedTuple):
    """A module to make or to remove, and where it is in Waymark's app."""
    place: Path
    name: str
    kind: str
    item: str
    placement: str = ""
    is_gated: bool = False


def stop(status: int, message: str, outcome: str = "nothing has changed"):
    print(f"new-module: {message}; {outcome}", file=sys.stderr)
    sys.exit(status)


def folder(place: Path, name: str, kind: str = "Modules") -> str:
    """Returns the folder of a module or of its tests: Waymark has a room around each, other packages have none."""
    rooms = [path.relative_to(ROOT).as_posix() for path in ROOT.glob(f"{kind}/*/{name}")] if place == ROOT else [f"{kind}/{name}"]
    return next(iter(rooms), f"{kind}/Features/{name}")


def flat(path: str) -> str:
    """Returns the path of a file of Waymark in another package."""
    return re.sub(r"^(Modules|Tests)/(Features|Navigation|Screens)/(?=\w+/)", r"\1/", path)


def folders(root: Path) -> list[Path]:
    """Returns the folders of all modules of a package."""
    return [path for path in sorted((root / "Modules").glob("*/*" if root == ROOT else "*")) if path.is_dir()]


def read(path: Path, errors: str = "strict") -> str | None:
    """Returns the text of a file, with the line ends of Unix, or None if it doesn't exist."""
    try:
        return path.read_bytes().decode("utf-8", errors).replace("\r\n", "\n") if path.is_file() else None
    except UnicodeDecodeError:
        stop(BAD_DATA, f"{path} is not UTF-8 text")


def sources(root: Path, *folders: str, suffix: str = "") -> dict[str, str]:
    """Returns the texts of all files in the folders, except hidden ones, by their path from the root; an image may be among them."""
    files = sorted(path for folder in folders for path in (root / folder).rglob(f"*{suffix}") if path.is_file())
    return {path.relative_to(root).as_posix(): read(path, "surrogateescape") for path in files if not path.name.startswith(".")}


def lower(name: str) -> str:
    """Returns the name in lower camel case: `Settings` becomes `settings`, and `URLList` becomes `urlList`."""
    return re.sub(r"^([A-Z]+(?![a-z])|[A-Z])", lambda head: head[0].lower(), name)


def plural(item: str) -> str:
    if re.search(r"[^aeiou]y$", item):
        return item[:-1] + "ies"
    return item + ("es" if re.search(r"(s|x|z|ch|sh)$", item) else "s")


def singular(name: str) -> str:
    """Returns the singular of an English plural, or the name itself if its end doesn't say."""
    if not re.search("(News|[Ss]eries|[Ss]pecies|Lens|uses)$", name):
        for end, other in (("(?<=ov|ok)ies", "ie"), ("ies", "y"), ("(?<=ss|sh|ch)es|(?<=x)es", ""), ("(?<![aisu])s", "")):
            if re.search(f"({end})$", name):
                return re.sub(f"({end})$", other, name)
    return name


def problem(name: str, taken: dict[str, str]) -> str | None:
    """Returns why a module or an item can't have this name, or None; `taken` maps lowercase names to their owners."""
    if not re.fullmatch("[A-Z][A-Za-z0-9]{0,39}", name):
        return "a name is a capital and up to 39 more letters and digits, all ASCII"
    if re.search(r"(Tests?|Testing|Coordinator|Route)$", name):
        return "the names of tests, testing kits, coordinators and routes end like that"
    if name.lower() in RESERVED:
        return f"“{name.lower()}” is a word of Swift, of its libraries or of the system"
    return f"{taken[name.lower()]} is called that, capitals aside" if name.lower() in taken else None


def taken_names(place: Path, kind: str) -> dict[str, str]:
    """Returns the lowercase names of modules and public types with their owners; a coordinator takes that of its module."""
    words = "choose details discard edit editor form help label list path".split() if kind == "ViewTemplate" else ()
    public = re.compile(r"^public (?:final |nonisolated )*(?:actor|class|enum|protocol|struct|typealias) (\w+)", re.MULTILINE)
    taken = dict.fromkeys(("waymark", "demo", "benchmarks"), "a product of the package")
    for module in [found for root in (ROOT, STARTER, place) for found in folders(root)]:
        texts = sources(module, ".", suffix=".swift").values()
        if module.name not in TEMPLATES:
            taken |= {name.lower(): f"a type of {module.name}" for text in texts for name in public.findall(text)}
        taken |= {module.name.lower(): f"the module {module.name}"} if texts else {}
    return (taken | {re.sub("(coordinator|route)$", "", name): owner for name, owner in taken.items()}
            | dict.fromkeys(words, "something in App/Starter"))


def check_name(argument: str, name: str, taken: dict[str, str]) -> None:
    if why := problem(name, taken):
        stop(WRONG_USAGE, f"{argument} can't be {name!r}: {why}")


def item_of(name: str, kind: str, chosen: str | None, taken: dict[str, str]) -> str:
    """Returns the name of the items: the chosen one, or one that is derived from the name of the module."""
    code = "\n".join(re.sub(r'//.*|"[^"\n]*"', "", text) for text in template(kind).values())
    words = {word.lower() for word in re.findall(r"[A-Z]?[a-z]+|[A-Z]+", code)} - {"item", "items"}
    taken = taken | dict.fromkeys(words | {word.removesuffix("s") for word in words}, "something in the template")
    taken[name.lower()] = "the module itself"
    if chosen is not None:
        check_name("--item", chosen, taken)
    wanted = singular(name), "Record", "Piece", *(f"{name[:33]}Record{number}" for number in ("", *range(2, 10)))
    free = (item for item in wanted if not problem(item, taken))
    return chosen or next(free, None) or stop(WRONG_USAGE, f"no name is left for the items of {name}; add --item ITEM")


def template(kind: str, *others: str) -> dict[str, str]:
    """Returns the files of a template, or those of other folders beside it."""
    root = STARTER if kind == "ViewTemplate" else ROOT
    return sources(root, *others or (folder(root, kind), folder(root, f"{kind}Tests", "Tests")))


def words(name: str) -> list[str]:
    """Returns the words of a name as they are inside a sentence: `pantry` and `item` for `PantryItem`."""
    found = re.findall(r"[A-Z]{2,}[0-9]*s?(?![a-z])|[A-Z]?[a-z0-9]+|[A-Z]", name)
    return [word if re.match("[A-Z]{2}", word) else word.lower() for word in found]


def title(name: str) -> str:
    """Returns a name as the user reads it: `Pantry item` for `PantryItem`, and `URL list` for `URLList`."""
    text = " ".join(words(name))
    return text[0].upper() + text[1:]


def segment(name: str) -> str:
    """Returns a name as links have it: `pantry-items` for `PantryItems`."""
    return "-".join(words(name)).lower()


def article(item: str) -> str:
    """Returns the end of the article of an item: `n` for `Order`, and nothing for `User`."""
    return "n" if re.match("[AEFHILMNORSX][A-Z]|([AEIO]|U(?!ni|[rst][aeiou]))(?![A-Z])", item) else ""


def renamed(text: str, module: Module, is_page: bool = False) -> str:
    """Returns a text of the template under other names: those of code, and in strings, comments and pages those the user reads."""
    kind, name, item = module.kind, module.name, module.item
    items = plural(item)
    code = {kind: name, lower(kind): lower(name), "Items": items, "items": lower(items), "Item": item, "item": lower(item)}
    read = {"Items": title(items), "items": " ".join(words(items)), "Item": title(item), "item": " ".join(words(item))}
    link = r"(?:(?<=/)|(?<=%2F)|(?<=\")(?=items/))items\b"
    prose = re.compile(rf"(?P<link>{link})|(?<![\w`.(])(?P<word>[Ii]tems?)(?![\w(`])|(?P<code>{'|'.join(code)})")

    def changed(part: re.Match) -> str:
        if part["title"]:
            return f'"{title(name)}"'
        if part["root"]:
            return f'"{segment(items)}"'
        if part["name"]:
            return code[part["name"]]
        text = re.sub(r"\b([Aa])n(?= item\b)", rf"\1{article(item)}", part[0])
        return prose.sub(lambda found: segment(items) if found["link"] else (read if found["word"] else code)[found[0]], text)

    texts = r"(?s:.+)" if is_page else r'//.*|"[^"\n]*"'
    return re.sub(rf'(?<!module\()(?<!of: )(?P<title>"{kind}")|(?<!\()(?P<root>"items")|{texts}|(?P<name>{"|".join(code)})', changed, text)


def copies(module: Module, *others: str) -> dict[str, str]:
    """Returns the files of a template, or those of other folders beside it, under other names."""
    texts = {flat(renamed(path, module)): renamed(text, module, path.endswith(".md"))
             for path, text in template(module.kind, *others).items()}
    if module.place == ROOT:
        texts = {path.replace("/", "/Features/", 1): text for path, text in texts.items()}
    if module.is_gated:
        route = f"{folder(module.place, module.name)}/{module.name}Route.swift"
        texts[route] = texts[route].replace(" root:", ' requires: Gate("signed in"), root:', 1)
    return texts
