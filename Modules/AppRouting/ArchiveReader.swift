import Links

/// Reads an archive line by line.
struct ArchiveReader {
  /// A stack, and the line where it begins.
  private struct Section {
    /// The style of a modal; `nil` for a tab.
    var style: PresentationStyle?
    var line: Int
    var stack: [DeepLink] = []
    /// Whether an entry could not be read, so that later entries have nothing below them.
    var isCut = false
  }

  /// The archive of a window or, in versions 1 and 2, of one module.
  private struct Part {
    var sections: [Section] = []
    /// The position, among the tabs, of the first selected tab.
    var selectedTab: Int?
    var hasEnded = false

    var tabs: [Section] { sections.filter { $0.style == nil } }
    var modals: [Modal<[DeepLink]>] {
      sections.filter { !$0.stack.isEmpty }.compactMap { section in
        section.style.map { Modal(style: $0, stack: section.stack) }
      }
    }
    var isReadable: Bool { sections.contains { !$0.stack.isEmpty } }
  }

  private(set) var problems: [ArchiveError] = []
  private var version = 0
  private var parts: [Part] = []

  // MARK: The result

  /// Returns what the parts say together: the last root module is visible, and a module in a sheet lies over it.
  func snapshot(isSheet: (String) -> Bool) -> NavigationSnapshot<DeepLink>? {
    var snapshot: NavigationSnapshot<DeepLink>?
    for part in parts where part.isReadable {
      let (tabs, selected) = (part.tabs.map(\.stack), part.selectedTab ?? 0)
      if version < NavigationArchive.version, snapshot != nil, let root = tabs.first?.first, isSheet(root.module) {
        let stack = tabs.indices.contains(selected) ? tabs[selected] : []
        snapshot?.modals += (stack.isEmpty ? [] : [Modal(style: .sheet, stack: stack)]) + part.modals
      } else {
        let hidden = snapshot?.tabs ?? []
        snapshot = NavigationSnapshot(
          tabs: hidden + tabs, selectedTab: hidden.count + selected, modals: part.modals)
      }
    }
    return snapshot
  }

  // MARK: Reading

  mutating func read(_ text: String) {
    // An editor may have written `\r\n`, which is one Character.
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }[...]
    let last = lines.popLast() ?? ""
    if !isHeader(lines.first ?? "") { report(1, "“waymark \(NavigationArchive.version)” is missing") }
    parts.append(Part())
    for (line, text) in zip(2..., lines.dropFirst()) where !text.isEmpty { read(text, line) }
    let isCutOff = !last.isEmpty || (version > 1 && !parts[parts.count - 1].hasEnded)
    if isCutOff { report(lines.count + 1, "It is cut off") }
    for part in parts { check(part) }
    if parts.allSatisfy(\.sections.isEmpty) && problems.isEmpty { report(1, "Nothing follows") }
  }

  /// Reads the first line of an archive.
  private mutating func isHeader(_ text: Substring) -> Bool {
    guard let number = (1...NavigationArchive.version).first(where: { text == "waymark \($0)" }) else { return false }
    version = number
    return true
  }

  private mutating func read(_ text: Substring, _ line: Int) {
    let last = parts.count - 1
    if version < NavigationArchive.version, version == 1 || parts[last].hasEnded {
      if isHeader(text) { return parts.append(Part()) }
      // A file of version 2 has an end mark of its own.
      if version == 2, text == NavigationArchive.end { return }
    }
    if parts[last].hasEnded { return report(line, "The archive has ended above") }
    switch text {
    case "tab": parts[last].sections.append(Section(line: line))
    case "tab selected":
      if parts[last].selectedTab != nil { report(line, "Another tab is selected already") }
      parts[last].selectedTab = parts[last].selectedTab ?? parts[last].tabs.count
      parts[last].sections.append(Section(line: line))
    case _ where text == "entry" || text.hasPrefix("entry "): readEntry(text.dropFirst("entry ".count), line)
    case _ where text == NavigationArchive.end: parts[last].hasEnded = true
    default:
      guard let style = PresentationStyle(rawValue: String(text)), style != .push else {
        return report(line, "“\(text)” is not known")
      }
      parts[last].sections.append(Section(style: style, line: line))
    }
  }

  private mutating func readEntry(_ text: Substring, _ line: Int) {
    let part = parts.count - 1
    if parts[part].sections.isEmpty {
      report(line, "An entry stands before the first tab")
      parts[part].sections.append(Section(line: line))
    }
    let last = parts[part].sections.count - 1
    guard !parts[part].sections[last].isCut else { return }
    do throws(DeepLinkError) {
      parts[part].sections[last].stack.append(try DeepLink(String(text)))
    } catch {
      report(line, error.description)
      parts[part].sections[last].isCut = true
    }
  }

  private mutating func check(_ part: Part) {
    for section in part.sections where section.stack.isEmpty && !section.isCut {
      report(section.line, "It has no entry")
    }
    if let first = part.tabs.first, part.selectedTab == nil { report(first.line, "No tab is selected") }
  }

  private mutating func report(_ line: Int, _ reason: String) {
    problems.append(ArchiveError(line: line, reason: reason))
  }
}
