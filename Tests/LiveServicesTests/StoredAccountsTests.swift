import Services
import ServicesTesting
import Synchronization
import TestTopics
import Testing

@testable import LiveServices

@Suite("Accounts are kept, passwords are not", .tags(.services, .privacy))
struct StoredAccountsTests {
  let storage = MemoryStorage()
  let ada = Profile(name: "Ada", email: "ada@example.com", dateOfBirth: .unixEpoch)

  @Test("An account that was made can log in, after a restart too")
  func signUp() async throws {
    let made = try await StoredAccounts(storage).signUp(ada, password: Password("correct horse"))
    #expect(made == Account(name: "Ada", email: "ada@example.com"))
    #expect(try await StoredAccounts(storage).logIn(name: "Ada", password: Password("correct horse")) == made)
  }

  @Test("There is an account to look around with")
  func demo() async throws {
    let account = try await StoredAccounts(storage).logIn(name: "demo", password: Password("waymark"))
    #expect(account == StoredAccounts.demo)
  }

  @Test("Accounts keep to the rules, and their file is private", arguments: AccountsContract.allCases)
  func contract(rule: AccountsContract) async throws {
    let folder = try TemporaryFolder()
    try await rule.check(StoredAccounts(FileStorage(folder: folder.path)))
    #expect(folder.names == ["accounts"])
    #expect(folder.mode("accounts") == 0o600)
  }

  @Test("The name of the account to look around with is taken")
  func demoIsTaken() async {
    let profile = Profile(name: "demo", email: "ada@example.com", dateOfBirth: .unixEpoch)
    await #expect(throws: AccountError.nameTaken("demo")) {
      try await StoredAccounts(storage).signUp(profile, password: Password("correct horse"))
    }
  }

  @Test("A wrong name takes the same work as a wrong password: one password is checked")
  func sameWork() async throws {
    let checks = Counter()
    let accounts = StoredAccounts(storage) {
      checks.count()
      return $0.matches($1)
    }
    _ = try await accounts.signUp(ada, password: Password("correct horse"))
    for (name, password) in [
      ("Ada", "wrong"), ("Nobody", "correct horse"), ("demo", "wrong"), ("Ada", "correct horse"),
    ] {
      _ = try? await accounts.logIn(name: name, password: Password(password))
    }
    #expect(checks.value == 4)
  }

  @Test(
    "After five wrong passwords for a name it has to wait, whether an account has it or not",
    arguments: ["Ada", "Nobody"])
  func throttle(name: String) async throws {
    let (start, checks) = (ContinuousClock.now, Counter())
    let time = TestClock(start)
    // Takes no time, unlike a real check.
    let accounts = StoredAccounts(storage, now: { time.now }) { _, password in
      checks.count()
      return [Password("correct horse"), Password("waymark")].contains(password)
    }
    _ = try await accounts.signUp(ada, password: Password("correct horse"))
    for _ in 1...5 {
      await #expect(throws: AccountError.wrongCredentials) {
        try await accounts.logIn(name: name, password: Password("x"))
      }
    }
    for (seconds, rest) in [(0, 30), (1, 29), (29, 1)] {
      time.now = start + .seconds(seconds)
      await #expect(throws: AccountError.tooManyAttempts(seconds: rest)) {
        try await accounts.logIn(name: name, password: Password("correct horse"))
      }
    }
    #expect(checks.value == 5, "a refused attempt checks no password")
    // Another name doesn't wait.
    #expect(try await accounts.logIn(name: "demo", password: Password("waymark")) == StoredAccounts.demo)
    time.now = start + .seconds(30)
    if name == "Ada" {
      #expect(try await accounts.logIn(name: name, password: Password("correct horse")).name == "Ada")
      await #expect(throws: AccountError.wrongCredentials) {
        try await accounts.logIn(name: name, password: Password("x"))
      }
      #expect(try await accounts.logIn(name: name, password: Password("correct horse")).name == "Ada")
    } else {
      await #expect(throws: AccountError.wrongCredentials) {
        try await accounts.logIn(name: name, password: Password("x"))
      }
      await #expect(throws: AccountError.tooManyAttempts(seconds: 30)) {
        try await accounts.logIn(name: name, password: Password("x"))
      }
    }
  }

  @Test("A line that can't be read matches no log-in, blocks no other account, and stays in the file")
  func unreadableLine() async throws {
    let names = ["Bo", "Cy", "Di"]
    let hashes = ["*0", "", "$y$j9T$"]
    let lines = ["nonsense"] + zip(hashes, names).map { "\($0)\tb@example.com\t\($1)" }
    let storage = StubStorage(["accounts": lines.joined(separator: "\n")])
    let accounts = StoredAccounts(storage)
    for name in names {
      await #expect(throws: AccountError.wrongCredentials) {
        try await accounts.logIn(name: name, password: Password(""))
      }
    }
    let made = try await accounts.signUp(ada, password: Password("correct horse"))
    #expect(try await accounts.logIn(name: "Ada", password: Password("correct horse")) == made)
    #expect(storage["accounts"]?.hasPrefix(lines.joined(separator: "\n") + "\n") == true)
  }

  @Test("A storage error fails the sign-up, and no account is half made")
  func failingStorage() async {
    let storage = StubStorage()
    storage.fail(with: StorageError("the disk is full"))
    let accounts = StoredAccounts(storage)
    await #expect(throws: AccountError.unavailable("the disk is full")) {
      try await accounts.signUp(ada, password: Password("correct horse"))
    }
    storage.fail(with: nil)
    await #expect(throws: AccountError.wrongCredentials) {
      try await accounts.logIn(name: "Ada", password: Password("correct horse"))
    }
  }

  @Test(
    "A password that the system can't hash makes no account", arguments: ["a\0b", String(repeating: "x", count: 2_000)])
  func noHash(password: String) async {
    await #expect(throws: AccountError.unavailable("the system can't hash this password")) {
      try await StoredAccounts(storage).signUp(ada, password: Password(password))
    }
    #expect(storage.read("accounts") == nil)
  }

  @Test("The file holds no password, and two equal passwords look different")
  func verifiers() async throws {
    let accounts = StoredAccounts(storage)
    _ = try await accounts.signUp(ada, password: Password("canary horse"))
    _ = try await accounts.signUp(
      Profile(name: "Grace", email: "g@example.com", dateOfBirth: .unixEpoch), password: Password("canary horse"))
    let text = String(decoding: try #require(storage.read("accounts")), as: UTF8.self)
    #expect(!text.contains("canary"))
    let hashes = text.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
    #expect(hashes.count == 2)
    #expect(hashes[0] != hashes[1])
  }

  @Test("A name that would break the file is refused")
  func controlCharacters() async throws {
    let accounts = StoredAccounts(storage)
    await #expect(throws: AccountError.self) {
      try await accounts.signUp(
        Profile(name: "A\tda", email: "a@example.com", dateOfBirth: .unixEpoch), password: Password("12345678"))
    }
    #expect(storage.read("accounts") == nil)
  }
}

/// A clock that a test sets.
private final class TestClock: Sendable {
  private let instant: Mutex<ContinuousClock.Instant>
  init(_ instant: ContinuousClock.Instant) { self.instant = Mutex(instant) }
  var now: ContinuousClock.Instant {
    get { instant.withLock { $0 } }
    set { instant.withLock { $0 = newValue } }
  }
}

/// Counts what happens on any thread.
private final class Counter: Sendable {
  private let number = Mutex(0)
  var value: Int { number.withLock { $0 } }
  func count() { number.withLock { $0 += 1 } }
}
