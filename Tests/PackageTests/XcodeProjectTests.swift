import Foundation
import Testing

@Suite("The Xcode project of the app")
struct XcodeProjectTests {
  private static let folder = PackageTree.root.appendingPathComponent("App/Apple")

  private static func read() throws -> XcodeProject {
    try XcodeProject(Data(contentsOf: folder.appendingPathComponent("Waymark.xcodeproj/project.pbxproj")))
  }

  @Test("Every reference leads to an object of the right kind, and every object is referenced")
  func references() throws {
    #expect(try Self.read().problems == [])
  }

  @Test("The project compiles every source of the app and names only existing files")
  func files() throws {
    let project = try Self.read()
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(project.compiled.sorted() == names.filter { $0.hasSuffix(".swift") }.sorted())
    #expect(Set(project.files).isSubset(of: names))
  }

  @Test("The project uses this package and exactly the products that its sources import")
  func package() throws {
    let project = try Self.read()
    let package = Self.folder.appendingPathComponent(project.packagePath).standardizedFileURL
    #expect(package.path == PackageTree.root.standardizedFileURL.path)
    let tree = try PackageTree.current.get()
    let imported = tree.files.filter { $0.key.hasPrefix("App/Apple/") }.flatMap { Code($0.value).imports.map(\.module) }
    #expect(Set(project.products) == Set(imported).intersection(tree.libraries))
    #expect(Set(project.products).isSubset(of: tree.libraries))
  }

  @Test("The project has the deployment targets and the language mode of the package")
  func settings() throws {
    let manifest = try String(
      contentsOf: PackageTree.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.contains("platforms: [.iOS(.v18), .macOS(.v15)]"))
    for settings in try Self.read().settings(of: "PBXProject") {
      #expect(settings["IPHONEOS_DEPLOYMENT_TARGET"] == "18.0")
      #expect(settings["MACOSX_DEPLOYMENT_TARGET"] == "15.0")
      #expect(settings["SWIFT_VERSION"] == "6.0")
    }
  }

  @Test("The shared scheme builds and starts the target of the app")
  func scheme() throws {
    let path = Self.folder.appendingPathComponent("Waymark.xcodeproj/xcshareddata/xcschemes/Waymark.xcscheme")
    let scheme = try String(contentsOf: path, encoding: .utf8)
    let built = scheme.matches(of: /BlueprintIdentifier="(\w+)" BuildableName="(\w+).app" BlueprintName="(\w+)"/)
    #expect(built.count == scheme.matches(of: /<BuildableReference/).count && built.count == 2)
    for reference in built {
      #expect(reference.2 == reference.3)
      #expect(try Self.read().targets == [String(reference.1): String(reference.2)])
    }
  }

  @Test("The workflow and its script build schemes of the project and the package, and only existing projects")
  func workflow() throws {
    let tree = try PackageTree.current.get()
    let project = try Self.read()
    for name in [".github/workflows/ci.yml", "Scripts/try-on-simulator"] {
      let text = try String(contentsOf: PackageTree.root.appendingPathComponent(name), encoding: .utf8)
      for command in text.matches(of: /xcodebuild build.*/).map(\.output) {
        let scheme = try #require(command.firstMatch(of: /-scheme (\w+)/)).1
        let path = command.firstMatch(of: /-project (\S+)/)?.1
        #expect(path == nil || path == "App/Apple/Waymark.xcodeproj")
        #expect((path == nil ? tree.libraries : Set(project.targets.values)).contains(String(scheme)), "\(command)")
      }
      let identifiers = project.settings(of: "PBXNativeTarget").compactMap { $0["PRODUCT_BUNDLE_IDENTIFIER"] }
      for identifier in text.matches(of: /app=(\S+)/) { #expect(Set(identifiers) == [String(identifier.1)]) }
    }
  }

  @Test("The property list declares the URL scheme app and supports several windows")
  func propertyList() throws {
    for settings in try Self.read().settings(of: "PBXNativeTarget") {
      let data = try Data(contentsOf: Self.folder.appendingPathComponent(settings["INFOPLIST_FILE"] ?? ""))
      let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
      let types = list?["CFBundleURLTypes"] as? [[String: Any]] ?? []
      #expect(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] } == ["app"])
      let scenes = list?["UIApplicationSceneManifest"] as? [String: Any]
      #expect(scenes?["UIApplicationSupportsMultipleScenes"] as? Bool == true)
    }
  }
}

/// The objects of a `project.pbxproj`, which is a property list in the style of OpenStep.
struct XcodeProject {
  private let objects: [String: [String: Any]]
  private let root: String

