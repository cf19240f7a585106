import Services

/// The answer to an HTTP request, by curl on Linux and URLSession elsewhere; neither follows a redirect.
struct HTTPAnswer: Sendable {
  var status = 0
  /// The header field `Content-Type`.
  var type = ""
  /// The URL of a redirect.
  var redirect = ""
  /// The header field `Retry-After` (RFC 9110, section 10.2.3).
  var retryAfter = ""
  /// The body, for the status 200.
  var body: [UInt8] = []
}

extension ServiceError {
  static func tooLarge(_ limits: HTTPLimits) -> ServiceError {
    .badAnswer("it is larger than \(limits.bytes / 1_000_000) MB")
  }

  static func tooLate(_ limits: HTTPLimits) -> ServiceError {
    .unavailable("no whole answer came within \(limits.time.components.seconds) seconds")
  }
}
