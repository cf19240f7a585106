/// The texts that a type reads, which distinguish routes and entries.
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

/// The texts that can stand at a place of a pattern.
indirect enum PlaceTexts: Sendable {
  case literal(String)
  case type(any LinkValue.Type)
  /// The labels of a host, or the segments of a path.
  case list([PlaceTexts], separator: Character)

  func reads(_ text: String) -> Bool {
    switch self {
    case .literal(let literal): return literal == text
    case .type(let type): return type.reads(text)
    case .list(let places, let separator):
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      return parts.count == places.count && zip(places, parts).allSatisfy { $0.reads(String($1)) }
    }
  }

  /// The only texts, if the type lists them.
  var known: [String]? {
    switch self {
    case .literal(let text): return [text]
    case .type(let type): if case .listed(let texts) = type.linkTexts { return texts } else { return nil }
    case .list: return nil
    }
  }

  fileprivate var sample: String {
    switch self {
    case .literal(let text): text
    case .type(let type): type.choices.first ?? type.sampleText
    case .list(let places, let separator): places.map(\.sample).joined(separator: String(separator))
    }
  }
}

/// A comparison of what two places, or two rows of places, can hold.
struct TextRelation {
  /// A text that both can hold, or `nil`.
  private(set) var common: String?
  /// Whether the right place can hold all texts of the left one.
  private(set) var isPart = false
  /// Whether the left place can hold all texts of the right one.
  private(set) var isWhole = false

  /// Creates the relation by trying known texts or samples, or by comparing the names of parts.
  init(_ left: PlaceTexts, _ right: PlaceTexts) {
    switch (left, right) {
    case (.list(let left, let separator), .list(let right, _)):
      self = TextRelation(left, right, separator: separator)
    case (.list, _):
      if right.reads(left.sample) { (common, isPart) = (left.sample, true) }
    case (_, .list):
      if left.reads(right.sample) { (common, isWhole) = (right.sample, true) }
    case (.type(let left), .type(let right)) where left.listsNothing && right.listsNothing:
      compare(left, right)
    default:
      let ofLeft = left.known?.filter(right.reads)
      let ofRight = right.known?.filter(left.reads)
      common = ofLeft?.first ?? ofRight?.first
      isPart = ofLeft.map { $0.count == left.known?.count } ?? false
      isWhole = ofRight.map { $0.count == right.known?.count } ?? false
    }
  }

  init(_ left: [PlaceTexts], _ right: [PlaceTexts], separator: Character) {
    let relations = zip(left, right).map { TextRelation($0, $1) }
    let texts = relations.compactMap(\.common)
    guard left.count == right.count, texts.count == left.count else { return }
    common = texts.joined(separator: String(separator))
    (isPart, isWhole) = (relations.allSatisfy(\.isPart), relations.allSatisfy(\.isWhole))
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
