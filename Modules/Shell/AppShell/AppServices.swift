public import Services

/// The dependencies of the app.
public struct AppServices: Sendable {
  /// Logs users in and signs them up.
  public var accounts: any AccountsService
  /// Loads and publishes posts.
  public var posts: any PostsService
  /// Stores state between launches.
  public var storage: any Storage
  /// Receives copied text.
  public var pasteboard: any Pasteboard
  /// Tells this process from others that use the same storage.
  public var instance: AppInstance
  /// Returns today's date; the app calls it whenever it needs the date, and a test returns a fixed one.
  public var today: @Sendable () -> CalendarDate
  /// Returns the time since the start of 1970 in UTC, by which a session ends.
  public var now: @Sendable () -> Duration

  /// Creates the dependencies.
  ///
  /// Without `now`, the time is the start of `today` in UTC, which suits a test.
  public init(
    accounts: any AccountsService, posts: any PostsService, storage: any Storage, pasteboard: any Pasteboard,
    instance: AppInstance = .alone, today: @escaping @Sendable () -> CalendarDate,
    now: (@Sendable () -> Duration)? = nil
  ) {
    self.accounts = accounts
    self.posts = posts
    self.storage = storage
    self.pasteboard = pasteboard
    self.instance = instance
    self.today = today
    self.now = now ?? { .seconds(today().days(since: .unixEpoch) * 86_400) }
  }
}
