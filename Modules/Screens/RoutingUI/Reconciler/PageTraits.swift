import Links

/// How a window shows pages.
struct PageTraits<Page> {
  var style: @MainActor (Modal<[Page]>) -> ModalStyle = { ModalStyle($0.style) }
  var showsInSidebar: @MainActor (Page) -> Bool = { _ in false }
}

/// How a modal covers what is below.
enum ModalStyle: String, Hashable, Sendable, CaseIterable {
  case sheet
  /// Over the whole layer below.
  case cover
  /// Beside a button; a sheet where there is no room.
  case popover
  case alert
}

extension ModalStyle {
  init(_ style: PresentationStyle) {
    switch style {
    case .alert: self = .alert
    case .cover: self = .cover
    case .push, .sheet: self = .sheet
    }
  }
}
