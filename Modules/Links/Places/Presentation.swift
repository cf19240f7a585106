/// How a route comes into sight.
public enum Presentation: Hashable, Sendable {
  /// On top of the stack it is shown from.
  case push
  /// As a layer of its own over what is there.
  case modal(ModalStyle)

  /// Over its presenter, which stays in sight.
  public static let sheet = Presentation.modal(.sheet)
  /// Over everything; its presenter is not visible.
  public static let cover = Presentation.modal(.cover)
  /// A short question in the middle.
  public static let alert = Presentation.modal(.alert)
}

/// How a modal covers what is below.
public enum ModalStyle: String, Hashable, Sendable, CaseIterable {
  /// Over its presenter, which stays in sight.
  case sheet
  /// Over everything; its presenter is not visible.
  case cover
  /// A short question in the middle.
  case alert
}

/// How a change comes into sight; a front end may draw it or skip it, and shows the same in the end.
public enum TransitionStyle: String, Hashable, Sendable, CaseIterable {
  /// With a movement, where the front end has any.
  case animated
  /// At once.
  case none
}

extension Presentation: CustomStringConvertible {
  /// The word that stands for it in links and scripts.
  public var description: String {
    switch self {
    case .push: "push"
    case .modal(let style): style.rawValue
    }
  }

  /// The presentation that a word stands for; nil when it stands for none.
  public init?(_ word: some StringProtocol) {
    if word == "push" {
      self = .push
    } else if let style = ModalStyle(rawValue: String(word)) {
      self = .modal(style)
    } else {
      return nil
    }
  }
}
