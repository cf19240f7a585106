/// A user action that a front end sends to the app.
///
/// The app refuses an action on a page that is no longer visible.
public enum SceneIntent: Equatable, Sendable {
  /// The user chose an action.
  case activate(Page.ID, action: String)
  /// The user edited a field, which now holds `text`.
  case edit(Page.ID, field: String, text: String)
  /// The user edited a secret field.
  case editSecret(Page.ID, field: String, SecretEdit)
  /// The user chose a row of a list.
  case select(Page.ID, list: String, row: String)
  /// The user asked to go back from the page.
  case back(Page.ID)
  /// The user asked to close the modal with the page.
  case close(Page.ID)
  /// The user chose a tab.
  case tab(String)
  /// The user asked to quit; `SceneSource.isOver` reports when the app can end.
  case quit

  /// The page of the action; `nil` for `tab` and `quit`.
  public var page: Page.ID? {
    switch self {
    case .activate(let page, _), .edit(let page, _, _), .editSecret(let page, _, _), .select(let page, _, _),
      .back(let page), .close(let page):
      page
    case .tab, .quit: nil
    }
  }
}
