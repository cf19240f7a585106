import RandomTesting
import SwiftUI

// What the user and the system do.
extension SimulatedHost {
  /// Whether the user can act on the pages.
  var takesInput: Bool { alert == nil && !isDisturbed }

  /// Taps a tab; returns whether the screen allows it.
  @discardableResult
  func tapTab(_ index: Int, writing times: Int = 1) -> Bool {
    guard takesInput, top === window, window.tree.stacks.indices.contains(index), let tabs = window.tree.tabs else {
      return false
    }
    let stack = window.tree.stacks[index]
    show(tab: stack.key, in: window)
    updateSight()
    for _ in 0..<times {
      write { [self] in
        guard let tag = (window.tree.stacks.first { $0.key == stack.key } ?? stack).tag else { return }
        _ = tabs.set(tag)
        if !habits.comparesWithLast, window.tree.stacks.contains(where: { $0.tag == tabs.get() }) {
          select(tabs.get(), in: window)
        }
      }
    }
    return true
  }

  /// Taps a button of the visible page or its toolbar; returns whether there is one.
  @discardableResult
  func tap(_ title: String, times: Int = 1, on page: PageTree? = nil) -> Bool {
    guard takesInput, let page = page ?? top.visiblePages.last, page.takesTaps else { return false }
    guard let button = (page.buttons + page.toolbar).first(where: { $0.title == title }) else { return false }
    for _ in 0..<times { button.action() }
    return true
  }

  func open(_ url: URL) { for action in window.tree.openURL { action(url) } }

  /// Continues an activity of another device.
  func resume(_ activity: NSUserActivity) { window.tree.activities[activity.activityType]?(activity) }

  // MARK: Around the window

  /// Changes something around the window, and returns what.
  func disturb(using random: inout SplitMix64) -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "foreign \(presentForeignModal())"
    case 1:
      let phase = random.pick(ScenePhase.active, .inactive, .background)
      changePhase(phase)
      return "\(phase)"
    case 2:
      let isHidden = random.once(in: 2)
      return "hidden \(isHidden) \(setHidden(isHidden))"
    case 3:
      let isWide = random.once(in: 2)
      changeWidth(isWide: isWide)
      return "wide \(isWide)"
    case 4:
      // iPadOS takes pictures of a window in both widths when its app goes to the background.
      let (phase, isWide) = (environment.scenePhase, environment.horizontalSizeClass == .regular)
      changePhase(.background)
      for width in [!isWide, isWide] {
        changeWidth(isWide: width)
        update()
      }
      changePhase(phase)
      return "pictures"
    default:
      dismissForeignModal()
      return "no foreign"
    }
  }

  /// Ends what is around the window.
  func endDisturbance() {
    dismissForeignModal()
    changePhase(.active)
    setHidden(false)
  }

  /// Presents something that is no part of the app's navigation over the topmost layer; returns whether there is room.
  @discardableResult
  func presentForeignModal() -> Bool {
    guard takesInput, hasRoom(top), top.phase == .shown else { return false }
    top.hasForeignModal = true
    return true
  }

  func dismissForeignModal() { for layer in layers { layer.hasForeignModal = false } }

  /// Moves the scene to another phase, or back.
  func changePhase(_ phase: ScenePhase) {
    guard environment.scenePhase != phase else { return }
    changeEnvironment { $0.scenePhase = phase }
  }

  /// Makes the window wide or narrow.
  func changeWidth(isWide: Bool) { changeEnvironment { $0.horizontalSizeClass = isWide ? .regular : .compact } }

  private func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    change(&environment)
    for layer in layers { change(&layer.environment) }
    redrawAll()
  }

  /// Hides or shows the sidebar of a wide window.
  func setSidebarHidden(_ isHidden: Bool) {
    hidesSidebar = isHidden
    updateSight()
  }

  /// Shows another tab of the app around the window, or this one again; returns whether there is no modal over the tabs.
  @discardableResult
  func setHidden(_ isHidden: Bool) -> Bool {
    guard layers.count == 1, window.alert == nil, !window.hasForeignModal else { return false }
    self.isHidden = isHidden
    updateSight()
    return true
  }
}
