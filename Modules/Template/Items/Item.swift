import Links

/// One of the things this module is about.
struct Item: Identifiable, Equatable {
  /// What tells one item from another, also in links: `app://template/items/2`.
  struct ID: RawRepresentable, LinkValue {
    static let sample = ID(rawValue: 1)

    var rawValue: Int
  }

  var id: ID
  var title: String
  var text: String
}
