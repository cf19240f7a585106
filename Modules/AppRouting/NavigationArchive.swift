public import Links

/// What was open in a module, as text: a version, a link for each entry, and an end mark.
///
/// It holds no type names and nothing that a user typed. Each line says one thing:
///
///     waymark 2
///     tab selected
///     entry app://loggedIn/posts
///     entry app://loggedIn/posts/7
///     tab
///     entry app://loggedIn/account
///     sheet
///     entry app://loggedIn/share/7
///     end
///
/// The end mark is written last, so a truncated text is detected. Version 1 had none and is still read.
/// `ArchiveReading` reads an archive.
public struct NavigationArchive: Hashable, Sendable {
  static let header = "waymark 2"
  static let firstHeader = "waymark 1"
  static let end = "end"

  /// What was open.
  ///
  /// The stack of a tab whose root could not be read is empty; the module knows the root of that tab.
  public var snapshot: NavigationSnapshot<DeepLink>

  /// Makes an archive of what is open.
  public init(_ snapshot: NavigationSnapshot<DeepLink>) { self.snapshot = snapshot }

  /// The module of the tabs; `nil` if the archive has no entry.
  public var module: String? { snapshot.stacks.joined().first?.module }
}

extension NavigationArchive: CustomStringConvertible {
  /// The archive as text, with a line break after the last line.
  public var description: String {
    var lines = [Self.header]
    for (index, stack) in snapshot.tabs.enumerated() {
      lines.append(index == snapshot.selectedTab ? "tab selected" : "tab")
      lines += stack.map { "entry \($0)" }
    }
    for modal in snapshot.modals {
      lines.append(modal.style.rawValue)
      lines += modal.stack.map { "entry \($0)" }
    }
    return (lines + [Self.end]).joined(separator: "\n") + "\n"
  }
}
