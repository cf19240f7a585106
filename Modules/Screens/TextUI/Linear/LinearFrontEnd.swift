import ScreenKit
import Terminal

/// The terminal-independent part of the line-based front end, which turns lines into intents and changes into lines.
///
/// The caller writes the returned lines, reads the next line after `prompt`, and turns the echo off while `isSecret`.
@MainActor
final class LinearFrontEnd {
  private enum Question {
    /// A field, with the lines typed so far if it can have several.
    case field(Page.ID, Field<SceneIntent>, lines: [String])
    case link
  }

  private static let rowsAtOnce = 10

  /// Reads the app, and keeps the filters and the inspector.
  private let frontEnd: FrontEnd
  private var question: Question?
  private var shownRows = rowsAtOnce
  private var lastRead: (id: Page.ID, lines: [CleanText])?
  private var numbers = LinearNumbers()
  /// The offers for a link; the user never sees its page.
  private var linkBar = LinkBar()
  /// The topmost page, if the user reads the page beside it.
  private var pageLeft: Page.ID?
  /// Whether a line since the last reading can have asked for what is open now.
  private var hasAsked = false
  /// Whether the open question appeared by itself, so that the next line isn't its answer.
  private var isUnasked = false
  /// Carries out what only the terminal can do, and returns the lines to write.
  var carryOut: (FrontEnd.TerminalRequest) -> [CleanText] = { _ in [] }

  init(source: any SceneSource, sources: SourceFiles? = nil) {
    frontEnd = FrontEnd(source: source, size: .standard, sources: sources)
  }

  /// Calls `body` before the first change after each reading, on any thread.
  func onChange(_ body: @escaping @Sendable () -> Void) { frontEnd.onChange(body) }

  var work: String? { frontEnd.work }

  private var source: any SceneSource { frontEnd.source }

  var isOver: Bool { source.isOver }

  var prompt: CleanText {
    switch question {
    case nil: "> "
    case .link: "Link: "
    case .field(_, let field, let lines) where field.isMultiline:
      lines.isEmpty ? "\(field.label), an empty line ends it: " : "… "
    case .field(_, let field, _): isSecret ? "\(field.label), not shown: " : "\(field.label): "
    }
  }

  var isSecret: Bool {
    if case .field(_, let field, _) = question, case .secret = field.content { true } else { false }
  }

  func changes() -> [CleanText] {
    if lastRead?.id != self.page.id {
      (shownRows, numbers) = (Self.rowsAtOnce, LinearNumbers())
      isUnasked = lastRead != nil && !hasAsked && frontEnd.scene.active.style == .alert
    }
    hasAsked = false
    numbers.add(self.page.screen)
    let page = LinearPage(
      frontEnd.scene, frontEnd.state.pages, isBeside: isBeside, shownRows: shownRows, numbers: numbers)
    defer { lastRead = (page.id, page.lines) }
    return page.lines(since: lastRead) + LinearPage.lines(of: frontEnd.tellToast())
  }

  /// Changes of the scene aren't part of the response.
  func handle(_ line: String) -> [CleanText] {
    frontEnd.input = question == nil ? LinearRequest.name(of: line) : "text"
    hasAsked = true
    if let question {
      self.question = nil
      return answer(question, line)
    }
    let wasUnasked = isUnasked
    isUnasked = false
    if wasUnasked, !line.trimmed.isEmpty {
      return [CleanText("“\(line)” was not used, because this question opened by itself; answer it now")]
    }
    return perform(LinearRequest(line))
  }

  /// Whether numbers refer to the page beside the topmost one.
  private var isBeside: Bool { pageLeft == frontEnd.scene.active.page.id }

  private var page: Page {
    let layer = frontEnd.scene.active
    return (isBeside ? layer.pageBeside : nil) ?? layer.page
  }

