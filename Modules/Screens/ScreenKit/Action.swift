/// A labeled control and the intent it sends.
public struct Action<Intent: Equatable & Sendable>: Equatable, Sendable {
  /// The identifier, unique in its screen.
  public var id: String
  /// The button's title.
  public var label: String
  /// The intent to send.
  public var intent: Intent
  /// The role on the screen.
  public var role: ActionRole
  /// Why the action is disabled, as text to show.
  public var disabledReason: String?

  /// Creates an action, by default with its label as identifier.
  public init(
    _ label: String, _ intent: Intent, id: String? = nil, role: ActionRole = .normal, disabledReason: String? = nil
  ) {
    self.id = id ?? label
    self.label = label
    self.intent = intent
    self.role = role
    self.disabledReason = disabledReason
  }

  /// Whether the user can choose the action.
  public var isEnabled: Bool { disabledReason == nil }
}

/// The role of an action on its screen.
public enum ActionRole: String, Sendable {
  /// No special role.
  case normal
  /// The default action, which Return chooses when no other control has the focus.
  case primary
  /// An action that can't be undone.
  case destructive
  /// The action that leaves an alert or a form unchanged, which Escape chooses.
  case cancel
}
