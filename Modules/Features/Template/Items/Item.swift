import Links

/// A record of this module.
struct Item: Identifiable, Equatable {
  /// The identifier in links, such as `app://template/items/2`.
  struct ID: RawRepresentable, LinkValue {
    var rawValue: Int
  }

  var id: ID
  var title: String
  var text: String
}
