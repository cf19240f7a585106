import ScreenKit

extension Screen<DetailsIntent> {
  /// An item in a given state.
  static func details(_ state: DetailsState) -> Self {
    switch state {
    case .loading: Screen("Item", elements: [.loading("Loading the item…")])
    case .failed(let reason):
      Screen("Item", elements: [.error(reason), .button(Action("Try again", .retryTapped))])
    case .display(let item): Screen(item.title, elements: [.text(item.text)])
    }
  }
}
