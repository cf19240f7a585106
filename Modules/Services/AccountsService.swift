/// Who may come in.
public protocol AccountsService: Sendable {
  /// Checks a name and a password.
  ///
  /// A wrong name and a wrong password throw the same `AccountError.wrongCredentials` and take the same work.
  func logIn(name: String, password: Password) async throws -> Account
  /// Makes an account; throws `AccountError.nameTaken` when there is one of that name.
  ///
  /// A task that is cancelled makes none and throws `CancellationError`, unless the account is made already.
  func signUp(_ profile: Profile, password: Password) async throws -> Account
}

/// Somebody who is signed in.
public struct Account: Hashable, Sendable {
  /// The name, unique among accounts.
  public var name: String
  /// The email address.
  public var email: String

  /// Describes an account; the accounts service sees to it that its name is unique.
  public init(name: String, email: String) {
    self.name = name
    self.email = email
  }
}

/// What somebody says about themselves when signing up.
public struct Profile: Hashable, Sendable {
  /// The name to sign in with.
  public var name: String
  /// The email address.
  public var email: String
  /// The date of birth; a day, without a time or a zone.
  public var dateOfBirth: CalendarDate

  /// How many bytes of UTF-8 a name may take: what is kept for an account is named after it, with two letters for each byte.
  public static let maximumNameLength = 100

  /// Describes somebody who wants to sign up; the accounts service decides whether they can.
  public init(name: String, email: String, dateOfBirth: CalendarDate) {
    self.name = name
    self.email = email
    self.dateOfBirth = dateOfBirth
  }
}

/// Why somebody can't come in, in words a person can act on.
public enum AccountError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name or the password is wrong; which of them is not said.
  case wrongCredentials
  /// There is an account of this name.
  case nameTaken(String)
  /// The accounts can't be read or written; the text says why.
  case unavailable(String)

  /// The reason as a sentence that a screen can show.
  public var description: String {
    switch self {
    case .wrongCredentials: "The name or the password is wrong."
    case .nameTaken(let name): "The name “\(name)” is taken."
    case .unavailable(let why): "Accounts are not available: \(why)."
    }
  }
}
