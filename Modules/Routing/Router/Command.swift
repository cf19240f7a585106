public import Links

/// Everything a router can be asked to do, as a value.
///
/// The methods of `Router` are short for these. As values they can wait in line, be named as the cause of a change, and
/// be asked about before they are carried out.
public enum Command<Route: Hashable & Sendable>: Hashable, Sendable {
  /// Puts a new entry on the active stack.
  case push(Route)
  /// Puts a route over an entry of the active stack, in place of all that lies over it.
  case pushOver(EntryID, Route)
  /// Takes so many entries off the active stack.
  case pop(Int)
  /// Goes back to an entry of the active stack.
  case popTo(EntryID)
  /// Goes back to a route of the active stack, or pushes it.
  case show(Route)
  /// Puts other routes in place of the active stack.
  case replaceStack([Route])
  /// Puts another route in place of the visible one.
  case replaceTop(Route)
  /// Opens a layer over all that is there.
  case present(Route, ModalStyle)
  /// Asks a question over all that is there, an open alert included; another question gives way to it.
  case ask(Route)
  /// Ends an entry with all that lies over it.
  case end(EntryID)
  /// Closes what lies over so many modals, then shows a route there.
  case showOver(modals: Int, Route, Presentation)
  /// Closes the modals over so many of them.
  case dismiss(keeping: Int)
  /// Closes the topmost modal.
  case close
  /// Goes back one step: off the active stack, else out of the topmost modal.
  case back
  /// Shows the tab at this position.
  case select(tab: Int)
  /// Shows the tab at this position and pushes on its stack.
  case selectAndPush(tab: Int, Route)
  /// Arranges the root layer anew, a stack for each of these roots.
  case rearrange([Route])
  /// Opens a whole place; what is open there already stays.
  case open(Place<Route>)
  /// Opens a whole place anew: nothing that is open stays.
  case reset(Place<Route>)
}

/// A change that has happened: what observers are told, once a change and in order.
public struct Change<Route: Hashable & Sendable>: Hashable, Sendable {
  /// The number of the change, counted from 1 in each router.
  public let number: Int
  /// What was asked for.
  public let cause: Command<Route>
  /// How it is to come into sight.
  public let transition: TransitionStyle
  /// The entry that was visible before.
  public let from: Entry<Route>
  /// The entry that is visible now.
  public let to: Entry<Route>

  @inlinable init(number: Int, cause: Command<Route>, transition: TransitionStyle, from: Entry<Route>, to: Entry<Route>)
  {
    self.number = number
    self.cause = cause
    self.transition = transition
    self.from = from
    self.to = to
  }

  /// Whether another screen is visible than before.
  @inlinable public var showsScreen: Bool { from.id != to.id }
}
