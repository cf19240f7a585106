import Foundation
import TestTopics
import Testing

/// The project file is text: each object is a line `IDENTIFIER /* name */ = {`.
@Suite("The Xcode project of the app")
struct XcodeProjectTests {
  private static let folder = Repository.root.appendingPathComponent("App/Apple")
  private let project = Result { try text("Waymark.xcodeproj/project.pbxproj") }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  @Test("Every object is defined once and used, and the shared scheme builds and starts the target of the app")
  func references() throws {
    let project = try project.get()
    let defined = project.matches(of: /\n\t\t([0-9A-F]{24}) .*?= \{/).map(\.1)
    let named = project.matches(of: /[0-9A-F]{24}/).map(\.output)
    #expect(Set(defined) == Set(named) && Set(defined).count == defined.count)
    #expect(defined.filter { identifier in named.count { $0 == identifier } < 2 } == [])
    let target = try #require(project.firstMatch(of: /(\w+) \/\* Waymark \*\/ = \{\n\t+isa = PBXNativeTarget;/)).1
    let scheme = try Self.text("Waymark.xcodeproj/xcshareddata/xcschemes/Waymark.xcscheme")
    #expect(scheme.matches(of: /BlueprintIdentifier="(\w+)"/).map(\.1) == [target, target])
  }

  @Test("The project compiles every source of the app and links exactly the products that they import")
  func sources() throws {
    let project = try project.get()
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter { $0.hasSuffix(".swift") }
    let tree = try PackageTree.current.get()
    let imported = tree.files.filter { $0.key.hasPrefix("App/Apple/") }.flatMap { Code($0.value).imports.map(\.module) }
    // Each is in its group of objects, and in the phase of the build.
    for (phase, expected) in [("Sources", Set(names)), ("Frameworks", tree.libraries.intersection(imported))] {
      let built = project.matches(of: /\/\* (\S+) in (\w+) \*\/( = |,)/).filter { $0.2 == phase }
      #expect(Set(built.filter { $0.3 == "," }.map { String($0.1) }) == expected)
      #expect(built.count == 2 * expected.count)
    }
    #expect(project.contains("relativePath = ../..;"))
  }

  @Test("The project has the deployment targets and the language mode of the package")
  func settings() throws {
    let manifest = try Self.text("../../Package.swift")
    #expect(manifest.contains("platforms: [.iOS(.v18), .macOS(.v15)]"))
    let values = ["IPHONEOS_DEPLOYMENT_TARGET": "18.0", "MACOSX_DEPLOYMENT_TARGET": "15.0", "SWIFT_VERSION": "6.0"]
    for (name, value) in values {
      let settings = try project.get().matches(of: /(\w+) = (\S+);/).filter { $0.1 == name }
      #expect(!settings.isEmpty && settings.allSatisfy { $0.2 == value })
    }
  }

  @Test("The property list declares the URL scheme app and supports several windows")
  func propertyList() throws {
    #expect(try project.get().contains("INFOPLIST_FILE = Info.plist;"))
    let list = try PropertyListSerialization.propertyList(from: Data(Self.text("Info.plist").utf8), format: nil)
    let types = (list as? [String: Any])?["CFBundleURLTypes"] as? [[String: Any]] ?? []
    #expect(types.flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] } == ["app"])
    let scenes = (list as? [String: Any])?["UIApplicationSceneManifest"] as? [String: Any]
    #expect(scenes?["UIApplicationSupportsMultipleScenes"] as? Bool == true)
  }
}
