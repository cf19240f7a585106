import Synchronization
import TestTopics
import Testing

@testable import Services

@Suite("Password", .tags(.privacy))
struct PasswordTests {
  private static func text(_ password: Password) -> String {
    password.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  @Test("No description, interpolation or dump contains the text")
  func masked() {
    let password = Password("canary")
    var dumped = ""
    dump(password, to: &dumped)
    for text in ["\(password)", String(reflecting: password), dumped, "\([password])"] {
      #expect(!text.contains("canary"))
    }
  }

  @Test(
    "A password typed one character at a time equals the same text at once",
    arguments: ["", "correct horse", "e\u{301}te\u{301}", "👩‍👩‍👧🇦🇶🇧🇧x", "\r\n\r\n", "日本語"])
  func typing(text: String) {
    var typed = Password()
    for scalar in text.unicodeScalars { typed.append(String(scalar)) }
    #expect(typed == Password(text))
    #expect(typed.count == text.count)
    #expect(Self.text(typed) == text)

    var rest = text
    while !rest.isEmpty {
      rest.removeLast()
      typed.replaceLast(1, with: "")
      #expect(typed.count == rest.count)
      #expect(Self.text(typed) == rest)
    }
    typed.replaceLast(1, with: "")
    #expect(typed.isEmpty)
  }

  @Test(
    "Replacing the last characters replaces at most as many as there are",
    arguments: [
      (0, "s", "horses"), (1, "", "hors"), (2, "n", "horn"), (5, "ox", "ox"), (.max, "ox", "ox"), (-1, "s", "horses"),
    ])
  func replacing(count: Int, more: String, result: String) {
    var password = Password("horse")
    password.replaceLast(count, with: more)
    #expect(password == Password(result))
    #expect(password.count == result.count)
  }

  @Test("A password of 512 bytes is too long for the system", arguments: [(511, false), (512, true)])
  func length(bytes: Int, isTooLong: Bool) {
    let text = String(repeating: "é", count: 200) + String(repeating: "x", count: bytes - 400)
    #expect(Password(text).isTooLong == isTooLong)
  }

  @Test("A copy doesn't change with the original")
  func copies() {
    var password = Password("correct")
    let copy = password
    password.append(" horse")
    #expect(Self.text(copy) == "correct")
    #expect(password != copy)
  }

  @Test("A zero byte follows the text, so that C functions can read it in place")
  func terminated() {
    #expect(Password("ab").withBytes { $0.baseAddress.map { String(cString: $0) } } == "ab")
    #expect(Password().withBytes { $0.baseAddress.map { String(cString: $0) } } == "")
  }

  @Test("The memory is erased when the last copy is released, and not earlier")
  func erased() {
    let seen = Mutex<[[UInt8]]>([])
    var first: SecretBytes? = SecretBytes("can".utf8, followedBy: "ary".utf8) { memory in
      let before = Array(memory)
      SecretBytes.erase(memory)
      let after = Array(memory)
      seen.withLock { $0 = [before, after] }
    }
    var second = first
    #expect(second?.withBytes { Array($0) } == Array("canary".utf8))
    first = nil
    let early = seen.withLock { $0 }
    #expect(early.isEmpty)
    second = nil
    let late = seen.withLock { $0 }
    #expect(late == [Array("canary\u{0}".utf8), [0, 0, 0, 0, 0, 0, 0]])
  }
}
