package import Testing

/// What a test is about. Each suite carries the tags of its topics.
extension Tag {
  /// Links as text, and what opening one does.
  @Tag package static var links: Tag

  /// Pushing, going back, and the way that led to a page.
  @Tag package static var navigation: Tag

  /// Sheets, covers and alerts.
  @Tag package static var modals: Tag

  /// Tab bars and the stack of each tab.
  @Tag package static var tabs: Tag

  /// Places behind a log-in or another gate, and the session that opens it.
  @Tag package static var gates: Tag

  /// Saved state: how it is written, read again, and what damage costs.
  @Tag package static var saving: Tag

  /// Results of flows.
  @Tag package static var results: Tag

  /// The confirmation before a draft is lost.
  @Tag package static var confirmation: Tag

  /// Screens and tasks that end with their page.
  @Tag package static var lifetime: Tag

  /// What a screen shows and which intents it takes.
  @Tag package static var screens: Tag

  /// Passwords and other text that must not leave the app.
  @Tag package static var privacy: Tag

  /// Keys, frames and programs in a terminal.
  @Tag package static var terminal: Tag

  /// Scripts, recordings and stories.
  @Tag package static var scripts: Tag

  /// Accounts, posts and files.
  @Tag package static var services: Tag

  /// Random input, with a new seed in each run.
  @Tag package static var random: Tag
}
