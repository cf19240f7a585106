public import Links

/// An open entry with its screen.
///
/// Two values are equal if they are the same entry: an entry keeps its route and its screen.
public struct OpenEntry<Screen>: Identifiable {
  /// The identity of the entry in its own flow.
  public let id: EntryID
  /// The route; a UI can cast it to a protocol of its own, for example to find a title.
  public let route: any Routable
  /// The screen of the entry.
  public let screen: Screen
  /// The identities of the child flows that hold the entry, the outermost first.
  var childFlows: [EntryID] = []
  /// Whether the flow holds the entry itself, not in a child flow.
  var isOwn: Bool { childFlows.isEmpty }

  /// The identities of the child flows that hold the entry, the outermost first, and that of the entry.
  ///
  /// It is unique in the flow, also when it is written as text.
  public var idPath: [EntryID] { childFlows + [id] }
  /// The link of the entry's route.
  public var link: DeepLink { route.link }
  /// The name of the tab whose root is this entry, as in `Flow.selectTab(_:)`.
  public var tabName: String { route.path.description }
}

extension OpenEntry: Equatable {
  /// Whether two values are the same entry.
  public static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}
