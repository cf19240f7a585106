import AppShell
import Links
import Routing
import RoutingUI
import SceneUI
import ScreenKit
import SwiftUI

struct AppView: View {
  let app: AppCoordinator

  var body: some View {
    FlowView(
      app.navigator,
      label: { entry in
        let screen = entry.screen
        let message = entry.route.base.presentation == .alert ? screen.message : ""
        return PageLabel(screen.title, message: message, badge: screen.badge, isHidden: app.hidesTab(entry))
      },
      options: { ModalOptions(hasCloseButton: !$0.screen.canCancel) }
    ) { entry in
      AppPage(app: app, entry: entry)
    } buttons: { entry in
      ScreenButtons(entry.screen) { intent in
        // The late action of an alert that has gone has no effect.
        if app.navigator.visible.id == entry.id { app.send(intent, to: entry) }
      }
    }
    .onMove { move in app.perform(move) }
  }
}

/// A page of the app, with the notices while nothing is over it.
struct AppPage: View {
  let app: AppCoordinator
  let entry: OpenEntry<any ViewModel>
  @Environment(\.page) private var page

  var body: some View {
    ScreenPage(entry.screen, scrollsToTop: page.scrollsToTop) { intent in
      page.perform { app.send(intent, to: entry) }
    }
    .safeAreaInset(edge: .bottom) {
      if page.isOnTop, let notice = app.notice { NoticeView(text: notice) }
    }
  }
}

extension ViewModel {
  fileprivate var message: String { screen.message }

  fileprivate var canCancel: Bool { screen.actions.contains { $0.role == .cancel } }
}
