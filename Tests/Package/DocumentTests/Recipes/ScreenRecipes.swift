import ScreenKit
import Testing

enum SaveIntent: Equatable {
  case saveTapped
  case rowTapped(String)
}

func saveScreen(_ rows: [Row]) -> Screen<SaveIntent> {
  Screen(
    "Walks", actions: [Action("Save", .saveTapped, id: "save")],
    elements: [.list(RowList(id: "walks", rows) { .rowTapped($0) })])
}

@Test("A test addresses a control by its identifier, whatever its label says")
func identifiers() {
  let screen = saveScreen([Row(id: "2", title: "Up the hill")])
  let page = Page.ID("1")
  #expect(screen.intent(for: .activate(page, action: "save")) == .success(.saveTapped))
  #expect(screen.intent(for: .select(page, list: "walks", row: "2")) == .success(.rowTapped("2")))
}
