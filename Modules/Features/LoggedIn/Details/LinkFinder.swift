import Links

/// A link in a text.
struct FoundLink: Equatable {
  /// The link as written, its scheme in lowercase.
  let text: String
  /// The place that it leads to.
  let place: DeepLink
}

/// Finds the links of the app in a text of any language, and in Markdown.
///
/// A link begins with a scheme and ends before the first character that no URL has, such as a blank, `>` or `。`, and before a bracket that
/// closes one outside it. Punctuation at its end belongs to the sentence.
struct LinkFinder {
  private static let mark = "://".unicodeScalars
  /// The characters of a URL that also end a link, if a sentence goes on without a blank.
  private static let stops = ",;!'*()[]".unicodeScalars

  /// Returns the place of a URL that is no link of the app's own scheme, or `nil` if it leads to none.
  let placeOfURL: (String) -> DeepLink?

  /// Returns the links in order, the first to each place.
  func links(in text: String) -> [FoundLink] {
    // A screen is made often, and few texts have a link.
    guard text.contains("://") else { return [] }
    var links: [FoundLink] = []
    var rest = text.unicodeScalars[...]
    while let mark = rest.firstRange(of: Self.mark) {
      let before = rest[..<mark.lowerBound]
      let scheme = Self.scheme(atEndOf: before)
      let end = Self.endOfURL(rest[mark.upperBound...])
      let url = String(scheme).lowercased() + "://" + String(rest[mark.upperBound..<end])
      let isEmphasized = before.dropLast(scheme.count).last.map { "*_~".unicodeScalars.contains($0) } ?? false
      if let link = link(url, isEmphasized), !links.contains(where: { $0.place == link.place }) { links.append(link) }
      rest = rest[end...]
    }
    return links
  }

  private func link(_ url: String, _ isEmphasized: Bool) -> FoundLink? {
    let whole = Self.withoutMarks(url, isEmphasized)
    if let place = place(whole) { return FoundLink(text: whole, place: place) }
    guard let stop = whole.unicodeScalars.firstIndex(where: Self.stops.contains) else { return nil }
    let start = Self.withoutMarks(String(whole[..<stop]), isEmphasized)
    return place(start).map { FoundLink(text: start, place: $0) }
  }

  private func place(_ url: String) -> DeepLink? { (try? DeepLink(url)) ?? placeOfURL(url) }

  /// Returns the URL without the punctuation of the sentence and the marks of Markdown at its end.
  private static func withoutMarks(_ url: String, _ isEmphasized: Bool) -> String {
    let marks = isEmphasized ? ".,;:!?'*([_~" : ".,;:!?'*(["
    var url = url
    while let last = url.last, marks.contains(last) { url.removeLast() }
    return url
  }

  private static func scheme(atEndOf text: Substring.UnicodeScalarView) -> Substring.UnicodeScalarView {
    let start = text.lastIndex { !isPartOfScheme($0) }.map(text.index(after:)) ?? text.startIndex
    return text[start...].drop { !isLetter($0) }
  }

  private static func endOfURL(_ text: Substring.UnicodeScalarView) -> String.Index {
    var openBrackets: [Unicode.Scalar] = []
    for index in text.indices {
      let scalar = text[index]
      if !isPartOfURL(scalar) { return index }
      switch scalar {
      case "(", "[": openBrackets.append(scalar)
      case ")": if openBrackets.popLast() != "(" { return index }
      case "]": if openBrackets.popLast() != "[" { return index }
      default: break
      }
      if stops.contains(scalar), beginsWithLink(text[index...].dropFirst()) { return index }
    }
    return text.endIndex
  }

  private static func beginsWithLink(_ text: Substring.UnicodeScalarView) -> Bool {
    let scheme = text.prefix(while: isPartOfScheme)
    return !scheme.isEmpty && text[scheme.endIndex...].starts(with: mark)
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }

  private static func isPartOfScheme(_ scalar: Unicode.Scalar) -> Bool {
    isLetter(scalar) || ("0"..."9").contains(scalar) || scalar == "+" || scalar == "-" || scalar == "."
  }

  /// Returns whether a URL can have a character (RFC 3986, appendix A).
  private static func isPartOfURL(_ scalar: Unicode.Scalar) -> Bool {
    isPartOfScheme(scalar) || "_~%:/?#[]@!$&'()*,;=".unicodeScalars.contains(scalar)
  }
}
