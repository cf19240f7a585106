import Testing

/// Runs the tests.
///
/// `Scripts/check-swiftui` builds them outside the package, whose targets must not see the stub.
@main
struct Main {
  static func main() async { await Testing.__swiftPMEntryPoint() as Never }
}
