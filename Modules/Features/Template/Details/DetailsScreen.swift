import ScreenKit

extension Screen<DetailsIntent> {
  static func details(_ item: Loadable<Item>) -> Self {
    Screen(
      item.value?.title ?? "Item",
      elements: item.elements("the item", retry: .retryTapped) { [.text($0.text)] })
  }
}
