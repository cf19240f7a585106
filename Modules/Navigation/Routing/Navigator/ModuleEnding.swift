/// The end of what a module is for, which the app follows with `Navigator.onEnding`.
public struct ModuleEnding: Sendable {
  /// The name of the module.
  public let module: String
  /// What the module has passed to `Router.end(with:)`; `nil` if it was left at its root.
  public let value: (any Sendable)?
}
