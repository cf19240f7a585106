/// Something that comes from a service: not there yet, there, or not to be had; and whether it is on its way again.
///
/// What is there stays there while it is loaded anew and when that fails. A view model keeps one for each part that loads on its
/// own, and does the work itself:
///
///     guard items.begin() else { return }
///     scope.run { [service] in
///       try await service.items()
///     } then: { [weak self] in
///       self?.items.finish($0)
///     }
public struct Loadable<Value> {
  /// How the loading stands.
  public enum Phase: Equatable, Sendable {
    /// Nothing is under way, and nothing went wrong.
    case idle
    /// It is on its way.
    case loading
    /// The last time it could not be had; the text says why.
    case failed(String)
    /// Whoever was asked answers, and has no such thing; the text says so.
    case missing(String)
  }

  /// What came last; nil as long as nothing has come.
  public var value: Value?
  /// How the loading stands.
  public private(set) var phase = Phase.idle

  /// Begins with nothing, and nothing under way.
  public init() {}

  /// Whether it was asked for and doesn't exist.
  public var isMissing: Bool { if case .missing = phase { true } else { false } }

  /// Whether it is not to be had, and was not there before either.
  public var isUnavailable: Bool {
    switch phase {
    case .failed, .missing: value == nil
    case .idle, .loading: false
    }
  }

  /// Why it is not to be had, or not anew, in words; nil when nothing is wrong.
  public var problem: String? {
    switch phase {
    case .idle, .loading: nil
    case .failed(let reason), .missing(let reason): reason
    }
  }

  /// Notes that loading begins; false when it has begun already, so that nobody asks twice.
  public mutating func begin() -> Bool {
    guard phase != .loading else { return false }
    phase = .loading
    return true
  }

  /// Notes how loading ended; an error is told in its own words.
  ///
  /// - Parameters:
  ///   - result: What has come, or why nothing has.
  ///   - isMissing: Whether an error means that there is no such thing, which is an answer too and no failure.
  public mutating func finish(_ result: Result<Value, any Error>, isMissing: (any Error) -> Bool = { _ in false }) {
    switch result {
    case .success(let value):
      self.value = value
      phase = .idle
    case .failure(let error): phase = isMissing(error) ? .missing("\(error)") : .failed("\(error)")
    }
  }
}

extension Loadable: Equatable where Value: Equatable {}

extension Loadable: Sendable where Value: Sendable {}
