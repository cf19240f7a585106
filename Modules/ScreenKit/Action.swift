/// Something a person can do on a screen: a label, and the intent it sends.
public struct Action<Intent: Equatable & Sendable>: Equatable, Sendable {
  /// The name of the action, unique in its screen.
  public var id: String
  /// The text of the button; it names the action too, unless an `id` is given.
  public var label: String
  /// What is sent when it is chosen.
  public var intent: Intent
  /// What the action is to its screen.
  public var role: ActionRole
  /// Why the action can't be chosen now, in words; nil when it can.
  public var disabledReason: String?

  /// Makes an action; its `id` is its label unless you give one.
  public init(
    _ label: String, _ intent: Intent, id: String? = nil, role: ActionRole = .normal, disabledReason: String? = nil
  ) {
    self.id = id ?? label
    self.label = label
    self.intent = intent
    self.role = role
    self.disabledReason = disabledReason
  }

  /// Whether the action can be chosen now.
  public var isEnabled: Bool { disabledReason == nil }
}

/// What an action is to its screen; a front end draws and places it accordingly.
public enum ActionRole: Sendable {
  /// One among others.
  case normal
  /// The default: enter chooses it when nothing else has the focus.
  case primary
  /// Something that can't be taken back.
  case destructive
  /// The way out of an alert: escape chooses it.
  case cancel
}
