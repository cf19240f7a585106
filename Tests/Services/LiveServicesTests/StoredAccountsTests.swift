import Services
import ServicesTesting
import Synchronization
import TestTopics
import Testing

@testable import LiveServices

@Suite("StoredAccounts", .tags(.services, .privacy))
struct StoredAccountsTests {
  let storage = MemoryStorage()
  let ada = Profile(name: "Ada", email: "ada@example.com", dateOfBirth: .unixEpoch)

  private func signUp(_ name: String, _ password: String) async throws -> Account {
    let profile = Profile(name: name, email: "\(name)@example.com", dateOfBirth: .unixEpoch)
    return try await StoredAccounts(storage).signUp(profile, password: Password(password))
  }

  private func logIn(_ name: String, _ password: String) async throws -> Account {
    try await StoredAccounts(storage).logIn(name: name, password: Password(password))
  }

  @Test("New accounts can log in, also after a restart, and names and passwords can be any text")
  func newAccounts() async throws {
    let texts = [
      ("Ada", "correct horse"), ("Ada L. 🧭", "  spaces  "), ("阿妲", "пароль 密码 🗝️"), ("a:b$c/d\\e", "$y$j9T$*0"),
    ]
    for (name, password) in texts {
      #expect(try await signUp(name, password) == Account(name: name, email: "\(name)@example.com"))
    }
    for (name, password) in texts {
      #expect(try await logIn(name, password) == Account(name: name, email: "\(name)@example.com"))
      await #expect(throws: AccountError.wrongCredentials) { try await logIn(name, password + " ") }
    }
  }

  @Test("A name is given once, however it is typed, and that of the demo account never")
  func taken() async throws {
    #expect(try await logIn("demo", "waymark") == StoredAccounts.demo)
    let made = try await signUp("Ada", "correct horse")
    for name in ["Ada", "ada", " Ada", "ADA ", "demo"] {
      let error = AccountError.nameTaken(AccountName(name).text)
      await #expect(throws: error) { try await signUp(name, "another one") }
      if name != "demo" { #expect(try await logIn(name, "correct horse") == made) }
    }
  }

  @Test("A sign-up whose task is canceled makes no account")
  func cancelled() async {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await signUp("Ada", "correct horse")
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(storage.read("accounts") == nil)
  }

  @Test("A log-in with an unknown name fails like one with a wrong password, and checks one password too")
  func sameWork() async throws {
    let checks = Mutex(0)
    let accounts = StoredAccounts(storage) {
      checks.withLock { $0 += 1 }
      return $0.matches($1)
    }
    _ = try await signUp("Ada", "correct horse")
    let wrong = [("Ada", "wrong"), ("Nobody", "correct horse"), ("demo", "wrong"), ("Ada", ""), ("", "")]
    for (name, password) in wrong {
      await #expect(throws: AccountError.wrongCredentials) {
        try await accounts.logIn(name: name, password: Password(password))
      }
    }
    #expect(checks.withLock { $0 } == wrong.count)
  }

  @Test("An unreadable line matches no log-in, doesn't affect other accounts, and stays in the file")
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

  #if os(Linux)
    @Test(
      "A hash with another algorithm or other parameters is not computed, which could take hours",
      arguments: [
        "$6$rounds=999999999$saltsaltsaltsalt$", "$y$jFT$E8/5I30ys6byRG1guuJPE.$", "$2b$31$abcdefghijklmnopqrstuv",
        "$7$oE..../....saltsaltsalt$", "pbkdf2-4294967295-00-00",
      ])
    func otherParameters(hash: String) async throws {
      let accounts = StoredAccounts(StubStorage(["accounts": "\(hash)\tb@example.com\tBo\n"]))
      await #expect(throws: AccountError.wrongCredentials) {
        try await accounts.logIn(name: "Bo", password: Password("correct horse"))
      }
      #expect(try await accounts.logIn(name: "demo", password: Password("waymark")) == StoredAccounts.demo)
    }

    @Test("A stored hash matches, also with a shorter salt")
    func storedHash() {
      let hash = "$y$j9T$uKKyVIrZvVxDNKVqbUeF$Y.i.4DKJfw3GsVsq1QHkL6q6ezm7eoynJn5qc6yTa97"
      #expect(PasswordHash(text: hash).matches(Password("correct horse")))
    }
  #endif

  @Test("A storage error fails the sign-up and leaves no account")
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
    "A sign-up fails if the system can't hash the password", arguments: ["a\0b", String(repeating: "x", count: 2_000)])
  func noHash(password: String) async {
    await #expect(throws: AccountError.unavailable("the system can't hash this password")) {
      try await signUp("Ada", password)
    }
    #expect(storage.read("accounts") == nil)
  }

  @Test("The file contains no password, and equal passwords have different hashes")
  func verifiers() async throws {
    for name in ["Ada", "Grace"] { _ = try await signUp(name, "canary horse") }
    let text = String(decoding: try #require(storage.read("accounts")), as: UTF8.self)
    #expect(!text.contains("canary"))
    let hashes = text.split(separator: "\n").compactMap { $0.split(separator: "\t").first }
    #expect(hashes.count == 2)
    #expect(hashes[0] != hashes[1])
  }

  @Test("A name or an address that would corrupt the file is refused")
  func controlCharacters() async throws {
    let accounts = StoredAccounts(storage)
    for (name, email) in [("A\tda", "a@example.com"), ("Ada", "a@example.com\n")] {
      await #expect(throws: AccountError.self) {
        try await accounts.signUp(
          Profile(name: name, email: email, dateOfBirth: .unixEpoch), password: Password("12345678"))
      }
    }
    #expect(storage.read("accounts") == nil)
  }

  @Test("A file that is longer than 1 MiB is not read, and no sign-up makes it so long")
  func tooMany() async throws {
    let line = "\(String(repeating: "x", count: 494))\te@example.com\tbo\n"
    let storage = StubStorage(["accounts": String(repeating: line, count: (1 << 20) / line.utf8.count)])
    let accounts = StoredAccounts(storage) { _, _ in true }
    #expect(try await accounts.logIn(name: "bo", password: Password("x")).name == "bo")
    await #expect(throws: AccountError.unavailable("there are too many")) {
      try await accounts.signUp(ada, password: Password("correct horse"))
    }
    try storage.change("accounts") { $0 = ($0 ?? []) + line.utf8 }
    await #expect(throws: AccountError.unavailable("can't read accounts: it has more than 1024 KiB")) {
      try await accounts.logIn(name: "demo", password: Password("waymark"))
    }
  }
}
