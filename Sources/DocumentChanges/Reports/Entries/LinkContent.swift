import Formats

/// What a constraint or a connection says, apart from its id.
struct LinkContent: Hashable {
  private let name: String
  private let holder: ElementIdentity?
  private let attributes: [String: String]

  init(_ element: ElementIndex, in version: DocumentVersion) {
    name = version.tree.name(of: element)
    holder = version.parent(of: element)
    let attributes = version.tree.attributes(of: element).filter { $0.name != "id" }
    self.attributes = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
  }
}

extension [LinkContent: Int] {
  /// Takes one away.
  ///
  /// - Returns: Whether there was any.
  mutating func take(_ content: LinkContent) -> Bool {
    guard let count = self[content], count > 0 else { return false }
    self[content] = count - 1
    return true
  }
}
