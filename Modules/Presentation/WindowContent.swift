/// What a window should show: tabs with a stack each, and modals over them.
///
/// It is a value that the owner of the navigation state makes after each change and passes to `WindowModel.show(_:isAnimated:)`.
public struct WindowContent<Page: Identifiable & Equatable>: Equatable where Page.ID: Sendable {
  /// A page and the pages pushed on it.
  public struct Stack: Equatable {
    /// The page at the bottom.
    public var root: Page
    /// The pages above the root; the last one is on top.
    public var pushed: [Page]

    /// Creates a stack.
    public init(root: Page, pushed: [Page] = []) {
      self.root = root
      self.pushed = pushed
    }

    /// The page on top, which is the root while nothing is pushed.
    public var top: Page { pushed.last ?? root }
    /// All pages, the root first.
    public var pages: [Page] { [root] + pushed }
  }

  /// A tab and its stack.
  public struct Tab: Equatable {
    /// The identity of the tab in its window.
    public var id: String
    /// The stack of the tab.
    public var stack: Stack

    /// Creates a tab.
    public init(id: String, stack: Stack) {
      self.id = id
      self.stack = stack
    }
  }

  /// A modal and its stack.
  ///
  /// Its identity is that of the root page: another root is another modal.
  public struct Modal: Equatable {
    /// How the modal covers what is below.
    public var style: ModalStyle
    /// The stack of the modal.
    public var stack: Stack

    /// Creates a modal.
    public init(style: ModalStyle, stack: Stack) {
      self.style = style
      self.stack = stack
    }
  }

  /// The tabs; one if the window has no tab bar.
  public var tabs: [Tab]
  /// The identity of the visible tab.
  public var selectedTab: String
  /// The modals; the last one is on top.
  ///
  /// An alert below another modal is not visible.
  public var modals: [Modal]

  /// Creates the content of a window with at least one tab.
  public init(tabs: [Tab], selectedTab: String, modals: [Modal] = []) {
    self.tabs = tabs
    self.selectedTab = selectedTab
    self.modals = modals
  }

  /// Whether a page is part of the content.
  func contains(_ page: Page.ID) -> Bool {
    (tabs.map(\.stack) + modals.map(\.stack)).contains { stack in stack.pages.contains { $0.id == page } }
  }
}

/// How a modal covers what is below.
public enum ModalStyle: String, Hashable, Sendable, CaseIterable {
  /// Over a part of the layer below.
  case sheet
  /// Over the whole layer below.
  case cover
  /// Beside the view it belongs to; a sheet where there is no room.
  case popover
  /// A short question with buttons.
  case alert
}
