import Links
import Routing
import RoutingTesting
import Testing

@testable import LogIn

@Suite("The log-in")
@MainActor
struct LogInTests {
  /// Accounts that answer at once, and count the requests.
  @MainActor
  final class StubAccounts: AccountsService {
    private(set) var count = 0

    func logIn(name: String, password: String) async throws -> Account {
      count += 1
      return try await SampleAccounts().logIn(name: name, password: password)
    }
  }

  private let accounts = StubAccounts()
  private let app: Navigator<LogInRoute.Screen>
  private let form: LogInModel

  init() throws {
    app = Navigator(testing: LogInCoordinator.feature(accounts: accounts))
    form = try #require(app.visibleScreen as? LogInModel)
  }

  @Test("The form needs a name and a password, and a double tap sends one request")
  func sending() async {
    form.name = "Mia"
    #expect(!form.canLogIn)
    form.logInTapped()
    form.password = "waymark"
    #expect(form.canLogIn)
    form.logInTapped()
    form.logInTapped()
    await app.settle()
    #expect(accounts.count == 1)
  }

  @Test("The right password ends the module with the account")
  func loggingIn() async {
    var ending: LogInCoordinator.Ending?
    app.onEnding = { ending = $0.value as? LogInCoordinator.Ending }
    (form.name, form.password) = ("Mia", "waymark")
    form.logInTapped()
    await app.settle()
    #expect(ending == .loggedIn(Account(name: "Mia")))
  }

  @Test("A wrong password shows the reason, and can be corrected")
  func failing() async {
    (form.name, form.password) = ("Mia", "milestone")
    form.logInTapped()
    await app.settle()
    #expect(form.problem == "The name or the password is wrong." && form.canLogIn)
    form.logInTapped()
    #expect(form.problem == nil)
  }
}
