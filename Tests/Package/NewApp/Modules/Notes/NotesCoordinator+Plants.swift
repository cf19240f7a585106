import Links
import Routing

// What the notes open of the plants, which they don't import.
extension NotesCoordinator {
  /// Opens a plant as a page above the notes.
  func plantTapped(_ number: Int) {
    router.open(DeepLink(module: "plants", path: "plants/\(number)"), .push)
  }

  /// Lets the user choose a plant in a sheet; its number is the result.
  func choosePlantTapped(then add: @escaping @MainActor (Int) -> Void) {
    router.open(DeepLink(module: "plants", path: "choose"), as: .sheet, returning: Int.self) { result in
      if case .finished(let number) = result { add(number) }
    }
  }
}
