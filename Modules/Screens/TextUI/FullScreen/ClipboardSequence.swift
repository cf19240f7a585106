#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The bytes that put a text into the clipboard of the terminal (OSC 52 of xterm).
///
/// The sequence asks the terminal nothing. A terminal that doesn't know it ignores it.
enum ClipboardSequence {
  /// The longest text, in bytes, because terminals drop a sequence that is too long for them.
  private static let longest = 65_536

  static func bytes(for text: String) -> [UInt8]? {
    guard text.utf8.count <= longest else { return nil }
    return Array("\u{1B}]52;c;\(Data(text.utf8).base64EncodedString())\u{7}".utf8)
  }
}
