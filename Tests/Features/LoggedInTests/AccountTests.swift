import ScreenKit
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import LoggedIn

@Suite("Account and settings", .tags(.screens))
@MainActor
struct AccountTests {
  @Test(
    "The screen shows the account, and its badge and a line tell how many posts the account has written",
    arguments: [(0, "no posts yet"), (1, "1 post"), (3, "3 posts")])
  func ownPosts(count: Int, words: String) {
    let viewModel = AccountViewModel(account: Sample.ada, settings: Sample.settings()) { count }
    let about = "Signed in with ada@example.com\nYou have written \(words)."
    #expect(viewModel.screen.elements.prefix(2) == [.heading("Ada"), .text(about)])
    #expect(viewModel.badge == (count == 0 ? nil : "\(count)"))
  }

  @Test("A changed setting is saved at once and read by the next launch")
  func persistence() {
    let storage = StubStorage()
    let viewModel = AccountViewModel(account: Sample.ada, settings: Sample.settings(storage)) { 0 }
    #expect(viewModel.screen.rowsOn == ["The posts"])
    #expect(viewModel.receive(.select(Page.ID(""), list: "start", row: "account")) == .done)
    #expect(storage["settings-416461"] == "order newest\nstart account\n")
    #expect(Sample.settings(storage).current.startTab == .account)
  }

  @Test("The settings that are read for the first tab are taken once, and for their account only")
  func reader() {
    let reader = SettingsReader(StubStorage(["settings-416461": "start account\n"]), announce: Announcer { _, _ in })
    let read = reader.read(of: Sample.ada)
    #expect(reader.take(of: Sample.ada) === read && reader.take(of: Sample.ada) !== read)
    _ = reader.read(of: Sample.ada)
    #expect(reader.take(of: Account(name: "Bo", email: "")).current.startTab == .posts)
  }

  @Test("Settings equal those read from their text")
  func roundTrip() {
    for order in Settings.Order.allCases {
      for author in [nil, Author.ID(rawValue: 3)] {
        for tab in Settings.StartTab.allCases {
          let settings = Settings(order: order, author: author, startTab: tab)
          #expect(Settings(settings.description) == settings)
        }
      }
    }
  }

  @Test("An unreadable line of the settings affects only itself")
  func unreadable() {
    #expect(Settings("order sideways\nauthor x\n\u{0}\nstart account\n").startTab == .account)
    #expect(Settings("order\nauthor\nstart\n") == Settings())
  }

  @Test("Each account has its own file names, within the limit of the file system")
  func fileNames() {
    #expect(Sample.ada.fileName("posts") == "posts-416461")
    #expect(
      Account(name: "\u{1}#", email: "").fileName("posts") != Account(name: "\u{12}\u{3}", email: "").fileName("posts"))
    let long = Account(name: String(repeating: "a", count: Profile.maximumNameLength), email: "")
    #expect(long.fileName("settings").utf8.count <= 240)
  }

  @Test("Two windows that change different settings keep both changes and unknown lines, and reading writes nothing")
  func windows() throws {
    let storage = StubStorage(["settings-416461": "order oldest\ncolor blue\nalone\n"])
    let (one, other) = (Sample.settings(storage), Sample.settings(storage))
    #expect(storage["settings-416461"] == "order oldest\ncolor blue\nalone\n")
    one.current.order = .title
    other.current.startTab = .account
    one.current.author = .init(rawValue: 3)
    #expect(storage["settings-416461"] == "order title\nauthor 3\nstart account\ncolor blue\nalone\n")
    one.current.author = nil
    #expect(Sample.settings(storage).current.startTab == .account)
    #expect(storage["settings-416461"] == "order title\nstart account\ncolor blue\nalone\n")
  }

  @Test(
    "Damaged settings are reported, kept as a copy, and replaced with their readable part",
    arguments: [
      (String(repeating: "color blue\n", count: 400), "can't read settings-416461: it has more than 4 KiB", "posts"),
      ("order sideways\nstart account\n", "“order sideways” isn't known", "account"),
    ])
  func damaged(text: String, problem: String, startTab: String) {
    let storage = StubStorage(["settings-416461": text])
    let notices = Recorder<String>()
    let announcer = Announcer { message, _ in notices.record(message) }
    for _ in 1...2 {
      let settings = SettingsStore(of: Sample.ada, storage, announce: announcer)
      #expect(settings.current.startTab.rawValue == startTab)
    }
    #expect(notices.all == ["Your settings can't be read: \(problem); they are kept as settings-416461.unreadable"])
    #expect(storage["settings-416461.unreadable"] == text)
    #expect(storage["settings-416461"] == "order newest\nstart \(startTab)\n")
  }

  @Test("Settings that the disk refuses apply, are reported, and are saved with the next change")
  func refused() {
    let storage = StubStorage()
    let notices = Recorder<String>()
    let settings = SettingsStore(of: Sample.ada, storage, announce: Announcer { message, _ in notices.record(message) })
    storage.fail(with: StorageError("the disk is full"))
    settings.current.order = .title
    #expect(settings.current.order == .title && notices.all == ["Your settings can't be saved: the disk is full"])
    storage.fail(with: nil)
    settings.current.startTab = .account
    #expect(storage["settings-416461"] == "order title\nstart account\n")
  }
}
