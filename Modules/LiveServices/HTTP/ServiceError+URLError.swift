import Foundation
import Services

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension ServiceError {
  /// Creates the error for a failed connection to a server.
  init(_ error: any Error, server: String) {
    self =
      switch (error as? URLError)?.code {
      case .cannotConnectToHost: .unavailable("nothing answers at \(server)")
      case .cannotFindHost, .dnsLookupFailed: .unavailable("there is no computer called \(server)")
      // On Linux, curl's errors without a counterpart arrive as `unknown`, with curl's own words.
      case .unknown where Self.isAboutSecurity(error, "certificate"):
        .unavailable("the server can't prove that it is \(server)")
      case .unknown where Self.isAboutSecurity(error, "ssl") || Self.isAboutSecurity(error, "tls"):
        .unavailable("no secure connection to \(server) is possible")
      // So does an answer that ends early.
      case .networkConnectionLost, .unknown: .unavailable("the connection broke off")
      case .notConnectedToInternet: .unavailable("this computer is not connected")
      case .secureConnectionFailed: .unavailable("no secure connection to \(server) is possible")
      case .serverCertificateUntrusted, .serverCertificateHasBadDate,
        .serverCertificateHasUnknownRoot:
        .unavailable("the server can't prove that it is \(server)")
      case .timedOut: .unavailable("no answer came in time")
      case .badServerResponse, .cannotParseResponse: .badAnswer("it is no HTTP")
      default: .unavailable("\(error.localizedDescription)")
      }
  }
  private static func isAboutSecurity(_ error: any Error, _ word: String) -> Bool {
    error.localizedDescription.localizedStandardContains(word)
  }
}
