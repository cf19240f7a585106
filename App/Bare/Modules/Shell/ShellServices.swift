public import ViewTemplate

/// The services that all windows share; a test replaces them.
public struct ShellServices {
  /// Where the items come from.
  public var items: any ItemsService = SampleItems()

  /// Creates services with sample data, to be replaced by those of the app.
  public init() {}
}
