/// A labeled control on a screen and the intent it sends.
public struct Action<Intent: Equatable & Sendable>: Equatable, Sendable {
  /// The identifier, unique in its screen.
  public var id: String
  /// The title of the button.
  public var label: String
  /// The intent that choosing the action sends.
  public var intent: Intent
  /// The role, which decides how a front end draws and places the action.
  public var role: ActionRole
  /// The reason why the action is disabled, as text to show; `nil` if the action is enabled.
  public var disabledReason: String?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - label: The title of the button.
  ///   - intent: The intent that choosing the action sends.
  ///   - id: The identifier; the label by default.
  ///   - role: The role of the action on its screen.
  ///   - disabledReason: The reason why the action is disabled, or `nil`.
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
  /// An action without a special role.
  case normal
  /// The default action.
  ///
  /// Return chooses it when no other control has the focus.
  case primary
  /// An action that can't be undone.
  case destructive
  /// The action that leaves an alert or a form unchanged.
  ///
  /// Escape chooses it.
  case cancel
}
