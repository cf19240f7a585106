#if canImport(SwiftUI)
  public import ScreenKit
  public import SwiftUI

  /// The screen of a view model as a page: its elements, its title and its toolbar.
  ///
  ///     ScreenPage(model) { intent in
  ///       page.perform { _ = model.receive(intent) }
  ///     }
  public struct ScreenPage: View {
    private let connection: ScreenConnection
    private let scrollsToTop: Int

    /// Creates a page; `send` handles the user's intents, and each change of `scrollsToTop` scrolls to the top.
    public init(
      _ model: any ViewModel, scrollsToTop: Int = 0, send: @escaping @MainActor (SceneIntent) -> Void
    ) {
      connection = ScreenConnection(model: model, send: send)
      self.scrollsToTop = scrollsToTop
    }

    /// The page.
    public var body: some View {
      let screen = connection.screen
      let actions = ToolbarActions(screen.actions)
      ScreenView(screen: screen, scrollsToTop: scrollsToTop, connection: connection)
        .navigationTitle(screen.title)
        .toolbar {
          ToolbarItemGroup(placement: .cancellationAction) {
            ForEach(actions.cancelling, id: \.id) { ActionButton(action: $0, connection: connection) }
          }
          ToolbarItemGroup(placement: .primaryAction) {
            ForEach(actions.visible, id: \.id) { ActionButton(action: $0, connection: connection) }
          }
          ToolbarItemGroup(placement: .secondaryAction) {
            ForEach(actions.more, id: \.id) { ActionButton(action: $0, connection: connection) }
          }
        }
    }
  }

  /// The screen of a view model as the fields and buttons of an alert, whose message is `Screen.message`.
  public struct ScreenButtons: View {
    private let connection: ScreenConnection

    /// Creates the fields and buttons; `send` handles the user's intents.
    public init(_ model: any ViewModel, send: @escaping @MainActor (SceneIntent) -> Void) {
      connection = ScreenConnection(model: model, send: send)
    }

    /// The fields and buttons.
    public var body: some View {
      let screen = connection.screen
      ForEach(screen.fields, id: \.id) { FieldControl(field: $0, connection: connection) }
      ForEach(screen.allActions, id: \.id) { ActionButton(action: $0, connection: connection) }
    }
  }

  @MainActor
  struct ScreenConnection {
    let model: any ViewModel
    let send: @MainActor (SceneIntent) -> Void

    var screen: Screen<SceneIntent> { model.addressedScreen }

    func text(of field: String) -> String {
      guard case .text(let text, _) = screen.fields.first(where: { $0.id == field })?.content else { return "" }
      return text
    }
  }

  extension ViewModel {
    fileprivate var addressedScreen: Screen<SceneIntent> { screen.addressed(to: Page.ID("")) }
  }
#endif
