/// The limits of a request, beyond which it fails.
public struct HTTPLimits: Sendable {
  /// The time from the request to the last byte of the answer.
  public var time: Duration
  /// The size of an answer in bytes.
  public var bytes: Int
  /// The number of redirects that a request follows.
  public var redirects: Int

  /// Creates limits.
  ///
  /// The defaults suit a screen that waits for the answer.
  public init(time: Duration = .seconds(4), bytes: Int = 1_000_000, redirects: Int = 3) {
    self.time = time
    self.bytes = bytes
    self.redirects = redirects
  }
}
