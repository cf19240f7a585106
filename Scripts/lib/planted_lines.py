"""Lines of Swift for `test-check-borders` to plant, and what must be said of each.

Not run by itself.
"""

ESSENTIALS = """#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif"""

# Lines to plant: (folder, the line, the rule that must refuse it). `None` stands for a line that must be accepted.
LINES = [
    # Every form of an import is an import.
    ("Modules/TextUI", "public import Routing", "import-table"),
    ("Modules/TextUI", "@preconcurrency import Routing", "import-table"),
    ("Modules/TextUI", "internal import struct Routing.Link", "import-table"),
    ("Modules/TextUI", "@_spi(Testing) private import Routing", "import-table"),
    ("Modules/TextUI", "#if DEBUG\n  import Routing\n#endif", "import-table"),
    ("Modules/TextUI", "import ScreenKit; import Routing", "import-table"),
    ("Modules/TextUI", "/* of /* nested */ comments */ import Routing", "import-table"),
    ("Modules/TextUI", "@_exported import ScreenKit", "exported-import"),
    ("Tests/TextUITests", "@_exported import ScreenKit", "exported-import"),
    ("Modules/AppShell", "@testable import LoggedIn", "testable-import"),
    ("App/Demo", "@testable import LoggedIn", "testable-import"),
    ("Tests/TextUITests", "@testable import TextUI", None),
    ("Tests/TextUITests", "import LoggedIn", "undeclared-import"),
    # What the toolchain brings.
    ("Modules/Links", "import Foundation", "toolchain"),
    ("Modules/Routing", "import FoundationEssentials", "toolchain"),
    ("Modules/AppRouting", "import Foundation", "toolchain"),
    ("Modules/ScreenKit", "public import FoundationEssentials", "toolchain"),
    ("Modules/Services", "import struct Foundation.Date", "toolchain"),
    ("Modules/Links", "import Glibc", "toolchain"),
    ("Modules/ScreenKit", "import Darwin", "toolchain"),
    ("Modules/Services", "import Glibc", None),
    ("Modules/Onboarding", "import Darwin", "toolchain"),
    ("Modules/LoggedOut", "import Glibc", "toolchain"),
    ("Modules/LoggedIn", "import Glibc", "toolchain"),
    ("Modules/AppShell", "import Darwin", "toolchain"),
    ("Modules/TextUI", "import Glibc", None),
    ("Modules/LiveServices", "import Darwin", None),
    ("Modules/LiveServices", "import Foundation", None),
    ("Modules/LiveServices", "import FoundationNetworking", None),
    ("Modules/AppShell", "import Foundation", "toolchain"),
    ("Modules/AppShell", "import FoundationEssentials", None),
    ("Modules/AppShell", ESSENTIALS, None),
    ("App/Demo", "import Glibc", None),
    ("App/Demo", "import FoundationNetworking", "toolchain"),
    ("App/Demo", "import Foundation", "toolchain"),
    ("App/Demo", "import Alamofire", "toolchain"),
    ("Modules/LoggedIn", "import Testing", "toolchain"),
    ("Modules/LoggedIn", "import Observation", None),
    # Words.
    ("Modules/Services", "final class A: @unchecked Sendable {}", "forbidden-word"),
    ("App/Demo", "nonisolated(unsafe) let a = 0", "forbidden-word"),
    ("Modules/LiveServices", "let a = try! read()", "forbidden-word"),
    ("Modules/TextUI", "let a = b as! Int", "forbidden-word"),
    ("Modules/AppShell", 'func a() { fatalError("never") }', "forbidden-word"),
    ("Modules/AppShell", "let a = b!", "forbidden-word"),
    ("Modules/AppShell", "let a = b[0]!.c", "forbidden-word"),
    ("Modules/AppShell", "let a = b()!", "forbidden-word"),
    ("Modules/AppShell", 'let a = "of \\(b!) interpolation"', "forbidden-word"),
    ("Modules/AppShell", "struct A { var b: Int! }", "forbidden-word"),
    ("Tests/TextUITests", "let a = try! read() as! Int; let b = c!", None),
    ("Modules/AppShell", "let a = b != c && d! != e", "forbidden-word"),
    ("Modules/AppShell", "let a = b != c && !d && b!=c", None),
    # Mutable global state.
    ("Modules/Links", "var a = 0", "global-state"),
    ("Modules/Routing", "var a = 0", "global-state"),
    ("Modules/AppRouting", "var a = 0", "global-state"),
    ("Modules/ScreenKit", "@MainActor public var a: Int = 0", "global-state"),
    ("Modules/Onboarding", "enum A { static var a = 0 }", "global-state"),
    ("Modules/LoggedOut", "enum A { public static var a: Int? }", "global-state"),
    ("Modules/LoggedIn", "enum A { @MainActor static var a = B { 0 } }", "global-state"),
    ("Modules/LoggedIn", "enum A { static private(set) var a = 0 { didSet { b() } } }", "global-state"),
    ("Modules/LoggedIn", "enum A { static var a: Int { 0 } }", None),
    ("Modules/LoggedIn", "var a: [String: Int] { [:] }", None),
    ("Modules/LoggedIn", "struct A { var a = 0 }", None),
    ("Modules/LoggedIn", "func a() { var b = 0 }", None),
    # What only looks like code.
    ("Modules/TextUI", "// import Routing, try! as! fatalError(", None),
    ("Modules/TextUI", "/*\nimport Routing\n/* nested */ let a = b!\n*/", None),
    ("Modules/TextUI", 'let a = """\nimport Routing\nlet a = b! \\(c)\n"""', None),
    ("Modules/TextUI", 'let a = #"try! "quoted" as! \\(b!) fatalError("#', None),
    ("Modules/TextUI", 'let a = "say \\"try!\\" // no \\(b("as!")) comment"', None),
    ("Modules/Wayward", "let a = 0", "unknown-target"),
]
