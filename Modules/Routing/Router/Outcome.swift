public import Links

/// How a navigation call ended.
public enum Outcome: Equatable, Sendable {
  /// It was done.
  case done
  /// What was asked for was so already; nothing has changed and nobody was told.
  case unchanged
  /// It came from inside the notice of another change, and is carried out when everybody has been told of that one.
  case queued
  /// A screen has something to lose. A question is on the screen, and agreeing to it carries out the call.
  case asking
  /// It can't be done; nothing has changed and nobody was told.
  case refused(Refusal)
}

/// Why a navigation call can't be done.
public enum Refusal: Error, Equatable, Sendable {
  /// There is nothing to go back to.
  case atRoot
  /// There is no modal to close.
  case nothingPresented
  /// The screen that asked has been left in the meantime.
  case stale(EntryID)
  /// The active stack has no entry of this identity.
  case noSuchEntry(EntryID)
  /// No entry is what was looked for.
  case noMatch
  /// There is no such tab; the text names it.
  case noSuchTab(String)
  /// There is no such level, seen from the screen that asked.
  case noSuchLevel(Level)
  /// A stack is never empty.
  case emptyStack
  /// An alert waits for its answer and has room for one screen only.
  case alertIsOpen
  /// No question waits for an answer.
  case nothingAsked
  /// Nobody waits for a result of this entry, or not for one of this type.
  case noResultExpected(EntryID)
  /// The flow is over, and its router stopped.
  case flowEnded
  /// The link leads nowhere in this module.
  indirect case badLink(LinkError)
  /// The app can't show this now; the text says why.
  case unavailable(String)
}

extension Refusal: CustomStringConvertible {
  /// The reason as a sentence, as the features show it to a person.
  public var description: String {
    switch self {
    case .atRoot: "This is the first screen: there is nothing to go back to"
    case .nothingPresented: "There is nothing to close"
    case .stale: "That screen has been left already"
    case .noSuchEntry(let id): "There is no entry \(id) to go back to"
    case .noMatch: "No such screen is open"
    case .noSuchTab(let name): "There is no tab “\(name)”"
    case .noSuchLevel(let level): "There is no level “\(level.rawValue)” here"
    case .emptyStack: "A stack needs at least one screen"
    case .alertIsOpen: "The question on the screen must be answered first"
    case .nothingAsked: "There is no question to answer"
    case .noResultExpected: "Nobody waits for this result"
    case .flowEnded: "This part of the app has been left already"
    case .badLink(let error): error.description
    case .unavailable(let why): why
    }
  }
}
