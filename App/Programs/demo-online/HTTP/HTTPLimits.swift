/// What a request may take before it is given up.
struct HTTPLimits: Sendable {
  /// From the request to the last byte of the answer.
  var time: Duration
  /// The size of an answer, in bytes, after decompression.
  var bytes: Int
  /// How often the server may send us on.
  var redirects: Int

  /// Limits for a screen that somebody waits for, unless told otherwise: four seconds, four megabytes, three redirects.
  init(time: Duration = .seconds(4), bytes: Int = 4_000_000, redirects: Int = 3) {
    self.time = time
    self.bytes = bytes
    self.redirects = redirects
  }
}
