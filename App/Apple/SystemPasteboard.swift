import Services

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

struct SystemPasteboard: Pasteboard {
  /// Copies text on the main actor.
  func copy(_ text: String) {
    Task { @MainActor in
      #if canImport(UIKit)
        UIPasteboard.general.string = text
      #elseif canImport(AppKit)
        NSPasteboard.general.clearContents()
        NSPasteboard.general.setString(text, forType: .string)
      #endif
    }
  }
}
