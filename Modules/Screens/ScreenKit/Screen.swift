/// The content and actions of a screen, as a value that knows no route.
///
///     Screen(
///       "Log in", actions: [Action("Log in", .submitTapped, role: .primary)],
///       elements: [.field(Field("Name", text: state.name, edited: { .nameEdited($0) }))])
public struct Screen<Intent: Equatable & Sendable>: Equatable, Sendable {
  /// The title in the navigation bar.
  public var title: String
  /// The content, from top to bottom.
  public var elements: [Element<Intent>]
  /// The toolbar's actions.
  public var actions: [Action<Intent>]
  /// The line that makes the screen, for an inspector.
  public let line: SourceLine

  /// Creates a screen.
  public init(
    _ title: String, actions: [Action<Intent>] = [], elements: [Element<Intent>], fileID: String = #fileID,
    line: Int = #line
  ) {
    self.title = title
    self.actions = actions
    self.elements = elements
    self.line = SourceLine(fileID: fileID, line: line)
  }

  /// Returns whether everything but `line` is equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.title == right.title && left.elements == right.elements && left.actions == right.actions
  }
}

/// A part of a screen's content.
public enum Element<Intent: Equatable & Sendable>: Equatable, Sendable {
  /// A short line that names the content below it.
  case heading(String)
  /// A paragraph, wrapped to the available width.
  case text(String)
  /// An error message for the user.
  case error(String)
  /// A text field.
  case field(Field<Intent>)
  /// A button in the content instead of the toolbar.
  case button(Action<Intent>)
  /// A list of rows to choose from.
  case list(RowList<Intent>)
  /// A progress message for loading content.
  case loading(String)
  /// A message that explains why there is no content.
  case empty(String)
  /// A line between two groups.
  case divider
}
