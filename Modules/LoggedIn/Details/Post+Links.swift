import Links
import Services

extension Post {
  /// The links in the text, in their order, each once; what only looks like one stays text.
  ///
  /// They are read by the parser that reads every link, so a post can name a place and can do nothing else.
  var links: [DeepLink] {
    body.split(whereSeparator: \.isWhitespace).reduce(into: []) { links, word in
      let text = word.drop { "(“\"".contains($0) }.reversed().drop { ".,;:!?)”\"".contains($0) }.reversed()
      if let link = try? DeepLink(String(text)), !links.contains(link) { links.append(link) }
    }
  }
}
