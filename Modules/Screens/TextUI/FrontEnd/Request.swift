import ScreenKit

/// What an input asks for beyond the state of the front end.
enum Request: Equatable, Sendable {
  /// The reply goes back to `FrontEndState.receive(_:for:size:)`.
  case app(SceneRequest, Purpose = .show)
  case copyLink
  /// Opens a line in an editor, or without one the file that the app names.
  case edit(SourcePlace?)
  case suspend
  case redraw

  /// What the reply of the app decides.
  enum Purpose: Equatable, Sendable {
    /// Whether a message shows the reason of a refusal.
    case show
    /// Whether a field has a new text and caret.
    case type(Page.ID, field: String, FieldEditor)
    /// Whether the link bar closes.
    case enterLink
  }
}

/// An edit of a field; without an editor, of a secret.
struct Edit {
  let intent: SceneIntent
  let field: String
  var editor: FieldEditor?
}

extension SceneRequest {
  var isSecret: Bool { if case .intent(let intent) = self { intent.isSecret } else { false } }

  /// The request in words, without typed text.
  var words: String {
    switch self {
    case .intent(let intent): intent.words
    case .link: "open a link"
    case .undo: "undo"
    case .redo: "redo"
    case .restore(let number): "undo to \(number)"
    }
  }
}
