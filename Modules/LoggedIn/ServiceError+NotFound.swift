import Services

extension ServiceError {
  /// Whether an error is the answer of a service that there is no such thing.
  static func isNotFound(_ error: any Error) -> Bool {
    if case ServiceError.notFound = error { true } else { false }
  }
}
