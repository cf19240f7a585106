public import Services
import Testing

/// The rules for every `AccountsService`; the tests of each implementation check every rule.
public enum AccountsContract: String, CaseIterable, Sendable {
  case signUp = "an account that was made can log in"
  case wrong = "a wrong name and a wrong password read the same"
  case taken = "a name is given once, however it is typed"
  case cancelled = "a sign-up whose task is cancelled makes no account"
  case several = "several accounts live side by side"
  case unusual = "names and passwords may hold any text"

  /// Checks this rule for a service that has no account named Ada or Grace.
  public func check(_ service: any AccountsService) async throws {
    let horse = Password("correct horse")
    let ada = try await service.signUp(Self.profile("Ada"), password: horse)
    switch self {
    case .signUp:
      #expect(ada == Account(name: "Ada", email: "Ada@example.com"))
      #expect(try await service.logIn(name: "Ada", password: horse) == ada)
    case .wrong:
      let wrong = [("Ada", "wrong"), ("Nobody", "correct horse"), ("Ada", ""), ("", "")]
      for (name, password) in wrong {
        await #expect(throws: AccountError.wrongCredentials) {
          try await service.logIn(name: name, password: Password(password))
        }
      }
    case .taken:
      await #expect(throws: AccountError.nameTaken("Ada")) {
        try await service.signUp(Self.profile("Ada"), password: Password("another one"))
      }
      for typed in ["ada", " Ada", "ADA "] {
        await #expect(throws: AccountError.nameTaken(AccountName(typed).text)) {
          try await service.signUp(Self.profile(typed), password: Password("another one"))
        }
        #expect(try await service.logIn(name: typed, password: horse) == ada)
      }
      #expect(try await service.logIn(name: "Ada", password: horse) == ada)
    case .cancelled:
      let task = Task {
        withUnsafeCurrentTask { $0?.cancel() }
        return try await service.signUp(Self.profile("Grace"), password: horse)
      }
      await #expect(throws: CancellationError.self) { try await task.value }
      await #expect(throws: AccountError.wrongCredentials) { try await service.logIn(name: "Grace", password: horse) }
    case .several:
      let grace = try await service.signUp(Self.profile("Grace"), password: Password("battery staple"))
      #expect(try await service.logIn(name: "Grace", password: Password("battery staple")) == grace)
      #expect(try await service.logIn(name: "Ada", password: horse) == ada)
      await #expect(throws: AccountError.wrongCredentials) { try await service.logIn(name: "Grace", password: horse) }
    case .unusual:
      for (name, password) in [("Ada L. 🧭", "  spaces  "), ("阿妲", "пароль 密码 🗝️"), ("a:b$c/d\\e", "$y$j9T$*0")] {
        let made = try await service.signUp(Self.profile(name), password: Password(password))
        #expect(try await service.logIn(name: name, password: Password(password)) == made)
        await #expect(throws: AccountError.wrongCredentials) {
          try await service.logIn(name: name, password: Password(password + " "))
        }
      }
    }
  }

  private static func profile(_ name: String) -> Profile {
    Profile(name: name, email: "\(name)@example.com", dateOfBirth: .unixEpoch)
  }
}
