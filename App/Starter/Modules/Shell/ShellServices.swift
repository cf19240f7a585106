public import ViewTemplate

/// What the app gives to its modules; all windows share it.
///
/// The app makes one, a test makes another.
public struct ShellServices {
  /// Where the items come from.
  public var items: any ItemsService = SampleItems()
  /// Whether the user has got started in an earlier run.
  public var hasStarted = false
  /// Called when the user gets started, so that the app keeps it for the next run.
  public var onStart: @MainActor () -> Void = {}

  /// Creates the services with sample data; set those that the app has.
  public init() {}
}
