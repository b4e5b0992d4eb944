import Project

/// The protocols that a class conforms to, with those that they refine.
struct ProtocolClosure {
  /// Apple's protocols.
  private(set) var names: Set<String> = []
  /// The selectors of the methods that the project's protocols ask for.
  private(set) var selectors: Set<String> = []
  /// Protocols that come from elsewhere, so that they may refine any.
  private(set) var unknownNames: Set<String> = []

  init(of lineage: ClassLineage, in classes: ClassIndex) {
    let own = lineage.classes.filter(\.isDeclared).reduce(into: Set<String>()) { $0.formUnion($1.inherited) }
    var open = own.subtracting(lineage.names)
    var seen = open
    // Of those that Apple's classes gain, few are about views. They are seldom known, and every class has them.
    names = lineage.inherited.subtracting(own).filter(SystemClass.mayHave)
    while let name = open.popFirst() {
      if let declared = classes.protocolDeclaration(name) {
        selectors.formUnion(declared.selectors)
        let refined = declared.inherited.subtracting(seen).subtracting(lineage.names)
        seen.formUnion(refined)
        open.formUnion(refined)
      } else if SystemClass.mayHave(name) {
        names.insert(name)
      } else if !Self.plain.contains(name) {
        unknownNames.insert(name)
      }
    }
  }

  /// Protocols of Swift, of which none is about views.
  private static let plain: Set = [
    "AnyObject", "class", "Any", "Equatable", "Hashable", "Comparable", "Identifiable", "Codable", "Encodable",
    "Decodable", "Sendable", "Error", "CaseIterable", "CustomStringConvertible", "CustomDebugStringConvertible",
    "ObservableObject", "MainActor", "unchecked", "preconcurrency",
  ]
}
