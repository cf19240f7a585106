import AppRouting
import Links
import Observation
import Routing
import RoutingUI
import ScreenKit
import TestTopics
import Testing

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// The letters of the user.
@MainActor
@Observable
final class Mailbox {
  var unread = 0
}

/// A tab whose screen is a model with a view.
enum MailRoute: ViewRoute {
  case letters

  static let links = RouteLinks<Self>("mail", root: .letters, routes: .route(.letters))

  var path: LinkPath { "letters" }

  var label: PageLabel { PageLabel("Letters", systemImage: "envelope") }

  func screen(in mailbox: Mailbox, scope: Scope) -> any PageScreen { LettersModel(mailbox) }
}

@MainActor
@Observable
final class LettersModel: PageScreen {
  private let mailbox: Mailbox

  init(_ mailbox: Mailbox) { self.mailbox = mailbox }

  var badge: String? { mailbox.unread == 0 ? nil : "\(mailbox.unread)" }
}

#if canImport(SwiftUI)
  extension LettersModel {
    var view: some View { Text(verbatim: "Letters") }
  }
#endif

@MainActor
func showAtOnce(_ walk: Int, in router: Router<DiaryRoute>) -> NavigationOutcome {
  router.withoutAnimation { router.push(.walk(walk)) }
}

@Suite("Recipes for tabs and transitions", .tags(.tabs, .navigation))
@MainActor
struct TabRecipes {

  @Test("The badge of a model goes on the label that its route declares")
  func viewBadge() throws {
    let mailbox = Mailbox()
    let navigator = try Navigator(Feature(MailRoute.self) { _ in mailbox })
    navigator.start()
    mailbox.unread = 3
    let tab = try #require(navigator.content?.tabs.first?.first)
    #expect(PageLabel(tab) == PageLabel("Letters", systemImage: "envelope", badge: "3"))
  }

  @Test("A call and a link can ask for no animation")
  func animation() throws {
    let app = try DiaryApp.sample()
    var animated: [Bool] = []
    app.navigator.observe { animated.append($0.isAnimated) }
    let router = try #require(app.diary).router
    #expect(showAtOnce(2, in: router) == .done)
    router.push(.walk(3))
    app.appRouter.open("app://diary/walks/4?transition=none")
    #expect(animated == [false, true, false])
  }
}
