public import Routing
public import ScreenKit

extension VisibleLayer<any ViewModel> {
  /// The screen that an intent is meant for; nil when that one has been left.
  ///
  /// Whatever stays in sight can be used. Going back and closing are the business of what is on top.
  ///
  /// - Parameters:
  ///   - intent: What a person did.
  ///   - id: Gives a page its identity, as it was given to `Layer.init(_:id:)`.
  public func visit(meantBy intent: SceneIntent, id: (EntryID) -> Page.ID) -> Visit? {
    let inSight = intent.isForStack ? [top] : [top, sidebar].compactMap(\.self)
    return inSight.first { intent.page == nil || intent.page == id($0.entry) }
  }
}

extension SceneIntent {
  /// Whether the intent asks for a change of the stack, rather than of a page in it.
  fileprivate var isForStack: Bool {
    switch self {
    case .back, .close: true
    default: false
    }
  }
}
