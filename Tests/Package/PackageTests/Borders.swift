import Foundation

/// The rules for dependencies between the targets of a package, and for the contents of their sources.
///
/// `swift format lint` rejects force unwraps, `as!`, `try!` and implicitly unwrapped optionals; see `.swift-format`.
struct Borders {
  /// The allowed dependencies of these modules, direct or indirect.
  ///
  /// Features, AppShell and all other modules have separate rules below.
  static let mayReach: [String: Set<String>] = [
    "Links": [], "ScreenKit": [], "Services": ["Links"], "Terminal": [],
    "Routing": ["Links"], "AppRouting": ["Links", "Routing"], "RoutingTesting": ["Links", "Routing"],
    "RoutingUI": ["Links", "Routing"],
    "LiveServices": ["Links", "Services"], "TextUI": ["Links", "ScreenKit", "Terminal"],
    "SceneUI": ["ScreenKit"],
  ]
  static let featureMayReach: Set = ["Links", "Routing", "ScreenKit", "Services"]
  /// What `Scripts/new-module --views` makes is shown by an app of its own.
  static let viewFeatureMayReach: Set = ["Links", "Routing", "RoutingUI", "Services"]
  static let hiddenFromShell: Set = ["LiveServices", "RoutingUI", "SceneUI", "Terminal", "TextUI", "demo"]

  /// The system modules that only these targets may import; tests may import any.
  static let importers: [String: Set<String>] = {
    let views: Set = ["RoutingUI", "SceneUI", "App/Apple"]
    let system: Set = ["LiveServices", "Services", "Terminal", "TextUI", "demo"]
    return [
      "AppKit": views, "SwiftUI": views, "UIKit": views, "Testing": ["RoutingTesting"],
      "CCrypt": ["LiveServices"],
      "CommonCrypto": system, "Darwin": system, "Glibc": system, "Musl": system, "os": system,
    ]
  }()
  static let withoutFoundation: Set = ["AppRouting", "Links", "Routing", "ScreenKit"]
  /// The only source of Links that may import Foundation, because `UUID` and `Date` are Foundation types.
  static let withFoundation = "Links/Values/LinkValue+Foundation.swift"

  /// The folders that only scripts compile: a new app and what its tests add to it, and the views on Linux.
  static let withoutTarget = [
    "App/Starter/", "Tests/Package/NewApp/", "Tests/SwiftUI/SwiftUIApp/", "Tests/SwiftUI/SwiftUIStub/",
    "Tests/SwiftUI/SwiftUITests/",
  ]

  static let forbiddenWords = ["@unchecked Sendable", "nonisolated(unsafe)", "fatalError(", "try!", "as!"]

  let tree: PackageTree

  /// A sentence for each broken rule.
  var violations: [String] {
    manifest + tree.targets.flatMap(reach) + tree.features.sorted().flatMap(completeness)
      + tree.files.keys.sorted().filter { $0.hasSuffix(".swift") }.flatMap(source)
  }

  private var manifest: [String] {
    let features = tree.features
    return tree.externals.map { "the package depends on \($0)" }
      + (tree.languageModes == ["6"] ? [] : ["the language mode is not 6 alone"])
      + tree.targets.filter { !$0.treatsWarningsAsErrors }.map { "\($0.name) does not treat warnings as errors" }
      + tree.targets.filter(\.hasUnsafeFlags).map { "\($0.name) is built with unsafe flags" }
      + tree.targets.filter { $0.isModule && $0.name != "Template" && !tree.libraries.contains($0.name) }
      .map { "\($0.name) is no library product" }
      + tree.targets.filter { !$0.isTest && $0.dependencies.contains("Template") }
      .map { "\($0.name) depends on Template, which is only to be copied" }
      + (features.contains("Template") ? [] : ["Template is no feature"])
  }

  private func reach(of target: PackageTree.Target) -> [String] {
    let name = target.name
    let features = tree.features
    func isAllowed(_ other: String) -> Bool {
      if tree.viewFeatures.contains(name) { return Self.viewFeatureMayReach.contains(other) }
      if features.contains(name) { return Self.featureMayReach.contains(other) }
      if let allowed = Self.mayReach[name] { return allowed.contains(other) }
      if name == "AppShell" { return !Self.hiddenFromShell.contains(other) }
      if target.isModule { return other != "AppShell" && !features.contains(other) }
      let tested = name.hasSuffix("Tests") ? String(name.dropLast("Tests".count)) : ""
      return !features.contains(tested) || other == tested || !features.contains(other)
    }
    return tree.reach(of: name).sorted { $0.key < $1.key }.filter { !isAllowed($0.key) }
      .map { "\(name) must not reach \($0.key): \($0.value.joined(separator: " → "))" }
  }

