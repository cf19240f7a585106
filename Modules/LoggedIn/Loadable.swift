import ScreenKit
import Services

/// Something that comes from a service: not there yet, there, or not to be had; and whether it is on its way again.
///
/// What is there stays there while it is loaded anew and when that fails.
struct Loadable<Value> {
  enum Phase: Equatable {
    case idle
    case loading
    case failed(String)
    /// The service answers, and has no such thing.
    case missing(String)
  }

  var value: Value?
  private(set) var phase = Phase.idle

  var isMissing: Bool { if case .missing = phase { true } else { false } }

  /// Whether it is not to be had, and was not there before either.
  var isUnavailable: Bool {
    switch phase {
    case .failed, .missing: value == nil
    case .idle, .loading: false
    }
  }

  /// Why it is not to be had, or not anew, in words; nil when nothing is wrong.
  var problem: String? {
    switch phase {
    case .idle, .loading: nil
    case .failed(let reason), .missing(let reason): reason
    }
  }

  /// Notes that loading begins; false when it has begun already.
  mutating func begin() -> Bool {
    guard phase != .loading else { return false }
    phase = .loading
    return true
  }

  mutating func finish(_ result: Result<Value, any Error>) {
    switch result {
    case .success(let value):
      self.value = value
      phase = .idle
    case .failure(let error as ServiceError) where error.isNotFound: phase = .missing("\(error)")
    case .failure(let error): phase = .failed("\(error)")
    }
  }

  /// How it looks on a screen: what is there, below what goes on with it.
  func elements<Intent>(
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

extension ServiceError {
  fileprivate var isNotFound: Bool { if case .notFound = self { true } else { false } }
}

extension Loadable: Equatable where Value: Equatable {}

extension Loadable: Sendable where Value: Sendable {}
