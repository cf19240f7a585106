/// A value that a service loads, with the phase of loading.
///
/// The last value stays while a new one loads, and after a failure. Each part of a screen that loads separately has
/// one:
///
///     guard items.begin() else { return }
///     scope.run { [service] in
///       try await service.items()
///     } then: { [weak self] in
///       self?.items.finish($0)
///     }
public struct Loadable<Value> {
  /// The phase of loading.
  public enum Phase: Equatable, Sendable {
    /// Nothing is loading, and nothing has failed.
    case idle
    /// Loading is in progress.
    case loading
    /// The last loading failed, for this reason.
    case failed(String)
    /// The value doesn't exist; the text is the service's message.
    case missing(String)
  }

  /// The last loaded value.
  public var value: Value?
  /// The phase of loading.
  public private(set) var phase = Phase.idle
  /// The number of failures since the last success.
  public private(set) var failures = 0

  /// Creates an idle loadable without a value.
  public init() {}

  /// Whether the service answered that the value doesn't exist.
  public var isMissing: Bool { if case .missing = phase { true } else { false } }

  /// Whether the last loading failed and no value is available.
  public var isUnavailable: Bool {
    switch phase {
    case .failed, .missing: value == nil
    case .idle, .loading: false
    }
  }

  /// The message of a failed loading.
  public var problem: String? {
    switch phase {
    case .idle, .loading: nil
    case .failed(let reason), .missing(let reason): reason
    }
  }

  /// Enters the `loading` phase; returns `false` if it is already in progress.
  public mutating func begin() -> Bool {
    guard phase != .loading else { return false }
    phase = .loading
    return true
  }

  /// Stores a result.
  ///
  /// An error keeps the last value and leads to `missing` if `isMissing` returns `true`, otherwise to `failed`.
  public mutating func finish(_ result: Result<Value, any Error>, isMissing: (any Error) -> Bool = { _ in false }) {
    switch result {
    case .success(let value):
      self.value = value
      (phase, failures) = (.idle, 0)
    case .failure(let error):
      failures += 1
      phase = isMissing(error) ? .missing("\(error)") : .failed("\(error)")
    }
  }
}

extension Loadable: Equatable where Value: Equatable {}

extension Loadable: Sendable where Value: Sendable {}
