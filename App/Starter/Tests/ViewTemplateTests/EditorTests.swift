import Links
import Routing
import RoutingTesting
import RoutingUI
import Testing

@testable import ViewTemplate

@Suite("The editor")
@MainActor
struct EditorTests {
  private let items = StubItems()
  private let app: Navigator<any PageScreen>
  private let details: DetailsModel
  private let editor: EditorModel

  init() async throws {
    app = Navigator(testing: ViewTemplateCoordinator.feature(as: .root, items: items))
    app.open(try DeepLink("app://viewTemplate/items/7"))
    details = try #require(app.visibleScreen as? DetailsModel)
    await app.settle()
    details.editTapped()
    editor = try #require(app.visibleScreen as? EditorModel)
    await app.settle()
  }

  private var place: String { app.link.description }

  @Test("A saved item is shown by its page and by the list below")
  func saving() async throws {
    #expect(editor.title == "Rope" && !editor.canSave)
    editor.title = "Long rope"
    editor.saveTapped()
    await app.settle()
    #expect(place == "app://viewTemplate/items/7" && details.item?.title == "Long rope")
    app.back()
    let list = try #require(app.visibleScreen as? ItemListModel)
    #expect(list.items.map(\.title) == ["Long rope"])
  }

  @Test("Unsaved changes ask before they are lost: Keep stays, Discard goes back")
  func leaving() async throws {
    editor.text = "Thirty metres."
    #expect(app.dismissModal() == .needsConfirmation)
    try #require(app.visibleScreen as? DiscardModel).answer(false)
    #expect(app.visibleScreen as? EditorModel === editor && editor.text == "Thirty metres.")
    #expect(app.dismissModal() == .needsConfirmation)
    try #require(app.visibleScreen as? DiscardModel).answer(true)
    #expect(place == "app://viewTemplate/items/7" && details.item == StubItems.rope)
  }

  @Test("An editor without changes closes at once")
  func unchanged() {
    #expect(app.dismissModal() == .done)
  }

  @Test("An item that could not be saved stays in the editor, and can be saved again")
  func failing() async {
    editor.title = "Long rope"
    let saved = items.result
    items.result = .failure(Offline())
    editor.saveTapped()
    await app.settle()
    #expect(editor.problem == "There is no network." && editor.canSave && app.visibleScreen as? EditorModel === editor)
    items.result = saved
    editor.saveTapped()
    await app.settle()
    #expect(details.item?.title == "Long rope")
  }

  @Test("An editor that a link has opened closes too when the item is saved")
  func link() async throws {
    app.open(try DeepLink("app://viewTemplate/edit/7"), .reset)
    let editor = try #require(app.visibleScreen as? EditorModel)
    await app.settle()
    editor.title = "Long rope"
    editor.saveTapped()
    await app.settle()
    #expect(place == "app://viewTemplate/items")
  }
}
