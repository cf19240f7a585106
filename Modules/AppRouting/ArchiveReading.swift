import Links

/// The result of reading an archive's text: the readable part and the problems.
///
/// Only the damaged part is lost: a bad entry with the entries above it, a modal without a root, or an unknown line. If no tab
/// is marked as selected, the first one is selected; if two are, the first of them. A text of a later version, or one that is
/// cut off, is read as far as possible. Reading is linear in the length of the text.
public struct ArchiveReading: Hashable, Sendable {
  /// What could be read; `nil` if no entry could.
  public let archive: NavigationArchive?
  /// What could not be read, in the order of the lines.
  public let problems: [ArchiveError]

  /// Reads an archive.
  public init(_ text: String) {
    var reader = ArchiveReader()
    reader.read(text)
    archive = reader.archive
    problems = reader.problems.sorted { $0.line < $1.line }
  }
}

/// A problem in a line of an archive.
public struct ArchiveError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The number of the line; the first line is 1.
  public var line: Int
  /// The problem, as a sentence without its full stop.
  public var reason: String

  /// Describes a problem.
  public init(line: Int, _ reason: String) {
    self.line = line
    self.reason = reason
  }

  /// The problem in one line.
  public var description: String { "line \(line): \(reason)" }
}

/// Reads an archive line by line.
private struct ArchiveReader {
  /// A stack, and the line where it begins.
  struct Section {
    /// The style of a modal; `nil` for a tab.
    var style: PresentationStyle?
    var line: Int
    var stack: [DeepLink] = []
    /// Whether an entry could not be read, so that later entries have nothing below them.
    var isCut = false
  }

  var problems: [ArchiveError] = []
  private var sections: [Section] = []
  /// The position, among the tabs, of the first selected tab.
  private var selectedTab: Int?
  /// The module of the first readable entry, and so of the roots of all tabs.
  private var module: String?
  private var hasEnded = false

  var archive: NavigationArchive? {
    guard module != nil else { return nil }
    let tabs = sections.filter { $0.style == nil }
    var snapshot = NavigationSnapshot<DeepLink>(tabs: tabs.map(\.stack), selectedTab: selectedTab ?? 0)
    for section in sections where !section.stack.isEmpty {
      if let style = section.style { snapshot.modals.append(Modal(style: style, stack: section.stack)) }
    }
    return NavigationArchive(snapshot)
  }

  mutating func read(_ text: String) {
    // An editor may have written `\r\n`, which is one Character.
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }[...]
    let last = lines.popLast() ?? ""
    let header = lines.first.map(String.init)
    if header != NavigationArchive.header && header != NavigationArchive.firstHeader {
      report(1, "“\(NavigationArchive.header)” is missing")
    }
    for (line, text) in zip(2..., lines.dropFirst()) where !text.isEmpty { read(text, line) }
    let isCutOff = !last.isEmpty || (header == NavigationArchive.header && !hasEnded)
    if isCutOff { report(lines.count + 1, "It is cut off") }
    checkSections()
  }

  private mutating func read(_ text: Substring, _ line: Int) {
    if hasEnded { return report(line, "The archive has ended above") }
    switch text {
    case "tab": sections.append(Section(line: line))
    case "tab selected":
      if selectedTab != nil { report(line, "Another tab is selected already") }
      selectedTab = selectedTab ?? sections.count { $0.style == nil }
      sections.append(Section(line: line))
    case _ where text == "entry" || text.hasPrefix("entry "): readEntry(text.dropFirst("entry ".count), line)
    case _ where text == NavigationArchive.end: hasEnded = true
    default:
      guard let style = PresentationStyle(rawValue: String(text)), style != .push else {
        return report(line, "“\(text)” is not known")
      }
      sections.append(Section(style: style, line: line))
    }
  }

  private mutating func readEntry(_ text: Substring, _ line: Int) {
    if sections.isEmpty {
      report(line, "An entry stands before the first tab")
      sections.append(Section(line: line))
    }
    let last = sections.count - 1
    guard !sections[last].isCut else { return }
    do throws(DeepLinkError) {
      let link = try DeepLink(String(text))
      // Above its root, a stack may hold links of other modules.
      let isRoot = sections[last].style == nil && sections[last].stack.isEmpty
      if let module, link.module != module, isRoot {
        report(line, "It belongs to “\(link.module)”, and what stands above to “\(module)”")
        sections[last].isCut = true
      } else {
        module = module ?? link.module
        sections[last].stack.append(link)
      }
    } catch {
      report(line, error.description)
      sections[last].isCut = true
    }
  }

  private mutating func checkSections() {
    for section in sections where section.stack.isEmpty && !section.isCut { report(section.line, "It has no entry") }
    if sections.isEmpty && problems.isEmpty { report(1, "Nothing follows") }
    if let first = sections.first(where: { $0.style == nil }), selectedTab == nil {
      report(first.line, "No tab is selected")
    }
  }

  private mutating func report(_ line: Int, _ reason: String) { problems.append(ArchiveError(line: line, reason)) }
}
