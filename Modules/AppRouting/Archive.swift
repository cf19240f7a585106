public import Links

/// What was open in an app, as text: a version, and a link for each entry.
///
/// It holds no type names and nothing that a person typed. Each line says one thing:
///
///     waymark 1
///     tab selected
///     entry app://loggedIn/posts
///     entry app://loggedIn/posts/7
///     tab
///     entry app://loggedIn/account
///     sheet
///     entry app://loggedIn/share/7
///
/// `ArchiveReading` reads it back.
public struct Archive: Hashable, Sendable {
  static let header = "waymark 1"

  /// What was open.
  ///
  /// The stack of a tab whose root could not be read is empty; the module knows where that tab begins.
  public var place: Place<Link>

  /// Makes an archive of what is open.
  public init(_ place: Place<Link>) { self.place = place }

  /// The module all of it belongs to; nil when the archive holds no entry.
  public var module: String? { (place.tabs + place.modals.map(\.stack)).joined().first?.module }
}

extension Archive: CustomStringConvertible {
  /// The archive as text, a line for each thing, with a line break after the last.
  public var description: String {
    var lines = [Self.header]
    for (index, stack) in place.tabs.enumerated() {
      lines.append(index == place.selectedTab ? "tab selected" : "tab")
      lines += stack.map { "entry \($0)" }
    }
    for modal in place.modals {
      lines.append(modal.style.rawValue)
      lines += modal.stack.map { "entry \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
