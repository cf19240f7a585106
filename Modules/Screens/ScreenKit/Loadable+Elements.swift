extension Loadable {
  /// Returns the elements of the phase, with the name in their texts, then those of the value.
  public func elements<Intent>(
    _ name: String, retry: Intent, _ content: (Value) -> [Element<Intent>]
  ) -> [Element<Intent>] {
    let tryAgain = Element.button(Action("Try again", retry, id: "Try again: \(name)"))
    let status: [Element<Intent>] =
      switch phase {
      case .idle: []
      case .loading: [.loading(value == nil ? "Loading \(name)…" : "Reloading \(name)…")]
      // A front end may show no frame between two failures, and the second must not look like the first.
      case .failed(let reason): [.error(failures > 1 ? "Attempt \(failures): \(reason)" : reason), tryAgain]
      case .missing(let reason): [.empty(reason), tryAgain]
      }
    return status + (value.map(content) ?? [])
  }
}
