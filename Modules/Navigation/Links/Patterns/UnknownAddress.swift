/// The error of an address that no pattern of a table takes, about the first part that none knows.
struct UnknownAddress {
  private let address: Address
  private let table: AddressTable

  init(_ address: Address, in table: AddressTable) {
    self.address = address
    self.table = table
  }

  var error: DeepLinkError {
    let search = table.explain(address)
    if search.depth < 0 { return baseError }
    let names = table.names(after: search)
    if search.depth < address.segments.count {
      let part = address.segments[search.depth]
      return unknown(address.error(.segment, part.range, "No link of the app leads there"), among: names)
    }
    let missing = names.count == 1 ? "“\(names[0])”" : "Something"
    return unknown(endError("\(missing) is missing after this"), among: [])
  }

  private func endError(_ reason: String) -> DeepLinkError {
    if let last = address.segments.last { return address.error(.segment, last.range, reason) }
    return address.error(.host, address.host?.range ?? address.scheme.range, reason)
  }

  /// The error of a scheme, a host, or a beginning without `//` that no pattern has.
  private var baseError: DeepLinkError {
    guard let bases = table.bases[address.scheme.text ?? ""] else {
      var error = address.error(.scheme, address.scheme.range, "No link of the app has this scheme")
      // The name of a user may stand there.
      if address.host == nil { error.text = "" }
      return unknown(error, among: Array(table.bases.keys))
    }
    guard let host = address.host else {
      let reason = "“\(bases[0].text)” is how links with this scheme begin"
      return unknown(address.error(.scheme, address.scheme.range, reason), among: [])
    }
    let error = address.error(.host, host.range, "No link of the app has this host")
    return unknown(error, among: bases.compactMap(\.host))
  }

  private func unknown(_ error: DeepLinkError, among names: [String]) -> DeepLinkError {
    var error = error
    error.isUnknown = true
    error.nearMisses = NearMisses.of(error.text, among: names)
    return error
  }
}
