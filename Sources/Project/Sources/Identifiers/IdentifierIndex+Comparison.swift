extension IdentifierIndex {
  /// The texts about which another index answers something else; nil where it may be any text.
  package func differingTexts(from other: IdentifierIndex) -> Set<String>? {
    guard isEmpty == other.isEmpty, unknownRegistrations == other.unknownRegistrations,
      computedRequests == other.computedRequests, registered == other.registered, registrars == other.registrars,
      controllers == other.controllers,
      nibIdentifiers == other.nibIdentifiers, namesBesideNavigation == other.namesBesideNavigation
    else { return nil }
    var texts = constants.symmetricDifference(other.constants)
    texts.formUnion(otherLiterals.keys.lazy.filter { other.otherLiterals[$0] == nil })
    texts.formUnion(other.otherLiterals.keys.lazy.filter { otherLiterals[$0] == nil })
    let (own, others) = (Set(requests.lazy.map(Place.init)), Set(other.requests.lazy.map(Place.init)))
    texts.formUnion(own.symmetricDifference(others).lazy.map(\.name))
    return texts
  }

  /// The types whose code loads each nib, by the name of the nib.
  package var nibLoaders: [String: Set<String>] {
    var loaders = controllers
    for request in requests where request.kind == .nib {
      request.enclosingType.map { _ = loaders[request.name, default: []].insert($0) }
    }
    return loaders
  }
}

/// A request, wherever it stands in its file.
private struct Place: Hashable {
  let kind: IdentifierUse.Kind
  let name: String
  let path: String
  let isLiteral: Bool
  let enclosingType: String?

  init(_ request: IdentifierIndex.Request) {
    (kind, name, path) = (request.kind, request.name, request.path)
    (isLiteral, enclosingType) = (request.isLiteral, request.enclosingType)
  }
}
