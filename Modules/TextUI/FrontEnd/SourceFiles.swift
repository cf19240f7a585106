#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The source files of a package, in which the inspector finds the types that have handled a key.
///
/// The package has a folder for each module in `Modules` or `App`. A file is read when a type of its module is asked for first.
@MainActor
public final class SourceFiles {
  let root: String
  private var places: [String: SourcePlace?] = [:]

  /// Creates the files of a package.
  ///
  /// - Parameter root: The folder of the package, which needn't be there.
  public init(root: String) { self.root = root }

  /// Returns where a type such as `LoggedIn.PostListViewModel` is declared, or `nil` if no file of its module declares it.
  ///
  /// A type such as `ScreenKit.FixedViewModel<LoggedIn.DiscardIntent>` stands for its argument.
  func place(of type: String) -> SourcePlace? {
    if let known = places[type] { return known }
    let argument = type.split { "<>".contains($0) }.last ?? ""
    let names = argument.split(separator: ".")
    guard let module = names.first, let name = names.last, names.count > 1 else { return nil }
    let place = place(of: String(name), in: String(module))
    places[type] = .some(place)
    return place
  }

  /// Returns the full path of a place, or `nil` if its file is gone.
  func path(of place: SourcePlace) -> String? {
    let path = "\(root)/\(place.path)"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  private func place(of type: String, in module: String) -> SourcePlace? {
    for folder in ["Modules/\(module)", "App/\(module)"] {
      let all = (try? FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
      let files = all.filter { $0.hasSuffix(".swift") }.sorted()
      let named = files.filter { $0.split(separator: "/").last == "\(type).swift" }
      for file in named + files {
        if let line = line(of: type, in: "\(root)/\(folder)/\(file)") {
          return SourcePlace(path: "\(folder)/\(file)", line: line)
        }
      }
    }
    return nil
  }

  /// Returns the number of the line that declares a type at the top level of a file.
  private func line(of type: String, in path: String) -> Int? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let index = lines.firstIndex { line in
      guard let first = line.first, first.isLetter || first == "@" else { return false }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      return zip(words, words.dropFirst()).contains { ["class", "struct", "enum", "actor"].contains($0) && $1 == type }
    }
    return index.map { $0 + 1 }
  }
}

/// A line of a source file.
struct SourcePlace: Equatable, Sendable {
  /// The path from the root of the package.
  var path: String
  /// The number of the line, starting at 1.
  var line: Int

  var name: Substring { path.split(separator: "/").last ?? "" }
  var folder: String { String(path.dropLast(name.count + 1)) }
}
