package import Links

extension Gate {
  /// The gate that is open while an account is signed in.
  package static let signedIn = Gate("signed in")
}
