import Links

/// The properties of pages that matter for how a window shows them.
struct PageTraits<Page> {
  /// Returns how a modal covers what is below.
  var style: @MainActor (Modal<[Page]>) -> ModalStyle = { ModalStyle($0.style) }
  /// Returns whether a page, at the root of a stack, shows in a sidebar beside what is pushed on it.
  var showsInSidebar: @MainActor (Page) -> Bool = { _ in false }
}

/// How a modal covers what is below.
enum ModalStyle: String, Hashable, Sendable, CaseIterable {
  /// Over a part of the layer below.
  case sheet
  /// Over the whole layer below.
  case cover
  /// Beside the view it belongs to; a sheet where there is no room.
  case popover
  /// A short question with buttons.
  case alert
}

extension ModalStyle {
  /// Creates the style of a modal that is no popover.
  init(_ style: PresentationStyle) {
    switch style {
    case .alert: self = .alert
    case .cover: self = .cover
    case .push, .sheet: self = .sheet
    }
  }
}
