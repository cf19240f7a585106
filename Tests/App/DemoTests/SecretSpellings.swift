import Foundation

/// The encodings in which a secret could appear in a file or an output.
struct SecretSpellings {
  /// The encoded bytes, by the name of the encoding.
  let all: [String: [UInt8]]

  /// Encodes a secret as plain text, hexadecimal, percent-encoded text (RFC 3986) and Base64 (RFC 4648).
  init(of secret: String) {
    let bytes = Array(secret.utf8)
    let hex = bytes.map { String(format: "%02x", $0) }
    var all = [
      "text": secret, "hex": hex.joined(), "HEX": hex.joined().uppercased(),
      "percent": hex.map { "%\($0)" }.joined(), "PERCENT": hex.map { "%\($0)" }.joined().uppercased(),
      "url": secret.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "",
    ]
    // In a longer text, a secret can begin at three offsets of a Base64 group. Digits that also encode bits of
    // neighboring bytes are left out.
    for (shift, shared) in [0, 2, 3].enumerated() {
      let encoded = Data(Array(repeating: 0, count: shift) + bytes).base64EncodedString()
      let digits = String(encoded.prefix((shift + bytes.count) * 8 / 6).dropFirst(shared))
      all["base64 at \(shift)"] = digits
      all["base64url at \(shift)"] = digits.replacing("+", with: "-").replacing("/", with: "_")
    }
    self.all = all.mapValues { Array($0.utf8) }
  }

  /// Returns the names of the encodings in which the bytes contain the secret.
  func found(in bytes: [UInt8]) -> [String] {
    all.filter { Data(bytes).range(of: Data($0.value)) != nil }.map(\.key)
  }
}
