public import Services

/// Everything the app needs from outside.
public struct AppServices: Sendable {
  /// Who may come in.
  public var accounts: any AccountsService
  /// Where posts come from.
  public var posts: any PostsService
  /// Where the app keeps things between two starts.
  public var storage: any Storage
  /// Where copied text goes.
  public var pasteboard: any Pasteboard
  /// Today's date, asked for anew each time; a test gives a fixed one.
  public var today: @Sendable () -> CalendarDate

  /// Names everything the app needs.
  public init(
    accounts: any AccountsService, posts: any PostsService, storage: any Storage, pasteboard: any Pasteboard,
    today: @escaping @Sendable () -> CalendarDate
  ) {
    self.accounts = accounts
    self.posts = posts
    self.storage = storage
    self.pasteboard = pasteboard
    self.today = today
  }
}