  init(_ data: Data) throws {
    let list = try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    objects = list?["objects"] as? [String: [String: Any]] ?? [:]
    root = list?["rootObject"] as? String ?? ""
  }

  /// The keys that refer to objects, each with the allowed kinds.
  private static let references: [String: Set<String>] = [
    "buildConfigurationList": ["XCConfigurationList"], "buildConfigurations": ["XCBuildConfiguration"],
    "buildPhases": ["PBXFrameworksBuildPhase", "PBXSourcesBuildPhase"],
    "children": ["PBXFileReference", "PBXGroup"], "fileRef": ["PBXFileReference"], "files": ["PBXBuildFile"],
    "mainGroup": ["PBXGroup"], "packageProductDependencies": ["XCSwiftPackageProductDependency"],
    "packageReferences": ["XCLocalSwiftPackageReference"], "productRef": ["XCSwiftPackageProductDependency"],
    "productRefGroup": ["PBXGroup"], "productReference": ["PBXFileReference"], "targets": ["PBXNativeTarget"],
  ]

  var problems: [String] {
    var problems: [String] = []
    var seen: Set = [root]
    for (_, object) in objects {
      let kind = object["isa"] as? String ?? "an object without a kind"
      for (key, kinds) in Self.references {
        let identifiers = object[key] as? [String] ?? (object[key] as? String).map { [$0] } ?? []
        seen.formUnion(identifiers)
        for identifier in identifiers where !kinds.contains(objects[identifier]?["isa"] as? String ?? "") {
          problems.append("\(kind) refers to \(identifier), which is no \(kinds.sorted().joined(separator: " or "))")
        }
      }
    }
    if objects[root]?["isa"] as? String != "PBXProject" { problems.append("the root is no project") }
    return problems + objects.keys.filter { !seen.contains($0) }.map { "\($0) is referenced by no object" }
  }

  private func all(_ kind: String) -> [[String: Any]] { objects.values.filter { $0["isa"] as? String == kind } }

  /// The paths of the files that the project refers to.
  var files: [String] {
    all("PBXFileReference").filter { $0["sourceTree"] as? String == "<group>" }.compactMap { $0["path"] as? String }
  }

  /// The sources that the target compiles.
  var compiled: [String] {
    all("PBXSourcesBuildPhase").flatMap { $0["files"] as? [String] ?? [] }
      .compactMap { (objects[$0]?["fileRef"] as? String).flatMap { objects[$0]?["path"] as? String } }
  }

  /// The identifiers and names of the targets.
  var targets: [String: String] {
    objects.filter { $0.value["isa"] as? String == "PBXNativeTarget" }.compactMapValues { $0["name"] as? String }
  }

  /// The products of packages that the target links.
  var products: [String] {
    let linked = all("PBXFrameworksBuildPhase").flatMap { $0["files"] as? [String] ?? [] }
      .compactMap { objects[$0]?["productRef"] as? String }
    let needed = all("PBXNativeTarget").flatMap { $0["packageProductDependencies"] as? [String] ?? [] }
    return Set(linked).intersection(needed).compactMap { objects[$0]?["productName"] as? String }
  }

  var packagePath: String { all("XCLocalSwiftPackageReference").first?["relativePath"] as? String ?? "" }

  /// The build settings of each configuration of a project or a target.
  func settings(of kind: String) -> [[String: String]] {
    all(kind).compactMap { $0["buildConfigurationList"] as? String }
      .flatMap { objects[$0]?["buildConfigurations"] as? [String] ?? [] }
      .compactMap { objects[$0]?["buildSettings"] as? [String: String] }
  }
}
