import Terminal

extension String {
  /// The text in quotation marks for a message, which has room only for the start of a long one.
  var quotedStart: String { "“\(CleanText(String(prefix(64))).clipped(to: 32).text)”" }
}
