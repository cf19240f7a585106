/// A user of the app.
public struct Account: Codable, Equatable, Sendable {
  /// The name, which identifies the user.
  public var name: String

  /// Creates an account.
  public init(name: String) { self.name = name }
}

/// Checks who uses the app.
public protocol AccountsService: Sendable {
  /// Returns the account of a user.
  ///
  /// Throws `WrongPassword` if the name and the password don't belong together.
  func logIn(name: String, password: String) async throws -> Account
}

/// The error for a name and a password that don't belong together.
public struct WrongPassword: Error, CustomStringConvertible {
  /// What the user reads.
  public let description = "The name or the password is wrong."

  /// Creates the error.
  public init() {}
}

/// Lets every name in with the password `waymark`, until the app has a server.
public struct SampleAccounts: AccountsService {
  /// Creates the service.
  public init() {}

  /// Returns the account of this name.
  public func logIn(name: String, password: String) async throws -> Account {
    guard password == "waymark" else { throw WrongPassword() }
    return Account(name: name)
  }
}
