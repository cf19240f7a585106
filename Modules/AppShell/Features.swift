extension Feature {
  /// The modules of the app beside its three roots, by name.
  static let all: [Feature] = [
    // `Scripts/new-module` adds a line for each.
  ]
}
