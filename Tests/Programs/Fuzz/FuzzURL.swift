import AppRouting
import Links
import Routing
import RoutingSamples

/// Checks the invariants of reading and opening any text as a URL from outside.
func fuzzURL(_ text: String) {
  guard let table = entries else { return promise("the table is well declared", false, text) }
  do throws(DeepLinkError) {
    let reading = try table.read(text)
    promise("reading again gives the same", (try? table.read(text)) == reading, text)
    if case .places(let links, _) = reading.target {
      for link in links { promise("a place is a link", (try? DeepLink(link.description)) == link, text) }
    }
  } catch {
    promise("the part at fault is within the text", (0...text.utf8.count).contains(error.offset), (text, error))
    let end = error.offset + error.text.utf8.count
    // What is missing is named at the end.
    let isMissing = error.text.isEmpty || error.offset == text.utf8.count
    promise("the part at fault is a part of the text", isMissing || end <= text.utf8.count, (text, error))
    let hasControl = error.description.unicodeScalars.contains { $0.properties.generalCategory == .control }
    promise("an error is one line", !hasControl, text)
  }
  checkSecrets(text, table)
  MainActor.assumeIsolated { checkOpening(text, table) }
}

/// Checks that no error repeats the value of a parameter with the name of a secret, or of one that a pattern marks as secret.
private func checkSecrets(_ text: String, _ table: EntryTable<EntryTarget<String>>) {
  let secret = "hunter2"
  guard !text.contains(secret), !text.contains("#") else { return }
  let separator = text.contains("?") ? "&" : "?"
  for key in ["accesstoken", "code"] where key != "code" || text.hasPrefix("https://waymark.example/log-in") {
    do throws(DeepLinkError) {
      let reading = try table.read(text + separator + "\(key)=\(secret)")
      promise("no reading repeats a secret", !"\(reading)".contains(secret), text)
    } catch {
      promise("no error repeats a secret", !"\(error)".contains(secret), (text, error))
    }
  }
}

private let entries = try? EntryTable<EntryTarget<String>>(
  tolerating: [.trailingSlash, .fragment, .letterCase, .www, .unescaped, .plusIsBlank], ignoring: ["utm_*", "ref"]
) {
  Site("https://waymark.example", "waymark://open") {
    EntryLink("/", .place(LibraryRoute.shelf))
    EntryLink("/books/:id") { (id: Int) in .place(LibraryRoute.book(id)) }
    EntryLink("/books/:id/by/:author") { (id: Int, author: String) in
      .place(LibraryRoute.author(author).link, LibraryRoute.book(id).link)
    }
    EntryLink("/books/new", .action("new"))
    EntryLink("/find?text=&page=") { (text: String, page: Int?) in
      .place(LibraryRoute.search(text: text, page: page ?? 1))
    }
    EntryLink("/genres/:genre#:part") { (genre: Genre, _: String?) in .place(LibraryRoute.genre(genre)) }
    EntryLink("/wiki/**?*") { (title: [String], _: [String: String]) in
      .place(LibraryRoute.author(title.joined(separator: "/")))
    }
    EntryLink("/go?to=/notes/:id") { (id: Int) in .place(LibraryRoute.book(id)) }
    EntryLink("/log-in?code=") { (_: Secret<String>) in .action("log in") }
    EntryLink("/old/...", .refused("It is over"))
  }
  EntryLink("https://*.waymark.example/:name") { (_: String, name: String) in .place(LibraryRoute.author(name)) }
}

/// Checks that opening never traps, and that what isn't opened changes nothing.
@MainActor private func checkOpening(_ text: String, _ table: EntryTable<EntryTarget<String>>) {
  guard let window = try? SampleWindow(placements: ["library": .root]) else {
    return promise("the modules are well declared", false, text)
  }
  let app = AppRouter(window.navigator, entries: table) { _ in }
  let before = window.navigator.snapshot
  let outcome = app.open(text)
  promise("a URL that is not opened changes nothing", outcome.isOpen || window.navigator.snapshot == before, text)
  if outcome.isOpen {
    promise("a URL opens no screens but those of its entry", window.navigator.snapshot.stacks[0].count <= 3, text)
  }
}
