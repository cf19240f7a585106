public import Links

/// The result of a navigation call, by route or by link.
public enum NavigationOutcome: Equatable, Sendable {
  /// The call changed what is open.
  case done
  /// The place of a web link is open; the app ignored these parts of the link.
  case doneIgnoring([String])
  /// Everything was already as requested; nothing changed.
  case unchanged
  /// The call came while observers were notified of another change; it runs after them.
  case queued
  /// A screen has unsaved changes. A confirmation is on the screen; agreeing to it completes the call.
  case needsConfirmation
  /// The link opens once this gate is passed.
  case waiting(Gate)
  /// The call can't be done; nothing changed.
  case refused(NavigationError)

  /// Whether the requested place is open now.
  public var isOpen: Bool {
    switch self {
    case .done, .doneIgnoring, .unchanged: true
    case .queued, .needsConfirmation, .waiting, .refused: false
    }
  }
}

/// The reason why a navigation call can't be done.
public enum NavigationError: Error, Hashable, Sendable {
  /// There is nothing to go back to.
  case atRoot
  /// No modal is open.
  case nothingPresented
  /// The calling screen isn't visible any more.
  case stale(EntryID)
  /// No such entry is open, or the active stack doesn't hold it.
  case noSuchEntry(EntryID)
  /// No entry matches.
  case noMatch
  /// There is no tab of this name or position.
  case noSuchTab(String)
  /// A snapshot has another number of tabs than the router.
  case differentTabs(open: Int, snapshot: Int)
  /// There is no such level, seen from the calling screen.
  case noSuchLevel(ModalLevel)
  /// A stack needs at least one entry.
  case emptyStack
  /// A modal of a snapshot has the style `.push`.
  case notAModal
  /// An open alert must be answered first.
  case alertIsOpen
  /// No confirmation is open.
  case nothingToConfirm
  /// No caller awaits a result of this entry, or of this type.
  case noResultExpected(EntryID)
  /// The module of the router has been left, or its window has been closed.
  case flowEnded
  /// The coordinator of this module has been released, although its screens are open.
  case noCoordinator(String)
  /// The link is well-formed, but no module has such a place.
  indirect case unknownLink(DeepLinkError)
  /// The link is malformed, or can't be opened here.
  indirect case invalidLink(DeepLinkError)
  /// The route can't be written as a link that reads back, so it could be neither saved nor shared.
  indirect case unwritable(DeepLinkError)
  /// The app can't show this now, for the given reason.
  case unavailable(String)

  /// Creates the error of a link: `unknownLink` if no module has the place, `invalidLink` otherwise.
  public init(_ error: DeepLinkError) { self = error.isUnknown ? .unknownLink(error) : .invalidLink(error) }

  /// The error of a link; `nil` for other errors.
  public var linkError: DeepLinkError? {
    switch self {
    case .unknownLink(let error), .invalidLink(let error), .unwritable(let error): error
    default: nil
    }
  }

  /// The same error without text of a link, which a user may have typed.
  var withoutLinkText: NavigationError {
    func stripped(_ error: DeepLinkError) -> DeepLinkError {
      var error = error
      if !error.text.isEmpty { error.reason = error.reason.replacing("“\(error.text)”", with: "it") }
      error.text = ""
      return error
    }
    return switch self {
    case .unknownLink(let error): .unknownLink(stripped(error))
    case .invalidLink(let error): .invalidLink(stripped(error))
    case .unwritable(let error): .unwritable(stripped(error))
    default: self
    }
  }
}

extension NavigationError: CustomStringConvertible {
  /// The reason as a sentence for a user, without its full stop.
  public var description: String {
    switch self {
    case .atRoot: "This is the first screen: there is nothing to go back to"
    case .nothingPresented: "There is nothing to close"
    case .stale: "That screen isn't visible any more"
    case .noSuchEntry(let id): "There is no entry \(id) to go back to"
    case .noMatch: "No such screen is open"
    case .noSuchTab(let name): "There is no tab “\(name)”"
    case .differentTabs(let open, let snapshot): "There are \(open) tabs, not \(snapshot)"
    case .noSuchLevel(let level): "There is no level “\(level.rawValue)” here"
    case .emptyStack: "A stack needs at least one screen"
    case .notAModal: "A pushed screen can't be a modal"
    case .alertIsOpen: "The question on the screen must be answered first"
    case .nothingToConfirm: "There is no question to answer"
    case .noResultExpected: "No caller awaits this result"
    case .flowEnded: "This part of the app has been left already"
    case .noCoordinator(let module): "The coordinator of “\(module)” was released too early: its owner must retain it"
    case .unknownLink(let error), .invalidLink(let error): error.description
    case .unwritable(let error): "This can't be written as a link: \(error)"
    case .unavailable(let reason): reason
    }
  }
}
