import RandomTesting
import ScreenKit
import TestTopics
import Testing

@testable import SceneUI

@Suite("SecretText", .tags(.screens, .privacy))
struct SecretTextTests {
  @Test("Text typed into an empty field replaces the secret")
  func typing() {
    var secret = SecretText()
    #expect(secret.edit(to: "a") == [.replace("a")])
    #expect(secret.edit(to: "ab") == [.replace("ab")])
    #expect(secret.edit(to: "ab") == [])
    #expect(secret.edit(to: "") == [.clear])
    #expect(secret.text == "")
  }

  @Test("An unknown secret is shown as placeholders, and typing at its end appends to it")
  func unknown() {
    var secret = SecretText(length: 3)
    #expect(secret.text == "•••")
    #expect(secret.edit(to: "•••d") == [.append("d")])
    #expect(secret.edit(to: "•••de") == [.deleteLast, .append("de")])
    #expect(secret.edit(to: "••") == [.deleteLast, .deleteLast, .deleteLast])
    #expect(secret.text == "••")
  }

  @Test("An edit inside an unknown secret replaces it, and no placeholder becomes part of it")
  func inside() {
    var secret = SecretText(length: 2)
    #expect(secret.edit(to: "•x•") == [.replace("x")])
    #expect(secret.text == "x")
    #expect(secret.edit(to: "x•") == [.replace("x•")])
  }

  @Test("The text changes with the length of the secret only where they differ")
  func following() {
    var secret = SecretText()
    _ = secret.edit(to: "abc")
    secret.show(length: 3)
    #expect(secret.text == "abc")
    secret.show(length: 0)
    #expect(secret.text == "")
    secret.show(length: 2)
    #expect(secret.text == "••")
  }

  @Test(
    "Random edits at the end give the same secret, regardless of its unknown part",
    .tags(.random), arguments: RandomRound.rounds(50))
  func random(_ round: RandomRound) {
    var random = round.generator
    var real = Array("secret".prefix(Int.random(in: 0...6, using: &random)))
    var secret = SecretText(length: real.count)
    for _ in 0..<20 {
      var next = Array(secret.text)
      var wanted = real
      let kept = Int.random(in: 0...next.count, using: &random)
      (next, wanted) = (Array(next.prefix(kept)), Array(wanted.prefix(kept)))
      let typed = Array("xyz".prefix(Int.random(in: 0...3, using: &random)))
      // Skips replacing an unknown secret completely in one edit, because the edit can't be derived from the text.
      guard typed.isEmpty || secret.text.prefix(kept).count == secret.text.count || !secret.text.contains("•") else {
        continue
      }
      (next, wanted) = (next + typed, wanted + typed)
      for edit in secret.edit(to: String(next)) {
        real = Array(real.dropLast(min(edit.removedCount, real.count)))
        real += Array(edit.addedText)
      }
      #expect(real == wanted)
      #expect(secret.text.count == real.count)
    }
  }
}
