/// The texts that a type of values reads, by which two routes or two entries are told apart.
public indirect enum LinkTexts: Hashable, Sendable {
  /// Any text; two types that read any text can't be told apart.
  case any
  /// These texts, in any letter case, and no others.
  case listed([String])
  /// A part of other texts, with a name; parts of the same texts with other names have no text in common.
  ///
  ///     static let linkTexts = LinkTexts.part("talk page", of: .any)
  case part(String, of: LinkTexts)

  /// The names of the parts, the largest first.
  fileprivate var names: [String] { if case .part(let name, let whole) = self { whole.names + [name] } else { [] } }
}

/// What can stand at a place of a path: one text, or the texts of a type.
enum PlaceTexts: Sendable {
  case literal(String)
  case type(any LinkValue.Type)

  func reads(_ text: String) -> Bool {
    switch self {
    case .literal(let literal): literal == text
    case .type(let type): type.reads(text)
    }
  }

  /// The texts if there is a list of them.
  var list: [String]? {
    switch self {
    case .literal(let text): return [text]
    case .type(let type): if case .listed(let texts) = type.linkTexts { return texts } else { return nil }
    }
  }
}

/// How the texts of two places lie to each other.
struct TextRelation {
  /// A text that both read; `nil` if there is none.
  private(set) var common: String?
  /// Whether the right place reads all texts of the left one.
  private(set) var isPart = false
  /// Whether the left place reads all texts of the right one.
  private(set) var isWhole = false

  /// Compares two places; texts of a list are tried, and other types are compared by the names of their parts.
  init(_ left: PlaceTexts, _ right: PlaceTexts) {
    switch (left, right) {
    case (.type(let left), .type(let right)) where left.listsNothing && right.listsNothing:
      compare(left, right)
    default:
      let ofLeft = left.list?.filter(right.reads)
      let ofRight = right.list?.filter(left.reads)
      common = ofLeft?.first ?? ofRight?.first
      isPart = ofLeft.map { $0.count == left.list?.count } ?? false
      isWhole = ofRight.map { $0.count == right.list?.count } ?? false
    }
  }

  private mutating func compare(_ left: any LinkValue.Type, _ right: any LinkValue.Type) {
    let (leftNames, rightNames) = (left.linkTexts.names, right.linkTexts.names)
    (isPart, isWhole) = (leftNames.starts(with: rightNames), rightNames.starts(with: leftNames))
    // A type that says nothing about its texts may not read those of another.
    let samples = [left, right].map { $0.sampleText }
    if isPart || isWhole { common = samples.first { left.reads($0) && right.reads($0) } ?? samples[isPart ? 0 : 1] }
  }
}

extension LinkValue {
  fileprivate static var listsNothing: Bool { if case .listed = linkTexts { false } else { true } }
  fileprivate static var sampleText: String { sample.linkText }
  static func reads(_ text: String) -> Bool { Self(linkText: text) != nil }
}
