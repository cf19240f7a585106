/// A service that creates accounts and verifies passwords.
public protocol AccountsService: Sendable {
  /// Verifies a name and a password.
  ///
  /// Names are compared as `AccountName`. If several accounts of an earlier version read the same, the name as typed decides.
  ///
  /// An unknown name and a wrong password both throw `AccountError.wrongCredentials` and take equal time.
  func logIn(name: String, password: Password) async throws -> Account
  /// Creates an account.
  ///
  /// Throws `AccountError.nameTaken` if an account with this `AccountName` exists. If the task is canceled before
  /// the account is saved, throws `CancellationError` and creates none.
  func signUp(_ profile: Profile, password: Password) async throws -> Account
}

/// The account of a user.
public struct Account: Hashable, Sendable {
  /// The name, unique among accounts.
  public var name: String
  /// The email address.
  public var email: String

  /// Creates the value.
  ///
  /// The accounts service ensures that the name is unique, compared as `AccountName`.
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
  ///
  /// File names contain the hex-encoded name, with two digits for each byte.
  public static let maximumNameLength = 100

  /// The maximum length of an email address, in bytes of UTF-8 (RFC 5321, section 4.5.3.1.3).
  public static let maximumEmailLength = 254

  /// Creates the value.
  ///
  /// The accounts service validates it.
  public init(name: String, email: String, dateOfBirth: CalendarDate) {
    self.name = name
    self.email = email
    self.dateOfBirth = dateOfBirth
  }
}

/// The reason why a user can't log in or sign up, as text to show.
public enum AccountError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name or the password is wrong.
  ///
  /// The error doesn't reveal which.
  case wrongCredentials
  /// An account with this name exists.
  case nameTaken(String)
  /// The accounts can't be read or written; the text is the reason.
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
