import Links

/// What a widget shows of a walk, and the URL that a tap on it opens.
struct WalkWidget {
  let walk: Int

  var url: String? {
    guard let entries = try? diaryEntries() else { return nil }
    return entries.url(for: .place(DeepLink(module: "diary", path: "walks/\(walk)")))
  }
}
