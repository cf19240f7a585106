extension ServiceError {
  /// Returns whether the error means that a value doesn't exist.
  public static func isNotFound(_ error: any Error) -> Bool {
    if case ServiceError.notFound = error { true } else { false }
  }
}
