/// A user action that a front end sends to the app.
///
/// Each action names the page it was made on. The app refuses the intent if that page is no longer visible, so the
/// second press of a double press never reaches the screen that the first press opened.
public enum SceneIntent: Equatable, Sendable {
  /// The user chose the action with this identifier.
  case activate(Page.ID, action: String)
  /// The user edited the field with this identifier, which now holds `text`.
  case edit(Page.ID, field: String, text: String)
  /// The user edited the secret field with this identifier.
  case editSecret(Page.ID, field: String, SecretEdit)
  /// The user chose a row of the list with this identifier.
  case select(Page.ID, list: String, row: String)
  /// The user asked to go back from the page.
  case back(Page.ID)
  /// The user asked to close the modal that shows the page.
  case close(Page.ID)
  /// The user chose the tab with this identifier.
  case tab(String)
  /// The user asked to quit.
  ///
  /// `SceneSource.isOver` reports when the app can end.
  case quit

  /// The page on which the action was made, or `nil` for an action on the whole app.
  public var page: Page.ID? {
    switch self {
    case .activate(let page, _), .edit(let page, _, _), .editSecret(let page, _, _), .select(let page, _, _),
      .back(let page), .close(let page):
      page
    case .tab, .quit: nil
    }
  }
}
