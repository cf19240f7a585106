// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The SwiftUI declarations that only SceneUI and the app in App/Apple use, written from Apple's documentation.
// MARK: Fields

@available(iOS 15.0, macOS 12.0, *)
extension TextField where Label: View {
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (title, self.text, self.prompt) = ((label() as? Text)?.stubText ?? "", text, prompt)
  }
}

@available(iOS 15.0, macOS 12.0, *)
extension SecureField where Label: View {
  nonisolated public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (title, self.text, self.prompt) = ((label() as? Text)?.stubText ?? "", text, prompt)
  }
}

@available(iOS 14.0, macOS 11.0, *)
public struct TextEditor {
  let text: Binding<String>
  nonisolated public init(text: Binding<String>) { self.text = text }
}

@available(iOS 14.0, macOS 11.0, *)
extension TextEditor: View, StubPrimitive {
  public typealias Body = Never
  public var stubParts: StubParts { .field("", text) }
}

// MARK: Modifiers

extension View {
  @available(iOS 15.4, macOS 12.3, *)
  nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
    other("keyboardShortcut", shortcut?.stubName ?? "none")
  }
  nonisolated public func listRowBackground<V: View>(_ view: V?) -> some View {
    other("listRowBackground", view == nil ? "none" : "colored")
  }
  @available(iOS 14.0, macOS 11.0, *)
  nonisolated public func handlesExternalEvents(
    preferring: Set<String>, allowing: Set<String>
  ) -> some View { other(#function, preferring, allowing) }
}
