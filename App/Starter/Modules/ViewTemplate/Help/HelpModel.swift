import RoutingUI

@MainActor
struct HelpModel: PageScreen {
  let text = "Choose an item to read what is known of it."
  let doneTapped: @MainActor () -> Void
}
