/// What was open in an app, as text: a version, and a link for each entry.
///
/// It holds no type names and nothing that a person typed. Each line says one thing:
///
///     waymark 1
///     tab selected
///     entry app://loggedIn/posts
///     entry app://loggedIn/posts/7
///     tab
///     entry app://loggedIn/account
///     sheet
///     entry app://loggedIn/share/7
public struct Archive: Hashable, Sendable {
  private static let header = "waymark 1"

  /// What was open.
  public var place: Place<Link>

  /// Makes an archive of what is open.
  public init(_ place: Place<Link>) { self.place = place }

  /// The module all of it belongs to; nil when the archive holds no entry.
  public var module: String? { place.tabs.first?.first?.module }

  /// Reads an archive; throws an `ArchiveError` that names the line at fault.
  public init(_ text: String) throws(ArchiveError) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    guard lines.first.map(String.init) == Self.header else {
      throw ArchiveError(line: 1, "“\(Self.header)” is missing")
    }
    guard lines.popLast()?.isEmpty ?? false else {
      throw ArchiveError(line: lines.count + 1, "The last line is cut off")
    }
    lines.removeFirst()
    var place = Place<Link>(tabs: [], selectedTab: 0)
    for (number, line) in zip(2..., lines) where !line.isEmpty {
      try place.read(line, number: number)
    }
    guard let module = place.tabs.first?.first?.module else { throw ArchiveError(line: 2, "It holds no entry") }
    let stacks = place.tabs + place.modals.map(\.stack)
    guard stacks.allSatisfy({ !$0.isEmpty }) else { throw ArchiveError(line: 2, "One of its stacks is empty") }
    guard stacks.joined().allSatisfy({ $0.module == module }) else {
      throw ArchiveError(line: 2, "Its entries belong to different modules")
    }
    self.place = place
  }
}

extension Archive: CustomStringConvertible {
  /// The archive as text, a line for each thing, with a line break after the last.
  public var description: String {
    var lines = [Self.header]
    for (index, stack) in place.tabs.enumerated() {
      lines.append(index == place.selectedTab ? "tab selected" : "tab")
      lines += stack.map { "entry \($0)" }
    }
    for modal in place.modals {
      lines.append(modal.style.rawValue)
      lines += modal.stack.map { "entry \($0)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Place<Link> {
  fileprivate mutating func read(_ line: Substring, number: Int) throws(ArchiveError) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    if words == ["tab"] {
      tabs.append([])
    } else if words == ["tab", "selected"] {
      selectedTab = tabs.count
      tabs.append([])
    } else if words.count == 1, let style = ModalStyle(rawValue: String(words[0])) {
      modals.append(Modal(style: style, stack: []))
    } else if words.count == 2, words[0] == "entry" {
      try append(words[1], number: number)
    } else {
      throw ArchiveError(line: number, "“\(line)” is not known")
    }
  }

  private mutating func append(_ text: Substring, number: Int) throws(ArchiveError) {
    let link: Link
    do {
      link = try Link(String(text))
    } catch {
      throw ArchiveError(line: number, error.description)
    }
    if !modals.isEmpty {
      modals[modals.count - 1].stack.append(link)
    } else if !tabs.isEmpty {
      tabs[tabs.count - 1].append(link)
    } else {
      throw ArchiveError(line: number, "An entry stands before the first tab")
    }
  }
}

/// Why a text is not an archive.
public struct ArchiveError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line at fault, the first being 1.
  public var line: Int
  /// What is wrong with it, as a sentence without its full stop.
  public var reason: String

  init(line: Int, _ reason: String) {
    self.line = line
    self.reason = reason
  }

  /// The error in one line.
  public var description: String { "line \(line): \(reason)" }
}
