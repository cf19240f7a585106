/// The whole visible app as one value.
///
/// Every front end is a function of a scene and a way to send its intents: the terminal, plain text, a test.
public struct Scene: Equatable, Sendable {
  /// The layer at the bottom.
  public var root: Layer
  /// The layers over the root, the topmost last.
  public var modals: [Layer]
  /// A short message that goes away with the next intent.
  public var toast: String?

  /// Makes a scene from its layers, bottom to top.
  public init(root: Layer, modals: [Layer] = [], toast: String? = nil) {
    self.root = root
    self.modals = modals
    self.toast = toast
  }

  /// The topmost layer: the only one that takes input.
  public var active: Layer { modals.last ?? root }
}

/// One layer of a scene: the root, or something presented over what is below.
public struct Layer: Equatable, Sendable {
  /// How a layer covers what is below.
  public enum Style: String, Sendable {
    /// The layer at the bottom of a scene.
    case root
    /// Over its presenter, which stays in sight.
    case sheet
    /// Over everything; its presenter is not visible.
    case cover
    /// A short question in the middle.
    case alert
  }

  /// How the layer covers what is below.
  public var style: Style
  /// The tab bar; nil where there is none.
  public var tabs: TabBar?
  /// The page on top of the layer's stack.
  public var page: Page
  /// The page at the bottom of the stack, when it is to stay in sight beside what is over it; nil where there is none.
  ///
  /// A front end with room shows both side by side and takes input for both; one without shows `page` alone. The place
  /// is the same. As long as nothing is over it, it is `page` itself.
  public var sidebar: Page?
  /// How many pages lie under the visible one in its stack.
  public var depth: Int
  /// The title of the page that going back shows; nil at the bottom of the stack.
  public var backTitle: String?

  /// Describes a layer by its page and what surrounds it.
  public init(
    style: Style, tabs: TabBar? = nil, page: Page, sidebar: Page? = nil, depth: Int = 0, backTitle: String? = nil
  ) {
    self.style = style
    self.tabs = tabs
    self.page = page
    self.sidebar = sidebar
    self.depth = depth
    self.backTitle = backTitle
  }
}

/// The tabs of a layer and which of them is visible.
public struct TabBar: Equatable, Sendable {
  /// One tab.
  public struct Tab: Equatable, Sendable {
    /// The name of the tab, as links and scripts write it.
    public var id: String
    /// The text in the tab bar.
    public var title: String

    /// Describes a tab.
    public init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// The tabs, from left to right.
  public var tabs: [Tab]
  /// The `id` of the visible one.
  public var selected: String

  /// Describes a tab bar; `selected` is the `id` of one of its tabs.
  public init(tabs: [Tab], selected: String) {
    self.tabs = tabs
    self.selected = selected
  }
}

/// A screen at its place in a scene.
public struct Page: Equatable, Sendable {
  /// The identity of a page: it stays the same for as long as the page exists and is never used again.
  ///
  /// A front end keeps focus, caret and scroll position by it.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    /// The text it was made from.
    public var description: String

    /// Makes an identity from text that is unique in its app.
    public init(_ description: String) {
      self.description = description
    }
  }

  /// The identity of the page.
  public var id: ID
  /// What is shown, with intents that name this page.
  public var screen: Screen<SceneIntent>

  /// Makes a page of a screen whose intents have their address already.
  public init(id: ID, screen: Screen<SceneIntent>) {
    self.id = id
    self.screen = screen
  }
}
