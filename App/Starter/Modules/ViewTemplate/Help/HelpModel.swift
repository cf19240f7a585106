import Routing

/// The model of the help sheet.
@MainActor
struct HelpModel {
  let text = "Choose an item to read what is known of it."
  let doneTapped: @MainActor () -> NavigationOutcome
}
