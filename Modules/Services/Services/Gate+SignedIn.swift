public import Links

extension Gate {
  /// The gate that is open while an account is signed in.
  public static let signedIn = Gate("signed in")
}
