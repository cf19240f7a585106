extension Feature {
  /// The added modules of the app, sorted by name.
  static let all: [Feature] = [
    // `Scripts/new-module` adds a line for each.
  ]
}
