import ScreenKit
import Services

extension Screen<LogInIntent> {
  static func logIn(_ state: LogInState) -> Self {
    switch state.status {
    case .submitting:
      Screen(
        "Log in", actions: [Action("Cancel", .cancelTapped, role: .cancel)],
        elements: fields(state) + [.loading("Signing in…")])
    case .failed(let reason):
      Screen(
        "Log in", actions: actions(state),
        elements: fields(state) + [
          .error(reason), .button(Action("Dismiss", .failureDismissed)), .divider, .text(about), .text(demoAccount),
        ])
    case .editing:
      Screen("Log in", actions: actions(state), elements: fields(state) + [.divider, .text(about), .text(demoAccount)])
    }
  }

  private static let about = "This is Waymark: an app made of modules, in which every place is a link."
  private static let demoAccount = "To look around, log in as “demo” with the password “waymark”."

  private static func fields(_ state: LogInState) -> [Element<LogInIntent>] {
    [
      .field(Field("Name", text: state.name, hint: "the name you signed up with") { .nameEdited($0) }),
      .field(Field("Password", secretLength: state.password.count) { .passwordEdited($0) }),
    ]
  }

  private static func actions(_ state: LogInState) -> [Action<LogInIntent>] {
    [
      Action("Log in", .submitTapped, role: .primary, disabledReason: disabledReason(state)),
      Action("Create account", .signUpTapped),
      Action("Help", .helpTapped),
    ]
  }

  private static func disabledReason(_ state: LogInState) -> String? {
    switch (state.name.isEmpty, state.password.isEmpty) {
    case (true, _): "enter your name"
    case (false, true): "enter your password"
    case (false, false): nil
    }
  }
}
