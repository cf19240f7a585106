/// The limits of a request.
public struct HTTPLimits: Sendable {
  /// The time until the last byte of the answer.
  public var time: Duration
  /// The size of an answer in bytes.
  public var bytes: Int
  /// The number of redirects to follow.
  public var redirects: Int

  /// Creates limits, by default for a screen that waits.
  public init(time: Duration = .seconds(4), bytes: Int = 1_000_000, redirects: Int = 3) {
    self.time = time
    self.bytes = bytes
    self.redirects = redirects
  }
}
