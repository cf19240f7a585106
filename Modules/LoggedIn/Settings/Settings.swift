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
  /// The lines that only another version can read, kept for it.
  var others = ""
}

extension Settings: CustomStringConvertible {
  /// The settings as they are saved: a line each, a name and a value.
  var description: String {
    let author = author.map { "author \($0.rawValue)\n" } ?? ""
    return "order \(order.rawValue)\n\(author)start \(startTab.rawValue)\n\(others)"
  }

  /// Reads saved settings; a line that can't be read leaves its default.
  init(_ text: String) {
    for line in text.split(separator: "\n") {
      let name = line.prefix { $0 != " " }
      let value = String(line.dropFirst(name.count + 1))
      switch name {
      case "order": order = Order(rawValue: value) ?? order
      case "author": author = Author.ID(linkText: value)
      case "start": startTab = StartTab(rawValue: value) ?? startTab
      default: others += "\(line)\n"
      }
    }
  }
}
