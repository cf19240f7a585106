import Links
import Services

/// What a person has chosen about their posts.
struct Settings: Equatable {
  enum Order: String, CaseIterable {
    case newest
    case oldest
    case title
  }

  enum StartTab: String, CaseIterable {
    case posts
    case account
  }

  var order = Order.newest
  var author: Author.ID?
  var startTab = StartTab.posts
}

extension Settings: CustomStringConvertible {
  /// The settings as they are saved: a line each, a name and a value.
  var description: String {
    let author = author.map { "author \($0.rawValue)\n" } ?? ""
    return "order \(order.rawValue)\n\(author)start \(startTab.rawValue)\n"
  }

  /// Reads saved settings; a line that can't be read leaves its default.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      guard words.count == 2 else { continue }
      switch words[0] {
      case "order": order = Order(rawValue: words[1]) ?? order
      case "author": author = Author.ID(linkText: words[1])
      case "start": startTab = StartTab(rawValue: words[1]) ?? startTab
      default: continue
      }
    }
  }
}
