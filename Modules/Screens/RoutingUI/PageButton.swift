#if canImport(SwiftUI)
  public import Routing
  public import SwiftUI

  /// A button that navigates from its page.
  ///
  /// The second tap of a double tap has no effect. A tap below a sheet that is swiped away closes the sheet first. A
  /// popover that the tap opens hangs on the button.
  public struct PageButton<Label: View>: View {
    @Environment(\.page) private var page
    @State private var place = Place()
    private let call: @MainActor () -> Void
    private let label: Label

    /// Creates a button.
    public init(call: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
      self.call = call
      self.label = label()
    }

    /// The button.
    public var body: some View {
      Button {
        page.perform(call, from: place.frame)
      } label: {
        label
      }
      .onGeometryChange(for: CGRect.self) {
        $0.frame(in: .named(TapSource.space))
      } action: { [place] in
        place.frame = $0
      }
    }
  }

  /// A button's frame, which scrolling changes without another drawing.
  @MainActor
  private final class Place {
    var frame: CGRect?
    nonisolated init() {}
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
    /// Whether nothing but an alert is over the page.
    public let isOnTop: Bool
    /// How often the user has tapped the page's tab to scroll to the top.
    ///
    /// A `ScrollView` needs `scrollsToTop()`, a `List` a `ScrollViewReader` that scrolls when the
    /// number changes.
    public let scrollsToTop: Int
    private let performs: @MainActor (_ source: CGRect?, _ call: @MainActor () -> Void) -> Bool

    init<Screen>(
      entry: EntryID, isOnTop: Bool, scrollsToTop: Int, isBeside: Bool, layer: LayerModel<OpenEntry<Screen>>,
      model: FlowModel<Screen>
    ) {
      (self.entry, self.isOnTop, self.scrollsToTop) = (entry, isOnTop, scrollsToTop)
      performs = { [weak model, weak layer] source, call in
        layer?.source = source.map { TapSource($0) }
        defer { layer?.source = nil }
        return model?.perform(from: entry, isBeside: isBeside, call) ?? false
      }
    }

    nonisolated init() {
      (entry, isOnTop, scrollsToTop) = (nil, true, 0)
      performs = { _, call in
        call()
        return true
      }
    }

    /// Performs a tap's call; returns `false` if the page has been left or stays covered.
    ///
    /// `source` is the frame of the tapped view, for a popover.
    @discardableResult
    public func perform(_ call: @MainActor () -> Void, from source: CGRect? = nil) -> Bool { performs(source, call) }
  }

  extension TapSource {
    fileprivate init(_ frame: CGRect) {
      self.init(
        x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
    }
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
