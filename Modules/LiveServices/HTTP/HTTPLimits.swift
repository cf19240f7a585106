/// What a request may take before it is given up.
public struct HTTPLimits: Sendable {
  /// From the request to the last byte of the answer.
  public var time: Duration
  /// The size of an answer, in bytes, after decompression.
  public var bytes: Int
  /// How often the server may send us on.
  public var redirects: Int

  /// Limits for a screen that somebody waits for, unless told otherwise: four seconds, four megabytes, three redirects.
  public init(time: Duration = .seconds(4), bytes: Int = 4_000_000, redirects: Int = 3) {
    self.time = time
    self.bytes = bytes
    self.redirects = redirects
  }
}
