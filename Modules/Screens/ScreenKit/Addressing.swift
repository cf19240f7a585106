/// Why a screen refuses an intent.
public enum ScreenRefusal: Error, Equatable, CustomStringConvertible {
  /// The screen has no control or row with this identifier.
  case missing(String)
  /// The action is disabled.
  case disabled(label: String, reason: String)

  /// The reason as a sentence to show.
  public var description: String {
    switch self {
    case .missing(let id): "“\(id)” is not on this screen"
    case .disabled(let label, let reason): "“\(label)” is not available: \(reason)"
    }
  }
}

extension Screen {
  /// The actions of the content, then those of the toolbar.
  public var allActions: [Action<Intent>] {
    elements.compactMap { if case .button(let action) = $0 { action } else { nil } } + actions
  }

  /// Returns the screen's own intent for one of a front end.
  ///
  /// Fails for a missing control, a disabled action, and `back`, `close`, `tab` and `quit`, which no screen handles.
  public func intent(for sceneIntent: SceneIntent) -> Result<Intent, ScreenRefusal> {
    switch sceneIntent {
    case .activate(_, let id):
      guard let action = (allActions + orders).first(where: { $0.id == id }) else { return .failure(.missing(id)) }
      if let reason = action.disabledReason { return .failure(.disabled(label: action.label, reason: reason)) }
      return .success(action.intent)
    case .edit(_, let id, let text):
      guard case .text(_, let edited) = field(id)?.content else { return .failure(.missing(id)) }
      return .success(edited(text))
    case .editSecret(_, let id, let edit):
      guard case .secret(_, let edited) = field(id)?.content else { return .failure(.missing(id)) }
      return .success(edited(edit))
    case .select(_, let id, let row):
      guard let intent = list(id)?.selected(row) else { return .failure(.missing(row)) }
      return .success(intent)
    case .back: return .failure(.missing("back"))
    case .close: return .failure(.missing("close"))
    case .tab(let id): return .failure(.missing(id))
    case .quit: return .failure(.missing("quit"))
    }
  }

  /// Returns the screen with intents for a page.
  public func addressed(to page: Page.ID) -> Screen<SceneIntent> {
    Screen<SceneIntent>(
      title, actions: actions.map { $0.addressed(to: page) }, elements: elements.map { $0.addressed(to: page) },
      fileID: line.fileID, line: line.line)
  }

  /// The actions that show lists in their next order.
  package var orders: [Action<Intent>] {
    elements.compactMap { if case .list(let list) = $0 { list.nextOrder } else { nil } }
  }

  package func field(_ id: String) -> Field<Intent>? {
    for case .field(let field) in elements where field.id == id { return field }
    return nil
  }

  package func list(_ id: String) -> RowList<Intent>? {
    for case .list(let list) in elements where list.id == id { return list }
    return nil
  }
}

extension Element {
  fileprivate func addressed(to page: Page.ID) -> Element<SceneIntent> {
    switch self {
    case .heading(let text): .heading(text)
    case .text(let text): .text(text)
    case .error(let text): .error(text)
    case .field(let field): .field(field.addressed(to: page))
    case .button(let action): .button(action.addressed(to: page))
    case .list(let list):
      .list(
        RowList(
          id: list.id, list.rows, openRow: list.openRow, nextOrder: list.nextOrder.map { $0.addressed(to: page) }
        ) { .select(page, list: list.id, row: $0) })
    case .loading(let text): .loading(text)
    case .empty(let text): .empty(text)
    case .divider: .divider
    }
  }
}

extension Action {
  fileprivate func addressed(to page: Page.ID) -> Action<SceneIntent> {
    Action<SceneIntent>(
      label, .activate(page, action: id), id: id, role: role, disabledReason: disabledReason)
  }
}

extension Field {
  fileprivate func addressed(to page: Page.ID) -> Field<SceneIntent> {
    let content: Field<SceneIntent>.Content =
      switch content {
      case .text(let text, _): .text(text) { [id] in .edit(page, field: id, text: $0) }
      case .secret(let length, _): .secret(length: length) { [id] in .editSecret(page, field: id, $0) }
      }
    return Field<SceneIntent>(
      id: id, label: label, content: content, isMultiline: isMultiline, hint: hint, error: error)
  }
}
