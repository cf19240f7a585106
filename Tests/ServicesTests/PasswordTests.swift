import Synchronization
import TestTopics
import Testing

@testable import Services

@Suite("A password is kept to itself", .tags(.privacy))
struct PasswordTests {
  private static func text(_ password: Password) -> String {
    password.withBytes { String(decoding: $0, as: UTF8.self) }
  }

  @Test("No description, interpolation or dump holds the text")
  func masked() {
    let password = Password("canary")
    var dumped = ""
    dump(password, to: &dumped)
    for text in ["\(password)", String(reflecting: password), dumped, "\([password])"] {
      #expect(!text.contains("canary"))
    }
  }

  @Test(
    "Typed key by key it has the same characters as all at once",
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
    "Of its last characters as many give way to other text as there are",
    arguments: [
      (0, "s", "horses"), (1, "", "hors"), (2, "n", "horn"), (5, "ox", "ox"), (.max, "ox", "ox"), (-1, "s", "horses"),
    ])
  func replacing(count: Int, more: String, result: String) {
    var password = Password("horse")
    password.replaceLast(count, with: more)
    #expect(password == Password(result))
    #expect(password.count == result.count)
  }

  @Test("A copy keeps what it held when the original changes")
  func copies() {
    var password = Password("correct")
    let copy = password
    password.append(" horse")
    #expect(Self.text(copy) == "correct")
    #expect(password != copy)
  }

  @Test("A zero follows the last byte, so that the system can read it where it lies")
  func terminated() {
    #expect(Password("ab").withBytes { $0.baseAddress.map { String(cString: $0) } } == "ab")
    #expect(Password().withBytes { $0.baseAddress.map { String(cString: $0) } } == "")
  }

  @Test("The memory is overwritten before it is given back, when the last holder lets go and not earlier")
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
