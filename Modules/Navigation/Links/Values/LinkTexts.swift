/// The texts that a type of values reads, which distinguish two routes or two entries.
public indirect enum LinkTexts: Hashable, Sendable {
  /// Any text; two such types can't be distinguished.
  case any
  /// These texts, in any letter case, and no others.
  case listed([String])
  /// A named part of other texts; differently named parts of the same texts have no text in common.
  ///
  ///     static let linkTexts = LinkTexts.part("talk page", of: .any)
  case part(String, of: LinkTexts)

  fileprivate var names: [String] { if case .part(let name, let whole) = self { whole.names + [name] } else { [] } }
}

enum PlaceTexts: Sendable {
  case literal(String)
  case type(any LinkValue.Type)

  func reads(_ text: String) -> Bool {
    switch self {
    case .literal(let literal): literal == text
    case .type(let type): type.reads(text)
    }
  }

  var list: [String]? {
    switch self {
    case .literal(let text): return [text]
    case .type(let type): if case .listed(let texts) = type.linkTexts { return texts } else { return nil }
    }
  }
}

struct TextRelation {
  /// A text that both read, or `nil`.
  private(set) var common: String?
  /// Whether the right place reads all texts of the left one.
  private(set) var isPart = false
  /// Whether the left place reads all texts of the right one.
  private(set) var isWhole = false

  /// Creates the relation by trying listed texts, or by comparing the names of parts.
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
    // A type without declared texts may not read those of another.
    let samples = [left, right].map { $0.sampleText }
    if isPart || isWhole { common = samples.first { left.reads($0) && right.reads($0) } ?? samples[isPart ? 0 : 1] }
  }
}

extension LinkValue {
  fileprivate static var listsNothing: Bool { if case .listed = linkTexts { false } else { true } }
  fileprivate static var sampleText: String { sample.linkText }
  static func reads(_ text: String) -> Bool { Self(linkText: text) != nil }
}
