import RandomTesting
import RoutingSamples
import TestTopics
import Testing

@testable import LoggedIn
@testable import Template

@Suite("Printing and reading again what the modules declare", .tags(.links))
struct RoundTripTests {
  @Test("Generated routes of every kind come back from their links", .tags(.random), arguments: RandomRound.rounds(2))
  func generated(_ round: RandomRound) {
    var random = round.generator
    #expect(RoundTrips<LoggedInRoute>.fault(&random) == nil)
    #expect(RoundTrips<TemplateRoute>.fault(&random) == nil)
  }
}
