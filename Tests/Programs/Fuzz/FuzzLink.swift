import AppRouting
import Links
import Routing
import RoutingSamples

/// Checks the invariants of parsing and opening any text as a link.
func fuzzLink(_ text: String) {
  do throws(DeepLinkError) {
    checkAccepted(try DeepLink(text))
  } catch {
    checkError(error, in: text)
  }
  checkSecrets(text)
  MainActor.assumeIsolated { checkOpening(text) }
}

private let scheme = "app://"

/// Checks that an accepted link has one canonical text, and that its parts print to that text.
private func checkAccepted(_ link: DeepLink) {
  let text = link.description
  promise("the canonical text reads as the same link", (try? DeepLink(text)) == link, text)
  promise("the canonical text is kept", (try? DeepLink(text))?.description == text, text)
  promise("the parts print to the same text", reprinted(link).description == text, text)

  let overEscaped = overEscaped(link)
  if overEscaped.utf8.count <= 2_048 {
    promise("escapes where none are needed change nothing", (try? DeepLink(overEscaped)) == link, overEscaped)
  }
  checkRoute(LibraryRoute.self, of: link)
  checkRoute(MuseumRoute.self, of: link)
}

/// Checks that a route that was parsed from a link survives a round trip.
private func checkRoute<Route: Linkable>(_ kind: Route.Type, of link: DeepLink) {
  guard let route = kind.links.route(of: link) else { return }
  let isWritten = (try? DeepLink(route.link.description)).flatMap(kind.links.route) == route
  promise("a route that was read is written and read again", isWritten, link)
}

/// Returns the link that is built from the parts of `link`.
private func reprinted(_ link: DeepLink) -> DeepLink {
  var path = LinkPath.StringInterpolation(literalCapacity: 0, interpolationCount: 0)
  for (index, segment) in link.segments.enumerated() {
    if index > 0 { path.appendLiteral("/") }
    path.appendInterpolation(segment)
  }
  for (index, parameter) in link.parameters.enumerated() {
    path.appendLiteral(index == 0 ? "?" : "&")
    path.appendInterpolation(parameter.key)
    path.appendLiteral("=")
    path.appendInterpolation(parameter.value)
  }
  return DeepLink(module: link.module, path: LinkPath(stringInterpolation: path))
}

/// Returns the text of the link with every byte percent-encoded, in lowercase.
private func overEscaped(_ link: DeepLink) -> String {
  func escaped(_ text: String) -> String { text.utf8.reduce(into: "") { $0 += escapes[Int($1)] } }
  let parameters = link.parameters.map { escaped($0.key) + "=" + escaped($0.value) }.joined(separator: "&")
  return scheme + ([link.module] + link.segments.map(escaped)).joined(separator: "/")
    + (parameters.isEmpty ? "" : "?" + parameters)
}

/// The percent-encoding of each byte.
private let escapes = (0...255).map { ($0 < 16 ? "%0" : "%") + String($0, radix: 16) }

private func checkError(_ error: DeepLinkError, in text: String) {
  promise("the offset of an error is within the text", (0...text.utf8.count).contains(error.offset), (text, error))
  let hasControl = error.description.unicodeScalars.contains { $0.properties.generalCategory == .control }
  promise("an error is one line", !hasControl, text)
}

/// Checks that links with user info or a secret parameter are refused, and that the error doesn't show the secret.
private func checkSecrets(_ text: String) {
  let secret = "hunter2"
  guard !text.contains(secret), !text.contains("#") else { return }
  let rest = text.hasPrefix(scheme) ? String(text.dropFirst(scheme.count)) : text
  let separator = text.contains("?") ? "&" : "?"
  for bad in [scheme + "ann:\(secret)@" + rest, text + separator + "password=\(secret)"] {
    do throws(DeepLinkError) {
      let link = try DeepLink(bad)
      promise("a link with a secret is refused", false, link)
    } catch {
      promise("no error repeats a secret", !"\(error)".contains(secret), (bad, error))
    }
  }
}

/// Checks that opening never traps, that an error has a valid offset, and that an opened state has a readable link.
@MainActor private func checkOpening(_ text: String) {
  guard let window = try? SampleWindow(placements: ["library": .root]) else {
    return promise("the modules are well declared", false, text)
  }
  let app = AppRouter(window.navigator)
  let policy = OpenPolicy.allCases[text.utf8.count % OpenPolicy.allCases.count]
  window.open("library/books/1")
  let before = window.navigator.snapshot
  let outcome = app.open(text, policy)
  switch outcome {
  case .done, .unchanged, .doneIgnoring, .performed:
    let link = window.navigator.link
    promise("the link of a place can be read", (try? DeepLink(link.description)) == link, link)
    promise("the link of a place leads somewhere", window.navigator.modules.problem(with: link) == nil, link)
  case .refused(.unknownLink(let error)), .refused(.invalidLink(let error)): checkError(error, in: text)
  case .refused: break
  case .waiting, .needsConfirmation, .queued:
    promise("nothing is asked without a gate or a guard", false, text)
  }
  promise("a link that is not opened changes nothing", outcome.isOpen || window.navigator.snapshot == before, text)
}
