import SwiftUI

extension SimulatedHost {
  /// An alert on the screen.
  struct Alert {
    var title: String
    var message: [String]
    var buttons: [StubButton]
    let place: [AnyHashable]
    /// The ticks until a closing alert is gone; `nil` while it is open.
    var ticksLeft: Int?
  }

  /// A window or a modal on the screen.
  @MainActor
  final class Layer {
    enum Phase { case appearing, shown, closing }

    let item: AnyHashable?
    let kind: StubPresentation.Kind?
    /// The place of the view that presents it.
    let place: [AnyHashable]
    /// The rectangle that a popover hangs on.
    let anchor: CGRect?
    let walker: ViewWalker
    var phase = Phase.appearing
    var tree = LayerTree()
    var content: any View
    /// Whether the content was made since the last drawing.
    var isContentFresh = true
    var environment: EnvironmentValues
    /// The identity of the selected tab.
    var tab: AnyHashable?
    var stacks: [AnyHashable: ShownStack] = [:]
    var modal: Layer?
    var alert: Alert?
    /// Whether something that is no part of the app's navigation, such as a menu, is over the layer.
    var hasForeignModal = false
    /// The place of the presentation that waits for its beginning, and whether it waits for room.
    var pending: (place: [AnyHashable], isQueued: Bool)?
    // The values of the last drawing, for comparison.
    var lastTag: AnyHashable?
    var lastItems: [[AnyHashable]: AnyHashable] = [:]
    var lastAlerts: Set<[AnyHashable]> = []
    var changes: [AnyHashable: AnyHashable] = [:]
    var positions: [[AnyHashable]: Int] = [:]
    /// The pages in sight, and whether the layer is.
    var sight: [AnyHashable: PageTree] = [:]
    var isInSight = false
    var hasToClose = false
    /// Whether observed state of the views has changed since the last drawing.
    var isStale = true
    /// Whether this update has drawn it.
    var isDrawn = false

    init(
      _ content: any View, in environment: EnvironmentValues, presented presentation: StubPresentation? = nil,
      at place: [AnyHashable] = [], by host: SimulatedHost
    ) {
      (self.content, self.environment, self.place) = (content, environment, place)
      (item, kind, anchor) = (presentation?.item(), presentation?.kind, presentation?.anchor)
      let box = LayerBox()
      walker = ViewWalker { [weak host] in
        box.layer?.isStale = true
        host?.viewsDidChange()
      } onScroll: { [weak host] in
        host?.scrolls.append($0)
      }
      box.layer = self
    }

    /// The presentation of the modal above.
    func presentation(of modal: Layer) -> StubPresentation? {
      tree.presentations.first { $0.place == modal.place }?.value
    }

    var stack: StackTree? { tree.stacks.first { $0.key == tab } ?? tree.stacks.first }
    var shownStack: ShownStack? { stack.flatMap { stacks[$0.key] } }
    /// The pages of the visible stack, the root first.
    var visiblePages: [PageTree] { stack?.pages(of: shownStack) ?? [tree.page] }
    var isMoving: Bool {
      phase != .shown || alert?.ticksLeft != nil || modal?.isMoving == true || shownStack?.move != nil
    }
    /// Whether nothing is over the layer but modals, and neither it nor one of them is in transition.
    var isCalm: Bool { phase == .shown && alert == nil && !hasForeignModal && modal?.isCalm ?? true }
  }

  private final class LayerBox {
    weak var layer: Layer?
  }
}
