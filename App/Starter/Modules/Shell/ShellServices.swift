public import LogIn
public import ViewTemplate

/// The services that all windows share; a test replaces them.
public struct ShellServices {
  /// Where the items come from.
  public var items: any ItemsService = SampleItems()
  /// Checks names and passwords.
  public var accounts: any AccountsService = SampleAccounts()
  /// Called at launch for the record of the last run; `nil` if there is none.
  public var savedRecord: @MainActor () -> String? = { nil }
  /// Called after each change to save the record for the next run.
  public var save: @MainActor (_ record: String) throws -> Void = { _ in }
  /// Called with a record that can't be read, before the next change replaces it.
  public var setAside: @MainActor (_ record: String) -> Void = { _ in }

  /// Creates services with sample data, to be replaced by those of the app.
  public init() {}
}
