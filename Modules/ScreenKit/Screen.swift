/// What a screen shows and what it offers, as a value.
///
/// A screen speaks the intents of its own view model and nothing else: it knows no route, no router and no terminal.
/// Two screens are equal when they show the same and offer the same actions.
///
///     Screen(
///       "Log in", actions: [Action("Log in", .submitTapped, role: .primary)],
///       elements: [.field(Field("Name", text: state.name, edited: { .nameEdited($0) }))])
public struct Screen<Intent: Equatable & Sendable>: Equatable, Sendable {
  /// The title, as a navigation bar shows it.
  public var title: String
  /// The content, from top to bottom.
  public var elements: [Element<Intent>]
  /// The actions of the toolbar; the primary one is the default.
  public var actions: [Action<Intent>]

  /// Makes a screen from its title, its content and its toolbar.
  public init(_ title: String, actions: [Action<Intent>] = [], elements: [Element<Intent>]) {
    self.title = title
    self.actions = actions
    self.elements = elements
  }
}

/// One part of a screen's content.
public enum Element<Intent: Equatable & Sendable>: Equatable, Sendable {
  /// A short line that names what follows.
  case heading(String)
  /// A paragraph, wrapped to the width there is.
  case text(String)
  /// Something that went wrong, in words a person can act on.
  case error(String)
  /// A line for typing.
  case field(Field<Intent>)
  /// A button in the content; most actions belong in the toolbar instead.
  case button(Action<Intent>)
  /// Rows to choose from.
  case list(RowList<Intent>)
  /// Something is on its way; the text says what.
  case loading(String)
  /// Something is missing for a good reason; the text says why.
  case empty(String)
  /// A line between two groups.
  case divider
}
