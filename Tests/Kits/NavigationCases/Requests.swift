import Links
import Routing
import ScreenKit

/// A pattern of requests such as `push _ over _`, in which `_` stands for a word and `…` for all that follow.
struct RequestPattern: ExpressibleByStringLiteral, Hashable {
  private let words: [Substring]

  init(stringLiteral text: String) { words = text.split(separator: " ") }

  /// Returns the words that a request has at the places of `_` and `…`; `nil` for another request.
  func values(in request: String) -> [String]? {
    let given = request.split(separator: " ")
    let isOpen = words.last == "…"
    let fixed = words.count - (isOpen ? 1 : 0)
    guard isOpen ? given.count > fixed : given.count == fixed else { return nil }
    var values: [String] = []
    for (word, given) in zip(words.prefix(fixed), given) {
      if word == "_" { values.append(String(given)) } else if word != given { return nil }
    }
    return values + (isOpen ? [given.dropFirst(fixed).joined(separator: " ")] : [])
  }
}

/// The requests of the user and of the app.
@MainActor
struct WindowRequests {
  private let desk: ShopDesk
  private let navigator: Navigator<any ViewModel>

  init(_ desk: ShopDesk, _ navigator: Navigator<any ViewModel>) { (self.desk, self.navigator) = (desk, navigator) }

  /// Performs a request, and returns its outcome in words; `nil` if it is none of the window.
  func perform(_ request: String) -> String? {
    for (pattern, call) in calls {
      if let values = pattern.values(in: request) { return call(values) }
    }
    return nil
  }

  private typealias Calls = KeyValuePairs<RequestPattern, ([String]) -> String?>

  private var calls: Calls {
    [
      "back": { _ in text(navigator.back(from: navigator.visible.id)) },
      "close": { _ in text(navigator.dismissModal(from: navigator.visible.id)) },
      "tab _": { text(navigator.selectTab($0[0])) },
      "open _": { text(open($0[0])) },
      "open _ by _": { values in OpenPolicy(values[1]).map { text(open(values[0], $0)) } },
      "agree": { _ in text(navigator.answerConfirmation(true)) },
      "decline": { _ in text(navigator.answerConfirmation(false)) },
      "undo": { _ in text(navigator.undo()) },
      "redo": { _ in text(navigator.redo()) },
      "showRoot _": { text(navigator.showRoot($0[0])) },
      "showRoot _ opening waiting": { text(navigator.showRoot($0[0], openingWaiting: true)) },
      "showRoot _ without asking": { text(navigator.showRoot($0[0], askingFirst: false)) },
      "restore …": { values in (try? OpenPlaces.read(values[0])).map { text(navigator.restore($0.map(\.link))) } },
      "dropWaiting": { _ in dropWaiting() },
      "openWaiting": { _ in navigator.openWaiting().map(text) ?? "nothing waits" },
      "confirmLeaving": { _ in text(confirmLeaving()) },
      "sign in": { _ in set(.open) },
      "sign out": { _ in set(.waits) },
      "forbid sign-in": { _ in set(.closed("No sign-in today")) },
    ]
  }

  private func open(_ link: String, _ policy: OpenPolicy = .reuse) -> NavigationOutcome {
    do { return navigator.open(try DeepLink("app://\(link)"), policy) } catch {
      return navigator.refuse(NavigationError(error))
    }
  }

  private func dropWaiting() -> String {
    navigator.dropWaiting()
    return "done"
  }

  private func confirmLeaving() -> NavigationOutcome {
    navigator.confirmLeaving { [weak window = desk.window] in
      window?.tell("may leave")
    } orElse: { [weak window = desk.window] in
      window?.tell("stays")
    }
  }

  private func set(_ state: GateState) -> String {
    desk.signIn = state
    return "done"
  }

  private func text(_ outcome: NavigationOutcome) -> String { desk.text(of: outcome) }

  private func text(_ restoration: Restoration) -> String {
    let losses = restoration.losses.map { ", lost: \($0.reason)" }.joined()
    return text(restoration.outcome) + losses
  }
}

/// The requests of a module, which are the calls of its router.
@MainActor
struct ModuleRequests<Route: ShopPlace> {
  private typealias Calls = KeyValuePairs<RequestPattern, ([String]) -> NavigationOutcome?>

  private weak var desk: ShopDesk?
  private let router: Router<Route>

  init(_ desk: ShopDesk, _ router: Router<Route>) { (self.desk, self.router) = (desk, router) }

  func perform(_ request: String) -> NavigationOutcome? {
    for calls in [showing, goingBack, replacing, closing, results] {
      for (pattern, call) in calls {
        if let values = pattern.values(in: request) { return call(values) }
      }
    }
    return nil
  }

