import Links
import ScreenKit

enum AboutIntent: Equatable {
  case linkTapped(DeepLink)
}

extension Screen<AboutIntent> {
  static func about(firstPost: DeepLink) -> Self {
    Screen(
      "About",
      elements: [
        .heading("Waymark"),
        .text("A reference architecture for modular Swift apps, and an app that shows it at work."),
        .text(
          "Every screen you see is a value; every place you visit is a link. Follow this one, or open any other:"),
        .list(
          RowList([Row(id: firstPost.description, title: "The first post", subtitle: firstPost.description)]) { _ in
            .linkTapped(firstPost)
          }),
      ])
  }
}
