public import Services

/// Accounts that are kept in storage, and one that is always there to look around with: `demo`, password `waymark`.
///
/// The file holds a line for each account: the hash of the password, the address and the name, between tabs.
public actor StoredAccounts: AccountsService {
  /// The account to look around with.
  public static let demo = Account(name: "demo", email: "demo@waymark.example")

  private static let file = "accounts"
  private static let demoPassword = Password("waymark")

  private struct Record {
    var account: Account
    var hash: PasswordHash
  }

  private let storage: any Storage
  private var demoHash: PasswordHash?

  /// Keeps accounts in the given storage.
  public init(_ storage: any Storage) { self.storage = storage }

  /// Checks a name and a password.
  ///
  /// For a name that nobody has, a password is checked all the same, so that the time it takes tells nothing.
  public func logIn(name: String, password: Password) throws -> Account {
    let records = try records()
    let found = records.first { $0.account.name == name }
    guard let record = found ?? records.first, record.hash.matches(password), let found else {
      throw AccountError.wrongCredentials
    }
    return found.account
  }

  /// Makes an account and keeps the hash of its password.
  public func signUp(_ profile: Profile, password: Password) throws -> Account {
    let records = try records()
    guard !records.contains(where: { $0.account.name == profile.name }) else {
      throw AccountError.nameTaken(profile.name)
    }
    // A line break or a tab would end the name in the file.
    guard !(profile.name + profile.email).unicodeScalars.contains(where: { $0.value < 0x20 }) else {
      throw AccountError.unavailable("the name or the address holds a control character")
    }
    guard let hash = PasswordHash(password) else {
      throw AccountError.unavailable("the system can't hash passwords")
    }
    let account = Account(name: profile.name, email: profile.email)
    try save(records.dropFirst() + [Record(account: account, hash: hash)])
    return account
  }

  /// Every account, the one to look around with first.
  private func records() throws -> [Record] {
    guard let hash = demoHash ?? PasswordHash(Self.demoPassword) else {
      throw AccountError.unavailable("the system can't hash passwords")
    }
    demoHash = hash
    do {
      let text = String(decoding: try storage.read(Self.file) ?? [], as: UTF8.self)
      return [Record(account: Self.demo, hash: hash)] + text.split(separator: "\n").compactMap(Self.record)
    } catch {
      throw AccountError.unavailable(error.description)
    }
  }

  private func save(_ records: some Sequence<Record>) throws {
    let lines = records.map { "\($0.hash.text)\t\($0.account.email)\t\($0.account.name)\n" }
    do {
      try storage.write(Array(lines.joined().utf8), to: Self.file)
    } catch {
      throw AccountError.unavailable(error.description)
    }
  }

  private static func record(_ line: Substring) -> Record? {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 else { return nil }
    return Record(account: Account(name: parts[2], email: parts[1]), hash: PasswordHash(text: parts[0]))
  }
}
