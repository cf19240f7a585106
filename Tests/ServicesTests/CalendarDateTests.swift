import Services
import Testing

@Suite("A date is a day of the calendar and nothing else")
struct CalendarDateTests {
  @Test(
    "A date is read and written as year, month and day",
    arguments: ["1990-04-23", "0001-01-01", "9999-12-31", "2000-02-29", "2024-02-29"])
  func roundTrip(text: String) {
    #expect(CalendarDate(text)?.description == text)
  }

  @Test(
    "What is not exactly a date is no date",
    arguments: [
      "", "1990", "1990-4-23", "90-04-23", "1990-04-23 ", " 1990-04-23", "1990/04/23", "1990-13-01", "1990-00-01",
      "1990-04-31", "1990-02-29", "1900-02-29", "0000-01-01", "1990-04-00", "-990-04-23", "1990-04-+3", "１９９０-04-23",
    ])
  func refused(text: String) {
    #expect(CalendarDate(text) == nil)
  }

  @Test("Dates are in the order of time")
  func order() {
    let dates = ["1989-12-31", "1990-01-01", "1990-01-02", "1990-02-01"].compactMap { CalendarDate($0) }
    #expect(dates.count == 4)
    #expect(dates.sorted() == dates)
  }
}

@Suite("A password shows itself to nobody")
struct PasswordTests {
  /// F4.
  @Test("No description, interpolation or dump holds the text")
  func masked() {
    let password = Password("canary")
    var dumped = ""
    dump(password, to: &dumped)
    for text in ["\(password)", String(reflecting: password), dumped, "\([password])"] {
      #expect(!text.contains("canary"))
    }
  }

  @Test("It is typed and deleted by characters as a person counts them")
  func typing() {
    var password = Password()
    password.append("a👨‍👩‍👧‍👦")
    #expect(password.count == 2)
    password.removeLast()
    #expect(password == Password("a"))
    password.removeLast()
    password.removeLast()
    #expect(password.isEmpty)
  }
}
