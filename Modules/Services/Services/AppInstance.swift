/// The process that runs the app, among those that run it at the same moment.
public struct AppInstance: Sendable {
  /// The number of the process.
  public var id: Int32
  /// Returns whether the process with a number is running.
  public var isRunning: @Sendable (Int32) -> Bool

  /// Creates the value.
  public init(id: Int32, isRunning: @escaping @Sendable (Int32) -> Bool) {
    self.id = id
    self.isRunning = isRunning
  }

  /// A process that shares its storage with no other.
  public static let alone = AppInstance(id: 0) { _ in false }
}
