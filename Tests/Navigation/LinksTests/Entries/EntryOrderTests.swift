import RandomTesting
import TestTopics
import Testing

@testable import Links

private enum Digit: String, CaseIterable, LinkValue {
  case one = "1"
  case two = "2"
}

private enum Letter: String, CaseIterable, LinkValue {
  case a, b
}

/// A random entry, small enough that all of its URLs with few parts can be tried.
private struct RandomEntry {
  enum Kind: CaseIterable { case literalA, literal1, text, number, digit, letter }

  var path: [Kind] = []
  var optionalEnd: Kind?
  var hasRest = false
  var parameters: [(key: String, kind: Kind, isOptional: Bool)] = []
  var takesOthers = false

  init(_ random: inout SplitMix64) {
    path = (0..<Int.random(in: 0...2, using: &random)).map { _ in Self.kind(&random) }
    switch Int.random(in: 0...5, using: &random) {
    case 0: hasRest = true
    case 1: optionalEnd = [.text, .number, .digit].randomElement(using: &random)
    default: break
    }
    for key in ["k", "l"] where Int.random(in: 0...3, using: &random) == 0 {
      let kind = key == "k" ? Self.kind(&random) : [.literalA, .text].randomElement(using: &random) ?? .text
      parameters.append((key, kind, Bool.random(using: &random)))
    }
    takesOthers = Int.random(in: 0...7, using: &random) == 0
  }

  private static func kind(_ random: inout SplitMix64) -> Kind { Kind.allCases.randomElement(using: &random) ?? .text }

  /// The entry, which leads to its number.
  func link(_ number: Int) -> EntryLink<Int> {
    var forms: [ValueForm] = []
    func piece(_ kind: Kind, _ isOptional: Bool) -> String {
      switch kind {
      case .literalA: return "a"
      case .literal1: return "1"
      case .text, .number, .digit, .letter:
        forms.append(isOptional ? .optional(kind.type) : .value(kind.type))
        return "*"
      }
    }
    var pattern = "s://h" + path.map { "/" + piece($0, false) }.joined()
    if let optionalEnd { pattern += "/" + piece(optionalEnd, true) }
    if hasRest {
      pattern += "/**"
      forms.append(.several(String.self))
    }
    var items = parameters.map { "\($0.key)=" + piece($0.kind, $0.isOptional) }
    if takesOthers { items.append("...") }
    if !items.isEmpty { pattern += "?" + items.joined(separator: "&") }
    let maker = Maker<Int>(forms: forms) { [forms] texts throws(Misfit) in
      for index in forms.indices where texts(index).map(forms[index].reads) != true { throw Misfit(index: index) }
      return number
    }
    return EntryLink(pattern, maker: maker)
  }
}

extension RandomEntry {
  /// Numbers of which the first different one decides which entry is read first.
  var order: [Int] {
    let places = path.map(\.order) + (optionalEnd == nil ? [] : [2]) + (hasRest ? [3] : [])
    return places
  }

  /// The number of parameters with a text of their own.
  var literalParameters: Int { parameters.count { $0.kind == .literalA || $0.kind == .literal1 } }
}

extension RandomEntry.Kind {
  var order: Int { self == .literalA || self == .literal1 ? 0 : 2 }

  var type: any LinkValue.Type {
    switch self {
    case .number: Int.self
    case .digit: Digit.self
    case .letter: Letter.self
    case .text, .literalA, .literal1: String.self
    }
  }
}

/// URLs with at most four segments and one parameter of each key, of texts that tell the kinds apart; no pattern names `m`.
private let universe: [(path: String, url: String)] = {
  let texts = ["a", "b", "1", "2", "3", "x"]
  let two = texts.flatMap { first in texts.map { "/\(first)/\($0)" } }
  let paths =
    [""] + texts.map { "/" + $0 } + two + two.flatMap { path in ["1", "3", "x", "x/x"].map { "\(path)/\($0)" } }
  let queries = ([""] + texts.map { "k=" + $0 }).flatMap { k in
    ["", "l=a", "l=x", "m=x", "l=a&m=x"].map { [k, $0].filter { !$0.isEmpty }.joined(separator: "&") }
  }
  return paths.flatMap { path in queries.map { (path, "s://h" + path + ($0.isEmpty ? "" : "?" + $0)) } }
}()

@Suite("Tables of random entries", .tags(.links, .random))
struct EntryOrderTests {
  /// What an entry alone takes of the universe.
  private func taken(by entry: EntryLink<Int>) throws -> Set<Int> {
    let table = try EntryTable { entry }
    return Set(universe.indices.filter { (try? table.read(universe[$0].url)) != nil })
  }

  @Test(
    "Of the entries that take a URL alone, the table reads the first after literals and values, and no other URL",
    arguments: RandomRound.rounds(2))
  func winner(_ round: RandomRound) throws {
    var random = round.generator
    var started = 0
    for _ in 0..<6 {
      let entries = (0..<3).map { _ in RandomEntry(&random) }
      guard let table = try? EntryTable({ entries.enumerated().map { $1.link($0) } }) else { continue }
      started += 1
      let taken = try entries.enumerated().map { try self.taken(by: $1.link($0)) }
      let ranks = entries.indices.sorted { isBefore(entries[$0], entries[$1], $0 < $1) }
      for url in universe.indices {
        let expected = ranks.first { taken[$0].contains(url) }
        let found = (try? table.read(universe[url].url))?.target
        if found != expected {
          Issue.record("\(universe[url].url): \(found ?? -1) for \(expected ?? -1) of \(entries)")
        }
      }
    }
    #expect(started > 0)
  }

  private func isBefore(_ left: RandomEntry, _ right: RandomEntry, _ isFirst: Bool) -> Bool {
    if left.order != right.order { return left.order.lexicographicallyPrecedes(right.order) }
    if left.literalParameters != right.literalParameters { return left.literalParameters > right.literalParameters }
    return isFirst
  }
}
