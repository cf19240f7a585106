extension Loadable {
  /// How it looks on a screen: what is there, below what goes on with it.
  ///
  /// - Parameters:
  ///   - name: What it is called in “Loading …”; the action for trying again is named after it too.
  ///   - retry: What asks for it once more.
  ///   - content: What is there as elements.
  public func elements<Intent>(
    _ name: String, retry: Intent, _ content: (Value) -> [Element<Intent>]
  ) -> [Element<Intent>] {
    let tryAgain = Element.button(Action("Try again", retry, id: "Try again: \(name)"))
    let status: [Element<Intent>] =
      switch phase {
      case .idle: []
      case .loading: [.loading(value == nil ? "Loading \(name)…" : "Reloading \(name)…")]
      case .failed(let reason): [.error(reason), tryAgain]
      case .missing(let reason): [.empty(reason), tryAgain]
      }
    return status + (value.map(content) ?? [])
  }
}
