#if canImport(SwiftUI)
  public import Routing
  public import SwiftUI

  /// A button that navigates, which knows the page it is part of.
  ///
  /// The second tap of a double tap has no effect, because the page has been left. A tap on a page that appears while the user
  /// swipes a sheet away closes the sheet first.
  public struct PageButton<Label: View>: View {
    @Environment(\.page) private var page
    private let call: @MainActor () -> Void
    private let label: Label

    /// Creates a button with a label.
    public init(call: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
      self.call = call
      self.label = label()
    }

    /// The button.
    public var body: some View {
      Button {
        page.perform(call)
      } label: {
        label
      }
    }
  }

  extension PageButton where Label == Text {
    /// Creates a button with a title.
    public init(_ title: LocalizedStringKey, call: @escaping @MainActor () -> Void) {
      self.init(call: call) { Text(title) }
    }
  }

  /// The page that a view is part of.
  @MainActor
  public struct PageContext {
    /// The entry of the page; `nil` outside a `FlowView`.
    public let entry: EntryID?
    private let performs: @MainActor (_ call: @MainActor () -> Void) -> Bool

    /// Creates the context of a page.
    init<Screen>(entry: EntryID, isBeside: Bool, model: FlowModel<Screen>) {
      self.entry = entry
      performs = { [weak model] in model?.perform(from: entry, isBeside: isBeside, $0) ?? false }
    }

    nonisolated init() {
      entry = nil
      performs = {
        $0()
        return true
      }
    }

    /// Performs what a tap on the page asks for, and returns `true`; `false` if the page has been left.
    @discardableResult
    public func perform(_ call: @MainActor () -> Void) -> Bool { performs(call) }
  }

  private struct PageKey: EnvironmentKey {
    static let defaultValue = PageContext()
  }

  extension EnvironmentValues {
    /// The page that a view is part of.
    public internal(set) var page: PageContext {
      get { self[PageKey.self] }
      set { self[PageKey.self] = newValue }
    }
  }
#endif
