"""Which names a new module may have, and what to propose instead of the others.

Not run by itself; `new-module` imports it.
"""

import re
from pathlib import Path
from typing import Iterator

from swift_source import code_only

LONGEST = 26  # so that every line that is made from the name fits in 120 columns

# The Swift Programming Language, “Lexical Structure”: words that a link or an enum case could not be written with.
KEYWORDS = set("""
    actor any as associatedtype async await break case catch class continue convenience default defer deinit do dynamic
    else enum extension fallthrough false fileprivate final for func get guard if import in indirect infix init inout
    internal is lazy left let macro mutating nil none nonisolated nonmutating open operator optional override package
    postfix precedencegroup precedence prefix private protocol public repeat required rethrows return right self set
    some static struct subscript super switch throw throws true try type typealias unowned var weak where while willset
    didset
""".split())

# What comes with a Swift toolchain or an SDK, and would be hidden by a module of the same name.
TOOLCHAIN = set("""
    Accelerate Android AppIntents AppKit ARKit AVFoundation AVKit CloudKit Combine Compression Contacts CoreBluetooth
    CoreData CoreFoundation CoreGraphics CoreImage CoreLocation CoreML CoreMedia CoreText CryptoKit Cxx CxxStdlib Darwin
    Dispatch Distributed Foundation FoundationEssentials FoundationInternationalization FoundationNetworking
    FoundationXML GameKit Glibc GroupActivities HealthKit HomeKit JavaScriptCore LocalAuthentication MapKit Metal
    MusicKit Musl NaturalLanguage Network ObjectiveC Observation OSLog PackageDescription PackagePlugin PassKit PDFKit
    Photos PhotosUI PushKit QuickLook RealityKit RegexBuilder SafariServices SceneKit Security SpriteKit StoreKit Swift
    SwiftData SwiftOnoneSupport SwiftShims SwiftUI Synchronization SystemConfiguration Testing UIKit UserNotifications
    Vision WatchKit WebKit WidgetKit WinSDK XCTest
""".split())

# Types of the standard library that every file uses without an import.
STANDARD_TYPES = set("""
    Any AnyObject Array Bool Character Clock Codable Collection Comparable Data Date Decimal Dictionary Double Duration
    Encodable Decodable Equatable Error Float Hashable Identifiable Int Iterator KeyPath Mirror Never Optional Range
    Regex Result Self Sendable Sequence Set Slice String Substring Task Type UInt Unicode URL UUID Void View
""".split())

RESERVED_FILES = {"con", "prn", "aux", "nul"}  # device names of Windows
PRODUCTS = {"waymark", "demo", "benchmarks"}
PUBLIC_TYPE = re.compile(r"^public (?:final )?(?:actor|class|enum|protocol|struct|typealias) (\w+)", re.MULTILINE)


class Names:
    """The names that some modules take: their own, and those of the types that everybody sees."""

    def __init__(self, folders: list[Path]):
        self.modules: dict[str, str] = {}
        # Every feature has these two, also when it keeps them to itself.
        self.types = {"AppRoute": "AppShell", "AppCoordinator": "AppShell"}
        for folder in folders:
            for file in folder.rglob("*.swift"):
                self.modules[folder.name.lower()] = folder.name
                for name in PUBLIC_TYPE.findall(code_only(file.read_text(encoding="utf-8"))):
                    self.types.setdefault(name, folder.name)

    def problem(self, name: str) -> str | None:
        """Why no new module can have this name; nothing when one can."""
        return self.problem_of_form(name) or self.problem_of_meaning(name)

    def problem_of_form(self, name: str) -> str | None:
        if not name:
            return "a module needs a name"
        if strange := re.search(r"[^A-Za-z0-9]", name):
            return f"a name has letters and digits of ASCII only, not {strange[0]!a}"
        if not name[0].isupper():
            return "a name begins with a capital"
        if len(name) < 2:
            return "a name has at least two letters"
        if len(name) > LONGEST:
            return f"a name has at most {LONGEST} letters, this one has {len(name)}"
        if name.lower() in RESERVED_FILES:
            return "no file can have this name on Windows"
        return None

    def problem_of_meaning(self, name: str) -> str | None:
        if name.lower() in KEYWORDS:
            return f"“{name.lower()}” is a keyword of Swift"
        if name.lower() in {module.lower() for module in TOOLCHAIN}:
            return "a module of that name comes with the toolchain or an SDK"
        if name in STANDARD_TYPES:
            return f"the module would hide the type {name}"
        if name.lower() in PRODUCTS:
            return f"“{name.lower()}” is the name of a product of this package"
        if other := self.modules.get(name.lower()):
            how = "already exists" if other == name else f"differs from {other} in its capitals only"
            return f"this module {how}"
        if re.search(r"(Tests?|Testing)$", name):
            return "the names of tests and testing kits end like that"
        if re.search(r"(Coordinator|Route)$", name):
            return "the module's own types will be called that"
        if name in self.types:
            return f"{self.types[name]} has a type {name}, which the module would hide"
        for suffix in ("Coordinator", "Route"):
            if other := self.types.get(name + suffix):
                return f"{other} has a type {name}{suffix} already"
        return None

    def suggestion(self, name: str) -> str:
        """A name that is near to this one and free."""
        return next(free for free in candidates(name) if not self.problem(free))


def candidates(name: str) -> Iterator[str]:
    """Names that somebody may have meant, the nearest first; it never ends."""
    words = re.findall(r"[A-Za-z0-9]+", name)
    joined = re.sub(r"^[0-9]+", "", "".join(word[0].upper() + word[1:] for word in words))
    near = joined[:1].upper() + joined[1:LONGEST]
    stem = re.sub(r"(Tests?|Testing|Coordinator|Route)$", "", near)
    for base in dict.fromkeys([near, stem]):
        if base:
            yield base
            yield base[: LONGEST - 4] + "Area"
            yield base[: LONGEST - 4] + "List"
    yield from ("Settings", "Notes", "Search")
    number = 2
    while True:
        yield f"Settings{number}"
        number += 1


def link_name(name: str) -> str:
    """The name as links write it: `Settings` is `settings`, `URLList` is `urlList`."""
    head = re.match(r"[A-Z]+(?![a-z])|[A-Z]", name)[0]
    return head.lower() + name[len(head):]
