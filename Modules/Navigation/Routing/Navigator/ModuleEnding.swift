/// The end of a module, passed to `Navigator.onEnding`.
public struct ModuleEnding: Sendable {
  /// The module's name.
  public let module: String
  /// The value passed to `Router.end(with:)`; `nil` for leaving at a root.
  public let value: (any Sendable)?
}
