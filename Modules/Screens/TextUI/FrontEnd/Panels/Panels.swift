import ScreenKit
import Terminal

/// The front end's own pages: the help, the link bar or the last messages above the app, and the inspector beside it.
struct Panels: Equatable, Sendable {
  enum Overlay: Equatable, Sendable {
    case help, linkBar, messages

    var page: Page.ID {
      switch self {
      case .help: Help.page
      case .linkBar: LinkBar.page
      case .messages: Messages.page
      }
    }
  }

  var overlay: Overlay?
  private(set) var help = Help()
  private(set) var linkBar = LinkBar()
  var inspector = Inspector()

  mutating func see(_ app: AppReading) {
    if overlay == .linkBar { linkBar.see(app) }
    if let inspected = app.inspected { inspector.see(inspected) }
  }

  var pages: [Page.ID] { (inspector.isOpen ? [Inspector.page] : []) + (overlay.map { [$0.page] } ?? []) }

  /// Performs a command of these pages; returns `false` for another one.
  mutating func perform(_ command: Command, _ now: Situation) -> Bool {
    switch command {
    case .inspect: inspector.isOpen.toggle()
    case .help: (overlay, help) = (.help, Help())
    case .messages: overlay = .messages
    case .filter where now.isHelp: help.search = ""
    case .clearFilter where now.isHelp: help.search = nil
    case .link:
      overlay = .linkBar
      linkBar.type("")
    case .olderLink: linkBar.older.map { linkBar.type($0) }
    case .newerLink: linkBar.newer.map { linkBar.type($0) }
    case .completeLink: linkBar.offers.first.map { linkBar.type($0.start) }
    default: return false
    }
    return true
  }

  /// Begins to search the help with a text, unless the user searches it already or reads another page.
  mutating func search(_ text: String) -> Bool {
    guard overlay == .help, help.search == nil else { return false }
    help.search = String(text.oneLine.prefix(Filter.longestText))
    return true
  }

  /// Handles an intent for one of these pages, and returns what the app must do; `nil` for an intent of the app.
  mutating func answer(_ intent: SceneIntent, _ messages: inout Messages) -> [Request]? {
    switch intent {
    case .edit(Help.page, _, let text): help.search = String(text.prefix(Filter.longestText))
    case .edit(LinkBar.page, _, let text): linkBar.type(text)
    case .activate(LinkBar.page, action: "Open"): return openTypedLink(&messages)
    case .select(LinkBar.page, _, let row): return linkBar.offer(ofRow: row).map { open($0) } ?? []
    case .activate(LinkBar.page, _), .close(Help.page), .close(Messages.page): overlay = nil
    case .close(Inspector.page): inspector.isOpen = false
    case .select(Inspector.page, _, let row): if let event = Int(row) { return [.app(.restore(event))] }
    default: return nil
    }
    return []
  }

  /// Opens the typed link, or the first offer if the text names no place.
  private mutating func openTypedLink(_ messages: inout Messages) -> [Request] {
    if let offer = linkBar.offerInstead { return open(offer) }
    do throws(ShortLinkError) {
      return [.app(try Places(linkBar.places).request(for: linkBar.text), .enterLink)]
    } catch {
      refuse(error.description, &messages)
      return []
    }
  }

  /// Opens a place, or prompts for its value if it needs one; chooses an action.
  private mutating func open(_ offer: Offer) -> [Request] {
    if let action = offer.action {
      overlay = nil
      return [.app(.intent(action.intent))]
    }
    linkBar.type(offer.start)
    return offer.needsValue ? [] : [.app(.link(offer.title, adding: 0), .enterLink)]
  }

  /// Closes the link bar after the app has opened its link, or shows why the app has refused it.
  mutating func receive(_ reply: Reply, of link: String, _ messages: inout Messages) {
    switch reply {
    case .done:
      overlay = nil
      linkBar.remember(link)
    case .refused(let reason): refuse(reason, &messages)
    }
  }

  /// A refused link stays in the link bar, so that the user can correct it.
  private mutating func refuse(_ reason: String, _ messages: inout Messages) {
    linkBar.refuse(reason)
    messages.refuseQuietly(reason, isShown: true)
  }

  /// `help` returns the keys of the page that the help covers.
  func add(
    to layout: inout WindowLayout, _ pages: PageStates, _ messages: Messages,
    help: (WindowLayout) -> [KeyTable.HelpGroup]
  ) {
    if inspector.isOpen, let page = inspector.shown.map(pages.filtered) {
      if layout.inspectorPlace == .cover {
        layout.scene.modals.append(Layer(style: .cover, page: page))
      } else {
        layout.inspector = page
      }
    }
    switch overlay {
    case .help:
      layout.scene.modals.append(Layer(style: .sheet, page: self.help.makePage(help(layout), width: layout.app.width)))
    case .linkBar: layout.scene.modals.append(Layer(style: .alert, page: linkBar.makePage()))
    case .messages: layout.scene.modals.append(Layer(style: .sheet, page: messages.makePage()))
    case nil: break
    }
  }
}
