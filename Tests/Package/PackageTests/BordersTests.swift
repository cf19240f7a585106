import Foundation
import Testing

@Suite("Rules between the modules")
struct BordersTests {
  @Test("This package follows every rule")
  func current() throws {
    let violations = try Borders(tree: PackageTree.current.get()).violations
    #expect(violations == [])
  }

  @Test("A package that follows the rules is accepted, including an added feature")
  func sample() {
    #expect(Borders(tree: .sample).violations == [])
  }

  @Test("A feature whose routes show views imports SwiftUI, and no feature of the demo reaches it")
  func viewFeature() {
    var tree = PackageTree.sample.changing("Notes") { $0.dependencies = ["Routing", "RoutingUI"] }
    tree = tree.changing("AppShell") { $0.dependencies = ["FlowScenes", "LoggedIn"] }
    tree.files["Modules/AppShell/Features.swift"] = "import LoggedIn\n\nlet all = [LoggedInCoordinator.self]\n"
    tree.files["Modules/Notes/NotesRoute.swift"] = "import Routing\nimport RoutingUI\n"
    tree.files["Modules/Notes/NotesView.swift"] = "#if canImport(SwiftUI)\n  import SwiftUI\n#endif\n"
    #expect(Borders(tree: tree).violations == [])
    tree = tree.changing("LoggedIn") { $0.dependencies.append("Notes") }
    #expect(Borders(tree: tree).violations.contains { $0.hasPrefix("LoggedIn must not reach Notes") })
    tree = tree.changing("Notes") { $0.dependencies.append("AppRouting") }
    #expect(Borders(tree: tree).violations.contains { $0.hasPrefix("Notes must not reach AppRouting") })
  }

  /// Forbidden dependencies, one for each rule: a target, its dependency, and the beginning of the violation.
  static let dependencies: [(String, String, String)] = [
    ("Notes", "LoggedIn", "Notes must not reach LoggedIn"),
    ("Notes", "LiveServices", "Notes must not reach LiveServices"),
    ("Notes", "AppShell", "Notes must not reach AppShell"),
    ("NotesTests", "LoggedIn", "NotesTests must not reach LoggedIn"),
    ("ScreenKit", "AppRouting", "LoggedIn must not reach AppRouting: LoggedIn → ScreenKit → AppRouting"),
    ("Services", "LoggedIn", "Services must not reach LoggedIn"),
    ("TextUI", "Routing", "TextUI must not reach Routing"),
    ("AppShell", "LiveServices", "AppShell must not reach LiveServices"),
    ("AppShell", "SceneUI", "AppShell must not reach SceneUI"),
    ("AppShell", "Template", "AppShell depends on Template"),
    ("FlowScenes", "Notes", "FlowScenes must not reach Notes"),
    ("FlowScenes", "AppShell", "FlowScenes must not reach AppShell"),
  ]

  @Test("A forbidden dependency is reported", arguments: dependencies)
  func dependency(name: String, other: String, sentence: String) {
    let tree = PackageTree.sample.changing(name) { $0.dependencies.append(other) }
    #expect(Borders(tree: tree).violations.contains { $0.hasPrefix(sentence) })
  }

  /// Forbidden sources, one for each rule: a folder, the contents of a source in it, and the end of the violation.
  static let sources: [(String, String, String)] = [
    ("Modules/TextUI", "import Routing", "imports Routing, which TextUI does not declare"),
    ("Modules/TextUI", "@preconcurrency import Routing", "imports Routing, which TextUI does not declare"),
    ("Modules/TextUI", "import struct Routing.Router", "imports Routing, which TextUI does not declare"),
    ("Modules/AppShell", "public import Links", "imports Links, which AppShell does not declare"),
    ("Tests/NotesTests", "  @testable import LoggedIn", "imports LoggedIn, which NotesTests does not declare"),
    ("Modules/TextUI", "@_exported import ScreenKit", "exports ScreenKit"),
    ("Modules/AppShell", "@testable import LoggedIn", "imports LoggedIn as a test does"),
    ("Modules/Notes", "import SwiftUI", "imports SwiftUI, which only App/Apple, RoutingUI, SceneUI may"),
    ("Modules/Notes", "import Glibc", "imports Glibc, which only LiveServices, Services, Terminal, TextUI, demo may"),
    ("Modules/Notes", "import Testing", "imports Testing, which only RoutingTesting may"),
    ("Modules/Routing", "import FoundationEssentials", "imports FoundationEssentials, which Routing does without"),
    ("Modules/Links", "public import Foundation", "imports Foundation, which Links does without"),
    ("Modules/TextUI", "func a() { fatalError(\"never\") }", "has fatalError("),
    ("App/Demo", "nonisolated(unsafe) let a = 0", "has nonisolated(unsafe)"),
    ("Modules/Notes", "@MainActor var a = 0", "has the mutable global state a"),
    ("Modules/Notes", "enum A {\n  @MainActor static var a = B { 0 }\n}", "has the mutable global state a"),
    ("Modules/Notes", "enum A {\n  static private(set) var a: Int?\n}", "has the mutable global state a"),
    ("Modules/Lost", "let a = 0", "belongs to no target"),
  ]