  private func perform(_ request: LinearRequest) -> [CleanText] {
    let layer = frontEnd.scene.active
    switch request {
    case .again: lastRead = nil
    case .choose(let number): return choose(number, nil)
    case .type(let number, let text): return choose(number, text)
    case .back: return send(.back(layer.page.id))
    case .close: return close(layer)
    case .more: shownRows += Self.rowsAtOnce
    case .tabs: return tabs(of: layer)
    case .tab(let name): return chooseTab(name, of: layer)
    case .beside: return turnToPageBeside(of: layer)
    case .filter(let text): return narrow(to: text)
    case .inspect: return inspect()
    case .edit(let number): return edit(number)
    case .copyLink: return carryOut(.copy(source.link))
    case .nextOrder:
      guard let order = page.screen.orders.first else { return ["There is no list with another order here"] }
      return send(order.intent)
    case .undoLast: return goBack(.undo)
    case .redo: return goBack(.redo)
    case .undo(let number): return goBack(.restore(number))
    case .link: return promptForLink()
    case .open(let link): return enterLink(link)
    case .help: return LinearRequest.helpLines
    case .quit: return send(.quit)
    case .unknown(let line): return ["Unknown command \(line.quotedStart); type ? for the list"]
    }
    return []
  }

  private func choose(_ number: Int, _ text: String?) -> [CleanText] {
    let page = page
    guard let control = numbers[number] else { return ["There is no number \(number) here"] }
    let isGone: [CleanText] = ["Number \(number) is no longer here"]
    switch control {
    case .field(let id):
      guard let field = page.screen.field(id) else { return isGone }
      guard let text else {
        question = .field(page.id, field, lines: [])
        return []
      }
      guard case .text(_, let edited) = field.content else {
        return ["Type \(number) alone: what is typed after it is not shown"]
      }
      return type(edited(text.oneLine))
    case .action(let id):
      guard let action = page.screen.action(id) else { return isGone }
      guard text == nil else { return ["\(number) is no field"] }
      if let reason = action.disabledReason { return ["\(action.label) is not available: \(reason)"] }
      return send(action.intent)
    case .row(let id, let row):
      guard let list = page.screen.list(id), list.rows.contains(where: { $0.id == row }),
        let intent = list.selected(row)
      else { return isGone }
      guard text == nil else { return ["\(number) is no field"] }
      // The opened page is read next, even if it was already open.
      pageLeft = nil
      return send(intent)
    }
  }

  private func answer(_ question: Question, _ line: String) -> [CleanText] {
    switch question {
    case .link where line.isEmpty: return []
    case .link: return enterLink(line)
    case .field(let page, let field, let typed):
      let lines = line.isEmpty ? typed : typed + [line]
      if field.isMultiline, !line.isEmpty {
        self.question = .field(page, field, lines: lines)
        return []
      }
      guard !lines.isEmpty else { return [] }
      // The page may have closed while the user typed. A secret must not end up in another field.
      guard self.page.id == page else {
        isUnasked = false
        let text =
          if case .text = field.content { "“\(lines.joined(separator: " "))” was not typed" } else {
            "nothing was typed"
          }
        return [CleanText("\(field.label) is no longer here; \(text)")]
      }
      switch field.content {
      case .text(_, let edited):
        let text = lines.map(\.oneLine).joined(separator: "\n")
        return type(edited(text.allSatisfy(\.isWhitespace) ? "" : text))
      case .secret(_, let edited): return type(edited(.replace(line)))
      }
    }
  }

  private func send(_ intent: SceneIntent) -> [CleanText] { ask(.intent(intent)) }

  /// Edits a field, which asks for nothing that opens then.
  private func type(_ edit: SceneIntent) -> [CleanText] {
    hasAsked = false
    return send(edit)
  }

  /// Passes a request to the app, and returns the reason for a refusal that no toast shows.
  private func ask(_ request: SceneRequest, whenDone: () -> Void = {}) -> [CleanText] {
    switch frontEnd.reply(to: request) {
    case .done:
      whenDone()
      return []
    case .refused(let reason): return frontEnd.scene.toast == reason ? [] : CleanText.lines(of: reason)
    }
  }

  /// Undoes or redoes and announces the whole page, which may look the same in both states.
  private func goBack(_ request: SceneRequest) -> [CleanText] { ask(request) { lastRead = nil } }
}

