import RandomTesting
import TestTopics
import Testing

@testable import Links

private enum Digit: String, CaseIterable, LinkValue {
  case one = "1"
  case two = "2"
  static let sample = Self.one
}

private enum Letter: String, CaseIterable, LinkValue {
  case a, b
  static let sample = Self.a
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
    var forms: [EntryForm] = []
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
    return EntryLink(pattern: pattern, forms: forms) { [forms] texts in
      let misfit = zip(texts, forms).enumerated().first { !$0.element.1.reads($0.element.0) }
      return misfit.map { .failure(EntryMisfit(index: $0.offset)) } ?? .success(number)
    }
  }
}

extension RandomEntry.Kind {
  var type: any LinkValue.Type {
    switch self {
    case .number: Int.self
    case .digit: Digit.self
    case .letter: Letter.self
    case .text, .literalA, .literal1: String.self
    }
  }
}

extension EntryForm {
  fileprivate func reads(_ text: EntryText) -> Bool {
    if case .text(let text) = text { type?.init(linkText: text) != nil } else { true }
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

@Suite("Entries that can take one URL", .tags(.links, .random))
struct EntryOverlapTests {
  /// What an entry alone takes of the universe.
  private func taken(by entry: EntryLink<Int>) throws -> Set<Int> {
    let table = try EntryTable { entry }
    return Set(universe.indices.filter { (try? table.read(universe[$0].url)) != nil })
  }

  /// Whether one of two sets of URLs is a part of the other, on the first level that decides; found by trying all URLs.
  private func decides(_ left: Set<Int>, _ right: Set<Int>) -> Bool {
    func paths(_ urls: Set<Int>) -> Set<String> { Set(urls.map { universe[$0].path }) }
    let (leftPaths, rightPaths) = (paths(left), paths(right))
    let lengths = Set(leftPaths.map(\.count)).intersection(rightPaths.map(\.count))
    let common = (leftPaths.filter { lengths.contains($0.count) }, rightPaths.filter { lengths.contains($0.count) })
    if common.0 != common.1 { return common.0.isSubset(of: common.1) || common.1.isSubset(of: common.0) }
    if leftPaths != rightPaths { return leftPaths.isSubset(of: rightPaths) || rightPaths.isSubset(of: leftPaths) }
    return left != right && (left.isSubset(of: right) || right.isSubset(of: left))
  }

  @Test(
    "The check refuses exactly the pairs for which a naive search finds a URL that both take, and its example is one",
    arguments: RandomRound.rounds(2))
  func pairs(_ round: RandomRound) throws {
    var random = round.generator
    for _ in 0..<10 { try check(RandomEntry(&random).link(0), RandomEntry(&random).link(1)) }
  }

  private func check(_ first: EntryLink<Int>, _ second: EntryLink<Int>) throws {
    let (left, right) = (try taken(by: first), try taken(by: second))
    let clashes = !left.isDisjoint(with: right) && !decides(left, right)
    do throws(EntryProblem) {
      let table = try EntryTable { [first, second] }
      #expect(!clashes, "missed: \(first.pattern) and \(second.pattern)")
      for url in left.union(right) {
        let entry = (try? table.read(universe[url].url))?.target
        #expect(entry.map { $0 == 0 ? left.contains(url) : right.contains(url) } == true, "\(universe[url].url)")
      }
    } catch {
      #expect(clashes, "false alarm: \(error)")
      #expect(error.description.contains("can both take"), "\(error)")
    }
  }
}
