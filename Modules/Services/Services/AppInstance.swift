/// A process that runs the app.
public struct AppInstance: Sendable {
  /// The process number.
  public var id: Int32
  /// Returns whether the process with this number is running.
  public var isRunning: @Sendable (Int32) -> Bool

  /// Creates an instance.
  public init(id: Int32, isRunning: @escaping @Sendable (Int32) -> Bool) {
    self.id = id
    self.isRunning = isRunning
  }

  /// A process that shares its storage with no other.
  public static let alone = AppInstance(id: 0) { _ in false }
}
