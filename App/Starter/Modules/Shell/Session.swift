/// Whether the user has got started, as the gates ask it; a real app has an account here.
@MainActor
final class Session {
  private(set) var hasStarted: Bool
  private let onStart: @MainActor () -> Void

  init(_ services: ShellServices) { (hasStarted, onStart) = (services.hasStarted, services.onStart) }

  func start() {
    hasStarted = true
    onStart()
  }
}
