#if canImport(SwiftUI)
  import ScreenKit
  import SwiftUI

  struct ScreenView: View {
    let screen: Screen<SceneIntent>
    let scrollsToTop: Int
    let connection: ScreenConnection

    var body: some View {
      ScrollViewReader { proxy in
        List {
          ForEach(screen.parts) { ElementView(element: $0.element, connection: connection) }
          ForEach(screen.disabledReasons, id: \.self) { NoteView(text: $0) }
        }
        .onChange(of: scrollsToTop) { withAnimation { scrollToTop(proxy) } }
        .onChange(of: screen.listIDs) { scrollToTop(proxy) }
      }
    }

    /// Scrolls to the first row; an optional identity would equal that of no row.
    private func scrollToTop(_ proxy: ScrollViewProxy) {
      if let id = screen.topID { proxy.scrollTo(id, anchor: .top) }
    }
  }

  struct ElementView: View {
    let element: Element<SceneIntent>
    let connection: ScreenConnection

    var body: some View {
      switch element {
      case .heading(let text):
        Text(verbatim: text).font(.headline).accessibilityAddTraits(.isHeader)
      case .text(let text): Text(verbatim: text)
      case .error(let text): ErrorView(text: text)
      case .field(let field): FieldView(field: field, connection: connection)
      case .button(let action): ActionRow(action: action, connection: connection)
      case .list(let list):
        Section {
          ForEach(list.rows, id: \.id) { RowButton(row: $0, list: list, connection: connection) }
        }
      case .loading(let text): ProgressView { Text(verbatim: text) }
      case .empty(let text): Text(verbatim: text).foregroundStyle(.secondary)
      case .divider: Divider()
      }
    }
  }

  /// An error message, recognizable without its color.
  struct ErrorView: View {
    let text: String

    var body: some View {
      Label(title: { Text(verbatim: text) }, icon: { Image(systemName: "exclamationmark.triangle") })
        .foregroundStyle(.red)
        .accessibilityLabel("Error: \(text)")
    }
  }

  /// A remark below a control.
  struct NoteView: View {
    let text: String

    var body: some View { Text(verbatim: text).font(.footnote).foregroundStyle(.secondary) }
  }

  struct RowButton: View {
    let row: Row
    let list: RowList<SceneIntent>
    let connection: ScreenConnection

    var body: some View {
      Button {
        if let intent = list.selected(row.id) { connection.send(intent) }
      } label: {
        HStack {
          VStack(alignment: .leading) {
            Text(verbatim: row.title)
            if let subtitle = row.subtitle {
              Text(verbatim: subtitle).font(.subheadline).foregroundStyle(.secondary)
            }
          }
          Spacer()
          symbol.accessibilityHidden(true)
        }
        .contentShape(.rect)
      }
      .buttonStyle(.plain)
      .listRowBackground(isOpen ? Color.accentColor.opacity(0.2) : nil)
      .accessibilityLabel([row.title, row.subtitle].compactMap(\.self).joined(separator: ", "))
      .accessibilityValue(value)
      .accessibilityAddTraits(isOpen || row.accessory == .on ? .isSelected : [])
      .accessibilityIdentifier("\(list.id)/\(row.id)")
    }

    private var isOpen: Bool { list.openRow == row.id }

    @ViewBuilder private var symbol: some View {
      switch row.accessory {
      case .disclosure: Image(systemName: "chevron.forward").foregroundStyle(.secondary)
      case .on: Image(systemName: "checkmark")
      case .none, .off: EmptyView()
      }
    }

    private var value: String {
      switch row.accessory {
      case .on: "On"
      case .off: "Off"
      case .none, .disclosure: ""
      }
    }
  }
#endif
