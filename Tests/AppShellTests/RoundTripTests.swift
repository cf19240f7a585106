import RandomTesting
import RoutingSamples
import Testing

@testable import LoggedIn
@testable import Template

@Suite("Printing and reading again what the modules declare")
struct RoundTripTests {
  @Test("Generated routes of every kind come back from their links, of a module whose links have values")
  func generated() {
    var random = SplitMix64(seed: 1)
    #expect(RoundTrips<LoggedInRoute>.fault(&random) == nil)
    #expect(RoundTrips<TemplateRoute>.fault(&random) == nil)
  }
}
