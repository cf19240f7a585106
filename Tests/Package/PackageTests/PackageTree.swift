import Foundation
import TestTopics

/// The input of `Borders`: the declarations of `Package.swift` and the text of the files.
struct PackageTree {
  struct Target {
    var name: String
    var folder: String
    var dependencies: [String] = []
    var isExecutable = false
    var hasUnsafeFlags = false
    var treatsWarningsAsErrors = true

    var isModule: Bool { folder.hasPrefix("Modules/") }
    var isTest: Bool { folder.hasPrefix("Tests/") }
  }

  var targets: [Target]
  /// The targets that other packages can depend on.
  var libraries: Set<String>
  /// The external packages and products that the package depends on.
  var externals: [String] = []
  var languageModes = ["6"]
  /// The Swift sources and the DocC pages by their path.
  var files: [String: String]

  /// The features: the modules with routes, such as `Modules/Features/Notes/NotesRoute.swift`.
  var features: Set<String> {
    Set(targets.filter { files["\($0.folder)/\($0.name)Route.swift"] != nil }.map(\.name))
  }

  /// The features whose routes show views, for an app that SwiftUI draws.
  var viewFeatures: Set<String> {
    let ofViews = targets.filter { $0.dependencies.contains("RoutingUI") && !$0.dependencies.contains("ScreenKit") }
    return features.intersection(ofViews.map(\.name))
  }

  /// Returns the folder of a target, with a slash at its end; no file is in that of a missing target.
  func folder(of name: String) -> String { (targets.first { $0.name == name }?.folder ?? "no target \(name)") + "/" }

  /// Returns the target that contains a source.
  func target(of path: String) -> Target? { targets.first { path.hasPrefix($0.folder + "/") } }

  /// Returns the direct and indirect dependencies of a target, each with the shortest path to it.
  func reach(of name: String) -> [String: [String]] {
    var ways: [String: [String]] = [:]
    var queue = [[name]]
    while !queue.isEmpty {
      let way = queue.removeFirst()
      for next in targets.first(where: { $0.name == way.last })?.dependencies ?? [] where ways[next] == nil {
        ways[next] = way + [next]
        queue.append(way + [next])
      }
    }
    return ways
  }
}

extension PackageTree {
  struct Unreadable: Error {
    var reason: String
  }

  /// This repository: the files on disk, and the manifest as `swift package dump-package` prints it.
  static let current = Result { try read() }

  private static func read() throws -> PackageTree {
    let described = try JSONSerialization.jsonObject(with: dump()) as? [String: Any] ?? [:]
    let products = described["products"] as? [[String: Any]] ?? []
    let libraries = products.filter { ($0["type"] as? [String: Any])?["library"] != nil }
    var tree = PackageTree(
      targets: [], libraries: Set(libraries.flatMap { $0["targets"] as? [String] ?? [] }),
      externals: (described["dependencies"] as? [Any] ?? []).map { "\($0)" },
      languageModes: described["swiftLanguageVersions"] as? [String] ?? [], files: try files())
    let all = described["targets"] as? [[String: Any]] ?? []
    // A system library has no sources.
    let system = all.filter { $0["type"] as? String == "system" }.compactMap { $0["name"] as? String }
    for target in all where target["type"] as? String != "system" { tree.add(target, without: system) }
    #if os(Linux)
      // The manifest declares the app for Apple platforms only, but the rules apply to its sources everywhere.
      tree.targets.append(
        Target(
          name: "waymark", folder: "App/Apple",
          dependencies: [
            "AppShell", "Links", "LiveServices", "Routing", "RoutingUI", "SceneUI", "ScreenKit", "Services",
          ],
          isExecutable: true))
    #endif
    return tree
  }

  /// Adds a described target, and the products of other packages that it depends on.
  private mutating func add(_ described: [String: Any], without system: [String]) {
    var target = Target(name: described["name"] as? String ?? "", folder: described["path"] as? String ?? "")
    target.isExecutable = described["type"] as? String == "executable"
    for dependency in described["dependencies"] as? [[String: [Any]]] ?? [] {
      if let product = dependency["product"] { externals.append("the product \(product) in \(target.name)") }
      target.dependencies += dependency.filter { $0.key != "product" }.compactMap { $0.value.first as? String }
    }
    target.dependencies.removeAll(where: system.contains)
    let settings = (described["settings"] as? [[String: Any]] ?? []).map { "\($0["kind"] ?? "")" }
    target.treatsWarningsAsErrors = settings.contains { $0.contains("treatAllWarnings") && $0.contains("error") }
    target.hasUnsafeFlags = settings.contains { $0.contains("unsafeFlags") }
    targets.append(target)
  }

  /// Returns the output of `swift package dump-package`.
  ///
  /// The command needs a scratch folder of its own, because the running `swift test` locks the default one.
  private static func dump() throws -> Data {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("waymark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "--package-path", Repository.root.path, "--scratch-path", scratch.path, "dump-package",
    ]
    // The compiler leaves temporary folders behind.
    process.environment = ProcessInfo.processInfo.environment.merging(["TMPDIR": scratch.path]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Unreadable(reason: "swift package dump-package failed") }
    return data
  }

  private static func files() throws -> [String: String] {
    var found: [String: String] = [:]
    for folder in ["Modules", "App", "Tests"] {
      for path in FileManager.default.enumerator(atPath: Repository.root.appendingPathComponent(folder).path) ?? .init()
      {
        guard let path = path as? String, path.hasSuffix(".swift") || path.hasSuffix(".md") else { continue }
        let name = "\(folder)/\(path)"
        found[name] = try String(contentsOf: Repository.root.appendingPathComponent(name), encoding: .utf8)
      }
    }
    return found
  }
}
