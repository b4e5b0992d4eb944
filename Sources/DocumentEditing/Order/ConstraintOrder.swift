public import XMLSource

/// The order of constraints in a list, which Xcode sorts by identifier, byte by byte, with every save.
public enum ConstraintOrder {
  /// The edits that sort every list of constraints of a document; none for lists that are sorted.
  ///
  /// Constraints change places; the white space between them stays. A list in which anything else than constraints
  /// stands, such as a comment or a constraint without an identifier, is left as it is.
  public static func edits(in tree: XMLTree) throws(EditError) -> EditList {
    var edits = EditList()
    var pending = [tree.root]
    while let element = pending.popLast() {
      if tree.name(of: element) == "constraints" { try edits.insert(contentsOf: sorting(element, in: tree)) }
      pending += tree.children(of: element)
    }
    return edits
  }

  private static func sorting(_ list: ElementIndex, in tree: XMLTree) -> [SourceEdit] {
    var constraints: [(id: String, range: SourceRange)] = []
    for node in tree.nodes(in: list) {
      switch node.kind {
      case .text where isBlank(node.range, in: tree): continue
      case .element(let element):
        guard tree.name(of: element) == "constraint", let id = tree[element, "id"] else { return [] }
        constraints.append((id, node.range))
      default: return []
      }
    }
    let sorted = constraints.enumerated().sorted { one, other in
      one.element.id == other.element.id
        ? one.offset < other.offset : one.element.id.utf8.lexicographicallyPrecedes(other.element.id.utf8)
    }
    return zip(constraints, sorted).compactMap { place, constraint in
      place.range == constraint.element.range
        ? nil : SourceEdit(place.range, tree.source.text(in: constraint.element.range))
    }
  }

  private static func isBlank(_ range: SourceRange, in tree: XMLTree) -> Bool {
    tree.source.text(in: range).utf8.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
  }
}
