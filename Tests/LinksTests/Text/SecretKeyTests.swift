import TestTopics
import Testing

@testable import Links

@Suite("Secrets in links", .tags(.links, .privacy))
struct SecretKeyTests {
  @Test(
    "A parameter with a secret's name is refused, and the error doesn't contain its value",
    arguments: [
      "password", "PASSWORD", "Password", "user_password", "userPassword", "new-password", "passwd", "pwd", "token",
      "access_token", "refreshToken", "secret", "client.secret", "apikey", "auth", "otp", "pin", "card-pin",
      "pass%77ord", "t%6Fken", "userPIN", "IDToken", "apiKey", "PIN", "x_OTP",
    ])
  func refused(_ key: String) throws {
    let error = try #require(throws: DeepLinkError.self) { try DeepLink("app://library/search?page=2&\(key)=hunter2") }
    #expect(error.part == .key)
    #expect(error.offset == 28)
    #expect(error.reason == "A link holds no secret")
    #expect(!"\(error)".contains("hunter2"))
  }

  @Test(
    "A parameter name that only contains such letters is accepted",
    arguments: [
      "spin", "SPIN", "OPENING", "SPINE", "broken", "page", "author", "opening", "secretary", "tokenizer",
      "passwordless", "helpin",
    ])
  func accepted(_ key: String) throws {
    #expect(try DeepLink("app://library/search?\(key)=2").parameters == [.init(key: key, value: "2")])
  }
}
