import Services
import TestTopics
import Testing

@Suite("CalendarDate", .tags(.services))
struct CalendarDateTests {
  @Test(
    "A date equals the date read from its text",
    arguments: ["1990-04-23", "0001-01-01", "9999-12-31", "2000-02-29", "2024-02-29"])
  func roundTrip(text: String) {
    #expect(CalendarDate(text)?.description == text)
  }

  @Test(
    "Text in any other format is refused",
    arguments: [
      "", "1990", "1990-4-23", "90-04-23", "1990-04-23 ", " 1990-04-23", "1990/04/23", "1990-13-01", "1990-00-01",
      "1990-04-31", "1990-02-29", "1900-02-29", "0000-01-01", "1990-04-00", "-990-04-23", "1990-04-+3", "１９９０-04-23",
    ])
  func refused(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test(
    "The days between two dates are counted over months, leap years and centuries",
    arguments: [
      ("2024-05-01", "2024-05-01", 0), ("2024-02-28", "2024-03-01", 2), ("2023-02-28", "2023-03-01", 1),
      ("2000-02-28", "2000-03-01", 2), ("1900-02-28", "1900-03-01", 1), ("2023-12-31", "2024-01-01", 1),
      ("1970-01-01", "2000-01-01", 10_957), ("0001-01-01", "9999-12-31", 3_652_058), ("2024-03-01", "2024-02-28", -2),
    ])
  func days(first: String, last: String, days: Int) throws {
    #expect(try #require(CalendarDate(last)).days(since: #require(CalendarDate(first))) == days)
  }
}
