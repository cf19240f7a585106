import Links
import Services

extension Post {
  /// The valid links in the body, in order and without duplicates.
  var links: [DeepLink] {
    // A screen is made often, and few posts have a link.
    guard body.contains("://") else { return [] }
    return body.split(whereSeparator: \.isWhitespace).reduce(into: []) { links, word in
      let text = word.drop { "(“\"".contains($0) }.reversed().drop { ".,;:!?)”\"".contains($0) }.reversed()
      if let link = try? DeepLink(String(text)), !links.contains(link) { links.append(link) }
    }
  }
}
