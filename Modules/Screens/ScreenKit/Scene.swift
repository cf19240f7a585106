/// The visible state of the whole app.
public struct Scene: Equatable, Sendable {
  /// The bottom layer.
  public var root: Layer
  /// The layers above the root, from bottom to top.
  public var modals: [Layer]
  /// What stands between several messages.
  package static let messageSeparator = ". "

  /// A short message, or several, that disappears with the next intent.
  public var toast: String?

  /// Creates a scene.
  public init(root: Layer, modals: [Layer] = [], toast: String? = nil) {
    self.root = root
    self.modals = modals
    self.toast = toast
  }

  /// The topmost layer, the only one that accepts input.
  public var active: Layer { modals.last ?? root }
}

/// A layer of a scene: the root or a modal.
public struct Layer: Equatable, Sendable {
  /// The presentation style of a layer.
  public enum Style: String, Sendable {
    /// The bottom layer.
    case root
    /// A modal that leaves the layer below partly visible.
    case sheet
    /// A modal that hides the layer below.
    case cover
    /// A short question in the center.
    case alert
  }

  /// The presentation style.
  public var style: Style
  /// The tab bar, if any.
  public var tabs: TabBar?
  /// The top page of the stack.
  public var page: Page
  /// The bottom page of the stack if it stays visible beside the pages above it.
  ///
  /// Both accept input; a narrow window shows `page` alone, and a single page is both.
  public var sidebar: Page?
  /// The number of pages below `page`.
  public var depth: Int
  /// The title of the page below `page`, if any.
  public var backTitle: String?
  /// The page names from bottom to top; empty for a single page, with a leading “…” for many.
  public var breadcrumbs: [String]

  /// Creates a layer.
  public init(
    style: Style, tabs: TabBar? = nil, page: Page, sidebar: Page? = nil, depth: Int = 0, backTitle: String? = nil,
    breadcrumbs: [String] = []
  ) {
    self.style = style
    self.tabs = tabs
    self.page = page
    self.sidebar = sidebar
    self.depth = depth
    self.backTitle = backTitle
    self.breadcrumbs = breadcrumbs
  }
}

/// The tabs of a layer.
public struct TabBar: Equatable, Sendable {
  /// A tab.
  public struct Tab: Equatable, Sendable {
    /// The identifier in links and scripts.
    public var id: String
    /// The title.
    public var title: String
    /// A short text beside the title, if any.
    public var badge: String?

    /// Creates a tab.
    public init(id: String, title: String, badge: String? = nil) {
      self.id = id
      self.title = title
      self.badge = badge
    }
  }

  /// The tabs, from left to right.
  public var tabs: [Tab]
  /// The identifier of the visible tab.
  public var selected: String

  /// Creates a tab bar.
  public init(tabs: [Tab], selected: String) {
    self.tabs = tabs
    self.selected = selected
  }
}

/// A screen with its identity.
public struct Page: Equatable, Sendable {
  /// The identity of a page, never reused.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    /// The text of the identity.
    public var description: String

    /// Creates an identity from text that is unique in the app.
    public init(_ description: String) {
      self.description = description
    }
  }

  /// The page's identity.
  public var id: ID
  /// The screen, whose intents name this page.
  public var screen: Screen<SceneIntent>

  /// Creates a page.
  public init(id: ID, screen: Screen<SceneIntent>) {
    self.id = id
    self.screen = screen
  }
}