  private var showing: Calls {
    [
      "push _": { route($0[0]).map { router.push($0) } },
      "push _ over _": { values in
        route(values[0]).flatMap { route in entry(values[1]).map { router.push(route, over: $0) } }
      },
      "push _ onTab _": { values in
        route(values[0]).flatMap { route in self.route(values[1]).map { router.push(route, onTab: $0) } }
      },
      "push _ from _": { values in route(values[0]).map { router.push($0, from: entry(values[1])) } },
      "navigate to _": { route($0[0]).map { router.navigate(to: $0) } },
      "navigate to _ as _": { values in route(values[0]).map { router.navigate(to: $0, as: style(values[1])) } },
      "navigate to _ at _ of _": { values in
        guard let route = route(values[0]), let level = ModalLevel(rawValue: values[1]), let entry = entry(values[2])
        else { return nil }
        return router.navigate(to: route, at: level, of: entry)
      },
      "select tab _": { route($0[0]).map { router.select(tab: $0) } },
      "select tab _ pushing _": { values in route(values[0]).map { router.select(tab: $0, pushing: route(values[1])) }
      },
      "open place …": { values in snapshot(values[0]).map { router.open($0) } },
      "open link _ as _": { values in link(values[0]).map { router.open($0, as: style(values[1])) } },
    ]
  }

  private var goingBack: Calls {
    [
      "pop _": { values in Int(values[0]).map { router.pop($0) } },
      "popToRoot": { _ in router.popToRoot() },
      "pop to _": { route($0[0]).map { router.pop(to: $0) } },
      "popOrPush _": { route($0[0]).map { router.popOrPush($0) } },
      "back": { _ in router.back() },
    ]
  }

  private var replacing: Calls {
    [
      "replaceStack with nothing": { _ in router.replaceStack(with: []) },
      "replaceStack with …": { values in
        let routes = values[0].split(separator: " › ").map(String.init).map(route)
        return routes.contains(nil) ? nil : router.replaceStack(with: routes.compactMap(\.self))
      },
      "replaceTop with _": { route($0[0]).map { router.replaceTop(with: $0) } },
      "replaceModal with _": { route($0[0]).map { router.replaceModal(with: $0) } },
      "replaceModal with _ as _": { values in
        route(values[0]).map { router.replaceModal(with: $0, as: style(values[1])) }
      },
    ]
  }

  private var closing: Calls {
    [
      "dismiss _": { entry($0[0]).map { router.dismiss($0) } },
      "dismissModal": { _ in router.dismissModal() },
      "dismissModals": { _ in router.dismissModals() },
      "dismissModals keeping _": { values in Int(values[0]).map { router.dismissModals(keeping: $0) } },
      "leave from _": { entry($0[0]).map { router.leave(from: $0) } },
      "end with _": { router.end(with: $0[0]) },
    ]
  }

  private var results: Calls {
    [
      "await _": { route($0[0]).map { router.navigate(to: $0, returning: Int.self, then: tell) } },
      "await link _": { link($0[0]).map { router.open($0, returning: Int.self, then: tell) } },
      "await link _ as _": { values in
        link(values[0]).map { router.open($0, as: style(values[1]), returning: Int.self, then: tell) }
      },
      "finish _ with _": { values in
        guard let entry = entry(values[0]) else { return nil }
        return Int(values[1]).map { router.finish(entry, with: $0) } ?? router.finish(entry, with: values[1])
      },
      "dismiss _ with _": { values in
        guard let entry = entry(values[0]) else { return nil }
        return Int(values[1]).map { router.dismiss(entry, with: $0) } ?? router.dismiss(entry, with: values[1])
      },
    ]
  }

  private func tell(_ result: FlowResult<Int>) {
    switch result {
    case .finished(let value): desk?.window?.tell("result \(value)")
    case .cancelled(.left(let kind)): desk?.window?.tell("no result: left by \(kind)")
    case .cancelled(.refused): desk?.window?.tell("no result: refused")
    case .cancelled(let reason): desk?.window?.tell("no result: \(reason)")
    }
  }

  private func route(_ path: String) -> Route? { Route(path) }

  private func entry(_ path: String) -> EntryID? { desk?.entries[path] }

  private func style(_ word: String) -> PresentationStyle? { PresentationStyle(rawValue: word) }

  private func link(_ text: String) -> DeepLink? { try? DeepLink("app://\(text)") }

  private func snapshot(_ text: String) -> NavigationSnapshot<Route>? {
    guard let open = try? OpenPlaces.read(text) else { return nil }
    let routes = open.map { $0.base as? Route }
    return routes.stacks.joined().contains(nil) ? nil : try? routes.map { try $0.orThrow() }
  }
}

extension OpenPolicy {
  fileprivate init?(_ word: String) {
    guard let policy = Self.allCases.first(where: { "\($0)" == word }) else { return nil }
    self = policy
  }
}

extension Optional {
  fileprivate func orThrow() throws -> Wrapped {
    guard let self else { throw UnreadableText("a place of another module") }
    return self
  }
}
