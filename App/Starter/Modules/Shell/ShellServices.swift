public import LogIn
public import ViewTemplate

/// What the app gives to its modules; all windows share it.
///
/// The app makes one, a test makes another.
public struct ShellServices {
  /// Where the items come from.
  public var items: any ItemsService = SampleItems()
  /// Checks names and passwords.
  public var accounts: any AccountsService = SampleAccounts()
  /// Returns the record of the last run: who was signed in, and what was open; `nil` if there is none.
  public var savedRecord: @MainActor () -> String? = { nil }
  /// Keeps the record for the next run; called after each change.
  public var save: @MainActor (_ record: String) throws -> Void = { _ in }

  /// Creates the services with sample data; set those that the app has.
  public init() {}
}
