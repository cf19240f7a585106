public import ScreenKit
public import Services

extension ServiceError: NotFoundError {
  /// Whether the service has answered that there is no such thing.
  public var isNotFound: Bool { if case .notFound = self { true } else { false } }
}
