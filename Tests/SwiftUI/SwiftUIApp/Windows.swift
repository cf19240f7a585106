import Accessibility
import Links
import Observation
import Routing
import RoutingUI
import SwiftUI

/// The windows of an app: the first one, and those that are opened at a place.
struct LibraryWindows: Scene {
  var body: some Scene {
    WindowGroup { PlaceWindow(link: nil) }
    WindowGroup(for: String.self) { link in PlaceWindow(link: link.wrappedValue) }
  }
}

/// Opens a place in a window of its own.
struct PlaceButton: View {
  @Environment(\.openWindow) private var openWindow
  let link: DeepLink

  var body: some View { Button("Open in a new window") { openWindow(value: link.description) } }
}

/// A page with the message over it, if nothing but an alert is over the page.
struct PageWithToast<Content: View>: View {
  @Environment(\.page) private var page
  let toast: Toast
  let content: Content

  var body: some View {
    content.safeAreaInset(edge: .bottom) {
      if page.isOnTop, let text = toast.text { Text(verbatim: text).padding() }
    }
  }
}

/// A window whose messages are over everything, sheets and covers included.
struct ToastWindow: View {
  let library: Library
  let toast: Toast

  var body: some View {
    FlowView(library.navigator) { entry in
      PageWithToast(toast: toast, content: entry.screen)
    } buttons: { entry in
      entry.screen
    }
  }
}

/// A window whose tabs and alerts have titles in the language of the user.
struct TranslatedWindow: View {
  let library: Library
  /// Returns a text of the app's catalog.
  let translate: @MainActor (String) -> String

  var body: some View { FlowView(library.navigator, label: label) }

  private func label(of entry: OpenEntry<LibraryRoute.Screen>) -> PageLabel {
    var label = PageLabel(entry)
    (label.title, label.message) = (translate(label.title), translate(label.message))
    return label
  }
}

/// The book that is open over the shelf, for the row that marks it.
@MainActor
@Observable
final class OpenBook {
  private(set) var number: Int?

  init(_ router: Router<LibraryRoute>) {
    find(in: router)
    router.observe { [weak self, weak router] _ in if let router { self?.find(in: router) } }
  }

  private func find(in router: Router<LibraryRoute>) {
    let books = router.state.tabs[0].compactMap { if case .book(let number) = $0.route { number } else { nil } }
    number = books.first
  }
}

/// What the server switches on and off.
@MainActor
@Observable
final class Flags {
  var hasLoans = true
}

/// A window without the tab that a flag has switched off.
struct FlaggedWindow: View {
  let library: Library
  let flags: Flags

  var body: some View {
    FlowView(library.navigator, label: label)
      .onChange(of: flags.hasLoans, initial: true) { leaveLoans() }
  }

  /// Shows the first tab to a user who is on the one that is off, also at the start.
  private func leaveLoans() {
    let (navigator, place) = (library.navigator, library.navigator.snapshot)
    guard !flags.hasLoans, place.tabs[place.selectedTab].first == LibraryRoute.loans.link else { return }
    navigator.selectTab(navigator.tabNames[0])
  }

  private func label(of entry: OpenEntry<LibraryRoute.Screen>) -> PageLabel {
    var label = PageLabel(entry)
    if entry.route.base as? LibraryRoute == .loans { label.isHidden = !flags.hasLoans }
    return label
  }
}

/// Announces the title of a place that a link has opened, for a user of VoiceOver who has tapped nothing.
@MainActor
func announceLinks(in navigator: Navigator<LibraryRoute.Screen>) {
  navigator.observe { event in
    guard event.kind == .link, let route = event.to.route.base as? any ViewRoute else { return }
    AccessibilityNotification.Announcement(route.label.title).post()
  }
}
