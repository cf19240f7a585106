import Services

/// The answer to one HTTP request.
///
/// It is requested with curl on Linux and with URLSession on Apple platforms. Neither follows a redirect.
struct HTTPAnswer: Sendable {
  var status = 0
  /// The header field `Content-Type`, or an empty text.
  var type = ""
  /// The URL of a redirect, or an empty text.
  var redirect = ""
  /// The header field `Retry-After` (RFC 9110, section 10.2.3), or an empty text.
  var retryAfter = ""
  /// The body of an answer with the status 200.
  var body: [UInt8] = []
}

extension ServiceError {
  /// The error for an answer that exceeds the limit.
  static func tooLarge(_ limits: HTTPLimits) -> ServiceError {
    .badAnswer("it is larger than \(limits.bytes / 1_000_000) MB")
  }

  /// The error for an answer that takes longer than the limit.
  static func tooLate(_ limits: HTTPLimits) -> ServiceError {
    .unavailable("no whole answer came within \(limits.time.components.seconds) seconds")
  }
}
