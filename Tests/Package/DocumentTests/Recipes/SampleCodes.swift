import Links

/// Where the server says that a short code leads, such as `app://codes/x7` of a poster.
struct PosterCodes: Sendable {
  var walk: @Sendable (_ code: String) async throws -> Int = { code in
    guard code == "x7" else { throw UnknownCode() }
    return 2
  }

  func place(of link: DeepLink) async throws -> DeepLink {
    guard let code = link.segments.first else { throw UnknownCode() }
    return DeepLink(module: "diary", path: "walks/\(try await walk(code))")
  }
}

struct UnknownCode: Error, CustomStringConvertible {
  let description = "No poster has this code."
}
