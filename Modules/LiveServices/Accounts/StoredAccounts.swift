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
  private let matches: @Sendable (PasswordHash, Password) -> Bool
  private var demoHash: PasswordHash?

  /// Keeps accounts in the given storage.
  public init(_ storage: any Storage) { self.init(storage) { $0.matches($1) } }

  /// Keeps accounts in the given storage, and checks passwords in a way of one's own.
  init(_ storage: any Storage, matches: @escaping @Sendable (PasswordHash, Password) -> Bool) {
    self.storage = storage
    self.matches = matches
  }

  /// Checks a name and a password.
  ///
  /// For a name that nobody has, a password is checked all the same, so that the time it takes tells nothing.
  public func logIn(name: String, password: Password) throws -> Account {
    let records = try records()
    let found = records.first { $0.account.name == name }
    guard let record = found ?? records.first, matches(record.hash, password), let found else {
      throw AccountError.wrongCredentials
    }
    return found.account
  }

  /// Makes an account and keeps the hash of its password; throws `CancellationError` before anything is kept.
  public func signUp(_ profile: Profile, password: Password) throws -> Account {
    guard try !records().contains(where: { $0.account.name == profile.name }) else {
      throw AccountError.nameTaken(profile.name)
    }
    // A line break or a tab would end the name in the file.
    guard !(profile.name + profile.email).unicodeScalars.contains(where: { $0.value < 0x20 }) else {
      throw AccountError.unavailable("the name or the address holds a control character")
    }
    guard let hash = PasswordHash(password) else {
      throw AccountError.unavailable("the system can't hash this password")
    }
    // Hashing takes a while, in which somebody may have thought better of it.
    try Task.checkCancellation()
    try append("\(hash.text)\t\(profile.email)\t\(profile.name)\n")
    return Account(name: profile.name, email: profile.email)
  }

  /// Every account, the one to look around with first.
  private func records() throws -> [Record] {
    guard let hash = demoHash ?? PasswordHash(Self.demoPassword) else {
      throw AccountError.unavailable("the system can't hash passwords")
    }
    demoHash = hash
    let lines = try access { () throws(StorageError) in try storage.read(Self.file) ?? [] }.split(separator: 10)
    return [Record(account: Self.demo, hash: hash)]
      + lines.compactMap { String(validating: $0, as: UTF8.self).flatMap(Self.record) }
  }

  /// What is in the file stays as it is, so that a line that can't be read is not lost.
  private func append(_ line: String) throws {
    try access { () throws(StorageError) in
      var bytes = try storage.read(Self.file) ?? []
      if let last = bytes.last, last != 10 { bytes.append(10) }
      try storage.write(bytes + line.utf8, to: Self.file)
    }
  }

  private func access<Result>(_ body: () throws(StorageError) -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      throw AccountError.unavailable(error.description)
    }
  }

  private static func record(_ line: String) -> Record? {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 else { return nil }
    return Record(account: Account(name: parts[2], email: parts[1]), hash: PasswordHash(text: parts[0]))
  }
}
