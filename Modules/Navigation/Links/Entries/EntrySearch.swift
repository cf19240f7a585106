/// The entries that may take a URL, and the parts of the URL decoded so far.
struct EntrySearch {
  let url: URLText
  /// The decoded parameters; an unreadable text is empty, so that it can be ignored.
  let parameters: [(key: String, value: String)]
  private(set) var entries: [Int] = []
  /// The number of segments that agree with a pattern; -1 for an unknown host.
  private(set) var depth = -1
  private(set) var segments: [String] = []
  private(set) var fault: EntryFault?

  init(_ url: URLText) {
    self.url = url
    parameters = url.parameters.map { key, value in
      ((try? url.decoded(key, in: .key)) ?? "", (try? url.decoded(value, in: .value)) ?? "")
    }
  }

  mutating func reach(_ depth: Int) { self.depth = max(self.depth, depth) }

  mutating func add(_ shelf: EntryShelf) {
    if shelf.entries.isEmpty { return }
    for entry in shelf.fits(parameters) where !entries.contains(entry) { entries.append(entry) }
  }

  /// Returns a segment; records the fault if it can't be read.
  mutating func segment(at depth: Int) -> String? {
    if depth < segments.count { return segments[depth] }
    do throws(DeepLinkError) {
      segments.append(try url.segment(at: depth))
      return segments[depth]
    } catch {
      fault = EntryFault(progress: depth + 1, error: error)
      return nil
    }
  }

  /// Returns the location of a closure parameter's value, or `nil` if the URL has none.
  func location(of index: Int, in pattern: EntryPattern) -> (part: DeepLinkError.Part, range: Range<Int>)? {
    if let position = pattern.path.firstIndex(where: { $0.holds(index) }) {
      return position < url.segments.count ? (.segment, url.segments[position]) : nil
    }
    if pattern.rest?.holds(index) == true {
      let rest = url.segments.dropFirst(pattern.path.count)
      return rest.first.flatMap { first in rest.last.map { (.segment, first.lowerBound..<$0.upperBound) } }
    }
    if pattern.host.contains(where: { $0.holds(index) }) { return (.host, url.host) }
    if pattern.fragment?.holds(index) == true { return url.fragment.map { (.fragment, $0) } }
    let key = pattern.parameters.first { $0.place.holds(index) }?.key
    return parameters.firstIndex { $0.key == key }.map { (.value, url.parameters[$0].value) }
  }
}

struct EntryFault: Error {
  let progress: Int
  let error: DeepLinkError
}
