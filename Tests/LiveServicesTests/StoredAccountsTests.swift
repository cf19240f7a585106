import LiveServices
import Services
import ServicesTesting
import Testing

/// F11.
@Suite("Accounts are kept, passwords are not")
struct StoredAccountsTests {
  let storage = MemoryStorage()
  let ada = Profile(name: "Ada", email: "ada@example.com", born: .unixEpoch)

  @Test("Who has signed up can log in, after a restart too")
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

  @Test(
    "A wrong name and a wrong password read the same",
    arguments: [("Ada", "wrong"), ("Nobody", "correct horse"), ("ada", "correct horse"), ("Ada", ""), ("", "")])
  func wrong(name: String, password: String) async throws {
    let accounts = StoredAccounts(storage)
    _ = try await accounts.signUp(ada, password: Password("correct horse"))
    await #expect(throws: AccountError.wrongCredentials) {
      try await accounts.logIn(name: name, password: Password(password))
    }
  }

  @Test("A name is given once", arguments: ["Ada", "demo"])
  func taken(name: String) async throws {
    let accounts = StoredAccounts(storage)
    _ = try await accounts.signUp(ada, password: Password("correct horse"))
    var other = ada
    other.name = name
    await #expect(throws: AccountError.nameTaken(name)) {
      try await accounts.signUp(other, password: Password("another one"))
    }
  }

  @Test("Several accounts live side by side")
  func several() async throws {
    let accounts = StoredAccounts(storage)
    for name in ["Ada", "Grace", "Annie"] {
      _ = try await accounts.signUp(
        Profile(name: name, email: "\(name)@example.com", born: .unixEpoch), password: Password("password of \(name)"))
    }
    for name in ["Ada", "Grace", "Annie"] {
      #expect(try await accounts.logIn(name: name, password: Password("password of \(name)")).name == name)
    }
  }

  /// F4.
  @Test("The file holds no password, and two equal passwords look different")
  func verifiers() async throws {
    let accounts = StoredAccounts(storage)
    _ = try await accounts.signUp(ada, password: Password("canary horse"))
    _ = try await accounts.signUp(
      Profile(name: "Grace", email: "g@example.com", born: .unixEpoch), password: Password("canary horse"))
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
        Profile(name: "A\tda", email: "a@example.com", born: .unixEpoch), password: Password("12345678"))
    }
    #expect(storage.read("accounts") == nil)
  }
}
