import Links

/// Returns the path of a walk's page, or `nil` for other places.
@Sendable func walkPath(_ target: EntryTarget<DiaryAction>) -> String? {
  guard case .places(let links, _) = target, let link = links.first, link.segments.first == "walks" else { return nil }
  return "/w/\(link.segments[1])"
}
