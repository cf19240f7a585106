import Testing

@testable import Routing

@MainActor
@Suite("Archives")
struct ArchiveTests {
  private static let rich = """
    waymark 1
    tab
    entry app://museum/halls
    entry app://museum/paintings/12
    tab selected
    entry app://museum/tickets
    sheet
    entry app://museum/map
    entry app://museum/paintings/3
    alert
    entry app://museum/map

    """

  /// R4, R6.
  @Test("A place is written down as a version and a link for each entry")
  func writing() {
    let museum = Started<MuseumRoute>()
    museum.router.push(.painting(12))
    museum.router.select(tab: .tickets)
    museum.router.navigate(to: .map)
    museum.router.push(.painting(3))
    museum.router.present(.map, as: .alert)

    let archive = Archive(museum.router.place)

    #expect(archive.description == Self.rich)
    #expect(archive.module == "museum")
  }

  /// R4.
  @Test("An archive that is read and restored gives the place it was made of")
  func restoring() throws {
    let archive = try Archive(Self.rich)
    #expect(archive.description == Self.rich)

    let museum = Started<MuseumRoute>()
    #expect(museum.router.restore(archive.place) == .done)
    #expect(museum.notices == 1)
    #expect(Archive(museum.router.place) == archive)
  }

  /// R5.
  @Test(
    "A text that is no archive is refused, naming the line",
    arguments: [
      ("", 1, "missing"),
      ("waymark", 1, "missing"),
      ("waymark 1", 1, "cut off"),
      ("waymark 1\ntab selected\nentry app://a/b", 3, "cut off"),
      ("waymark 2\ntab selected\nentry app://a/b\n", 1, "missing"),
      (" waymark 1\ntab selected\nentry app://a/b\n", 1, "missing"),
      ("waymark 1\r\ntab selected\r\nentry app://a/b\r\n", 1, "missing"),
      ("waymark 1\n", 2, "no entry"),
      ("waymark 1\ntab selected\n", 2, "no entry"),
      ("waymark 1\nentry app://a/b\n", 2, "before the first tab"),
      ("waymark 1\ntab selected\nentry app://a/b\npopup\n", 4, "“popup” is not known"),
      ("waymark 1\ntab  selected\nentry app://a/b\n", 2, "is not known"),
      ("waymark 1\ntab selected \nentry app://a/b\n", 2, "is not known"),
      ("waymark 1\ntab selected\nentry\n", 3, "is not known"),
      ("waymark 1\ntab selected\nentry app://a/b app://a/c\n", 3, "is not known"),
      ("waymark 1\ntab selected\nentry app://a/b\nentry http://a\n", 4, "begins with “app://”"),
      ("waymark 1\ntab selected\nentry app://a/b\n\nentry app://a/%\n", 5, "hexadecimal"),
    ])
  func unreadable(_ text: String, _ line: Int, _ reason: String) throws {
    let error = try #require(throws: ArchiveError.self) { try Archive(text) }
    #expect(error.line == line)
    #expect(error.reason.contains(reason))
    #expect(error.description == "line \(line): \(error.reason)")
  }

  /// R5.
  @Test(
    "An archive is whole: no stack is empty, and all entries are of one module",
    arguments: [
      "waymark 1\ntab selected\nentry app://a/b\ntab\n", "waymark 1\ntab selected\ntab\nentry app://a/b\n",
      "waymark 1\ntab selected\nentry app://a/b\nsheet\n",
      "waymark 1\ntab selected\nentry app://a/b\nentry app://c/b\n",
      "waymark 1\ntab selected\nentry app://a/b\nsheet\nentry app://c/b\n",
    ])
  func whole(_ text: String) {
    #expect(throws: ArchiveError.self) { try Archive(text) }
  }

  /// R5.
  @Test("However an archive is cut off, it is refused or it is an archive")
  func truncated() {
    let bytes = Array(Self.rich.utf8)
    for count in bytes.indices { expectHarmless(bytes.prefix(count), "The first \(count) bytes") }
  }

  /// R5.
  @Test("Whichever bytes of an archive are changed, it is refused or it is an archive", arguments: [1, 2] as [UInt64])
  func damaged(_ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for round in 1...2_000 {
      var bytes = Array(Self.rich.utf8)
      for _ in 0...Int.random(in: 0...2, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: .min ... .max, using: &random)
      }
      expectHarmless(bytes[...], "Seed \(seed), round \(round)")
    }
  }

  /// What is read must be restorable or refused, and must come back the same when it is written and read again.
  private func expectHarmless(_ bytes: ArraySlice<UInt8>, _ what: String) {
    guard let archive = try? Archive(String(decoding: bytes, as: UTF8.self)) else { return }
    #expect((try? Archive(archive.description)) == archive, "\(what): \(archive)")

    let museum = Started<MuseumRoute>()
    let before = museum.router.layers
    switch museum.router.restore(archive.place) {
    case .done: #expect(museum.router.place == archive.place, "\(what): \(archive)")
    case .unchanged, .queued, .asking, .refused: #expect(museum.router.layers == before, "\(what): \(archive)")
    }
  }
}
