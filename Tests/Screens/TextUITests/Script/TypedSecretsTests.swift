import ScreenKit
import TestTopics
import Testing

@testable import Terminal
@testable import TextUI

@Suite("TypedSecrets", .tags(.scripts, .privacy))
struct TypedSecretsTests {
  private let page = Page.ID("1")

  @Test("The same secret has the same variable on every page, and another secret or spelling has another one")
  func variables() {
    var secrets = TypedSecrets()
    let typed = [("1", "é"), ("1", "staple"), ("2", "é"), ("2", "battery"), ("3", "staple"), ("3", "e\u{301}")]
    let variables = typed.map { page, text in
      secrets.record(.replace(text), of: "Password", on: Page.ID(page), length: 0)
      return secrets.variable(for: "Password", on: Page.ID(page))
    }
    #expect(variables == ["", "_2", "", "_3", "_2", "_4"].map { "WAYMARK_PASSWORD" + $0 })
  }

  @Test(
    "The variable depends on the final content of the field",
    arguments: [
      ([SecretEdit.append("hor"), .append("x"), .deleteLast, .append("se")], true),
      ([.append("horse"), .clear], false),
      ([.replace("x"), .replace("horse")], true), ([.append("horse"), .append("e\u{301}"), .deleteLast], true),
      ([.append("hors"), .append("e"), .append("\u{301}"), .deleteLast], false),
      ([.deleteLast, .append("horse")], true),
    ])
  func edits(edits: [SecretEdit], isHorse: Bool) {
    var secrets = TypedSecrets()
    secrets.record(.replace("horse"), of: "Repeat", on: page, length: 0)
    #expect(secrets.variable(for: "Repeat", on: page) == "WAYMARK_PASSWORD")
    var text = ""
    for edit in edits {
      secrets.record(edit, of: "Password", on: page, length: text.count)
      switch edit {
      case .append(let more): text += more
      case .deleteLast: _ = text.popLast()
      case .clear: text = ""
      case .replace(let other): text = other
      }
    }
    #expect((secrets.variable(for: "Password", on: page) == "WAYMARK_PASSWORD") == isHorse)
  }

  @Test("A secret with unknown characters gets a new variable each time, until it is cleared or replaced")
  func unknown() {
    var secrets = TypedSecrets()
    let edits: [(SecretEdit, String, Int)] = [
      (.append("horse"), "Password", 8), (.append("horse"), "Password", 8), (.replace("horse"), "Password", 8),
      (.append("horse"), "Repeat", 0),
    ]
    let variables = edits.map { edit, field, length in
      secrets.record(edit, of: field, on: page, length: length)
      return secrets.variable(for: field, on: page)
    }
    #expect(variables == ["", "_2", "_3", "_3"].map { "WAYMARK_PASSWORD" + $0 })
  }

  @Test("After a page closes, only the hash of its secret is kept")
  func closed() {
    var secrets = TypedSecrets()
    secrets.record(.replace("horse"), of: "Password", on: page, length: 0)
    #expect(secrets.variable(for: "Password", on: page) == "WAYMARK_PASSWORD")
    secrets.forgetPages(except: [Page.ID("2")])
    #expect(!String(describing: secrets).contains("horse"))
    secrets.record(.replace("horse"), of: "Password", on: Page.ID("2"), length: 0)
    secrets.forgetPages(except: [Page.ID("2")])
    #expect(secrets.variable(for: "Password", on: Page.ID("2")) == "WAYMARK_PASSWORD")
  }
}
