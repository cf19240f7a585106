public import Links

/// What was open in a window, as text: a version, a link for each entry, and an end mark.
///
/// It holds no type names and nothing that a user typed. Each line says one thing:
///
///     waymark 3
///     tab selected
///     entry app://loggedIn/posts
///     entry app://loggedIn/posts/7
///     entry app://authors/1
///     tab
///     entry app://loggedIn/account
///     sheet
///     entry app://loggedIn/share/7
///     end
///
/// The end mark is written last, so a truncated text is detected. Versions 1 and 2 are still read: their texts hold one archive
/// for each module, separated by empty lines.
public struct NavigationArchive: Hashable, Sendable {
  static let version = 3
  static let end = "end"

  /// What was open; `nil` if no entry could be read.
  ///
  /// The stack of a tab whose root could not be read is empty.
  public let snapshot: NavigationSnapshot<DeepLink>?
  /// What could not be read, in the order of the lines.
  public let problems: [ArchiveError]

  /// Reads an archive.
  ///
  /// Only the damaged part is lost: a bad entry with the entries above it, a modal without a root, or an unknown line. If no tab
  /// is marked as selected, the first one is selected; if two are, the first of them. A text of a later version, or one that is
  /// cut off, is read as far as possible. Reading is linear in the length of the text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isSheet: Whether a module is shown in a sheet, which a text of version 1 or 2 doesn't say.
  public init(_ text: String, isSheet: (_ module: String) -> Bool = { _ in false }) {
    var reader = ArchiveReader()
    reader.read(text)
    snapshot = reader.snapshot(isSheet: isSheet)
    problems = reader.problems.sorted { $0.line < $1.line }
  }

  /// Returns a snapshot as text, with a line break after the last line.
  public static func text(of snapshot: NavigationSnapshot<DeepLink>) -> String {
    var lines = ["waymark \(version)"]
    for (index, stack) in snapshot.tabs.enumerated() {
      lines.append(index == snapshot.selectedTab ? "tab selected" : "tab")
      lines += stack.map { "entry \($0)" }
    }
    for modal in snapshot.modals {
      lines.append(modal.style.rawValue)
      lines += modal.stack.map { "entry \($0)" }
    }
    return (lines + [end]).joined(separator: "\n") + "\n"
  }
}

/// A problem in a line of an archive.
public struct ArchiveError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line; the first line is 1.
  public var line: Int
  /// The problem, as a sentence without its full stop.
  public var reason: String

  /// The problem in one line.
  public var description: String { "line \(line): \(reason)" }
}
