#if canImport(SwiftUI)
  import ScreenKit
  import SwiftUI

  struct ActionButton: View {
    let action: Action<SceneIntent>
    let connection: ScreenConnection

    var body: some View {
      Button(role: action.role.buttonRole) {
        connection.send(action.intent)
      } label: {
        Text(verbatim: action.label)
      }
      .disabled(!action.isEnabled)
      .keyboardShortcut(action.role.shortcut)
      .accessibilityHint(action.disabledReason ?? "")
      .accessibilityIdentifier(action.id)
    }
  }

  /// An action in the content, with the reason why it is disabled.
  struct ActionRow: View {
    let action: Action<SceneIntent>
    let connection: ScreenConnection

    var body: some View {
      VStack(alignment: .leading) {
        if action.role == .primary {
          ActionButton(action: action, connection: connection).buttonStyle(.borderedProminent)
        } else {
          ActionButton(action: action, connection: connection).buttonStyle(.borderless)
        }
        if let reason = action.disabledReason { NoteView(text: reason) }
      }
    }
  }

  extension ActionRole {
    var buttonRole: ButtonRole? {
      switch self {
      case .normal, .primary: nil
      case .destructive: .destructive
      case .cancel: .cancel
      }
    }

    var shortcut: KeyboardShortcut? {
      switch self {
      case .normal, .destructive: nil
      case .primary: .defaultAction
      case .cancel: .cancelAction
      }
    }
  }
#endif
