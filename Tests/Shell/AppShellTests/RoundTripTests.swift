import RandomTesting
import RoutingSamples
import TestTopics
import Testing

@testable import LoggedIn

@Suite("Round trips of the logged-in area's links", .tags(.links))
struct RoundTripTests {
  @Test(
    "Generated routes of every kind equal the routes read from their links", .tags(.random),
    arguments: RandomRound.rounds(2))
  func generated(_ round: RandomRound) {
    var random = round.generator
    #expect(RoundTrips<LoggedInRoute>.fault(&random) == nil)
  }
}
