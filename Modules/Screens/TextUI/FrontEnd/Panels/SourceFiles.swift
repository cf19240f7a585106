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

  /// Creates the files of a package.
  ///
  /// - Parameter root: The folder of the package, which needn't be there.
  public init(root: String) { self.root = root }

  /// Returns where a line is, or `nil` if the package has no such file.
  func place(of line: SourceLine) -> SourcePlace? { paths[line.fileID].map { SourcePlace(path: $0, line: line.line) } }

  func path(of place: SourcePlace) -> String? {
    let path = "\(root)/\(place.path)"
    return FileManager.default.fileExists(atPath: path) ? path : nil
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

/// A line of a source file.
struct SourcePlace: Equatable, Sendable {
  var path: String
  var line: Int

  var name: Substring { path.split(separator: "/").last ?? "" }
  var folder: String { String(path.dropLast(name.count + 1)) }
}
