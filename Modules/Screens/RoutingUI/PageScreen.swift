#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// A screen of any module: a model, which SwiftUI draws where it exists.
///
/// The modules of an app share the screen type `any PageScreen`, so that their pages share stacks, and
/// `FlowView(navigator)` draws them all. A model conforms on every platform, and is tested there:
///
///     @Observable
///     final class ItemListModel: PageScreen { … }
///
/// Beside it, a file behind `#if canImport(SwiftUI)` has the view:
///
///     extension ItemListModel {
///       var view: some View { ItemListView(model: self) }
///     }
@MainActor
public protocol PageScreen {
  /// The badge of the tab that begins here, such as a number of new messages.
  var badge: String? { get }
  #if canImport(SwiftUI)
    /// The type of the view.
    associatedtype PageView: View
    /// The view of the page; for an alert, its buttons.
    var view: PageView { get }
  #endif
}

extension PageScreen {
  /// By default `nil`.
  public var badge: String? { nil }
}

#if canImport(SwiftUI)
  extension PageScreen {
    var erasedView: AnyView { AnyView(view) }
  }
#endif
