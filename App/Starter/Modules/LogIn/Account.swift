/// A user of the app.
public struct Account: Codable, Equatable, Sendable {
  /// The name, which identifies the user.
  public var name: String

  /// Creates an account.
  public init(name: String) { self.name = name }
}

/// A service that logs users in.
public protocol AccountsService: Sendable {
  /// Returns the account of a user; throws `WrongPassword` if the name and the password don't belong together.
  func logIn(name: String, password: String) async throws -> Account
}

/// The error of a wrong name or password.
public struct WrongPassword: Error, CustomStringConvertible {
  /// The text for the user.
  public let description = "The name or the password is wrong."

  /// Creates the error.
  public init() {}
}

/// A service that accepts every name with the password `waymark`, until the app has a server.
public struct SampleAccounts: AccountsService {
  /// Creates the service.
  public init() {}

  /// Returns the account of this name.
  public func logIn(name: String, password: String) async throws -> Account {
    guard password == "waymark" else { throw WrongPassword() }
    return Account(name: name)
  }
}
