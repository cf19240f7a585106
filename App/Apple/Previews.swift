import AppShell
import LiveServices
import ScreenKit
import Services
import SwiftUI

#Preview("The posts") {
  AppPreview(link: "app://loggedIn/posts")
}

#Preview("A post") {
  AppPreview(link: "app://loggedIn/posts/7")
}

/// A place behind the log-in, with the bundled posts and nothing on disk.
struct AppPreview: View {
  @State private var app = Self.makeApp()
  let link: String

  init(link: String) { self.link = link }

  var body: some View {
    if let app {
      AppView(app: app).onAppear { app.enterLink(link) }
    }
  }

  private static func makeApp() -> AppCoordinator? {
    let storage = MemoryStorage()
    let services = AppServices(
      accounts: StoredAccounts(storage), posts: BundledPosts(), storage: storage, pasteboard: CopiedText(),
      today: { .unixEpoch })
    let guest = Account(name: "Ada", email: "ada@example.com")
    return try? AppCoordinator(services: services, only: "loggedIn", guest: guest)
  }
}
