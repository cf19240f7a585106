import Foundation

/// The spellings of a secret in a file or an output.
struct SecretSpellings {
  /// Each way, by what it is called.
  let all: [String: [UInt8]]

  /// Makes them: as it is, in hexadecimal digits, percent-encoded (RFC 3986) and in Base64 (RFC 4648).
  init(of secret: String) {
    let bytes = Array(secret.utf8)
    let hex = bytes.map { String(format: "%02x", $0) }
    var all = [
      "text": secret, "hex": hex.joined(), "HEX": hex.joined().uppercased(),
      "percent": hex.map { "%\($0)" }.joined(), "PERCENT": hex.map { "%\($0)" }.joined().uppercased(),
      "url": secret.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "",
    ]
    // It may begin at any of three positions in a longer text; the digits that its neighbours share in are left out.
    for (shift, shared) in [0, 2, 3].enumerated() {
      let encoded = Data(Array(repeating: 0, count: shift) + bytes).base64EncodedString()
      let digits = String(encoded.prefix((shift + bytes.count) * 8 / 6).dropFirst(shared))
      all["base64 at \(shift)"] = digits
      all["base64url at \(shift)"] = digits.replacing("+", with: "-").replacing("/", with: "_")
    }
    self.all = all.mapValues { Array($0.utf8) }
  }

  /// The ways in which the secret stands in the bytes.
  func found(in bytes: [UInt8]) -> [String] {
    all.filter { Data(bytes).range(of: Data($0.value)) != nil }.map(\.key)
  }
}
