public import ViewTemplate

/// What the app gives to its modules; all windows share it.
///
/// The app makes one, a test makes another.
public struct ShellServices {
  /// Where the items come from.
  public var items: any ItemsService = SampleItems()

  /// Creates the services with sample data; set those that the app has.
  public init() {}
}
