import Foundation
import LogIn

/// The signed-in account and what is open, which are saved as one text.
struct AppRecord: Codable, Equatable {
  var account: Account?
  /// What is open in each window, by the name of the window; before the log-in, the link that waits there.
  var places: [String: String] = [:]
}

extension AppRecord {
  init(reading text: String) throws { self = try JSONDecoder().decode(AppRecord.self, from: Data(text.utf8)) }

  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