  @Test("A forbidden line of code is reported", arguments: sources)
  func source(folder: String, line: String, sentence: String) {
    var tree = PackageTree.sample
    tree.files["\(folder)/Planted.swift"] = line + "\n"
    #expect(Borders(tree: tree).violations == ["\(folder)/Planted.swift \(sentence)"])
  }

  @Test(
    "Code that only resembles a violation is accepted",
    arguments: [
      "  // import Routing, try! fatalError(", "let a = \"import Routing\"",
      "let a = \"\"\"\n  import Routing\n  fatalError(\n  \"\"\"", "enum A {\n  static var a: Int { 0 }\n}",
      "var a: [String: Int] { [:] }", "struct A {\n  var a = 0\n}", "import Synchronization", "import TextUI",
    ])
  func accepted(line: String) {
    var tree = PackageTree.sample
    tree.files["Modules/TextUI/Planted.swift"] = line + "\n"
    tree.files["Tests/NotesTests/Planted.swift"] = "let a = try! read() as! Int\nvar b = 0\nimport Glibc\n"
    tree.files["Modules/\(Borders.withFoundation)"] = "import Foundation\n"
    #expect(Borders(tree: tree).violations == [])
  }

  /// Forbidden changes of the package, each with its violation.
  static let manifests: [(String, @Sendable (inout PackageTree) -> Void)] = [
    ("the package depends on Alamofire", { $0.externals = ["Alamofire"] }),
    ("the language mode is not 6 alone", { $0.languageModes = ["5", "6"] }),
    (
      "Notes does not treat warnings as errors",
      { $0 = $0.changing("Notes") { $0.treatsWarningsAsErrors = false } }
    ),
    ("Notes is built with unsafe flags", { $0 = $0.changing("Notes") { $0.hasUnsafeFlags = true } }),
    ("Notes is no library product", { $0.libraries.remove("Notes") }),
    (
      "Notes has no Modules/Notes/NotesCoordinator.swift",
      { $0.files["Modules/Notes/NotesCoordinator.swift"] = nil }
    ),
    ("Notes has no Modules/Notes/Notes.docc/Notes.md", { $0.files["Modules/Notes/Notes.docc/Notes.md"] = nil }),
    ("Notes has no tests", { $0.files["Tests/NotesTests/NotesTests.swift"] = "import Testing\n" }),
    (
      "Notes has no place in the app",
      { $0.files["Modules/AppShell/Features.swift"] = "import LoggedIn // LoggedInCoordinator" }
    ),
  ]

  @Test("A package or module with a missing part is reported", arguments: manifests.indices)
  func manifest(index: Int) {
    var tree = PackageTree.sample
    Self.manifests[index].1(&tree)
    #expect(Borders(tree: tree).violations == [Self.manifests[index].0])
  }
}

extension PackageTree {
  /// A small package without violations that has a feature `Notes`, as `Scripts/new-module` generates it.
  static let sample: PackageTree = {
    let modules: [(String, [String])] = [
      ("Links", []), ("Routing", ["Links"]), ("AppRouting", ["Links", "Routing"]), ("ScreenKit", []),
      ("Services", ["Links"]),
      ("RoutingTesting", ["Links", "Routing"]), ("LiveServices", ["Services"]), ("Terminal", []),
      ("RoutingUI", ["Links", "Routing"]), ("SceneUI", ["ScreenKit"]),
      ("TextUI", ["ScreenKit", "Terminal"]), ("FlowScenes", ["AppRouting", "ScreenKit"]),
      ("LoggedIn", ["Routing", "ScreenKit", "Services"]), ("Notes", ["Routing", "ScreenKit"]),
      ("Template", ["Routing", "ScreenKit"]), ("AppShell", ["FlowScenes", "LoggedIn", "Notes"]),
    ]
    var tree = PackageTree(
      targets: modules.map { Target(name: $0.0, folder: "Modules/\($0.0)", dependencies: $0.1) },
      libraries: Set(modules.map(\.0).filter { $0 != "Template" }), files: [:])
    tree.targets.append(
      Target(name: "DemoApp", folder: "App/Demo", dependencies: ["AppShell", "LiveServices", "TextUI"]))
    for name in ["LoggedIn", "Notes", "Template"] {
      tree.targets.append(Target(name: "\(name)Tests", folder: "Tests/\(name)Tests", dependencies: [name, "Routing"]))
      tree.files["Modules/\(name)/\(name)Route.swift"] = "import Routing\nimport ScreenKit\n"
      tree.files["Modules/\(name)/\(name)Coordinator.swift"] = "public import Routing\n"
      tree.files["Modules/\(name)/\(name).docc/\(name).md"] = "# ``\(name)``\n"
      tree.files["Tests/\(name)Tests/\(name)Tests.swift"] =
        "import Testing\n\n@testable import \(name)\n\n@Test func a() {}\n"
    }
    tree.files["Modules/AppShell/Features.swift"] = """
      import LoggedIn
      import Notes

      let all = [LoggedInCoordinator.self, NotesCoordinator.self]
      """
    return tree
  }()

  func changing(_ name: String, _ change: (inout Target) -> Void) -> PackageTree {
    var tree = self
    for index in tree.targets.indices where tree.targets[index].name == name { change(&tree.targets[index]) }
    return tree
  }
}
