extension ServiceError {
  /// Returns whether a service reports with this error that a value doesn't exist.
  public static func isNotFound(_ error: any Error) -> Bool {
    if case ServiceError.notFound = error { true } else { false }
  }
}
