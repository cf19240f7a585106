public import Services

/// The dependencies of the app.
public struct AppServices: Sendable {
  /// Logs users in and signs them up.
  public var accounts: any AccountsService
  /// Loads posts.
  public var posts: any PostsService
  /// Stores state between launches.
  public var storage: any Storage
  /// Receives copied text.
  public var pasteboard: any Pasteboard
  /// Returns the current date.
  public var today: @Sendable () -> CalendarDate
  /// Returns the time since 1970 in UTC, which decides when a session expires.
  public var now: @Sendable () -> Duration

  /// Creates the dependencies; without `now`, the time is the start of `today` in UTC.
  public init(
    accounts: any AccountsService, posts: any PostsService, storage: any Storage, pasteboard: any Pasteboard,
    today: @escaping @Sendable () -> CalendarDate, now: (@Sendable () -> Duration)? = nil
  ) {
    self.accounts = accounts
    self.posts = posts
    self.storage = storage
    self.pasteboard = pasteboard
    self.today = today
    self.now = now ?? { .seconds(today().days(since: .unixEpoch) * 86_400) }
  }
}
