#if canImport(SwiftUI)
  import ScreenKit
  import SwiftUI

  struct FieldView: View {
    let field: Field<SceneIntent>
    let connection: ScreenConnection

    var body: some View {
      VStack(alignment: .leading) {
        Text(verbatim: field.label).font(.subheadline).foregroundStyle(.secondary).accessibilityHidden(true)
        FieldControl(field: field, connection: connection)
        if let error = field.error { ErrorView(text: error) }
      }
    }
  }

  /// A field without its label and error.
  struct FieldControl: View {
    let field: Field<SceneIntent>
    let connection: ScreenConnection

    var body: some View {
      switch field.content {
      case .text(_, let edited) where field.isMultiline:
        // In a vertical text field, Return submits on a Mac.
        TextEditor(text: text(edited))
          .frame(minHeight: 120)
          .accessibilityLabel(field.label)
          .accessibilityIdentifier(field.id)
      case .text(_, let edited):
        TextField(text: text(edited), prompt: prompt) { Text(verbatim: field.label) }
          .labelsHidden()
          .accessibilityLabel(field.label)
          .accessibilityIdentifier(field.id)
      case .secret(let length, let edited):
        SecretField(field: field, length: length, edited: edited, connection: connection)
      }
    }

    private var prompt: Text? { field.hint.map { Text(verbatim: $0) } }

    /// Returns the app's text, not the last drawn one: an edit changes it at once.
    private func text(_ edited: @escaping @Sendable (String) -> SceneIntent) -> Binding<String> {
      Binding { @MainActor [connection, id = field.id] in
        connection.text(of: id)
      } set: { @MainActor [connection] newText in
        connection.send(edited(newText))
      }
    }
  }

  /// A secure field, which keeps its text, because the app knows only the length.
  struct SecretField: View {
    let field: Field<SceneIntent>
    let length: Int
    let edited: @Sendable (SecretEdit) -> SceneIntent
    let connection: ScreenConnection
    @State private var secret: SecretText

    init(
      field: Field<SceneIntent>, length: Int, edited: @escaping @Sendable (SecretEdit) -> SceneIntent,
      connection: ScreenConnection
    ) {
      (self.field, self.length, self.edited, self.connection) = (field, length, edited, connection)
      _secret = State(initialValue: SecretText(length: length))
    }

    var body: some View {
      SecureField(text: text, prompt: field.hint.map { Text(verbatim: $0) }) { Text(verbatim: field.label) }
        .labelsHidden()
        .privacySensitive()
        .onChange(of: length) { secret.show(length: length) }
        .accessibilityLabel(field.label)
        .accessibilityIdentifier(field.id)
    }

    private var text: Binding<String> {
      Binding { @MainActor in
        secret.text
      } set: { @MainActor newText in
        for edit in secret.edit(to: newText) { connection.send(edited(edit)) }
      }
    }
  }
#endif
