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
      // An answer that ends early has no specific code in curl and arrives as `unknown`.
      case .networkConnectionLost, .unknown: .unavailable("the connection broke off")
      case .notConnectedToInternet: .unavailable("this computer is not connected")
      case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
        .serverCertificateHasUnknownRoot:
        .unavailable("the server can't prove that it is \(server)")
      case .timedOut: .unavailable("no answer came in time")
      case .badServerResponse, .cannotParseResponse: .badAnswer("it is no HTTP")
      default: .unavailable("\(error.localizedDescription)")
      }
  }
}
