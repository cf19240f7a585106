import Links
import Services

/// The user's settings for the posts and the start tab.
struct Settings: Equatable {
  enum Order: String, CaseIterable {
    case newest
    case oldest
    case title

    var title: String {
      switch self {
      case .newest: "Newest first"
      case .oldest: "Oldest first"
      case .title: "By title"
      }
    }

    /// The order after this one; the first follows the last.
    var next: Self {
      switch self {
      case .newest: .oldest
      case .oldest: .title
      case .title: .newest
      }
    }
  }

  enum StartTab: String, CaseIterable {
    case posts
    case account
  }

  var order = Order.newest
  var author: Author.ID?
  var startTab = StartTab.posts
  /// Lines of another version, preserved for it.
  var unknownLines = ""
}

extension Settings {
  /// Returns these settings with the changes from `old` to `new`.
  func merging(_ new: Settings, changedFrom old: Settings) -> Settings {
    var result = self
    if new.order != old.order { result.order = new.order }
    if new.author != old.author { result.author = new.author }
    if new.startTab != old.startTab { result.startTab = new.startTab }
    return result
  }
}

extension Settings: CustomStringConvertible {
  /// The saved format: one line per setting, with its name and value.
  var description: String {
    let author = author.map { "author \($0.rawValue)\n" } ?? ""
    return "order \(order.rawValue)\n\(author)start \(startTab.rawValue)\n\(unknownLines)"
  }

  /// Creates settings from the saved format; a value that can't be parsed leaves the default.
  init(_ text: String, onProblem: (_ line: Substring) -> Void = { _ in }) {
    for line in text.split(separator: "\n") {
      let name = line.prefix { $0 != " " }
      let value = String(line.dropFirst(name.count + 1))
      var isKnown = true
      switch name {
      case "order": isKnown = read(value, into: &order)
      case "start": isKnown = read(value, into: &startTab)
      case "author":
        author = Author.ID(linkText: value)
        isKnown = author != nil
      default: unknownLines += "\(line)\n"
      }
      if !isKnown { onProblem(line) }
    }
  }
}

private func read<Value: RawRepresentable<String>>(_ text: String, into value: inout Value) -> Bool {
  guard let new = Value(rawValue: text) else { return false }
  value = new
  return true
}
