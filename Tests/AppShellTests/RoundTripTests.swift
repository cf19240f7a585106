import RandomTesting
import RoutingSamples
import TestTopics
import Testing

@testable import LoggedIn
@testable import Template

@Suite("Round trips of the modules' links", .tags(.links))
struct RoundTripTests {
  @Test(
    "Generated routes of every kind equal the routes read from their links", .tags(.random),
    arguments: RandomRound.rounds(2))
  func generated(_ round: RandomRound) {
    var random = round.generator
    #expect(RoundTrips<LoggedInRoute>.fault(&random) == nil)
    #expect(RoundTrips<TemplateRoute>.fault(&random) == nil)
  }
}
