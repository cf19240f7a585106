/// A service that creates accounts and verifies passwords.
public protocol AccountsService: Sendable {
  /// Verifies a name, compared as `AccountName`, and a password.
  ///
  /// An unknown name and a wrong password both throw `AccountError.wrongCredentials` and take equal time.
  func logIn(name: String, password: Password) async throws -> Account
  /// Creates an account.
  ///
  /// Throws `AccountError.nameTaken` if its `AccountName` exists, or `CancellationError` if the task is canceled before
  /// the account is saved.
  func signUp(_ profile: Profile, password: Password) async throws -> Account
}

/// The account of a user.
public struct Account: Hashable, Sendable {
  /// The name, unique among accounts as an `AccountName`.
  public var name: String
  /// The email address.
  public var email: String

  /// Creates an account.
  public init(name: String, email: String) {
    self.name = name
    self.email = email
  }
}

/// The input of a user who signs up.
public struct Profile: Hashable, Sendable {
  /// The name to log in with.
  public var name: String
  /// The email address.
  public var email: String
  /// The date of birth.
  public var dateOfBirth: CalendarDate

  /// The maximum length of a name, in bytes of UTF-8.
  public static let maximumNameLength = 100

  /// The maximum length of an email address, in bytes of UTF-8 (RFC 5321, section 4.5.3.1.3).
  public static let maximumEmailLength = 254

  /// Creates a profile without validation.
  public init(name: String, email: String, dateOfBirth: CalendarDate) {
    self.name = name
    self.email = email
    self.dateOfBirth = dateOfBirth
  }
}

/// Why a user can't log in or sign up.
public enum AccountError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name or the password is wrong.
  case wrongCredentials
  /// An account with this name exists.
  case nameTaken(String)
  /// The accounts can't be read or written, for this reason.
  case unavailable(String)

  /// The reason as a sentence to show.
  public var description: String {
    switch self {
    case .wrongCredentials: "The name or the password is wrong."
    case .nameTaken(let name): "The name “\(name)” is taken."
    case .unavailable(let why): "Accounts are not available: \(why)."
    }
  }
}
