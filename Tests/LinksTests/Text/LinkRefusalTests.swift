import Links
import TestTopics
import Testing

@Suite("The grammar of links: refused links", .tags(.links))
struct LinkRefusalTests {
  @Test("A malformed link is refused, and the error names the part and its offset", arguments: BadLink.all)
  func refused(_ bad: BadLink) throws {
    let error = try #require(throws: DeepLinkError.self) { try DeepLink(bad.text) }
    #expect(error.part == bad.part)
    #expect(error.offset == bad.offset)
    #expect(!error.isUnknown)
    #expect(!error.reason.isEmpty)
  }

  @Test("The description of an error is one line without control characters")
  func oneLine() {
    let error = DeepLinkError(.segment, "a\nb", at: 0, "a\rb", nearMisses: ["\u{2029}"])
    #expect(error.description == #"a\rb; did you mean “\u{2029}”? (segment “a\nb”, byte 0)"#)
  }

  @Test(
    "The error for user info, and for text without a scheme, repeats only parts that can't be a secret",
    arguments: [
      ("library/search?password=hunter2", .scheme, "library/search"),
      ("library/search/token=hunter2", .scheme, "library/search/token"), ("ann:hunter2@library/books/7", .scheme, ""),
      ("hunter2@library", .scheme, ""), ("App://ann:hunter2@library", .scheme, ""), ("?password=hunter2", .scheme, ""),
      ("app://ann:hunter2@library/books/7", .module, ""), ("app://ann:hunter2@library", .module, ""),
      ("app://hunter2@library", .module, ""),
    ] as [(String, DeepLinkError.Part, String)])
  func secrets(_ text: String, _ part: DeepLinkError.Part, _ echo: String) throws {
    let error = try #require(throws: DeepLinkError.self) { try DeepLink(text) }
    #expect((error.part, error.text) == (part, echo))
    #expect(!error.description.contains("hunter2"))
  }

  @Test(
    "A link has at most 2,048 bytes, escapes included, 16 segments and 32 parameters",
    arguments: [
      ("app://library/" + String(repeating: "a", count: 2_034), "a", .link, "", 2_048),
      ("app://library/" + String(repeating: "%C3%A9", count: 339), "a", .link, "", 2_048),
      ("app://m" + String(repeating: "/a", count: 16), "/c?x=y", .segment, "c", 40),
      ("app://m" + String(repeating: "/", count: 15) + "/b", "/c?x=y", .segment, "c", 25),
      ("app://m?" + (10...41).map { "p\($0)=1" }.joined(separator: "&"), "&p33=33", .key, "p33", 200),
    ] as [(String, String, DeepLinkError.Part, String, Int)])
  func limit(_ most: String, _ more: String, _ part: DeepLinkError.Part, _ text: String, _ offset: Int) throws {
    #expect(throws: Never.self) { try DeepLink(most) }
    let error = try #require(throws: DeepLinkError.self) { try DeepLink(most + more) }
    #expect((error.part, error.text, error.offset) == (part, text, offset))
  }
}

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

/// A text that isn't a valid link, and the position of its first error.
struct BadLink: CustomTestStringConvertible {
  var text: String
  var part: DeepLinkError.Part
  var offset: Int

  var testDescription: String { text }

  static let all = schemes + modules + segments + escapes + parameters

  private static func list(_ part: DeepLinkError.Part, _ links: KeyValuePairs<String, Int>) -> [BadLink] {
    links.map { BadLink(text: $0.key, part: part, offset: $0.value) }
  }

  private static let schemes = list(
    .scheme,
    [
      "": 0, "app": 0, "app:": 0, "app:/": 0, "app:/library": 0, "app//library": 0, "APP://library": 0,
      "App://library": 0, "apps://library": 0, "ap://library": 0, "http://library": 0, "https://library": 0,
      "//library": 0, "library/books/7": 0, "/books/7": 0, " app://library": 0, "%61pp://library": 0,
      "app:\\\\library": 0,
    ])

  private static let modules = list(
    .module,
    [
      "app://": 6, "app:///books": 6, "app://7library": 6, "app://-library": 6, "app://?tab=a": 6, "app://@library": 6,
      "app://.": 6, "app://lib_rary": 9, "app://lib.rary": 9, "app://lib%72ary": 9, "app://user@library": 10,
      "app://user:word@library": 10, "app://library:80": 13, "app://library#top": 13, "app://library ": 13,
      "app://library&a=b": 13, "app://bibliothèque": 14, "app://éa": 6, "app://\u{301}a": 6,
    ])

  private static let segments = list(
    .segment,
    [
      "app://library/.": 14, "app://library/..": 14, "app://library/./a": 14, "app://library/books/../7": 20,
      "app://library/books/.": 20, "app://library/..?a=b": 14, "app://library/two words": 17,
      "app://library/books/7#top": 21, "app://library/books/7&page=2": 21, "app://library/a=b": 15,
      "app://library/a:b": 15, "app://library/a;b": 15, "app://library/a,b": 15, "app://library/a+b": 15,
      "app://library/a@b": 15, "app://library/a!b": 15, "app://library/a'b": 15, "app://library/a(b": 15,
      "app://library/a*b": 15, "app://library/a$b": 15, "app://library/a\"b": 15, "app://library/a\\b": 15,
      "app://library/a<b": 15, "app://library/a|b": 15, "app://library/a[b": 15, "app://library/a\0b": 15,
      "app://library/a\tb": 15, "app://library/a\n": 15, "app://library/a\r\n": 15, "app://library/é": 14,
      "app://library/📚": 14, "app://library/%FF": 14, "app://library/a%C3%28": 14, "app://library/x/%C3": 16,
      "app://library/%C0%AF": 14, "app://library/%ED%A0%80": 14, "app://library/%F4%90%80%80": 14,
    ])

  private static let escapes = list(
    .escape,
    [
      "app://library/%": 14, "app://library/%4": 14, "app://library/%G0": 14, "app://library/%0G": 14,
      "app://library/a%2": 15, "app://library/%%41": 14, "app://library/%u0041": 14, "app://library/%+1": 14,
      "app://library/% 1": 14, "app://library/%-1": 14, "app://library/%4/1": 14, "app://library/%4é": 14,
      "app://library?%=a": 14, "app://library?a=%": 16, "app://library?a=%7": 16, "app://library?a=b%7G": 17,
    ])

  private static let parameters =
    list(
      .key,
      [
        "app://library?": 14, "app://library?=": 14, "app://library?=a": 14, "app://library?a": 15,
        "app://library?a&b=c": 15, "app://library?&a=b": 14, "app://library?a=b&": 18, "app://library?a=b&&c=d": 18,
        "app://library?a=b&a=c": 18, "app://library?a=b&%61=c": 18, "app://library??a=b": 14, "app://library?a b=c": 15,
        "app://library?a/b=c": 15, "app://library?é=a": 14, "app://library?%FF=a": 14, "app://library/books?#": 20,
      ])
    + list(
      .value,
      [
        "app://library?a==": 16, "app://library?a==b": 16, "app://library?a=b=c": 17, "app://library?a=b c": 17,
        "app://library?a=b+c": 17, "app://library?a=b#c": 17, "app://library?a=b/c": 17, "app://library?a=b?c": 17,
        "app://library?a=é": 16, "app://library?a=%FF": 16, "app://library?a=b&c=%C3%28": 20,
      ])
}