// The link prompt.
extension LinearFrontEnd {
  /// Prompts after offering places and actions.
  private func promptForLink() -> [CleanText] {
    question = .link
    type("")
    return offers("These open")
  }

  /// Opens a typed link, even a short one, or the best offer if the text names no place.
  private func enterLink(_ text: String) -> [CleanText] {
    type(text)
    guard let offer = linkBar.offerInstead else { return open(text) }
    if offer.needsValue { return offers("\(text.quotedStart) is no place; these match") }
    return [CleanText("Instead of \(text.quotedStart): \(offer.title)")]
      + (offer.action.map { send($0.intent) } ?? open(offer.title))
  }

  private func type(_ text: String) {
    linkBar.see(AppReading(scene: frontEnd.scene, places: source.places, openablePlaces: source.openablePlaces))
    linkBar.type(text)
  }

  private func open(_ link: String) -> [CleanText] {
    do throws(ShortLinkError) {
      return ask(try source.shortLink(link)) { linkBar.remember(link) }
    } catch {
      return CleanText.lines(of: error.description)
    }
  }

  private func offers(_ words: String) -> [CleanText] {
    let offers = linkBar.offers.map(\.title)
    return offers.isEmpty ? [] : [CleanText("\(words): \(offers.joined(separator: ", "))")]
  }
}

// The inspector.
extension LinearFrontEnd {
  private func inspect() -> [CleanText] {
    frontEnd.state.panels.inspector.isOpen = true
    return frontEnd.inspector.lines(undo: "i", edit: "e")
  }

  private func edit(_ number: Int) -> [CleanText] {
    let places = frontEnd.inspector.places
    guard places.isEmpty || places.indices.contains(number - 1) else { return ["There is no file e\(number)"] }
    do throws(NoSourceFile) {
      return carryOut(try frontEnd.request(toEdit: places.isEmpty ? nil : places[number - 1]))
    } catch {
      return [CleanText(error.description)]
    }
  }
}

extension LinearFrontEnd {
  private func narrow(to text: String) -> [CleanText] {
    let page = page
    let filter = frontEnd.state[page.id].filter
    guard let list = frontEnd.state[page.id].filterableList(of: page.screen) else {
      return ["There is no list to narrow here"]
    }
    guard !text.isEmpty || filter != nil else { return ["Nothing is narrowed; “/ada” would do it"] }
    var narrowed = filter ?? Filter(list)
    narrowed.edit { $0 = FieldEditor(text) }
    frontEnd.state[page.id].filter = text.isEmpty ? nil : narrowed
    (lastRead, shownRows) = (nil, Self.rowsAtOnce)
    return []
  }

  private func turnToPageBeside(of layer: Layer) -> [CleanText] {
    guard layer.pageBeside != nil else { return ["There is no page beside this one"] }
    pageLeft = isBeside ? nil : layer.page.id
    return []
  }

  private func close(_ layer: Layer) -> [CleanText] {
    if layer.style == .alert, let cancel = layer.page.screen.action(.cancel) { return send(cancel.intent) }
    return send(.close(layer.page.id))
  }

  private func tabs(of layer: Layer) -> [CleanText] {
    guard let bar = layer.tabs else { return ["There are no tabs here"] }
    return bar.tabs.enumerated().map { index, tab in
      CleanText("t\(index + 1)  \(tab.label)\(tab.id == bar.selected ? ", selected" : "")")
    }
  }

  private func chooseTab(_ name: String, of layer: Layer) -> [CleanText] {
    guard let tabs = layer.tabs?.tabs else { return ["There are no tabs here"] }
    let numbered = Int(name).flatMap { $0 > 0 && tabs.indices.contains($0 - 1) ? tabs[$0 - 1] : nil }
    guard let tab = numbered ?? tabs.first(where: { $0.id == name || $0.title == name }) else {
      return ["There is no tab \(name.quotedStart)"]
    }
    return send(.tab(tab.id))
  }
}
