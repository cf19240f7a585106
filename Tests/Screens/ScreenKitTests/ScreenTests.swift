import ScreenKit
import TestTopics
import Testing

private enum TestIntent: Equatable {
  case nameEdited(String)
  case secretEdited(SecretEdit)
  case rowChosen(Int)
  case saveTapped
  case deleteTapped
}

private let page = Page.ID("1.1")

private func screen(name: String = "Ada", canSave: Bool = true, openRow: String? = "7") -> Screen<TestIntent> {
  Screen(
    "Edit", actions: [Action("Save", .saveTapped, disabledReason: canSave ? nil : "nothing has changed")],
    elements: [
      .field(Field("Name", text: name) { .nameEdited($0) }),
      .field(Field("Secret", secretLength: 3) { .secretEdited($0) }),
      .list(RowList([Row(id: "7", title: "Seven")], openRow: openRow) { Int($0).map { .rowChosen($0) } }),
      .button(Action("Delete", .deleteTapped, role: .destructive)),
    ])
}

@Suite("Screens and their intents", .tags(.screens))
struct ScreenTests {
  @Test("Each control sends its intent")
  func controls() {
    let table: [(SceneIntent, TestIntent)] = [
      (.activate(page, action: "Save"), .saveTapped),
      (.activate(page, action: "Delete"), .deleteTapped),
      (.edit(page, field: "Name", text: "Grace"), .nameEdited("Grace")),
      (.editSecret(page, field: "Secret", .append("x")), .secretEdited(.append("x"))),
      (.select(page, list: "list", row: "7"), .rowChosen(7)),
    ]
    for (sceneIntent, intent) in table {
      #expect(screen().intent(for: sceneIntent) == .success(intent))
    }
  }

  @Test("An intent for a missing control is refused with the control's name")
  func missing() {
    let table: [(SceneIntent, String)] = [
      (.activate(page, action: "Send"), "Send"),
      (.edit(page, field: "Email", text: "x"), "Email"),
      (.edit(page, field: "Secret", text: "x"), "Secret"),
      (.editSecret(page, field: "Name", .clear), "Name"),
      (.select(page, list: "other", row: "7"), "7"),
      (.select(page, list: "list", row: "seven"), "seven"),
      (.back(page), "back"), (.close(page), "close"), (.tab("posts"), "posts"), (.quit, "quit"),
    ]
    for (sceneIntent, name) in table {
      #expect(screen().intent(for: sceneIntent) == .failure(.missing(name)))
    }
    #expect(ScreenRefusal.missing("Send").description == "“Send” is not on this screen")
  }

  @Test("A disabled action is refused with its reason")
  func disabled() {
    let refusal = ScreenRefusal.disabled(label: "Save", reason: "nothing has changed")
    #expect(screen(canSave: false).intent(for: .activate(page, action: "Save")) == .failure(refusal))
    #expect(refusal.description == "“Save” is not available: nothing has changed")
  }

  @Test("An addressed screen has the same content, and its intents contain the page and the control")
  func addressed() {
    let addressed = screen().addressed(to: page)
    #expect(addressed.title == "Edit")
    #expect(addressed.actions == [Action("Save", .activate(page, action: "Save"))])
    guard case .field(let name) = addressed.elements[0], case .text(let text, let edited) = name.content,
      case .field(let secret) = addressed.elements[1], case .secret(let length, let secretEdited) = secret.content,
      case .list(let list) = addressed.elements[2]
    else {
      Issue.record("the elements have changed their kind")
      return
    }
    #expect(text == "Ada")
    #expect(edited("Grace") == .edit(page, field: "Name", text: "Grace"))
    #expect(length == 3)
    #expect(secretEdited(.clear) == .editSecret(page, field: "Secret", .clear))
    #expect(list.selected("7") == .select(page, list: "list", row: "7"))
    #expect(list.openRow == "7")
  }

  @Test("Screens with the same content are equal, and others differ")
  func equality() {
    #expect(screen() == screen())
    #expect(screen() != screen(name: "Grace"))
    #expect(screen() != screen(canSave: false))
    #expect(screen() != screen(openRow: nil))
  }

  @Test("An edit of a secret removes characters from its end and adds text")
  func secretEdits() {
    let table: [(SecretEdit, Int, String)] = [
      (.append("x"), 0, "x"), (.deleteLast, 1, ""), (.clear, .max, ""), (.replace("new"), .max, "new"),
    ]
    for (edit, removed, added) in table {
      #expect(edit.removedCount == removed)
      #expect(edit.addedText == added)
    }
  }

  @Test("No description of a secret edit contains the secret")
  func secretsAreMasked() {
    for edit in [SecretEdit.append("canary"), .replace("canary")] {
      var dumped = ""
      dump(edit, to: &dumped)
      let texts = [
        "\(edit)", String(reflecting: edit), dumped, "\(SceneIntent.editSecret(page, field: "Secret", edit))",
      ]
      for text in texts { #expect(!text.contains("canary")) }
    }
  }
}
