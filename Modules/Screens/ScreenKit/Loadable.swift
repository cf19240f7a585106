/// A value that a service loads, with the phase of the loading.
///
/// The last value stays available while a new one loads, and after a failure. A view model has one for each part that
/// loads separately, and starts the work itself:
///
///     guard items.begin() else { return }
///     scope.run { [service] in
///       try await service.items()
///     } then: { [weak self] in
///       self?.items.finish($0)
///     }
public struct Loadable<Value> {
  /// The phase of the loading.
  public enum Phase: Equatable, Sendable {
    /// No loading is in progress, and the last one succeeded.
    case idle
    /// Loading is in progress.
    case loading
    /// The last loading failed; the text is the reason.
    case failed(String)
    /// The service answered that the value doesn't exist; the text is its message.
    case missing(String)
  }

  /// The last value, or `nil` if none has been loaded.
  public var value: Value?
  /// The phase of the loading.
  public private(set) var phase = Phase.idle
  /// The number of failures since the last success.
  public private(set) var failures = 0

  /// Creates an idle loadable without a value.
  public init() {}

  /// Whether the service answered that the value doesn't exist.
  public var isMissing: Bool { if case .missing = phase { true } else { false } }

  /// Whether the last loading failed and no earlier value is available.
  public var isUnavailable: Bool {
    switch phase {
    case .failed, .missing: value == nil
    case .idle, .loading: false
    }
  }

  /// The message of the last loading, or `nil` if it succeeded or is in progress.
  public var problem: String? {
    switch phase {
    case .idle, .loading: nil
    case .failed(let reason), .missing(let reason): reason
    }
  }

  /// Enters the `loading` phase.
  ///
  /// Returns `false` if loading is already in progress.
  public mutating func begin() -> Bool {
    guard phase != .loading else { return false }
    phase = .loading
    return true
  }

  /// Stores the result of the loading.
  ///
  /// A failure keeps the last value and shows the description of the error.
  ///
  /// - Parameters:
  ///   - result: The loaded value, or the error.
  ///   - isMissing: Returns whether an error means that the value doesn't exist. Such an error leads to the phase
  /// `missing`.
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
