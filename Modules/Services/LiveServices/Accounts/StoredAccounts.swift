public import Services

/// The accounts in a storage, and the account `demo` with the password `waymark`.
///
/// Each line is an account: password hash, email address and name, separated by tabs.
public actor StoredAccounts: AccountsService {
  /// The built-in demo account.
  public static let demo = Account(name: "demo", email: "demo@waymark.example")

  private static let file = "accounts"
  /// The maximum length in bytes, enough for some thousand accounts.
  private static let limit = 1 << 20
  private static let demoPassword = Password("waymark")

  private struct Record {
    var account: Account
    var hash: PasswordHash
  }

  private let storage: any Storage
  private let matches: @Sendable (PasswordHash, Password) -> Bool
  private var demoHash: PasswordHash?

  /// Creates the service.
  public init(_ storage: any Storage) { self.init(storage) { $0.matches($1) } }

  init(_ storage: any Storage, matches: @escaping @Sendable (PasswordHash, Password) -> Bool) {
    self.storage = storage
    self.matches = matches
  }

  /// Verifies a name and a password; also hashes for unknown names, so that timing doesn't reveal them.
  public func logIn(name: String, password: Password) throws -> Account {
    let records = try records()
    let found = records.first { AccountName($0.account.name) == AccountName(name) }
    guard let record = found ?? records.first, matches(record.hash, password), let found else {
      throw AccountError.wrongCredentials
    }
    return found.account
  }

  /// Creates an account.
  public func signUp(_ profile: Profile, password: Password) throws -> Account {
    let name = AccountName(profile.name)
    if let problem = name.problem { throw AccountError.unavailable(problem) }
    // Tabs and line breaks separate fields and accounts in the file.
    guard !profile.email.unicodeScalars.contains(where: { $0.value < 0x20 }),
      profile.email.utf8.count <= Profile.maximumEmailLength
    else { throw AccountError.unavailable("the address is too long or holds a control character") }
    let isTaken = { (records: [Record]) in records.contains { AccountName($0.account.name) == name } }
    if isTaken(try records()) { throw AccountError.nameTaken(name.text) }
    guard let hash = PasswordHash(password) else {
      throw AccountError.unavailable("the system can't hash this password")
    }
    // Hashing takes long enough for the user to cancel.
    try Task.checkCancellation()
    var refusal: AccountError?
    try access { () throws(StorageError) in
      try storage.change(Self.file) { bytes in
        let old = bytes ?? []
        // Other lines stay unchanged, even ones that can't be parsed.
        let separator: [UInt8] = old.last.map { $0 == 10 } ?? true ? [] : [10]
        let new = old + separator + "\(hash.text)\t\(profile.email)\t\(name.text)\n".utf8
        // Another window can have taken the name meanwhile.
        if isTaken(Self.records(in: old)) { refusal = .nameTaken(name.text) }
        if new.count > Self.limit { refusal = .unavailable("there are too many") }
        if refusal == nil { bytes = new }
      }
    }
    if let refusal { throw refusal }
    return Account(name: name.text, email: profile.email)
  }

  private func records() throws -> [Record] {
    guard let hash = demoHash ?? PasswordHash(Self.demoPassword) else {
      throw AccountError.unavailable("the system can't hash passwords")
    }
    demoHash = hash
    let bytes = try access { () throws(StorageError) in try storage.read(Self.file, atMost: Self.limit) ?? [] }
    return [Record(account: Self.demo, hash: hash)] + Self.records(in: bytes)
  }

  private func access<Result>(_ body: () throws(StorageError) -> Result) throws -> Result {
    do {
      return try body()
    } catch {
      throw AccountError.unavailable(error.description)
    }
  }

  private static func records(in bytes: [UInt8]) -> [Record] {
    bytes.split(separator: 10).compactMap { String(validating: $0, as: UTF8.self).flatMap(record) }
  }

  private static func record(_ line: String) -> Record? {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 else { return nil }
    return Record(account: Account(name: parts[2], email: parts[1]), hash: PasswordHash(text: parts[0]))
  }
}
