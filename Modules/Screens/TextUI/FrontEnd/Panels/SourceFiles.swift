import ScreenKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The source files of a package, which the inspector names and opens.
///
/// A file belongs to a module if it is in a folder of that name, in `Modules` or `App`, however deep.
@MainActor
public final class SourceFiles {
  let root: String
  /// The paths from the root, by module and name, such as `LoggedIn/PostListScreen.swift` (`#fileID`).
  private lazy var paths = Self.paths(in: root)

  /// Creates the files of a package in a folder, which needn't be there.
  public init(root: String) { self.root = root }

  func place(of line: SourceLine) -> SourcePlace? { paths[line.fileID].map { SourcePlace(path: $0, line: line.line) } }

  /// Returns the request to edit a place, or throws the reason why there is no file.
  static func edit(_ place: SourcePlace?, in sources: SourceFiles?) throws(NoSourceFile) -> FrontEnd.TerminalRequest {
    guard let sources else { throw NoSourceFile(description: "No source file is known") }
    guard let place else {
      let isHere = FileManager.default.fileExists(atPath: "\(sources.root)/Modules")
      throw NoSourceFile(
        description: isHere ? "The last input has run no code to open" : "There are no source files in \(sources.root)")
    }
    let path = "\(sources.root)/\(place.path)"
    guard FileManager.default.fileExists(atPath: path) else {
      throw NoSourceFile(description: "\(place.path) isn't in \(sources.root)")
    }
    return .edit(path: path, line: place.line)
  }

  private static func paths(in root: String) -> [String: String] {
    var paths: [String: String] = [:]
    for folder in ["Modules", "App"] {
      let files = (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
      for file in files where file.hasSuffix(".swift") {
        let parts = file.split(separator: "/")
        for module in parts.dropLast() { paths["\(module)/\(parts[parts.count - 1])"] = "\(folder)/\(file)" }
      }
    }
    return paths
  }
}

struct NoSourceFile: Error, CustomStringConvertible {
  let description: String
}

struct SourcePlace: Equatable, Sendable {
  var path: String
  var line: Int

  var name: Substring { path.split(separator: "/").last ?? "" }
  var folder: String { String(path.dropLast(name.count + 1)) }
}
