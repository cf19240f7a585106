import RoutingUI

/// The model of the help sheet.
@MainActor
struct HelpModel: PageScreen {
  let text = "Choose an item to read what is known of it."
  let doneTapped: @MainActor () -> Void
}
