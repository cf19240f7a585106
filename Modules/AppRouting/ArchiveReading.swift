import Links

/// What could be read of the text of an archive, and what could not.
///
/// Whatever is damaged costs itself and nothing else: a bad entry goes with what lies on it, a modal without a root goes,
/// and a line that nobody knows is passed over. Of no selected tab, or of two, the first is taken. An archive of a later
/// version, or one that is cut off, is read as far as it makes sense.
public struct ArchiveReading: Hashable, Sendable {
  /// What could be read; nil when there is no entry among it.
  public let archive: Archive?
  /// What could not, in the order of the lines.
  public let problems: [ArchiveError]

  /// Reads an archive.
  public init(_ text: String) {
    var reader = ArchiveReader()
    reader.read(text)
    archive = reader.archive
    problems = reader.problems.sorted { $0.line < $1.line }
  }
}

/// What is wrong with a line of an archive.
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

/// Takes the lines of an archive one after the other.
private struct ArchiveReader {
  /// A stack, and the line it begins with.
  struct Section {
    enum Kind: Equatable {
      case tab(isSelected: Bool)
      case modal(ModalStyle)
    }

    let kind: Kind
    let line: Int
    var stack: [Link] = []
    /// Whether an entry could not be read, so that nothing can lie on what was there before.
    var isCut = false

    var isTab: Bool { if case .tab = kind { true } else { false } }
    var isSelected: Bool { kind == .tab(isSelected: true) }
  }

  var problems: [ArchiveError] = []
  private var sections: [Section] = []
  /// The module of the first entry that could be read, and so of all.
  private var module: String?

  var archive: Archive? {
    guard module != nil else { return nil }
    var place = Place<Link>(tabs: tabs.map(\.stack), selectedTab: tabs.firstIndex(where: \.isSelected) ?? 0)
    for section in sections where !section.stack.isEmpty {
      if case .modal(let style) = section.kind { place.modals.append(.init(style: style, stack: section.stack)) }
    }
    return Archive(place)
  }

  private var tabs: [Section] { sections.filter(\.isTab) }

  mutating func read(_ text: String) {
    // An editor may have left line breaks of two characters, which Swift takes for one.
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }[...]
    let last = lines.popLast() ?? ""
    if lines.first.map(String.init) != Archive.header { report(1, "“\(Archive.header)” is missing") }
    if !last.isEmpty { report(lines.count + 1, "It is cut off") }
    for (line, text) in zip(2..., lines.dropFirst()) where !text.isEmpty { read(text, line) }
    checkSections()
  }

  private mutating func read(_ text: Substring, _ line: Int) {
    if text == "entry" || text.hasPrefix("entry ") {
      readEntry(text.dropFirst("entry ".count), line)
    } else if text == "tab" {
      sections.append(Section(kind: .tab(isSelected: false), line: line))
    } else if text == "tab selected" {
      if tabs.contains(where: \.isSelected) { report(line, "Another tab is selected already") }
      sections.append(Section(kind: .tab(isSelected: true), line: line))
    } else if let style = ModalStyle(rawValue: String(text)) {
      sections.append(Section(kind: .modal(style), line: line))
    } else {
      report(line, "“\(text)” is not known")
    }
  }

  private mutating func readEntry(_ text: Substring, _ line: Int) {
    if sections.isEmpty {
      report(line, "An entry stands before the first tab")
      sections.append(Section(kind: .tab(isSelected: false), line: line))
    }
    let last = sections.count - 1
    guard !sections[last].isCut else { return }
    do throws(LinkError) {
      let link = try Link(String(text))
      if let module, link.module != module {
        report(line, "It belongs to “\(link.module)”, and what stands above to “\(module)”")
        sections[last].isCut = true
      } else {
        module = link.module
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
    if let first = tabs.first, !tabs.contains(where: \.isSelected) { report(first.line, "No tab is selected") }
  }

  private mutating func report(_ line: Int, _ reason: String) { problems.append(ArchiveError(line: line, reason)) }
}
