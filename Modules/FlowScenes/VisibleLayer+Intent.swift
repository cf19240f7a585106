public import Routing
public import ScreenKit

extension VisibleLayer<any ViewModel> {
  /// Returns the screen that an intent addresses, or `nil` if the screen is no longer visible.
  ///
  /// A screen in the sidebar accepts intents too. Going back and closing address the screen on top.
  ///
  /// - Parameters:
  ///   - intent: The intent of a front end.
  ///   - id: Returns the identity of a page, as in `Layer.init(_:id:)`.
  public func entry(addressedBy intent: SceneIntent, id: ([EntryID]) -> Page.ID) -> OpenEntry<any ViewModel>? {
    let candidates: [OpenEntry<any ViewModel>] =
      switch intent {
      case .back, .close: [top]
      case .activate, .edit, .editSecret, .select, .tab, .quit: [top, sidebar].compactMap(\.self)
      }
    return candidates.first { intent.page == nil || intent.page == id($0.idPath) }
  }
}
