import RoutingUI
import SwiftUI

struct ShelfView: View {
  let bookTapped: @MainActor (Int) -> Void

  var body: some View {
    List {
      PageButton("Book 7") { bookTapped(7) }
    }
    .navigationTitle("Shelf")
  }
}

struct BookView: View {
  let number: Int
  let lendTapped: @MainActor () -> Void

  var body: some View {
    PageButton("Lend book \(number)", call: lendTapped).navigationTitle("Book \(number)")
  }
}

struct LoansView: View {
  let loans: Loans

  var body: some View { Text("Lent: \(loans.names.count)").navigationTitle("Loans") }
}

struct LendView: View {
  @Bindable var model: LendModel
  let cancelTapped: @MainActor () -> Void

  var body: some View {
    Form {
      TextField("To whom?", text: $model.name)
      if let problem = model.problem { Text(problem) }
      Button("Lend") { model.lendTapped() }
      Button("Cancel", action: cancelTapped)
    }
    .navigationTitle("Lend")
  }
}
