import AppRouting
import Links
import Routing
import Services
import ServicesTesting
import TestTopics
import Testing

@testable import AppShell

@Suite("Saving and restoring what is open", .tags(.saving))
@MainActor
struct StateRestorationTests {
  private let ada = AccountsOfAda.ada
  private let grace = Account(name: "Grace", email: "grace@example.com")

  private func parts(_ storage: StubStorage = StubStorage()) throws -> (AppParts, StateRestoration) {
    let parts = AppParts(signedIn: ada, storage: storage)
    return (parts, parts.makeRestoration(try parts.makeAppRouter()))
  }

  /// The archive of the logged-in area with a post open.
  private let post = NavigationArchive(
    NavigationSnapshot(
      tabs: [
        [DeepLink(module: "loggedIn", path: "posts"), DeepLink(module: "loggedIn", path: "posts/7")],
        [DeepLink(module: "loggedIn", path: "account")],
      ]))

  @Test("Several requests to save in one turn lead to one save")
  func scheduled() async throws {
    let (parts, restoration) = try parts()
    parts.start()
    restoration.scheduleSave()
    let save = try #require(restoration.scheduledSave)
    restoration.scheduleSave()
    #expect(restoration.scheduledSave == save)
    #expect(parts.storage["place"] == nil)
    await save.value
    #expect(restoration.scheduledSave == nil)
    #expect(ArchiveFileReading(try #require(parts.storage["place"])).archives == parts.modules.archives)
  }

  @Test("The next launch restores the saved archive")
  func launch() throws {
    let (parts, restoration) = try parts(StubStorage(["place": ArchiveFileReading.text(of: [post])]))
    let saved = parts.store.load()
    #expect(restoration.firstRoot(of: saved) == .loggedIn)
    parts.start()
    restoration.restoreAtLaunch(saved)
    #expect(parts.modules.archives == [post])
    #expect(parts.notices.line == nil)
  }

  @Test("The archive of an expired session stays saved and is restored for its account only")
  func expired() throws {
    for account in [ada, grace] {
      let (parts, restoration) = try parts()
      parts.start()
      restoration.keepForLogIn(of: ada, [post])
      restoration.save()
      #expect(parts.storage["place"] == ArchiveFileReading.text(of: [post]))
      let before = parts.modules.archives
      restoration.restoreAfterLogIn(of: account)
      #expect(parts.modules.archives == (account == ada ? [post] : before))
      restoration.save()
      #expect(parts.storage["place"] == ArchiveFileReading.text(of: parts.modules.archives))
    }
  }

  @Test("A storage error shows a notice")
  func failure() throws {
    let (parts, restoration) = try parts()
    parts.start()
    parts.storage.fail(with: StorageError("the disk is full"))
    restoration.save()
    #expect(parts.notices.line == "This can't be saved: the disk is full")
  }
}