  /// A feature has a coordinator, a page, tests and, but for the template and features of views, a place in the app.
  private func completeness(of feature: String) -> [String] {
    let folder = tree.folder(of: feature)
    var missing = ["\(folder)\(feature)Coordinator.swift", "\(folder)\(feature).docc/\(feature).md"]
      .filter { tree.files[$0] == nil }
    let tests = tree.folder(of: "\(feature)Tests")
    if !tree.files.contains(where: { $0.key.hasPrefix(tests) && $0.value.contains("@Test") }) {
      missing.append("tests")
    }
    let shell = tree.folder(of: "AppShell")
    let isShown = tree.files.contains {
      $0.key.hasPrefix(shell) && $0.key.hasSuffix(".swift") && $0.value.contains("\(feature)Coordinator")
    }
    if !isShown, feature != "Template", !tree.viewFeatures.contains(feature) { missing.append("place in the app") }
    return missing.map { "\(feature) has no \($0)" }
  }

  private func source(_ path: String) -> [String] {
    guard let target = tree.target(of: path), let text = tree.files[path] else {
      return Self.withoutTarget.contains(where: path.hasPrefix) ? [] : ["\(path) belongs to no target"]
    }
    let code = Code(text)
    let problems = code.imports.compactMap { problem($0, in: path, of: target) }
    let words = target.isTest ? [] : Self.forbiddenWords.filter(code.contains).map { "has \($0)" }
    let state = target.isTest ? [] : code.mutableGlobals.map { "has the mutable global state \($0)" }
    return (problems + words + state).map { "\(path) \($0)" }
  }

  private func problem(_ imported: Code.Import, in path: String, of target: PackageTree.Target) -> String? {
    let module = imported.module
    if imported.attributes.contains("@_exported"), !target.isTest { return "exports \(module)" }
    if imported.attributes.contains("@testable"), !target.isTest { return "imports \(module) as a test does" }
    if tree.targets.contains(where: { $0.name == module }) {
      let isDeclared = module == target.name || target.dependencies.contains(module)
      return isDeclared ? nil : "imports \(module), which \(target.name) does not declare"
    }
    if target.isTest { return nil }
    let showsViews = module == "SwiftUI" && tree.viewFeatures.contains(target.name)
    if let allowed = Self.importers[module], !allowed.contains(target.name), !allowed.contains(target.folder),
      !showsViews
    {
      return "imports \(module), which only \(allowed.sorted().joined(separator: ", ")) may"
    }
    let isFoundation = module.hasPrefix("Foundation")
    if isFoundation, Self.withoutFoundation.contains(target.name), !path.hasSuffix("/\(Self.withFoundation)") {
      return "imports \(module), which \(target.name) does without"
    }
    return nil
  }
}

/// The lines of a source, without those of comments and of texts in triple quotes.
struct Code {
  struct Import {
    var module: String
    var attributes: [Substring]
  }

  private let lines: [Substring]

  init(_ text: String) {
    var isInText = false
    lines = text.split(separator: "\n").filter { line in
      defer { if !line.ranges(of: "\"\"\"").count.isMultiple(of: 2) { isInText.toggle() } }
      return !isInText && !line.drop(while: \.isWhitespace).hasPrefix("//")
    }
  }

  func contains(_ word: String) -> Bool { lines.contains { $0.contains(word) } }

  var imports: [Import] {
    // Few lines import something, and to match every line takes seconds.
    lines.filter { $0.contains("import ") }.compactMap { line in
      let parts = line.firstMatch(of: /^\s*((?:[@\w]+(?:\(\w+\))? )*)import (?:[a-z]+ )?(\w+)/)
      return parts.map { Import(module: String($0.2), attributes: $0.1.split(separator: " ")) }
    }
  }

  /// The names of mutable stored globals and static variables.
  var mutableGlobals: [String] {
    lines.enumerated().filter { $0.element.contains("var ") }.compactMap { index, line in
      let words = line.split { $0.isWhitespace || $0 == ":" }
      guard let keyword = words.firstIndex(of: "var"), keyword + 1 < words.count,
        words[..<keyword].contains("static") || line.first?.isWhitespace == false
      else { return nil }
      let next = index + 1 < lines.count ? lines[index + 1].drop(while: \.isWhitespace) : ""
      let brace = line.firstIndex(of: "{") ?? line.endIndex
      let isComputed = (brace < line.endIndex || next.hasPrefix("{")) && !line[..<brace].contains("=")
      return isComputed ? nil : String(words[keyword + 1])
    }
  }
}
